//! The edition that is built in, written out: a program that meets no other needs no reader for edition files.
//! `editions/reconstructed.toml` says the same with comments; a test compares the two.

use super::Edition;
use crate::{COLUMNS, Cards, Colour, Column, Row, Tile, TileCounts};

/// Columns 1 to 5, the strips a to e, and column 11.
const GAPS: [&str; COLUMNS as usize] = [
    "wb o bw o bo",
    "o wb ow w bo",
    "bo w bw ow b",
    "w ob wb o bw",
    "bo w ow b wo",
    "o bw ob w bo",
    "bw o bo wo w",
    "w ob wb bo w",
    "ob wo w bw o",
    "bw ob w ow b",
    "wo b ow bo w",
];

const ROCKS_FOR_2: [[u8; 1]; COLUMNS as usize] = [[4], [5], [5], [6], [6], [7], [7], [8], [9], [10], [11]];
const ROCKS_FOR_3: [[u8; 2]; COLUMNS as usize] =
    [[5, 2], [6, 3], [6, 3], [7, 3], [7, 4], [8, 4], [8, 4], [9, 5], [10, 5], [11, 6], [12, 6]];
const ROCKS_FOR_4: [[u8; 3]; COLUMNS as usize] = [
    [5, 3, 1],
    [6, 4, 1],
    [6, 4, 2],
    [7, 4, 2],
    [7, 5, 2],
    [8, 5, 2],
    [8, 5, 3],
    [9, 6, 3],
    [10, 6, 3],
    [11, 7, 4],
    [12, 8, 4],
];

const LIGHT: [(Tile, u8); 8] = [
    (Tile::Points(1), 3),
    (Tile::Points(2), 4),
    (Tile::Points(3), 3),
    (Tile::Cards(2), 4),
    (Tile::Cards(3), 4),
    (Tile::Cards(4), 3),
    (Tile::AnyColour, 7),
    (Tile::DoubleMove, 7),
];
const DARK: [(Tile, u8); 4] = [(Tile::Points(3), 3), (Tile::Points(4), 3), (Tile::Points(5), 2), (Tile::Points(6), 2)];

pub(super) fn edition() -> Edition {
    Edition {
        id: "reconstructed-1".to_owned(),
        name: "Reconstructed".to_owned(),
        status: "reconstructed".to_owned(),
        cards: Cards::new(20, 20, 20),
        gems_per_player: 34,
        drops: 50,
        columns: GAPS.map(column),
        rocks: [rocks(ROCKS_FOR_2), rocks(ROCKS_FOR_3), rocks(ROCKS_FOR_4)],
        light: tiles(&LIGHT),
        dark: tiles(&DARK),
    }
}

fn column(text: &str) -> Column {
    let rows = Row::ALL.into_iter().zip(text.split(' '));
    let gaps = rows.flat_map(|(row, word)| word.chars().filter_map(Colour::from_letter).map(move |gap| (row, gap)));
    Column::new(gaps.collect())
}

fn rocks<const RANKS: usize>(points: [[u8; RANKS]; COLUMNS as usize]) -> [Vec<u8>; COLUMNS as usize] {
    points.map(|rock| rock.to_vec())
}

fn tiles(tiles: &[(Tile, u8)]) -> TileCounts {
    let mut counts = TileCounts::NONE;
    for (tile, count) in tiles {
        counts[*tile] = *count;
    }
    counts
}

#[test]
fn the_built_in_edition_is_the_one_in_the_file() {
    let file = include_str!("../../../../editions/reconstructed.toml");
    assert_eq!(super::reader::read(file), Ok(edition()));
    assert!(std::ptr::eq(Edition::parse(file).unwrap(), Edition::standard()));
}
