//! Identities, tokens, push subscriptions and settings in PostgreSQL.

use tokio_postgres::Row;

use super::connection::PgConnection;
use crate::{Error, Identity, IdentityId, PushSubscription, SecretHash, Timestamp, Token};

const CREATE: &str = "
WITH inserted AS (INSERT INTO identities VALUES ($1, $2, $3) RETURNING id)
INSERT INTO device_secrets (hash, identity_id) SELECT $4, id FROM inserted";

pub(super) async fn create_identity(
    connection: &PgConnection,
    identity: &Identity,
    secret: SecretHash,
) -> Result<(), Error> {
    let Identity { id, name, created_at } = identity;
    connection.execute(CREATE, &[&&id.as_bytes()[..], name, &created_at.0, &&secret.0[..]]).await?;
    Ok(())
}

pub(super) async fn add_secret(
    connection: &PgConnection,
    identity: IdentityId,
    secret: SecretHash,
) -> Result<(), Error> {
    connection
        .execute(
            "INSERT INTO device_secrets (hash, identity_id) VALUES ($1, $2)",
            &[&&secret.0[..], &&identity.as_bytes()[..]],
        )
        .await?;
    Ok(())
}

pub(super) async fn remove_secret(connection: &PgConnection, secret: SecretHash) -> Result<bool, Error> {
    Ok(connection.execute("DELETE FROM device_secrets WHERE hash = $1", &[&&secret.0[..]]).await? > 0)
}

pub(super) async fn rename_identity(connection: &PgConnection, identity: IdentityId, name: &str) -> Result<(), Error> {
    let update = "UPDATE identities SET name = $1 WHERE id = $2";
    match connection.execute(update, &[&name, &&identity.as_bytes()[..]]).await? {
        0 => Err(Error::IdentityNotFound),
        _ => Ok(()),
    }
}

pub(super) async fn identity_by_secret(
    connection: &PgConnection,
    secret: SecretHash,
) -> Result<Option<Identity>, Error> {
    let select = "SELECT id, name, identities.created_at_ms FROM identities JOIN device_secrets ON identity_id = id WHERE hash = $1";
    Ok(connection.query_opt(select, &[&&secret.0[..]]).await?.as_ref().map(row_to_identity))
}

/// The constraint `identities_id_length` guarantees 16 bytes.
fn row_to_identity(row: &Row) -> Identity {
    let id = row.get::<_, &[u8]>(0).try_into().unwrap_or_default();
    Identity { id: IdentityId::from_bytes(id), name: row.get(1), created_at: Timestamp(row.get(2)) }
}

pub(super) async fn put_token(connection: &PgConnection, token: &Token) -> Result<(), Error> {
    let Token { hash, purpose, payload, expires_at } = token;
    connection
        .execute("INSERT INTO tokens VALUES ($1, $2, $3, $4)", &[&&hash.0[..], purpose, payload, &expires_at.0])
        .await?;
    Ok(())
}

pub(super) async fn peek_token(
    connection: &PgConnection,
    hash: SecretHash,
    purpose: &str,
    now: Timestamp,
) -> Result<Option<Token>, Error> {
    let select =
        "SELECT purpose, payload, expires_at_ms FROM tokens WHERE hash = $1 AND purpose = $2 AND expires_at_ms > $3";
    Ok(connection.query_opt(select, &[&&hash.0[..], &purpose, &now.0]).await?.map(|row| row_to_token(hash, &row)))
}

pub(super) async fn redeem_token(
    connection: &PgConnection,
    hash: SecretHash,
    purpose: &str,
    now: Timestamp,
) -> Result<Option<Token>, Error> {
    let take = "DELETE FROM tokens WHERE hash = $1 AND purpose = $2 AND expires_at_ms > $3
                RETURNING purpose, payload, expires_at_ms";
    Ok(connection.query_opt(take, &[&&hash.0[..], &purpose, &now.0]).await?.map(|row| row_to_token(hash, &row)))
}

fn row_to_token(hash: SecretHash, row: &Row) -> Token {
    Token { hash, purpose: row.get(0), payload: row.get(1), expires_at: Timestamp(row.get(2)) }
}

pub(super) async fn delete_expired_tokens(connection: &PgConnection, now: Timestamp) -> Result<u64, Error> {
    connection.execute("DELETE FROM tokens WHERE expires_at_ms <= $1", &[&now.0]).await
}

pub(super) async fn put_push_subscription(connection: &PgConnection, push: &PushSubscription) -> Result<(), Error> {
    let put = "INSERT INTO push_subscriptions VALUES ($1, $2, $3, $4) ON CONFLICT (endpoint) DO UPDATE SET
               identity_id = excluded.identity_id, payload = excluded.payload, created_at_ms = excluded.created_at_ms";
    let now = Timestamp::now().0;
    connection.execute(put, &[&push.endpoint, &&push.identity.as_bytes()[..], &push.payload, &now]).await?;
    Ok(())
}

pub(super) async fn push_subscriptions(
    connection: &PgConnection,
    identity: IdentityId,
) -> Result<Vec<PushSubscription>, Error> {
    let select =
        "SELECT endpoint, payload FROM push_subscriptions WHERE identity_id = $1 ORDER BY endpoint COLLATE \"C\"";
    let rows = connection.query(select, &[&&identity.as_bytes()[..]]).await?;
    Ok(rows.iter().map(|row| PushSubscription { identity, endpoint: row.get(0), payload: row.get(1) }).collect())
}

pub(super) async fn remove_push_subscription(connection: &PgConnection, endpoint: &str) -> Result<bool, Error> {
    Ok(connection.execute("DELETE FROM push_subscriptions WHERE endpoint = $1", &[&endpoint]).await? > 0)
}

pub(super) async fn setting(connection: &PgConnection, key: &str) -> Result<Option<Vec<u8>>, Error> {
    let select = "SELECT value FROM settings WHERE key = $1";
    Ok(connection.query_opt(select, &[&key]).await?.map(|row| row.get(0)))
}

/// Two statements, so that the second one sees a value that another process committed before the first.
pub(super) async fn get_or_insert_setting(
    connection: &PgConnection,
    key: &str,
    value: Vec<u8>,
) -> Result<Vec<u8>, Error> {
    connection.execute("INSERT INTO settings VALUES ($1, $2) ON CONFLICT (key) DO NOTHING", &[&key, &value]).await?;
    Ok(setting(connection, key).await?.unwrap_or(value))
}

pub(super) async fn now(connection: &PgConnection) -> Result<Timestamp, Error> {
    let rows = connection.query("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", &[]).await?;
    Ok(Timestamp(rows.first().map_or(0, |row| row.get(0))))
}

/// Writes, because a full disk or a server that has become a replica still answers reads.
pub(super) async fn ping(connection: &PgConnection) -> Result<(), Error> {
    let write = "INSERT INTO settings VALUES ('last_ping', convert_to(clock_timestamp()::text, 'UTF8'))
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    connection.execute(write, &[]).await?;
    Ok(())
}
