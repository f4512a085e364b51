//! Channels and preferences of people who want to be notified, in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::Postgres;
use crate::notice::day;
use crate::{Channel, ChannelId, ChannelStore, Error, IdentityId, TableKey, Timestamp};

const COLUMNS: &str =
    "id, identity_id, kind, address, language, created_at_ms, confirmed_at_ms, sent_at_ms, sent_today,
                       failures, problem";

const ADD: &str = "
INSERT INTO notice_channels (id, identity_id, kind, address, language, created_at_ms)
SELECT $1, $2, $3::text, $4::text, $5::text, $6::bigint
WHERE (SELECT count(*) FROM notice_channels WHERE identity_id = $2) < $7
    AND (SELECT count(*) FROM notice_channels WHERE address = $4 AND created_at_ms >= $8) < $9";

const DELIVERED: &str = "
UPDATE notice_channels SET sent_at_ms = $2, failures = 0, problem = '', day = $3,
    sent_today = CASE day WHEN $3 THEN sent_today + 1 ELSE 1 END
WHERE id = $1";

const REMOVE_UNCONFIRMED: &str = "
DELETE FROM notice_channels WHERE id IN (
    SELECT id FROM notice_channels WHERE confirmed_at_ms IS NULL AND created_at_ms < $1
    ORDER BY created_at_ms LIMIT $2)";

#[async_trait]
impl ChannelStore for Postgres {
    async fn add_channel(
        &self,
        channel: Channel,
        max_per_person: u32,
        since: Timestamp,
        max_per_address: u32,
    ) -> Result<bool, Error> {
        let Channel { id, identity, kind, address, language, created_at, .. } = &channel;
        let (id, identity) = (&id.as_bytes()[..], &identity.as_bytes()[..]);
        let (max_per_person, max_per_address) = (i64::from(max_per_person), i64::from(max_per_address));
        let values: [&(dyn ToSql + Sync); 9] =
            [&id, &identity, kind, address, language, &created_at.0, &max_per_person, &since.0, &max_per_address];
        Ok(self.pool.connection().await?.execute(ADD, &values).await? > 0)
    }

    async fn channels(&self, identity: IdentityId) -> Result<Vec<Channel>, Error> {
        let select = format!("SELECT {COLUMNS} FROM notice_channels WHERE identity_id = $1 ORDER BY created_at_ms, id");
        let rows = self.pool.connection().await?.query(&select, &[&&identity.as_bytes()[..]]).await?;
        Ok(rows.iter().map(row_to_channel).collect())
    }

    async fn channel(&self, id: ChannelId) -> Result<Option<Channel>, Error> {
        let select = format!("SELECT {COLUMNS} FROM notice_channels WHERE id = $1");
        let row = self.pool.connection().await?.query_opt(&select, &[&&id.as_bytes()[..]]).await?;
        Ok(row.as_ref().map(row_to_channel))
    }

    async fn confirm_channel(&self, id: ChannelId, at: Timestamp) -> Result<bool, Error> {
        let update = "UPDATE notice_channels SET confirmed_at_ms = coalesce(confirmed_at_ms, $2) WHERE id = $1";
        Ok(self.pool.connection().await?.execute(update, &[&&id.as_bytes()[..], &at.0]).await? > 0)
    }

    async fn remove_channel(&self, id: ChannelId) -> Result<bool, Error> {
        let delete = "DELETE FROM notice_channels WHERE id = $1";
        Ok(self.pool.connection().await?.execute(delete, &[&&id.as_bytes()[..]]).await? > 0)
    }

    async fn note_delivery(&self, id: ChannelId, at: Timestamp, problem: Option<&str>) -> Result<(), Error> {
        let failed = "UPDATE notice_channels SET failures = failures + 1, problem = $2 WHERE id = $1";
        let connection = self.pool.connection().await?;
        let id = &id.as_bytes()[..];
        let done = match problem {
            None => connection.execute(DELIVERED, &[&id, &at.0, &day(at)]).await,
            Some(problem) => connection.execute(failed, &[&id, &problem]).await,
        };
        done.map(drop)
    }

    async fn remove_unconfirmed_channels(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        self.pool.connection().await?.execute(REMOVE_UNCONFIRMED, &[&before.0, &i64::from(limit)]).await
    }

    async fn notice_preferences(&self, identity: IdentityId) -> Result<Option<Vec<u8>>, Error> {
        let select = "SELECT payload FROM notice_preferences WHERE identity_id = $1";
        let row = self.pool.connection().await?.query_opt(select, &[&&identity.as_bytes()[..]]).await?;
        Ok(row.map(|row| row.get(0)))
    }

    async fn set_notice_preferences(&self, identity: IdentityId, payload: Vec<u8>) -> Result<(), Error> {
        let put = "INSERT INTO notice_preferences VALUES ($1, $2)
                   ON CONFLICT (identity_id) DO UPDATE SET payload = excluded.payload";
        self.pool.connection().await?.execute(put, &[&&identity.as_bytes()[..], &payload]).await.map(drop)
    }

    async fn mute_table(&self, identity: IdentityId, table: TableKey, muted: bool) -> Result<(), Error> {
        // Returns a row if the table exists, whatever it changes.
        let change = if muted {
            "WITH found AS (SELECT number FROM tables WHERE id = $2), muted AS (
                 INSERT INTO notice_mutes SELECT $1, number FROM found ON CONFLICT DO NOTHING)
             SELECT number FROM found"
        } else {
            "WITH found AS (SELECT number FROM tables WHERE id = $2), unmuted AS (
                 DELETE FROM notice_mutes USING found WHERE identity_id = $1 AND table_number = number)
             SELECT number FROM found"
        };
        let (identity, table) = (&identity.as_bytes()[..], &table.as_bytes()[..]);
        let found = self.pool.connection().await?.query_opt(change, &[&identity, &table]).await?;
        found.map(drop).ok_or(Error::TableNotFound)
    }

    async fn muted_tables(&self, identity: IdentityId, limit: u32) -> Result<Vec<TableKey>, Error> {
        let select = "SELECT id FROM notice_mutes JOIN tables ON number = table_number WHERE identity_id = $1
                      ORDER BY number DESC LIMIT $2";
        let rows = self.pool.connection().await?.query(select, &[&&identity.as_bytes()[..], &i64::from(limit)]).await?;
        let key = |row: &Row| TableKey::from_bytes(row.get::<_, &[u8]>(0).try_into().unwrap_or_default());
        Ok(rows.iter().map(key).collect())
    }

    async fn is_muted(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error> {
        let select =
            "SELECT 1 FROM notice_mutes JOIN tables ON number = table_number WHERE identity_id = $1 AND id = $2";
        let (identity, table) = (&identity.as_bytes()[..], &table.as_bytes()[..]);
        Ok(self.pool.connection().await?.query_opt(select, &[&identity, &table]).await?.is_some())
    }
}

/// Constraints guarantee 16 bytes.
fn row_to_channel(row: &Row) -> Channel {
    let id = |column: usize| row.get::<_, &[u8]>(column).try_into().unwrap_or_default();
    Channel {
        id: ChannelId::from_bytes(id(0)),
        identity: IdentityId::from_bytes(id(1)),
        kind: row.get(2),
        address: row.get(3),
        language: row.get(4),
        created_at: Timestamp(row.get(5)),
        confirmed_at: row.get::<_, Option<i64>>(6).map(Timestamp),
        sent_at: row.get::<_, Option<i64>>(7).map(Timestamp),
        sent_today: row.get::<_, i32>(8).unsigned_abs(),
        failures: row.get::<_, i32>(9).unsigned_abs(),
        problem: row.get(10),
    }
}
