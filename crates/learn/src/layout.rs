//! The layout of an observation: which numbers mean what.

use crate::actions::PLACES;
use crate::cells::Cells;
use iquazu_rules::{COLUMNS, Edition, Players, ROWS, Rules, StripOrder, Tile};

/// A named part of an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its first index.
    pub start: usize,
    /// Its dimensions.
    pub shape: Vec<usize>,
    /// What it means.
    pub about: &'static str,
}

impl Field {
    /// Returns the number of values.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The layout of the observations of an edition and a number of players.
#[derive(Clone, Debug)]
pub struct Layout {
    pub(crate) edition: &'static Edition,
    pub(crate) players: Players,
    pub(crate) cells: Cells,
    /// For each order of the strips the colours of all cells of the wall, one-hot: what an observation shows is the end of
    /// such a row.
    pub(crate) colours: Vec<u8>,
    /// The rock points by rank, for all columns.
    pub(crate) rocks: Vec<u8>,
    fields: Vec<Field>,
    pub(crate) at: Starts,
    size: usize,
}

/// The first index of each field.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Starts {
    pub(crate) hand: usize,
    pub(crate) hand_sizes: usize,
    pub(crate) unseen: usize,
    pub(crate) discard: usize,
    pub(crate) draw_pile: usize,
    pub(crate) scores: usize,
    pub(crate) gems_left: usize,
    pub(crate) drops_left: usize,
    pub(crate) active: usize,
    pub(crate) water: usize,
    pub(crate) stage: usize,
    pub(crate) scored: usize,
    pub(crate) frame: usize,
    pub(crate) rocks: usize,
    pub(crate) tiles: usize,
    pub(crate) shown: usize,
    pub(crate) face_down: usize,
    pub(crate) colours: usize,
    pub(crate) drops: usize,
    pub(crate) gems: usize,
}

impl Layout {
    /// Creates the layout of an edition.
    pub fn new(edition: &'static Edition, players: Players, rules: &Rules) -> Layout {
        let cells = Cells::new(edition);
        let (seats, columns, slots) = (usize::from(players.count()), usize::from(COLUMNS), cells.slots());
        let mut fields = Vec::new();
        let mut size = 0;
        let mut add = |name, shape: &[usize], about| {
            let field = Field { name, start: size, shape: shape.to_vec(), about };
            size += field.size();
            fields.push(field);
            fields[fields.len() - 1].start
        };
        let at = Starts {
            hand: add("hand", &[3], "the viewer's cards: white, blue, orange"),
            hand_sizes: add("hand_sizes", &[seats], "cards in each hand, the viewer's first, then clockwise"),
            unseen: add("unseen", &[3], "cards in the other hands and the draw pile together, by colour"),
            discard: add("discard", &[3], "cards in the discard pile, by colour"),
            draw_pile: add("draw_pile", &[1], "cards in the draw pile"),
            scores: add("scores", &[seats], "points of each seat, at most 255"),
            gems_left: add("gems_left", &[seats], "gems in each supply"),
            drops_left: add("drops_left", &[1], "drops in the supply"),
            active: add("active", &[seats], "one-hot: the seat with the gem box"),
            water: add("water", &[seats], "one-hot: the seat with the water box"),
            stage: add("stage", &[4], "one-hot: an action is owed, the turn can end, a discard is due, anything else"),
            scored: add("scored", &[1], "1 if a column was scored in this turn, so that nobody drips (W4)"),
            frame: add("frame", &[usize::from(rules.last_frame)], "one-hot: the first column in the frame"),
            rocks: add("rocks", &[columns, seats - 1], "rock points by rank, from the first column in the frame"),
            tiles: add("tiles", &[seats, Tile::KINDS], "tiles of each face that each seat holds"),
            shown: add("shown", &[ROWS, Tile::KINDS], "one-hot: the tile right of the frame in each row"),
            face_down: add("face_down", &[2, Tile::KINDS], "face-down tiles of each face, light backs, then dark"),
            colours: add(
                "colours",
                &[columns, ROWS, slots, 3],
                "one-hot: colour of the gap in each cell, from the first column in the frame; 0 without a gap",
            ),
            drops: add("drops", &[PLACES, ROWS, slots], "1 if the cell of the frame holds a drop"),
            gems: add("gems", &[seats, PLACES, ROWS, slots], "1 if the cell of the frame holds a gem of the seat"),
        };
        let colours = StripOrder::all().flat_map(|order| wall_colours(edition, &cells, order)).collect();
        let rocks = (1..=COLUMNS).flat_map(|column| &edition.rock(players, column)[..seats - 1]).copied().collect();
        Layout { edition, players, cells, colours, rocks, fields, at, size }
    }

    /// Returns the number of values of an observation.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the fields, in the order of their values.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }
}

/// Returns the colours of all cells of a wall, one-hot.
fn wall_colours(edition: &'static Edition, cells: &Cells, order: StripOrder) -> Vec<u8> {
    let per_column = cells.per_column() * 3;
    let mut colours = vec![0; usize::from(COLUMNS) * per_column];
    for (wall, column) in colours.chunks_mut(per_column).zip(1..=COLUMNS) {
        let of_column = cells.of_column(edition.column_index(order, column));
        for (gap, (_, colour)) in edition.column(order, column).gaps().iter().enumerate() {
            wall[usize::from(of_column[gap]) * 3 + *colour as usize] = 1;
        }
    }
    colours
}
