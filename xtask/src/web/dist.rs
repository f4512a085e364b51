//! Writes the finished app, touching only what has changed: the server is rebuilt when a file is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::compress::{BROTLI, GZIP, compress};
use super::site::Site;
use crate::repo::files_below;

/// Writes every file with its compressed forms, removes what is stale, and reports the sizes.
pub(super) fn write(site: &Site, folder: &Path, cache: &Path) -> Result<String> {
    let mut report = Report::default();
    let mut wanted = BTreeSet::new();
    for (path, content) in site {
        let mut put = |ending: &str, content: &[u8]| -> Result<()> {
            let path = folder.join(format!("{path}{ending}"));
            write_if_changed(&path, content).with_context(|| path.display().to_string())?;
            wanted.insert(path);
            Ok(())
        };
        put("", content)?;
        let brotli = compress(content, &BROTLI, cache)?;
        let gzip = compress(content, &GZIP, cache)?;
        if let Some(brotli) = &brotli {
            put(".br", brotli)?;
        }
        if let Some(gzip) = &gzip {
            put(".gz", gzip)?;
        }
        report.add(path, content.len(), brotli.map_or(content.len(), |brotli| brotli.len()));
    }
    remove_others(folder, &wanted)?;
    Ok(report.text())
}

fn write_if_changed(path: &Path, content: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|before| before == content) {
        return Ok(());
    }
    fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
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
        self.lines.push(Self::line("in all", self.raw, self.sent));
        format!("{:<44} {:>11} {:>11}\n{}", "web app", "bytes", "brotli", self.lines.join("\n"))
    }

    fn line(path: &str, raw: usize, sent: usize) -> String {
        format!("{path:<44} {raw:>11} {sent:>11}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own for one test, removed again at its end.
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
    fn files_lie_beside_their_smaller_forms_and_stale_ones_go() {
        let scratch = Scratch::new("dist");
        let (folder, cache) = (scratch.0.join("dist"), scratch.0.join("cache"));
        let long = b"drop after drop after drop after drop after drop".to_vec();
        let first = Site::from([("app.css".to_owned(), long.clone()), ("old.js".to_owned(), long)]);
        write(&first, &folder, &cache).unwrap();
        assert!(names(&folder).contains(&"old.js.br".to_owned()));

        let second =
            Site::from([("app.css".to_owned(), first["app.css"].clone()), ("tiny.txt".to_owned(), b"x".to_vec())]);
        let written = |name: &str| fs::metadata(folder.join(name)).unwrap().modified().unwrap();
        let before = written("app.css");
        write(&second, &folder, &cache).unwrap();
        assert_eq!(names(&folder), ["app.css", "app.css.br", "app.css.gz", "tiny.txt"]);
        assert_eq!(written("app.css"), before);
    }
}
