//! Legal moves of the active player, and the checks of a single action.
//!
//! Moves are stored as a product (open gaps × payments) and built on demand: counting a hundred moves or picking one
//! visits only the fifteen pairs of column and colour.

use crate::lanes::Lanes;
use crate::payment::{CardsPerUnit, UnitSupply};
use crate::table::{Table, column_index};
use crate::{
    Action, Cards, Colour, Column, Content, FRAME_WIDTH, Gap, HAND_LIMIT, IllegalMove, PaymentError, Payments, Rng,
    Stage, State, Tile, payments,
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
const DRAW: u8 = 1;
const DOUBLE_MOVE: u8 = 1 << 4;
const END_TURN: u8 = 1 << 5;

static NO_PAYMENTS: [u8; 8] = [0; 8];

/// All legal moves of one decision. They can be counted, indexed and iterated without allocating.
#[derive(Clone, Copy, Debug)]
pub struct LegalMoves {
    count: u16,
    /// A bit for each of `SIMPLE_ACTIONS`.
    simple: u8,
    frame: u8,
    hand: Cards,
    /// The number of cards to discard (T7).
    excess: u8,
    /// The open gaps for each place in the frame, a lane for each colour.
    open: [Lanes; FRAME_WIDTH as usize],
    /// The number of placements for each place in the frame, without and with an any-colour tile.
    placements: [u16; FRAME_WIDTH as usize],
    tile_placements: [u16; FRAME_WIDTH as usize],
    /// The number of payments for each colour and price.
    payment_counts: [&'static [u8; 8]; 3],
    any_colour_counts: &'static [u8; 8],
}

impl LegalMoves {
    pub(crate) fn none() -> LegalMoves {
        LegalMoves {
            count: 0,
            simple: 0,
            frame: 1,
            hand: Cards::NONE,
            excess: 0,
            open: [Lanes(0); FRAME_WIDTH as usize],
            placements: [0; FRAME_WIDTH as usize],
            tile_placements: [0; FRAME_WIDTH as usize],
            payment_counts: [&NO_PAYMENTS; 3],
            any_colour_counts: &NO_PAYMENTS,
        }
    }

    /// Generates the moves of the active player with this hand.
    #[inline]
    pub(crate) fn new(table: &Table, hand: Cards) -> LegalMoves {
        let mut moves = LegalMoves { frame: table.frame(), hand, ..LegalMoves::none() };
        let held = table.tiles(table.active());
        match table.stage() {
            Stage::Act => {
                moves.simple = DRAW | card_tiles(table);
                moves.count = moves.simple.count_ones() as u16;
                if table.can_supply_gem(table.active()) {
                    moves.add_placements(table, held[Tile::AnyColour] > 0);
                }
            }
            Stage::Close => {
                moves.simple = END_TURN | card_tiles(table);
                if held[Tile::DoubleMove] > 0 {
                    moves.simple |= DOUBLE_MOVE;
                }
                moves.count = moves.simple.count_ones() as u16;
            }
            Stage::Discard => {
                moves.excess = hand.total() - HAND_LIMIT;
                moves.count = discards(hand, moves.excess).count() as u16;
            }
            _ => {}
        }
        moves
    }

    #[inline]
    fn add_placements(&mut self, table: &Table, any_colour: bool) {
        for colour in Colour::ALL {
            self.payment_counts[colour as usize] = CardsPerUnit::in_colour(colour).supply(self.hand).counts();
        }
        if any_colour {
            self.any_colour_counts = CardsPerUnit::ANY.supply(self.hand).counts();
        }
        for column in table.visible_columns() {
            let place = usize::from(column - self.frame);
            let price = place + 1;
            // A price that no payment reaches here is not reached further right either.
            if (self.payment_counts[0][price]
                | self.payment_counts[1][price]
                | self.payment_counts[2][price]
                | self.any_colour_counts[price])
                == 0
            {
                break;
            }
            let open = table.column(column).colours.without(Lanes::splat(table.occupied[column_index(column)]));
            let gaps = open.counts();
            let ways = |colour: usize| gaps.get(colour) * u16::from(self.payment_counts[colour][price]);
            self.placements[place] = ways(0) + ways(1) + ways(2);
            self.count += self.placements[place];
            self.open[place] = open;
            if any_colour {
                let gaps = gaps.get(0) + gaps.get(1) + gaps.get(2);
                self.tile_placements[place] = gaps * u16::from(self.any_colour_counts[price]);
                self.count += self.tile_placements[place];
            }
        }
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
        let plain = self.simple.count_ones() as u16;
        if index < plain {
            return SIMPLE_ACTIONS[nth_bit(u16::from(self.simple), index) as usize];
        }
        index -= plain;
        for place in 0..self.placements.len() {
            if index < self.placements[place] {
                return self.placement(place, index);
            }
            index -= self.placements[place];
        }
        for place in 0..self.tile_placements.len() {
            if index < self.tile_placements[place] {
                return self.tile_placement(place, index);
            }
            index -= self.tile_placements[place];
        }
        unreachable!("the moves are as many as counted")
    }

    #[inline]
    fn placement(&self, place: usize, mut index: u16) -> Action {
        for colour in Colour::ALL {
            let ways = u16::from(self.payment_counts[colour as usize][place + 1]);
            if ways == 0 {
                continue;
            }
            let mut open = self.open[place].get(colour as usize);
            while open != 0 {
                if index < ways {
                    return self.build_placement(place, open, CardsPerUnit::in_colour(colour), index, false);
                }
                index -= ways;
                open &= open - 1;
            }
        }
        unreachable!("the moves are as many as counted")
    }

    #[inline]
    fn tile_placement(&self, place: usize, index: u16) -> Action {
        let ways = u16::from(self.any_colour_counts[place + 1]);
        let open = self.open[place].union();
        let gap = 1 << nth_bit(open, index / ways);
        self.build_placement(place, gap, CardsPerUnit::ANY, index % ways, true)
    }

    /// Returns the placement in the topmost gap of `open` with the `index`-th payment.
    #[inline]
    fn build_placement(&self, place: usize, open: u16, worth: CardsPerUnit, index: u16, any_colour: bool) -> Action {
        let supply: UnitSupply = worth.supply(self.hand);
        Action::Place {
            gap: Gap::at(self.frame + place as u8, open.trailing_zeros() as u8),
            paid: worth.cards(supply.nth(place as u8 + 1, index as u8)),
            any_colour,
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
        (0..self.open.len()).flat_map(move |place| {
            let payable = if any_colour {
                if self.tile_placements[place] > 0 { self.open[place].union() } else { 0 }
            } else {
                Colour::ALL
                    .into_iter()
                    .filter(|colour| self.payment_counts[*colour as usize][place + 1] > 0)
                    .fold(0, |gaps, colour| gaps | self.open[place].get(colour as usize))
            };
            let column = self.frame + place as u8;
            (0..Column::MAX_GAPS as u8)
                .filter(move |index| payable >> index & 1 == 1)
                .map(move |index| Gap::at(column, index))
        })
    }

    /// Returns the payments for a gap, or `None` if [`gaps`](LegalMoves::gaps) does not list it.
    pub fn payments(&self, gap: Gap, any_colour: bool) -> Option<Payments> {
        let place = gap.column().checked_sub(self.frame).filter(|place| *place < FRAME_WIDTH)?;
        self.gaps(any_colour).any(|open| open == gap).then(|| {
            let open = self.open[usize::from(place)];
            let colour = Colour::ALL.into_iter().find(|colour| open.get(*colour as usize) & gap.bit() != 0);
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

/// Returns the bits of `SIMPLE_ACTIONS` for the card tiles of the active player.
#[inline]
fn card_tiles(table: &Table) -> u8 {
    let held = table.tiles(table.active());
    (2..=4).fold(0, |bits, count| bits | u8::from(held[Tile::Cards(count)] > 0) << (count - 1))
}

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

impl Table {
    /// Checks an action of the active player, who holds `hand`.
    pub(crate) fn check(&self, hand: Cards, action: Action) -> Result<(), IllegalMove> {
        match self.stage() {
            Stage::Over => return Err(IllegalMove::GameOver),
            Stage::Strips | Stage::Tiles | Stage::Deal(_) | Stage::Draw(_) => return Err(IllegalMove::ChanceFirst),
            Stage::Act | Stage::Close | Stage::Discard => {}
        }
        let discarding = self.stage() == Stage::Discard;
        match action {
            Action::Discard { cards } if discarding => check_discard(hand, cards),
            Action::Discard { .. } => Err(IllegalMove::NothingToDiscard),
            _ if discarding => Err(IllegalMove::DiscardFirst { excess: hand.total() - HAND_LIMIT }),
            Action::Draw => self.check_action_owed(),
            Action::Place { gap, paid, any_colour } => {
                self.check_action_owed()?;
                self.check_payment(hand, gap, paid, any_colour)
            }
            Action::TakeCards { count } => self.check_tile(Tile::Cards(count)),
            Action::DoubleMove if self.owes_action => Err(IllegalMove::DoubleMoveTooEarly),
            Action::DoubleMove => self.check_tile(Tile::DoubleMove),
            Action::EndTurn if self.owes_action => Err(IllegalMove::ActionOwed),
            Action::EndTurn => Ok(()),
        }
    }

    fn check_action_owed(&self) -> Result<(), IllegalMove> {
        self.owes_action.then_some(()).ok_or(IllegalMove::NoActionOwed)
    }

    fn check_tile(&self, tile: Tile) -> Result<(), IllegalMove> {
        let held = tile.is_valid() && self.tiles(self.active())[tile] > 0;
        held.then_some(()).ok_or(IllegalMove::NoSuchTile { tile })
    }

    /// Checks whether the active player may place a gem in a gap, whatever it costs (P1, F2). Returns its price and
    /// colour.
    ///
    /// # Errors
    ///
    /// Returns why the gap is not available.
    pub fn check_gap(&self, gap: Gap) -> Result<(u8, Colour), IllegalMove> {
        let (_, colour) = self.gap(gap).ok_or(IllegalMove::NoSuchGap { gap })?;
        let price = self.price(gap.column()).ok_or(IllegalMove::OutsideFrame { gap, frame: self.frame() })?;
        match self.content(gap) {
            Content::Gem(by) => Err(IllegalMove::GapTaken { gap, by }),
            Content::Drop => Err(IllegalMove::GapHasDrop { gap }),
            Content::Empty if !self.can_supply_gem(self.active()) => Err(IllegalMove::NoGemLeft),
            Content::Empty => Ok((price, colour)),
        }
    }

    /// Checks whether the active player, who holds `hand`, has any payment for a gap.
    ///
    /// # Errors
    ///
    /// Returns why the gap is not available or cannot be paid.
    pub fn check_affordable(&self, hand: Cards, gap: Gap, any_colour: bool) -> Result<(), IllegalMove> {
        let (price, colour) = self.check_gap(gap)?;
        if any_colour {
            self.check_tile(Tile::AnyColour)?;
        }
        match payments(hand, price, (!any_colour).then_some(colour)).len() {
            0 => Err(IllegalMove::CannotAfford { price, colour, hand }),
            _ => Ok(()),
        }
    }

    /// Checks that a payment is exact and in the hand (P2–P4, B3).
    fn check_payment(&self, hand: Cards, gap: Gap, paid: Cards, any_colour: bool) -> Result<(), IllegalMove> {
        let (price, colour) = self.check_gap(gap)?;
        if any_colour {
            self.check_tile(Tile::AnyColour)?;
        }
        let colour = (!any_colour).then_some(colour);
        let wrong = |error| IllegalMove::WrongPayment { price, colour, paid, error };
        let units = colour.map_or(CardsPerUnit::ANY, CardsPerUnit::in_colour).units(paid);
        match units.ok_or(wrong(PaymentError::BrokenPair))?.cmp(&price) {
            std::cmp::Ordering::Less => Err(wrong(PaymentError::TooFew)),
            std::cmp::Ordering::Greater => Err(wrong(PaymentError::TooMany)),
            std::cmp::Ordering::Equal if hand.contains(paid) => Ok(()),
            std::cmp::Ordering::Equal => Err(IllegalMove::NotInHand { offered: paid, hand }),
        }
    }
}

fn check_discard(hand: Cards, cards: Cards) -> Result<(), IllegalMove> {
    let excess = hand.total() - HAND_LIMIT;
    if !hand.contains(cards) {
        return Err(IllegalMove::NotInHand { offered: cards, hand });
    }
    if cards.total() != excess {
        return Err(IllegalMove::WrongDiscard { excess, offered: cards.total() });
    }
    Ok(())
}
