//! Keeps a second process from serving the same database.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::OpenError;

/// Held while the process serves. The operating system releases it if the process dies.
#[derive(Debug)]
pub(super) struct Lock {
    _files: Vec<File>,
}

impl Lock {
    /// Locks a database for serving. It must exist, and no connection of this process may be open: closing any handle of a
    /// file ends the locks that SQLite has on it, so ours has to be closed last.
    pub(super) fn acquire(database: &Path) -> Result<Lock, OpenError> {
        let mut lock = Lock::acquire_beside(database)?;
        if let Some(file) = lock_inside(database)? {
            lock._files.push(file);
        }
        Ok(lock)
    }

    /// Locks only the file beside the database. Safe while connections are open.
    pub(super) fn acquire_beside(database: &Path) -> Result<Lock, OpenError> {
        let path = lock_path(database);
        super::private::create_or_restrict(&path).map_err(|error| super::failed(&path, &error))?;
        Ok(Lock { _files: vec![try_lock(&path, database)?] })
    }
}

/// Locks the database itself, which a hard link or a missing lock file does not get around. On Linux such a lock is apart
/// from the byte ranges that SQLite locks; elsewhere they could exclude each other.
fn lock_inside(database: &Path) -> Result<Option<File>, OpenError> {
    if cfg!(target_os = "linux") { try_lock(database, database).map(Some) } else { Ok(None) }
}

fn try_lock(path: &Path, database: &Path) -> Result<File, OpenError> {
    let failed = |error: io::Error| super::failed(path, &error);
    let file = OpenOptions::new().truncate(false).write(true).open(path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Returns the path of the lock file.
fn lock_path(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}
