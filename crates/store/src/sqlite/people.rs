//! Identities, tokens, push subscriptions and settings in SQLite.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::map_error;
use crate::{Error, Identity, IdentityId, PushSubscription, SecretHash, Timestamp, Token};

type Sql<T> = rusqlite::Result<T>;

pub(super) fn create_identity(sqlite: &Connection, identity: &Identity, secret: SecretHash) -> Result<(), Error> {
    let Identity { id, name, created_at } = identity;
    execute(sqlite, "INSERT INTO identities VALUES (?, ?, ?)", params![id.as_bytes(), name, created_at.0])?;
    add_secret(sqlite, *id, secret)
}

pub(super) fn add_secret(sqlite: &Connection, identity: IdentityId, secret: SecretHash) -> Result<(), Error> {
    execute(
        sqlite,
        "INSERT INTO device_secrets (hash, identity_id) VALUES (?, ?)",
        params![secret.0, identity.as_bytes()],
    )?;
    Ok(())
}

pub(super) fn remove_secret(sqlite: &Connection, secret: SecretHash) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM device_secrets WHERE hash = ?", [secret.0])? > 0)
}

pub(super) fn rename_identity(sqlite: &Connection, identity: IdentityId, name: &str) -> Result<(), Error> {
    match execute(sqlite, "UPDATE identities SET name = ? WHERE id = ?", params![name, identity.as_bytes()])? {
        0 => Err(Error::IdentityNotFound),
        _ => Ok(()),
    }
}

pub(super) fn identity_by_secret(sqlite: &Connection, secret: SecretHash) -> Sql<Option<Identity>> {
    let select = "SELECT id, name, identities.created_at_ms FROM identities JOIN device_secrets ON identity_id = id WHERE hash = ?";
    sqlite.prepare_cached(select)?.query_row([secret.0], row_to_identity).optional()
}

fn row_to_identity(row: &Row<'_>) -> Sql<Identity> {
    Ok(Identity { id: IdentityId::from_bytes(row.get(0)?), name: row.get(1)?, created_at: Timestamp(row.get(2)?) })
}

pub(super) fn put_token(sqlite: &Connection, token: &Token) -> Result<(), Error> {
    let Token { hash, purpose, payload, expires_at } = token;
    execute(sqlite, "INSERT INTO tokens VALUES (?, ?, ?, ?)", params![hash.0, purpose, payload, expires_at.0])?;
    Ok(())
}

pub(super) fn peek_token(sqlite: &Connection, hash: SecretHash, purpose: &str, now: Timestamp) -> Sql<Option<Token>> {
    let select =
        "SELECT hash, purpose, payload, expires_at_ms FROM tokens WHERE hash = ? AND purpose = ? AND expires_at_ms > ?";
    sqlite.prepare_cached(select)?.query_row(params![hash.0, purpose, now.0], row_to_token).optional()
}

pub(super) fn redeem_token(sqlite: &Connection, hash: SecretHash, purpose: &str, now: Timestamp) -> Sql<Option<Token>> {
    let take = "DELETE FROM tokens WHERE hash = ? AND purpose = ? AND expires_at_ms > ?
                RETURNING hash, purpose, payload, expires_at_ms";
    sqlite.prepare_cached(take)?.query_row(params![hash.0, purpose, now.0], row_to_token).optional()
}

fn row_to_token(row: &Row<'_>) -> Sql<Token> {
    Ok(Token {
        hash: SecretHash(row.get(0)?),
        purpose: row.get(1)?,
        payload: row.get(2)?,
        expires_at: Timestamp(row.get(3)?),
    })
}

pub(super) fn delete_expired_tokens(sqlite: &Connection, now: Timestamp) -> Result<u64, Error> {
    Ok(execute(sqlite, "DELETE FROM tokens WHERE expires_at_ms <= ?", [now.0])? as u64)
}

pub(super) fn put_push_subscription(sqlite: &Connection, push: &PushSubscription) -> Result<(), Error> {
    let put = "INSERT INTO push_subscriptions VALUES (?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
               identity_id = excluded.identity_id, payload = excluded.payload, created_at_ms = excluded.created_at_ms";
    let now = Timestamp::now().0;
    execute(sqlite, put, params![push.endpoint, push.identity.as_bytes(), push.payload, now])?;
    Ok(())
}

pub(super) fn push_subscriptions(sqlite: &Connection, identity: IdentityId) -> Sql<Vec<PushSubscription>> {
    let select = "SELECT endpoint, payload FROM push_subscriptions WHERE identity_id = ? ORDER BY endpoint";
    let push = |row: &Row<'_>| Ok(PushSubscription { identity, endpoint: row.get(0)?, payload: row.get(1)? });
    sqlite.prepare_cached(select)?.query_map([identity.as_bytes()], push)?.collect()
}

pub(super) fn remove_push_subscription(sqlite: &Connection, endpoint: &str) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM push_subscriptions WHERE endpoint = ?", [endpoint])? > 0)
}

/// Writes, because a full disk still answers reads.
pub(super) fn ping(sqlite: &Connection) -> Result<(), Error> {
    let write = "INSERT INTO settings VALUES ('last_ping', CAST(strftime('%s') AS BLOB))
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    execute(sqlite, write, []).map(drop)
}

pub(super) fn setting(sqlite: &Connection, key: &str) -> Sql<Option<Vec<u8>>> {
    let select = "SELECT value FROM settings WHERE key = ?";
    sqlite.prepare_cached(select)?.query_row([key], |row| row.get(0)).optional()
}

pub(super) fn get_or_insert_setting(sqlite: &Connection, key: &str, value: &[u8]) -> Result<Vec<u8>, Error> {
    execute(sqlite, "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO NOTHING", params![key, value])?;
    let stored = setting(sqlite, key).map_err(|error| map_error::store_error(&error))?;
    Ok(stored.unwrap_or_else(|| value.to_vec()))
}

fn execute(sqlite: &Connection, sql: &str, values: impl Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
