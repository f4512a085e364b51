//! The result of a simulation, as text and as JSON.

use super::run::SimulationConfig;
use super::tally::{RunningStats, Tally, WinStats};
use iquazu_rules::{Players, Rules};
use serde::Serialize;
use std::fmt;

#[derive(Serialize, Debug)]
pub(crate) struct Report<'p> {
    format: &'static str,
    version: u32,
    rules_version: u32,
    edition: &'p str,
    players: Players,
    games: u64,
    seed: u64,
    /// In the order given on the command line.
    bots: Vec<&'static str>,
    by_bot: Vec<ResultRow>,
    by_seat: Vec<ResultRow>,
    turns: Statistics,
    decisions: Statistics,
    timing: Timing,
}

/// The result of a bot or a seat.
#[derive(Serialize, Debug)]
struct ResultRow {
    #[serde(flatten)]
    who: Subject,
    /// Seats taken: a bot in two seats of a game counts twice.
    games: u64,
    /// A shared win counts in part.
    wins: f64,
    win_rate: f64,
    win_interval: (f64, f64),
    score: Statistics,
}

#[derive(Serialize, Debug)]
#[serde(rename_all = "lowercase")]
enum Subject {
    Bot(&'static str),
    Seat(usize),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Bot(name) => f.pad(name),
            Subject::Seat(seat) => f.pad(&format!("seat {seat}")),
        }
    }
}

#[derive(Serialize, Debug)]
struct Statistics {
    mean: f64,
    sd: f64,
    min: u16,
    max: u16,
}

impl From<&RunningStats> for Statistics {
    fn from(spread: &RunningStats) -> Statistics {
        Statistics { mean: spread.mean(), sd: spread.deviation(), min: spread.min(), max: spread.max() }
    }
}

/// The only part that differs between runs.
#[derive(Serialize, Debug)]
pub(crate) struct Timing {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    actions_per_second: f64,
}

impl Timing {
    pub(crate) fn new(threads: usize, seconds: f64, tally: &Tally) -> Timing {
        let per_second = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
        Timing {
            threads,
            seconds,
            games_per_second: per_second(tally.turns.count()),
            actions_per_second: per_second(tally.decisions.sum()),
        }
    }
}

impl<'p> Report<'p> {
    pub(crate) fn new(config: &'p SimulationConfig, tally: &Tally, timing: Timing) -> Report<'p> {
        let bots = config.names().into_iter().map(Subject::Bot).zip(&tally.bots);
        let seats = (1..).map(Subject::Seat).zip(&tally.seats);
        Report {
            format: "iquazu-simulation",
            version: 1,
            rules_version: Rules::LATEST.version,
            edition: config.edition.id(),
            players: config.players,
            games: config.games,
            seed: config.seed,
            bots: config.bots.iter().map(|kind| kind.name()).collect(),
            by_bot: bots.map(line).collect(),
            by_seat: seats.map(line).collect(),
            turns: Statistics::from(&tally.turns),
            decisions: Statistics::from(&tally.decisions),
            timing,
        }
    }
}

fn line((who, side): (Subject, &WinStats)) -> ResultRow {
    let games = side.score.count();
    ResultRow {
        who,
        games,
        wins: side.wins(),
        win_rate: side.wins() / games.max(1) as f64,
        win_interval: side.interval(),
        score: Statistics::from(&side.score),
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, players) = (self.games, self.players);
        writeln!(f, "{games} games of {players} players, edition {}, seed {}\n", self.edition, self.seed)?;
        writeln!(f, "          games      wins       rate  95 % interval   score     sd  min  max")?;
        for line in self.by_bot.iter().chain(&self.by_seat) {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "\nturns     {}", self.turns)?;
        writeln!(f, "decisions {}", self.decisions)?;
        let Timing { threads, seconds, games_per_second, actions_per_second } = self.timing;
        writeln!(
            f,
            "speed     {games_per_second:.0} games/s, {actions_per_second:.0} actions/s ({seconds:.2} s on {threads} threads)"
        )
    }
}

impl fmt::Display for ResultRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.win_interval;
        let Statistics { mean, sd, min, max } = self.score;
        write!(f, "{:8} {:6} {:9.1}    {:5.1} %", self.who, self.games, self.wins, 100.0 * self.win_rate)?;
        write!(f, "  {:5.1}–{:5.1} %  {mean:6.1} {sd:6.1} {min:4} {max:4}", 100.0 * low, 100.0 * high)
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} (sd {:.1}, {} to {})", self.mean, self.sd, self.min, self.max)
    }
}
