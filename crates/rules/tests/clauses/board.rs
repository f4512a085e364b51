//! Positions drawn as small text boards.
//!
//! A drawing has a line for each row and a cell for each column. A cell holds one character for each gap of that row in
//! that column, from top to bottom: `.` empty, `~` a drop, `r y p g` a gem of red, yellow, purple, green, who sit in
//! this order at seats 1 to 4. The first column drawn is the first one in the frame.

use crate::clauses::game::Game;
use iquazu_rules::text::Position;
use iquazu_rules::{
    COLUMNS, Cards, Content, Edition, Outcome, Players, Seat, SeatMap, Stage, State, StripOrder, Table, Tile,
    TileCounts,
};

const LETTERS: [char; 4] = ['r', 'y', 'p', 'g'];

pub(crate) fn seat(letter: char) -> Seat {
    let index = LETTERS.iter().position(|l| *l == letter).unwrap_or_else(|| panic!("no player {letter}"));
    Seat::ALL[index]
}

pub(crate) fn letter(seat: Seat) -> char {
    LETTERS[seat.index()]
}

pub(crate) fn cards(text: &str) -> Cards {
    text.parse().unwrap_or_else(|_| panic!("no cards: {text}"))
}

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A builder of positions. Whatever a test leaves open is filled in so that the position is valid.
pub(crate) struct Board {
    position: Position,
    /// The tiles right of the frame, from the top; none by default.
    shown: Vec<Tile>,
    draw: Option<Cards>,
}

/// Starts from an empty wall with the frame at column `first`.
pub(crate) fn empty(players: u8, first: u8) -> Board {
    let players = Players::new(players).expect("2 to 4");
    let mut position = State::new(Edition::reconstructed_1(), players).to_position();
    position.frame = first;
    position.turn = 20;
    position.stage = Stage::Act;
    // Drawings use the strips in the order a to e.
    position.strips = StripOrder::PRINTED;
    Board { position, shown: Vec::new(), draw: None }
}

/// Starts from a drawn wall.
pub(crate) fn board(players: u8, drawing: &str) -> Board {
    let mut lines = drawing.lines().map(str::split_whitespace).filter(|words| words.clone().next().is_some());
    let mut head = lines.next().expect("a head line");
    assert_eq!(head.next(), Some("row"));
    let columns: Vec<u8> =
        head.map(|name| name.trim_start_matches('c').parse().expect("a column such as c3")).collect();
    let mut board = empty(players, columns[0]);
    let printed = printed_table();
    let mut wall: Vec<Vec<Content>> = vec![Vec::new(); usize::from(COLUMNS) + 1];
    for (row, mut words) in (1..).zip(lines) {
        assert_eq!(words.next(), Some(row.to_string().as_str()), "rows are numbered");
        let cells: Vec<&str> = words.collect();
        assert_eq!(cells.len(), columns.len(), "row {row} needs a cell for each column");
        for (column, cell) in columns.iter().zip(cells) {
            let gaps = printed.column(*column).gaps().iter().filter(|gap| gap.0.number() == row).count();
            assert_eq!(cell.len(), gaps, "row {row} of column {column} has {gaps} gaps");
            wall[usize::from(*column)].extend(cell.chars().map(content));
        }
    }
    for column in columns {
        board.position.wall[usize::from(column) - 1] = std::mem::take(&mut wall[usize::from(column)]);
    }
    board
}

fn content(sign: char) -> Content {
    match sign {
        '.' => Content::Empty,
        '~' => Content::Drop,
        _ => Content::Gem(seat(sign)),
    }
}

/// Returns a state with the strips in the order a to e.
fn printed_table() -> Table {
    let mut state = State::new(Edition::reconstructed_1(), Players::TWO);
    state.resolve(Outcome::Strips(StripOrder::PRINTED), &mut ()).expect("strips come first");
    *state.table()
}

/// Draws the columns in the frame as tests write them.
pub(crate) fn drawing(state: &State) -> String {
    let table = state.table();
    let mut text = String::from("row");
    for column in table.visible_columns() {
        text += &format!("  c{column:<3}");
    }
    for row in 1..=5 {
        text += &format!("\n {row} ");
        for column in table.visible_columns() {
            let gaps = table.gaps_in(column).filter(|gap| table.gap(*gap).is_some_and(|(r, _)| r.number() == row));
            let cell: String = gaps.map(|gap| sign(table.content(gap))).collect();
            text += &format!("  {cell:<4}");
        }
    }
    text
}

fn sign(content: Content) -> char {
    match content {
        Content::Empty => '.',
        Content::Drop => '~',
        Content::Gem(seat) => letter(seat),
    }
}

impl Board {
    /// Sets whose turn it is; red's by default.
    pub(crate) fn turn_of(mut self, player: char) -> Board {
        self.position.active = seat(player);
        self
    }

    /// Sets who has the water box; the last player by default.
    pub(crate) fn water(mut self, player: char) -> Board {
        self.position.water = seat(player);
        self
    }

    pub(crate) fn hand(mut self, player: char, hand: &str) -> Board {
        self.position.hands[seat(player)] = cards(hand);
        self
    }

    /// Sets the tiles of a player, separated by spaces.
    pub(crate) fn holds(mut self, player: char, names: &str) -> Board {
        self.position.tiles[seat(player)] = names.split_whitespace().map(tile).collect();
        self
    }

    pub(crate) fn score(mut self, player: char, score: u16) -> Board {
        self.position.scores[seat(player)] = score;
        self
    }

    /// Sets the tiles right of the frame, from the top.
    pub(crate) fn shown(mut self, names: &str) -> Board {
        self.shown = names.split_whitespace().map(tile).collect();
        self
    }

    /// Sets the draw pile; all other cards that are not in a hand are then discarded. By default the draw pile has them.
    pub(crate) fn draw_pile(mut self, pile: &str) -> Board {
        self.draw = Some(cards(pile));
        self
    }

    /// Edits any other field.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Position)) -> Board {
        change(&mut self.position);
        self
    }

    pub(crate) fn position(mut self) -> Position {
        self.fill_piles();
        self.fill_tiles();
        self.position
    }

    pub(crate) fn start(self) -> Game {
        let position = self.position();
        let text = position.to_string();
        let state = State::try_from(position).unwrap_or_else(|error| panic!("{error}: {text}"));
        Game::new(state)
    }

    fn fill_piles(&mut self) {
        let position = &mut self.position;
        let held = position.players.seats().fold(Cards::NONE, |sum, seat| sum + position.hands[seat]);
        let free = Edition::reconstructed_1().cards() - held;
        position.draw = self.draw.unwrap_or(free);
        position.discard = free - position.draw;
    }

    /// Fills the face-down tiles as the frame requires, from those that are neither held nor shown (C7).
    fn fill_tiles(&mut self) {
        let position = &mut self.position;
        let dark_shown = position.frame >= 8;
        let (mut light, mut dark) = (*position.edition.light_tiles(), *position.edition.dark_tiles());
        for (tile, count) in held(position).iter() {
            let from_light = count.min(light[tile]);
            light[tile] -= from_light;
            dark[tile] -= count - from_light;
        }
        let shown = if dark_shown { &mut dark } else { &mut light };
        if self.shown.is_empty() {
            self.shown = take(shown, 5);
        } else {
            for tile in &self.shown {
                shown[*tile] -= 1;
            }
        }
        position.shown = std::array::from_fn(|row| Some(self.shown[row]));
        let frame = position.frame;
        position.light = take(&mut light, 7u8.saturating_sub(frame) * 5).into_iter().collect();
        position.dark = take(&mut dark, 5 * (9 - frame).min(2)).into_iter().collect();
    }
}

fn held(position: &Position) -> TileCounts {
    let SeatMap(tiles) = position.tiles;
    let all = tiles.iter().flat_map(TileCounts::iter);
    all.flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count))).collect()
}

fn take(from: &mut TileCounts, count: u8) -> Vec<Tile> {
    (0..count)
        .map(|_| {
            let (tile, _) = from.iter().next().expect("enough tiles are left");
            from[tile] -= 1;
            tile
        })
        .collect()
}

#[test]
fn drawings_round_trip() {
    let text = "\
row  c8    c9    c10   c11 
 1   g     .r    ..    ..  
 2   ~.    ..    y.    .   
 3   ..    .     .     ..  
 4   ..    ..    ..    .p  
 5   .     .     .     .   ";
    let game = board(4, text).start();
    assert_eq!(drawing(&game.state), text);
}
