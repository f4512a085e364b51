//! Files that only their owner can read: a database holds the secrets of deals and keys, and so do its copies.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// Creates an empty file.
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`] if there is one.
pub(super) fn create(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// Creates an empty file, or removes the permissions of group and others from an existing one. SQLite gives the files
/// beside a database the permissions of the database.
pub(super) fn create_or_restrict(file: &Path) -> io::Result<()> {
    match create(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            restrict(file);
            Ok(())
        }
        created => created,
    }
}

/// Removes the permissions of group and others from a file. Only its owner can do that; for others nothing changes.
pub(super) fn restrict(file: &Path) {
    #[cfg(unix)]
    if let Ok(found) = std::fs::metadata(file) {
        use std::os::unix::fs::PermissionsExt;
        let mode = found.permissions().mode();
        if mode & 0o077 != 0 {
            let _ = std::fs::set_permissions(file, std::fs::Permissions::from_mode(mode & 0o700));
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

/// Creates a folder and its parents as far as they are missing. Existing ones keep their permissions.
pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
