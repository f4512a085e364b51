//! Plays the blocks of a match on several threads.

use crate::editions::MatchEdition;
use crate::error::CliError;
use indicatif::{ProgressBar, ProgressStyle};
use iquazu_bots::arena::{Block, Entrant, GameResult, Interval, Sprt, SprtDecision, block_win_share};
use iquazu_rules::Players;
use iquazu_rules::text::{PlayerTag, Record};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

/// What to play.
#[derive(Debug)]
pub(crate) struct MatchConfig {
    pub(crate) edition: MatchEdition,
    pub(crate) players: Players,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) blocks: u64,
    pub(crate) seed: u64,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) threads: usize,
    pub(crate) recorded: bool,
}

impl MatchConfig {
    /// Sets the number of blocks to as many as fit into `games`, at least one.
    pub(crate) fn set_games(&mut self, games: u64) {
        self.blocks = (games / u64::from(self.players.count())).max(1);
    }

    /// Checks that every entrant can play with this number of players.
    pub(crate) fn check(&self) -> Result<(), CliError> {
        let check =
            |entrant: &Entrant| entrant.check(self.players).map_err(|error| CliError::invalid(entrant.name(), error));
        self.entrants.iter().try_for_each(check)
    }

    pub(crate) fn decision(&self, share: &Interval) -> SprtDecision {
        self.sprt.map_or(SprtDecision::Undecided, |sprt| sprt.decision(share))
    }
}

/// A played block.
#[derive(Debug)]
pub(crate) struct PlayedBlock {
    pub(crate) number: u64,
    pub(crate) games: Vec<GameResult>,
    pub(crate) records: String,
}

/// Plays a match and returns its blocks in order, up to the one that decided it. Blocks in `completed` are not played
/// again; `on_block` is called with the others, in order. Fails if an entrant has no net for the number of players.
pub(crate) fn play(
    config: &MatchConfig,
    completed: BTreeMap<u64, Vec<GameResult>>,
    mut on_block: impl FnMut(&PlayedBlock) -> Result<(), CliError>,
) -> Result<Vec<Vec<GameResult>>, CliError> {
    config.check()?;
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = progress(config.blocks);
    let mut match_so_far = Match { config, blocks: Vec::new(), share: Interval::default() };
    let result = thread::scope(|scope| {
        let (send, blocks) = sync_channel(config.threads * 2);
        for _ in 0..config.threads {
            let (send, next, stop, completed) = (send.clone(), &next, &stop, &completed);
            scope.spawn(move || play_blocks(config, next, stop, completed, &send));
        }
        drop(send);
        let mut out_of_order = BTreeMap::new();
        for block in blocks {
            out_of_order.insert(block.number, block);
            while let Some(block) = out_of_order.remove(&(match_so_far.blocks.len() as u64)) {
                if !completed.contains_key(&block.number) {
                    on_block(&block).inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
                }
                progress.inc(1);
                if match_so_far.add(block.games) {
                    stop.store(true, Ordering::Relaxed);
                    return Ok(());
                }
            }
        }
        Ok(())
    });
    progress.finish_and_clear();
    result.map(|()| match_so_far.blocks)
}

/// The blocks so far.
struct Match<'p> {
    config: &'p MatchConfig,
    blocks: Vec<Vec<GameResult>>,
    share: Interval,
}

impl Match<'_> {
    /// Adds a block. Returns true once the sequential test has decided.
    fn add(&mut self, games: Vec<GameResult>) -> bool {
        self.share.add(block_win_share(&games, 0));
        self.blocks.push(games);
        self.config.decision(&self.share) != SprtDecision::Undecided
    }
}

/// Creates a progress bar, which is shown on terminals only.
fn progress(blocks: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} blocks, {eta} left");
    ProgressBar::new(blocks).with_style(style.expect("a valid template"))
}

fn play_blocks(
    config: &MatchConfig,
    next: &AtomicU64,
    stop: &AtomicBool,
    completed: &BTreeMap<u64, Vec<GameResult>>,
    send: &SyncSender<PlayedBlock>,
) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= config.blocks || stop.load(Ordering::Relaxed) {
            return;
        }
        let played = match completed.get(&number) {
            Some(games) => PlayedBlock { number, games: games.clone(), records: String::new() },
            None => play_block(config, number),
        };
        if send.send(played).is_err() {
            return;
        }
    }
}

fn play_block(config: &MatchConfig, number: u64) -> PlayedBlock {
    let block = Block::new(number, config.seed, config.entrants.len(), config.players);
    let edition = config.edition.of_block(block.seed);
    let mut records = String::new();
    let games = (0..block.games()).map(|game| {
        if !config.recorded {
            return block.play(game, edition, &config.entrants, &mut ());
        }
        let mut record = Record::new(edition, config.players);
        record.handicaps = block.handicaps(game, &config.entrants);
        record.push_tag("block", &number.to_string());
        for (seat, entrant) in config.players.seats().zip(block.seats(game)) {
            let name = config.entrants[entrant].name();
            record.push_player(seat, name, PlayerTag::Bot(name));
        }
        let result = block.play(game, edition, &config.entrants, &mut record);
        if let Ok(state) = record.check() {
            record.set_result(&state);
        }
        records.push_str(&format!("{record}\n"));
        result
    });
    let games = games.collect();
    PlayedBlock { number, games, records }
}
