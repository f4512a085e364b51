//! A tree of files that becomes a tar archive: the same files always make the same bytes, on every machine.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{Builder, EntryType, Header};

/// Files and folders by path, in path order; a folder's path ends with `/`.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    entries: BTreeMap<String, Entry>,
}

#[derive(Debug)]
struct Entry {
    content: Vec<u8>,
    mode: u32,
    owner: u32,
}

impl Tree {
    /// Adds a file of root that everybody may read.
    pub(crate) fn file(self, path: &str, content: impl Into<Vec<u8>>) -> Tree {
        self.add(path.to_owned(), content.into(), 0o644, 0)
    }

    /// Adds a file of root that everybody may run.
    pub(crate) fn program(self, path: &str, content: impl Into<Vec<u8>>) -> Tree {
        self.add(path.to_owned(), content.into(), 0o755, 0)
    }

    /// Adds a folder with its own mode and owner.
    pub(crate) fn folder(self, path: &str, mode: u32, owner: u32) -> Tree {
        self.add(format!("{path}/"), Vec::new(), mode, owner)
    }

    fn add(mut self, path: String, content: Vec<u8>, mode: u32, owner: u32) -> Tree {
        let above: Vec<usize> = path.match_indices('/').map(|(at, _)| at + 1).filter(|end| *end < path.len()).collect();
        for end in above {
            let folder = Entry { content: Vec::new(), mode: 0o755, owner: 0 };
            self.entries.entry(path[..end].to_owned()).or_insert(folder);
        }
        self.entries.insert(path, Entry { content, mode, owner });
        self
    }

    /// Iterates over the files, without folders.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let files = self.entries.iter().filter(|(path, _)| !path.ends_with('/'));
        files.map(|(path, entry)| (path.as_str(), entry.content.as_slice()))
    }

    /// Writes the tree as tar. Every path gets `prefix`, every entry the time `mtime` in seconds since 1970.
    pub(crate) fn tar(&self, prefix: &str, mtime: u64) -> Result<Vec<u8>> {
        let mut builder = Builder::new(Vec::new());
        if prefix.ends_with('/') {
            append(&mut builder, prefix, &Entry { content: Vec::new(), mode: 0o755, owner: 0 }, mtime)?;
        }
        for (path, entry) in &self.entries {
            append(&mut builder, &format!("{prefix}{path}"), entry, mtime).with_context(|| path.clone())?;
        }
        Ok(builder.into_inner()?)
    }

    /// Writes the tree as tar compressed with gzip.
    pub(crate) fn tar_gz(&self, prefix: &str, mtime: u64) -> Result<Vec<u8>> {
        gzip(&self.tar(prefix, mtime)?)
    }
}

/// Compresses at the strongest setting; the header holds neither a time nor a name.
pub(crate) fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

fn append(builder: &mut Builder<Vec<u8>>, path: &str, entry: &Entry, mtime: u64) -> Result<()> {
    let mut header = Header::new_gnu();
    // Not `set_path`, which drops a leading `./` and the `/` of folders: Debian's tools expect both.
    let name = &mut header.as_old_mut().name;
    let room = name.get_mut(..path.len()).with_context(|| format!("{path} is too long for a tar archive"))?;
    room.copy_from_slice(path.as_bytes());
    header.set_entry_type(if path.ends_with('/') { EntryType::Directory } else { EntryType::Regular });
    header.set_size(entry.content.len() as u64);
    header.set_mode(entry.mode);
    header.set_uid(entry.owner.into());
    header.set_gid(entry.owner.into());
    header.set_mtime(mtime);
    header.set_cksum();
    Ok(builder.append(&header, entry.content.as_slice())?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn archive_holds_sorted_entries_with_their_folders() {
        let tree = Tree::default().program("usr/bin/game", "run").folder("data", 0o700, 10001).file("etc/a", "b");
        let bytes = tree.tar("./", 1_000).unwrap();
        let mut archive = tar::Archive::new(bytes.as_slice());
        let mut seen = Vec::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let mut content = String::new();
            entry.read_to_string(&mut content).unwrap();
            let header = entry.header();
            assert_eq!((header.mtime().unwrap(), header.uid().unwrap()), (1_000, header.gid().unwrap()));
            let path = String::from_utf8(entry.path_bytes().into_owned()).unwrap();
            seen.push((path, header.mode().unwrap(), header.uid().unwrap(), content));
        }
        let folder = |path: &str| (path.to_owned(), 0o755, 0, String::new());
        assert_eq!(
            seen,
            [
                folder("./"),
                ("./data/".to_owned(), 0o700, 10001, String::new()),
                folder("./etc/"),
                ("./etc/a".to_owned(), 0o644, 0, "b".to_owned()),
                folder("./usr/"),
                folder("./usr/bin/"),
                ("./usr/bin/game".to_owned(), 0o755, 0, "run".to_owned()),
            ]
        );
    }

    #[test]
    fn order_of_adding_does_not_change_the_archive() {
        let one = Tree::default().file("b/c", "1").file("a", "2").tar_gz("", 7).unwrap();
        let other = Tree::default().file("a", "2").file("b/c", "1").tar_gz("", 7).unwrap();
        assert_eq!(one, other);
    }

    #[test]
    fn path_that_does_not_fit_is_an_error() {
        let error = Tree::default().file(&"x".repeat(101), "").tar("", 0).unwrap_err();
        assert!(format!("{error:#}").contains("too long"), "{error:#}");
    }
}
