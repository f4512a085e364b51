//! Where things are: the workspace as cargo sees it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output_of};

#[derive(Debug)]
pub(crate) struct Repo {
    pub(crate) root: PathBuf,
    /// Cargo's target folder; everything we make lies below it.
    pub(crate) target: PathBuf,
    pub(crate) members: Vec<Member>,
}

/// One crate of the workspace.
#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// Folder relative to the root, as in `crates/rules`.
    pub(crate) folder: String,
    /// Names of everything it depends on directly, of every kind.
    pub(crate) depends_on: Vec<String>,
}

impl Repo {
    pub(crate) fn open() -> Result<Repo> {
        // Asked when run, not when compiled: a target folder may serve several clones.
        let here = std::env::var("CARGO_MANIFEST_DIR").context("please start this with cargo")?;
        let root = Path::new(&here).parent().context("xtask lies in the root")?;
        let mut command = cargo(["metadata", "--format-version", "1", "--no-deps"]);
        let text = output_of(command.current_dir(root))?;
        let metadata: Value = serde_json::from_str(&text).context("cargo metadata is no JSON")?;
        let target = metadata["target_directory"].as_str().context("no target directory")?;
        let packages = metadata["packages"].as_array().context("no packages")?;
        Ok(Repo {
            root: root.to_owned(),
            target: target.into(),
            members: packages.iter().map(|package| member(root, package)).collect(),
        })
    }

    pub(crate) fn has(&self, package: &str) -> bool {
        self.members.iter().any(|member| member.name == package)
    }

    /// Where the finished web app lies.
    pub(crate) fn web_dist(&self) -> PathBuf {
        self.target.join("web/dist")
    }

    /// The path as a reader of the repository writes it.
    pub(crate) fn relative(&self, path: &Path) -> String {
        let path = path.strip_prefix(&self.root).unwrap_or(path);
        path.to_string_lossy().replace('\\', "/")
    }
}

fn member(root: &Path, package: &Value) -> Member {
    let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let folder = manifest.parent().unwrap_or(root);
    let folder = folder.strip_prefix(root).unwrap_or(folder);
    let dependencies = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
    Member {
        name: package["name"].as_str().unwrap_or_default().to_owned(),
        folder: folder.to_string_lossy().replace('\\', "/"),
        depends_on: dependencies
            .iter()
            .filter_map(|dependency| dependency["name"].as_str().map(str::to_owned))
            .collect(),
    }
}

/// Every file below a folder, in path order, without what cargo and git keep there. A folder
/// that is not there has none.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop().filter(|folder| folder.is_dir()) {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if !path.is_dir() {
                found.push(path);
            } else if !path.ends_with("target") && !path.ends_with(".git") {
                waiting.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
