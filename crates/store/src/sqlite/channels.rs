//! Channels and preferences of people who want to be notified, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Sqlite, map_error};
use crate::notice::day;
use crate::{Channel, ChannelId, ChannelStore, Error, IdentityId, TableKey, Timestamp};

type Sql<T> = rusqlite::Result<T>;

const COLUMNS: &str =
    "id, identity_id, kind, address, language, created_at_ms, confirmed_at_ms, sent_at_ms, sent_today,
                       failures, problem";

#[async_trait]
impl ChannelStore for Sqlite {
    async fn add_channel(
        &self,
        channel: Channel,
        max_per_person: u32,
        since: Timestamp,
        max_per_address: u32,
    ) -> Result<bool, Error> {
        let insert = "INSERT INTO notice_channels (id, identity_id, kind, address, language, created_at_ms)
                      SELECT ?1, ?2, ?3, ?4, ?5, ?6
                      WHERE (SELECT count(*) FROM notice_channels WHERE identity_id = ?2) < ?7
                      AND (SELECT count(*) FROM notice_channels WHERE address = ?4 AND created_at_ms >= ?8) < ?9";
        self.write(move |sqlite| {
            let Channel { id, identity, kind, address, language, created_at, .. } = &channel;
            let values = params![
                id.as_bytes(),
                identity.as_bytes(),
                kind,
                address,
                language,
                created_at.0,
                max_per_person,
                since.0,
                max_per_address
            ];
            Ok(execute(sqlite, insert, values)? > 0)
        })
        .await
    }

    async fn channels(&self, identity: IdentityId) -> Result<Vec<Channel>, Error> {
        let select = format!("SELECT {COLUMNS} FROM notice_channels WHERE identity_id = ? ORDER BY created_at_ms, id");
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_map([identity.as_bytes()], row_to_channel)?.collect()
        })
        .await
    }

    async fn channel(&self, id: ChannelId) -> Result<Option<Channel>, Error> {
        let select = format!("SELECT {COLUMNS} FROM notice_channels WHERE id = ?");
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_row([id.as_bytes()], row_to_channel).optional()
        })
        .await
    }

    async fn confirm_channel(&self, id: ChannelId, at: Timestamp) -> Result<bool, Error> {
        let update = "UPDATE notice_channels SET confirmed_at_ms = coalesce(confirmed_at_ms, ?2) WHERE id = ?1";
        self.write(move |sqlite| Ok(execute(sqlite, update, params![id.as_bytes(), at.0])? > 0)).await
    }

    async fn remove_channel(&self, id: ChannelId) -> Result<bool, Error> {
        self.write(move |sqlite| Ok(execute(sqlite, "DELETE FROM notice_channels WHERE id = ?", [id.as_bytes()])? > 0))
            .await
    }

    async fn note_delivery(&self, id: ChannelId, at: Timestamp, problem: Option<&str>) -> Result<(), Error> {
        let delivered = "UPDATE notice_channels SET sent_at_ms = ?2, failures = 0, problem = '', day = ?3,
                         sent_today = iif(day = ?3, sent_today + 1, 1) WHERE id = ?1";
        let failed = "UPDATE notice_channels SET failures = failures + 1, problem = ?2 WHERE id = ?1";
        let problem = problem.map(str::to_owned);
        self.write(move |sqlite| {
            let done = match &problem {
                None => execute(sqlite, delivered, params![id.as_bytes(), at.0, day(at)]),
                Some(problem) => execute(sqlite, failed, params![id.as_bytes(), problem]),
            };
            done.map(drop)
        })
        .await
    }

    async fn remove_unconfirmed_channels(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        let delete = "DELETE FROM notice_channels WHERE id IN (
                          SELECT id FROM notice_channels WHERE confirmed_at_ms IS NULL AND created_at_ms < ?1
                          ORDER BY created_at_ms LIMIT ?2)";
        self.write(move |sqlite| Ok(execute(sqlite, delete, params![before.0, limit])? as u64)).await
    }

    async fn notice_preferences(&self, identity: IdentityId) -> Result<Option<Vec<u8>>, Error> {
        let select = "SELECT payload FROM notice_preferences WHERE identity_id = ?";
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(select)?.query_row([identity.as_bytes()], |row| row.get(0)).optional()
        })
        .await
    }

    async fn set_notice_preferences(&self, identity: IdentityId, payload: Vec<u8>) -> Result<(), Error> {
        let put = "INSERT INTO notice_preferences VALUES (?, ?)
                   ON CONFLICT (identity_id) DO UPDATE SET payload = excluded.payload";
        self.write(move |sqlite| execute(sqlite, put, params![identity.as_bytes(), payload]).map(drop)).await
    }

    async fn mute_table(&self, identity: IdentityId, table: TableKey, muted: bool) -> Result<(), Error> {
        self.write(move |sqlite| mute(sqlite, identity, table, muted)).await
    }

    async fn muted_tables(&self, identity: IdentityId, limit: u32) -> Result<Vec<TableKey>, Error> {
        let select = "SELECT id FROM notice_mutes JOIN tables ON number = table_number WHERE identity_id = ?
                      ORDER BY number DESC LIMIT ?";
        let key = |row: &Row<'_>| Ok(TableKey::from_bytes(row.get(0)?));
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(select)?.query_map(params![identity.as_bytes(), limit], key)?.collect()
        })
        .await
    }

    async fn is_muted(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error> {
        let select = "SELECT EXISTS (SELECT 1 FROM notice_mutes JOIN tables ON number = table_number
                      WHERE identity_id = ? AND id = ?)";
        self.read_only(move |sqlite| {
            let values = params![identity.as_bytes(), table.as_bytes()];
            sqlite.prepare_cached(select)?.query_row(values, |row| row.get(0))
        })
        .await
    }
}

fn mute(sqlite: &Connection, identity: IdentityId, table: TableKey, muted: bool) -> Result<(), Error> {
    let select = "SELECT number FROM tables WHERE id = ?";
    let number = sqlite.query_row(select, [table.as_bytes()], |row| row.get::<_, i64>(0)).optional();
    let number = number.map_err(|error| map_error::store_error(&error))?.ok_or(Error::TableNotFound)?;
    let change = if muted {
        "INSERT INTO notice_mutes VALUES (?, ?) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM notice_mutes WHERE identity_id = ? AND table_number = ?"
    };
    execute(sqlite, change, params![identity.as_bytes(), number]).map(drop)
}

fn row_to_channel(row: &Row<'_>) -> Sql<Channel> {
    Ok(Channel {
        id: ChannelId::from_bytes(row.get(0)?),
        identity: IdentityId::from_bytes(row.get(1)?),
        kind: row.get(2)?,
        address: row.get(3)?,
        language: row.get(4)?,
        created_at: Timestamp(row.get(5)?),
        confirmed_at: row.get::<_, Option<i64>>(6)?.map(Timestamp),
        sent_at: row.get::<_, Option<i64>>(7)?.map(Timestamp),
        sent_today: row.get(8)?,
        failures: row.get(9)?,
        problem: row.get(10)?,
    })
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
