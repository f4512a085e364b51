//! Notices in SQLite.

use rusqlite::{Connection, Row, params};

use super::map_error;
use crate::{Error, IdentityId, NewNotice, Notice, NoticeEvent, TableKey, Timestamp};

/// Queues a notice in the transaction of the move.
pub(super) fn queue(sqlite: &Connection, table: i64, notice: &NewNotice, at: Timestamp) -> Result<(), Error> {
    let insert = "INSERT INTO notices SELECT ?1, id, ?3, ?4, ?6, 0, '', ?5 FROM identities WHERE id = ?2
                  ON CONFLICT (table_number, identity_id) DO UPDATE SET seat = excluded.seat,
                  created_at_ms = excluded.created_at_ms, due_at_ms = excluded.due_at_ms, attempts = 0, delivered = '',
                  event = excluded.event";
    let NewNotice { identity, seat, event, hold } = notice;
    let due_at = at.saturating_add(*hold);
    execute(sqlite, insert, params![table, identity.as_bytes(), seat, at.0, event.code(), due_at.0])
}

pub(super) fn claim(sqlite: &Connection, now: Timestamp, lease: Timestamp, limit: u32) -> Result<Vec<Notice>, Error> {
    let claim = "UPDATE notices SET due_at_ms = ?2 WHERE (table_number, identity_id) IN (
                     SELECT table_number, identity_id FROM notices WHERE due_at_ms <= ?1 ORDER BY due_at_ms LIMIT ?3
                 ) RETURNING (SELECT id FROM tables WHERE number = table_number), identity_id, seat, created_at_ms,
                     attempts, delivered, event";
    let notice = |row: &Row<'_>| {
        Ok(Notice {
            table: TableKey::from_bytes(row.get(0)?),
            identity: IdentityId::from_bytes(row.get(1)?),
            seat: row.get(2)?,
            created_at: Timestamp(row.get(3)?),
            attempts: row.get(4)?,
            delivered: row.get(5)?,
            event: NoticeEvent::from_code(row.get(6)?),
        })
    };
    let claimed = || -> rusqlite::Result<Vec<Notice>> {
        sqlite.prepare_cached(claim)?.query_map(params![now.0, lease.0, limit], notice)?.collect()
    };
    claimed().map_err(|error| map_error::store_error(&error))
}

pub(super) fn retry(sqlite: &Connection, notice: &Notice, due_at: Timestamp) -> Result<(), Error> {
    let update = "UPDATE notices SET due_at_ms = ?, attempts = ?, delivered = ?, event = ?
                  WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND identity_id = ? AND created_at_ms = ?";
    let Notice { table, identity, event, created_at, attempts, delivered, .. } = notice;
    let event = event.code();
    execute(
        sqlite,
        update,
        params![due_at.0, attempts, delivered, event, table.as_bytes(), identity.as_bytes(), created_at.0],
    )
}

pub(super) fn finish(sqlite: &Connection, notice: &Notice) -> Result<(), Error> {
    let delete = "DELETE FROM notices WHERE table_number = (SELECT number FROM tables WHERE id = ?)
                  AND identity_id = ? AND created_at_ms = ?";
    execute(sqlite, delete, params![notice.table.as_bytes(), notice.identity.as_bytes(), notice.created_at.0])
}

pub(super) fn withdraw(
    sqlite: &Connection,
    table: TableKey,
    expected: u64,
    identities: &[IdentityId],
) -> Result<(), Error> {
    let delete = "DELETE FROM notices WHERE table_number = (SELECT number FROM tables WHERE id = ? AND next_seq = ?)
                  AND identity_id = ? AND event <> ?";
    let turn_ends = NoticeEvent::TurnEnds.code();
    identities.iter().try_for_each(|identity| {
        execute(sqlite, delete, params![table.as_bytes(), expected as i64, identity.as_bytes(), turn_ends])
    })
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<(), Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map(drop).map_err(|error| map_error::store_error(&error))
}
