//! Online backup.

use std::fs::File;
use std::path::Path;

use super::{private, schema};

/// Writes a compact, consistent copy while writers continue. Fails if the target exists.
pub(super) fn copy(from: &Path, to: &Path) -> rusqlite::Result<()> {
    let target = to.to_str().ok_or_else(|| rusqlite::Error::InvalidPath(to.to_owned()))?;
    let io = |error: std::io::Error| rusqlite::Error::ToSqlConversionFailure(error.into());
    // SQLite writes into an empty file, and would create one that others can read.
    private::create(to).map_err(io)?;
    if let Err(error) = schema::reader(from).and_then(|reader| reader.execute("VACUUM INTO ?", [target])) {
        let _ = std::fs::remove_file(to);
        return Err(error);
    }
    // Sync, so that the backup survives a power failure.
    File::open(to).and_then(|file| file.sync_all()).map_err(io)
}
