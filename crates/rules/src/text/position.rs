//! Text form of a position: one line of `key=value` fields.
//!
//! A [`Position`] is unvalidated; `State::try_from` validates it.

mod check;

pub use check::PositionError;

use super::moves::{self, CardNotation};
use super::record;
use super::scan::{ParseError, Span};
use crate::edition::Library;
use crate::tile::TileSlot;
use crate::{
    COLUMNS, Cards, Content, Edition, Gap, Players, ROWS, Rules, Seat, SeatMap, Stage, State, StripOrder, Table, Tile,
    TileCounts,
};
use std::fmt::{self, Write};

const HEADER: &str = "iquazu-position";
const KEYS: [&str; 18] = [
    "edition", "players", "strips", "frame", "wall", "shown", "light", "dark", "tiles", "hands", "draw", "discard",
    "scores", "turn", "active", "water", "stage", "flags",
];
/// The key of the rules version, the last field. Positions under the first version do not have it.
const RULES: &str = "rules";

/// An unvalidated position, as written. `State::try_from` checks whether it can occur in a game.
///
/// `D` is what is known of the hands and the draw pile: everything by default, less in the text of a
/// [`View`](crate::View).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<D = Cards> {
    /// The edition.
    pub edition: &'static Edition,
    /// The rules.
    pub rules: &'static Rules,
    /// The number of players.
    pub players: Players,
    /// The order of the strips.
    pub strips: StripOrder,
    /// The first column in the frame.
    pub frame: u8,
    /// The gaps of each column from the top.
    pub wall: [Vec<Content>; COLUMNS as usize],
    /// The face-up tiles right of the frame, from the top.
    pub shown: [Option<Tile>; ROWS],
    /// The face-down tiles with light backs.
    pub light: TileCounts,
    /// The face-down tiles with dark backs.
    pub dark: TileCounts,
    /// The tiles each seat holds.
    pub tiles: SeatMap<TileCounts>,
    /// The hands.
    pub hands: SeatMap<D>,
    /// The draw pile.
    pub draw: D,
    /// The discard pile.
    pub discard: Cards,
    /// The scores.
    pub scores: SeatMap<u16>,
    /// The number of the turn, from 1; 0 during setup.
    pub turn: u16,
    /// The seat with the gem box.
    pub active: Seat,
    /// The seat with the water box.
    pub water: Seat,
    /// What the game is waiting for.
    pub stage: Stage,
    /// Whether the active player still has to act.
    pub owes_action: bool,
    /// Whether an interim scoring has taken place in this turn.
    pub scored_this_turn: bool,
}

impl State {
    /// Returns the position as plain data, which prints as one line.
    pub fn to_position(&self) -> Position {
        from_table(self.table(), self.hands, self.draw)
    }
}

pub(super) fn from_table<D>(table: &Table, hands: SeatMap<D>, draw: D) -> Position<D> {
    Position {
        edition: table.edition(),
        rules: table.rules(),
        players: table.players(),
        strips: table.strips(),
        frame: table.frame(),
        wall: std::array::from_fn(|index| table.gaps_in(index as u8 + 1).map(|gap| table.content(gap)).collect()),
        shown: table.shown.map(TileSlot::tile),
        light: table.light,
        dark: table.dark,
        tiles: table.held,
        hands,
        draw,
        discard: table.discard,
        scores: table.scores,
        turn: table.turn,
        active: table.active,
        water: table.water,
        stage: table.stage,
        owes_action: table.owes_action(),
        scored_this_turn: table.scored_this_turn(),
    }
}

impl Position {
    /// Parses a position line.
    ///
    /// # Errors
    ///
    /// Returns the place of the first mistake and what was expected there.
    pub fn parse(text: &str, editions: &Library) -> Result<Position, ParseError> {
        read_line(HEADER, text, editions)
    }
}

impl<D> Position<D> {
    /// Returns the position with other hands and another draw pile.
    pub(super) fn with_cards<E>(self, hands: SeatMap<E>, draw: E) -> Position<E> {
        Position {
            edition: self.edition,
            rules: self.rules,
            players: self.players,
            strips: self.strips,
            frame: self.frame,
            wall: self.wall,
            shown: self.shown,
            light: self.light,
            dark: self.dark,
            tiles: self.tiles,
            hands,
            draw,
            discard: self.discard,
            scores: self.scores,
            turn: self.turn,
            active: self.active,
            water: self.water,
            stage: self.stage,
            owes_action: self.owes_action,
            scored_this_turn: self.scored_this_turn,
        }
    }
}

pub(super) fn read_line<D: CardNotation>(
    header: &str,
    text: &str,
    editions: &Library,
) -> Result<Position<D>, ParseError> {
    let line = Span::line(text, 1).trimmed();
    let (first, mut rest) = line.word();
    first.read(|word| (word == header).then_some(()), &format!("`{header}`"))?;
    let mut values = [rest; KEYS.len()];
    for (key, value) in KEYS.iter().zip(&mut values) {
        let (word, after) = rest.word();
        *value = word.after(key).and_then(|value| value.after("=")).ok_or_else(|| word.error(format!("`{key}=`")))?;
        rest = after;
    }
    let rules = read_rules(rest)?;
    read(values, rules, editions)
}

/// Reads the rules version at the end of the line; the first one if there is nothing.
fn read_rules(rest: Span<'_>) -> Result<&'static Rules, ParseError> {
    if rest.text.is_empty() {
        return Ok(Rules::first());
    }
    let (word, rest) = rest.word();
    let value =
        word.after(RULES).and_then(|value| value.after("=")).ok_or_else(|| word.error("the end of the line"))?;
    rest.end()?;
    let later = |version: &u32| *version > Rules::first().version;
    value.read(
        |text| text.parse().ok().filter(later).and_then(Rules::find),
        "a known version of the rules after the first",
    )
}

fn read<D: CardNotation>(
    values: [Span<'_>; KEYS.len()],
    rules: &'static Rules,
    editions: &Library,
) -> Result<Position<D>, ParseError> {
    let [
        edition,
        players,
        strips,
        frame,
        wall,
        shown,
        light,
        dark,
        tiles,
        hands,
        draw,
        discard,
        scores,
        turn,
        active,
        water,
        stage,
        flags,
    ] = values;
    let count = players.number("2, 3 or 4")?;
    let players = Players::new(count).ok_or_else(|| players.error("2, 3 or 4"))?;
    let (owes_action, scored_this_turn) = read_flags(flags)?;
    Ok(Position {
        edition: edition.edition(editions)?,
        rules,
        players,
        strips: strips.parse("the strips a to e in their order")?,
        frame: frame.number("a number from 1 to 9")?,
        wall: read_wall(wall)?,
        shown: read_shown(shown)?,
        light: moves::tile_counts(light)?,
        dark: moves::tile_counts(dark)?,
        tiles: by_seat(tiles, players, moves::tile_counts)?,
        hands: by_seat(hands, players, D::read)?,
        draw: D::read(draw)?,
        discard: moves::cards(discard)?,
        scores: by_seat(scores, players, |score| score.number("a score"))?,
        turn: turn.number("the number of the turn")?,
        active: moves::seat(active)?,
        water: moves::seat(water)?,
        stage: read_stage(stage)?,
        owes_action,
        scored_this_turn,
    })
}

fn by_seat<'t, T: Default + Copy>(
    span: Span<'t>,
    players: Players,
    read: impl Fn(Span<'t>) -> Result<T, ParseError>,
) -> Result<SeatMap<T>, ParseError> {
    let parts: Vec<Span<'t>> = span.split('/').collect();
    if parts.len() != usize::from(players.count()) {
        return Err(span.error(format!("{players} parts, separated by /")));
    }
    let mut map = SeatMap::default();
    for (seat, part) in players.seats().zip(parts) {
        map[seat] = read(part)?;
    }
    Ok(map)
}

fn read_wall(span: Span<'_>) -> Result<[Vec<Content>; COLUMNS as usize], ParseError> {
    let column = |part: Span<'_>| {
        part.text.chars().map(content).collect::<Option<Vec<_>>>().ok_or_else(|| part.error("gaps as . ~ 1 2 3 4"))
    };
    let columns: Vec<Vec<Content>> = span.split('/').map(column).collect::<Result<_, _>>()?;
    columns.try_into().map_err(|_| span.error(format!("{COLUMNS} columns, separated by /")))
}

fn content(letter: char) -> Option<Content> {
    match letter {
        '.' => Some(Content::Empty),
        '~' => Some(Content::Drop),
        _ => letter.to_digit(10).and_then(|number| Seat::from_number(number as u8)).map(Content::Gem),
    }
}

fn read_shown(span: Span<'_>) -> Result<[Option<Tile>; ROWS], ParseError> {
    let tile = |part: Span<'_>| match part.text {
        "-" => Ok(None),
        _ => part.parse("a tile such as p3, c2, any, dbl, or -").map(Some),
    };
    let tiles: Vec<Option<Tile>> = span.split(',').map(tile).collect::<Result<_, _>>()?;
    tiles.try_into().map_err(|_| span.error("five tiles, separated by commas"))
}

const STAGES: &str = "strips, tiles, deal1 to deal4, act, draw1 to draw4, close, discard or over";

fn read_stage(span: Span<'_>) -> Result<Stage, ParseError> {
    span.read(stage, STAGES)
}

fn stage(text: &str) -> Option<Stage> {
    let number = |digits: &str| moves::canonical_number(digits).filter(|number| (1..=4).contains(number));
    match text {
        "strips" => Some(Stage::Strips),
        "tiles" => Some(Stage::Tiles),
        "act" => Some(Stage::Act),
        "close" => Some(Stage::Close),
        "discard" => Some(Stage::Discard),
        "over" => Some(Stage::Over),
        _ => match text.split_at_checked(4)? {
            ("deal", seat) => number(seat).and_then(Seat::from_number).map(Stage::Deal),
            ("draw", count) => number(count).map(Stage::Draw),
            _ => None,
        },
    }
}

fn read_flags(span: Span<'_>) -> Result<(bool, bool), ParseError> {
    let all = [(false, false), (true, false), (false, true), (true, true)];
    span.read(|text| all.into_iter().find(|flags| flags_text(*flags) == text), "-, owes, scored or owes+scored")
}

fn flags_text((owes, scored): (bool, bool)) -> &'static str {
    match (owes, scored) {
        (false, false) => "-",
        (true, false) => "owes",
        (false, true) => "scored",
        (true, true) => "owes+scored",
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Strips => f.write_str("strips"),
            Stage::Tiles => f.write_str("tiles"),
            Stage::Deal(seat) => write!(f, "deal{seat}"),
            Stage::Act => f.write_str("act"),
            Stage::Draw(count) => write!(f, "draw{count}"),
            Stage::Close => f.write_str("close"),
            Stage::Discard => f.write_str("discard"),
            Stage::Over => f.write_str("over"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEADER} {}", Fields(self))
    }
}

/// Prints the fields after the first word of the line.
pub(super) struct Fields<'p, D>(pub(super) &'p Position<D>);

impl<D: CardNotation> fmt::Display for Fields<'_, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fields(position) = *self;
        let seats = || position.players.seats();
        let edition = record::edition_name(position.edition);
        write!(f, "edition={edition} players={} strips={}", position.players, position.strips)?;
        write!(f, " frame={} wall=", position.frame)?;
        write_joined(f, "/", position.wall.iter().map(|column| Gaps(column)))?;
        write!(f, " shown=")?;
        write_joined(f, ",", position.shown.iter().map(|tile| Shown(*tile)))?;
        write!(f, " light={} dark={} tiles=", position.light, position.dark)?;
        write_joined(f, "/", seats().map(|seat| position.tiles[seat]))?;
        write!(f, " hands=")?;
        write_joined(f, "/", seats().map(|seat| position.hands[seat]))?;
        write!(f, " draw={} discard={} scores=", position.draw, position.discard)?;
        write_joined(f, "/", seats().map(|seat| position.scores[seat]))?;
        write!(
            f,
            " turn={} active={} water={} stage={}",
            position.turn, position.active, position.water, position.stage
        )?;
        write!(f, " flags={}", flags_text((position.owes_action, position.scored_this_turn)))?;
        let version = position.rules.version;
        if version == Rules::first().version { Ok(()) } else { write!(f, " {RULES}={version}") }
    }
}

pub(super) fn write_joined(
    to: &mut impl Write,
    separator: &str,
    items: impl Iterator<Item = impl fmt::Display>,
) -> fmt::Result {
    for (index, item) in items.enumerate() {
        write!(to, "{}{item}", if index > 0 { separator } else { "" })?;
    }
    Ok(())
}

/// Prints the gaps of one column.
struct Gaps<'p>(&'p [Content]);

impl fmt::Display for Gaps<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|content| f.write_char(letter(content)))
    }
}

/// Prints a place for a tile right of the frame.
struct Shown(Option<Tile>);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(tile) => tile.fmt(f),
            None => f.write_str("-"),
        }
    }
}

fn letter(content: &Content) -> char {
    match content {
        Content::Empty => '.',
        Content::Drop => '~',
        Content::Gem(seat) => char::from(b'0' + seat.number()),
    }
}

/// Iterates over all gaps with what lies in them.
fn contents(wall: &[Vec<Content>; COLUMNS as usize]) -> impl Iterator<Item = (Gap, Content)> {
    wall.iter().zip(1..).flat_map(|(column, number)| {
        column.iter().zip(0..).map(move |(content, index)| (Gap::at(number, index), *content))
    })
}
