//! The short form of the attacks on the real binary. `cargo run --release -p iquazu-load --bin attack` is the long one.

use iquazu_load::attack::{Scale, run};
use std::path::Path;

#[tokio::test(flavor = "multi_thread")]
async fn server_holds_out_against_strangers() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = run(Path::new(env!("CARGO_BIN_EXE_iquazu")), folder.path(), Scale::SHORT).await.expect("it goes on");
    assert!(report.held() && report.control.count() > 0, "{report}");
}
