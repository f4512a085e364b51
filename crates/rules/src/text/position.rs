//! Text form of a position: one line of `key=value` fields.
//!
//! A [`Position`] is unvalidated; `State::try_from` validates it.

mod check;
mod field;

pub use check::PositionError;

use super::moves::CardNotation;
use super::scan::{ParseError, Span};
use crate::edition::Library;
use crate::handicap::ExtraCards;
use crate::table::TurnFlags;
use crate::tile::TileSlot;
use crate::{
    COLUMNS, Cards, Content, Edition, Gap, Players, ROWS, Rules, Seat, SeatMap, Stage, State, StripOrder, Table, Tile,
    TileCounts,
};
use field::{FieldReader, write_field};
use std::fmt;

pub(super) use field::write_joined;

const HEADER: &str = "iquazu-position";

/// Makes everything that goes through all fields of a position from one list of them.
///
/// An entry is `key: type = source`, in the order of the line; the key is also the name in the struct. The source is
/// `[place]` for what a table stores as it is, `(value)` for what is computed from a table, and `{argument}` for the
/// hidden cards. The type knows its text form ([`field::Field`]).
macro_rules! position_fields {
    (
        ($table:ident, $hands:ident, $draw:ident)
        $($(#[$doc:meta])* $key:ident: $type:ty = $source:tt;)*
    ) => {
        /// An unvalidated position, as written. `State::try_from` checks whether it can occur in a game.
        ///
        /// `D` is what is known of the hands and the draw pile: everything by default, less in the text of a
        /// [`View`](crate::View).
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Position<D = Cards> {
            $($(#[$doc])* pub $key: $type,)*
        }

        pub(super) fn from_table<D>($table: &Table, $hands: SeatMap<D>, $draw: D) -> Position<D> {
            Position { $($key: source!($source),)* }
        }

        impl<D> Position<D> {
            /// Returns the position with other hands and another draw pile.
            pub(super) fn with_cards<E>(self, $hands: SeatMap<E>, $draw: E) -> Position<E> {
                Position { $($key: replaced!($source, self.$key),)* }
            }

            /// Stores the fields that a table has as they are.
            fn store(&self, $table: &mut Table) {
                $(stored!($source, self.$key);)*
            }
        }

        fn read_fields<D: CardNotation>(fields: &mut FieldReader<'_, '_>) -> Result<Position<D>, ParseError> {
            Ok(Position { $($key: fields.read(stringify!($key))?,)* })
        }

        impl<D: CardNotation> fmt::Display for Fields<'_, D> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $(write_field(f, concat!(" ", stringify!($key), "="), &self.0.$key, self.0.players)?;)*
                Ok(())
            }
        }
    };
}

/// What a field of a table's position is.
macro_rules! source {
    ([$place:expr]) => {
        $place
    };
    (($value:expr)) => {
        $value
    };
    ({$argument:ident}) => {
        $argument
    };
}

/// What a field is after the hidden cards were replaced.
macro_rules! replaced {
    ({$argument:ident}, $value:expr) => {
        $argument
    };
    ($other:tt, $value:expr) => {
        $value
    };
}

/// Stores a field in its place, if it has one.
macro_rules! stored {
    ([$place:expr], $value:expr) => {
        $place = $value
    };
    ($other:tt, $value:expr) => {};
}

position_fields! {
    (table, hands, draw)
    /// The edition.
    edition: &'static Edition = (table.edition());
    /// The number of players.
    players: Players = (table.players());
    /// The order of the strips.
    strips: StripOrder = [table.strips];
    /// The first column in the frame.
    frame: u8 = [table.frame];
    /// The gaps of each column from the top.
    wall: [Vec<Content>; COLUMNS as usize] = (contents_of(table));
    /// The face-up tiles right of the frame, from the top.
    shown: [Option<Tile>; ROWS] = (table.shown.map(TileSlot::tile));
    /// The face-down tiles with light backs.
    light: TileCounts = [table.light];
    /// The face-down tiles with dark backs.
    dark: TileCounts = [table.dark];
    /// The tiles each seat holds.
    tiles: SeatMap<TileCounts> = [table.held];
    /// The hands.
    hands: SeatMap<D> = {hands};
    /// The draw pile.
    draw: D = {draw};
    /// The discard pile.
    discard: Cards = [table.discard];
    /// The scores.
    scores: SeatMap<u16> = [table.scores];
    /// The number of the turn, from 1; 0 during setup.
    turn: u16 = [table.turn];
    /// The seat with the gem box.
    active: Seat = [table.active];
    /// The seat with the water box.
    water: Seat = [table.water];
    /// What the game is waiting for.
    stage: Stage = [table.stage];
    /// Whether the active player still has to act, and whether there was an interim scoring in this turn.
    flags: TurnFlags = [table.flags];
    /// The rules. Positions under the first version do not name them.
    rules: &'static Rules = (table.rules());
    /// The cards of handicaps that are still to be dealt. Only positions of the setup have them.
    extra: ExtraCards = [table.extra];
}

/// Prints the fields after the first word of the line.
pub(super) struct Fields<'p, D>(pub(super) &'p Position<D>);

impl State {
    /// Returns the position as plain data, which prints as one line.
    pub fn to_position(&self) -> Position {
        from_table(self.table(), self.hands, self.draw)
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

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEADER}{}", Fields(self))
    }
}

pub(super) fn read_line<D: CardNotation>(
    header: &str,
    text: &str,
    editions: &Library,
) -> Result<Position<D>, ParseError> {
    let (first, rest) = Span::line(text, 1).trimmed().word();
    first.read(|word| (word == header).then_some(()), &format!("`{header}`"))?;
    let mut fields = FieldReader::new(rest, editions);
    let position = read_fields(&mut fields)?;
    fields.end()?;
    Ok(position)
}

/// Returns what lies in the gaps of each column.
fn contents_of(table: &Table) -> [Vec<Content>; COLUMNS as usize] {
    std::array::from_fn(|index| table.gaps_in(index as u8 + 1).map(|gap| table.content(gap)).collect())
}

/// Iterates over all gaps with what lies in them.
fn contents(wall: &[Vec<Content>; COLUMNS as usize]) -> impl Iterator<Item = (Gap, Content)> {
    wall.iter().zip(1..).flat_map(|(column, number)| {
        column.iter().zip(0..).map(move |(content, index)| (Gap::at(number, index), *content))
    })
}
