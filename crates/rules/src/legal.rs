//! Legal moves of the active player.
//!
//! Moves are stored as a product (open gaps × payments) and built on demand: counting a hundred moves or picking one
//! visits only the fifteen pairs of column and colour.

use crate::open_gaps::OpenGaps;
use crate::payment::{CardsPerUnit, PRICE_LANES, SupplyIndex, supplies_by_colour};
use crate::table::{EditionRef, Table, column_index};
use crate::{
    Action, COLUMNS, Cards, Colour, Column, Gap, MAX_FRAME_WIDTH, Payments, Rng, Stage, State, StripOrder, payments,
};

/// The actions without parameters to choose, in the order of the move list.
const SIMPLE_ACTIONS: [Action; 6] = [
    Action::Draw,
    Action::TakeCards { count: 2 },
    Action::TakeCards { count: 3 },
    Action::TakeCards { count: 4 },
    Action::DoubleMove,
    Action::EndTurn,
];
/// The bits of `SIMPLE_ACTIONS`.
const DRAW: u8 = 1;
const FIRST_TAKE_CARDS: u8 = 1 << 1;
const DOUBLE_MOVE: u8 = 1 << 4;
const END_TURN: u8 = 1 << 5;

/// The number of places in the frame.
const PLACES: usize = MAX_FRAME_WIDTH as usize;

/// All legal moves of one decision. They can be counted, indexed and iterated without allocating.
#[derive(Clone, Copy, Debug)]
pub struct LegalMoves {
    count: u16,
    /// A bit for each of `SIMPLE_ACTIONS`.
    simple: u8,
    /// The number of cards to discard (T7).
    excess: u8,
    hand: Cards,
    /// The number of placements for each place in the frame, without an any-colour tile.
    placements: [u16; PRICE_LANES],
    /// What the hand can supply for gaps of each colour, and with an any-colour tile.
    supplies: [SupplyIndex; 3],
    any_colour_supply: SupplyIndex,
    open: OpenGaps,
    wall: Wall,
}

/// What is needed of the wall to name a gap: the columns in the frame and what is filled there.
#[derive(Clone, Copy, Debug)]
struct Wall {
    edition: EditionRef,
    strips: StripOrder,
    frame: u8,
    /// The filled gaps of each column.
    occupied: [u16; COLUMNS as usize],
}

impl Wall {
    #[inline]
    fn new(table: &Table) -> Wall {
        Wall { edition: table.edition, strips: table.strips(), frame: table.frame(), occupied: table.occupied }
    }

    /// Returns the open gaps of a colour at a place, or of all colours.
    #[inline]
    fn open(&self, place: usize, colour: Option<Colour>) -> u16 {
        let column = self.frame + place as u8;
        let Some(occupied) = self.occupied.get(column_index(column)) else { return 0 };
        let masks = self.edition.0.masks(self.strips, column);
        let gaps = colour.map_or(masks.full, |colour| masks.colours.get(colour as usize));
        gaps & !occupied
    }
}

impl LegalMoves {
    pub(crate) fn none(table: &Table) -> LegalMoves {
        LegalMoves {
            count: 0,
            simple: 0,
            excess: 0,
            hand: Cards::NONE,
            placements: [0; PRICE_LANES],
            supplies: [SupplyIndex::NONE; 3],
            any_colour_supply: SupplyIndex::NONE,
            open: table.open,
            wall: Wall::new(table),
        }
    }

    /// Generates the moves of the active player with this hand.
    #[inline]
    pub(crate) fn new(table: &Table, hand: Cards) -> LegalMoves {
        let [two, three, four, any_colour, double_move] = *table.tiles(table.active()).actions();
        let bit = |held: u8, bit: u8| if held > 0 { bit } else { 0 };
        let card_tiles =
            bit(two, FIRST_TAKE_CARDS) | bit(three, FIRST_TAKE_CARDS << 1) | bit(four, FIRST_TAKE_CARDS << 2);
        let (mut simple, mut excess, mut discard_count) = (0, 0, 0);
        let (mut placements, mut tile_placements) = ([0; PRICE_LANES], 0);
        let (mut supplies, mut any_colour_supply) = ([SupplyIndex::NONE; 3], SupplyIndex::NONE);
        match table.stage() {
            Stage::Act => {
                simple = DRAW | card_tiles;
                if table.can_supply_gem(table.active()) {
                    supplies = supplies_by_colour(hand);
                    placements = table.open.placements(supplies);
                    if any_colour > 0 {
                        any_colour_supply = CardsPerUnit::ANY.supply(hand).index();
                        tile_placements = table.open.tile_placements(any_colour_supply.counts());
                    }
                }
            }
            Stage::Close => simple = END_TURN | card_tiles | bit(double_move, DOUBLE_MOVE),
            Stage::Discard => {
                excess = hand.total() - table.rules().hand_limit;
                discard_count = discards(hand, excess).count() as u16;
            }
            _ => {}
        }
        let count = count_bits(simple) + discard_count + placements.iter().sum::<u16>() + tile_placements;
        let (open, wall) = (table.open, Wall::new(table));
        LegalMoves { count, simple, excess, hand, placements, supplies, any_colour_supply, open, wall }
    }

    /// Returns the number of placements for a place in the frame with an any-colour tile.
    #[inline]
    fn tile_placements(&self, place: usize) -> u16 {
        self.open.total(place) * self.any_colour_supply.counts().get(place + 1)
    }

    /// Returns the number of moves.
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Returns whether there are no moves: another seat or chance decides, or the game is over.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the move at an index.
    ///
    /// # Panics
    ///
    /// Panics unless `index` is less than [`len`](LegalMoves::len).
    #[inline]
    pub fn get(&self, index: usize) -> Action {
        assert!(index < self.len(), "move {index} of {}", self.len());
        let mut index = index as u16;
        if self.excess > 0 {
            let cards = discards(self.hand, self.excess).nth(usize::from(index));
            return Action::Discard { cards: cards.expect("counted") };
        }
        let plain = count_bits(self.simple);
        if index < plain {
            return SIMPLE_ACTIONS[nth_bit(u16::from(self.simple), index) as usize];
        }
        index -= plain;
        for place in 0..PLACES {
            if index < self.placements[place] {
                return self.placement(place, index);
            }
            index -= self.placements[place];
        }
        for place in 0..PLACES {
            let count = self.tile_placements(place);
            if index < count {
                return self.tile_placement(place, index);
            }
            index -= count;
        }
        unreachable!("the moves are as many as counted")
    }

    #[inline]
    fn placement(&self, place: usize, mut index: u16) -> Action {
        for colour in Colour::ALL {
            let ways = self.supplies[colour as usize].counts().get(place + 1);
            let count = ways * self.open.get(place, colour);
            if index < count {
                // Few gaps: stepping is quicker than a division.
                let mut open = self.wall.open(place, Some(colour));
                while index >= ways {
                    index -= ways;
                    open &= open - 1;
                }
                let gap = open.trailing_zeros();
                let supply = self.supplies[colour as usize];
                return self.build_placement(place, gap, CardsPerUnit::in_colour(colour), supply, index);
            }
            index -= count;
        }
        unreachable!("the moves are as many as counted")
    }

    #[inline]
    fn tile_placement(&self, place: usize, index: u16) -> Action {
        let ways = self.any_colour_supply.counts().get(place + 1);
        let gap = nth_bit(self.wall.open(place, None), index / ways);
        self.build_placement(place, gap, CardsPerUnit::ANY, self.any_colour_supply, index % ways)
    }

    /// Returns the placement in a gap with the `index`-th payment out of a supply.
    #[inline]
    fn build_placement(&self, place: usize, gap: u32, worth: CardsPerUnit, supply: SupplyIndex, index: u16) -> Action {
        Action::Place {
            gap: Gap::at(self.wall.frame + place as u8, gap as u8),
            paid: worth.cards(supply.supply().nth(place as u8 + 1, index as u8)),
            any_colour: worth == CardsPerUnit::ANY,
        }
    }

    /// Iterates over the moves in the order of their indices.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Action> + '_ {
        (0..self.len()).map(|index| self.get(index))
    }

    /// Picks a move uniformly at random.
    ///
    /// # Panics
    ///
    /// Panics if there are no moves.
    #[inline]
    pub fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        self.get(rng.below(u32::from(self.count)) as usize)
    }

    /// Iterates over the gaps that the hand can pay for, without or with an any-colour tile.
    pub fn gaps(&self, any_colour: bool) -> impl Iterator<Item = Gap> + '_ {
        (0..PLACES).flat_map(move |place| {
            let payable = if any_colour {
                if self.tile_placements(place) > 0 { self.wall.open(place, None) } else { 0 }
            } else {
                Colour::ALL
                    .into_iter()
                    .filter(|colour| self.open.get(place, *colour) > 0)
                    .filter(|colour| self.supplies[*colour as usize].counts().get(place + 1) > 0)
                    .fold(0, |gaps, colour| gaps | self.wall.open(place, Some(colour)))
            };
            let column = self.wall.frame + place as u8;
            (0..Column::MAX_GAPS as u8)
                .filter(move |index| payable >> index & 1 == 1)
                .map(move |index| Gap::at(column, index))
        })
    }

    /// Returns the payments for a gap, or `None` if [`gaps`](LegalMoves::gaps) does not list it.
    pub fn payments(&self, gap: Gap, any_colour: bool) -> Option<Payments> {
        let place = gap.column().checked_sub(self.wall.frame).filter(|place| usize::from(*place) < PLACES)?;
        self.gaps(any_colour).any(|open| open == gap).then(|| {
            let has_colour = |colour: &Colour| self.wall.open(place.into(), Some(*colour)) & gap.bit() != 0;
            let colour = Colour::ALL.into_iter().find(has_colour);
            payments(self.hand, place + 1, colour.filter(|_| !any_colour))
        })
    }
}

impl State {
    /// Returns all moves of the active player; empty if chance decides or the game is over.
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves {
        LegalMoves::new(&self.table, self.hands[self.table.active])
    }
}

/// Returns the number of simple actions. A table is quicker than `count_ones` on baseline x86-64.
#[inline]
fn count_bits(simple: u8) -> u16 {
    BIT_COUNTS[usize::from(simple) % BIT_COUNTS.len()].into()
}

static BIT_COUNTS: [u8; 1 << SIMPLE_ACTIONS.len()] = {
    let mut counts = [0; 1 << SIMPLE_ACTIONS.len()];
    let mut bits = 0;
    while bits < counts.len() {
        counts[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    counts
};

#[inline]
fn nth_bit(mut bits: u16, nth: u16) -> u32 {
    for _ in 0..nth {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

/// Iterates over all ways to choose `count` cards of a hand (T7).
fn discards(hand: Cards, count: u8) -> impl Iterator<Item = Cards> {
    (0..=hand.white.min(count)).flat_map(move |white| {
        let rest = count - white;
        (rest.saturating_sub(hand.orange)..=hand.blue.min(rest)).map(move |blue| Cards::new(white, blue, rest - blue))
    })
}
