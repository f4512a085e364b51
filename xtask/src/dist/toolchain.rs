//! The cross compiler: zig compiles and links the C parts (SQLite, ring) for musl, `cargo-zigbuild` tells cargo so.
//! Both come from the Python registry into a virtual environment below `target`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::arch::Arch;
use crate::command::{exists, run};
use crate::repo::Repo;
use crate::tools;

/// Fixed, so that a release made twice is made by the same compiler.
const PACKAGES: [&str; 2] = ["cargo-zigbuild==0.24.0", "ziglang==0.17.0"];

/// A virtual environment with the cross compiler.
#[derive(Debug)]
pub(super) struct Toolchain {
    programs: PathBuf,
}

impl Toolchain {
    /// Installs what is missing, or says what to install.
    pub(super) fn ensure(repo: &Repo, archs: &[Arch]) -> Result<Toolchain> {
        for arch in archs {
            tools::ensure_target(&arch.target())?;
        }
        let folder = repo.target.join("dist/venv");
        let toolchain = Toolchain { programs: folder.join("bin") };
        let stamp = folder.join("installed.txt");
        let wanted = PACKAGES.join("\n");
        if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
            return Ok(toolchain);
        }
        if !exists("python3", "--version") {
            bail!(
                "Python is missing: it installs the cross compiler. On Debian, as root: apt-get install python3-venv"
            );
        }
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))
            .context("cannot make a virtual environment. On Debian, as root: apt-get install python3-venv")?;
        let pip = toolchain.programs.join("pip");
        run(Command::new(pip).args(["install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES))
            .with_context(|| format!("cannot install {} from the Python registry", PACKAGES.join(" and ")))?;
        fs::write(stamp, wanted)?;
        Ok(toolchain)
    }

    /// Returns `cargo zigbuild`, which takes the arguments of `cargo build`.
    pub(super) fn zigbuild(&self) -> Result<Command> {
        let mut command = Command::new(self.programs.join("cargo-zigbuild"));
        // It looks for zig as a module of this Python.
        command.arg("zigbuild").env("CARGO_ZIGBUILD_PYTHON_PATH", self.programs.join("python3"));
        Ok(command)
    }
}
