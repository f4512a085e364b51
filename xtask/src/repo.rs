//! The workspace as cargo sees it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output_of};

#[derive(Debug)]
pub(crate) struct Repo {
    pub(crate) root: PathBuf,
    /// Cargo's target folder; everything that is built is below it.
    pub(crate) target: PathBuf,
    pub(crate) members: Vec<Member>,
}

/// One crate of the workspace.
#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// Folder relative to the root, as in `crates/rules`.
    pub(crate) folder: String,
    /// Names of its direct dependencies, of every kind.
    pub(crate) depends_on: Vec<String>,
    /// Names of its test programs, as for `cargo test --test`.
    pub(crate) tests: Vec<String>,
    /// Names of its programs, as for `cargo build --bin`.
    pub(crate) programs: Vec<String>,
    pub(crate) has_library: bool,
    /// Main files of libraries and programs with `test = false`.
    pub(crate) sources_without_tests: Vec<PathBuf>,
    /// Main files of libraries with `doctest = false`.
    pub(crate) sources_without_doctests: Vec<PathBuf>,
}

impl Repo {
    pub(crate) fn open() -> Result<Repo> {
        // Read when run, not when compiled: a target folder may serve several clones.
        let manifest_dir = std::env::var("CARGO_MANIFEST_DIR").context("not started by cargo")?;
        let root = Path::new(&manifest_dir).parent().context("xtask is not below the root")?;
        let mut command = cargo(["metadata", "--format-version", "1", "--no-deps"]);
        let text = output_of(command.current_dir(root))?;
        let metadata: Value = serde_json::from_str(&text).context("cannot parse the output of cargo metadata")?;
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

    /// Returns the path of a program that is built in the profile `dev`.
    pub(crate) fn debug_program(&self, name: &str) -> PathBuf {
        self.target.join("debug").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }

    /// Returns a path relative to the root, with forward slashes.
    pub(crate) fn relative(&self, path: &Path) -> String {
        let path = path.strip_prefix(&self.root).unwrap_or(path);
        path.to_string_lossy().replace('\\', "/")
    }
}

fn member(root: &Path, package: &Value) -> Member {
    let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let folder = manifest.parent().unwrap_or(root);
    let folder = folder.strip_prefix(root).unwrap_or(folder);
    let list = |key: &str| package[key].as_array().map_or(&[][..], Vec::as_slice);
    let name = |value: &Value| value["name"].as_str().map(str::to_owned);
    let is_kind = |target: &Value, kind: &str| target["kind"][0] == kind;
    let targets = |kind: &str| list("targets").iter().filter(|target| is_kind(target, kind)).filter_map(name).collect();
    let is_library = |target: &Value| is_kind(target, "lib") || is_kind(target, "cdylib");
    let sources = |wanted: &dyn Fn(&Value) -> bool| {
        let targets = list("targets").iter().filter(|target| wanted(target));
        targets.filter_map(|target| target["src_path"].as_str().map(PathBuf::from)).collect()
    };
    Member {
        name: package["name"].as_str().unwrap_or_default().to_owned(),
        folder: folder.to_string_lossy().replace('\\', "/"),
        depends_on: list("dependencies").iter().filter_map(name).collect(),
        tests: targets("test"),
        programs: targets("bin"),
        has_library: list("targets").iter().any(is_library),
        sources_without_tests: sources(&|target| {
            (is_library(target) || is_kind(target, "bin")) && target["test"] == false
        }),
        sources_without_doctests: sources(&|target| is_library(target) && target["doctest"] == false),
    }
}

/// Returns every file below a folder in path order, without build output, git's own files and vendored ones.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if !path.is_dir() {
                found.push(path);
            } else if !["target", ".git", "vendor"].iter().any(|name| path.ends_with(name)) {
                folders.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
