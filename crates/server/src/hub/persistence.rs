//! Loads tables from the store and appends to their logs.

use super::event_log::log_event;
use super::{now_ms, timestamp};
use crate::table::{CHAT_LINES, TableEvent, TableState};
use iquazu_protocol::{Refusal, SettingsError, UnixMillis, Visibility};
use iquazu_store::{Append, Error, NewTable, Store, TableKey, TableUpdate, Timestamp};

/// Number of entries to read at a time.
const LOG_PAGE: u32 = 1000;
/// When other processes take over a bot's move.
const BOT_TAKEOVER_MS: UnixMillis = 5_000;
/// When other processes handle an expired clock.
const CLOCK_TAKEOVER_MS: UnixMillis = 2_000;

/// Returns the events of a log from a sequence number on.
pub(super) async fn read_log(store: &dyn Store, table: TableKey, from: u64) -> Result<Vec<TableEvent>, Refusal> {
    let mut entries = Vec::new();
    loop {
        let page =
            store.read(table, from + entries.len() as u64, LOG_PAGE).await.map_err(|error| store_refusal(&error))?;
        let full = page.len() == LOG_PAGE as usize;
        for entry in page {
            entries.push(serde_json::from_slice(&entry.payload).map_err(|error| {
                tracing::error!(%table, seq = entry.seq, %error, "malformed log entry");
                Refusal::Unavailable {}
            })?);
        }
        if !full {
            return Ok(entries);
        }
    }
}

pub(super) async fn load(store: &dyn Store, id: TableKey) -> Result<TableState, Refusal> {
    let entries = read_log(store, id, 0).await?;
    if entries.is_empty() {
        return Err(Refusal::TableNotFound {});
    }
    if let Some(TableEvent::Created { settings, .. }) = entries.first()
        && settings.find_edition() == Err(SettingsError::TooManyEditions)
    {
        tracing::warn!(table = %id, "too many different editions in this process: the table cannot be loaded");
        return Err(Refusal::InvalidSettings { problem: SettingsError::TooManyEditions });
    }
    let mut table = TableState::fold(id, &entries).map_err(|_| {
        tracing::error!(table = %id, "corrupt log");
        Refusal::Unavailable {}
    })?;
    for (number, line) in read_chat(store, id).await? {
        table.chat.add(number, &line);
    }
    Ok(table)
}

/// Stores a line of chat and returns its number.
pub(super) async fn add_chat_line(store: &dyn Store, table: TableKey, line: &TableEvent) -> Result<u64, Refusal> {
    store.add_chat_line(table, payload(line), CHAT_LINES).await.map_err(|error| store_refusal(&error))
}

/// Returns the stored lines of chat with their numbers. Lines of a newer program are left out.
pub(super) async fn read_chat(store: &dyn Store, table: TableKey) -> Result<Vec<(u64, TableEvent)>, Refusal> {
    let lines = store.chat_lines(table).await.map_err(|error| store_refusal(&error))?;
    let parse = |line: iquazu_store::LogEntry| Some((line.seq, serde_json::from_slice(&line.payload).ok()?));
    Ok(lines.into_iter().filter_map(parse).collect())
}

/// Appends to a table's log, unless another process was first.
pub(super) async fn append(store: &dyn Store, table: &mut TableState, entries: &[TableEvent]) -> Result<(), Error> {
    let corrupt = |_| Error::ConstraintViolation("entries do not apply to the table".to_owned());
    let preview = table.preview(entries).map_err(corrupt)?;
    let append = Append {
        table: table.id,
        expected_seq: table.entry_count,
        entries: entries.iter().map(payload).collect(),
        at: Timestamp::now(),
        update: table_update(&preview, entries),
    };
    store.append(append).await
}

/// Creates a table with its first events.
pub(crate) async fn create(store: &dyn Store, id: TableKey, entries: &[TableEvent]) -> Result<TableState, Refusal> {
    let table = TableState::fold(id, entries).map_err(|_| Refusal::Unavailable {})?;
    let new = NewTable {
        id,
        created_at: Timestamp::now(),
        is_public: table.settings.visibility == Visibility::Public,
        entries: entries.iter().map(payload).collect(),
        update: table_update(&table, entries),
    };
    store.create(new).await.map_err(|error| store_refusal(&error))?;
    entries.iter().for_each(|event| log_event(&table, event));
    Ok(table)
}

fn payload(entry: &TableEvent) -> Vec<u8> {
    serde_json::to_vec(entry).expect("entries are plain data")
}

fn table_update(table: &TableState, entries: &[TableEvent]) -> TableUpdate {
    let sits = |entry: &TableEvent| {
        matches!(entry, TableEvent::Created { .. } | TableEvent::Sat { .. } | TableEvent::Left { .. })
    };
    TableUpdate {
        status: table.store_status(),
        summary: serde_json::to_string(&table.summary()).expect("summaries are plain data"),
        due_at: due_at(table),
        seats: if entries.iter().any(sits) { table.seat_changes() } else { Vec::new() },
    }
}

/// Returns when another process must act on the table if this one has died.
pub(super) fn due_at(table: &TableState) -> Option<Timestamp> {
    let seat = table.to_act()?;
    match table.bot_for(seat) {
        Some(_) => Some(timestamp(now_ms() + BOT_TAKEOVER_MS)),
        None => table.flag_falls().map(|(_, at)| timestamp(at.saturating_add(CLOCK_TAKEOVER_MS))),
    }
}

/// Maps a store error to a refusal.
pub(crate) fn store_refusal(error: &Error) -> Refusal {
    match error {
        Error::TableNotFound => Refusal::TableNotFound {},
        other => {
            tracing::warn!(error = %other, "store error");
            Refusal::Unavailable {}
        }
    }
}
