//! Devices, and the purging of stale rows, in PostgreSQL.

use tokio_postgres::Row;

use super::connection::PgConnection;
use crate::{Device, Error, IdentityId, SecretHash, TableKey, TableStatus, Timestamp};

pub(super) async fn devices(connection: &PgConnection, identity: IdentityId) -> Result<Vec<Device>, Error> {
    let select = "SELECT hash, label, created_at_ms, used_at_ms FROM device_secrets WHERE identity_id = $1
                  ORDER BY used_at_ms DESC, hash";
    // The constraint `secrets_hash_length` guarantees 32 bytes.
    let device = |row: &Row| Device {
        secret: SecretHash(row.get::<_, &[u8]>(0).try_into().unwrap_or([0; 32])),
        label: row.get(1),
        created_at: Timestamp(row.get(2)),
        used_at: Timestamp(row.get(3)),
    };
    Ok(connection.query(select, &[&&identity.as_bytes()[..]]).await?.iter().map(device).collect())
}

pub(super) async fn use_device(
    connection: &PgConnection,
    secret: SecretHash,
    label: &str,
    at: Timestamp,
) -> Result<(), Error> {
    let update = "UPDATE device_secrets SET label = $2, used_at_ms = greatest(used_at_ms, $3),
                  created_at_ms = CASE created_at_ms WHEN 0 THEN $3 ELSE created_at_ms END WHERE hash = $1";
    connection.execute(update, &[&&secret.0[..], &label, &at.0]).await.map(drop)
}

pub(super) async fn limit_push_subscriptions(
    connection: &PgConnection,
    identity: IdentityId,
    keep: u32,
) -> Result<(), Error> {
    let delete = "DELETE FROM push_subscriptions WHERE identity_id = $1 AND endpoint NOT IN (
                      SELECT endpoint FROM push_subscriptions WHERE identity_id = $1
                      ORDER BY created_at_ms DESC, endpoint LIMIT $2)";
    connection.execute(delete, &[&&identity.as_bytes()[..], &i64::from(keep)]).await.map(drop)
}

pub(super) async fn stale_tables(
    connection: &PgConnection,
    status: TableStatus,
    updated_before: Timestamp,
    limit: u32,
) -> Result<Vec<TableKey>, Error> {
    // An unfinished table is never older than its last change, and its index does not change with a move.
    let select = match status {
        TableStatus::Finished => {
            "SELECT id FROM tables WHERE status = 2 AND updated_at_ms < $2 AND $1::smallint = 2 LIMIT $3"
        }
        _ => {
            "SELECT id FROM tables WHERE status < 2 AND created_at_ms < $2 AND status = $1 AND updated_at_ms < $2
             ORDER BY created_at_ms LIMIT $3"
        }
    };
    let rows = connection.query(select, &[&status.code(), &updated_before.0, &i64::from(limit)]).await?;
    let key = |row: &Row| TableKey::from_bytes(row.get::<_, &[u8]>(0).try_into().unwrap_or_default());
    Ok(rows.iter().map(key).collect())
}

/// Removes identities without a device that was used since the first time, or since the second one without a seat.
const REMOVE_STALE: &str = "
DELETE FROM identities WHERE id IN (
    SELECT id FROM identities WHERE created_at_ms < $2
        AND NOT EXISTS (SELECT FROM device_secrets WHERE identity_id = identities.id AND used_at_ms >= $2)
        AND (NOT EXISTS (SELECT FROM seats WHERE owner_id = identities.id)
             OR (created_at_ms < $1 AND NOT EXISTS (
                 SELECT FROM device_secrets WHERE identity_id = identities.id AND used_at_ms >= $1)))
    LIMIT $3)";

pub(super) async fn remove_stale_identities(
    connection: &PgConnection,
    unused_since: Timestamp,
    unseated_since: Timestamp,
    limit: u32,
) -> Result<u64, Error> {
    connection.execute(REMOVE_STALE, &[&unused_since.0, &unseated_since.0, &i64::from(limit)]).await
}
