//! Plays the games of a simulation on several threads.

use super::tally::Tally;
use crate::error::CliError;
use indicatif::{ProgressBar, ProgressStyle};
use iquazu_bots::{Bot, BotKind, GameRecorder, NetSet, play_from};
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{Action, Edition, Handicap, Outcome, Players, Rng, Rules, Seat, SeatMap, SplitMix, State};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

/// Games per batch.
const BATCH: u64 = 16;

/// What to play.
#[derive(Debug)]
pub(crate) struct SimulationConfig {
    pub(crate) edition: &'static Edition,
    pub(crate) players: Players,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) bots: Vec<BotKind>,
    pub(crate) nets: NetSet,
    /// The handicap of each seat, not of a bot.
    pub(crate) handicaps: SeatMap<Handicap>,
    pub(crate) recorded: bool,
}

impl SimulationConfig {
    /// Returns the bot in a seat. The bots rotate by one from game to game, and after a full rotation the seats rotate by
    /// one: over bots × seats games every bot has had every seat, with every set of opponents.
    fn kind_at(&self, game: u64, seat: Seat) -> BotKind {
        let (bots, seats) = (self.bots.len() as u64, u64::from(self.players.count()));
        let place = (game / bots + seat.index() as u64) % seats;
        self.bots[((game % bots + place) % bots) as usize]
    }

    /// Returns the distinct names of the bots.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for kind in &self.bots {
            if !names.contains(&kind.name()) {
                names.push(kind.name());
            }
        }
        names
    }

    /// Returns the seed of a game, independent of the thread that plays it.
    fn game_seed(&self, game: u64) -> u64 {
        SplitMix::new(SplitMix::new(self.seed).next_u64().wrapping_add(game)).next_u64()
    }

    fn tally(&self) -> Tally {
        Tally::new(self.names().len(), usize::from(self.players.count()))
    }
}

/// Consecutive games.
struct Batch {
    number: u64,
    games: u64,
    tally: Tally,
    records: String,
}

/// Plays all games. `on_records` is called with their records, in order.
pub(crate) fn play_all(
    config: &SimulationConfig,
    threads: usize,
    mut on_records: impl FnMut(&str) -> Result<(), CliError>,
) -> Result<Tally, CliError> {
    let progress = progress(config.games);
    let next = AtomicU64::new(0);
    let mut total = config.tally();
    thread::scope(|scope| {
        let (send, batches) = sync_channel(threads * 2);
        for _ in 0..threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || play_batches(config, next, &send));
        }
        drop(send);
        let mut out_of_order = BTreeMap::new();
        let mut next_batch = 0;
        for batch in batches {
            progress.inc(batch.games);
            total.merge(&batch.tally);
            out_of_order.insert(batch.number, batch.records);
            while let Some(records) = out_of_order.remove(&next_batch) {
                on_records(&records)?;
                next_batch += 1;
            }
        }
        Ok(())
    })
    .inspect_err(|_: &CliError| progress.finish_and_clear())?;
    progress.finish_and_clear();
    Ok(total)
}

/// Creates a progress bar, which is shown on terminals only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("a valid template"))
}

/// Plays batches until none is left or the receiver is gone.
fn play_batches(config: &SimulationConfig, next: &AtomicU64, send: &SyncSender<Batch>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let first = number.saturating_mul(BATCH);
        if first >= config.games || send.send(play_batch(config, number, first)).is_err() {
            return;
        }
    }
}

fn play_batch(config: &SimulationConfig, number: u64, first: u64) -> Batch {
    let games = BATCH.min(config.games - first);
    let mut batch = Batch { number, games, tally: config.tally(), records: String::new() };
    for game in first..first + games {
        let (state, decisions) = if config.recorded {
            let (state, decisions, record) = recorded_game(config, game);
            batch.records.push_str(&record);
            (state, decisions)
        } else {
            let mut counter = Counter(0);
            (play(config, game, &mut counter), counter.0)
        };
        add_to_tally(config, game, &state, decisions, &mut batch.tally);
    }
    batch
}

fn play(config: &SimulationConfig, game: u64, recorder: &mut impl GameRecorder) -> State {
    let bot = |seat| config.kind_at(game, seat).bot_with(&config.nets);
    let mut bots: Vec<Box<dyn Bot>> = config.players.seats().map(bot).collect();
    let first = State::with_handicaps(config.edition, config.players, &Rules::LATEST, &config.handicaps);
    play_from(first, &mut bots, config.game_seed(game), recorder)
}

fn recorded_game(config: &SimulationConfig, game: u64) -> (State, u16, String) {
    let mut record = Record::new(config.edition, config.players);
    record.handicaps = config.handicaps;
    record.push_tag("game", &(game + 1).to_string());
    record.push_seed(config.seed);
    for seat in config.players.seats() {
        let name = config.kind_at(game, seat).name();
        record.push_player(seat, name, PlayerTag::Bot(name));
    }
    let state = play(config, game, &mut record);
    record.set_result(&state);
    (state, record.steps.len() as u16, format!("{record}\n"))
}

/// Counts the decisions of a game.
struct Counter(u16);

impl GameRecorder for Counter {
    fn outcome(&mut self, _: Outcome) {}

    fn action(&mut self, _: Seat, _: Action) {
        self.0 += 1;
    }
}

fn add_to_tally(config: &SimulationConfig, game: u64, state: &State, decisions: u16, tally: &mut Tally) {
    let names = config.names();
    let winners = state.winners().count() as u64;
    for seat in config.players.seats() {
        let won = state.winners().any(|winner| winner == seat).then_some(winners);
        let name = config.kind_at(game, seat).name();
        let bot = names.iter().position(|other| *other == name).expect("one of the bots");
        tally.bots[bot].add(state.score(seat), won);
        tally.seats[seat.index()].add(state.score(seat), won);
    }
    tally.turns.add(state.table().turn());
    tally.decisions.add(decisions);
}
