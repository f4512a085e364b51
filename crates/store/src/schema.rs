//! The schema's versions. A migration is a numbered file that is never changed once it was used;
//! the schema of a database is as old as the last one that was applied to it.

use crate::OpenError;

/// The migrations from the first on; number 1 stands at place 0.
#[derive(Debug)]
pub(crate) struct Migrations(pub(crate) &'static [&'static str]);

impl Migrations {
    /// The version that this program works with.
    pub(crate) fn version(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// What a database of version `found` still needs.
    pub(crate) fn missing(&self, found: u32) -> Result<&'static [&'static str], OpenError> {
        let known = self.version();
        if found > known {
            return Err(OpenError::Newer { found, known });
        }
        Ok(&self.0[found as usize..])
    }
}
