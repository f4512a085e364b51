//! Made-up positions, for looking at the board and for tests. No rules are played here.

use super::model::{BoardModel, Column, Content, Gap, Lead, Score, Tile};
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

/// The first turn: an empty wall.
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

/// A game well under way: full of gems, one gap chosen, one hinted.
pub fn middle() -> BoardModel {
    let mut model = at_frame(4);
    model.track = vec![
        Score { player: PlayerColour::Red, points: 23 },
        Score { player: PlayerColour::Yellow, points: 17 },
        Score { player: PlayerColour::Purple, points: 31 },
        Score { player: PlayerColour::Green, points: 28 },
    ];
    let leads = [(PlayerColour::Purple, 3), (PlayerColour::Green, 2), (PlayerColour::Red, 1)];
    for column in 3..8 {
        let points = model.columns[column].points.clone();
        let lead = |(&(player, gems), points)| Lead { player, gems, points };
        let count = if column < 5 { 3 } else { 1 };
        model.columns[column].leads = leads.iter().zip(points).take(count).map(lead).collect();
    }
    for row in 0..4 {
        let player = PlayerColour::ALL[row];
        model.row_leads[row] = vec![Lead { player, gems: 3 - row as u8 / 2, points: 0 }];
    }
    let empty: Vec<usize> = free(&model, 4);
    model.columns[4].gaps[empty[0]].chosen = true;
    model.columns[4].gaps[empty[1]].hinted = true;
    let next = free(&model, 3)[0];
    model.columns[3].gaps[next].drips_next = true;
    model
}

/// Gems and drops strewn over the wall, fewer to the right.
pub fn at_frame(frame: u8) -> BoardModel {
    let mut model = opening();
    model.frame = frame;
    for (at, column) in model.columns.iter_mut().enumerate() {
        for (index, gap) in column.gaps.iter_mut().enumerate() {
            let dice = (at * 31 + index * 17 + at * index * 7) % 12;
            let limit = match at as u8 + 1 {
                c if c < frame => 12,
                c if c >= frame + 5 => 0,
                c => 9 - usize::from(c - frame) * 2,
            };
            gap.content = match dice {
                d if d >= limit => Content::Empty,
                d if d % 6 == 5 => Content::Drop,
                d => Content::Gem(PlayerColour::ALL[(d + index) % 4]),
            };
            gap.clickable = gap.content == Content::Empty;
            gap.affordable =
                gap.clickable && (index + at) % 2 == 0 && at as u8 + 1 < frame + 5 && at as u8 + 1 >= frame;
        }
    }
    for (at, rows) in model.tiles.iter_mut().enumerate() {
        let position = at as u8 + 6;
        *rows = std::array::from_fn(|row| (position >= frame + 5).then(|| tile(position, row, frame + 5)));
    }
    model
}

fn free(model: &BoardModel, column: usize) -> Vec<usize> {
    let gaps = model.columns[column].gaps.iter().enumerate();
    gaps.filter(|(_, gap)| gap.content == Content::Empty).map(|(index, _)| index).collect()
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
