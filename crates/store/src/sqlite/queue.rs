//! Queues of people who look for others to play, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Sqlite, map_error};
use crate::queue::collect_counts;
use crate::{Error, IdentityId, NewTicket, QueueCount, QueueStore, TableKey, Ticket, TicketId, Timestamp};

type Sql<T> = rusqlite::Result<T>;

const COLUMNS: &str = "identity_id, ticket, queue, payload, entered_at_ms, seen_at_ms, table_id, is_seated";

#[async_trait]
impl QueueStore for Sqlite {
    async fn enter_queue(
        &self,
        ticket: NewTicket,
        now: Timestamp,
        seen_since: Timestamp,
        matched_since: Timestamp,
    ) -> Result<TicketId, Error> {
        self.write(move |sqlite| enter(sqlite, &ticket, now, seen_since, matched_since)).await
    }

    async fn renew_ticket(&self, identity: IdentityId, ticket: TicketId, now: Timestamp) -> Result<(), Error> {
        let update = "UPDATE queue_tickets SET seen_at_ms = max(seen_at_ms, ?3)
                      WHERE identity_id = ?1 AND ticket = ?2 AND table_id IS NULL";
        self.write(move |sqlite| {
            execute(sqlite, update, params![identity.as_bytes(), ticket.as_bytes(), now.0]).map(drop)
        })
        .await
    }

    async fn match_queue(
        &self,
        queue: &str,
        players: u8,
        table: TableKey,
        now: Timestamp,
        seen_since: Timestamp,
    ) -> Result<bool, Error> {
        let queue = queue.to_owned();
        let matching = move |sqlite: &_| {
            match_first(sqlite, &queue, players, table, now, seen_since).map_err(|error| map_error::store_error(&error))
        };
        self.write(matching).await
    }

    async fn ticket(&self, identity: IdentityId) -> Result<Option<Ticket>, Error> {
        let select = format!("SELECT {COLUMNS} FROM queue_tickets WHERE identity_id = ?");
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_row([identity.as_bytes()], row_to_ticket).optional()
        })
        .await
    }

    async fn matched(&self, table: TableKey) -> Result<Vec<Ticket>, Error> {
        let select =
            format!("SELECT {COLUMNS} FROM queue_tickets WHERE table_id = ? ORDER BY entered_at_ms, identity_id");
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_map([table.as_bytes()], row_to_ticket)?.collect()
        })
        .await
    }

    async fn seat_ticket(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error> {
        let update = "UPDATE queue_tickets SET is_seated = 1 WHERE identity_id = ? AND table_id = ?";
        self.write(move |sqlite| Ok(execute(sqlite, update, params![identity.as_bytes(), table.as_bytes()])? > 0)).await
    }

    async fn give_up_matches(
        &self,
        queues: &[String],
        matched_before: Timestamp,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<TableKey>, Error> {
        let queues = queues.to_vec();
        let give_up = move |sqlite: &_| {
            give_up(sqlite, &queues, matched_before, now, limit).map_err(|error| map_error::store_error(&error))
        };
        self.write(give_up).await
    }

    async fn leave_queue(&self, identity: IdentityId, ticket: Option<TicketId>) -> Result<bool, Error> {
        let delete = "DELETE FROM queue_tickets WHERE identity_id = ?1 AND table_id IS NULL
                      AND (?2 IS NULL OR ticket = ?2)";
        let ticket = ticket.map(|ticket| *ticket.as_bytes());
        self.write(move |sqlite| Ok(execute(sqlite, delete, params![identity.as_bytes(), ticket])? > 0)).await
    }

    async fn queue_counts(
        &self,
        seen_since: Timestamp,
        matched_since: Timestamp,
        max_waits: u32,
    ) -> Result<Vec<QueueCount>, Error> {
        self.read_only(move |sqlite| counts(sqlite, seen_since, matched_since, max_waits)).await
    }

    async fn remove_stale_tickets(&self, seen_since: Timestamp, limit: u32) -> Result<u64, Error> {
        let tickets = "DELETE FROM queue_tickets WHERE identity_id IN (
                           SELECT identity_id FROM queue_tickets WHERE seen_at_ms < ?1 ORDER BY seen_at_ms LIMIT ?2)";
        let waits = "DELETE FROM queue_waits WHERE rowid IN (
                         SELECT rowid FROM queue_waits WHERE matched_at_ms < ?1 ORDER BY matched_at_ms LIMIT ?2)";
        self.write(move |sqlite| {
            execute(sqlite, waits, params![seen_since.0, limit])?;
            Ok(execute(sqlite, tickets, params![seen_since.0, limit])? as u64)
        })
        .await
    }
}

fn enter(
    sqlite: &Connection,
    new: &NewTicket,
    now: Timestamp,
    seen_since: Timestamp,
    matched_since: Timestamp,
) -> Result<TicketId, Error> {
    let insert = "INSERT INTO queue_tickets (identity_id, ticket, queue, payload, entered_at_ms, seen_at_ms)
                  VALUES (?1, ?2, ?3, ?4, ?5, ?5)
                  ON CONFLICT (identity_id) DO UPDATE SET ticket = excluded.ticket, queue = excluded.queue,
                      payload = excluded.payload, seen_at_ms = excluded.seen_at_ms, table_id = NULL,
                      matched_at_ms = NULL, is_seated = 0,
                      entered_at_ms = CASE WHEN queue_tickets.queue = excluded.queue
                          AND queue_tickets.table_id IS NULL AND queue_tickets.seen_at_ms >= ?6
                          THEN queue_tickets.entered_at_ms ELSE excluded.entered_at_ms END
                  WHERE queue_tickets.table_id IS NULL OR queue_tickets.is_seated OR queue_tickets.matched_at_ms < ?7";
    let NewTicket { identity, ticket, queue, payload } = new;
    let values = params![identity.as_bytes(), ticket.as_bytes(), queue, payload, now.0, seen_since.0, matched_since.0];
    if execute(sqlite, insert, values)? > 0 {
        return Ok(*ticket);
    }
    let select = "SELECT ticket FROM queue_tickets WHERE identity_id = ?";
    let stored = sqlite.query_row(select, [identity.as_bytes()], |row| row.get(0));
    stored.map(TicketId::from_bytes).map_err(|error| map_error::store_error(&error))
}

/// One thread writes, so nobody else matches meanwhile.
fn match_first(
    sqlite: &Connection,
    queue: &str,
    players: u8,
    table: TableKey,
    now: Timestamp,
    seen_since: Timestamp,
) -> Sql<bool> {
    let select = "SELECT identity_id, entered_at_ms FROM queue_tickets
                  WHERE queue = ?1 AND table_id IS NULL AND seen_at_ms >= ?2
                  ORDER BY entered_at_ms, identity_id LIMIT ?3";
    let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let values = params![queue, seen_since.0, players];
    let chosen: Vec<([u8; 16], i64)> = sqlite.prepare_cached(select)?.query_map(values, row)?.collect::<Sql<_>>()?;
    if chosen.len() < usize::from(players) {
        return Ok(false);
    }
    let mut update =
        sqlite.prepare_cached("UPDATE queue_tickets SET table_id = ?2, matched_at_ms = ?3 WHERE identity_id = ?1")?;
    let mut insert = sqlite.prepare_cached("INSERT INTO queue_waits VALUES (?, ?, ?)")?;
    for (identity, entered_at) in chosen {
        update.execute(params![identity, table.as_bytes(), now.0])?;
        insert.execute(params![queue, now.0, now.0.saturating_sub(entered_at).max(0)])?;
    }
    Ok(true)
}

fn give_up(
    sqlite: &Connection,
    queues: &[String],
    matched_before: Timestamp,
    now: Timestamp,
    limit: u32,
) -> Sql<Vec<TableKey>> {
    let overdue = "SELECT DISTINCT table_id FROM queue_tickets
                   WHERE queue = ?1 AND table_id IS NOT NULL AND is_seated = 0 AND matched_at_ms < ?2 LIMIT ?3";
    let is_playing = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ? AND status > 0)";
    let wait_again = "UPDATE queue_tickets SET table_id = NULL, matched_at_ms = NULL, is_seated = 0, seen_at_ms = ?2
                      WHERE table_id = ?1 AND is_seated = 1";
    let mut tables = Vec::new();
    for queue in queues {
        let mut overdue = sqlite.prepare_cached(overdue)?;
        let found = overdue.query_map(params![queue, matched_before.0, limit], |row| row.get::<_, [u8; 16]>(0))?;
        tables.extend(found.collect::<Sql<Vec<_>>>()?);
    }
    let mut given_up = Vec::new();
    for table in tables {
        sqlite.prepare_cached("DELETE FROM queue_tickets WHERE table_id = ? AND is_seated = 0")?.execute([table])?;
        if !sqlite.prepare_cached(is_playing)?.query_row([table], |row| row.get::<_, bool>(0))? {
            sqlite.prepare_cached(wait_again)?.execute(params![table, now.0])?;
            sqlite.prepare_cached("DELETE FROM tables WHERE id = ?")?.execute([table])?;
            given_up.push(TableKey::from_bytes(table));
        }
    }
    Ok(given_up)
}

fn counts(
    sqlite: &Connection,
    seen_since: Timestamp,
    matched_since: Timestamp,
    max_waits: u32,
) -> Sql<Vec<QueueCount>> {
    let waiting = "SELECT queue, count(*) FROM queue_tickets WHERE table_id IS NULL AND seen_at_ms >= ? GROUP BY queue";
    // Goes from queue to queue in their index: there are few queues and many waits.
    let waits = "WITH RECURSIVE queues (queue) AS (
                     SELECT min(queue) FROM queue_waits
                     UNION ALL
                     SELECT (SELECT min(queue) FROM queue_waits WHERE queue > queues.queue) FROM queues
                     WHERE queue IS NOT NULL
                 )
                 SELECT queues.queue, waited_ms FROM queues JOIN queue_waits ON queue_waits.rowid IN (
                     SELECT rowid FROM queue_waits WHERE queue = queues.queue AND matched_at_ms >= ?1
                     ORDER BY matched_at_ms DESC LIMIT ?2
                 ) ORDER BY matched_at_ms DESC";
    let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let waiting = sqlite.prepare_cached(waiting)?.query_map([seen_since.0], row)?.collect::<Sql<_>>()?;
    let waits =
        sqlite.prepare_cached(waits)?.query_map(params![matched_since.0, max_waits], row)?.collect::<Sql<_>>()?;
    Ok(collect_counts(waiting, waits))
}

fn row_to_ticket(row: &Row<'_>) -> Sql<Ticket> {
    Ok(Ticket {
        identity: IdentityId::from_bytes(row.get(0)?),
        ticket: TicketId::from_bytes(row.get(1)?),
        queue: row.get(2)?,
        payload: row.get(3)?,
        entered_at: Timestamp(row.get(4)?),
        seen_at: Timestamp(row.get(5)?),
        table: row.get::<_, Option<[u8; 16]>>(6)?.map(TableKey::from_bytes),
        is_seated: row.get(7)?,
    })
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
