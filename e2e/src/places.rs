//! Paths of files that the harness reads and writes.

use std::path::{Path, PathBuf};

/// Returns Cargo's target folder. Test programs are in `target/PROFILE/deps`.
fn target() -> PathBuf {
    let program = std::env::current_exe().expect("a running program has a path");
    program.ancestors().nth(3).map(Path::to_owned).expect("test programs are in target")
}

/// Returns the path of the binary: `IQUAZU_BINARY`, or where `cargo play` and `cargo verify binary` build it.
pub fn binary() -> PathBuf {
    let from_env = std::env::var_os("IQUAZU_BINARY").map(PathBuf::from);
    let default = || target().join("debug").join(format!("iquazu{}", std::env::consts::EXE_SUFFIX));
    from_env.unwrap_or_else(default)
}

/// Returns the folder of pictures taken by the tests.
pub(crate) fn screenshots() -> PathBuf {
    target().join("screenshots")
}
