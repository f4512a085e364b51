//! Text form of a game record: every action with the chance outcomes that followed it.

use super::base64url;
use super::moves::{self, CardNotation};
use super::scan::{ParseError, Span};
use crate::edition::{CarriedEditionError, InternError, Library};
use crate::{
    Action, Cards, Edition, Handicap, Outcome, ParseHandicapError, PlayerColour, Players, Rules, Seat, SeatMap,
};
use std::fmt;
use std::str::FromStr;

const HEADER: &str = "iquazu-record";
/// The format before editions had an identity. Games of the edition of that time are still written in it.
const FIRST_FORMAT: u32 = 1;
/// The format with the identity of the edition, and with its data unless it is built in.
const FORMAT: u32 = 2;
/// The same with handicaps. Games without one are not written in it, so that older programs can read them.
const HANDICAP_FORMAT: u32 = 3;

/// One action and the chance outcomes that followed it. `D` is what is known of drawn cards.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Step<D = Cards> {
    /// The seat that acted.
    pub seat: Seat,
    /// Its action.
    pub action: Action,
    /// The outcomes up to the next decision.
    pub outcomes: Vec<Outcome<D>>,
}

/// A game as it was played, finished or not.
///
/// Parsing does not check the moves against the rules; [`replay`](Record::replay) and [`check`](Record::check) do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The edition.
    pub edition: &'static Edition,
    /// The rules that were played.
    pub rules: &'static Rules,
    /// The number of players.
    pub players: Players,
    /// The colour of each seat (C1). Empty seats have the remaining colours.
    pub colours: SeatMap<PlayerColour>,
    /// The handicap of each seat; none for empty seats.
    pub handicaps: SeatMap<Handicap>,
    /// Keys and values about the game, such as names. The rules ignore them.
    pub tags: Vec<(String, String)>,
    /// The outcomes of the setup: strips, tiles, and the cards dealt to each seat (S1–S5).
    pub setup: Vec<Outcome>,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The scores of a finished game.
    pub result: Option<Vec<u16>>,
}

impl Record {
    /// Creates an empty record.
    pub fn new(edition: &'static Edition, players: Players) -> Record {
        Record {
            edition,
            rules: Rules::find(Rules::LATEST.version).expect("the latest version is known"),
            players,
            colours: SeatMap(PlayerColour::ALL),
            handicaps: SeatMap::default(),
            tags: Vec::new(),
            setup: Vec::new(),
            steps: Vec::new(),
            result: None,
        }
    }

    /// Returns the value of a tag, or `None` if the record has none with this key.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Adds a tag. Whitespace in the value is collapsed so that it stays one line; characters that a key cannot hold
    /// become `_`.
    pub fn push_tag(&mut self, key: &str, value: &str) {
        let key: String = key.chars().map(|c| if is_key_char(c) { c } else { '_' }).collect();
        let value: Vec<&str> = value.split_whitespace().collect();
        self.tags.push((if key.is_empty() { "_".to_owned() } else { key }, value.join(" ")));
    }

    /// Adds an outcome to the setup or to the last step.
    pub fn push_outcome(&mut self, outcome: Outcome) {
        match self.steps.last_mut() {
            Some(step) => step.outcomes.push(outcome),
            None => self.setup.push(outcome),
        }
    }

    /// Adds an action.
    pub fn push_action(&mut self, seat: Seat, action: Action) {
        self.steps.push(Step { seat, action, outcomes: Vec::new() });
    }

    /// Returns whether a player has a handicap.
    pub fn has_handicap(&self) -> bool {
        self.players.seats().any(|seat| !self.handicaps[seat].is_none())
    }

    /// Returns the format that the record is written in: the oldest one that can hold it.
    fn format(&self) -> u32 {
        match is_first_edition(self.edition) {
            _ if self.has_handicap() => HANDICAP_FORMAT,
            true => FIRST_FORMAT,
            false => FORMAT,
        }
    }

    /// Parses one record. Its edition is in the record itself or in `editions`.
    ///
    /// # Errors
    ///
    /// Returns the place of the first mistake and what was expected there.
    pub fn parse(text: &str, editions: &Library) -> Result<Record, ParseError> {
        let mut lines = Span::lines(text).peekable();
        let record = Reader { text, editions }.record(&mut lines)?;
        match lines.next() {
            Some(line) => Err(line.error("the end of the record")),
            None => Ok(record),
        }
    }

    /// Parses one or more records that follow each other.
    ///
    /// # Errors
    ///
    /// Returns the place of the first mistake and what was expected there.
    pub fn parse_all(text: &str, editions: &Library) -> Result<Vec<Record>, ParseError> {
        let mut lines = Span::lines(text).peekable();
        let mut records = Vec::new();
        while lines.peek().is_some() {
            records.push(Reader { text, editions }.record(&mut lines)?);
        }
        if records.is_empty() { Err(Span::line("", 1).error(expected_header())) } else { Ok(records) }
    }
}

/// Prints a line such as `2 draw | got 2w1b1o`.
impl<D: fmt::Display> fmt::Display for Step<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.action)?;
        write_outcomes(f, &self.outcomes)
    }
}

impl FromStr for Step {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Step, ParseError> {
        step(Span::line(text, 1).trimmed())
    }
}

pub(super) fn write_outcomes<D: fmt::Display>(f: &mut fmt::Formatter<'_>, outcomes: &[Outcome<D>]) -> fmt::Result {
    outcomes.iter().try_for_each(|outcome| write!(f, " | {outcome}"))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER} {}", self.format())?;
        writeln!(f, "rules {}", self.rules.version)?;
        writeln!(f, "edition {}", edition_name(self.edition))?;
        if !self.edition.is_built_in() {
            writeln!(f, "edition-data {}", base64url::encode(&self.edition.packed()))?;
        }
        write!(f, "players")?;
        for seat in self.players.seats() {
            write!(f, " {}", self.colours[seat])?;
        }
        writeln!(f)?;
        for seat in self.players.seats().filter(|seat| !self.handicaps[*seat].is_none()) {
            writeln!(f, "handicap {seat} {}", self.handicaps[seat])?;
        }
        for (key, value) in &self.tags {
            writeln!(f, "tag {key} {value}")?;
        }
        write!(f, "setup")?;
        write_outcomes(f, &self.setup)?;
        writeln!(f)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))?;
        if let Some(scores) = &self.result {
            write!(f, "result")?;
            for score in scores {
                write!(f, " {score}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

fn expected_header() -> String {
    format!("`{HEADER}` and a format from {FIRST_FORMAT} to {HANDICAP_FORMAT}")
}

fn is_first_edition(edition: &'static Edition) -> bool {
    edition == Edition::reconstructed_1()
}

/// Returns the name of an edition in text forms: its identity. The edition of the first records is named by its id, as
/// it was then.
pub(super) fn edition_name(edition: &'static Edition) -> &'static str {
    if is_first_edition(edition) { edition.id() } else { edition.identity() }
}

struct Reader<'e> {
    text: &'e str,
    editions: &'e Library,
}

impl Reader<'_> {
    fn record<'t>(
        &self,
        lines: &mut std::iter::Peekable<impl Iterator<Item = Span<'t>>>,
    ) -> Result<Record, ParseError> {
        let mut next = |expected: &str| lines.next().ok_or_else(|| self.end_error(expected));
        let expected = expected_header();
        let is_header = |line: &str, format: &u32| line == format!("{HEADER} {format}");
        let format = |line: &str| (FIRST_FORMAT..=HANDICAP_FORMAT).find(|format| is_header(line, format));
        let format = next(&expected)?.read(format, &expected)?;
        let rules = rules(next("`rules` and a version")?)?;
        let name = keyword(next("`edition` and its name")?, "edition")?;
        let mut line = next("`players` and their colours")?;
        let edition = match line.word() {
            (word, data) if word.text == "edition-data" => {
                line = next("`players` and their colours")?;
                carried_edition(self.editions, name, data)?
            }
            _ => name.edition(self.editions)?,
        };
        let (players, colours) = colours(line)?;
        let mut record = Record { rules, colours, ..Record::new(edition, players) };
        loop {
            let line = next("`tag` or `setup`")?;
            let (word, rest) = line.word();
            match word.text {
                "handicap" if format == HANDICAP_FORMAT && record.tags.is_empty() => {
                    let (seat, handicap) = handicap(rest, &record)?;
                    record.handicaps[seat] = handicap;
                }
                "tag" => record.tags.push(tag(rest)?),
                "setup" => {
                    record.setup = parse_outcomes(rest)?;
                    break;
                }
                _ => return Err(word.error("`tag` or `setup`")),
            }
        }
        while let Some(line) = lines.next_if(|line| line.word().0.text != HEADER) {
            let (word, rest) = line.word();
            if word.text == "result" {
                record.result = Some(result(rest, players)?);
                break;
            }
            record.steps.push(step(line)?);
        }
        Ok(record)
    }

    fn end_error(&self, expected: &str) -> ParseError {
        Span::line("", self.text.lines().count() + 1).error(format!("{expected} before the end of the text"))
    }
}

/// Reads the edition that a record carries. Its identity must be the one that the record names.
fn carried_edition(editions: &Library, name: Span<'_>, data: Span<'_>) -> Result<&'static Edition, ParseError> {
    editions.carried(name.text, data.text).map_err(|error| {
        let place = if matches!(error, CarriedEditionError::OtherIdentity(_)) { name } else { data };
        let unknown_edition =
            matches!(error, CarriedEditionError::NotRead | CarriedEditionError::Intern(InternError::TooMany));
        ParseError { unknown_edition, ..place.error(error.to_string()) }
    })
}

fn keyword<'t>(line: Span<'t>, word: &str) -> Result<Span<'t>, ParseError> {
    let (first, rest) = line.word();
    if first.text == word { Ok(rest) } else { Err(first.error(format!("`{word}`"))) }
}

fn rules(line: Span<'_>) -> Result<&'static Rules, ParseError> {
    let version = keyword(line, "rules")?;
    let latest = Rules::LATEST.version;
    let expected = format!("a rules version from 1 to {latest}; a newer record needs a newer program");
    let number: u32 = version.number(&expected)?;
    Rules::find(number).ok_or_else(|| version.error(expected))
}

fn colours(line: Span<'_>) -> Result<(Players, SeatMap<PlayerColour>), ParseError> {
    let rest = keyword(line, "players")?;
    let mut chosen: Vec<PlayerColour> = Vec::new();
    let mut words = rest;
    while !words.text.is_empty() {
        let (word, after) = words.word();
        let colour: Option<PlayerColour> = word.text.parse().ok();
        let fresh = colour.filter(|colour| !chosen.contains(colour));
        chosen.push(fresh.ok_or_else(|| word.error("red, yellow, purple or green, each at most once"))?);
        words = after;
    }
    let players = Players::new(chosen.len() as u8).ok_or_else(|| rest.error("2 to 4 colours"))?;
    for colour in PlayerColour::ALL {
        if !chosen.contains(&colour) {
            chosen.push(colour);
        }
    }
    Ok((players, SeatMap(chosen.try_into().expect("all four colours"))))
}

/// Parses the handicap of a seat. Each seat has at most one.
fn handicap(rest: Span<'_>, record: &Record) -> Result<(Seat, Handicap), ParseError> {
    let (number, given) = rest.word();
    let seat = moves::seat(number)?;
    if !record.players.contains(seat) || !record.handicaps[seat].is_none() {
        return Err(number.error("a player without a handicap so far"));
    }
    let handicap = given.text.parse().map_err(|error: ParseHandicapError| given.error(error.expected()))?;
    Ok((seat, handicap))
}

fn is_key_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn tag(rest: Span<'_>) -> Result<(String, String), ParseError> {
    let (key, value) = rest.word();
    let key = key.read(
        |key| (!key.is_empty() && key.chars().all(is_key_char)).then(|| key.to_owned()),
        "a key of letters, digits, - and _",
    )?;
    Ok((key, value.text.to_owned()))
}

/// Parses outcomes, each after a bar.
pub(super) fn parse_outcomes<D: CardNotation>(rest: Span<'_>) -> Result<Vec<Outcome<D>>, ParseError> {
    let mut parts = rest.split('|');
    let first = parts.next().expect("a split gives at least one part");
    first.end()?;
    parts.map(moves::outcome).collect()
}

pub(super) fn step<D: CardNotation>(line: Span<'_>) -> Result<Step<D>, ParseError> {
    let mut parts = line.split('|');
    let (number, action) = parts.next().expect("a split gives at least one part").word();
    let seat = moves::seat(number)?;
    Ok(Step { seat, action: moves::action(action)?, outcomes: parts.map(moves::outcome).collect::<Result<_, _>>()? })
}

fn result(rest: Span<'_>, players: Players) -> Result<Vec<u16>, ParseError> {
    let mut scores = Vec::new();
    let mut words = rest;
    while !words.text.is_empty() {
        let (word, after) = words.word();
        scores.push(word.number("a score")?);
        words = after;
    }
    if scores.len() == usize::from(players.count()) { Ok(scores) } else { Err(rest.error(format!("{players} scores"))) }
}
