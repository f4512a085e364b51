//! People, their tokens and pushes, and settings in SQLite.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::fault;
use crate::{Error, Identity, IdentityId, Moment, Push, SecretHash, Token};

type Sql<T> = rusqlite::Result<T>;

pub(super) fn create_identity(sqlite: &Connection, identity: &Identity, secret: SecretHash) -> Result<(), Error> {
    let Identity { id, name, created } = identity;
    execute(sqlite, "INSERT INTO identities VALUES (?, ?, ?)", params![id.as_bytes(), name, created.0])?;
    add_secret(sqlite, *id, secret)
}

pub(super) fn add_secret(sqlite: &Connection, identity: IdentityId, secret: SecretHash) -> Result<(), Error> {
    execute(sqlite, "INSERT INTO secrets VALUES (?, ?)", params![secret.0, identity.as_bytes()])?;
    Ok(())
}

pub(super) fn remove_secret(sqlite: &Connection, secret: SecretHash) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM secrets WHERE hash = ?", [secret.0])? > 0)
}

pub(super) fn rename(sqlite: &Connection, identity: IdentityId, name: &str) -> Result<(), Error> {
    match execute(sqlite, "UPDATE identities SET name = ? WHERE id = ?", params![name, identity.as_bytes()])? {
        0 => Err(Error::NoSuchIdentity),
        _ => Ok(()),
    }
}

pub(super) fn forget(sqlite: &Connection, identity: IdentityId) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM identities WHERE id = ?", [identity.as_bytes()])? > 0)
}

pub(super) fn identity(sqlite: &Connection, identity: IdentityId) -> Sql<Option<Identity>> {
    let select = "SELECT id, name, created FROM identities WHERE id = ?";
    sqlite.prepare_cached(select)?.query_row([identity.as_bytes()], identity_of).optional()
}

pub(super) fn identity_by_secret(sqlite: &Connection, secret: SecretHash) -> Sql<Option<Identity>> {
    let select = "SELECT id, name, created FROM identities JOIN secrets ON identity = id WHERE hash = ?";
    sqlite.prepare_cached(select)?.query_row([secret.0], identity_of).optional()
}

fn identity_of(row: &Row<'_>) -> Sql<Identity> {
    Ok(Identity { id: IdentityId::from_bytes(row.get(0)?), name: row.get(1)?, created: Moment(row.get(2)?) })
}

pub(super) fn put_token(sqlite: &Connection, token: &Token) -> Result<(), Error> {
    let Token { hash, purpose, payload, expires } = token;
    execute(sqlite, "INSERT INTO tokens VALUES (?, ?, ?, ?)", params![hash.0, purpose, payload, expires.0])?;
    Ok(())
}

pub(super) fn peek_token(sqlite: &Connection, hash: SecretHash, purpose: &str, now: Moment) -> Sql<Option<Token>> {
    let select = "SELECT hash, purpose, payload, expires FROM tokens WHERE hash = ? AND purpose = ? AND expires > ?";
    sqlite.prepare_cached(select)?.query_row(params![hash.0, purpose, now.0], token_of).optional()
}

pub(super) fn take_token(sqlite: &Connection, hash: SecretHash, purpose: &str, now: Moment) -> Sql<Option<Token>> {
    let take = "DELETE FROM tokens WHERE hash = ? AND purpose = ? AND expires > ?
                RETURNING hash, purpose, payload, expires";
    sqlite.prepare_cached(take)?.query_row(params![hash.0, purpose, now.0], token_of).optional()
}

fn token_of(row: &Row<'_>) -> Sql<Token> {
    Ok(Token {
        hash: SecretHash(row.get(0)?),
        purpose: row.get(1)?,
        payload: row.get(2)?,
        expires: Moment(row.get(3)?),
    })
}

pub(super) fn sweep_tokens(sqlite: &Connection, now: Moment) -> Result<u64, Error> {
    Ok(execute(sqlite, "DELETE FROM tokens WHERE expires <= ?", [now.0])? as u64)
}

pub(super) fn put_push(sqlite: &Connection, push: &Push) -> Result<(), Error> {
    let put = "INSERT INTO pushes VALUES (?, ?, ?) ON CONFLICT (endpoint)
               DO UPDATE SET identity = excluded.identity, payload = excluded.payload";
    execute(sqlite, put, params![push.endpoint, push.identity.as_bytes(), push.payload])?;
    Ok(())
}

pub(super) fn pushes_of(sqlite: &Connection, identity: IdentityId) -> Sql<Vec<Push>> {
    let select = "SELECT endpoint, payload FROM pushes WHERE identity = ? ORDER BY endpoint";
    let push = |row: &Row<'_>| Ok(Push { identity, endpoint: row.get(0)?, payload: row.get(1)? });
    sqlite.prepare_cached(select)?.query_map([identity.as_bytes()], push)?.collect()
}

pub(super) fn remove_push(sqlite: &Connection, endpoint: &str) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM pushes WHERE endpoint = ?", [endpoint])? > 0)
}

pub(super) fn setting(sqlite: &Connection, key: &str) -> Sql<Option<Vec<u8>>> {
    let select = "SELECT value FROM settings WHERE key = ?";
    sqlite.prepare_cached(select)?.query_row([key], |row| row.get(0)).optional()
}

pub(super) fn set_setting(sqlite: &Connection, key: &str, value: &[u8]) -> Result<(), Error> {
    let put = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    execute(sqlite, put, params![key, value])?;
    Ok(())
}

pub(super) fn setting_or(sqlite: &Connection, key: &str, value: &[u8]) -> Result<Vec<u8>, Error> {
    execute(sqlite, "INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO NOTHING", params![key, value])?;
    let kept = setting(sqlite, key).map_err(|error| fault::of(&error))?;
    Ok(kept.unwrap_or_else(|| value.to_vec()))
}

fn execute(sqlite: &Connection, sql: &str, values: impl Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| fault::of(&error))
}
