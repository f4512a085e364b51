//! Plays the games of a simulation on several threads.

use super::tally::Tally;
use crate::error::CliError;
use indicatif::{ProgressBar, ProgressStyle};
use iquazu_bots::{Bot, BotKind, GameRecorder, play_game};
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{Action, Edition, Outcome, Players, Rng, Seat, SplitMix, State};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

/// Games that a thread plays before it reports.
const BATCH: u64 = 16;

#[derive(Debug)]
pub(crate) struct SimulationConfig {
    pub(crate) edition: &'static Edition,
    pub(crate) players: Players,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) bots: Vec<BotKind>,
    pub(crate) recorded: bool,
}

impl SimulationConfig {
    /// Who sits where in a game. The line of bots starts one bot further from game to game, and when every bot has been
    /// the first, one seat further: over bots × seats games everybody has sat everywhere in every company.
    fn kind_at(&self, game: u64, seat: Seat) -> BotKind {
        let (bots, seats) = (self.bots.len() as u64, u64::from(self.players.count()));
        let place = (game / bots + seat.index() as u64) % seats;
        self.bots[((game % bots + place) % bots) as usize]
    }

    /// The bots' names, each once.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for kind in &self.bots {
            if !names.contains(&kind.name()) {
                names.push(kind.name());
            }
        }
        names
    }

    /// Far apart for neighbouring games, and the same on whatever thread a game is played.
    fn game_seed(&self, game: u64) -> u64 {
        SplitMix::new(SplitMix::new(self.seed).next_u64().wrapping_add(game)).next_u64()
    }

    fn tally(&self) -> Tally {
        Tally::new(self.names().len(), usize::from(self.players.count()))
    }
}

/// Some games that follow each other.
struct Batch {
    number: u64,
    games: u64,
    tally: Tally,
    records: String,
}

/// Plays all games. `keep` gets their records, in the order of the games.
pub(crate) fn play_all(
    plan: &SimulationConfig,
    threads: usize,
    mut keep: impl FnMut(&str) -> Result<(), CliError>,
) -> Result<Tally, CliError> {
    let progress = progress(plan.games);
    let next = AtomicU64::new(0);
    let mut total = plan.tally();
    thread::scope(|scope| {
        let (send, batches) = sync_channel(threads * 2);
        for _ in 0..threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || play_batches(plan, next, &send));
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut kept = 0;
        for batch in batches {
            progress.inc(batch.games);
            total.merge(&batch.tally);
            early.insert(batch.number, batch.records);
            while let Some(records) = early.remove(&kept) {
                keep(&records)?;
                kept += 1;
            }
        }
        Ok(())
    })
    .inspect_err(|_: &CliError| progress.finish_and_clear())?;
    progress.finish_and_clear();
    Ok(total)
}

/// A bar on a terminal, nothing elsewhere.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("a valid template"))
}

/// Takes batch after batch until none is left, or nobody wants them any more.
fn play_batches(plan: &SimulationConfig, next: &AtomicU64, send: &SyncSender<Batch>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let first = number.saturating_mul(BATCH);
        if first >= plan.games || send.send(play_batch(plan, number, first)).is_err() {
            return;
        }
    }
}

fn play_batch(plan: &SimulationConfig, number: u64, first: u64) -> Batch {
    let games = BATCH.min(plan.games - first);
    let mut batch = Batch { number, games, tally: plan.tally(), records: String::new() };
    for game in first..first + games {
        let (state, decisions) = if plan.recorded {
            let (state, decisions, record) = recorded_game(plan, game);
            batch.records.push_str(&record);
            (state, decisions)
        } else {
            let mut counter = Counter(0);
            (play_game(plan.edition, &mut bots(plan, game), plan.game_seed(game), &mut counter), counter.0)
        };
        add_to_tally(plan, game, &state, decisions, &mut batch.tally);
    }
    batch
}

fn bots(plan: &SimulationConfig, game: u64) -> Vec<Box<dyn Bot>> {
    plan.players.seats().map(|seat| plan.kind_at(game, seat).bot()).collect()
}

fn recorded_game(plan: &SimulationConfig, game: u64) -> (State, u16, String) {
    let mut record = Record::new(plan.edition, plan.players);
    record.push_tag("game", &(game + 1).to_string());
    record.push_seed(plan.seed);
    for seat in plan.players.seats() {
        let name = plan.kind_at(game, seat).name();
        record.push_player(seat, name, PlayerTag::Bot(name));
    }
    let state = play_game(plan.edition, &mut bots(plan, game), plan.game_seed(game), &mut record);
    record.set_result(&state);
    (state, record.steps.len() as u16, format!("{record}\n"))
}

/// Only counts the decisions.
struct Counter(u16);

impl GameRecorder for Counter {
    fn outcome(&mut self, _: Outcome) {}

    fn action(&mut self, _: Seat, _: Action) {
        self.0 += 1;
    }
}

fn add_to_tally(plan: &SimulationConfig, game: u64, state: &State, decisions: u16, tally: &mut Tally) {
    let names = plan.names();
    let winners = state.winners().count() as u64;
    for seat in plan.players.seats() {
        let won = state.winners().any(|winner| winner == seat).then_some(winners);
        let name = plan.kind_at(game, seat).name();
        let bot = names.iter().position(|other| *other == name).expect("one of the bots");
        tally.bots[bot].add(state.score(seat), won);
        tally.seats[seat.index()].add(state.score(seat), won);
    }
    tally.turns.add(state.table().turn());
    tally.decisions.add(decisions);
}
