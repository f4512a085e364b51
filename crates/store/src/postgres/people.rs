//! People, their tokens and pushes, and settings in PostgreSQL.

use tokio_postgres::Row;

use super::link::Link;
use crate::{Error, Identity, IdentityId, Moment, Push, SecretHash, Token};

const CREATE: &str = "
WITH made AS (INSERT INTO identities VALUES ($1, $2, $3) RETURNING id)
INSERT INTO secrets SELECT $4, id FROM made";

pub(super) async fn create_identity(link: &Link, identity: &Identity, secret: SecretHash) -> Result<(), Error> {
    let Identity { id, name, created } = identity;
    link.execute(CREATE, &[&&id.as_bytes()[..], name, &created.0, &&secret.0[..]]).await?;
    Ok(())
}

pub(super) async fn add_secret(link: &Link, identity: IdentityId, secret: SecretHash) -> Result<(), Error> {
    link.execute("INSERT INTO secrets VALUES ($1, $2)", &[&&secret.0[..], &&identity.as_bytes()[..]]).await?;
    Ok(())
}

pub(super) async fn remove_secret(link: &Link, secret: SecretHash) -> Result<bool, Error> {
    Ok(link.execute("DELETE FROM secrets WHERE hash = $1", &[&&secret.0[..]]).await? > 0)
}

pub(super) async fn rename(link: &Link, identity: IdentityId, name: &str) -> Result<(), Error> {
    let update = "UPDATE identities SET name = $1 WHERE id = $2";
    match link.execute(update, &[&name, &&identity.as_bytes()[..]]).await? {
        0 => Err(Error::NoSuchIdentity),
        _ => Ok(()),
    }
}

pub(super) async fn forget(link: &Link, identity: IdentityId) -> Result<bool, Error> {
    Ok(link.execute("DELETE FROM identities WHERE id = $1", &[&&identity.as_bytes()[..]]).await? > 0)
}

pub(super) async fn identity(link: &Link, identity: IdentityId) -> Result<Option<Identity>, Error> {
    let select = "SELECT id, name, created FROM identities WHERE id = $1";
    Ok(link.query_opt(select, &[&&identity.as_bytes()[..]]).await?.as_ref().map(identity_of))
}

pub(super) async fn identity_by_secret(link: &Link, secret: SecretHash) -> Result<Option<Identity>, Error> {
    let select = "SELECT id, name, created FROM identities JOIN secrets ON identity = id WHERE hash = $1";
    Ok(link.query_opt(select, &[&&secret.0[..]]).await?.as_ref().map(identity_of))
}

/// The constraint `identities_id_length` lets no other length in.
fn identity_of(row: &Row) -> Identity {
    let id = row.get::<_, &[u8]>(0).try_into().unwrap_or_default();
    Identity { id: IdentityId::from_bytes(id), name: row.get(1), created: Moment(row.get(2)) }
}

pub(super) async fn put_token(link: &Link, token: &Token) -> Result<(), Error> {
    let Token { hash, purpose, payload, expires } = token;
    link.execute("INSERT INTO tokens VALUES ($1, $2, $3, $4)", &[&&hash.0[..], purpose, payload, &expires.0]).await?;
    Ok(())
}

pub(super) async fn peek_token(
    link: &Link,
    hash: SecretHash,
    purpose: &str,
    now: Moment,
) -> Result<Option<Token>, Error> {
    let select = "SELECT purpose, payload, expires FROM tokens WHERE hash = $1 AND purpose = $2 AND expires > $3";
    Ok(link.query_opt(select, &[&&hash.0[..], &purpose, &now.0]).await?.map(|row| token_of(hash, &row)))
}

pub(super) async fn take_token(
    link: &Link,
    hash: SecretHash,
    purpose: &str,
    now: Moment,
) -> Result<Option<Token>, Error> {
    let take = "DELETE FROM tokens WHERE hash = $1 AND purpose = $2 AND expires > $3
                RETURNING purpose, payload, expires";
    Ok(link.query_opt(take, &[&&hash.0[..], &purpose, &now.0]).await?.map(|row| token_of(hash, &row)))
}

fn token_of(hash: SecretHash, row: &Row) -> Token {
    Token { hash, purpose: row.get(0), payload: row.get(1), expires: Moment(row.get(2)) }
}

pub(super) async fn sweep_tokens(link: &Link, now: Moment) -> Result<u64, Error> {
    link.execute("DELETE FROM tokens WHERE expires <= $1", &[&now.0]).await
}

pub(super) async fn put_push(link: &Link, push: &Push) -> Result<(), Error> {
    let put = "INSERT INTO pushes VALUES ($1, $2, $3) ON CONFLICT (endpoint)
               DO UPDATE SET identity = excluded.identity, payload = excluded.payload";
    link.execute(put, &[&push.endpoint, &&push.identity.as_bytes()[..], &push.payload]).await?;
    Ok(())
}

pub(super) async fn pushes_of(link: &Link, identity: IdentityId) -> Result<Vec<Push>, Error> {
    let select = "SELECT endpoint, payload FROM pushes WHERE identity = $1 ORDER BY endpoint COLLATE \"C\"";
    let rows = link.query(select, &[&&identity.as_bytes()[..]]).await?;
    Ok(rows.iter().map(|row| Push { identity, endpoint: row.get(0), payload: row.get(1) }).collect())
}

pub(super) async fn remove_push(link: &Link, endpoint: &str) -> Result<bool, Error> {
    Ok(link.execute("DELETE FROM pushes WHERE endpoint = $1", &[&endpoint]).await? > 0)
}

pub(super) async fn setting(link: &Link, key: &str) -> Result<Option<Vec<u8>>, Error> {
    let select = "SELECT value FROM settings WHERE key = $1";
    Ok(link.query_opt(select, &[&key]).await?.map(|row| row.get(0)))
}

pub(super) async fn set_setting(link: &Link, key: &str, value: &[u8]) -> Result<(), Error> {
    let put = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    link.execute(put, &[&key, &value]).await?;
    Ok(())
}

/// Two statements: the second sees what another process put there before the first.
pub(super) async fn setting_or(link: &Link, key: &str, value: Vec<u8>) -> Result<Vec<u8>, Error> {
    link.execute("INSERT INTO settings VALUES ($1, $2) ON CONFLICT (key) DO NOTHING", &[&key, &value]).await?;
    Ok(setting(link, key).await?.unwrap_or(value))
}

pub(super) async fn ping(link: &Link) -> Result<(), Error> {
    link.query("SELECT 1", &[]).await?;
    Ok(())
}
