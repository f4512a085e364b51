//! The `ar` format, as far as Debian packages use it: short names, all files of root, no tables.

use std::fmt::Write;

/// Writes an archive of these files.
pub(crate) fn archive(files: &[(&str, &[u8])], mtime: u64) -> Vec<u8> {
    let mut archive = b"!<arch>\n".to_vec();
    for (name, content) in files {
        assert!(name.len() <= 16, "{name} is too long for an ar archive");
        let mut header = String::new();
        // Name, time, owner, group, mode and size, padded to fixed widths.
        writeln!(header, "{name:<16}{mtime:<12}{:<6}{:<6}{:<8}{:<10}`", 0, 0, "100644", content.len())
            .expect("writing to a string cannot fail");
        archive.extend_from_slice(header.as_bytes());
        archive.extend_from_slice(content);
        if content.len() % 2 == 1 {
            archive.push(b'\n');
        }
    }
    archive
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_start_at_even_offsets() {
        let archive = archive(&[("debian-binary", b"2.0"), ("x", b"")], 12);
        let expected = "!<arch>\n\
            debian-binary   12          0     0     100644  3         `\n2.0\n\
            x               12          0     0     100644  0         `\n";
        assert_eq!(String::from_utf8(archive).unwrap(), expected);
    }
}
