//! The changes that somebody can make to a draft. Every change keeps the draft within the bounds of its packed form,
//! in which it is saved.

use iquazu_rules::edition::{
    CARDS_RANGE, DROPS_RANGE, EditionDraft, GEMS_RANGE, ROCK_RANGE, STRIP_WIDTH_RANGE, strips_from_range, tile_total,
};
use iquazu_rules::{Colour, Column, Players, ROWS, Tile};

/// The longest id, name and status in bytes that a draft holds while somebody types. The rules allow fewer; three of
/// these and a full wall fit the packed form.
pub(super) const MAX_TEXT_BYTES: usize = 120;

/// A row of a column, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cell {
    pub(super) column: u8,
    pub(super) row: u8,
}

/// A gap of a cell, from 0 at the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GapAt {
    pub(super) cell: Cell,
    pub(super) index: usize,
}

/// One change of a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Edit {
    AddGap(Cell, Colour),
    Recolour(GapAt, Colour),
    RemoveGap(GapAt),
    /// Moves a gap one place up: past its neighbour, or into the row above.
    Up(GapAt),
    /// Moves a gap one place down: past its neighbour, or into the row below.
    Down(GapAt),
    /// Moves a gap to the end of another cell.
    Move(GapAt, Cell),
    StripWidth(u8),
    StripsFrom(u8),
    Rock {
        players: Players,
        column: u8,
        rank: usize,
        points: u8,
    },
    Tiles {
        dark: bool,
        tile: Tile,
        count: u8,
    },
    Cards(Colour, u8),
    Gems(u8),
    Drops(u8),
    Name(String),
    Id(String),
    Status(String),
}

impl Edit {
    /// Makes the change. A change that is not possible leaves the draft as it is.
    pub(super) fn apply(&self, draft: &mut EditionDraft) {
        match self {
            Edit::AddGap(cell, colour) => add(draft, *cell, *colour),
            Edit::Recolour(gap, colour) => {
                if let Some(here) = row(draft, gap.cell).get_mut(gap.index) {
                    *here = *colour;
                }
            }
            Edit::RemoveGap(gap) => {
                take(draft, *gap);
            }
            Edit::Up(gap) => up(draft, *gap),
            Edit::Down(gap) => down(draft, *gap),
            Edit::Move(gap, to) if has_room(draft, *to) || *to == gap.cell => {
                take(draft, *gap).into_iter().for_each(|colour| add(draft, *to, colour));
            }
            Edit::StripWidth(width) if STRIP_WIDTH_RANGE.contains(width) && *width != draft.strip_width => {
                draft.strip_width = *width;
                // Where the built-in editions have strips of this width (C6).
                draft.strips_from = if *width == 2 { 1 } else { 6 };
            }
            Edit::StripsFrom(from) if strips_from_range(draft.strip_width).contains(from) => draft.strips_from = *from,
            Edit::Rock { players, column, rank, points } if ROCK_RANGE.contains(points) => {
                let rock = &mut draft.rocks[usize::from(players.count()) - 2][usize::from(*column) - 1];
                if let Some(here) = rock.get_mut(*rank) {
                    *here = *points;
                }
            }
            Edit::Tiles { dark, tile, count } if *count <= tile_total(*dark) => {
                let counts = if *dark { &mut draft.dark } else { &mut draft.light };
                counts[*tile] = *count;
            }
            Edit::Cards(colour, count) if CARDS_RANGE.contains(count) => draft.cards[*colour] = *count,
            Edit::Gems(count) if GEMS_RANGE.contains(count) => draft.gems_per_player = *count,
            Edit::Drops(count) if DROPS_RANGE.contains(count) => draft.drops = *count,
            Edit::Name(name) if name.len() <= MAX_TEXT_BYTES => {
                // The id follows the name until somebody types another one.
                if draft.id.is_empty() || draft.id == super::id::of_name(&draft.name) {
                    draft.id = super::id::of_name(name);
                }
                draft.name.clone_from(name);
            }
            Edit::Id(id) if id.len() <= MAX_TEXT_BYTES => draft.id.clone_from(id),
            Edit::Status(status) if status.len() <= MAX_TEXT_BYTES => draft.status.clone_from(status),
            _ => {}
        }
    }

    /// Returns whether the change continues another one, so that both are undone together: typing into one field.
    pub(super) fn continues(&self, other: &Edit) -> bool {
        match (self, other) {
            (Edit::Name(_), Edit::Name(_)) | (Edit::Id(_), Edit::Id(_)) | (Edit::Status(_), Edit::Status(_)) => true,
            (Edit::Gems(_), Edit::Gems(_)) | (Edit::Drops(_), Edit::Drops(_)) => true,
            (Edit::Cards(here, _), Edit::Cards(there, _)) => here == there,
            (
                Edit::Rock { players, column, rank, .. },
                Edit::Rock { players: last_players, column: last_column, rank: last_rank, .. },
            ) => (players, column, rank) == (last_players, last_column, last_rank),
            _ => false,
        }
    }
}

fn row(draft: &mut EditionDraft, cell: Cell) -> &mut Vec<Colour> {
    &mut draft.columns[usize::from(cell.column) - 1][usize::from(cell.row) - 1]
}

/// Returns the colours of a cell's gaps from top to bottom.
pub(super) fn gaps(draft: &EditionDraft, cell: Cell) -> &[Colour] {
    &draft.columns[usize::from(cell.column) - 1][usize::from(cell.row) - 1]
}

/// Returns whether the cell can take one more gap (C6).
pub(super) fn has_room(draft: &EditionDraft, cell: Cell) -> bool {
    gaps(draft, cell).len() < Column::MAX_GAPS_PER_ROW
}

/// Returns whether the gap can be moved up.
pub(super) fn can_go_up(draft: &EditionDraft, gap: GapAt) -> bool {
    gap.index > 0 || gap.cell.row > 1 && has_room(draft, Cell { row: gap.cell.row - 1, ..gap.cell })
}

/// Returns whether the gap can be moved down.
pub(super) fn can_go_down(draft: &EditionDraft, gap: GapAt) -> bool {
    let below = Cell { row: gap.cell.row + 1, ..gap.cell };
    gap.index + 1 < gaps(draft, gap.cell).len() || usize::from(gap.cell.row) < ROWS && has_room(draft, below)
}

fn add(draft: &mut EditionDraft, cell: Cell, colour: Colour) {
    if has_room(draft, cell) {
        row(draft, cell).push(colour);
    }
}

fn take(draft: &mut EditionDraft, gap: GapAt) -> Option<Colour> {
    let row = row(draft, gap.cell);
    (gap.index < row.len()).then(|| row.remove(gap.index))
}

fn up(draft: &mut EditionDraft, gap: GapAt) {
    if gap.index >= gaps(draft, gap.cell).len() || !can_go_up(draft, gap) {
        return;
    }
    match gap.index.checked_sub(1) {
        Some(above) => row(draft, gap.cell).swap(above, gap.index),
        None => {
            let above = Cell { row: gap.cell.row - 1, ..gap.cell };
            take(draft, gap).into_iter().for_each(|colour| add(draft, above, colour));
        }
    }
}

fn down(draft: &mut EditionDraft, gap: GapAt) {
    if gap.index >= gaps(draft, gap.cell).len() || !can_go_down(draft, gap) {
        return;
    }
    if gap.index + 1 < gaps(draft, gap.cell).len() {
        row(draft, gap.cell).swap(gap.index, gap.index + 1);
    } else {
        let below = Cell { row: gap.cell.row + 1, ..gap.cell };
        take(draft, gap).into_iter().for_each(|colour| row(draft, below).insert(0, colour));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Blue, Orange, White};

    const CELL: Cell = Cell { column: 3, row: 2 };

    fn draft(edits: &[Edit]) -> EditionDraft {
        let mut draft = EditionDraft::new(1, 2);
        edits.iter().for_each(|edit| edit.apply(&mut draft));
        draft
    }

    fn at(index: usize) -> GapAt {
        GapAt { cell: CELL, index }
    }

    #[test]
    fn c6_a_row_takes_three_gaps_and_refuses_the_fourth() {
        let full = draft(&[White, Blue, Orange, White].map(|colour| Edit::AddGap(CELL, colour)));
        assert_eq!(gaps(&full, CELL), [White, Blue, Orange]);
    }

    #[test]
    fn gap_is_recoloured_removed_and_moved_to_another_column() {
        let mut draft = draft(&[Edit::AddGap(CELL, White), Edit::AddGap(CELL, Blue)]);
        Edit::Recolour(at(0), Orange).apply(&mut draft);
        assert_eq!(gaps(&draft, CELL), [Orange, Blue]);
        let to = Cell { column: 11, row: 5 };
        Edit::Move(at(1), to).apply(&mut draft);
        assert_eq!((gaps(&draft, CELL), gaps(&draft, to)), (&[Orange][..], &[Blue][..]));
        Edit::RemoveGap(at(0)).apply(&mut draft);
        assert!(gaps(&draft, CELL).is_empty());
        let before = draft.clone();
        for nothing in [Edit::RemoveGap(at(0)), Edit::Up(at(0)), Edit::Down(at(0)), Edit::Move(at(2), to)] {
            nothing.apply(&mut draft);
        }
        assert_eq!(draft, before, "there is no such gap");
    }

    #[test]
    fn gap_moves_past_its_neighbours_and_into_the_next_row_and_back() {
        let mut draft = draft(&[Edit::AddGap(CELL, White), Edit::AddGap(CELL, Blue)]);
        Edit::Down(at(0)).apply(&mut draft);
        assert_eq!(gaps(&draft, CELL), [Blue, White]);
        Edit::Down(at(1)).apply(&mut draft);
        let below = Cell { row: 3, ..CELL };
        assert_eq!((gaps(&draft, CELL), gaps(&draft, below)), (&[Blue][..], &[White][..]));
        Edit::Up(GapAt { cell: below, index: 0 }).apply(&mut draft);
        assert_eq!(gaps(&draft, CELL), [Blue, White]);
        let top = GapAt { cell: Cell { column: 1, row: 1 }, index: 0 };
        assert!(!can_go_up(&draft, top));
    }

    #[test]
    fn numbers_out_of_their_bounds_change_nothing() {
        let mut draft = EditionDraft::new(1, 2);
        let before = draft.clone();
        let rock = Edit::Rock { players: Players::TWO, column: 1, rank: 0, points: 51 };
        let tiles = Edit::Tiles { dark: true, tile: Tile::AnyColour, count: 11 };
        let numbers = [Edit::Cards(White, 61), Edit::Gems(4), Edit::Drops(100), Edit::StripWidth(3)];
        for edit in numbers.into_iter().chain([rock, tiles, Edit::StripsFrom(3), Edit::Name("x".repeat(121))]) {
            edit.apply(&mut draft);
        }
        assert_eq!(draft, before);
    }

    #[test]
    fn c6_strips_of_one_column_begin_where_they_can() {
        let mut draft = EditionDraft::new(1, 2);
        Edit::StripWidth(1).apply(&mut draft);
        assert_eq!((draft.strips_from, draft.strip_width), (6, 1));
        Edit::StripsFrom(7).apply(&mut draft);
        Edit::StripWidth(2).apply(&mut draft);
        assert_eq!((draft.strips_from, draft.strip_width), (1, 2));
    }

    #[test]
    fn id_follows_the_name_until_it_is_typed() {
        let mut draft = EditionDraft::new(1, 2);
        Edit::Name("Meine Schachtel".into()).apply(&mut draft);
        assert_eq!(draft.id, "meine-schachtel");
        Edit::Name("Meine Schachtel 2".into()).apply(&mut draft);
        assert_eq!(draft.id, "meine-schachtel-2");
        Edit::Id("own".into()).apply(&mut draft);
        Edit::Name("Another name".into()).apply(&mut draft);
        assert_eq!(draft.id, "own");
    }
}
