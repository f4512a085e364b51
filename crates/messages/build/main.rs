//! Turns the catalogues in `locales/` into Rust. A gap between the languages stops the build.

#[path = "../generator/mod.rs"]
mod generator;

use std::path::{Path, PathBuf};
use std::{env, fs, process};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=generator");
    println!("cargo::rerun-if-changed=locales");
    let result = generator::read_locales(&root.join("locales")).and_then(|locales| generator::generate(&locales));
    match result {
        Ok(code) => write(&out.join("messages.rs"), &code),
        Err(errors) => {
            for error in errors {
                println!("cargo::error={error}");
            }
            process::exit(1);
        }
    }
}

fn write(path: &Path, code: &str) {
    fs::write(path, code).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
