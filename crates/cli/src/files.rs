//! Reads text files and writes files atomically.

use crate::error::CliError;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// Reads a file as text; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, CliError> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|error| CliError::Runtime(format!("cannot read {}: {error}", path.display())))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let good = std::str::from_utf8(good).expect("valid up to there");
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        CliError::invalid(path.display(), format!("line {line}, column {column}: expected UTF-8 text"))
    })
}

/// Replaces the content of a block of a document, from `<!-- NAME -->` to `<!-- end -->`.
///
/// # Errors
/// Returns a message if the document has no such block.
pub(crate) fn with_block(page: &str, name: &str, content: &str) -> Result<String, String> {
    const END: &str = "<!-- end -->";
    let begin = format!("<!-- {name} -->\n");
    let start = page.find(&begin).ok_or_else(|| format!("expected a block `{}`", begin.trim_end()))? + begin.len();
    let end = page[start..].find(END).ok_or_else(|| format!("the block of `{name}` has no `{END}`"))? + start;
    Ok(format!("{}\n{content}\n{}", &page[..start], &page[end..]))
}

/// A file that is written under a temporary name in the same folder and renamed when it is complete. Dropping it before
/// that removes it.
#[derive(Debug)]
pub(crate) struct AtomicFile {
    path: PathBuf,
    temporary: PathBuf,
    file: Option<BufWriter<File>>,
}

impl AtomicFile {
    pub(crate) fn create(path: &Path) -> Result<AtomicFile, CliError> {
        let mut name = OsString::from(".");
        name.push(path.file_name().ok_or_else(|| CliError::invalid(path.display(), "expected a file name"))?);
        name.push(format!(".{}.part", std::process::id()));
        let temporary = path.with_file_name(name);
        let refused = |error| write_error(path, error);
        if path.is_dir() {
            return Err(refused(io::ErrorKind::IsADirectory.into()));
        }
        let file = BufWriter::new(File::create_new(&temporary).map_err(refused)?);
        Ok(AtomicFile { path: path.to_owned(), temporary, file: Some(file) })
    }

    pub(crate) fn write(&mut self, text: &str) -> Result<(), CliError> {
        let file = self.file.as_mut().expect("open until completed");
        file.write_all(text.as_bytes()).map_err(|error| write_error(&self.path, error))
    }

    /// Flushes the file to disk and renames it.
    pub(crate) fn complete(mut self) -> Result<(), CliError> {
        let file = self.file.take().expect("open until completed");
        let written = file.into_inner().map_err(io::IntoInnerError::into_error).and_then(|file| file.sync_all());
        written.and_then(|()| fs::rename(&self.temporary, &self.path)).map_err(|error| {
            let _ = fs::remove_file(&self.temporary);
            write_error(&self.path, error)
        })
    }
}

impl Drop for AtomicFile {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            // Best effort: an error while cleaning up must not hide the first one.
            let _ = fs::remove_file(&self.temporary);
        }
    }
}

fn write_error(path: &Path, error: io::Error) -> CliError {
    CliError::Runtime(format!("cannot write {}: {error}", path.display()))
}
