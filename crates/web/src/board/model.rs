//! Input of the board widget. It does not know the rules: what is clickable, who leads and every label come from
//! outside.

use crate::art::{CardColour, PlayerColour, TileFace};
pub use iquazu_art::geometry::{FIRST_TILE_POSITION, FRAME_COLUMNS, POSITIONS, ROWS};

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BoardModel {
    /// Accessible name of the whole board.
    pub label: String,
    /// Accessible name of the strip that shows the whole wall.
    pub overview_label: String,
    /// Columns 1 to 11, in order.
    pub columns: Vec<Column>,
    /// Tiles of positions 6 to 14, in order, each with its five rows from the top.
    pub tiles: Vec<[Option<Tile>; 5]>,
    /// First column inside the frame, 1 to 9.
    pub frame: u8,
    /// The column whose scoring ends the game.
    pub end_column: u8,
    /// Who would win each row's tile now; empty if nothing is to be shown.
    pub row_leads: [Vec<Lead>; 5],
    /// Rows drawn with a light band, while a lead or a log line is pointed at.
    pub highlighted_rows: [bool; 5],
    /// Markers on the points track.
    pub track: Vec<Score>,
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Column {
    /// Accessible name of the column, used where its gaps are not buttons (outside the frame).
    pub label: String,
    /// From top to bottom, the order of the rules.
    pub gaps: Vec<Gap>,
    /// Rock points, one value per paid rank.
    pub points: Vec<u8>,
    /// Accessible text of the rock: its points and who would score them now.
    pub rock_label: String,
    /// Who would score now, best first; empty if nothing is to be shown.
    pub leads: Vec<Lead>,
    pub highlighted: bool,
    /// The strip that the column belongs to; `None` for a column printed on the board.
    pub strip: Option<StripPart>,
}

/// One column of an interchangeable strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StripPart {
    /// Whether it is the dark column of its strip.
    pub dark: bool,
    /// Whether the strip's left edge is here.
    pub first: bool,
    /// Whether the strip's right edge is here.
    pub last: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// 1 (top) to 5.
    pub row: u8,
    pub colour: CardColour,
    pub content: Content,
    /// A click or key chooses the gap; otherwise it calls `on_inspect`.
    pub clickable: bool,
    /// How the player can pay for it; drawn as an invitation to click.
    pub affordable: Affordable,
    /// Set while the gap is being paid for: what would be placed.
    pub ghost: Option<Ghost>,
    /// How a hint marks the gap.
    pub hint: Option<HintMark>,
    /// Pointed at from elsewhere, for example from a log line.
    pub highlighted: bool,
    /// The next drop falls here.
    pub drips_next: bool,
    /// Accessible name, e.g. "column 3, row 2, blue, empty, costs 3 blue, you can pay".
    pub label: String,
}

/// How a hint marks a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintMark {
    /// The best move.
    Best,
    /// Another good move.
    Other,
    /// The others threaten something here.
    Threat,
}

/// How a player can pay for a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Affordable {
    #[default]
    No,
    /// With cards of its colour alone.
    Exactly,
    /// Only with substitutes: pairs of another colour, or a tile.
    BySubstitutes,
}

/// A gem that is about to be placed, and its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub player: PlayerColour,
    pub price: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    Empty,
    Gem(PlayerColour),
    Drop,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    pub face: TileFace,
    /// Accessible text: what the tile is and who would win it now.
    pub label: String,
    pub highlighted: bool,
}

/// A player's current standing in a column or row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    pub player: PlayerColour,
    pub gems: u8,
    /// Points the player would get; 0 for a row, where the tile is the prize.
    pub points: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    pub player: PlayerColour,
    pub points: u16,
}

/// A place that can be focused. Columns, positions and rows count from 1, gaps of a column from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Gap { column: u8, index: u8 },
    Rock { column: u8 },
    Tile { position: u8, row: u8 },
}

impl Place {
    /// Returns the value of the `data-place` attribute: "3e", "rock-3", "6-2".
    pub fn key(self) -> String {
        match self {
            Self::Gap { column, index } => format!("{column}{}", char::from(b'a' + index)),
            Self::Rock { column } => format!("rock-{column}"),
            Self::Tile { position, row } => format!("{position}-{row}"),
        }
    }

    /// Parses the result of [`Place::key`].
    pub fn parse(key: &str) -> Option<Self> {
        if let Some(column) = key.strip_prefix("rock-") {
            return Some(Self::Rock { column: column.parse().ok()? });
        }
        if let Some((position, row)) = key.split_once('-') {
            return Some(Self::Tile { position: position.parse().ok()?, row: row.parse().ok()? });
        }
        let letter = key.bytes().last().filter(u8::is_ascii_lowercase)?;
        Some(Self::Gap { column: key[..key.len() - 1].parse().ok()?, index: letter - b'a' })
    }
}

impl BoardModel {
    /// Returns whether the column is inside the frame.
    pub fn in_frame(&self, column: u8) -> bool {
        column >= self.frame && column < self.frame + FRAME_COLUMNS
    }

    pub fn gap(&self, column: u8, index: u8) -> Option<&Gap> {
        self.columns.get(usize::from(column).checked_sub(1)?)?.gaps.get(usize::from(index))
    }

    pub fn tile(&self, position: u8, row: u8) -> Option<&Tile> {
        let place = usize::from(position.checked_sub(FIRST_TILE_POSITION)?);
        self.tiles.get(place)?.get(usize::from(row.checked_sub(1)?))?.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn place_keys_round_trip() {
        let gaps = (1..=11).flat_map(|column| (0..16).map(move |index| Place::Gap { column, index }));
        let rocks = (1..=11).map(|column| Place::Rock { column });
        let tiles = (6..=14).flat_map(|position| (1..=5).map(move |row| Place::Tile { position, row }));
        for place in gaps.chain(rocks).chain(tiles) {
            assert_eq!(Place::parse(&place.key()), Some(place));
        }
        assert_eq!(Place::Gap { column: 3, index: 4 }.key(), "3e");
        assert_eq!(Place::parse("Ä"), None);
    }
}
