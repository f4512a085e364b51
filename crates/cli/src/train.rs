//! `iquazu train`: trains the nets of the bots.

mod curve;

use crate::arena::{MatchConfig, entrant, parse, play, win_share};
use crate::editions::MatchEdition;
use crate::error::CliError;
use crate::perft::players;
use clap::Args;
use iquazu_bots::Net;
use iquazu_bots::arena::{Entrant, EntrantParser, Interval, Sprt, SprtDecision};
use iquazu_bots::training::{Trainer, TrainingConfig};
use iquazu_rules::{Edition, Players};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Train a net by self-play
///
/// In the first generation the hand-written bot plays; then the net plays against itself and learns by TD(λ). In the
/// last generations a short search chooses some of the moves, and the net also learns its values of all moves that it
/// tried. Net, checkpoint and learning curve (a table and an SVG plot) are written to a folder. If the folder has a
/// checkpoint, training continues from it. A new net replaces the last one only if a sequential test finds it stronger.
/// With --against the net plays against a bot that does not learn, to find out how far it can be exploited; then the last
/// net is always kept.
#[derive(Args, Debug)]
#[command(
    after_help = "Example: iquazu train --players 2 --generations 40 --search-generations 20 --games 400 --folder weights"
)]
pub(crate) struct Train {
    /// Number of players: 2, 3 or 4
    #[arg(long, value_name = "N", default_value = "2", value_parser = players)]
    players: Players,
    /// Folder for net, checkpoint and learning curve
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Train N generations on whole games
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(..=MAX_GENERATIONS))]
    generations: u32,
    /// Then train N generations on the values of a short search
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(..=MAX_GENERATIONS))]
    search_generations: u32,
    /// Play N games per generation
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Continue from the net in FILE instead of learning from the hand-written bot first
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Learn against BOT in all other seats instead of self-play (as in `iquazu arena`: master:500)
    #[arg(long, value_name = "BOT")]
    against: Option<String>,
    /// Play this many of 100 games on editions drawn at random
    #[arg(long, value_name = "PERCENT", default_value_t = 20, value_parser = clap::value_parser!(u32).range(0..=100))]
    random_editions: u32,
    /// RNG seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Test the net every N generations and save it if it is stronger
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    test_every: u32,
    /// Play N games in parallel [default: CPU cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// Maximum number of generations of each kind.
const MAX_GENERATIONS: i64 = 1_000_000;
/// Blocks against the baseline.
const BASELINE_BLOCKS: u64 = 50;
/// Maximum number of blocks against the last net.
const MATCH_BLOCKS: u64 = 1000;
/// The win share above the fair share at which the sequential test accepts a net.
const SPRT_MARGIN: f64 = 0.03;

impl Train {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        if self.generations + self.search_generations == 0 {
            return Err(CliError::InvalidInput("nothing to train: both numbers of generations are 0".to_owned()));
        }
        if self.generations == 0 && self.from.is_none() {
            let reason = "search generations refine a net: expected --from FILE, or --generations above 0";
            return Err(CliError::InvalidInput(reason.to_owned()));
        }
        let opponent = self.opponent()?;
        let files = Files::new(&self.folder, self.players)?;
        let config = TrainingConfig {
            players: self.players,
            seed: self.seed,
            generations: self.generations,
            search_generations: self.search_generations,
            games: self.games,
            first_generation_factor: 1,
            random_editions: self.random_editions,
        };
        let mut trainer = match &self.from {
            Some(path) => Trainer::from_net(config, &read_net(path, self.players)?),
            None => Trainer::new(config),
        };
        if let Some(opponent) = opponent {
            trainer = trainer.against(opponent);
        }
        if let Ok(checkpoint) = fs::read(&files.checkpoint)
            && !trainer.resume(&checkpoint)
        {
            return Err(CliError::invalid(
                files.checkpoint.display(),
                "checkpoint of another version or number of players",
            ));
        }
        let (start, first) = (Instant::now(), trainer.generation());
        while !trainer.is_done() {
            let progress = trainer.run_generation(self.threads());
            let (generation, samples, loss) = (progress.generation, progress.samples, progress.loss);
            let seconds = start.elapsed().as_secs();
            let left = seconds * u64::from(self.generations + self.search_generations - generation)
                / u64::from(generation - first);
            writeln!(out, "generation {generation}: {samples} positions, loss {loss:.4}, {seconds} s, {left} s left")?;
            if generation % self.test_every == 0 || trainer.is_done() {
                self.test(&trainer, &files, seconds, out)?;
                files.write(&files.checkpoint, &trainer.checkpoint())?;
            }
            out.flush()?;
        }
        Ok(())
    }

    /// Returns the bot of all other seats, which must have a net for the number of players if it needs one. Its budget is in
    /// nodes: with a time the trained net would depend on the machine.
    fn opponent(&self) -> Result<Option<Entrant>, CliError> {
        let opponent = self.against.as_deref().map(|text| parse(&EntrantParser::default(), text));
        let Some(opponent) = opponent.transpose()? else { return Ok(None) };
        let checked = opponent.check(self.players).map_err(|error| CliError::invalid(opponent.name(), error));
        checked.map(|()| Some(opponent))
    }

    /// Appends the strength of the net to the learning curve, and saves the net if it is stronger than the saved one.
    fn test(&self, trainer: &Trainer, files: &Files, seconds: u64, out: &mut dyn Write) -> Result<(), CliError> {
        let weights = trainer.weights();
        let new = with_weights("new", &weights)?;
        let strength = self.measure(vec![new.clone(), self.baseline()?], BASELINE_BLOCKS, None)?;
        let accepted = match fs::read(&files.net) {
            Ok(old) if self.against.is_none() => self.is_better(new, with_weights("old", &old)?)?,
            _ => true,
        };
        if accepted {
            files.write(&files.net, &weights)?;
        }
        let mut table = fs::read_to_string(&files.curve).unwrap_or_else(|_| curve::HEADER.into());
        let (share, half_width) = (strength.mean(), strength.half_width());
        table.push_str(&format!("{}\t{seconds}\t{share:.3}\t{half_width:.3}\t{accepted}\n", trainer.generation()));
        files.write(&files.curve, table.as_bytes())?;
        let title = format!("Win share against {}, {} players", self.baseline_name(), self.players);
        files.write(&files.plot, curve::plot(&title, &table, self.fair()).as_bytes())?;
        let outcome = if accepted { "saved" } else { "not stronger than the saved net" };
        writeln!(out, "{:.1} % against {}; {outcome}", 100.0 * share, self.baseline_name())?;
        Ok(())
    }

    /// Returns what the learning curve is measured against: the opponent, the net that training started from, or the
    /// hand-written bot.
    fn baseline(&self) -> Result<Entrant, CliError> {
        match (&self.against, &self.from) {
            (Some(opponent), _) => entrant(opponent),
            (None, Some(path)) => entrant(&format!("master:0@{}", path.display())),
            (None, None) => entrant("greedy"),
        }
    }

    fn baseline_name(&self) -> &str {
        match &self.against {
            Some(opponent) => opponent,
            None if self.from.is_some() => "the first net",
            None => "greedy",
        }
    }

    fn fair(&self) -> f64 {
        1.0 / f64::from(self.players.count())
    }

    fn is_better(&self, new: Entrant, old: Entrant) -> Result<bool, CliError> {
        let sprt = Sprt { low: self.fair(), high: self.fair() + SPRT_MARGIN };
        let share = self.measure(vec![new, old], MATCH_BLOCKS, Some(sprt))?;
        Ok(sprt.decision(&share) == SprtDecision::High)
    }

    fn measure(&self, entrants: Vec<Entrant>, blocks: u64, sprt: Option<Sprt>) -> Result<Interval, CliError> {
        let (players, seed, threads) = (self.players, self.seed, self.threads());
        let plan = MatchConfig {
            edition: MatchEdition::One(Edition::standard()),
            players,
            entrants,
            blocks,
            seed,
            sprt,
            threads,
            recorded: false,
        };
        Ok(win_share(&play(&plan, BTreeMap::new(), |_| Ok(()))?, 0))
    }

    fn threads(&self) -> usize {
        self.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, usize::from)
    }
}

fn read_net(path: &Path, players: Players) -> Result<Net, CliError> {
    let bytes = fs::read(path).map_err(|error| CliError::invalid(path.display(), error))?;
    let net = Net::read(&bytes).map_err(|error| CliError::invalid(path.display(), error))?;
    if net.players() == players {
        return Ok(net);
    }
    Err(CliError::invalid(path.display(), format!("a net for {} players, expected {players}", net.players())))
}

/// Returns the one-ply bot with these weights.
fn with_weights(name: &str, weights: &[u8]) -> Result<Entrant, CliError> {
    let one_move = Entrant::parse(&format!("master:0@{name}"), |_| Ok(vec![weights.to_vec()]));
    one_move.map_err(|error| CliError::InvalidInput(error.to_string()))
}

struct Files {
    net: PathBuf,
    checkpoint: PathBuf,
    curve: PathBuf,
    plot: PathBuf,
}

impl Files {
    fn new(folder: &Path, players: Players) -> Result<Files, CliError> {
        fs::create_dir_all(folder)
            .map_err(|error| CliError::Runtime(format!("cannot create {}: {error}", folder.display())))?;
        let name = ["two", "three", "four"][usize::from(players.count()) - 2];
        let file = |ending: &str| folder.join(format!("{name}.{ending}"));
        Ok(Files {
            net: file("net"),
            checkpoint: file("checkpoint"),
            curve: file("curve.tsv"),
            plot: file("curve.svg"),
        })
    }

    /// Writes a file atomically.
    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), CliError> {
        let temporary = path.with_extension("part");
        let written = fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, path));
        written.map_err(|error| CliError::Runtime(format!("cannot write {}: {error}", path.display())))
    }
}
