//! Devices, and the purging of stale rows, in SQLite.

use rusqlite::{Connection, Row, params};

use super::map_error;
use crate::{Device, Error, IdentityId, SecretHash, TableKey, TableStatus, Timestamp};

type Sql<T> = rusqlite::Result<T>;

pub(super) fn devices(sqlite: &Connection, identity: IdentityId) -> Sql<Vec<Device>> {
    let select = "SELECT hash, label, created_at_ms, used_at_ms FROM device_secrets WHERE identity_id = ?
                  ORDER BY used_at_ms DESC, hash";
    let device = |row: &Row<'_>| {
        Ok(Device {
            secret: SecretHash(row.get(0)?),
            label: row.get(1)?,
            created_at: Timestamp(row.get(2)?),
            used_at: Timestamp(row.get(3)?),
        })
    };
    sqlite.prepare_cached(select)?.query_map([identity.as_bytes()], device)?.collect()
}

pub(super) fn use_device(sqlite: &Connection, secret: SecretHash, label: &str, at: Timestamp) -> Result<(), Error> {
    let update = "UPDATE device_secrets SET label = ?2, used_at_ms = max(used_at_ms, ?3),
                  created_at_ms = iif(created_at_ms = 0, ?3, created_at_ms) WHERE hash = ?1";
    execute(sqlite, update, params![secret.0, label, at.0]).map(drop)
}

pub(super) fn limit_push_subscriptions(sqlite: &Connection, identity: IdentityId, keep: u32) -> Result<(), Error> {
    let delete = "DELETE FROM push_subscriptions WHERE identity_id = ?1 AND endpoint NOT IN (
                      SELECT endpoint FROM push_subscriptions WHERE identity_id = ?1
                      ORDER BY created_at_ms DESC, endpoint LIMIT ?2)";
    execute(sqlite, delete, params![identity.as_bytes(), keep]).map(drop)
}

pub(super) fn stale_tables(
    sqlite: &Connection,
    status: TableStatus,
    updated_before: Timestamp,
    limit: u32,
) -> Sql<Vec<TableKey>> {
    // An unfinished table is never older than its last change, and its index does not change with a move.
    let select = match status {
        TableStatus::Finished => "SELECT id FROM tables WHERE status = 2 AND updated_at_ms < ?2 AND ?1 = 2 LIMIT ?3",
        _ => {
            "SELECT id FROM tables WHERE status < 2 AND created_at_ms < ?2 AND status = ?1 AND updated_at_ms < ?2
             ORDER BY created_at_ms LIMIT ?3"
        }
    };
    let key = |row: &Row<'_>| Ok(TableKey::from_bytes(row.get(0)?));
    sqlite.prepare_cached(select)?.query_map(params![status.code(), updated_before.0, limit], key)?.collect()
}

/// Whether an identity is not needed: no device was used since the first time, or since the second one without a seat.
const STALE: &str = "created_at_ms < :unseated
    AND NOT EXISTS (SELECT 1 FROM device_secrets WHERE identity_id = identities.id AND used_at_ms >= :unseated)
    AND (NOT EXISTS (SELECT 1 FROM seats WHERE owner_id = identities.id)
         OR (created_at_ms < :unused AND NOT EXISTS (
             SELECT 1 FROM device_secrets WHERE identity_id = identities.id AND used_at_ms >= :unused)))";

pub(super) fn remove_stale_identities(
    sqlite: &Connection,
    unused_since: Timestamp,
    unseated_since: Timestamp,
    limit: u32,
) -> Result<u64, Error> {
    let delete = format!("DELETE FROM identities WHERE id IN (SELECT id FROM identities WHERE {STALE} LIMIT :limit)");
    let values = rusqlite::named_params! { ":unused": unused_since.0, ":unseated": unseated_since.0, ":limit": limit };
    Ok(execute(sqlite, &delete, values)? as u64)
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
