//! A copy of the whole file while it is in use.

use std::fs::File;
use std::path::Path;

use super::schema;

/// SQLite writes a compact copy of one moment; writers go on meanwhile. A file that is there
/// already is not overwritten.
pub(super) fn copy(from: &Path, to: &Path) -> rusqlite::Result<()> {
    let target = to.to_str().ok_or_else(|| rusqlite::Error::InvalidPath(to.to_owned()))?;
    schema::reader(from)?.execute("VACUUM INTO ?", [target])?;
    // A backup that the next power cut takes away is none.
    let synced = File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}
