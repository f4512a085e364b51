//! Migrates the schema, one process at a time and one migration after the other, however long that takes.

use tokio_postgres::Client;

use super::address::Address;
use super::map_error::error_text;
use crate::OpenError;
use crate::schema::Migrations;

pub(super) const MIGRATIONS: Migrations = Migrations(&[
    include_str!("../../migrations/postgres/0001_tables_and_people.sql"),
    include_str!("../../migrations/postgres/0002_rename_columns.sql"),
    include_str!("../../migrations/postgres/0003_chat_lines.sql"),
    include_str!("../../migrations/postgres/0004_devices_and_notices.sql"),
    include_str!("../../migrations/postgres/0005_queue.sql"),
    include_str!("../../migrations/postgres/0006_notice_channels.sql"),
    include_str!("../../migrations/postgres/0007_moderation.sql"),
    include_str!("../../migrations/postgres/0008_day_results.sql"),
    include_str!("../../migrations/postgres/0009_tables_of_a_person.sql"),
    include_str!("../../migrations/postgres/0010_unseated_tickets.sql"),
    include_str!("../../migrations/postgres/0011_turn_plans.sql"),
]);

/// The limits of a session are for requests of players: a large table takes longer, and so does waiting for another
/// process that migrates.
const NO_LIMITS: &str = "SET statement_timeout = 0; SET lock_timeout = 0";
/// Advisory lock that serializes migrations. The number is arbitrary but fixed. It ends with the session.
const LOCK: &str = "SELECT pg_advisory_lock(4827)";

pub(super) async fn migrate(address: &Address) -> Result<(), OpenError> {
    let (client, connection) = address.connect().await.map_err(|error| address.failed(error.to_string()))?;
    let connection = tokio::spawn(connection);
    let done = apply(&client).await;
    drop(client);
    let _ = connection.await;
    done.map_err(|error| address.failed(error_text(&error)))?
}

/// Runs each pending migration in its own transaction. If one fails, it is rolled back; the migrations before it stay
/// applied.
async fn apply(client: &Client) -> Result<Result<(), OpenError>, tokio_postgres::Error> {
    client.batch_execute(NO_LIMITS).await?;
    client.batch_execute(LOCK).await?;
    client.batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)").await?;
    let found = client.query_opt("SELECT max(version) FROM schema_version", &[]).await?;
    let found: Option<i32> = found.and_then(|row| row.get(0));
    let found = found.unwrap_or(0);
    let missing = match MIGRATIONS.pending(found.unsigned_abs()) {
        Ok(missing) => missing,
        Err(newer) => return Ok(Err(newer)),
    };
    for (version, migration) in (found + 1..).zip(missing) {
        let transaction = format!("BEGIN; {migration}; INSERT INTO schema_version VALUES ({version}); COMMIT");
        client.batch_execute(&transaction).await?;
    }
    Ok(Ok(()))
}
