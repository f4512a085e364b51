//! The built-in edition, as constants: a program that uses no other edition does not link the TOML parser.
//!
//! The constants are generated from `editions/reconstructed.toml`, which is the only source; see `standard_data.rs`.

use super::Edition;
use super::standard_data::{CARDS, COLUMNS, DARK, DROPS, GEMS_PER_PLAYER, ID, LIGHT, NAME, ROCKS, STATUS};
use crate::{Cards, Colour, Column, Row, Tile, TileCounts};

pub(super) fn edition() -> Edition {
    let [white, blue, orange] = CARDS;
    Edition {
        id: ID.to_owned(),
        name: NAME.to_owned(),
        status: STATUS.to_owned(),
        cards: Cards::new(white, blue, orange),
        gems_per_player: GEMS_PER_PLAYER,
        drops: DROPS,
        columns: COLUMNS.map(column),
        rocks: ROCKS.map(|rocks| rocks.map(<[u8]>::to_vec)),
        light: tiles(LIGHT),
        dark: tiles(DARK),
    }
}

fn column(text: &str) -> Column {
    let rows = Row::ALL.into_iter().zip(text.split(' '));
    let gaps = rows.flat_map(|(row, word)| word.chars().filter_map(Colour::from_letter).map(move |gap| (row, gap)));
    Column::new(gaps.collect())
}

fn tiles(tiles: &[(Tile, u8)]) -> TileCounts {
    let mut counts = TileCounts::NONE;
    for (tile, count) in tiles {
        counts[*tile] = *count;
    }
    counts
}
