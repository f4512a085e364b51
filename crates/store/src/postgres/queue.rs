//! Queues of people who look for others to play, in PostgreSQL. Each change is a single statement.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::{Postgres, tables};
use crate::queue::collect_counts;
use crate::{Error, IdentityId, NewTicket, QueueCount, QueueStore, TableKey, Ticket, TicketId, Timestamp};

const COLUMNS: &str = "identity_id, ticket, queue, payload, entered_at_ms, seen_at_ms, table_id, is_seated";

const ENTER: &str = "
INSERT INTO queue_tickets (identity_id, ticket, queue, payload, entered_at_ms, seen_at_ms)
VALUES ($1, $2, $3, $4, $5, $5)
ON CONFLICT (identity_id) DO UPDATE SET ticket = excluded.ticket, queue = excluded.queue, payload = excluded.payload,
    seen_at_ms = excluded.seen_at_ms, table_id = NULL, matched_at_ms = NULL, is_seated = FALSE,
    entered_at_ms = CASE WHEN queue_tickets.queue = excluded.queue AND queue_tickets.table_id IS NULL
        AND queue_tickets.seen_at_ms >= $6 THEN queue_tickets.entered_at_ms ELSE excluded.entered_at_ms END
WHERE queue_tickets.table_id IS NULL OR queue_tickets.is_seated OR queue_tickets.matched_at_ms < $7";

/// Several processes lock the same people in the same order. The one that comes second finds them matched and leaves
/// them out, so it has too few.
const MATCH: &str = "
WITH chosen AS (
    SELECT identity_id FROM queue_tickets WHERE queue = $1 AND table_id IS NULL AND seen_at_ms >= $2
    ORDER BY entered_at_ms, identity_id LIMIT $3 FOR UPDATE
), matched AS (
    UPDATE queue_tickets SET table_id = $4, matched_at_ms = $5 FROM chosen
    WHERE queue_tickets.identity_id = chosen.identity_id AND (SELECT count(*) FROM chosen) = $3
    RETURNING queue, entered_at_ms
)
INSERT INTO queue_waits SELECT queue, $5, greatest(0, $5 - entered_at_ms) FROM matched";

/// The newest waits of each queue. It goes from queue to queue in their index: there are few queues and many waits.
const RECENT_WAITS: &str = "
WITH RECURSIVE queues AS (
    SELECT min(queue) AS queue FROM queue_waits
    UNION ALL
    SELECT (SELECT min(queue) FROM queue_waits WHERE queue > queues.queue) FROM queues WHERE queue IS NOT NULL
)
SELECT queues.queue, waited_ms FROM queues CROSS JOIN LATERAL (
    SELECT waited_ms, matched_at_ms FROM queue_waits WHERE queue_waits.queue = queues.queue AND matched_at_ms >= $1
    ORDER BY matched_at_ms DESC LIMIT $2
) AS lately ORDER BY matched_at_ms DESC";

/// A table whose game has begun stays, with its seated players. Tickets and tables are locked before they are looked at: a
/// lock returns the newest row, so a seat that is taken meanwhile counts, and all parts of the statement agree on it.
const GIVE_UP_MATCHES: &str = "
WITH overdue AS (
    SELECT DISTINCT table_id FROM queue_tickets
    WHERE queue = ANY($1) AND table_id IS NOT NULL AND NOT is_seated AND matched_at_ms < $2 LIMIT $4
), tickets AS (
    SELECT identity_id, queue_tickets.table_id, is_seated FROM queue_tickets, overdue
    WHERE queue_tickets.table_id = overdue.table_id ORDER BY identity_id FOR UPDATE OF queue_tickets
), begun AS (
    SELECT id, status FROM tables, overdue WHERE id = table_id ORDER BY id FOR UPDATE OF tables
), incomplete AS (
    SELECT DISTINCT table_id FROM tickets WHERE NOT is_seated
), given_up AS (
    SELECT table_id FROM incomplete WHERE NOT EXISTS (SELECT FROM begun WHERE begun.id = table_id AND status > 0)
), gone AS (
    DELETE FROM queue_tickets USING tickets
    WHERE queue_tickets.identity_id = tickets.identity_id AND NOT tickets.is_seated
), waiting AS (
    UPDATE queue_tickets SET table_id = NULL, matched_at_ms = NULL, is_seated = FALSE, seen_at_ms = $3
    FROM tickets, given_up WHERE queue_tickets.identity_id = tickets.identity_id AND tickets.is_seated
        AND tickets.table_id = given_up.table_id
), removed AS (
    DELETE FROM tables USING given_up WHERE id = given_up.table_id AND status = 0
)
SELECT table_id FROM given_up";

const REMOVE_STALE: &str = "
WITH waits AS (
    DELETE FROM queue_waits WHERE ctid IN (
        SELECT ctid FROM queue_waits WHERE matched_at_ms < $1 ORDER BY matched_at_ms LIMIT $2)
)
DELETE FROM queue_tickets WHERE identity_id IN (
    SELECT identity_id FROM queue_tickets WHERE seen_at_ms < $1 ORDER BY seen_at_ms LIMIT $2)";

#[async_trait]
impl QueueStore for Postgres {
    async fn enter_queue(
        &self,
        new: NewTicket,
        now: Timestamp,
        seen_since: Timestamp,
        matched_since: Timestamp,
    ) -> Result<TicketId, Error> {
        let connection = self.pool.connection().await?;
        let NewTicket { identity, ticket, queue, payload } = &new;
        let (identity, hash) = (&identity.as_bytes()[..], &ticket.as_bytes()[..]);
        let entered = connection
            .execute(ENTER, &[&identity, &hash, queue, payload, &now.0, &seen_since.0, &matched_since.0])
            .await?;
        if entered > 0 {
            return Ok(*ticket);
        }
        let stored =
            connection.query_opt("SELECT ticket FROM queue_tickets WHERE identity_id = $1", &[&identity]).await?;
        Ok(stored.map_or(*ticket, |row| row_to_ticket_id(&row, 0)))
    }

    async fn renew_ticket(&self, identity: IdentityId, ticket: TicketId, now: Timestamp) -> Result<(), Error> {
        let update = "UPDATE queue_tickets SET seen_at_ms = greatest(seen_at_ms, $3)
                      WHERE identity_id = $1 AND ticket = $2 AND table_id IS NULL";
        let (identity, ticket) = (&identity.as_bytes()[..], &ticket.as_bytes()[..]);
        self.pool.connection().await?.execute(update, &[&identity, &ticket, &now.0]).await.map(drop)
    }

    async fn match_queue(
        &self,
        queue: &str,
        players: u8,
        table: TableKey,
        now: Timestamp,
        seen_since: Timestamp,
    ) -> Result<bool, Error> {
        let (players, table) = (i64::from(players), &table.as_bytes()[..]);
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 5] = [&queue, &seen_since.0, &players, &table, &now.0];
        Ok(self.pool.connection().await?.execute(MATCH, &values).await? > 0)
    }

    async fn ticket(&self, identity: IdentityId) -> Result<Option<Ticket>, Error> {
        let select = format!("SELECT {COLUMNS} FROM queue_tickets WHERE identity_id = $1");
        let row = self.pool.connection().await?.query_opt(&select, &[&&identity.as_bytes()[..]]).await?;
        Ok(row.as_ref().map(row_to_ticket))
    }

    async fn matched(&self, table: TableKey) -> Result<Vec<Ticket>, Error> {
        let select =
            format!("SELECT {COLUMNS} FROM queue_tickets WHERE table_id = $1 ORDER BY entered_at_ms, identity_id");
        let rows = self.pool.connection().await?.query(&select, &[&&table.as_bytes()[..]]).await?;
        Ok(rows.iter().map(row_to_ticket).collect())
    }

    async fn seat_ticket(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error> {
        let update = "UPDATE queue_tickets SET is_seated = TRUE WHERE identity_id = $1 AND table_id = $2";
        let (identity, table) = (&identity.as_bytes()[..], &table.as_bytes()[..]);
        Ok(self.pool.connection().await?.execute(update, &[&identity, &table]).await? > 0)
    }

    async fn give_up_matches(
        &self,
        queues: &[String],
        matched_before: Timestamp,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<TableKey>, Error> {
        let connection = self.pool.connection().await?;
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 4] =
            [&queues, &matched_before.0, &now.0, &i64::from(limit)];
        let rows = connection.query(GIVE_UP_MATCHES, &values).await?;
        let key = |row: &Row| TableKey::from_bytes(row.get::<_, &[u8]>(0).try_into().unwrap_or_default());
        let given_up: Vec<TableKey> = rows.iter().map(key).collect();
        if !given_up.is_empty() {
            tables::publish_removed(&connection, &given_up, self.process).await?;
        }
        Ok(given_up)
    }

    async fn leave_queue(&self, identity: IdentityId, ticket: Option<TicketId>) -> Result<bool, Error> {
        let delete = "DELETE FROM queue_tickets WHERE identity_id = $1 AND table_id IS NULL
                      AND ($2::bytea IS NULL OR ticket = $2)";
        let (identity, ticket) = (&identity.as_bytes()[..], ticket.as_ref().map(|ticket| &ticket.as_bytes()[..]));
        Ok(self.pool.connection().await?.execute(delete, &[&identity, &ticket]).await? > 0)
    }

    async fn queue_counts(
        &self,
        seen_since: Timestamp,
        matched_since: Timestamp,
        max_waits: u32,
    ) -> Result<Vec<QueueCount>, Error> {
        let waiting =
            "SELECT queue, count(*) FROM queue_tickets WHERE table_id IS NULL AND seen_at_ms >= $1 GROUP BY queue";
        let connection = self.pool.connection().await?;
        let pairs = |rows: Vec<Row>| rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let waiting = pairs(connection.query(waiting, &[&seen_since.0]).await?);
        let waits = pairs(connection.query(RECENT_WAITS, &[&matched_since.0, &i64::from(max_waits)]).await?);
        Ok(collect_counts(waiting, waits))
    }

    async fn remove_stale_tickets(&self, seen_since: Timestamp, limit: u32) -> Result<u64, Error> {
        self.pool.connection().await?.execute(REMOVE_STALE, &[&seen_since.0, &i64::from(limit)]).await
    }
}

/// Constraints guarantee 16 bytes.
fn row_to_ticket(row: &Row) -> Ticket {
    let table: Option<&[u8]> = row.get(6);
    Ticket {
        identity: IdentityId::from_bytes(row.get::<_, &[u8]>(0).try_into().unwrap_or_default()),
        ticket: row_to_ticket_id(row, 1),
        queue: row.get(2),
        payload: row.get(3),
        entered_at: Timestamp(row.get(4)),
        seen_at: Timestamp(row.get(5)),
        table: table.map(|table| TableKey::from_bytes(table.try_into().unwrap_or_default())),
        is_seated: row.get(7),
    }
}

fn row_to_ticket_id(row: &Row, column: usize) -> TicketId {
    TicketId::from_bytes(row.get::<_, &[u8]>(column).try_into().unwrap_or_default())
}
