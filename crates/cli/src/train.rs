//! `iquazu train`: makes the weights of the bots' net.

use crate::arena::{MatchConfig, entrant, play, win_share};
use crate::error::CliError;
use crate::perft::players;
use clap::Args;
use iquazu_bots::arena::{Entrant, Interval, Sprt, SprtDecision};
use iquazu_bots::training::{Trainer, TrainingConfig};
use iquazu_rules::{Edition, Players};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Train the net of a number of players by games against itself
///
/// First the hand-written bot plays, then the net against itself, and learns how the games went. Then come generations
/// of improvement: positions learn from truncated games that are played from there. The net, its checkpoint and the
/// curve of its strength go into a folder. Started again with the same folder, training goes on from the checkpoint. A
/// new net replaces the last one only when a sequential test says that it is better.
#[derive(Args, Debug)]
#[command(
    after_help = "Example: iquazu train --players 2 --generations 40 --rollout-generations 20 --games 400 --folder weights"
)]
pub(crate) struct Train {
    /// 2, 3 or 4
    #[arg(long, default_value = "2", value_parser = players)]
    players: Players,
    /// Where the files go
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// How many times to play and to learn from the games
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    generations: u32,
    /// How many times after that to learn from truncated games
    #[arg(long, default_value_t = 20)]
    rollout_generations: u32,
    /// Games in a generation
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Test the net, and keep it if it is better, after so many generations
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    test_every: u32,
    /// How many games are played at the same time; without it as many as the machine has processors
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// Blocks against the yardstick, and at most against the last net.
const BASELINE_BLOCKS: u64 = 50;
const MATCH_BLOCKS: u64 = 1000;
/// How much more than a fair share of the wins makes a net a better one.
const SPRT_MARGIN: f64 = 0.03;

impl Train {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        let files = Files::new(&self.folder, self.players)?;
        let mut school = Trainer::new(TrainingConfig {
            players: self.players,
            seed: self.seed,
            generations: self.generations,
            rollout_generations: self.rollout_generations,
            games: self.games,
            first_generation_factor: 1,
        });
        if let Ok(checkpoint) = fs::read(&files.checkpoint)
            && !school.resume(&checkpoint)
        {
            return Err(CliError::invalid(files.checkpoint.display(), "this is the checkpoint of another program"));
        }
        let start = Instant::now();
        while !school.is_done() {
            let progress = school.run_generation(self.threads());
            let (generation, lessons, loss) = (progress.generation, progress.samples, progress.loss);
            let seconds = start.elapsed().as_secs();
            writeln!(out, "generation {generation}: {lessons} positions, error {loss:.4}, {seconds} s")?;
            if generation % self.test_every == 0 || school.is_done() {
                self.test(&school, &files, seconds, out)?;
                files.write(&files.checkpoint, &school.checkpoint())?;
            }
            out.flush()?;
        }
        Ok(())
    }

    /// Notes how strong the net is, and keeps it if it is stronger than the last one that was kept.
    fn test(&self, school: &Trainer, files: &Files, seconds: u64, out: &mut dyn Write) -> Result<(), CliError> {
        let weights = school.weights();
        let new = with_weights("new", &weights)?;
        let strength = self.measure(vec![new.clone(), entrant("greedy")?], BASELINE_BLOCKS, None)?;
        let accepted = match fs::read(&files.net) {
            Ok(old) => self.is_better(new, with_weights("old", &old)?)?,
            Err(_) => true,
        };
        if accepted {
            files.write(&files.net, &weights)?;
        }
        let line = format!("{}\t{seconds}\t{:.3}\t{accepted}\n", school.generation(), strength.mean());
        let mut curve =
            fs::read_to_string(&files.curve).unwrap_or_else(|_| "generation\tseconds\tshare\tkept\n".into());
        curve.push_str(&line);
        files.write(&files.curve, curve.as_bytes())?;
        let verdict = if accepted { "kept" } else { "not better than the last one" };
        writeln!(out, "{:.1} % against greedy; {verdict}", 100.0 * strength.mean())?;
        Ok(())
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
            edition: Edition::standard(),
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

/// The one-move bot with these weights.
fn with_weights(name: &str, weights: &[u8]) -> Result<Entrant, CliError> {
    let expert = Entrant::parse(&format!("expert@{name}"), |_| Ok(vec![weights.to_vec()]));
    expert.map_err(|error| CliError::InvalidInput(error.to_string()))
}

struct Files {
    net: PathBuf,
    checkpoint: PathBuf,
    curve: PathBuf,
}

impl Files {
    fn new(folder: &Path, players: Players) -> Result<Files, CliError> {
        fs::create_dir_all(folder)
            .map_err(|error| CliError::Runtime(format!("cannot make {}: {error}", folder.display())))?;
        let name = ["two", "three", "four"][usize::from(players.count()) - 2];
        let file = |ending: &str| folder.join(format!("{name}.{ending}"));
        Ok(Files { net: file("net"), checkpoint: file("checkpoint"), curve: file("curve.tsv") })
    }

    /// Whole or not at all.
    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), CliError> {
        let beside = path.with_extension("part");
        let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
        written.map_err(|error| CliError::Runtime(format!("cannot write {}: {error}", path.display())))
    }
}
