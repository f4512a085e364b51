//! What lists and statistics need of a finished game.

use crate::breakdown::breakdown;
use crate::date::{Day, parse_time};
use crate::game::Game;
use crate::setup::Player;
use iquazu_rules::text::Record;
use iquazu_rules::{Event, Players, Seat};

/// The version of the text form. A summary of another version is made again from its record.
const VERSION: &str = "1";
/// The number of columns with gaps (C6).
pub(super) const COLUMNS: usize = 11;

pub(super) const DATE_TAG: &str = "date";
pub(super) const ME_TAG: &str = "me";
/// The tag of a game at an online table: the id of the table.
const TABLE_TAG: &str = "table";
/// The tag of a variation, which is not a game of its own.
const BRANCH_TAG: &str = "branch";

/// What a seat scored, and who sat there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The name; empty if the record has none.
    pub name: String,
    /// The kind of the player.
    pub player: Player,
    /// The points from rocks.
    pub rocks: u16,
    /// The points from tiles.
    pub tiles: u16,
    /// The points of the handicap.
    pub head_start: u16,
}

impl SeatResult {
    /// Returns all points.
    pub fn points(&self) -> u16 {
        self.rocks + self.tiles + self.head_start
    }

    /// Returns the key by which this player is recognised in other games.
    pub fn key(&self) -> OpponentKey {
        match &self.player {
            Player::Bot(level) => OpponentKey::Bot(level.clone()),
            Player::Person | Player::Remote => OpponentKey::Person(self.name.clone()),
        }
    }
}

/// An opponent across games: a bot by its level, a person by name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OpponentKey {
    /// Everybody with this name.
    Person(String),
    /// All bots of this level and character.
    Bot(String),
}

impl OpponentKey {
    /// Returns a text that [`parse`](OpponentKey::parse) reads.
    pub fn to_text(&self) -> String {
        match self {
            OpponentKey::Person(name) => format!("person {name}"),
            OpponentKey::Bot(level) => format!("bot {level}"),
        }
    }

    /// Reads what [`to_text`](OpponentKey::to_text) wrote.
    pub fn parse(text: &str) -> Option<OpponentKey> {
        match text.split_once(' ')? {
            ("person", name) => Some(OpponentKey::Person(name.to_owned())),
            ("bot", level) => Some(OpponentKey::Bot(level.to_owned())),
            _ => None,
        }
    }
}

/// How a game ended for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameOutcome {
    /// Most points, alone.
    Won,
    /// Most points, together with others (E5).
    Shared,
    /// Fewer points than somebody.
    Lost,
}

/// What a review of the game found, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewResult {
    /// The accuracy of the person, 1000 for the best moves only.
    pub accuracy: u16,
    /// The share of the win that draws and tiles gave or took.
    pub luck: i16,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// Equal for equal games.
    pub id: String,
    /// When the game ended, in milliseconds since 1970; 0 if unknown.
    pub ended_at: u64,
    /// Whether it was played at an online table.
    pub online: bool,
    /// Whether anybody had a handicap.
    pub handicap: bool,
    /// The id of the edition.
    pub edition: String,
    /// The players in turn order.
    pub seats: Vec<SeatResult>,
    /// The seat of the person; `None` if several people shared the screen and none has the person's name.
    pub me: Option<Seat>,
    /// The number of turns.
    pub turns: u16,
    /// The number of gems that the person placed in each column.
    pub gems: [u8; COLUMNS],
    /// The result of a review, if there was one.
    pub review: Option<ReviewResult>,
}

/// Returns the id of a game: that of its table online, otherwise a hash of its record. The same moves in the same deal by
/// the same players are the same game, whenever they are played.
pub fn game_id(record: &Record) -> String {
    if let Some(table) = record.tag(TABLE_TAG) {
        return format!("table-{table}");
    }
    let mut plain = record.clone();
    plain.tags.retain(|(key, _)| key != DATE_TAG && key != ME_TAG);
    format!("game-{:016x}", fnv_1a(plain.to_string().as_bytes()))
}

fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Returns the seat of the person: the one that the record names, the only person, or the only one with this name.
pub fn own_seat(game: &Game, name: Option<&str>) -> Option<Seat> {
    let players = game.setup().players();
    let named = game.record().tag(ME_TAG).and_then(|seat| seat.parse().ok()).and_then(Seat::from_number);
    if let Some(seat) = named.filter(|seat| players.seats().any(|other| other == *seat)) {
        return Some(seat);
    }
    let only = |seats: Vec<Seat>| (seats.len() == 1).then(|| seats[0]);
    let people: Vec<Seat> = game.setup().people().collect();
    only(people.clone()).or_else(|| {
        let is_called = |seat: &Seat| Some(game.setup().seat(*seat).name.as_str()) == name;
        only(people.into_iter().filter(is_called).collect())
    })
}

impl GameSummary {
    /// Summarises a game. Returns `None` unless it is over and not a variation of another one.
    pub fn of(game: &Game, name: Option<&str>) -> Option<GameSummary> {
        let record = game.record();
        if !game.is_over() || record.tag(BRANCH_TAG).is_some() {
            return None;
        }
        let points = breakdown(game.history(), game.setup().players());
        let seat = |(seat, points): (&crate::SeatSetup, &crate::Breakdown)| SeatResult {
            name: one_line(&seat.name),
            player: seat.player.clone(),
            rocks: points.rock_points(),
            tiles: points.tile_points,
            head_start: points.head_start,
        };
        let me = own_seat(game, name);
        Some(GameSummary {
            id: game_id(record),
            ended_at: record.tag(DATE_TAG).and_then(parse_time).unwrap_or(0),
            online: record.tag(TABLE_TAG).is_some(),
            handicap: record.has_handicap(),
            edition: one_line(record.edition.id()),
            seats: game.setup().seats.iter().zip(&points).map(seat).collect(),
            me,
            turns: game.state().table().turn(),
            gems: me.map_or([0; COLUMNS], |me| gems_by_column(game, me)),
            review: None,
        })
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// Returns the day on which the game ended; `None` if unknown.
    pub fn day(&self) -> Option<Day> {
        (self.ended_at > 0).then(|| Day::of_ms(self.ended_at))
    }

    /// Returns what the person scored.
    pub fn own(&self) -> Option<&SeatResult> {
        self.seats.get(self.me?.index())
    }

    /// Iterates over the other players; over all if the person is unknown.
    pub fn others(&self) -> impl Iterator<Item = &SeatResult> {
        let me = self.me.map(Seat::index);
        self.seats.iter().enumerate().filter(move |(index, _)| Some(*index) != me).map(|(_, seat)| seat)
    }

    /// Returns how the game ended for the person.
    pub fn outcome(&self) -> Option<GameOutcome> {
        let own = self.own()?.points();
        let best = self.others().map(SeatResult::points).max()?;
        Some(match own.cmp(&best) {
            std::cmp::Ordering::Greater => GameOutcome::Won,
            std::cmp::Ordering::Equal => GameOutcome::Shared,
            std::cmp::Ordering::Less => GameOutcome::Lost,
        })
    }

    /// Returns the summary as one line of text.
    pub fn to_text(&self) -> String {
        let gems = self.gems.map(|gems| gems.to_string()).join(",");
        let review = self.review.map_or_else(|| "-".to_owned(), |found| format!("{},{}", found.accuracy, found.luck));
        let me = self.me.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        let head = [VERSION, &self.id, &self.ended_at.to_string(), if self.online { "online" } else { "here" }]
            .map(str::to_owned);
        let handicap = if self.handicap { "handicap" } else { "-" }.to_owned();
        let rest = [handicap, self.edition.clone(), me, self.turns.to_string(), gems, review];
        let seats = self.seats.iter().map(|seat| {
            let player = match &seat.player {
                Player::Person => "person",
                Player::Remote => "elsewhere",
                Player::Bot(level) => &format!("bot:{level}"),
            };
            format!("{player} {} {} {} {}", seat.rocks, seat.tiles, seat.head_start, seat.name)
        });
        head.into_iter().chain(rest).chain(seats).collect::<Vec<_>>().join("\t")
    }

    /// Reads what [`to_text`](GameSummary::to_text) wrote. Returns `None` for anything else.
    pub fn parse(text: &str) -> Option<GameSummary> {
        let parts: Vec<&str> = text.split('\t').collect();
        let [VERSION, id, ended_at, place, handicap, edition, me, turns, gems, review, seats @ ..] = &parts[..] else {
            return None;
        };
        Players::new(u8::try_from(seats.len()).ok()?)?;
        let me = match *me {
            "-" => None,
            number => Some(Seat::from_number(number.parse().ok()?).filter(|seat| seat.index() < seats.len())?),
        };
        let gems: Option<Vec<u8>> = gems.split(',').map(|gems| gems.parse().ok()).collect();
        Some(GameSummary {
            id: (*id).to_owned(),
            ended_at: ended_at.parse().ok()?,
            online: *place == "online",
            handicap: *handicap == "handicap",
            edition: (*edition).to_owned(),
            seats: seats.iter().map(|seat| parse_seat(seat)).collect::<Option<_>>()?,
            me,
            turns: turns.parse().ok()?,
            gems: gems?.try_into().ok()?,
            review: match review.split_once(',') {
                Some((accuracy, luck)) => {
                    Some(ReviewResult { accuracy: accuracy.parse().ok()?, luck: luck.parse().ok()? })
                }
                None => None,
            },
        })
    }
}

fn parse_seat(text: &str) -> Option<SeatResult> {
    let mut parts = text.splitn(5, ' ');
    let player = match parts.next()? {
        "person" => Player::Person,
        "elsewhere" => Player::Remote,
        bot => Player::Bot(bot.strip_prefix("bot:")?.to_owned()),
    };
    // A bound, so that sums cannot overflow.
    let mut points = || parts.next()?.parse::<u16>().ok().filter(|points| *points < 10_000);
    let (rocks, tiles, head_start) = (points()?, points()?, points()?);
    Some(SeatResult { name: parts.next()?.to_owned(), player, rocks, tiles, head_start })
}

/// Returns a text without the characters that separate fields.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn gems_by_column(game: &Game, me: Seat) -> [u8; COLUMNS] {
    let mut gems = [0u8; COLUMNS];
    for event in game.history().iter().flat_map(|step| &step.events) {
        if let Event::Placed { seat, gap, .. } = *event
            && seat == me
            && let Some(column) = gems.get_mut(usize::from(gap.column()) - 1)
        {
            *column = column.saturating_add(1);
        }
    }
    gems
}
