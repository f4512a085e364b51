//! Opens connections to a SQLite file and migrates its schema.

use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use std::path::Path;
use std::time::Duration;

use super::lock::Lock;
use crate::schema::Migrations;
use crate::{Access, OpenError};

const MIGRATIONS: Migrations = Migrations(&[
    include_str!("../../migrations/sqlite/0001_tables_and_people.sql"),
    include_str!("../../migrations/sqlite/0002_rename_columns.sql"),
    include_str!("../../migrations/sqlite/0003_chat_lines.sql"),
    include_str!("../../migrations/sqlite/0004_devices_and_notices.sql"),
    include_str!("../../migrations/sqlite/0005_queue.sql"),
    include_str!("../../migrations/sqlite/0006_notice_channels.sql"),
    include_str!("../../migrations/sqlite/0007_moderation.sql"),
    include_str!("../../migrations/sqlite/0008_day_results.sql"),
    include_str!("../../migrations/sqlite/0009_tables_of_a_person.sql"),
    include_str!("../../migrations/sqlite/0010_unseated_tickets.sql"),
    include_str!("../../migrations/sqlite/0011_turn_plans.sql"),
]);

/// How long the server waits for an administrator's command that locks the file, and vice versa.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// Page cache in KiB (hence the minus): enough for the pages of thousands of live tables. Pages of finished games can
/// be evicted; the operating system caches them too.
const CACHE_SIZE: &str = "-16384";

/// WAL size in pages at which the writer checkpoints itself. Under load the checkpoint thread does most of that work
/// but cannot reset the WAL; the writer does the rest and starts from the front again.
const WAL_AUTOCHECKPOINT_PAGES: u32 = 8000;

/// Opens the connection that writes.
pub(super) fn writer(file: &Path) -> rusqlite::Result<Connection> {
    let connection = observed(Connection::open(file)?)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // Acknowledged means durable: every commit waits for the disk.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "cache_size", CACHE_SIZE)?;
    connection.pragma_update(None, "wal_autocheckpoint", WAL_AUTOCHECKPOINT_PAGES)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

pub(super) fn reader(file: &Path) -> rusqlite::Result<Connection> {
    let connection = observed(Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Tests watch what statements read.
#[cfg(not(test))]
fn observed(connection: Connection) -> rusqlite::Result<Connection> {
    Ok(connection)
}

#[cfg(test)]
fn observed(connection: Connection) -> rusqlite::Result<Connection> {
    super::scans::observe(connection)
}

/// Applies pending migrations and the version number in one transaction. No other process may serve the file meanwhile.
pub(super) fn migrate(connection: &mut Connection, file: &Path, access: Access) -> Result<(), OpenError> {
    let failed = |error: rusqlite::Error| super::failed(file, &error);
    if MIGRATIONS.pending(version(connection).map_err(failed)?)?.is_empty() {
        return Ok(());
    }
    let _lock = match access {
        Access::Serve => None,
        Access::Administer => Some(Lock::acquire_beside(file)?),
    };
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    let missing = MIGRATIONS.pending(version(&transaction).map_err(failed)?)?;
    for migration in missing {
        transaction.execute_batch(migration).map_err(failed)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.version()).map_err(failed)?;
    transaction.commit().map_err(failed)
}

pub(super) fn version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}
