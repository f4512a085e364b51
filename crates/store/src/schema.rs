//! Schema versions. A migration is a numbered file that never changes once released; the version of a schema is the
//! number of the last migration applied.

use crate::OpenError;

/// All migrations in order; the first one has number 1.
#[derive(Debug)]
pub(crate) struct Migrations(pub(crate) &'static [&'static str]);

impl Migrations {
    /// Returns the schema version of this program.
    pub(crate) fn version(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// Returns the migrations that a database of version `found` still needs.
    pub(crate) fn pending(&self, found: u32) -> Result<&'static [&'static str], OpenError> {
        let known = self.version();
        if found > known {
            return Err(OpenError::SchemaTooNew { found, known });
        }
        Ok(&self.0[found as usize..])
    }
}
