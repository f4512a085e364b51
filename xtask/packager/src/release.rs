//! What is released: which version, from which moment, and the files that were written.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::arch::Arch;

/// The program for one processor.
#[derive(Debug)]
pub(crate) struct Binary {
    pub(crate) arch: Arch,
    pub(crate) content: Vec<u8>,
}

#[derive(Debug)]
pub(crate) struct Release {
    pub(crate) version: &'static str,
    /// The time of every file in every archive, in seconds since 1970.
    pub(crate) time: u64,
    /// The repository.
    pub(crate) root: PathBuf,
    folder: PathBuf,
    written: Vec<(String, usize)>,
}

impl Release {
    /// Starts a release of the current commit in an empty folder.
    pub(crate) fn begin(root: PathBuf, folder: PathBuf) -> Result<Release> {
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
        }
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let time = time(&root)?;
        Ok(Release { version: env!("CARGO_PKG_VERSION"), time, root, folder, written: Vec::new() })
    }

    /// Reads a file of the repository.
    pub(crate) fn source(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.root.join(path)).with_context(|| format!("cannot read {path}"))
    }

    /// Writes one finished file.
    pub(crate) fn write(&mut self, name: String, content: &[u8]) -> Result<()> {
        let path = self.folder.join(&name);
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
        println!("  packed {name}");
        self.written.push((name, content.len()));
        Ok(())
    }

    /// Returns names and contents of everything written so far.
    pub(crate) fn written(&self) -> impl Iterator<Item = Result<(&str, Vec<u8>)>> {
        self.written.iter().map(|(name, _)| Ok((name.as_str(), fs::read(self.folder.join(name))?)))
    }

    /// Returns a table of all files and their sizes.
    pub(crate) fn summary(&self) -> String {
        let mut table = format!("\n{:<44} {:>12}\n", format!("release {}", self.version), "bytes");
        for (name, size) in &self.written {
            writeln!(table, "{name:<44} {size:>12}").expect("writing to a string cannot fail");
        }
        table
    }

    #[cfg(test)]
    pub(crate) fn for_tests(version: &'static str) -> Release {
        let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        Release { version, time: 1_000_000_000, root, folder: PathBuf::new(), written: Vec::new() }
    }
}

/// Returns the time of the commit, unless `SOURCE_DATE_EPOCH` names another.
fn time(root: &std::path::Path) -> Result<u64> {
    if let Ok(epoch) = std::env::var("SOURCE_DATE_EPOCH") {
        return epoch.parse().with_context(|| format!("SOURCE_DATE_EPOCH is `{epoch}`: expected seconds since 1970"));
    }
    let git = Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root).output();
    let git = git.context("cannot start git; without it set SOURCE_DATE_EPOCH to seconds since 1970")?;
    ensure!(git.status.success(), "no commit to take the time from; set SOURCE_DATE_EPOCH to seconds since 1970");
    Ok(String::from_utf8(git.stdout)?.trim().parse()?)
}
