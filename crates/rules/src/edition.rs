//! Component data (C2–C9): the gap map, rocks and tiles of one printing of the game.

mod error;
mod reader;
mod standard;
#[rustfmt::skip]
mod standard_data;

pub use error::EditionError;

use crate::{COLUMNS, Cards, Column, Players, StripOrder, TileCounts};
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The components of one printing of the game.
///
/// Editions are interned: states refer to them by `&'static`, and they are never freed. A program uses a handful.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    id: String,
    name: String,
    status: String,
    cards: Cards,
    gems_per_player: u8,
    drops: u8,
    /// Columns 1 to 5, the strips a to e, and column 11.
    columns: [Column; COLUMNS as usize],
    /// Rock points for 2, 3 and 4 players, for each column.
    rocks: [[Vec<u8>; COLUMNS as usize]; 3],
    light: TileCounts,
    dark: TileCounts,
}

static STANDARD: LazyLock<Edition> = LazyLock::new(standard::edition);

impl Edition {
    /// Returns the built-in edition.
    pub fn standard() -> &'static Edition {
        &STANDARD
    }

    /// Parses an edition file. Equal texts return the same reference.
    ///
    /// # Errors
    ///
    /// Returns the place of the first mistake and what was expected there.
    pub fn parse(text: &str) -> Result<&'static Edition, EditionError> {
        static KNOWN: Mutex<BTreeMap<String, &'static Edition>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(edition) = known.get(text) {
            return Ok(edition);
        }
        let edition = reader::read(text)?;
        let edition = if edition == *STANDARD { &*STANDARD } else { Box::leak(Box::new(edition)) };
        known.insert(text.to_owned(), edition);
        Ok(edition)
    }

    /// Returns the id that names the edition in records.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the name shown to players.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns where the data comes from: `reconstructed`, or the file's own wording.
    pub fn status(&self) -> &str {
        &self.status
    }

    /// Returns all cards of the game (C2).
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// Returns the number of gems each player can place (C4).
    pub fn gems_per_player(&self) -> u8 {
        self.gems_per_player
    }

    /// Returns the number of drops (C5).
    pub fn drops(&self) -> u8 {
        self.drops
    }

    /// Returns the tiles with a light back (C3).
    pub fn light_tiles(&self) -> &TileCounts {
        &self.light
    }

    /// Returns the tiles with a dark back (C3).
    pub fn dark_tiles(&self) -> &TileCounts {
        &self.dark
    }

    /// Returns the column at a position from 1 to 11 for an order of the strips (C6).
    #[inline]
    pub fn column(&self, strips: StripOrder, position: u8) -> &Column {
        &self.columns[strips.lookup(position)]
    }

    /// Returns the points of the rock under a column, first rank first (C9).
    #[inline]
    pub fn rock(&self, players: Players, column: u8) -> &[u8] {
        &self.rocks[usize::from(players.count()) - 2][crate::table::column_index(column)]
    }
}
