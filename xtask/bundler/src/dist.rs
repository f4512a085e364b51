//! Writes the built app. Files that have not changed are not touched: the binary is built again when one is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::compress::{self, Form};
use crate::files::files_below;
use crate::site::Site;

/// Writes every file with its compressed forms, removes what is stale, and reports the sizes.
pub(crate) fn write(site: &Site, folder: &Path, cache: &Path) -> Result<String> {
    let mut report = Report::default();
    let mut wanted = BTreeSet::new();
    for (path, content) in site {
        let mut put = |suffix: &str, content: &[u8]| -> Result<()> {
            let path = folder.join(format!("{path}{suffix}"));
            write_if_changed(&path, content).with_context(|| path.display().to_string())?;
            wanted.insert(path);
            Ok(())
        };
        put("", content)?;
        let mut smallest = content.len();
        for Form { suffix, content } in compress::forms(content, cache)? {
            put(suffix, &content)?;
            smallest = smallest.min(content.len());
        }
        report.add(path, content.len(), smallest);
    }
    remove_others(folder, &wanted)?;
    Ok(report.text())
}

fn write_if_changed(path: &Path, content: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|before| before == content) {
        return Ok(());
    }
    fs::create_dir_all(path.parent().context("a file without a folder")?)?;
    Ok(fs::write(path, content)?)
}

fn remove_others(folder: &Path, wanted: &BTreeSet<PathBuf>) -> Result<()> {
    for path in files_below(folder)? {
        if !wanted.contains(&path) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

#[derive(Default)]
struct Report {
    lines: Vec<String>,
    raw: usize,
    sent: usize,
}

impl Report {
    fn add(&mut self, path: &str, raw: usize, sent: usize) {
        self.raw += raw;
        self.sent += sent;
        self.lines.push(Self::line(path, raw, sent));
    }

    fn text(mut self) -> String {
        self.lines.push(Self::line("total", self.raw, self.sent));
        format!("{:<44} {:>11} {:>11}\n{}", "web app", "bytes", "smallest", self.lines.join("\n"))
    }

    fn line(path: &str, raw: usize, sent: usize) -> String {
        format!("{path:<44} {raw:>11} {sent:>11}")
    }
}

#[cfg(all(test, feature = "compress"))]
mod tests {
    use super::*;

    /// A temporary folder for one test, removed when dropped.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let folder = std::env::temp_dir().join(format!("iquazu-{name}-{}", std::process::id()));
            Scratch(folder)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn names(folder: &Path) -> Vec<String> {
        let files = files_below(folder).unwrap();
        let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
        files.iter().map(name).collect()
    }

    #[test]
    fn compressed_forms_are_written_and_stale_files_removed() {
        let scratch = Scratch::new("dist");
        let (folder, cache) = (scratch.0.join("dist"), scratch.0.join("cache"));
        let long = b"drip drip drip drip drip drip drip drip drip drip".to_vec();
        let first = Site::from([("app.css".to_owned(), long.clone()), ("old.js".to_owned(), long)]);
        write(&first, &folder, &cache).unwrap();
        assert!(names(&folder).contains(&"old.js.br".to_owned()));

        let second =
            Site::from([("app.css".to_owned(), first["app.css"].clone()), ("tiny.txt".to_owned(), b"x".to_vec())]);
        let modified = |name: &str| fs::metadata(folder.join(name)).unwrap().modified().unwrap();
        let before = modified("app.css");
        write(&second, &folder, &cache).unwrap();
        assert_eq!(names(&folder), ["app.css", "app.css.br", "app.css.gz", "tiny.txt"]);
        assert_eq!(modified("app.css"), before);
    }
}
