//! Tables and their logs in SQLite.

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params, params_from_iter};

use super::map_error;
use crate::{Append, Change, Due, Entry, Error, Listing, Moment, NewTable, Stage, Table, TableId};

type Sql<T> = rusqlite::Result<T>;

const COLUMNS: &str = "id, created_at_ms, updated_at_ms, is_public, status, next_seq, due_at_ms, summary";

pub(super) fn create(sqlite: &Connection, table: &NewTable) -> Result<(), Error> {
    let NewTable { id, created, public, entries, change } = table;
    let insert =
        "INSERT INTO tables (id, created_at_ms, updated_at_ms, is_public, status, next_seq, due_at_ms, summary)
                  VALUES (:id, :created_at, :created_at, :is_public, :status, :next_seq, :due_at, :summary)";
    let values = named_params! {
        ":id": id.as_bytes(), ":created_at": created.0, ":is_public": public, ":status": change.stage.number(),
        ":next_seq": entries.len() as i64, ":due_at": change.due.map(|due| due.0), ":summary": change.summary,
    };
    execute(sqlite, insert, values)?;
    let number = sqlite.last_insert_rowid();
    write_log(sqlite, number, 0, entries)?;
    update_seats(sqlite, number, change)
}

pub(super) fn append(sqlite: &Connection, append: &Append) -> Result<(), Error> {
    let Append { table, expected, entries, at, change } = append;
    let expected = *expected as i64;
    let update = "UPDATE tables SET next_seq = next_seq + :count, updated_at_ms = :at, status = :status,
                  due_at_ms = :due_at, summary = :summary
                  WHERE id = :id AND next_seq = :expected RETURNING number";
    let values = named_params! {
        ":id": table.as_bytes(), ":expected": expected, ":count": entries.len() as i64, ":at": at.0,
        ":status": change.stage.number(), ":due_at": change.due.map(|due| due.0), ":summary": change.summary,
    };
    let mut statement = sqlite.prepare_cached(update).map_err(|error| map_error::store_error(&error))?;
    let number =
        statement.query_row(values, |row| row.get(0)).optional().map_err(|error| map_error::store_error(&error))?;
    let Some(number) = number else { return Err(conflict_error(sqlite, *table)) };
    write_log(sqlite, number, expected, entries)?;
    update_seats(sqlite, number, change)
}

fn write_log(sqlite: &Connection, table: i64, first: i64, entries: &[Vec<u8>]) -> Result<(), Error> {
    for (seq, payload) in (first..).zip(entries) {
        execute(sqlite, "INSERT INTO log_entries VALUES (?, ?, ?)", params![table, seq, payload])?;
    }
    Ok(())
}

fn update_seats(sqlite: &Connection, table: i64, change: &Change) -> Result<(), Error> {
    for change in &change.seats {
        match change.owner {
            Some(owner) => {
                let sit = "INSERT INTO seats VALUES (?, ?, ?)
                           ON CONFLICT (table_number, seat) DO UPDATE SET owner_id = excluded.owner_id";
                execute(sqlite, sit, params![table, change.seat, owner.as_bytes()])?
            }
            None => {
                let stand_up = "DELETE FROM seats WHERE table_number = ? AND seat = ?";
                execute(sqlite, stand_up, params![table, change.seat])?
            }
        };
    }
    Ok(())
}

/// Returns why no table with the expected log length was found.
fn conflict_error(sqlite: &Connection, table: TableId) -> Error {
    let next = sqlite
        .query_row("SELECT next_seq FROM tables WHERE id = ?", [table.as_bytes()], |row| row.get::<_, i64>(0))
        .optional();
    match next {
        Ok(Some(next)) => Error::Conflict { next: next as u64 },
        Ok(None) => Error::NoSuchTable,
        Err(error) => map_error::store_error(&error),
    }
}

pub(super) fn reschedule(sqlite: &Connection, table: TableId, expected: u64, due: Option<Moment>) -> Result<(), Error> {
    let update = "UPDATE tables SET due_at_ms = ? WHERE id = ? AND next_seq = ?";
    match execute(sqlite, update, params![due.map(|due| due.0), table.as_bytes(), expected as i64])? {
        0 => Err(conflict_error(sqlite, table)),
        _ => Ok(()),
    }
}

pub(super) fn claim_due(sqlite: &Connection, now: Moment, lease: Moment, limit: u32) -> Sql<Vec<Due>> {
    let mut select =
        sqlite.prepare_cached("SELECT id, due_at_ms FROM tables WHERE due_at_ms <= ? ORDER BY due_at_ms LIMIT ?")?;
    let due = |row: &Row<'_>| Ok(Due { table: TableId::from_bytes(row.get(0)?), since: Moment(row.get(1)?) });
    let claimed: Vec<Due> = select.query_map(params![now.0, limit], due)?.collect::<Sql<_>>()?;
    let mut update = sqlite.prepare_cached("UPDATE tables SET due_at_ms = ? WHERE id = ?")?;
    for due in &claimed {
        update.execute(params![lease.0, due.table.as_bytes()])?;
    }
    Ok(claimed)
}

pub(super) fn remove(sqlite: &Connection, table: TableId) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM tables WHERE id = ?", [table.as_bytes()])? > 0)
}

pub(super) fn read(sqlite: &Connection, table: TableId, from: u64, limit: u32) -> Sql<Vec<Entry>> {
    let select = "SELECT seq, payload FROM log_entries JOIN tables ON number = table_number
                  WHERE id = ? AND seq >= ? ORDER BY seq LIMIT ?";
    let entry = |row: &Row<'_>| Ok(Entry { seq: row.get::<_, i64>(0)? as u64, payload: row.get(1)? });
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    sqlite.prepare_cached(select)?.query_map(params![table.as_bytes(), from, limit], entry)?.collect()
}

pub(super) fn table(sqlite: &Connection, table: TableId) -> Sql<Option<Table>> {
    let select = format!("SELECT {COLUMNS} FROM tables WHERE id = ?");
    sqlite.prepare_cached(&select)?.query_row([table.as_bytes()], row_to_table).optional()
}

pub(super) fn list(sqlite: &Connection, listing: &Listing) -> Sql<Vec<Table>> {
    let mut values: Vec<Value> = Vec::new();
    let mut select = format!("SELECT {COLUMNS} FROM tables WHERE {}", status_filter(&listing.stages));
    if listing.public {
        select += " AND is_public = 1";
    }
    if let Some(identity) = listing.seated {
        select += " AND number IN (SELECT table_number FROM seats WHERE owner_id = ?)";
        values.push(identity.as_bytes().to_vec().into());
    }
    if let Some(after) = listing.after {
        select += " AND (created_at_ms, id) < (?, ?)";
        values.extend([after.created.0.into(), after.table.as_bytes().to_vec().into()]);
    }
    select += " ORDER BY created_at_ms DESC, id DESC LIMIT ?";
    values.push(i64::from(listing.limit).into());
    sqlite.prepare_cached(&select)?.query_map(params_from_iter(values), row_to_table)?.collect()
}

/// Filters by status so that the partial lobby index applies if possible.
fn status_filter(stages: &[Stage]) -> String {
    let numbers: Vec<String> = stages.iter().map(|stage| stage.number().to_string()).collect();
    let over = if stages.contains(&Stage::Over) { "" } else { "status < 2 AND " };
    format!("{over}status IN ({})", numbers.join(", "))
}

fn row_to_table(row: &Row<'_>) -> Sql<Table> {
    Ok(Table {
        id: TableId::from_bytes(row.get(0)?),
        created: Moment(row.get(1)?),
        changed: Moment(row.get(2)?),
        public: row.get(3)?,
        stage: Stage::of(row.get(4)?),
        next: row.get::<_, i64>(5)? as u64,
        due: row.get::<_, Option<i64>>(6)?.map(Moment),
        summary: row.get(7)?,
    })
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
