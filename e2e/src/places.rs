//! Where the harness finds and leaves things.

use std::path::{Path, PathBuf};

/// Cargo's target folder: test programs lie in `target/PROFILE/deps`.
fn target() -> PathBuf {
    let program = std::env::current_exe().expect("a running program has a path");
    program.ancestors().nth(3).map(Path::to_owned).expect("test programs lie in target")
}

/// The release binary, as `cargo verify` built it or as `cargo build --release` leaves it.
pub fn binary() -> PathBuf {
    let told = std::env::var_os("IQUAZU_BINARY").map(PathBuf::from);
    let usual = || target().join("release").join(format!("iquazu{}", std::env::consts::EXE_SUFFIX));
    told.unwrap_or_else(usual)
}

/// Pictures to look at after a run.
pub(crate) fn screenshots() -> PathBuf {
    target().join("screenshots")
}

/// Tools fetched once.
pub(crate) fn tools() -> PathBuf {
    target().join("tools")
}
