//! The public part of a game: everything that lies open on the table.

use crate::chance::StripOrder;
use crate::lanes::Lanes;
use crate::{
    COLUMNS, Cards, Column, Content, Edition, FRAME_WIDTH, Gap, LAST_FRAME, Players, Row, Seat, SeatMap, Tile,
    TileCounts,
};
use std::fmt;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// S1: chance places the strips.
    Strips,
    /// S2, I7: chance turns up the tiles of the position right of the frame.
    Tiles,
    /// S5: chance deals to a seat.
    Deal(Seat),
    /// T2: the active player owes an action.
    Act,
    /// T3, B2: chance gives so many cards to the active player.
    Draw(u8),
    /// B2, B5, I9: the action is done; tiles can be used, or the turn ended.
    Close,
    /// T7: the active player discards.
    Discard,
    /// E1
    Over,
}

/// The edition that is played. Two are the same only if they are one and the same file in memory.
#[derive(Clone, Copy)]
pub(crate) struct EditionRef(pub(crate) &'static Edition);

impl PartialEq for EditionRef {
    fn eq(&self, other: &EditionRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for EditionRef {}

impl std::hash::Hash for EditionRef {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        std::ptr::hash(self.0, hasher);
    }
}

impl fmt::Debug for EditionRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id())
    }
}

/// Everything public: the wall, the piles' sizes that lie open, tiles, boxes, scores, and what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(crate) edition: EditionRef,
    /// For each column a lane of gems for each seat.
    pub(crate) gems: [Lanes; COLUMNS as usize],
    /// For each column the gaps with a gem or a drop.
    pub(crate) occupied: [u16; COLUMNS as usize],
    pub(crate) scores: SeatMap<u16>,
    /// From 1; 0 during setup.
    pub(crate) turn: u16,
    pub(crate) held: SeatMap<TileCounts>,
    /// Tiles that lie face down, by the colour of their backs.
    pub(crate) light: TileCounts,
    pub(crate) dark: TileCounts,
    /// The tiles right of the frame, from the top; face up.
    pub(crate) shown: [Option<Tile>; 5],
    pub(crate) strips: StripOrder,
    pub(crate) discard: Cards,
    pub(crate) gem_supply: SeatMap<u8>,
    pub(crate) drop_supply: u8,
    pub(crate) frame: u8,
    pub(crate) players: Players,
    pub(crate) active: Seat,
    pub(crate) water: Seat,
    pub(crate) stage: Stage,
    /// T2, B5: an action has still to be carried out.
    pub(crate) owes_action: bool,
    /// W3, W4: an interim scoring has taken place in this turn.
    pub(crate) scored_this_turn: bool,
}

impl Table {
    pub(crate) fn new(edition: &'static Edition, players: Players) -> Table {
        Table {
            edition: EditionRef(edition),
            gems: Default::default(),
            occupied: Default::default(),
            scores: SeatMap::default(),
            turn: 0,
            held: SeatMap::default(),
            light: *edition.light_tiles(),
            dark: *edition.dark_tiles(),
            shown: [None; 5],
            strips: StripOrder::PRINTED,
            discard: Cards::NONE,
            gem_supply: SeatMap([edition.gems_per_player(); 4]),
            drop_supply: edition.drops(),
            frame: 1,
            players,
            active: Seat::FIRST,
            water: players.before(Seat::FIRST),
            stage: Stage::Strips,
            owes_action: true,
            scored_this_turn: false,
        }
    }

    pub fn edition(&self) -> &'static Edition {
        self.edition.0
    }

    pub fn players(&self) -> Players {
        self.players
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The number of the turn, from 1; 0 during setup.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// T1: who has the gem box.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who has the water box.
    pub fn water(&self) -> Seat {
        self.water
    }

    /// C8: the first column in the frame, 1 to 9.
    #[inline]
    pub fn frame(&self) -> u8 {
        self.frame
    }

    /// Whether an interim scoring has taken place in this turn (W3, W4).
    pub fn scored_this_turn(&self) -> bool {
        self.scored_this_turn
    }

    /// Whether the turn still owes an action (T2, B5).
    pub fn owes_action(&self) -> bool {
        self.owes_action
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.scores[seat]
    }

    /// B8: the tiles that a seat holds.
    pub fn tiles(&self, seat: Seat) -> &TileCounts {
        &self.held[seat]
    }

    /// The tile right of the frame in a row, if it is still there.
    pub fn shown_tile(&self, row: Row) -> Option<Tile> {
        self.shown[row.index()]
    }

    /// The position of the tiles right of the frame (C8).
    pub fn shown_position(&self) -> u8 {
        self.frame + FRAME_WIDTH
    }

    /// What lies face down, light backs and dark backs: known as a whole, not where.
    pub fn face_down(&self) -> (&TileCounts, &TileCounts) {
        (&self.light, &self.dark)
    }

    pub fn discard_pile(&self) -> Cards {
        self.discard
    }

    pub fn gems_left(&self, seat: Seat) -> u8 {
        self.gem_supply[seat]
    }

    pub fn drops_left(&self) -> u8 {
        self.drop_supply
    }

    /// S1: which strip lies at positions 6 to 10.
    pub fn strips(&self) -> StripOrder {
        self.strips
    }

    /// The column as printed, 1 to 11.
    #[inline]
    pub fn column(&self, column: u8) -> &'static Column {
        self.edition.0.column(self.strips, column)
    }

    /// Row and colour of a gap, if there is such a gap.
    pub fn gap(&self, gap: Gap) -> Option<(Row, crate::Colour)> {
        self.column(gap.column()).gaps().get(usize::from(gap.index())).copied()
    }

    pub fn gaps_in(&self, column: u8) -> impl Iterator<Item = Gap> + use<> {
        (0..self.column(column).gaps().len() as u8).map(move |index| Gap::at(column, index))
    }

    pub fn content(&self, gap: Gap) -> Content {
        let gems = self.gems_in(gap.column());
        match Seat::ALL.into_iter().find(|seat| gems.get(seat.index()) & gap.bit() != 0) {
            Some(seat) => Content::Gem(seat),
            None if self.occupied[column_index(gap.column())] & gap.bit() != 0 => Content::Drop,
            None => Content::Empty,
        }
    }

    /// C9: the points of the rock under a column, first rank first.
    #[inline]
    pub fn rock(&self, column: u8) -> &'static [u8] {
        self.edition.0.rock(self.players, column)
    }

    /// P2: what a gap in this column costs, if the frame shows it.
    pub fn price(&self, column: u8) -> Option<u8> {
        self.visible_columns().contains(&column).then(|| column - self.frame + 1)
    }

    /// How many columns are still to be scored before the game ends, the first one of the frame included.
    pub fn columns_remaining(&self) -> u8 {
        if self.stage == Stage::Over { 0 } else { LAST_FRAME - self.frame + 1 }
    }

    #[inline]
    pub(crate) fn gems_in(&self, column: u8) -> Lanes {
        self.gems[column_index(column)]
    }

    #[inline]
    pub(crate) fn drops_in(&self, column: u8) -> u16 {
        self.occupied[column_index(column)] & !self.gems_in(column).union()
    }

    /// The table if a gem of `seat` lay in an open gap: for "what would this change?", not for play.
    pub fn with_gem(&self, gap: Gap, seat: Seat) -> Table {
        let mut table = *self;
        let column = &mut table.gems[column_index(gap.column())];
        *column = column.with(seat.index(), gap.bit());
        table.occupied[column_index(gap.column())] |= gap.bit();
        table
    }

    /// Whether all gaps of a column are filled.
    pub fn is_full(&self, column: u8) -> bool {
        self.occupied[column_index(column)] == self.column(column).full
    }

    /// W1: where the next drop falls.
    pub fn next_drip(&self) -> Option<Gap> {
        let index = self.occupied[column_index(self.frame)].trailing_ones() as u8;
        (!self.is_full(self.frame)).then(|| Gap::at(self.frame, index))
    }

    /// F2: whether a gem can still be placed, from the supply or by taking back those under the waterfall.
    #[inline]
    pub(crate) fn can_supply_gem(&self, seat: Seat) -> bool {
        self.gem_supply[seat] > 0 || (1..self.frame).any(|column| self.gems_in(column).get(seat.index()) != 0)
    }
}

/// The index of a column in an array.
#[inline]
pub(crate) const fn column_index(column: u8) -> usize {
    column as usize - 1
}
