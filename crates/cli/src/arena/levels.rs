//! The table of docs/strength.md: every level against the next weaker one.

use super::log::{self, MatchLog};
use super::report::{percent, win_share};
use super::run::{MatchConfig, play};
use super::{entrant, plot, ratings};
use crate::error::CliError;
use crate::files::{AtomicFile, read_text, with_block};
use iquazu_bots::arena::Interval;
use iquazu_bots::{BotKind, Level, Skill};
use iquazu_rules::Players;
use std::collections::BTreeMap;
use std::fmt;
use std::io::Write;
use std::path::Path;

const HEADER: &str = "| level | how it plays | rating, 2 players | 3 players | 4 players \
    | against the level below, 2 players | 3 players | 4 players |";

/// The block of the table in a document.
const BLOCK: &str = "iquazu arena --levels";

/// The rating of the weakest level.
const WEAKEST_RATING: f64 = 250.0;
/// Rating points per unit of the logarithm of a strength: 400 points are a strength ten times as great.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// A level that searches at least this many positions for a move counts as slow.
const SLOW_NODES: u16 = 500;

/// Returns how many games a slow level plays unless another number is given: it takes a hundred times as long.
pub(crate) fn search_games(games: u64) -> u64 {
    games.div_ceil(5)
}

/// A run of the ladder.
#[derive(Debug)]
pub(crate) struct Ladder<'p> {
    pub(crate) games: u64,
    /// Games of slow levels.
    pub(crate) search_games: u64,
    /// Gets the table in place of its last one.
    pub(crate) document: Option<&'p Path>,
    pub(crate) plot: Option<&'p Path>,
    pub(crate) log: Option<&'p Path>,
}

impl Ladder<'_> {
    /// Plays all steps of the ladder, weakest first, and prints the table.
    pub(crate) fn run(&self, config: &mut MatchConfig, out: &mut dyn Write) -> Result<(), CliError> {
        let document = self.document.map(Document::open).transpose()?;
        let mut log = self.log.map(MatchLog::open).transpose()?;
        let mut table = format!("{HEADER}\n|{}\n", " --- |".repeat(8));
        write!(out, "{table}")?;
        let mut ratings = [Rating { points: WEAKEST_RATING, half_width: 0.0 }; 3];
        let mut plotted = [const { Vec::new() }; 3];
        for (index, level) in Level::LADDER.iter().enumerate() {
            let shares = match index {
                0 => None,
                _ => Some(self.steps(config, log.as_mut(), *level, Level::LADDER[index - 1])?),
            };
            if let Some(shares) = &shares {
                ratings = std::array::from_fn(|index| ratings[index].above(&shares[index], Players::ALL[index]));
            }
            plotted.iter_mut().zip(ratings).for_each(|(list, rating)| list.push(rating.into()));
            let cells =
                shares.map(|shares| std::array::from_fn(|index| share_cell(&shares[index], Players::ALL[index])));
            let cells: [String; 3] = cells.unwrap_or_default();
            let row = format!("{} {} |\n", level_cells(*level, &ratings), cells.join(" | "));
            write!(out, "{row}")?;
            out.flush()?;
            table.push_str(&row);
        }
        let note = note(self.games, self.search_games, config.seed);
        writeln!(out, "\n{note}")?;
        document.map_or(Ok(()), |document| document.write(&format!("{table}\n{note}\n")))?;
        self.plot.map_or(Ok(()), |path| draw(path, &plotted))
    }

    /// Plays a step with two, three and four players.
    fn steps(
        &self,
        config: &mut MatchConfig,
        mut log: Option<&mut MatchLog>,
        level: Level,
        below: Level,
    ) -> Result<[Interval; 3], CliError> {
        config.entrants = vec![entrant(level.name())?, entrant(below.name())?];
        let mut shares = [Interval::default(); 3];
        for (share, players) in shares.iter_mut().zip(Players::ALL) {
            config.players = players;
            config.set_games(self.games_of(level, players));
            let title = match_title(config, level, below);
            let completed = log.as_mut().map_or(Ok(BTreeMap::new()), |log| log.begin(&title))?;
            let played = play(config, completed, |block| log.as_mut().map_or(Ok(()), |log| log.append(block)))?;
            *share = win_share(&played, 0);
        }
        Ok(shares)
    }

    fn games_of(&self, level: Level, players: Players) -> u64 {
        match level.skill() {
            Skill::Search { nodes, .. } if nodes.with_players(players.count()) >= SLOW_NODES => self.search_games,
            _ => self.games,
        }
    }
}

/// Returns the line of a match in the log. It describes the levels, so that a level whose numbers have changed plays again.
fn match_title(config: &MatchConfig, level: Level, below: Level) -> String {
    let [level, below] = [level, below].map(|level| BotKind::Level(level).description());
    format!("{} with {level}; {below}", log::title(config))
}

/// Draws the ratings for each number of players.
fn draw(path: &Path, ratings: &[Vec<ratings::Rating>; 3]) -> Result<(), CliError> {
    let titles = Players::ALL.map(|players| format!("Ratings, {players} players"));
    let lists: Vec<(&str, &[ratings::Rating])> =
        titles.iter().zip(ratings).map(|(title, ratings)| (title.as_str(), ratings.as_slice())).collect();
    plot::write(path, &lists, &Level::LADDER.map(Level::name))
}

/// A rating, fitted by the Plackett–Luce model to the games of neighbours on the ladder: each step adds its own
/// difference and its own error.
#[derive(Clone, Copy, Debug)]
struct Rating {
    points: f64,
    /// Half the width of its 95 % confidence interval.
    half_width: f64,
}

impl Rating {
    /// Returns the rating of a level that wins this share alone against the level of this rating in all other seats.
    fn above(self, share: &Interval, players: Players) -> Rating {
        let others = f64::from(players.count() - 1);
        // At least half a game is won and lost, so that a clean sweep stays finite.
        let least = 0.5 / (share.samples() as f64 * f64::from(players.count()));
        let mean = share.mean().clamp(least, 1.0 - least);
        let slope = POINTS / (mean * (1.0 - mean));
        Rating {
            points: self.points + POINTS * (others * mean / (1.0 - mean)).ln(),
            half_width: self.half_width.hypot(slope * share.half_width()),
        }
    }
}

impl From<Rating> for ratings::Rating {
    fn from(rating: Rating) -> ratings::Rating {
        ratings::Rating { rating: rating.points, uncertainty: rating.half_width / 1.96 }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}", self.points)?;
        if self.half_width > 0.0 { write!(f, " ± {:.0}", self.half_width) } else { Ok(()) }
    }
}

/// A document with a block for the table.
struct Document<'p> {
    path: &'p Path,
    page: String,
}

impl Document<'_> {
    /// Reads a document and checks that it has the block, before hours of games.
    fn open(path: &Path) -> Result<Document<'_>, CliError> {
        let document = Document { path, page: read_text(path)? };
        document.with_table("").map(|_| document)
    }

    fn with_table(&self, table: &str) -> Result<String, CliError> {
        with_block(&self.page, BLOCK, table).map_err(|error| CliError::invalid(self.path.display(), error))
    }

    fn write(&self, table: &str) -> Result<(), CliError> {
        let mut file = AtomicFile::create(self.path)?;
        file.write(&self.with_table(table)?)?;
        file.complete()
    }
}

/// Returns the cells of a level up to its ratings.
fn level_cells(level: Level, ratings: &[Rating; 3]) -> String {
    format!("{} {} |", description_cells(level), ratings.map(|rating| rating.to_string()).join(" | "))
}

/// Returns the cells that do not depend on the games.
fn description_cells(level: Level) -> String {
    format!("| {level} | {} |", BotKind::Level(level).description())
}

/// Formats a win share. A star marks one outside of its band.
fn share_cell(share: &Interval, players: Players) -> String {
    let (low, high) = band(players);
    let mark = if (low..=high).contains(&share.mean()) { "" } else { " *" };
    format!("{}{mark}", percent(share))
}

fn note(games: u64, search_games: u64, seed: u64) -> String {
    let bands = Players::ALL.map(|players| {
        let (low, high) = band(players);
        format!("{:.0} to {:.0} %", 100.0 * low, 100.0 * high)
    });
    let bands = bands.join(", ");
    format!(
        "{games} games each, {search_games} for levels that search at least {SLOW_NODES} positions, seed {seed}. A star: outside of {bands}."
    )
}

/// The win shares with two players between which a step of the ladder should be.
const BAND: (f64, f64) = (0.62, 0.75);

/// Returns the band for a number of players. In the Plackett–Luce model a bot wins with the probability of its share of
/// all strengths, so the band is that of the same ratio of strengths, alone against the level below in all other seats.
fn band(players: Players) -> (f64, f64) {
    let others = f64::from(players.count() - 1);
    let share = |two: f64| {
        let ratio = two / (1.0 - two);
        ratio / (ratio + others)
    };
    (share(BAND.0), share(BAND.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_of_the_same_strengths() {
        let rounded = |players| {
            let (low, high) = band(players);
            ((1000.0 * low).round(), (1000.0 * high).round())
        };
        assert_eq!(Players::ALL.map(rounded), [(620.0, 750.0), (449.0, 600.0), (352.0, 500.0)]);
    }

    #[test]
    fn document_gets_the_table_in_its_block_only() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("page.md");
        std::fs::write(&path, format!("before\n<!-- {BLOCK} -->\nold\n<!-- end -->\nafter\n")).expect("writable");
        Document::open(&path).and_then(|document| document.write("new\n")).expect("a document with the block");
        let page = std::fs::read_to_string(&path).expect("readable");
        assert_eq!(page, format!("before\n<!-- {BLOCK} -->\n\nnew\n\n<!-- end -->\nafter\n"));
        std::fs::write(&path, "no block\n").expect("writable");
        let Err(CliError::InvalidInput(message)) = Document::open(&path) else { panic!("refused before any game") };
        assert!(message.ends_with(&format!("expected a block `<!-- {BLOCK} -->`")), "{message}");
    }

    #[test]
    fn ratings_follow_the_shares_of_the_steps() {
        let mut share = Interval::default();
        (0..300).for_each(|block| share.add(if block % 3 == 0 { 0.0 } else { 1.0 }));
        let start = Rating { points: WEAKEST_RATING, half_width: 0.0 };
        let two = start.above(&share, Players::TWO);
        assert_eq!(format!("{:.0}", two.points), "370", "two wins of three are 120 points");
        let three = start.above(&share, Players::THREE);
        assert_eq!(format!("{:.0}", three.points - two.points), "120", "alone against two: twice the strength");
        let twice = two.above(&share, Players::TWO);
        assert!((twice.half_width - two.half_width * 2.0_f64.sqrt()).abs() < 1e-6 && two.half_width > 0.0);
        let mut swept = Interval::default();
        (0..10).for_each(|_| swept.add(1.0));
        assert!(start.above(&swept, Players::FOUR).points.is_finite());
        assert_eq!(start.to_string(), "250");
    }

    #[test]
    fn published_table_describes_the_present_levels() {
        let page = include_str!("../../../../docs/strength.md");
        for level in Level::LADDER {
            let rating = level.rating().expect("levels of the ladder have a rating");
            let cells = format!("{} {rating} ", description_cells(level));
            assert!(page.contains(&cells), "docs/strength.md lacks {cells}: run `{BLOCK} --document docs/strength.md`");
        }
        let notes = page.lines().filter(|line| line.contains("A star: outside of")).count();
        assert_eq!(notes, 1, "one table");
    }
}
