//! Tables and their logs in SQLite.

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params, params_from_iter};

use super::{map_error, notices};
use crate::{
    Append, Cursor, DueTable, Error, LogEntry, NewTable, TableKey, TableQuery, TableRow, TableStatus, TableUpdate,
    Timestamp,
};

type Sql<T> = rusqlite::Result<T>;

const COLUMNS: &str = "id, created_at_ms, updated_at_ms, is_public, status, next_seq, due_at_ms, summary";

pub(super) fn create(sqlite: &Connection, table: &NewTable) -> Result<(), Error> {
    let NewTable { id, created_at, is_public, entries, update } = table;
    let insert =
        "INSERT INTO tables (id, created_at_ms, updated_at_ms, is_public, status, next_seq, due_at_ms, summary)
                  VALUES (:id, :created_at, :created_at, :is_public, :status, :next_seq, :due_at, :summary)";
    let values = named_params! {
        ":id": id.as_bytes(), ":created_at": created_at.0, ":is_public": is_public, ":status": update.status.code(),
        ":next_seq": entries.len() as i64, ":due_at": update.due_at.map(|due_at| due_at.0), ":summary": update.summary,
    };
    execute(sqlite, insert, values)?;
    let number = sqlite.last_insert_rowid();
    write_log(sqlite, number, 0, entries)?;
    update_seats(sqlite, number, update)
}

pub(super) fn append(sqlite: &Connection, append: &Append) -> Result<(), Error> {
    // A file does not go back in time under the process that serves it, so `after` needs no check.
    let Append { table, expected_seq, after: _, entries, at, update } = append;
    let expected = *expected_seq as i64;
    let sql = "UPDATE tables SET next_seq = next_seq + :count, updated_at_ms = :at, status = :status,
                  due_at_ms = :due_at, summary = :summary
                  WHERE id = :id AND next_seq = :expected RETURNING number";
    let values = named_params! {
        ":id": table.as_bytes(), ":expected": expected, ":count": entries.len() as i64, ":at": at.0,
        ":status": update.status.code(), ":due_at": update.due_at.map(|due_at| due_at.0), ":summary": update.summary,
    };
    let mut statement = sqlite.prepare_cached(sql).map_err(|error| map_error::store_error(&error))?;
    let number =
        statement.query_row(values, |row| row.get(0)).optional().map_err(|error| map_error::store_error(&error))?;
    let Some(number) = number else { return Err(conflict_error(sqlite, *table)) };
    write_log(sqlite, number, expected, entries)?;
    for notice in &update.notices {
        notices::queue(sqlite, number, notice, *at)?;
    }
    update_seats(sqlite, number, update)
}

fn write_log(sqlite: &Connection, table: i64, first: i64, entries: &[Vec<u8>]) -> Result<(), Error> {
    for (seq, payload) in (first..).zip(entries) {
        execute(sqlite, "INSERT INTO log_entries VALUES (?, ?, ?)", params![table, seq, payload])?;
    }
    Ok(())
}

fn update_seats(sqlite: &Connection, table: i64, update: &TableUpdate) -> Result<(), Error> {
    for update in &update.seats {
        match update.owner {
            Some(owner) => {
                let sit = "INSERT INTO seats VALUES (?, ?, ?)
                           ON CONFLICT (table_number, seat) DO UPDATE SET owner_id = excluded.owner_id";
                execute(sqlite, sit, params![table, update.seat, owner.as_bytes()])?
            }
            None => {
                let stand_up = "DELETE FROM seats WHERE table_number = ? AND seat = ?";
                execute(sqlite, stand_up, params![table, update.seat])?
            }
        };
    }
    Ok(())
}

/// Returns why no table with the expected log length was found.
fn conflict_error(sqlite: &Connection, table: TableKey) -> Error {
    let next = sqlite
        .query_row("SELECT next_seq FROM tables WHERE id = ?", [table.as_bytes()], |row| row.get::<_, i64>(0))
        .optional();
    match next {
        Ok(Some(next)) => Error::Conflict { next_seq: next as u64 },
        Ok(None) => Error::TableNotFound,
        Err(error) => map_error::store_error(&error),
    }
}

pub(super) fn reschedule(
    sqlite: &Connection,
    table: TableKey,
    expected: u64,
    due_at: Option<Timestamp>,
) -> Result<(), Error> {
    let update = "UPDATE tables SET due_at_ms = ? WHERE id = ? AND next_seq = ?";
    match execute(sqlite, update, params![due_at.map(|due_at| due_at.0), table.as_bytes(), expected as i64])? {
        0 => Err(conflict_error(sqlite, table)),
        _ => Ok(()),
    }
}

pub(super) fn claim_due(sqlite: &Connection, now: Timestamp, lease: Timestamp, limit: u32) -> Sql<Vec<DueTable>> {
    let mut select =
        sqlite.prepare_cached("SELECT id, due_at_ms FROM tables WHERE due_at_ms <= ? ORDER BY due_at_ms LIMIT ?")?;
    let due_at =
        |row: &Row<'_>| Ok(DueTable { table: TableKey::from_bytes(row.get(0)?), due_at: Timestamp(row.get(1)?) });
    let claimed: Vec<DueTable> = select.query_map(params![now.0, limit], due_at)?.collect::<Sql<_>>()?;
    let mut update = sqlite.prepare_cached("UPDATE tables SET due_at_ms = ? WHERE id = ?")?;
    for due_at in &claimed {
        update.execute(params![lease.0, due_at.table.as_bytes()])?;
    }
    Ok(claimed)
}

pub(super) fn remove(sqlite: &Connection, table: TableKey) -> Result<bool, Error> {
    Ok(execute(sqlite, "DELETE FROM tables WHERE id = ?", [table.as_bytes()])? > 0)
}

pub(super) fn read(sqlite: &Connection, table: TableKey, from: u64, limit: u32) -> Sql<Vec<LogEntry>> {
    let select = "SELECT seq, payload FROM log_entries JOIN tables ON number = table_number
                  WHERE id = ? AND seq >= ? ORDER BY seq LIMIT ?";
    let entry = |row: &Row<'_>| Ok(LogEntry { seq: row.get::<_, i64>(0)? as u64, payload: row.get(1)? });
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    sqlite.prepare_cached(select)?.query_map(params![table.as_bytes(), from, limit], entry)?.collect()
}

pub(super) fn add_chat_line(sqlite: &Connection, table: TableKey, payload: &[u8], keep: u32) -> Result<u64, Error> {
    let count = "UPDATE tables SET chat_seq = chat_seq + 1 WHERE id = ? RETURNING number, chat_seq";
    let mut statement = sqlite.prepare_cached(count).map_err(|error| map_error::store_error(&error))?;
    let counted = statement.query_row([table.as_bytes()], |row| Ok((row.get(0)?, row.get(1)?))).optional();
    let counted: Option<(i64, i64)> = counted.map_err(|error| map_error::store_error(&error))?;
    let (number, seq) = counted.ok_or(Error::TableNotFound)?;
    execute(sqlite, "INSERT INTO chat_lines VALUES (?, ?, ?)", params![number, seq, payload])?;
    let oldest = seq - i64::from(keep);
    execute(sqlite, "DELETE FROM chat_lines WHERE table_number = ? AND seq <= ?", params![number, oldest])?;
    Ok(seq as u64)
}

pub(super) fn chat_lines(sqlite: &Connection, table: TableKey) -> Sql<Vec<LogEntry>> {
    let select = "SELECT seq, payload FROM chat_lines JOIN tables ON number = table_number WHERE id = ? ORDER BY seq";
    let line = |row: &Row<'_>| Ok(LogEntry { seq: row.get::<_, i64>(0)? as u64, payload: row.get(1)? });
    sqlite.prepare_cached(select)?.query_map([table.as_bytes()], line)?.collect()
}

pub(super) fn table(sqlite: &Connection, table: TableKey) -> Sql<Option<TableRow>> {
    let select = format!("SELECT {COLUMNS} FROM tables WHERE id = ?");
    sqlite.prepare_cached(&select)?.query_row([table.as_bytes()], row_to_table).optional()
}

/// The number of the first table that is not after a position: of the table itself or, if it was removed, by its time.
const BEFORE_CURSOR: &str = "coalesce(
    (SELECT number FROM tables WHERE id = ?),
    (SELECT number + 1 FROM tables WHERE (created_at_ms, id) < (?, ?) ORDER BY created_at_ms DESC, id DESC LIMIT 1), 0)";

pub(super) fn list(sqlite: &Connection, query: &TableQuery) -> Sql<Vec<TableRow>> {
    let mut values: Vec<Value> = Vec::new();
    let mut filter = status_filter(&query.statuses);
    if query.public_only {
        filter += " AND is_public = 1";
    }
    let key = |after: Cursor| Value::from(after.table.as_bytes().to_vec());
    let select = match query.player {
        None => {
            if let Some(after) = query.after {
                filter += " AND (created_at_ms, id) < (?, ?)";
                values.extend([after.created_at.0.into(), key(after)]);
            }
            format!("SELECT {COLUMNS} FROM tables WHERE {filter} ORDER BY created_at_ms DESC, id DESC LIMIT ?")
        }
        // Reads the index of the person's seats backwards, as far as the page goes.
        Some(identity) => {
            values.push(identity.as_bytes().to_vec().into());
            if let Some(after) = query.after {
                filter += &format!(" AND table_number < {BEFORE_CURSOR}");
                values.extend([key(after), after.created_at.0.into(), key(after)]);
            }
            format!(
                "SELECT {COLUMNS} FROM seats CROSS JOIN tables ON number = table_number WHERE owner_id = ? AND {filter}
                 GROUP BY table_number ORDER BY table_number DESC LIMIT ?"
            )
        }
    };
    values.push(i64::from(query.limit).into());
    sqlite.prepare_cached(&select)?.query_map(params_from_iter(values), row_to_table)?.collect()
}

/// Filters by status so that the partial lobby index applies if possible.
fn status_filter(statuses: &[TableStatus]) -> String {
    let numbers: Vec<String> = statuses.iter().map(|status| status.code().to_string()).collect();
    let over = if statuses.contains(&TableStatus::Finished) { "" } else { "status < 2 AND " };
    format!("{over}status IN ({})", numbers.join(", "))
}

fn row_to_table(row: &Row<'_>) -> Sql<TableRow> {
    Ok(TableRow {
        id: TableKey::from_bytes(row.get(0)?),
        created_at: Timestamp(row.get(1)?),
        updated_at: Timestamp(row.get(2)?),
        is_public: row.get(3)?,
        status: TableStatus::from_code(row.get(4)?),
        next_seq: row.get::<_, i64>(5)? as u64,
        due_at: row.get::<_, Option<i64>>(6)?.map(Timestamp),
        summary: row.get(7)?,
    })
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
