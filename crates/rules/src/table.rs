//! The public part of a game state.

use crate::handicap::ExtraCards;
use crate::lanes::Lanes;
use crate::open_gaps::OpenGaps;
use crate::rules::RulesRef;
use crate::tile::TileSlot;
use crate::wall::ColumnMasks;
use crate::{
    COLUMNS, Cards, Column, Content, Edition, Gap, Handicap, Players, ROWS, Row, Rules, Seat, SeatMap, StripOrder,
    Tile, TileCounts,
};
use std::fmt;

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Chance places the strips (S1).
    Strips,
    /// Chance reveals the tiles of the position right of the frame (S2, I7).
    Tiles,
    /// Chance deals to a seat (S5).
    Deal(Seat),
    /// The active player owes an action (T2).
    Act,
    /// Chance gives the active player this many cards (T3, B2).
    Draw(u8),
    /// The action is done; the active player may use tiles or end the turn (B2, B5, I9).
    Close,
    /// The active player discards (T7).
    Discard,
    /// The game is over (E1).
    Over,
}

/// A reference to an edition that compares by address; editions are interned.
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

/// The public part of a state: the wall, the discard pile, tiles, boxes, scores, and what the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(crate) edition: EditionRef,
    /// The number of open gaps in the frame by place and colour; follows from the wall.
    pub(crate) open: OpenGaps,
    /// The gems in each column, a lane for each seat.
    pub(crate) gems: [Lanes; COLUMNS as usize],
    /// The gaps in each column that hold a gem or a drop.
    pub(crate) occupied: [u16; COLUMNS as usize],
    pub(crate) scores: SeatMap<u16>,
    /// The number of the turn, from 1; 0 during setup.
    pub(crate) turn: u16,
    pub(crate) held: SeatMap<TileCounts>,
    /// The face-down tiles, by the colour of their backs.
    pub(crate) light: TileCounts,
    pub(crate) dark: TileCounts,
    /// The face-up tiles right of the frame, from the top.
    pub(crate) shown: [TileSlot; ROWS],
    pub(crate) strips: StripOrder,
    pub(crate) discard: Cards,
    pub(crate) gem_supply: SeatMap<u8>,
    pub(crate) drop_supply: u8,
    pub(crate) frame: u8,
    pub(crate) players: Players,
    pub(crate) active: Seat,
    pub(crate) water: Seat,
    pub(crate) stage: Stage,
    pub(crate) flags: TurnFlags,
    pub(crate) rules: RulesRef,
    /// The cards of handicaps that are still to be dealt.
    pub(crate) extra: ExtraCards,
}

/// Two facts about the turn in one byte: whether an action is owed, and whether there was an interim scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnFlags(u8);

impl TurnFlags {
    const OWES_ACTION: u8 = 1;
    const SCORED: u8 = 2;
    /// The flags at the start of a turn: an action is due, nothing has been scored.
    pub(crate) const START: TurnFlags = TurnFlags(TurnFlags::OWES_ACTION);

    /// All combinations.
    pub(crate) const ALL: [TurnFlags; 4] = [TurnFlags(0), TurnFlags(1), TurnFlags(2), TurnFlags(3)];

    /// Creates the flags of a position.
    pub const fn new(owes_action: bool, scored: bool) -> TurnFlags {
        TurnFlags((owes_action as u8 * TurnFlags::OWES_ACTION) | (scored as u8 * TurnFlags::SCORED))
    }

    /// Returns whether the active player still has to act (T2, B5).
    #[inline]
    pub const fn owes_action(self) -> bool {
        self.0 & TurnFlags::OWES_ACTION != 0
    }

    /// Returns whether an interim scoring has taken place in this turn (W3, W4).
    #[inline]
    pub const fn scored(self) -> bool {
        self.0 & TurnFlags::SCORED != 0
    }

    #[inline]
    pub(crate) const fn set_owes_action(&mut self, owes: bool) {
        *self = TurnFlags::new(owes, self.scored());
    }

    #[inline]
    pub(crate) const fn set_scored(&mut self) {
        *self = TurnFlags::new(self.owes_action(), true);
    }
}

impl Table {
    pub(crate) fn new(edition: &'static Edition, players: Players, rules: &Rules) -> Table {
        let mut table = Table {
            edition: EditionRef(edition),
            open: OpenGaps::default(),
            gems: Default::default(),
            occupied: Default::default(),
            scores: SeatMap::default(),
            turn: 0,
            held: SeatMap::default(),
            light: *edition.light_tiles(),
            dark: *edition.dark_tiles(),
            shown: [TileSlot::EMPTY; ROWS],
            strips: StripOrder::PRINTED,
            discard: Cards::NONE,
            gem_supply: SeatMap([edition.gems_per_player(); 4]),
            drop_supply: edition.drops(),
            frame: 1,
            players,
            active: Seat::FIRST,
            water: players.before(Seat::FIRST),
            stage: Stage::Strips,
            flags: TurnFlags::START,
            rules: RulesRef::new(rules),
            extra: ExtraCards::NONE,
        };
        table.count_open_gaps();
        table
    }

    /// Gives the seats their handicaps, before the setup.
    pub(crate) fn give_handicaps(&mut self, handicaps: &SeatMap<Handicap>) {
        for seat in self.players.seats() {
            self.scores[seat] = handicaps[seat].points().into();
            self.extra = self.extra.with(seat, handicaps[seat].cards());
        }
    }

    /// Returns the number of cards that a seat is dealt: its first hand (S5) and the cards of its handicap.
    pub(crate) fn first_hand(&self, seat: Seat) -> u8 {
        self.rules().first_hand(seat) + self.extra.of(seat)
    }

    /// Counts the open gaps in the frame anew.
    pub(crate) fn count_open_gaps(&mut self) {
        self.open = OpenGaps::default();
        for (place, column) in self.visible_columns().enumerate() {
            let open = self.masks(column).colours.without(Lanes::splat(self.occupied[column_index(column)]));
            self.open.set(place, open.counts());
        }
    }

    /// Returns the edition.
    pub fn edition(&self) -> &'static Edition {
        self.edition.0
    }

    /// Returns the rules that the game is played under.
    #[inline]
    pub fn rules(&self) -> &'static Rules {
        self.rules.get()
    }

    /// Returns the number of players.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Returns what the game is waiting for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the number of the turn, from 1; 0 during setup.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Returns the active player: the seat with the gem box (T1).
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the seat with the water box.
    pub fn water(&self) -> Seat {
        self.water
    }

    /// Returns the first column in the frame, 1 to 9 (C8).
    #[inline]
    pub fn frame(&self) -> u8 {
        self.frame
    }

    /// Returns whether an interim scoring has taken place in this turn (W3, W4).
    pub fn scored_this_turn(&self) -> bool {
        self.flags.scored()
    }

    /// Returns whether the active player still has to act (T2, B5).
    pub fn owes_action(&self) -> bool {
        self.flags.owes_action()
    }

    /// Returns the score of a seat.
    pub fn score(&self, seat: Seat) -> u16 {
        self.scores[seat]
    }

    /// Returns the tiles that a seat holds (B8).
    pub fn tiles(&self, seat: Seat) -> &TileCounts {
        &self.held[seat]
    }

    /// Returns the tile right of the frame in a row, or `None` if it is gone.
    pub fn shown_tile(&self, row: Row) -> Option<Tile> {
        self.shown[row.index()].tile()
    }

    /// Returns the position of the tiles right of the frame (C8).
    pub fn shown_position(&self) -> u8 {
        self.frame + self.rules().frame_width
    }

    /// Returns the face-down tiles with light and with dark backs. Their faces are public, their places are not.
    pub fn face_down(&self) -> (&TileCounts, &TileCounts) {
        (&self.light, &self.dark)
    }

    /// Returns the cards in the discard pile.
    pub fn discard_pile(&self) -> Cards {
        self.discard
    }

    /// Returns the number of gems in a seat's supply.
    pub fn gems_left(&self, seat: Seat) -> u8 {
        self.gem_supply[seat]
    }

    /// Returns the number of drops in the supply.
    pub fn drops_left(&self) -> u8 {
        self.drop_supply
    }

    /// Returns the order of the strips from left to right (S1).
    pub fn strips(&self) -> StripOrder {
        self.strips
    }

    /// Returns the printed gaps of a column, 1 to 11.
    #[inline]
    pub fn column(&self, column: u8) -> &'static Column {
        self.edition.0.column(self.strips, column)
    }

    #[inline]
    pub(crate) fn masks(&self, column: u8) -> &'static ColumnMasks {
        self.edition.0.masks(self.strips, column)
    }

    /// Returns the row and colour of a gap, or `None` if the column has no such gap.
    pub fn gap(&self, gap: Gap) -> Option<(Row, crate::Colour)> {
        self.column(gap.column()).gaps().get(usize::from(gap.index())).copied()
    }

    /// Iterates over the gaps of a column from top to bottom.
    pub fn gaps_in(&self, column: u8) -> impl Iterator<Item = Gap> + use<> {
        (0..self.column(column).gaps().len() as u8).map(move |index| Gap::at(column, index))
    }

    /// Returns what lies in a gap.
    pub fn content(&self, gap: Gap) -> Content {
        let gems = self.gems_in(gap.column());
        match Seat::ALL.into_iter().find(|seat| gems.get(seat.index()) & gap.bit() != 0) {
            Some(seat) => Content::Gem(seat),
            None if self.occupied[column_index(gap.column())] & gap.bit() != 0 => Content::Drop,
            None => Content::Empty,
        }
    }

    /// Returns the filled gaps of a column as a bit mask, the topmost gap in the lowest bit.
    #[inline]
    pub fn filled_mask(&self, column: u8) -> u16 {
        self.occupied[column_index(column)]
    }

    /// Returns the gaps of a column that hold a gem of a seat as a bit mask, the topmost gap in the lowest bit.
    #[inline]
    pub fn gem_mask(&self, column: u8, seat: Seat) -> u16 {
        self.gems_in(column).get(seat.index())
    }

    /// Returns the points of the rock under a column, first rank first (C9).
    #[inline]
    pub fn rock(&self, column: u8) -> &'static [u8] {
        self.edition.0.rock(self.players, column)
    }

    /// Returns the price of the gaps in a column, or `None` outside the frame (P2).
    pub fn price(&self, column: u8) -> Option<u8> {
        self.visible_columns().contains(&column).then(|| column - self.frame + 1)
    }

    /// Returns the number of columns to score before the game ends, including the first column in the frame.
    pub fn columns_remaining(&self) -> u8 {
        if self.stage == Stage::Over { 0 } else { self.rules().last_frame - self.frame + 1 }
    }

    #[inline]
    pub(crate) fn gems_in(&self, column: u8) -> Lanes {
        self.gems[column_index(column)]
    }

    #[inline]
    pub(crate) fn drops_in(&self, column: u8) -> u16 {
        self.occupied[column_index(column)] & !self.gems_in(column).union()
    }

    /// Returns the table with a gem of `seat` in an open gap, for previews. Nothing is paid or scored.
    pub fn with_gem(&self, gap: Gap, seat: Seat) -> Table {
        let mut table = *self;
        let column = &mut table.gems[column_index(gap.column())];
        *column = column.with(seat.index(), gap.bit());
        table.fill(gap);
        table
    }

    /// Marks an open gap in the frame as filled. Returns whether that completes its column.
    #[inline]
    pub(crate) fn fill(&mut self, gap: Gap) -> bool {
        let masks = self.masks(gap.column());
        self.open.fill(usize::from(gap.column() - self.frame), masks, gap.index());
        let occupied = &mut self.occupied[column_index(gap.column())];
        *occupied |= gap.bit();
        *occupied == masks.full
    }

    /// Returns the number of empty gaps in a column.
    #[inline]
    pub fn empty_gap_count(&self, column: u8) -> u32 {
        (self.masks(column).full & !self.occupied[column_index(column)]).count_ones()
    }

    /// Returns whether all gaps of a column are filled.
    #[inline]
    pub fn is_full(&self, column: u8) -> bool {
        self.occupied[column_index(column)] == self.masks(column).full
    }

    /// Returns the gap that the next drop fills, or `None` if the first column is full (W1).
    pub fn next_drip(&self) -> Option<Gap> {
        (!self.is_full(self.frame)).then(|| self.topmost_open_gap())
    }

    /// Returns the topmost open gap of the first column, which must not be full.
    #[inline]
    pub(crate) fn topmost_open_gap(&self) -> Gap {
        Gap::at(self.frame, self.occupied[column_index(self.frame)].trailing_ones() as u8)
    }

    /// Returns whether a seat can place a gem, from its supply or with gems returned from scored columns (F2).
    #[inline]
    pub fn can_supply_gem(&self, seat: Seat) -> bool {
        self.gem_supply[seat] > 0 || (1..self.frame).any(|column| self.gems_in(column).get(seat.index()) != 0)
    }
}

/// Returns the array index of a column.
#[inline]
pub(crate) const fn column_index(column: u8) -> usize {
    column as usize - 1
}
