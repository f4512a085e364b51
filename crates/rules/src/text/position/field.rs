//! Text forms of the fields of a position.

use super::super::moves::{self, CardNotation};
use super::super::record;
use super::super::scan::{ParseError, Span};
use super::check::MAX_SCORE_OR_TURN;
use crate::edition::Library;
use crate::handicap::{ExtraCards, Handicap};
use crate::table::TurnFlags;
use crate::{COLUMNS, Content, Edition, Players, ROWS, Rules, Seat, SeatMap, Stage, StripOrder, Tile, TileCounts};
use std::fmt::{self, Display, Write};

/// The value of a field as text. Parsing accepts only what printing writes.
pub(super) trait Field: Sized {
    fn read(span: Span<'_>, context: &mut Context<'_>) -> Result<Self, ParseError>;

    fn write(&self, f: &mut fmt::Formatter<'_>, players: Players) -> fmt::Result;

    /// Returns the value of a field at the end of the line that is not written; `None` if it is always written.
    fn unwritten() -> Option<Self> {
        None
    }

    /// Returns whether the value is the one that is not written.
    fn is_unwritten(&self) -> bool {
        false
    }
}

/// What is known while a field is read.
pub(super) struct Context<'e> {
    editions: &'e Library,
    /// The field of the players sets it; those with a part for each seat come later.
    players: Players,
}

/// Reads the fields of a line one after the other.
pub(super) struct FieldReader<'t, 'e> {
    rest: Span<'t>,
    context: Context<'e>,
}

impl<'t, 'e> FieldReader<'t, 'e> {
    pub(super) fn new(rest: Span<'t>, editions: &'e Library) -> FieldReader<'t, 'e> {
        FieldReader { rest, context: Context { editions, players: Players::TWO } }
    }

    /// Reads the next field, which must have this key.
    pub(super) fn read<T: Field>(&mut self, key: &str) -> Result<T, ParseError> {
        let unwritten = T::unwritten();
        if self.rest.text.is_empty()
            && let Some(value) = unwritten
        {
            return Ok(value);
        }
        let (word, rest) = self.rest.word();
        let value = match (word.after(key).and_then(|value| value.after("=")), unwritten) {
            (Some(value), _) => value,
            (None, Some(unwritten)) => return Ok(unwritten),
            (None, None) => return Err(word.error(format!("`{key}=`"))),
        };
        self.rest = rest;
        T::read(value, &mut self.context)
    }

    pub(super) fn end(self) -> Result<(), ParseError> {
        self.rest.end()
    }
}

/// Prints a field with its key, such as ` turn=`, unless it is one that is not written.
pub(super) fn write_field(f: &mut fmt::Formatter<'_>, key: &str, value: &impl Field, players: Players) -> fmt::Result {
    if value.is_unwritten() {
        return Ok(());
    }
    f.write_str(key)?;
    value.write(f, players)
}

pub(in crate::text) fn write_joined(
    to: &mut impl Write,
    separator: &str,
    items: impl Iterator<Item = impl fmt::Display>,
) -> fmt::Result {
    for (index, item) in items.enumerate() {
        write!(to, "{}{item}", if index > 0 { separator } else { "" })?;
    }
    Ok(())
}

/// Implements [`Field`] for values that print themselves, with a function that reads them.
macro_rules! displayed_field {
    ($($type:ty: $read:expr;)*) => {$(
        impl Field for $type {
            fn read(span: Span<'_>, _: &mut Context<'_>) -> Result<$type, ParseError> {
                $read(span)
            }

            fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
                Display::fmt(self, f)
            }
        }
    )*};
}

displayed_field! {
    StripOrder: |span: Span<'_>| span.parse("the strips a to e in their order");
    u8: |span: Span<'_>| span.number("a number from 1 to 9");
    u16: |span: Span<'_>| span.number(&format!("a number from 0 to {MAX_SCORE_OR_TURN}"));
    TileCounts: moves::tile_counts;
    Seat: moves::seat;
    Stage: |span: Span<'_>| span.read(stage, STAGES);
}

impl<D: CardNotation> Field for D {
    fn read(span: Span<'_>, _: &mut Context<'_>) -> Result<D, ParseError> {
        CardNotation::read(span)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
        self.fmt(f)
    }
}

impl Field for &'static Edition {
    fn read(span: Span<'_>, context: &mut Context<'_>) -> Result<&'static Edition, ParseError> {
        span.edition(context.editions)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
        f.write_str(record::edition_name(self))
    }
}

impl Field for Players {
    fn read(span: Span<'_>, context: &mut Context<'_>) -> Result<Players, ParseError> {
        let expected = "2, 3 or 4";
        context.players = Players::new(span.number(expected)?).ok_or_else(|| span.error(expected))?;
        Ok(context.players)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
        self.fmt(f)
    }
}

/// The rules come last, and only if they are not the first version.
impl Field for &'static Rules {
    fn read(span: Span<'_>, _: &mut Context<'_>) -> Result<&'static Rules, ParseError> {
        let find = |text: &str| text.parse().ok().and_then(Rules::find).filter(|rules| !rules.is_unwritten());
        span.read(find, "a known version of the rules after the first")
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
        self.version.fmt(f)
    }

    fn unwritten() -> Option<&'static Rules> {
        Some(Rules::first())
    }

    fn is_unwritten(&self) -> bool {
        self.version == Rules::first().version
    }
}

/// The extra cards come after the rules, and only if there are some.
impl Field for ExtraCards {
    fn read(span: Span<'_>, context: &mut Context<'_>) -> Result<ExtraCards, ParseError> {
        let expected = format!("0 to {} cards for each seat, not 0 for all", Handicap::MAX_CARDS);
        let count = |part: &str| moves::canonical_number(part).filter(|count| *count <= Handicap::MAX_CARDS);
        let counts: Vec<u8> = span.split('/').map(|part| part.read(count, &expected)).collect::<Result<_, _>>()?;
        let seats = Seat::ALL.into_iter().zip(&counts);
        let extra = seats.fold(ExtraCards::NONE, |extra, (seat, count)| extra.with(seat, *count));
        let fits = counts.len() == usize::from(context.players.count()) && extra != ExtraCards::NONE;
        if fits { Ok(extra) } else { Err(span.error(expected)) }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, players: Players) -> fmt::Result {
        write_joined(f, "/", players.seats().map(|seat| self.of(seat)))
    }

    fn unwritten() -> Option<ExtraCards> {
        Some(ExtraCards::NONE)
    }

    fn is_unwritten(&self) -> bool {
        *self == ExtraCards::NONE
    }
}

/// A part for each seat.
impl<T: Field + Default> Field for SeatMap<T> {
    fn read(span: Span<'_>, context: &mut Context<'_>) -> Result<SeatMap<T>, ParseError> {
        let players = context.players;
        let parts: Vec<Span<'_>> = span.split('/').collect();
        if parts.len() != usize::from(players.count()) {
            return Err(span.error(format!("{players} parts, separated by /")));
        }
        let mut map = SeatMap::default();
        for (seat, part) in players.seats().zip(parts) {
            map[seat] = T::read(part, context)?;
        }
        Ok(map)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, players: Players) -> fmt::Result {
        for seat in players.seats() {
            f.write_str(if seat == Seat::FIRST { "" } else { "/" })?;
            self[seat].write(f, players)?;
        }
        Ok(())
    }
}

/// The gaps of each column.
impl Field for [Vec<Content>; COLUMNS as usize] {
    fn read(span: Span<'_>, _: &mut Context<'_>) -> Result<Self, ParseError> {
        let column = |part: Span<'_>| {
            part.text.chars().map(content).collect::<Option<Vec<_>>>().ok_or_else(|| part.error("gaps as . ~ 1 2 3 4"))
        };
        let columns: Vec<Vec<Content>> = span.split('/').map(column).collect::<Result<_, _>>()?;
        columns.try_into().map_err(|_| span.error(format!("{COLUMNS} columns, separated by /")))
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
        for (index, column) in self.iter().enumerate() {
            f.write_str(if index > 0 { "/" } else { "" })?;
            column.iter().try_for_each(|content| f.write_char(letter(content)))?;
        }
        Ok(())
    }
}

fn content(letter: char) -> Option<Content> {
    match letter {
        '.' => Some(Content::Empty),
        '~' => Some(Content::Drop),
        _ => letter.to_digit(10).and_then(|number| Seat::from_number(number as u8)).map(Content::Gem),
    }
}

fn letter(content: &Content) -> char {
    match content {
        Content::Empty => '.',
        Content::Drop => '~',
        Content::Gem(seat) => char::from(b'0' + seat.number()),
    }
}

/// The places for tiles right of the frame.
impl Field for [Option<Tile>; ROWS] {
    fn read(span: Span<'_>, _: &mut Context<'_>) -> Result<Self, ParseError> {
        let tile = |part: Span<'_>| match part.text {
            "-" => Ok(None),
            _ => part.parse("a tile such as p3, c2, any, dbl, or -").map(Some),
        };
        let tiles: Vec<Option<Tile>> = span.split(',').map(tile).collect::<Result<_, _>>()?;
        tiles.try_into().map_err(|_| span.error("five tiles, separated by commas"))
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
        for (index, tile) in self.iter().enumerate() {
            f.write_str(if index > 0 { "," } else { "" })?;
            match tile {
                Some(tile) => tile.fmt(f)?,
                None => f.write_str("-")?,
            }
        }
        Ok(())
    }
}

impl Field for TurnFlags {
    fn read(span: Span<'_>, _: &mut Context<'_>) -> Result<TurnFlags, ParseError> {
        let find = |text: &str| TurnFlags::ALL.into_iter().find(|flags| flags_text(*flags) == text);
        span.read(find, "-, owes, scored or owes+scored")
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, _: Players) -> fmt::Result {
        f.write_str(flags_text(*self))
    }
}

fn flags_text(flags: TurnFlags) -> &'static str {
    match (flags.owes_action(), flags.scored()) {
        (false, false) => "-",
        (true, false) => "owes",
        (false, true) => "scored",
        (true, true) => "owes+scored",
    }
}

const STAGES: &str = "strips, tiles, deal1 to deal4, act, draw1 to draw4, close, discard or over";

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
