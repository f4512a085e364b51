//! Compares what people were shown with what the servers and the database have.

use anyhow::{Context, Result};
use iquazu_protocol::{Queues, TableId};
use iquazu_rules::Seat;
use iquazu_store::{Store, TableKey, TableQuery, Timestamp};
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use super::ledger::{Entries, PlayedSeat};
use super::live::LiveContext;
use super::people::Person;
use super::sinks::{Reason, Receipt};
use crate::{SeatedTable, check_record, get};

/// Longest wait for the last notices, besides three leases of those that killed processes had claimed.
const LAST_NOTICES: Duration = Duration::from_secs(90);

/// What was compared.
#[derive(Clone, Debug, Default)]
pub struct Checks {
    /// Games that were played to the end.
    pub games: usize,
    /// Acknowledged moves in them.
    pub moves: usize,
    /// People who found a table in a queue.
    pub matched: usize,
    /// Kills of a server.
    pub kills: usize,
    /// Notices that arrived.
    pub notices: usize,
    /// How many of them arrived a second time.
    pub duplicates: usize,
    /// Notices that came when the turn was over, after a kill.
    pub late: usize,
    /// Tables of the past whose record was fetched and replayed.
    pub replayed: usize,
    /// Everything that is wrong.
    pub problems: Vec<String>,
}

/// Waits for the last notices and checks everything.
pub(super) async fn check(
    context: &LiveContext,
    store: &dyn Store,
    people: &[Person],
    live_since: Timestamp,
) -> Result<Checks> {
    let entries = std::mem::take(&mut *context.ledger.entries());
    let mut checks = Checks { kills: entries.kills.len(), matched: entries.matched.len(), ..Checks::default() };
    await_last_notices(context, &entries).await;
    check_matches(&mut checks, &entries, store, people, live_since).await?;
    check_games(&mut checks, context, &entries).await;
    check_notices(&mut checks, context, &entries);
    check_queues(&mut checks, context, store).await?;
    Ok(checks)
}

/// Returns the people who must be notified of the end of each game over days.
fn absent_at_the_end(entries: &Entries) -> Vec<(usize, TableKey)> {
    let absent = |(table, last): (&TableKey, &Option<usize>)| {
        let seats = entries.played.get(table).map(Vec::as_slice).unwrap_or_default();
        let people: Vec<(usize, TableKey)> = seats.iter().map(|seat| (seat.person, *table)).collect();
        let last = *last;
        people.into_iter().filter(move |(person, _)| Some(*person) != last)
    };
    entries.over.iter().flat_map(absent).collect()
}

fn last_notices(context: &LiveContext) -> Duration {
    LAST_NOTICES + context.notice_lease * 3
}

async fn await_last_notices(context: &LiveContext, entries: &Entries) {
    let longest = last_notices(context);
    let (due, start) = (absent_at_the_end(entries), Instant::now());
    let has = |receipts: Vec<Receipt>| receipts.iter().any(|receipt| receipt.reason == Reason::GameOver);
    while start.elapsed() < longest && !due.iter().all(|(person, table)| has(context.inbox.receipts(*person, table))) {
        context.inbox.wait(Duration::from_secs(1)).await;
    }
    // One that was sent twice comes again after the lease of the killed process.
    let last_kill = entries.kills.last().map_or(Duration::MAX, Instant::elapsed);
    tokio::time::sleep((context.notice_lease + Duration::from_secs(5)).saturating_sub(last_kill)).await;
}

/// Checks that each person has one seat, the one that the server named.
async fn check_matches(
    checks: &mut Checks,
    entries: &Entries,
    store: &dyn Store,
    people: &[Person],
    live_since: Timestamp,
) -> Result<()> {
    let mut seats: HashSet<(TableKey, Seat)> = HashSet::new();
    let mut shown: HashMap<usize, Vec<TableKey>> = HashMap::new();
    for (person, table, seat) in &entries.matched {
        shown.entry(*person).or_default().push(*table);
        if !seats.insert((*table, *seat)) {
            checks.problems.push(format!("two people were given seat {} of table {table}", seat.number()));
        }
    }
    for (person, tables) in shown {
        let id = people.get(person).context("a person")?.id;
        let listed = store.list(TableQuery::by_player(id, 10)).await?;
        let listed: Vec<TableKey> =
            listed.iter().filter(|row| row.created_at >= live_since).map(|row| row.id).collect();
        if tables.len() != 1 || listed != tables {
            checks.problems.push(format!("person {person} was shown {tables:?} and has seats at {listed:?}"));
        }
    }
    Ok(())
}

/// The record of every game has exactly the moves that were acknowledged, at every server.
async fn check_games(checks: &mut Checks, context: &LiveContext, entries: &Entries) {
    for (table, seats) in &entries.played {
        let people = seats.iter().map(|seat| (seat.seat, seat.cookie.clone())).collect();
        let seated = SeatedTable { table: TableId::from_bytes(*table.as_bytes()), people };
        let moves: Vec<_> = seats.iter().flat_map(|seat| seat.moves.iter().cloned()).collect();
        for server in &context.servers {
            if let Err(error) = check_record(*server, &seated, &moves).await {
                checks.problems.push(format!("table {table}: {error:#}"));
            }
        }
        checks.games += 1;
        checks.moves += moves.len();
    }
}

/// Everybody was notified of each of their turns, and of the end of the game unless they ended it. A second notice needs a
/// kill as its reason.
fn check_notices(checks: &mut Checks, context: &LiveContext, entries: &Entries) {
    let all = context.inbox.all();
    checks.notices = all.values().map(Vec::len).sum();
    let over: HashSet<(usize, TableKey)> = absent_at_the_end(entries).into_iter().collect();
    for table in entries.over.keys() {
        let seats = entries.played.get(table).map(Vec::as_slice).unwrap_or_default();
        for seat in seats {
            let key = (seat.person, *table);
            let receipts = all.get(&key).map(Vec::as_slice).unwrap_or_default();
            let missed = entries.missed.iter().filter(|missed| **missed == key).count();
            let turns = turns(seats, seat.seat);
            compare(checks, entries, receipts, Reason::YourTurn, turns.saturating_sub(missed), &key);
            compare(checks, entries, receipts, Reason::GameOver, usize::from(over.contains(&key)), &key);
        }
    }
    let missed =
        |(person, table): &(usize, TableKey)| format!("person {person} was not notified of a turn at table {table}");
    checks.problems.extend(entries.missed.iter().map(missed));
    for (person, table, at) in &entries.needless {
        // A notice that a killed process had claimed may come after its turn is over. A person whose server was killed
        // finds their next turn when they reconnect, before its notice.
        match entries.kills.iter().any(|kill| kill <= at && *at <= *kill + last_notices(context)) {
            true => checks.late += 1,
            false => checks
                .problems
                .push(format!("person {person} was notified of a turn at table {table} that they did not have")),
        }
    }
    checks.problems.extend(context.inbox.unexpected().into_iter().map(|text| format!("unexpected notice: {text}")));
}

/// Compares the notices of one kind with the number that was due.
fn compare(
    checks: &mut Checks,
    entries: &Entries,
    receipts: &[Receipt],
    reason: Reason,
    due: usize,
    key: &(usize, TableKey),
) {
    let times: Vec<Instant> =
        receipts.iter().filter(|receipt| receipt.reason == reason).map(|receipt| receipt.at).collect();
    let name = || format!("person {} received {} of {due} notices ({reason:?}) of table {}", key.0, times.len(), key.1);
    if times.len() < due {
        checks.problems.push(name());
    }
    if times.len() > due {
        checks.duplicates += times.len() - due;
        let is_between = |kill: &&Instant| times.first() <= Some(*kill) && Some(*kill) <= times.last();
        if entries.kills.iter().filter(is_between).count() < times.len() - due {
            checks.problems.push(format!("{} without a kill in between", name()));
        }
    }
}

/// Returns how often the turn came to a seat.
fn turns(seats: &[PlayedSeat], seat: Seat) -> usize {
    let mut steps: Vec<(u32, Seat)> =
        seats.iter().flat_map(|played| played.moves.iter().map(|played| (played.steps, played.seat))).collect();
    steps.sort_unstable_by_key(|(step, _)| *step);
    let mut last = None;
    let mut count = 0;
    for (_, mover) in steps {
        count += usize::from(mover == seat && last != Some(seat));
        last = Some(mover);
    }
    count
}

/// Checks that queues and outstanding notices are empty.
async fn check_queues(checks: &mut Checks, context: &LiveContext, store: &dyn Store) -> Result<()> {
    let queues: Queues = get(context.servers[0], "/api/queue", None).await?.json()?;
    let waiting: u32 = queues.queues.iter().map(|queue| queue.waiting).sum();
    if waiting > 0 {
        checks.problems.push(format!("{waiting} people still wait"));
    }
    let now = Timestamp::now();
    let left = store.claim_notices(now, now, 1000).await?.len();
    if left > 0 {
        checks.problems.push(format!("{left} notices are still queued"));
    }
    Ok(())
}

/// Fetches the records of tables and replays them.
pub(super) async fn replay_sample(checks: &mut Checks, context: &LiveContext, tables: &[TableKey]) -> Result<()> {
    let library = &iquazu_rules::edition::Library::built_in();
    for table in tables {
        let response = get(context.servers[0], &format!("/api/tables/{table}/record"), None).await?;
        let record = iquazu_rules::text::Record::parse(&response.body, library);
        let replayed = record.map_err(|error| error.to_string()).and_then(|record| {
            let is_finished = record.result.is_some();
            record.check().map_err(|error| error.to_string()).map(|_| is_finished)
        });
        match replayed {
            Ok(true) => checks.replayed += 1,
            Ok(false) => checks.problems.push(format!("table {table} has no result")),
            Err(error) => checks.problems.push(format!("table {table}: {error}: {}", response.body)),
        }
    }
    Ok(())
}
