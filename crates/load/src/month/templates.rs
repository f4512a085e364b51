//! Real games, played beforehand on a server of their own. The past of the month consists of copies of them.

use anyhow::{Context, Result};
use iquazu_protocol::{Level, Pace, SeatSetting, TableId, TableSettings, Visibility};
use iquazu_rules::Edition;
use iquazu_store::{Access, NewTable, SeatChange, Store, TableKey, TableStatus, TableUpdate, Timestamp};
use std::path::Path;
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::people::Person;
use crate::{SeatedTable, ServerProcess, play_with_retries};

/// Time between two entries of a copy, in milliseconds.
const ENTRY_INTERVAL_MS: i64 = 12_000;
/// Tables played at the same time.
const MAX_CONCURRENT: usize = 8;

/// A table whose people, times and key can be replaced.
#[derive(Debug)]
pub(super) struct Template {
    table: String,
    is_public: bool,
    status: TableStatus,
    summary: String,
    /// Seat, owner and name of each person.
    people: Vec<(u8, String, String)>,
    entries: Vec<EntryTemplate>,
}

/// An entry, in front of its time and behind it.
#[derive(Debug)]
struct EntryTemplate {
    before: String,
    after: String,
    /// Whether it names people.
    is_personal: bool,
}

impl EntryTemplate {
    fn new(payload: Vec<u8>) -> Result<EntryTemplate> {
        let text = String::from_utf8(payload)?;
        let (before, rest) = text.split_once(",\"at\":").with_context(|| format!("no time in {text}"))?;
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).context("the end of the entry")?;
        let is_personal = before.starts_with("{\"entry\":\"created\"") || before.starts_with("{\"entry\":\"sat\"");
        Ok(EntryTemplate { before: format!("{before},\"at\":"), after: rest[digits..].to_owned(), is_personal })
    }
}

impl Template {
    async fn read(store: &dyn Store, table: &TableId) -> Result<Template> {
        let key = TableKey::from_bytes(*table.as_bytes());
        let row = store.table(key).await?.context("the table")?;
        let summary: serde_json::Value = serde_json::from_str(&row.summary)?;
        let owners = summary["owners"].as_array().context("owners")?;
        let seats = summary["table"]["seats"].as_array().context("seats")?;
        let person = |(seat, owner): (u8, &serde_json::Value)| {
            let name = seats.get(usize::from(seat))?["occupant"]["name"].as_str()?;
            Some((seat + 1, owner.as_str()?.to_owned(), name.to_owned()))
        };
        let people = (0..).zip(owners).filter_map(person).collect();
        let entries = store.read(key, 0, u32::MAX).await?;
        let entries = entries.into_iter().map(|entry| EntryTemplate::new(entry.payload)).collect::<Result<_>>()?;
        let (is_public, status) = (row.is_public, row.status);
        Ok(Template { table: table.to_string(), is_public, status, summary: row.summary, people, entries })
    }

    /// Returns the number of people at the table.
    pub(super) fn people(&self) -> usize {
        self.people.len()
    }

    /// Returns how long a copy takes.
    pub(super) fn length_ms(&self) -> i64 {
        self.entries.len() as i64 * ENTRY_INTERVAL_MS
    }

    /// Returns a copy of the table for other people and another time.
    pub(super) fn copy(&self, people: &[&Person], begin: Timestamp) -> NewTable {
        let id = TableKey::random();
        let replace = |text: &str| {
            let mut text = text.replace(&self.table, &id.to_string());
            for ((_, owner, name), person) in self.people.iter().zip(people) {
                text = text.replace(owner, &person.id.to_string());
                text = text.replace(&format!("\"{name}\""), &format!("\"{}\"", person.name));
            }
            text
        };
        let entry = |(place, entry): (i64, &EntryTemplate)| {
            let at = begin.0 + place * ENTRY_INTERVAL_MS;
            let before = if entry.is_personal { replace(&entry.before) } else { entry.before.clone() };
            format!("{before}{at}{}", entry.after).into_bytes()
        };
        let seats = self.people.iter().zip(people);
        let update = TableUpdate {
            status: self.status,
            summary: replace(&self.summary),
            due_at: None,
            seats: seats.map(|((seat, ..), person)| SeatChange { seat: *seat, owner: Some(person.id) }).collect(),
            notices: Vec::new(),
        };
        let entries = (0..).zip(&self.entries).map(entry).collect();
        NewTable { id, created_at: begin, is_public: self.is_public, entries, update }
    }
}

/// Tables to copy.
#[derive(Debug, Default)]
pub(super) struct Templates {
    /// Finished games of 2, 3 and 4 people.
    pub(super) finished: Vec<Template>,
    /// Games over days that have begun.
    pub(super) begun: Vec<Template>,
    /// Public tables that wait for players.
    pub(super) waiting: Vec<Template>,
}

fn settings(people: usize, pace: Pace, visibility: Visibility) -> TableSettings {
    let seats = vec![SeatSetting::Person {}; people];
    TableSettings { pace, visibility, ..TableSettings::live(Edition::standard().id(), seats) }
}

/// Plays games on a new server and returns them.
pub(super) async fn make_templates(binary: &Path, folder: &Path, games: usize) -> Result<Templates> {
    let file = folder.join("templates.db").to_string_lossy().into_owned();
    let process = ServerProcess::start(binary, &["--database", &file])?;
    let server = process.address();
    let permits = Arc::new(Semaphore::new(MAX_CONCURRENT));
    let mut playing = JoinSet::new();
    for game in 0..games {
        let permits = Arc::clone(&permits);
        playing.spawn(async move {
            let _permit = permits.acquire().await?;
            let table = SeatedTable::create_with(server, settings(2 + game % 3, Pace::Live, Visibility::Link)).await?;
            let servers = [server];
            let players = table.people.iter().map(|(seat, _)| play_with_retries(&servers, &table, *seat, game as u64));
            futures_util::future::try_join_all(players).await?;
            Ok(table.table)
        });
    }
    let finished: Vec<TableId> = playing.join_all().await.into_iter().collect::<Result<_>>()?;
    let (mut begun, mut waiting) = (Vec::new(), Vec::new());
    for people in 2..=4 {
        begun.push(SeatedTable::create_with(server, settings(people, Pace::TurnByTurn, Visibility::Link)).await?.table);
        let open = TableSettings { substitute: Level::Random, ..settings(people, Pace::Live, Visibility::Public) };
        waiting.push(SeatedTable::create_open(server, open).await?.table);
    }
    let store = iquazu_store::open(&file, Access::Administer).await?;
    let mut read = [Vec::new(), Vec::new(), Vec::new()];
    for (tables, templates) in [finished, begun, waiting].iter().zip(&mut read) {
        for table in tables {
            templates.push(Template::read(&*store, table).await?);
        }
    }
    store.close().await;
    let [finished, begun, waiting] = read;
    Ok(Templates { finished, begun, waiting })
}
