//! Notices in PostgreSQL. [`tables::append`](super::tables) queues them with the move.

use tokio_postgres::Row;

use super::connection::PgConnection;
use crate::{Error, IdentityId, Notice, NoticeEvent, TableKey, Timestamp};

const CLAIM: &str = "
WITH chosen AS (
    SELECT table_number, identity_id FROM notices WHERE due_at_ms <= $1 ORDER BY due_at_ms LIMIT $3
    FOR UPDATE SKIP LOCKED
)
UPDATE notices SET due_at_ms = $2 FROM chosen, tables
WHERE notices.table_number = chosen.table_number AND notices.identity_id = chosen.identity_id
    AND tables.number = notices.table_number
RETURNING tables.id, notices.identity_id, notices.seat, notices.created_at_ms, notices.attempts, notices.delivered,
    notices.event";

pub(super) async fn claim(
    connection: &PgConnection,
    now: Timestamp,
    lease: Timestamp,
    limit: u32,
) -> Result<Vec<Notice>, Error> {
    let rows = connection.query(CLAIM, &[&now.0, &lease.0, &i64::from(limit)]).await?;
    Ok(rows.iter().map(row_to_notice).collect())
}

/// Constraints guarantee 16 bytes and a small seat.
fn row_to_notice(row: &Row) -> Notice {
    let id = |column: usize| row.get::<_, &[u8]>(column).try_into().unwrap_or_default();
    Notice {
        table: TableKey::from_bytes(id(0)),
        identity: IdentityId::from_bytes(id(1)),
        seat: u8::try_from(row.get::<_, i16>(2)).unwrap_or(0),
        created_at: Timestamp(row.get(3)),
        attempts: row.get::<_, i32>(4).unsigned_abs(),
        delivered: row.get(5),
        event: NoticeEvent::from_code(row.get(6)),
    }
}

pub(super) async fn retry(connection: &PgConnection, notice: &Notice, due_at: Timestamp) -> Result<(), Error> {
    let update = "UPDATE notices SET due_at_ms = $1, attempts = $2, delivered = $3, event = $4 FROM tables
                  WHERE number = table_number AND id = $5 AND identity_id = $6 AND notices.created_at_ms = $7";
    let Notice { table, identity, event, created_at, attempts, delivered, .. } = notice;
    let (table, identity) = (&table.as_bytes()[..], &identity.as_bytes()[..]);
    let attempts = i32::try_from(*attempts).unwrap_or(i32::MAX);
    let values: [&(dyn tokio_postgres::types::ToSql + Sync); 7] =
        [&due_at.0, &attempts, delivered, &event.code(), &table, &identity, &created_at.0];
    connection.execute(update, &values).await.map(drop)
}

/// Locks the table first, as an append does: the notice of an entry that is written meanwhile stays.
const WITHDRAW: &str = "
WITH known AS (SELECT number FROM tables WHERE id = $1 AND next_seq = $2 FOR UPDATE)
DELETE FROM notices USING known WHERE table_number = known.number AND identity_id = ANY ($3) AND event <> $4";

pub(super) async fn withdraw(
    connection: &PgConnection,
    table: TableKey,
    expected: u64,
    identities: &[IdentityId],
) -> Result<(), Error> {
    let identities: Vec<&[u8]> = identities.iter().map(|identity| &identity.as_bytes()[..]).collect();
    let (expected, turn_ends) = (expected.cast_signed(), NoticeEvent::TurnEnds.code());
    connection.execute(WITHDRAW, &[&&table.as_bytes()[..], &expected, &identities, &turn_ends]).await.map(drop)
}

pub(super) async fn finish(connection: &PgConnection, notice: &Notice) -> Result<(), Error> {
    let delete = "DELETE FROM notices USING tables
                  WHERE number = table_number AND id = $1 AND identity_id = $2 AND notices.created_at_ms = $3";
    let (table, identity) = (&notice.table.as_bytes()[..], &notice.identity.as_bytes()[..]);
    connection.execute(delete, &[&table, &identity, &notice.created_at.0]).await.map(drop)
}
