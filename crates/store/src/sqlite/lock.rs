//! One process serves a file: two would each believe that nobody else appends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::OpenError;

/// Held as long as the process serves; the operating system lets go when it dies.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    pub(super) fn take(database: &Path) -> Result<Lock, OpenError> {
        let path = beside(database);
        let failed = |error: std::io::Error| super::failed(&path, &error);
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// SQLite locks parts of its own files, so this one is another.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}
