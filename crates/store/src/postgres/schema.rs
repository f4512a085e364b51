//! Migrates the schema, one process at a time.

use tokio_postgres::Client;

use super::address::Address;
use crate::OpenError;
use crate::schema::Migrations;

const MIGRATIONS: Migrations = Migrations(&[
    include_str!("../../migrations/postgres/0001_tables_and_people.sql"),
    include_str!("../../migrations/postgres/0002_rename_columns.sql"),
    include_str!("../../migrations/postgres/0003_chat_lines.sql"),
]);

/// Advisory lock that serialises migrations. The number is arbitrary but fixed.
const LOCK: &str = "SELECT pg_advisory_xact_lock(4827)";

pub(super) async fn migrate(address: &Address) -> Result<(), OpenError> {
    let (client, connection) = address.connect().await.map_err(|error| address.failed(&error))?;
    let connection = tokio::spawn(connection);
    let done = apply(&client).await;
    drop(client);
    let _ = connection.await;
    done.map_err(|error| address.failed(&error))?
}

/// Runs all pending migrations in one transaction: a failure leaves the database unchanged.
async fn apply(client: &Client) -> Result<Result<(), OpenError>, tokio_postgres::Error> {
    client.batch_execute("BEGIN").await?;
    client.batch_execute(LOCK).await?;
    client.batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)").await?;
    let found = client.query_opt("SELECT max(version) FROM schema_version", &[]).await?;
    let found: Option<i32> = found.and_then(|row| row.get(0));
    let missing = match MIGRATIONS.pending(found.unwrap_or(0).unsigned_abs()) {
        Ok(missing) => missing,
        Err(newer) => return Ok(Err(newer)),
    };
    for migration in missing {
        client.batch_execute(migration).await?;
    }
    if !missing.is_empty() {
        let version = MIGRATIONS.version().cast_signed();
        client.execute("INSERT INTO schema_version VALUES ($1)", &[&version]).await?;
    }
    client.batch_execute("COMMIT").await?;
    Ok(Ok(()))
}
