//! Tables and their logs in PostgreSQL. Every change is one statement, and so all or nothing.

use std::collections::BTreeMap;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Statement};

use super::link::Link;
use super::listener::notice;
use crate::{
    Append, Change, Due, Entry, Error, IdentityId, Listing, Moment, NewTable, ProcessId, Stage, Table, TableId,
};

const COLUMNS: &str = "id, created, changed, public, stage, next, due, summary";

const CREATE: &str = "
WITH made AS (
    INSERT INTO tables (id, created, changed, public, stage, next, due, summary)
    VALUES ($1, $2, $2, $3, $4, cardinality($7::bytea[]), $5, $6) RETURNING number
), logged AS (
    INSERT INTO log SELECT number, place - 1, payload
    FROM made, unnest($7::bytea[]) WITH ORDINALITY AS entry (payload, place)
)
INSERT INTO seats SELECT number, seat, owner FROM made, unnest($8::smallint[], $9::bytea[]) AS seat (seat, owner)";

/// The number of the row comes back if it had the expected number of entries.
const APPEND: &str = "
WITH moved AS (
    UPDATE tables SET next = next + cardinality($3::bytea[]), changed = $4, stage = $5, due = $6, summary = $7
    WHERE id = $1 AND next = $2 RETURNING number
), logged AS (
    INSERT INTO log SELECT number, $2 + place - 1, payload
    FROM moved, unnest($3::bytea[]) WITH ORDINALITY AS entry (payload, place)
), stood_up AS (
    DELETE FROM seats USING moved WHERE table_number = number AND seat = ANY ($8::smallint[])
), sat AS (
    INSERT INTO seats SELECT number, seat, owner FROM moved, unnest($9::smallint[], $10::bytea[]) AS seat (seat, owner)
    ON CONFLICT (table_number, seat) DO UPDATE SET owner = excluded.owner
)
SELECT pg_notify('iquazu', $11) FROM moved";

const CLAIM: &str = "
WITH chosen AS (
    SELECT number, id, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
), leased AS (
    UPDATE tables SET due = $2 FROM chosen WHERE tables.number = chosen.number
)
SELECT id, due FROM chosen ORDER BY due";

const REMOVE: &str = "
WITH removed AS (DELETE FROM tables WHERE id = $1 RETURNING number)
SELECT pg_notify('iquazu', $2) FROM removed";

const ANNOUNCE: &str = "SELECT count(pg_notify('iquazu', notice)) FROM unnest($1::text[]) AS notice";

pub(super) async fn create(link: &Link, table: &NewTable) -> Result<(), Error> {
    let NewTable { id, created, public, entries, change } = table;
    let seats = Seats::of(change);
    let (id, due) = (&id.as_bytes()[..], change.due.map(|due| due.0));
    let values: [&(dyn ToSql + Sync); 9] =
        [&id, &created.0, public, &change.stage.number(), &due, &change.summary, entries, &seats.taken, &seats.owners];
    link.execute(CREATE, &values).await?;
    Ok(())
}

pub(super) async fn prepare_append(link: &Link) -> Result<Statement, Error> {
    link.prepared(APPEND).await
}

pub(super) async fn append(link: &Link, append: &Append, process: ProcessId) -> Result<bool, Error> {
    let statement = prepare_append(link).await?;
    append_by(link, &statement, append, process).await
}

/// False when the log has not the expected number of entries, or there is no such table.
pub(super) async fn append_by(
    link: &Link,
    statement: &Statement,
    append: &Append,
    process: ProcessId,
) -> Result<bool, Error> {
    let Append { table, expected, entries, at, change } = append;
    let seats = Seats::of(change);
    let (id, due, next) = (&table.as_bytes()[..], change.due.map(|due| due.0), expected.cast_signed());
    let notice = notice(process, *table, Some(expected + entries.len() as u64));
    let values: [&(dyn ToSql + Sync); 11] = [
        &id,
        &next,
        entries,
        &at.0,
        &change.stage.number(),
        &due,
        &change.summary,
        &seats.free,
        &seats.taken,
        &seats.owners,
        &notice,
    ];
    Ok(link.query_opt_by(statement, &values).await?.is_some())
}

/// Why the table with the expected number of entries was not found.
pub(super) async fn too_late(link: &Link, table: TableId) -> Error {
    match link.query_opt("SELECT next FROM tables WHERE id = $1", &[&&table.as_bytes()[..]]).await {
        Ok(Some(row)) => Error::Conflict { next: row.get::<_, i64>(0).cast_unsigned() },
        Ok(None) => Error::NoSuchTable,
        Err(error) => error,
    }
}

/// Seat changes as the statements take them.
struct Seats<'a> {
    free: Vec<i16>,
    taken: Vec<i16>,
    owners: Vec<&'a [u8]>,
}

impl Seats<'_> {
    /// Of several changes of one seat the last one counts.
    fn of(change: &Change) -> Seats<'_> {
        let last: BTreeMap<u8, Option<&IdentityId>> =
            change.seats.iter().map(|change| (change.seat, change.owner.as_ref())).collect();
        let mut seats = Seats { free: Vec::new(), taken: Vec::new(), owners: Vec::new() };
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

pub(super) async fn reschedule(link: &Link, table: TableId, expected: u64, due: Option<Moment>) -> Result<(), Error> {
    let update = "UPDATE tables SET due = $1 WHERE id = $2 AND next = $3";
    let due = due.map(|due| due.0);
    match link.execute(update, &[&due, &&table.as_bytes()[..], &expected.cast_signed()]).await? {
        0 => Err(too_late(link, table).await),
        _ => Ok(()),
    }
}

pub(super) async fn claim_due(link: &Link, now: Moment, lease: Moment, limit: u32) -> Result<Vec<Due>, Error> {
    let rows = link.query(CLAIM, &[&now.0, &lease.0, &i64::from(limit)]).await?;
    Ok(rows.iter().map(|row| Due { table: id_of(row), since: Moment(row.get(1)) }).collect())
}

pub(super) async fn remove(link: &Link, table: TableId, process: ProcessId) -> Result<bool, Error> {
    let notice = notice(process, table, None);
    Ok(link.query_opt(REMOVE, &[&&table.as_bytes()[..], &notice]).await?.is_some())
}

pub(super) async fn announce(link: &Link, notices: &[String]) -> Result<(), Error> {
    link.query(ANNOUNCE, &[&notices]).await.map(drop)
}

pub(super) async fn read(link: &Link, table: TableId, from: u64, limit: u32) -> Result<Vec<Entry>, Error> {
    let select = "SELECT seq, payload FROM log JOIN tables ON number = table_number
                  WHERE id = $1 AND seq >= $2 ORDER BY seq LIMIT $3";
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let rows = link.query(select, &[&&table.as_bytes()[..], &from, &i64::from(limit)]).await?;
    let entry = |row: &Row| Entry { seq: row.get::<_, i64>(0).cast_unsigned(), payload: row.get(1) };
    Ok(rows.iter().map(entry).collect())
}

pub(super) async fn table(link: &Link, table: TableId) -> Result<Option<Table>, Error> {
    let select = format!("SELECT {COLUMNS} FROM tables WHERE id = $1");
    Ok(link.query_opt(&select, &[&&table.as_bytes()[..]]).await?.as_ref().map(table_of))
}

pub(super) async fn list(link: &Link, listing: &Listing) -> Result<Vec<Table>, Error> {
    let identity = listing.seated.as_ref().map(|identity| &identity.as_bytes()[..]);
    let created = listing.after.map(|after| after.created.0);
    let after = listing.after.as_ref().map(|after| &after.table.as_bytes()[..]);
    let limit = i64::from(listing.limit);
    let mut values: Vec<&(dyn ToSql + Sync)> = vec![&limit];
    let mut select = format!("SELECT {COLUMNS} FROM tables WHERE {}", stages(&listing.stages));
    if listing.public {
        select += " AND public";
    }
    if let Some(identity) = &identity {
        values.push(identity);
        select += &format!(" AND number IN (SELECT table_number FROM seats WHERE owner = ${})", values.len());
    }
    if let (Some(created), Some(after)) = (&created, &after) {
        values.extend([created as &(dyn ToSql + Sync), after]);
        select += &format!(" AND (created, id) < (${}, ${})", values.len() - 1, values.len());
    }
    select += " ORDER BY created DESC, id DESC LIMIT $1";
    Ok(link.query(&select, &values).await?.iter().map(table_of).collect())
}

/// Written so that the lobby's index serves where it can.
fn stages(stages: &[Stage]) -> String {
    let numbers: Vec<String> = stages.iter().map(|stage| stage.number().to_string()).collect();
    let over = if stages.contains(&Stage::Over) { "" } else { "stage < 2 AND " };
    format!("{over}stage = ANY ('{{{}}}'::smallint[])", numbers.join(", "))
}

fn table_of(row: &Row) -> Table {
    Table {
        id: id_of(row),
        created: Moment(row.get(1)),
        changed: Moment(row.get(2)),
        public: row.get(3),
        stage: Stage::of(row.get(4)),
        next: row.get::<_, i64>(5).cast_unsigned(),
        due: row.get::<_, Option<i64>>(6).map(Moment),
        summary: row.get(7),
    }
}

/// The constraint `tables_id_length` lets no other length in.
fn id_of(row: &Row) -> TableId {
    TableId::from_bytes(row.get::<_, &[u8]>(0).try_into().unwrap_or_default())
}
