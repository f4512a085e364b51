//! Loads tables from the store and appends to their logs.

use super::event_log::log_event;
use super::{now_ms, timestamp};
use crate::table::{CHAT_LINES, TableEvent, TableState};
use iquazu_protocol::{Pace, Refusal, SettingsError, TableStatus, UnixMillis, Visibility};
use iquazu_rules::Seat;
use iquazu_store::{
    Append, Error, LogEntry, NewNotice, NewTable, NoticeEvent, Store, TableKey, TableUpdate, Timestamp,
};
use sha2::{Digest, Sha256};
use std::time::Duration;

/// Number of entries to read at a time.
const LOG_PAGE: u32 = 1000;
/// When other processes take over a bot's move.
const BOT_TAKEOVER_MS: UnixMillis = 5_000;
/// When other processes handle an expired clock.
const CLOCK_TAKEOVER_MS: UnixMillis = 2_000;

/// The SHA-256 hash of a log's last entry. It tells a log that only grew from one that went back in time.
pub(super) type Tail = [u8; 32];

/// Events of a log from some sequence number on.
#[derive(Debug)]
pub(super) struct LogPart {
    pub(super) events: Vec<TableEvent>,
    /// The hash of the first entry, if there is one.
    pub(super) head: Option<Tail>,
    /// The hash of the last entry, if there is one.
    pub(super) tail: Option<Tail>,
}

/// Returns the events of a log from a sequence number on.
///
/// # Errors
/// [`Refusal::GoingAway`] for an event that only a newer program knows: during a rolling update the client finds a process
/// that does, if it connects again.
pub(super) async fn read_log(store: &dyn Store, table: TableKey, from: u64) -> Result<LogPart, Refusal> {
    let mut entries = Vec::new();
    let (mut head, mut tail) = (None, None);
    loop {
        let page =
            store.read(table, from + entries.len() as u64, LOG_PAGE).await.map_err(|error| store_refusal(&error))?;
        let full = page.len() == LOG_PAGE as usize;
        if let Some(first) = page.first().filter(|_| head.is_none()) {
            head = Some(hash(&first.payload));
        }
        tail = page.last().map(|last| hash(&last.payload)).or(tail);
        for entry in page {
            entries.push(parse(table, &entry)?);
        }
        if !full {
            return Ok(LogPart { events: entries, head, tail });
        }
    }
}

fn hash(payload: &[u8]) -> Tail {
    Sha256::digest(payload).into()
}

fn parse(table: TableKey, entry: &LogEntry) -> Result<TableEvent, Refusal> {
    serde_json::from_slice(&entry.payload).map_err(|error| {
        if error.to_string().starts_with("unknown variant") {
            tracing::warn!(%table, seq = entry.seq, "log entry of a newer program: another process has to serve the table");
            return Refusal::GoingAway {};
        }
        tracing::error!(%table, seq = entry.seq, %error, "malformed log entry");
        Refusal::Unavailable {}
    })
}

/// Returns a table and the hash of its log's last entry.
pub(super) async fn load(store: &dyn Store, id: TableKey) -> Result<(TableState, Tail), Refusal> {
    let LogPart { events: entries, tail, .. } = read_log(store, id, 0).await?;
    let tail = tail.ok_or(Refusal::TableNotFound {})?;
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
    Ok((table, tail))
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

/// Seats whose players count as connected, and how long their notices are held back.
pub(super) struct Connected {
    pub(super) seats: Vec<Seat>,
    pub(super) hold: Duration,
}

/// Appends to a table's log, unless another process was first or the log no longer ends with `tail`. Returns the hash of
/// the new last entry.
pub(super) async fn append(
    store: &dyn Store,
    table: &mut TableState,
    tail: Tail,
    entries: &[TableEvent],
    connected: &Connected,
) -> Result<Tail, Error> {
    let corrupt = |_| Error::ConstraintViolation("entries do not apply to the table".to_owned());
    let preview = table.preview(entries).map_err(corrupt)?;
    let append = Append {
        table: table.id,
        expected_seq: table.entry_count,
        after: Some(tail),
        entries: entries.iter().map(payload).collect(),
        at: timestamp(now_ms()),
        update: TableUpdate {
            notices: notices(table, &preview, entries, connected),
            ..table_update(&preview, entries)
        },
    };
    let new_tail = append.entries.last().map_or(tail, |last| hash(last));
    store.append(append).await.map(|()| new_tail)
}

/// Returns the people of a turn-by-turn table to notify: the player whose turn comes, or all when the game ends or somebody
/// wants a rematch. Notices of connected people are held back.
fn notices(before: &TableState, after: &TableState, entries: &[TableEvent], connected: &Connected) -> Vec<NewNotice> {
    if after.settings.pace != Pace::TurnByTurn {
        return Vec::new();
    }
    let notice = |seat: Seat, event| {
        let hold = if connected.seats.contains(&seat) { connected.hold } else { Duration::ZERO };
        Some(NewNotice { identity: after.identity_at(seat)?, seat: seat.number(), event, hold })
    };
    // A connected player has seen their own move.
    let mover = entries.iter().find_map(|entry| match entry {
        TableEvent::Acted { step, planned: false, .. } => Some(step.seat).filter(|seat| connected.seats.contains(seat)),
        _ => None,
    });
    let all = |event| {
        let seats = after.people().map(|(seat, _)| seat).filter(|seat| Some(*seat) != mover);
        seats.filter_map(|seat| notice(seat, event)).collect()
    };
    if entries.iter().any(|entry| matches!(entry, TableEvent::Rematched { .. })) {
        return all(NoticeEvent::Rematch);
    }
    if before.status != TableStatus::Finished && after.status == TableStatus::Finished {
        return all(NoticeEvent::GameOver);
    }
    let turn = after.to_act().filter(|seat| after.bot_for(*seat).is_none());
    // After a plan the turn may have come back to the seat that moved.
    let is_planned = entries.iter().any(|entry| matches!(entry, TableEvent::Acted { planned: true, .. }));
    let turn = turn.filter(|seat| is_planned || before.to_act() != Some(*seat));
    turn.and_then(|seat| notice(seat, NoticeEvent::YourTurn)).into_iter().collect()
}

/// Creates a table with its first events.
pub(crate) async fn create(store: &dyn Store, id: TableKey, entries: &[TableEvent]) -> Result<TableState, Refusal> {
    let table = TableState::fold(id, entries).map_err(|_| Refusal::Unavailable {})?;
    let new = NewTable {
        id,
        created_at: timestamp(now_ms()),
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
        notices: Vec::new(),
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
        // Several people of one match may create its table at once; the first one counts.
        Error::AlreadyExists(what) => {
            tracing::debug!(what, "created by another request");
            Refusal::Unavailable {}
        }
        other => {
            tracing::warn!(error = %other, "store error");
            Refusal::Unavailable {}
        }
    }
}
