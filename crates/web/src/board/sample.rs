//! The opening of a built-in edition that never changes, for tests. The board itself does not depend on the rules: it
//! draws the model it is given.

use super::model::{Affordable, BoardModel, Column, Content, Gap, Score, Tile};
use crate::art::{CardColour, PlayerColour, TileFace};
use iquazu_rules::{COLUMNS, Colour, Edition, Players, StripOrder};

const FACES: [TileFace; 5] =
    [TileFace::Points(3), TileFace::Cards(4), TileFace::AnyColour, TileFace::DoubleMove, TileFace::Cards(2)];

/// Returns the first turn: an empty wall.
pub fn opening() -> BoardModel {
    let mut model = BoardModel { label: "board".into(), frame: 1, end_column: 9, ..BoardModel::default() };
    let edition = Edition::reconstructed_1();
    for (at, number) in (1..=COLUMNS).enumerate() {
        let gaps = edition.column(StripOrder::PRINTED, number).gaps();
        let gaps = gaps.iter().map(|(row, colour)| gap(row.index() as u8 + 1, *colour)).collect();
        let points = edition.rock(Players::FOUR, number).to_vec();
        let mut column = Column { gaps, points, ..Column::default() };
        column.rock_label = format!("rock {}", at + 1);
        column.label = format!("column {}", at + 1);
        for (index, gap) in column.gaps.iter_mut().enumerate() {
            gap.label = format!("gap {}{}", at + 1, char::from(b'a' + index as u8));
            gap.clickable = at < 5;
            if at < 2 || (at == 2 && gap.colour == CardColour::Blue) {
                gap.affordable = Affordable::Exactly;
            }
        }
        model.columns.push(column);
    }
    for position in 6..=14 {
        model.tiles.push(std::array::from_fn(|row| Some(tile(position, row, 6))));
    }
    model.track = PlayerColour::ALL.map(|player| Score { player, points: 0 }).to_vec();
    model
}

fn gap(row: u8, colour: Colour) -> Gap {
    let colour = match colour {
        Colour::White => CardColour::White,
        Colour::Blue => CardColour::Blue,
        Colour::Orange => CardColour::Orange,
    };
    Gap {
        row,
        colour,
        content: Content::Empty,
        clickable: false,
        affordable: Affordable::No,
        ghost: None,
        hint: None,
        highlighted: false,
        drips_next: false,
        label: String::new(),
    }
}

fn tile(position: u8, row: usize, open: u8) -> Tile {
    let face = if position == open { FACES[row] } else { TileFace::Hidden { dark: position > 12 } };
    Tile { face, label: format!("tile {position}-{}", row + 1), highlighted: false }
}
