//! The built-in editions, as constants: a program that uses no other edition does not link the TOML parser.
//!
//! The constants are generated from the files in `editions/`, which are the only source; see `built_in_data.rs`.

use super::built_in_data::{RECONSTRUCTED_1, RECONSTRUCTED_2};
use super::draft::{ColumnDraft, EditionDraft};
use crate::{COLUMNS, Cards, Colour, Tile, TileCounts};

/// The content of an edition file, with its hash.
pub(super) struct BuiltIn {
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) status: &'static str,
    pub(super) cards: Cards,
    pub(super) gems_per_player: u8,
    pub(super) drops: u8,
    pub(super) strips_from: u8,
    pub(super) strip_width: u8,
    pub(super) columns: [&'static str; COLUMNS as usize],
    pub(super) rocks: [[&'static [u8]; COLUMNS as usize]; 3],
    pub(super) light: &'static [(Tile, u8)],
    pub(super) dark: &'static [(Tile, u8)],
    pub(super) hash: &'static str,
}

/// Returns the data and hash of each built-in edition, the standard one first.
pub(super) fn drafts() -> [(EditionDraft, &'static str); 2] {
    [RECONSTRUCTED_2, RECONSTRUCTED_1].map(|edition| (draft(&edition), edition.hash))
}

fn draft(edition: &BuiltIn) -> EditionDraft {
    EditionDraft {
        id: edition.id.to_owned(),
        name: edition.name.to_owned(),
        status: edition.status.to_owned(),
        cards: edition.cards,
        gems_per_player: edition.gems_per_player,
        drops: edition.drops,
        strips_from: edition.strips_from,
        strip_width: edition.strip_width,
        columns: edition.columns.map(column),
        rocks: edition.rocks.map(|rocks| rocks.map(<[u8]>::to_vec)),
        light: tiles(edition.light),
        dark: tiles(edition.dark),
    }
}

fn column(text: &str) -> ColumnDraft {
    let mut rows = ColumnDraft::default();
    for (row, word) in rows.iter_mut().zip(text.split(' ')) {
        row.extend(word.chars().filter_map(Colour::from_letter));
    }
    rows
}

fn tiles(tiles: &[(Tile, u8)]) -> TileCounts {
    let mut counts = TileCounts::NONE;
    for (tile, count) in tiles {
        counts[*tile] = *count;
    }
    counts
}
