//! Where the harness finds and leaves things.

use std::path::{Path, PathBuf};

/// Cargo's target folder: test programs lie in `target/PROFILE/deps`.
fn target() -> PathBuf {
    let program = std::env::current_exe().expect("a running program has a path");
    program.ancestors().nth(3).map(Path::to_owned).expect("test programs lie in target")
}

/// Returns the path of the binary: `IQUAZU_BINARY`, or where `cargo play` and `cargo verify binary` build it.
pub fn binary() -> PathBuf {
    let from_env = std::env::var_os("IQUAZU_BINARY").map(PathBuf::from);
    let default = || target().join("debug").join(format!("iquazu{}", std::env::consts::EXE_SUFFIX));
    from_env.unwrap_or_else(default)
}

/// Pictures to look at after a run.
pub(crate) fn screenshots() -> PathBuf {
    target().join("screenshots")
}
