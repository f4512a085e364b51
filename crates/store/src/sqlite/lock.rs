//! A lock file that keeps a second process from serving the same database.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::OpenError;

/// Held while the process serves. The operating system releases it if the process dies.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    pub(super) fn acquire(database: &Path) -> Result<Lock, OpenError> {
        let path = lock_path(database);
        let failed = |error: std::io::Error| super::failed(&path, &error);
        super::private::create_or_restrict(&path).map_err(failed)?;
        let file = OpenOptions::new().truncate(false).write(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// Returns the path of the lock file: a file of its own, because SQLite locks byte ranges of the database file.
fn lock_path(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}
