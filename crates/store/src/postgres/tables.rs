//! Tables and their logs in PostgreSQL. Each change is a single statement and therefore atomic.

use std::collections::BTreeMap;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Statement};

use super::connection::PgConnection;
use super::listener::{chat_payload, table_payload};
use crate::{
    Append, DueTable, Error, IdentityId, LogEntry, NewTable, ProcessId, TableKey, TableQuery, TableRow, TableStatus,
    TableUpdate, Timestamp,
};

const COLUMNS: &str = "id, created_at_ms, updated_at_ms, is_public, status, next_seq, due_at_ms, summary";

const CREATE: &str = "
WITH inserted AS (
    INSERT INTO tables (id, created_at_ms, updated_at_ms, is_public, status, next_seq, due_at_ms, summary)
    VALUES ($1, $2, $2, $3, $4, cardinality($7::bytea[]), $5, $6) RETURNING number
), logged AS (
    INSERT INTO log_entries SELECT number, place - 1, payload
    FROM inserted, unnest($7::bytea[]) WITH ORDINALITY AS entry (payload, place)
)
INSERT INTO seats SELECT number, seat, owner FROM inserted, unnest($8::smallint[], $9::bytea[]) AS seat (seat, owner)";

/// Returns a row if the log had the expected length and last entry.
const APPEND_STEP: &str = "
WITH updated AS (
    UPDATE tables SET next_seq = next_seq + cardinality($3::bytea[]), updated_at_ms = $4, status = $5, due_at_ms = $6,
        summary = $7
    WHERE id = $1 AND next_seq = $2 AND ($8::bytea IS NULL OR EXISTS (
        SELECT FROM log_entries WHERE table_number = number AND seq = $2 - 1 AND sha256(payload) = $8
    )) RETURNING number
), logged AS (
    INSERT INTO log_entries SELECT number, $2 + place - 1, payload
    FROM updated, unnest($3::bytea[]) WITH ORDINALITY AS entry (payload, place)
)
SELECT pg_notify('iquazu', $9) FROM updated";

/// The same with changes of seats and with notices. A statement of its own, because most moves have neither, and PostgreSQL
/// prepares every part of a statement each time.
const APPEND: &str = "
WITH updated AS (
    UPDATE tables SET next_seq = next_seq + cardinality($3::bytea[]), updated_at_ms = $4, status = $5, due_at_ms = $6,
        summary = $7
    WHERE id = $1 AND next_seq = $2 AND ($8::bytea IS NULL OR EXISTS (
        SELECT FROM log_entries WHERE table_number = number AND seq = $2 - 1 AND sha256(payload) = $8
    )) RETURNING number
), logged AS (
    INSERT INTO log_entries SELECT number, $2 + place - 1, payload
    FROM updated, unnest($3::bytea[]) WITH ORDINALITY AS entry (payload, place)
), freed AS (
    DELETE FROM seats USING updated WHERE table_number = number AND seat = ANY ($10::smallint[])
), taken AS (
    INSERT INTO seats SELECT number, seat, owner FROM updated, unnest($11::smallint[], $12::bytea[]) AS seat (seat, owner)
    ON CONFLICT (table_number, seat) DO UPDATE SET owner_id = excluded.owner_id
), queued AS (
    INSERT INTO notices SELECT number, id, told.seat, $4, told.due_at, 0, '', event
    FROM updated, identities,
        unnest($13::smallint[], $14::bytea[], $15::smallint[], $16::bigint[]) AS told (seat, identity, event, due_at)
    WHERE id = told.identity
    ON CONFLICT (table_number, identity_id) DO UPDATE SET seat = excluded.seat, created_at_ms = excluded.created_at_ms,
        due_at_ms = excluded.due_at_ms, attempts = 0, delivered = '', event = excluded.event
)
SELECT pg_notify('iquazu', $9) FROM updated";

const CLAIM: &str = "
WITH chosen AS (
    SELECT number, id, due_at_ms FROM tables WHERE due_at_ms <= $1 ORDER BY due_at_ms LIMIT $3 FOR UPDATE SKIP LOCKED
), leased AS (
    UPDATE tables SET due_at_ms = $2 FROM chosen WHERE tables.number = chosen.number
)
SELECT id, due_at_ms FROM chosen ORDER BY due_at_ms";

const REMOVE: &str = "
WITH removed AS (DELETE FROM tables WHERE id = $1 RETURNING number)
SELECT pg_notify('iquazu', $2) FROM removed";

const ADD_CHAT_LINE: &str = "
WITH counted AS (
    UPDATE tables SET chat_seq = chat_seq + 1 WHERE id = $1 RETURNING number, chat_seq
), added AS (
    INSERT INTO chat_lines SELECT number, chat_seq, $2 FROM counted
), dropped AS (
    DELETE FROM chat_lines USING counted WHERE table_number = number AND seq <= chat_seq - $3
)
SELECT chat_seq, pg_notify('iquazu', $4) FROM counted";

const PUBLISH: &str = "SELECT count(pg_notify('iquazu', payload)) FROM unnest($1::text[]) AS payload";

pub(super) async fn create(connection: &PgConnection, table: &NewTable) -> Result<(), Error> {
    let NewTable { id, created_at, is_public, entries, update } = table;
    let seats = SeatArrays::new(update);
    let (id, due_at) = (&id.as_bytes()[..], update.due_at.map(|due_at| due_at.0));
    let values: [&(dyn ToSql + Sync); 9] = [
        &id,
        &created_at.0,
        is_public,
        &update.status.code(),
        &due_at,
        &update.summary,
        entries,
        &seats.taken,
        &seats.owners,
    ];
    connection.execute(CREATE, &values).await?;
    Ok(())
}

/// The prepared statements of an append.
pub(super) struct AppendStatements {
    step: Statement,
    full: Statement,
}

pub(super) async fn prepare_append(connection: &PgConnection) -> Result<AppendStatements, Error> {
    Ok(AppendStatements { step: connection.prepared(APPEND_STEP).await?, full: connection.prepared(APPEND).await? })
}

pub(super) async fn append(connection: &PgConnection, append: &Append, process: ProcessId) -> Result<bool, Error> {
    let statements = prepare_append(connection).await?;
    append_with(connection, &statements, append, process).await
}

/// Returns `false` if the log does not have the expected length or last entry, or the table does not exist.
pub(super) async fn append_with(
    connection: &PgConnection,
    statements: &AppendStatements,
    append: &Append,
    process: ProcessId,
) -> Result<bool, Error> {
    let Append { table, expected_seq: expected, after, entries, at, update } = append;
    let seats = SeatArrays::new(update);
    let (id, due_at, next) = (&table.as_bytes()[..], update.due_at.map(|due_at| due_at.0), expected.cast_signed());
    let payload = table_payload(process, *table, Some(expected + entries.len() as u64));
    let after = after.as_ref().map(|hash| &hash[..]);
    let notice_seats: Vec<i16> = update.notices.iter().map(|notice| i16::from(notice.seat)).collect();
    let notice_for: Vec<&[u8]> = update.notices.iter().map(|notice| &notice.identity.as_bytes()[..]).collect();
    let notice_events: Vec<i16> = update.notices.iter().map(|notice| notice.event.code()).collect();
    let notice_due_at: Vec<i64> = update.notices.iter().map(|notice| at.saturating_add(notice.hold).0).collect();
    let values: [&(dyn ToSql + Sync); 16] = [
        &id,
        &next,
        entries,
        &at.0,
        &update.status.code(),
        &due_at,
        &update.summary,
        &after,
        &payload,
        &seats.free,
        &seats.taken,
        &seats.owners,
        &notice_seats,
        &notice_for,
        &notice_events,
        &notice_due_at,
    ];
    let is_step = update.seats.is_empty() && update.notices.is_empty();
    let (statement, values) = if is_step { (&statements.step, &values[..9]) } else { (&statements.full, &values[..]) };
    Ok(connection.query_opt_by(statement, values).await?.is_some())
}

/// Returns why no table with the expected log length was found.
pub(super) async fn conflict_error(connection: &PgConnection, table: TableKey) -> Error {
    match connection.query_opt("SELECT next_seq FROM tables WHERE id = $1", &[&&table.as_bytes()[..]]).await {
        Ok(Some(row)) => Error::Conflict { next_seq: row.get::<_, i64>(0).cast_unsigned() },
        Ok(None) => Error::TableNotFound,
        Err(error) => error,
    }
}

/// Seat changes as arrays for the statements' parameters.
struct SeatArrays<'a> {
    free: Vec<i16>,
    taken: Vec<i16>,
    owners: Vec<&'a [u8]>,
}

impl SeatArrays<'_> {
    /// If a seat changes several times, the last change counts.
    fn new(update: &TableUpdate) -> SeatArrays<'_> {
        let last: BTreeMap<u8, Option<&IdentityId>> =
            update.seats.iter().map(|update| (update.seat, update.owner.as_ref())).collect();
        let mut seats = SeatArrays { free: Vec::new(), taken: Vec::new(), owners: Vec::new() };
        for (seat, owner) in last {
            match owner {
                Some(owner) => {
                    seats.taken.push(seat.into());
                    seats.owners.push(&owner.as_bytes()[..]);
                }
                None => seats.free.push(seat.into()),
            }
        }
        seats
    }
}

pub(super) async fn reschedule(
    connection: &PgConnection,
    table: TableKey,
    expected_seq: u64,
    due_at: Option<Timestamp>,
) -> Result<(), Error> {
    let update = "UPDATE tables SET due_at_ms = $1 WHERE id = $2 AND next_seq = $3";
    let due_at = due_at.map(|due_at| due_at.0);
    match connection.execute(update, &[&due_at, &&table.as_bytes()[..], &expected_seq.cast_signed()]).await? {
        0 => Err(conflict_error(connection, table).await),
        _ => Ok(()),
    }
}

pub(super) async fn claim_due(
    connection: &PgConnection,
    now: Timestamp,
    lease: Timestamp,
    limit: u32,
) -> Result<Vec<DueTable>, Error> {
    let rows = connection.query(CLAIM, &[&now.0, &lease.0, &i64::from(limit)]).await?;
    Ok(rows.iter().map(|row| DueTable { table: row_to_key(row), due_at: Timestamp(row.get(1)) }).collect())
}

pub(super) async fn remove(connection: &PgConnection, table: TableKey, process: ProcessId) -> Result<bool, Error> {
    let payload = table_payload(process, table, None);
    Ok(connection.query_opt(REMOVE, &[&&table.as_bytes()[..], &payload]).await?.is_some())
}

/// Tells the other processes that tables were removed.
pub(super) async fn publish_removed(
    connection: &PgConnection,
    removed: &[TableKey],
    process: ProcessId,
) -> Result<(), Error> {
    let payloads: Vec<String> = removed.iter().map(|table| table_payload(process, *table, None)).collect();
    publish(connection, &payloads).await
}

pub(super) async fn publish(connection: &PgConnection, payloads: &[String]) -> Result<(), Error> {
    connection.query(PUBLISH, &[&payloads]).await.map(drop)
}

pub(super) async fn read(
    connection: &PgConnection,
    table: TableKey,
    from: u64,
    limit: u32,
) -> Result<Vec<LogEntry>, Error> {
    let select = "SELECT seq, payload FROM log_entries JOIN tables ON number = table_number
                  WHERE id = $1 AND seq >= $2 ORDER BY seq LIMIT $3";
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let rows = connection.query(select, &[&&table.as_bytes()[..], &from, &i64::from(limit)]).await?;
    let entry = |row: &Row| LogEntry { seq: row.get::<_, i64>(0).cast_unsigned(), payload: row.get(1) };
    Ok(rows.iter().map(entry).collect())
}

pub(super) async fn add_chat_line(
    connection: &PgConnection,
    table: TableKey,
    payload: &[u8],
    keep: u32,
    process: ProcessId,
) -> Result<u64, Error> {
    let (keep, notice) = (i64::from(keep), chat_payload(process, table));
    let row = connection.query_opt(ADD_CHAT_LINE, &[&&table.as_bytes()[..], &payload, &keep, &notice]).await?;
    Ok(row.ok_or(Error::TableNotFound)?.get::<_, i64>(0).cast_unsigned())
}

pub(super) async fn chat_lines(connection: &PgConnection, table: TableKey) -> Result<Vec<LogEntry>, Error> {
    let select = "SELECT seq, payload FROM chat_lines JOIN tables ON number = table_number WHERE id = $1 ORDER BY seq";
    let rows = connection.query(select, &[&&table.as_bytes()[..]]).await?;
    let line = |row: &Row| LogEntry { seq: row.get::<_, i64>(0).cast_unsigned(), payload: row.get(1) };
    Ok(rows.iter().map(line).collect())
}

pub(super) async fn table(connection: &PgConnection, table: TableKey) -> Result<Option<TableRow>, Error> {
    let select = format!("SELECT {COLUMNS} FROM tables WHERE id = $1");
    Ok(connection.query_opt(&select, &[&&table.as_bytes()[..]]).await?.as_ref().map(row_to_table))
}

pub(super) async fn list(connection: &PgConnection, query: &TableQuery) -> Result<Vec<TableRow>, Error> {
    let identity = query.player.as_ref().map(|identity| &identity.as_bytes()[..]);
    let created_at = query.after.map(|after| after.created_at.0);
    let after = query.after.as_ref().map(|after| &after.table.as_bytes()[..]);
    let limit = i64::from(query.limit);
    let mut values: Vec<&(dyn ToSql + Sync)> = vec![&limit];
    if let (Some(created_at), Some(after)) = (&created_at, &after) {
        values.extend([created_at as &(dyn ToSql + Sync), after]);
    }
    let mut filter = status_filter(&query.statuses);
    if query.public_only {
        filter += " AND is_public";
    }
    let select = match &identity {
        None => {
            let after = if after.is_some() { " AND (created_at_ms, id) < ($2, $3)" } else { "" };
            format!("SELECT {COLUMNS} FROM tables WHERE {filter}{after} ORDER BY created_at_ms DESC, id DESC LIMIT $1")
        }
        // Reads the index of the person's seats backwards, as far as the page goes.
        Some(identity) => {
            values.push(identity);
            let owner = values.len();
            let after = if after.is_some() { BEFORE_CURSOR } else { "" };
            format!(
                "SELECT {COLUMNS} FROM (
                     SELECT DISTINCT table_number FROM seats WHERE owner_id = ${owner}{after} ORDER BY table_number DESC
                 ) AS own JOIN tables ON number = table_number WHERE {filter} ORDER BY table_number DESC LIMIT $1"
            )
        }
    };
    Ok(connection.query(&select, &values).await?.iter().map(row_to_table).collect())
}

/// Filters a person's tables by a position: the number of that table or, if it was removed, by its time.
const BEFORE_CURSOR: &str = " AND table_number < coalesce(
    (SELECT number FROM tables WHERE id = $3),
    (SELECT number + 1 FROM tables WHERE (created_at_ms, id) < ($2, $3) ORDER BY created_at_ms DESC, id DESC LIMIT 1), 0)";

/// Filters by status so that the partial lobby index applies if possible.
fn status_filter(statuses: &[TableStatus]) -> String {
    let numbers: Vec<String> = statuses.iter().map(|status| status.code().to_string()).collect();
    let over = if statuses.contains(&TableStatus::Finished) { "" } else { "status < 2 AND " };
    format!("{over}status = ANY ('{{{}}}'::smallint[])", numbers.join(", "))
}

fn row_to_table(row: &Row) -> TableRow {
    TableRow {
        id: row_to_key(row),
        created_at: Timestamp(row.get(1)),
        updated_at: Timestamp(row.get(2)),
        is_public: row.get(3),
        status: TableStatus::from_code(row.get(4)),
        next_seq: row.get::<_, i64>(5).cast_unsigned(),
        due_at: row.get::<_, Option<i64>>(6).map(Timestamp),
        summary: row.get(7),
    }
}

/// The constraint `tables_id_length` guarantees 16 bytes.
fn row_to_key(row: &Row) -> TableKey {
    TableKey::from_bytes(row.get::<_, &[u8]>(0).try_into().unwrap_or_default())
}
