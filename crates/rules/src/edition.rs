//! Component data (C2–C9): what an owner of the box could type in from their own copy.

mod error;
mod reader;
mod standard;

pub use error::EditionError;

use crate::{COLUMNS, Cards, Column, Players, StripOrder, TileCounts};
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The components of one printing of the game. Editions are interned: a program meets a handful of them, they live as
/// long as it does, and states point at them.
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
    /// For 2, 3 and 4 players, for each column.
    rocks: [[Vec<u8>; COLUMNS as usize]; 3],
    light: TileCounts,
    dark: TileCounts,
}

static STANDARD: LazyLock<Edition> = LazyLock::new(standard::edition);

impl Edition {
    /// The edition that is built in.
    pub fn standard() -> &'static Edition {
        &STANDARD
    }

    /// Reads an edition file. The same text gives the same edition again.
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

    /// Named in records.
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// `reconstructed`, or what an owner says of their own file.
    pub fn status(&self) -> &str {
        &self.status
    }

    /// C2
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// C4
    pub fn gems_per_player(&self) -> u8 {
        self.gems_per_player
    }

    /// C5
    pub fn drops(&self) -> u8 {
        self.drops
    }

    /// C3: the tiles with a light back.
    pub fn light_tiles(&self) -> &TileCounts {
        &self.light
    }

    /// C3: the tiles with a dark back.
    pub fn dark_tiles(&self) -> &TileCounts {
        &self.dark
    }

    /// C6: what lies at a position, 1 to 11, when the strips lie in this order.
    #[inline]
    pub fn column(&self, strips: StripOrder, position: u8) -> &Column {
        &self.columns[strips.lookup(position)]
    }

    /// C9: the points of the rock under a column, first rank first.
    #[inline]
    pub fn rock(&self, players: Players, column: u8) -> &[u8] {
        &self.rocks[usize::from(players.count()) - 2][crate::table::column_index(column)]
    }
}
