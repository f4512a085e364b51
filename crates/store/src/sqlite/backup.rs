//! Online backup.

use std::fs::File;
use std::path::Path;

use super::schema;

/// Writes a compact, consistent copy while writers continue. Fails if the target exists.
pub(super) fn copy(from: &Path, to: &Path) -> rusqlite::Result<()> {
    let target = to.to_str().ok_or_else(|| rusqlite::Error::InvalidPath(to.to_owned()))?;
    schema::reader(from)?.execute("VACUUM INTO ?", [target])?;
    // Sync, so that the backup survives a power failure.
    let synced = File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}
