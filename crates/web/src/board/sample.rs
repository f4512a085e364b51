//! A made-up position for tests.

use super::model::{BoardModel, Column, Content, Gap, Score, Tile};
use crate::art::{CardColour, PlayerColour, TileFace};

const COLUMNS: [&str; 11] = [
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
const ROCKS: [[u8; 3]; 11] = [
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
const FACES: [TileFace; 5] =
    [TileFace::Points(3), TileFace::Cards(4), TileFace::AnyColour, TileFace::DoubleMove, TileFace::Cards(2)];

/// Returns the first turn: an empty wall.
pub fn opening() -> BoardModel {
    let mut model = BoardModel { label: "board".into(), frame: 1, end_column: 9, ..BoardModel::default() };
    for (at, words) in COLUMNS.iter().enumerate() {
        let gaps = words.split(' ').zip(1..).flat_map(|(word, row)| word.chars().map(move |c| gap(row, c)));
        let mut column = Column { gaps: gaps.collect(), points: ROCKS[at].to_vec(), ..Column::default() };
        column.rock_label = format!("rock {}", at + 1);
        column.label = format!("column {}", at + 1);
        for (index, gap) in column.gaps.iter_mut().enumerate() {
            gap.label = format!("gap {}{}", at + 1, char::from(b'a' + index as u8));
            gap.clickable = at < 5;
            gap.affordable = at < 2 || (at == 2 && gap.colour == CardColour::Blue);
        }
        model.columns.push(column);
    }
    for position in 6..=14 {
        model.tiles.push(std::array::from_fn(|row| Some(tile(position, row, 6))));
    }
    model.track = PlayerColour::ALL.map(|player| Score { player, points: 0 }).to_vec();
    model
}

fn gap(row: u8, letter: char) -> Gap {
    let colour = match letter {
        'w' => CardColour::White,
        'b' => CardColour::Blue,
        _ => CardColour::Orange,
    };
    Gap {
        row,
        colour,
        content: Content::Empty,
        clickable: false,
        affordable: false,
        chosen: false,
        hinted: false,
        highlighted: false,
        drips_next: false,
        label: String::new(),
    }
}

fn tile(position: u8, row: usize, open: u8) -> Tile {
    let face = if position == open { FACES[row] } else { TileFace::Hidden { dark: position > 12 } };
    Tile { face, label: format!("tile {position}-{}", row + 1), highlighted: false }
}
