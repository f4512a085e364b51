//! Keeps relocations in the linked module: the bundler needs them to split it into chunks
//! (`xtask/bundler/src/split.rs`).

fn main() {
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
