//! Between a table and the store: loading, appending, catching up.

use super::{moment, now};
use crate::table::{Entry, Table};
use iquazu_protocol::{Refusal, Time, Visibility};
use iquazu_store::{Append, Change, Error, Moment, NewTable, Store, TableId};

/// Entries that are read at a time.
const PAGE: u32 = 1000;
/// Others take a bot's thinking over after this long.
const BOT_PATIENCE: Time = 5_000;
/// Others look at a clock that has run out after this long.
const CLOCK_PATIENCE: Time = 2_000;

/// The entries of a log from a number on.
pub(super) async fn read(store: &dyn Store, table: TableId, from: u64) -> Result<Vec<Entry>, Refusal> {
    let mut entries = Vec::new();
    loop {
        let page = store.read(table, from + entries.len() as u64, PAGE).await.map_err(|error| refusal(&error))?;
        let full = page.len() == PAGE as usize;
        for entry in page {
            entries.push(serde_json::from_slice(&entry.payload).map_err(|error| {
                tracing::error!(%table, seq = entry.seq, %error, "an entry of the log cannot be read");
                Refusal::Unavailable {}
            })?);
        }
        if !full {
            return Ok(entries);
        }
    }
}

pub(super) async fn load(store: &dyn Store, id: TableId) -> Result<Table, Refusal> {
    let entries = read(store, id, 0).await?;
    if entries.is_empty() {
        return Err(Refusal::NoSuchTable {});
    }
    Table::fold(id, &entries).map_err(|_| {
        tracing::error!(table = %id, "the log is not one of a table");
        Refusal::Unavailable {}
    })
}

/// Appends to the log of a table, if nobody else did.
pub(super) async fn append(store: &dyn Store, table: &mut Table, entries: &[Entry]) -> Result<(), Error> {
    let corrupt = |_| Error::Refused("entries that do not fit the table".to_owned());
    let preview = table.preview(entries).map_err(corrupt)?;
    let append = Append {
        table: table.id,
        expected: table.entries,
        entries: entries.iter().map(payload).collect(),
        at: Moment::now(),
        change: change(&preview, entries),
    };
    store.append(append).await
}

/// Makes a table with its first entries.
pub(crate) async fn create(store: &dyn Store, id: TableId, entries: &[Entry]) -> Result<Table, Refusal> {
    let table = Table::fold(id, entries).map_err(|_| Refusal::Unavailable {})?;
    let new = NewTable {
        id,
        created: Moment::now(),
        public: table.settings.visibility == Visibility::Public,
        entries: entries.iter().map(payload).collect(),
        change: change(&table, entries),
    };
    store.create(new).await.map_err(|error| refusal(&error))?;
    Ok(table)
}

fn payload(entry: &Entry) -> Vec<u8> {
    serde_json::to_vec(entry).expect("entries are plain data")
}

fn change(table: &Table, entries: &[Entry]) -> Change {
    let sits = |entry: &Entry| matches!(entry, Entry::Created { .. } | Entry::Sat { .. } | Entry::Left { .. });
    Change {
        stage: table.stage(),
        summary: serde_json::to_string(&table.summary()).expect("summaries are plain data"),
        due: due(table),
        seats: if entries.iter().any(sits) { table.owners() } else { Vec::new() },
    }
}

/// When another process has to look at the table, should this one be gone.
pub(super) fn due(table: &Table) -> Option<Moment> {
    let seat = table.to_act()?;
    match table.bot_for(seat) {
        Some(_) => Some(moment(now() + BOT_PATIENCE)),
        None => table.flag_falls().map(|(_, at)| moment(at.saturating_add(CLOCK_PATIENCE))),
    }
}

/// What the store's trouble means for who asked.
pub(crate) fn refusal(error: &Error) -> Refusal {
    match error {
        Error::NoSuchTable => Refusal::NoSuchTable {},
        other => {
            tracing::warn!(error = %other, "the store refused");
            Refusal::Unavailable {}
        }
    }
}
