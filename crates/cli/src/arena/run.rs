//! Plays the blocks of a match on several threads.

use crate::error::CliError;
use indicatif::{ProgressBar, ProgressStyle};
use iquazu_bots::arena::{Block, Entrant, GameResult, Interval, Sprt, SprtDecision, block_win_share};
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{Edition, Players};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

#[derive(Debug)]
pub(crate) struct MatchConfig {
    pub(crate) edition: &'static Edition,
    pub(crate) players: Players,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) blocks: u64,
    pub(crate) seed: u64,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) threads: usize,
    pub(crate) recorded: bool,
}

impl MatchConfig {
    /// As many whole blocks as fit into so many games, but one at least.
    pub(crate) fn set_games(&mut self, games: u64) {
        self.blocks = (games / u64::from(self.players.count())).max(1);
    }

    pub(crate) fn decision(&self, share: &Interval) -> SprtDecision {
        self.sprt.map_or(SprtDecision::Undecided, |sprt| sprt.decision(share))
    }
}

/// A block that was played.
#[derive(Debug)]
pub(crate) struct PlayedBlock {
    pub(crate) number: u64,
    pub(crate) games: Vec<GameResult>,
    pub(crate) records: String,
}

/// The blocks of a match in order, up to the one that decided it. What is `known` is not played again; `note` gets what
/// is played now, in order.
pub(crate) fn play(
    plan: &MatchConfig,
    known: BTreeMap<u64, Vec<GameResult>>,
    mut note: impl FnMut(&PlayedBlock) -> Result<(), CliError>,
) -> Result<Vec<Vec<GameResult>>, CliError> {
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = progress(plan.blocks);
    let mut match_so_far = Match { plan, blocks: Vec::new(), share: Interval::default() };
    let result = thread::scope(|scope| {
        let (send, blocks) = sync_channel(plan.threads * 2);
        for _ in 0..plan.threads {
            let (send, next, enough, known) = (send.clone(), &next, &enough, &known);
            scope.spawn(move || play_blocks(plan, next, enough, known, &send));
        }
        drop(send);
        let mut early = BTreeMap::new();
        for block in blocks {
            early.insert(block.number, block);
            while let Some(block) = early.remove(&(match_so_far.blocks.len() as u64)) {
                if !known.contains_key(&block.number) {
                    note(&block).inspect_err(|_| enough.store(true, Ordering::Relaxed))?;
                }
                progress.inc(1);
                if match_so_far.add(block.games) {
                    enough.store(true, Ordering::Relaxed);
                    return Ok(());
                }
            }
        }
        Ok(())
    });
    progress.finish_and_clear();
    result.map(|()| match_so_far.blocks)
}

struct Match<'p> {
    plan: &'p MatchConfig,
    blocks: Vec<Vec<GameResult>>,
    share: Interval,
}

impl Match<'_> {
    /// True once the test has its verdict.
    fn add(&mut self, games: Vec<GameResult>) -> bool {
        self.share.add(block_win_share(&games, 0));
        self.blocks.push(games);
        self.plan.decision(&self.share) != SprtDecision::Undecided
    }
}

/// A bar on a terminal, nothing elsewhere.
fn progress(blocks: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} blocks, {eta} left");
    ProgressBar::new(blocks).with_style(style.expect("a valid template"))
}

fn play_blocks(
    plan: &MatchConfig,
    next: &AtomicU64,
    enough: &AtomicBool,
    known: &BTreeMap<u64, Vec<GameResult>>,
    send: &SyncSender<PlayedBlock>,
) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.blocks || enough.load(Ordering::Relaxed) {
            return;
        }
        let played = match known.get(&number) {
            Some(games) => PlayedBlock { number, games: games.clone(), records: String::new() },
            None => play_block(plan, number),
        };
        if send.send(played).is_err() {
            return;
        }
    }
}

fn play_block(plan: &MatchConfig, number: u64) -> PlayedBlock {
    let block = Block::new(number, plan.seed, plan.entrants.len(), plan.players);
    let mut records = String::new();
    let games = (0..block.games()).map(|game| {
        if !plan.recorded {
            return block.play(game, plan.edition, &plan.entrants, &mut ());
        }
        let mut record = Record::new(plan.edition, plan.players);
        record.push_tag("block", &number.to_string());
        for (seat, entrant) in plan.players.seats().zip(block.seats(game)) {
            let name = plan.entrants[entrant].name();
            record.push_player(seat, name, PlayerTag::Bot(name));
        }
        let result = block.play(game, plan.edition, &plan.entrants, &mut record);
        if let Ok(state) = record.check() {
            record.set_result(&state);
        }
        records.push_str(&format!("{record}\n"));
        result
    });
    let games = games.collect();
    PlayedBlock { number, games, records }
}
