//! Tables and their logs in SQLite.

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params, params_from_iter};

use super::fault;
use crate::{Append, Change, Due, Entry, Error, Listing, Moment, NewTable, Stage, Table, TableId};

type Sql<T> = rusqlite::Result<T>;

const COLUMNS: &str = "tables.id, tables.created, tables.changed, tables.public, tables.stage, tables.next, \
                       tables.due, tables.summary";

pub(super) fn create(sqlite: &Connection, table: &NewTable) -> Result<(), Error> {
    let NewTable { id, created, public, entries, change } = table;
    let insert = "INSERT INTO tables (id, created, changed, public, stage, next, due, summary)
                  VALUES (:id, :created, :created, :public, :stage, :next, :due, :summary)";
    let values = named_params! {
        ":id": id.as_bytes(), ":created": created.0, ":public": public, ":stage": change.stage.number(),
        ":next": entries.len() as i64, ":due": change.due.map(|due| due.0), ":summary": change.summary,
    };
    execute(sqlite, insert, values)?;
    let number = sqlite.last_insert_rowid();
    write_log(sqlite, number, 0, entries)?;
    seat(sqlite, number, change)
}

pub(super) fn append(sqlite: &Connection, append: &Append) -> Result<(), Error> {
    let Append { table, expected, entries, at, change } = append;
    let expected = *expected as i64;
    let update = "UPDATE tables SET next = next + :count, changed = :at, stage = :stage, due = :due, summary = :summary
                  WHERE id = :id AND next = :expected RETURNING number";
    let values = named_params! {
        ":id": table.as_bytes(), ":expected": expected, ":count": entries.len() as i64, ":at": at.0,
        ":stage": change.stage.number(), ":due": change.due.map(|due| due.0), ":summary": change.summary,
    };
    let mut statement = sqlite.prepare_cached(update).map_err(|error| fault::of(&error))?;
    let number = statement.query_row(values, |row| row.get(0)).optional().map_err(|error| fault::of(&error))?;
    let Some(number) = number else { return Err(too_late(sqlite, *table)) };
    write_log(sqlite, number, expected, entries)?;
    seat(sqlite, number, change)
}

fn write_log(sqlite: &Connection, table: i64, first: i64, entries: &[Vec<u8>]) -> Result<(), Error> {
    for (seq, payload) in (first..).zip(entries) {
        execute(sqlite, "INSERT INTO log VALUES (?, ?, ?)", params![table, seq, payload])?;
    }
    Ok(())
}

fn seat(sqlite: &Connection, table: i64, change: &Change) -> Result<(), Error> {
    for change in &change.seats {
        match change.owner {
            Some(owner) => {
                let sit = "INSERT INTO seats VALUES (?, ?, ?)
                           ON CONFLICT (table_number, seat) DO UPDATE SET owner = excluded.owner";
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

/// Why the table with the expected number of entries was not found.
fn too_late(sqlite: &Connection, table: TableId) -> Error {
    let next = sqlite
        .query_row("SELECT next FROM tables WHERE id = ?", [table.as_bytes()], |row| row.get::<_, i64>(0))
        .optional();
    match next {
        Ok(Some(next)) => Error::Conflict { next: next as u64 },
        Ok(None) => Error::NoSuchTable,
        Err(error) => fault::of(&error),
    }
}

pub(super) fn reschedule(sqlite: &Connection, table: TableId, expected: u64, due: Option<Moment>) -> Result<(), Error> {
    let update = "UPDATE tables SET due = ? WHERE id = ? AND next = ?";
    match execute(sqlite, update, params![due.map(|due| due.0), table.as_bytes(), expected as i64])? {
        0 => Err(too_late(sqlite, table)),
        _ => Ok(()),
    }
}

pub(super) fn claim_due(sqlite: &Connection, now: Moment, lease: Moment, limit: u32) -> Sql<Vec<Due>> {
    let mut select = sqlite.prepare_cached("SELECT id, due FROM tables WHERE due <= ? ORDER BY due LIMIT ?")?;
    let due = |row: &Row<'_>| Ok(Due { table: TableId::from_bytes(row.get(0)?), since: Moment(row.get(1)?) });
    let claimed: Vec<Due> = select.query_map(params![now.0, limit], due)?.collect::<Sql<_>>()?;
    let mut update = sqlite.prepare_cached("UPDATE tables SET due = ? WHERE id = ?")?;
    for due in &claimed {
        update.execute(params![lease.0, due.table.as_bytes()])?;
    }
    Ok(claimed)
}

pub(super) fn remove(sqlite: &Connection, table: TableId) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM tables WHERE id = ?", [table.as_bytes()])? > 0)
}

pub(super) fn read(sqlite: &Connection, table: TableId, from: u64, limit: u32) -> Sql<Vec<Entry>> {
    let select = "SELECT seq, payload FROM log JOIN tables ON number = table_number
                  WHERE id = ? AND seq >= ? ORDER BY seq LIMIT ?";
    let entry = |row: &Row<'_>| Ok(Entry { seq: row.get::<_, i64>(0)? as u64, payload: row.get(1)? });
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    sqlite.prepare_cached(select)?.query_map(params![table.as_bytes(), from, limit], entry)?.collect()
}

pub(super) fn table(sqlite: &Connection, table: TableId) -> Sql<Option<Table>> {
    let select = format!("SELECT {COLUMNS} FROM tables WHERE id = ?");
    sqlite.prepare_cached(&select)?.query_row([table.as_bytes()], table_of).optional()
}

pub(super) fn list(sqlite: &Connection, listing: &Listing) -> Sql<Vec<Table>> {
    let mut values: Vec<Value> = Vec::new();
    let mut select = format!("SELECT {COLUMNS} FROM tables WHERE {}", stages(&listing.stages));
    if listing.public {
        select += " AND public = 1";
    }
    if let Some(identity) = listing.seated {
        select += " AND number IN (SELECT table_number FROM seats WHERE owner = ?)";
        values.push(identity.as_bytes().to_vec().into());
    }
    if let Some(after) = listing.after {
        select += " AND (created, id) < (?, ?)";
        values.extend([after.created.0.into(), after.table.as_bytes().to_vec().into()]);
    }
    select += " ORDER BY created DESC, id DESC LIMIT ?";
    values.push(i64::from(listing.limit).into());
    sqlite.prepare_cached(&select)?.query_map(params_from_iter(values), table_of)?.collect()
}

/// Written so that the lobby's index serves where it can.
fn stages(stages: &[Stage]) -> String {
    let numbers: Vec<String> = stages.iter().map(|stage| stage.number().to_string()).collect();
    let over = if stages.contains(&Stage::Over) { "" } else { "stage < 2 AND " };
    format!("{over}stage IN ({})", numbers.join(", "))
}

fn table_of(row: &Row<'_>) -> Sql<Table> {
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
    done.map_err(|error| fault::of(&error))
}
