//! Writes the table of the web app's files with their compressed forms.
//!
//! `cargo xtask web` makes the files. Without them the table is empty and the server answers with a page that says what
//! to do, so the crate builds in any order.

use std::env;
use std::fmt::Write;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

const NONE: &str = "None";

fn main() -> io::Result<()> {
    let dist = dist();
    // Cargo would run this script at every build if the watched folder did not exist.
    fs::create_dir_all(&dist)?;
    println!("cargo::rerun-if-env-changed=IQUAZU_WEB_DIST");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    collect(&dist, &mut files)?;
    files.sort();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("assets.rs"), table(&dist, &files)?)
}

/// Returns the folder of the built app: `IQUAZU_WEB_DIST`, or `target/web/dist` in the workspace.
fn dist() -> PathBuf {
    let from_env = env::var_os("IQUAZU_WEB_DIST").map(PathBuf::from);
    from_env.unwrap_or_else(|| {
        let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
        Path::new(&here).join("../../target/web/dist")
    })
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Returns an expression of type `&[Asset]`. If a file has a gzip form, only its compressed forms are embedded.
fn table(dist: &Path, files: &[PathBuf]) -> io::Result<String> {
    let mut table = String::from("&[\n");
    for file in files.iter().filter(|file| !is_compressed_form(file)) {
        let path = file.strip_prefix(dist).expect("files lie in dist");
        let path = path.to_string_lossy().replace('\\', "/");
        let gzip = form(file, ".gz")?;
        writeln!(
            table,
            "Asset {{ path: {path:?}, etag: {:?}, plain: {}, brotli: {}, gzip: {gzip} }},",
            tag(&fs::read(file)?),
            if gzip == NONE { form(file, "")? } else { NONE.to_owned() },
            form(file, ".br")?,
        )
        .expect("writing to a string cannot fail");
    }
    table.push(']');
    Ok(table)
}

/// Returns whether a file is the brotli or gzip form of the file beside it.
fn is_compressed_form(file: &Path) -> bool {
    let compressed = file.extension().is_some_and(|ending| ending == "br" || ending == "gz");
    compressed && file.with_extension("").is_file()
}

/// Returns an expression of type `Option<&[u8]>`: the content of a file, or of its form with a suffix.
fn form(file: &Path, suffix: &str) -> io::Result<String> {
    let mut path = file.as_os_str().to_owned();
    path.push(suffix);
    let path = PathBuf::from(path);
    if !path.is_file() {
        return Ok(NONE.to_owned());
    }
    Ok(format!("Some(include_bytes!({:?}))", fs::canonicalize(path)?))
}

/// Returns an entity tag, which only has to differ when the content does.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("W/\"{:016x}\"", hasher.finish())
}
