//! Tests of the crate's own source files.

mod colours;
mod late_handlers;

use std::fs;
use std::path::{Path, PathBuf};

/// Returns all files below `src` with one of these endings, by their path below `src`, with their text.
fn sources(endings: &[&str]) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let named = |path: PathBuf| (path.strip_prefix(&root).expect("below the root").display().to_string(), path.clone());
    let wanted = |name: &String| endings.iter().any(|ending| name.ends_with(ending));
    let files = files(&root).into_iter().map(named).filter(|(name, _)| wanted(name));
    files.map(|(name, path)| (name, fs::read_to_string(path).expect("a text file"))).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
