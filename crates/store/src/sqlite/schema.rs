//! How a SQLite file is opened, and brought up to date.

use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use std::path::Path;
use std::time::Duration;

use super::lock::Lock;
use crate::schema::Migrations;
use crate::{Access, OpenError};

const MIGRATIONS: Migrations = Migrations(&[include_str!("../../migrations/sqlite/0001_tables_and_people.sql")]);

/// How long a writer waits for an administrator's command that holds the file, or the other way round.
const PATIENCE: Duration = Duration::from_secs(10);

/// In kilobytes, hence the minus: the pages of thousands of live tables. Those of games that are over can go; the
/// operating system keeps them too.
const CACHE: &str = "-16384";

/// In pages: so many are written one after the other before the writer itself sorts them into the file. Under load that
/// is done beside it, but never to the end; the writer does the little that is left, and starts again from the front.
const CHECKPOINT: u32 = 8000;

/// The one connection that writes.
pub(super) fn writer(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // Acknowledged means durable: every commit waits for the disk.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

pub(super) fn reader(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Applies what is missing, each migration with its number in one transaction. Nobody may serve
/// the file meanwhile.
pub(super) fn migrate(connection: &mut Connection, file: &Path, access: Access) -> Result<(), OpenError> {
    let failed = |error: rusqlite::Error| super::failed(file, &error);
    if MIGRATIONS.missing(version(connection).map_err(failed)?)?.is_empty() {
        return Ok(());
    }
    let _lock = match access {
        Access::Serve => None,
        Access::Administer => Some(Lock::take(file)?),
    };
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    let missing = MIGRATIONS.missing(version(&transaction).map_err(failed)?)?;
    for migration in missing {
        transaction.execute_batch(migration).map_err(failed)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.version()).map_err(failed)?;
    transaction.commit().map_err(failed)
}

fn version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}
