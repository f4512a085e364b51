//! The past of the month: tables, invitations and queued notices, written through the store as a server writes them.

use anyhow::Result;
use iquazu_rules::{Rng, SplitMix};
use iquazu_store::{
    Append, Error, NewBan, NewDayResult, NewNotice, NewTable, NewTicket, Notice, NoticeEvent, Report, ReportId,
    ReportLimits, SecretHash, Store, TableKey, TableUpdate, TicketId, Timestamp, Token,
};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

use super::people::{Person, pick_active};
use super::progress::Progress;
use super::templates::{Template, Templates};
use super::{MonthConfig, in_parallel};

/// Games over days that have begun, per thousand finished ones.
const BEGUN_PER_MILLE: usize = 10;
/// Public tables that wait for players: what a busy evening leaves in the lobby.
const WAITING: usize = 200;
/// Invitations for which no table exists yet, per hundred people.
pub(super) const CHALLENGES_PERCENT: usize = 20;
/// Notices that are postponed by quiet hours or until a turn ends soon, per hundred begun games.
const POSTPONED_PERCENT: usize = 50;
/// Matches that the queues remember, per hundred people.
const MATCHES_PERCENT: usize = 10;

/// People who play the deal of a day, per hundred.
const DEAL_PERCENT: u32 = 30;
/// One person in this many reports another one.
const REPORTED_EVERY: usize = 20;

/// Returns the day since the epoch.
pub(super) fn day_of(at: Timestamp) -> u32 {
    u32::try_from(at.0.div_euclid(24 * 3_600_000)).unwrap_or(0)
}

/// Writes what a month of people and games leaves in the database.
#[derive(Debug)]
pub(super) struct PastWriter<'a> {
    pub(super) store: &'a Arc<dyn Store>,
    pub(super) people: &'a [Person],
    pub(super) templates: &'a Templates,
    pub(super) begin: Timestamp,
    pub(super) end: Timestamp,
    pub(super) rng: SplitMix,
}

impl PastWriter<'_> {
    /// Writes everything.
    pub(super) async fn write(&mut self, config: &MonthConfig) -> Result<()> {
        self.write_games(config.games).await?;
        self.write_unfinished(config.games * BEGUN_PER_MILLE / 1000).await?;
        self.write_challenges(config.people * CHALLENGES_PERCENT / 100).await?;
        self.write_matches(config.people * MATCHES_PERCENT / 100).await
    }

    /// Writes results of the deal of the day, which some of the people play on each day.
    pub(super) async fn write_days(&mut self) -> Result<()> {
        let mut tasks = JoinSet::new();
        for day in day_of(self.begin)..=day_of(self.end) {
            for person in self.people {
                if self.rng.below(100) >= DEAL_PERCENT {
                    continue;
                }
                in_parallel(&mut tasks).await?;
                let (points, percent) = (20 + self.rng.below(60) as u16, 50 + self.rng.below(70));
                let (identity, name, game) = (person.id, person.name.clone(), "x".repeat(250));
                let result = NewDayResult { day, identity, name, points, percent, game, at: self.end };
                let store = Arc::clone(self.store);
                tasks.spawn(async move { Ok(store.add_day_result(result).await.map(drop)?) });
            }
        }
        tasks.join_all().await.into_iter().collect()
    }

    /// Writes reports, some of which are closed, bans, and people who mute each other. It concerns the second half of the
    /// people: those of the first play on.
    pub(super) async fn write_moderation(&mut self) -> Result<()> {
        let limits = ReportLimits { since: self.end, per_reporter: u32::MAX, per_table: u32::MAX };
        let mut tasks = JoinSet::new();
        let half = &self.people[self.people.len() / 2..];
        for (person, other) in half.iter().zip(half.iter().skip(1)).step_by(REPORTED_EVERY) {
            in_parallel(&mut tasks).await?;
            let created_at =
                Timestamp(self.begin.0 + i64::from(self.rng.below(i32::MAX as u32)) % (self.end.0 - self.begin.0));
            let report = Report {
                id: ReportId::random(),
                reporter: person.id,
                reported: other.id,
                reported_name: other.name.clone(),
                table: TableKey::random(),
                reason: "insult".to_owned(),
                payload: vec![b' '; 500],
                created_at,
                closed_at: None,
                outcome: String::new(),
            };
            let (store, number, muted) = (Arc::clone(self.store), person.number, other.id);
            let ban =
                NewBan { identity: other.id, reason: "insults".to_owned(), created_at, expires_at: Some(created_at) };
            tasks.spawn(async move {
                let (id, identity) = (report.id, report.reporter);
                store.add_report(report, limits).await?;
                store.mute(identity, muted, 100).await?;
                if number.is_multiple_of(2 * REPORTED_EVERY) {
                    store.close_report(id, "talked to", created_at).await?;
                    store.ban(ban).await?;
                }
                Ok(())
            });
        }
        tasks.join_all().await.into_iter().collect()
    }

    /// Finished games, the oldest first, spread evenly over the month.
    async fn write_games(&mut self, games: usize) -> Result<()> {
        let templates = self.templates;
        let mut progress = Progress::new("games written", games);
        let mut tasks = JoinSet::new();
        let span = self.end.0 - self.begin.0;
        for game in 0..games {
            in_parallel(&mut tasks).await?;
            let template = &templates.finished[self.rng.below(templates.finished.len() as u32) as usize];
            let at = self.begin.0 + (span as i128 * game as i128 / games as i128) as i64;
            let table = self.copy(template, at.min(self.end.0 - template.length_ms()));
            let store = Arc::clone(self.store);
            tasks.spawn(async move { create(&*store, table).await });
            progress.step(game + 1);
        }
        tasks.join_all().await.into_iter().collect()
    }

    /// Games over days that wait for a move, half of them with a postponed notice, and public tables.
    async fn write_unfinished(&mut self, games: usize) -> Result<()> {
        let (templates, hour) = (self.templates, 3_600_000);
        let mut tasks = JoinSet::new();
        for game in 0..games + WAITING.min(games + 1) {
            in_parallel(&mut tasks).await?;
            let kind = if game < games { &templates.begun } else { &templates.waiting };
            let template = &kind[self.rng.below(kind.len() as u32) as usize];
            let age = if game < games { self.end.0 - self.begin.0 } else { hour };
            let at = self.end.0 - (age as i128 * i128::from(self.rng.below(1000)) / 1000) as i64;
            let table = self.copy(template, at - template.length_ms());
            let is_postponed = game < games && self.rng.below(100) < POSTPONED_PERCENT as u32;
            let (store, end) = (Arc::clone(self.store), self.end);
            tasks.spawn(async move {
                create(&*store, table.clone()).await?;
                if is_postponed { postpone_notice(&*store, &table, end).await } else { Ok(()) }
            });
        }
        tasks.join_all().await.into_iter().collect()
    }

    /// Invitations without a table.
    async fn write_challenges(&mut self, count: usize) -> Result<()> {
        let mut tasks = JoinSet::new();
        for number in 0..count {
            in_parallel(&mut tasks).await?;
            let (store, hash) = (Arc::clone(self.store), challenge_hash(number));
            let (purpose, payload) = ("challenge".to_owned(), vec![b' '; 400]);
            let expires_at = self.end.saturating_add(Duration::from_secs(24 * 3600 * (1 + number as u64 % 30)));
            tasks.spawn(async move { Ok(store.put_token(Token { hash, purpose, payload, expires_at }).await?) });
        }
        tasks.join_all().await.into_iter().collect()
    }

    /// Matches of the last week, which tell newcomers how long it takes.
    async fn write_matches(&mut self, count: usize) -> Result<()> {
        let queues = ["2-quick", "3-quick", "2-steady", "2-day", "3-day", "4-three_days"];
        let week = 7 * 24 * 3_600_000i64;
        for number in 0..count / 2 {
            let queue = queues[self.rng.below(queues.len() as u32) as usize];
            let at = Timestamp(self.end.0 - week * (count as i64 / 2 - number as i64) / (count as i64 / 2).max(1));
            let table = TableKey::random();
            let players: u8 = queue[..1].parse()?;
            for seat in 0..usize::from(players) {
                let person = &self.people[(number * 4 + seat) % self.people.len()];
                let new = NewTicket {
                    identity: person.id,
                    ticket: TicketId::random(),
                    queue: queue.to_owned(),
                    payload: b"{}".to_vec(),
                };
                self.store.enter_queue(new, at, Timestamp(0), at).await?;
            }
            let at = at.saturating_add(Duration::from_secs(20));
            if self.store.match_queue(queue, players, table, at, Timestamp(0)).await? {
                for ticket in self.store.matched(table).await? {
                    self.store.seat_ticket(ticket.identity, table).await?;
                }
            }
        }
        Ok(())
    }

    /// Returns a copy with people who are all different.
    fn copy(&mut self, template: &Template, begin: i64) -> NewTable {
        let mut seated: Vec<&Person> = Vec::new();
        while seated.len() < template.people() {
            let person = &self.people[pick_active(self.people.len(), &mut self.rng)];
            if seated.iter().all(|other| other.number != person.number) {
                seated.push(person);
            }
        }
        template.copy(&seated, Timestamp(begin))
    }
}

/// Creates a table, again if the database was too busy to answer.
async fn create(store: &dyn Store, table: NewTable) -> Result<()> {
    loop {
        match store.create(table.clone()).await {
            Err(Error::Unavailable(cause)) => eprintln!("  writing again: {cause}"),
            // The answer to an earlier attempt was lost.
            Ok(()) | Err(Error::AlreadyExists(_)) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
    }
}

/// Returns the hash of an invitation.
pub(super) fn challenge_hash(number: usize) -> SecretHash {
    SecretHash(Sha256::digest(format!("challenge {number}")).into())
}

/// Queues a notice for the first seat of a table, and postpones it until tomorrow.
async fn postpone_notice(store: &dyn Store, table: &NewTable, now: Timestamp) -> Result<()> {
    let Some(identity) = table.update.seats.first().and_then(|seat| seat.owner) else { return Ok(()) };
    let (seat, event) = (1, NoticeEvent::YourTurn);
    let notices = vec![NewNotice { identity, seat, event, hold: Duration::ZERO }];
    let update = TableUpdate { seats: Vec::new(), notices, ..table.update.clone() };
    let (expected_seq, entries) = (table.entries.len() as u64, Vec::new());
    store.append(Append { table: table.id, expected_seq, after: None, entries, at: now, update }).await?;
    let (attempts, delivered) = (0, String::new());
    let notice = Notice { table: table.id, identity, seat, event, created_at: now, attempts, delivered };
    Ok(store.retry_notice(notice, now.saturating_add(Duration::from_secs(24 * 3600))).await?)
}
