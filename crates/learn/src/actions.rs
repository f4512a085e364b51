//! The action space: a fixed list of numbered actions, sized for an edition.
//!
//! | ids | action |
//! | --- | --- |
//! | 0 | draw |
//! | 1–3 | give up a card tile that shows 2, 3 or 4 |
//! | 4 | double move |
//! | 5 | end the turn |
//! | 6–96 | discard, and keep exactly the hand limit: one id for each hand of that size |
//! | from 97 | place a gem: place × cell × (without, with an any-colour tile) × payment |
//!
//! A payment is a way to write the price as units of white, blue and orange. A unit is one card of the gap's colour or
//! two of another, or one card of any colour with the tile, so the number of payments depends on the price alone.

use crate::cells::Cells;
use iquazu_rules::{
    Action, COLUMNS, Cards, Clause, Colour, Edition, Gap, IllegalMove, MAX_FRAME_WIDTH, Rules, Stage, Table,
    cheapest_payment,
};
use std::fmt;

/// The actions without parameters, in the order of their ids.
pub(crate) const SIMPLE: [Action; 6] = [
    Action::Draw,
    Action::TakeCards { count: 2 },
    Action::TakeCards { count: 3 },
    Action::TakeCards { count: 4 },
    Action::DoubleMove,
    Action::EndTurn,
];

/// The number of places in the frame.
pub(crate) const PLACES: usize = MAX_FRAME_WIDTH as usize;

/// The number of payments for the highest price.
pub const MAX_PAYMENTS: usize = payment_count(PLACES - 1);

/// Returns the number of payments for the price of a place.
pub(crate) const fn payment_count(place: usize) -> usize {
    compositions(place + 1)
}

/// Returns the number of ways to write a number as an ordered sum of three.
const fn compositions(total: usize) -> usize {
    (total + 1) * (total + 2) / 2
}

/// Returns the index of `[first, second, total - first - second]` among those ways, the first part ascending.
#[inline]
const fn composition_index(total: usize, first: usize, second: usize) -> usize {
    first * (2 * total + 3 - first) / 2 + second
}

/// An action without its payment: the first step of a two-step choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Head(pub usize);

/// The numbered actions of an edition.
#[derive(Clone, Debug)]
pub struct ActionSpace {
    edition: &'static Edition,
    pub(crate) cells: Cells,
    hand_limit: usize,
    /// The ids of the actions at each place of the frame begin here; the last one is the size.
    pub(crate) place_start: [usize; PLACES + 1],
}

/// Error when an id names no action in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeError {
    /// The id is not in the action space.
    OutOfRange {
        /// The id.
        id: usize,
        /// The number of ids.
        size: usize,
    },
    /// There is no gap in the cell.
    NoGap {
        /// The place in the frame, from 0.
        place: usize,
        /// The row, from 0.
        row: usize,
        /// The slot in the row, from 0.
        slot: usize,
    },
    /// The gap cannot be paid for, so there is no cheapest payment.
    Illegal(IllegalMove),
}

impl DecodeError {
    /// Returns the clause that the action violates, or `None` for an id that is not an action.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            DecodeError::OutOfRange { .. } => None,
            DecodeError::NoGap { .. } => Some(Clause::C6),
            DecodeError::Illegal(error) => Some(error.clause()),
        }
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::OutOfRange { id, size } => {
                write!(f, "action {id} is out of range: expected 0 to {}", size - 1)
            }
            DecodeError::NoGap { place, row, slot } => {
                write!(f, "there is no gap at place {}, row {}, slot {} (C6)", place + 1, row + 1, slot + 1)
            }
            DecodeError::Illegal(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DecodeError {}

impl ActionSpace {
    /// Creates the action space of an edition.
    pub fn new(edition: &'static Edition, rules: &Rules) -> ActionSpace {
        let cells = Cells::new(edition);
        let hand_limit = usize::from(rules.hand_limit);
        let mut place_start = [SIMPLE.len() + compositions(hand_limit); PLACES + 1];
        for place in 0..PLACES {
            place_start[place + 1] = place_start[place] + cells.per_column() * 2 * payment_count(place);
        }
        ActionSpace { edition, cells, hand_limit, place_start }
    }

    /// Returns the edition.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Returns the number of actions.
    pub fn size(&self) -> usize {
        self.place_start[PLACES]
    }

    /// Returns the number of gaps that fit into one row of a column.
    pub fn slots(&self) -> usize {
        self.cells.slots()
    }

    /// Returns the first id of a placement.
    pub fn first_placement(&self) -> usize {
        self.place_start[0]
    }

    /// Returns the number of heads: all actions but placements, and each cell without and with an any-colour tile.
    pub fn head_count(&self) -> usize {
        self.place_start[0] + PLACES * self.cells.per_column() * 2
    }

    /// Returns the id of an action, or `None` if it cannot be legal for this table and hand.
    #[inline]
    pub fn encode(&self, action: Action, table: &Table, hand: Cards) -> Option<usize> {
        match action {
            Action::Place { gap, paid, any_colour } => {
                let (cell, place, colour) = self.cell(gap, table)?;
                let units = units(paid, colour, any_colour)?;
                if units.iter().sum::<usize>() != place + 1 {
                    return None;
                }
                let payment = composition_index(place + 1, units[0], units[1]);
                let block = cell * 2 + usize::from(any_colour);
                Some(self.place_start[place] + block * payment_count(place) + payment)
            }
            Action::Discard { cards } => {
                let keep = hand.contains(cards).then(|| hand - cards)?.counts().map(usize::from);
                (keep.iter().sum::<usize>() == self.hand_limit)
                    .then(|| SIMPLE.len() + composition_index(self.hand_limit, keep[0], keep[1]))
            }
            Action::Draw => Some(0),
            Action::TakeCards { count } => (2..=4).contains(&count).then(|| usize::from(count) - 1),
            Action::DoubleMove => Some(4),
            Action::EndTurn => Some(5),
        }
    }

    /// Returns the action of an id, legal or not.
    ///
    /// # Errors
    ///
    /// Returns an error if the id is not an action here: out of range, a cell without a gap, or a hand that cannot be kept.
    #[inline]
    pub fn decode(&self, id: usize, table: &Table, hand: Cards) -> Result<Action, DecodeError> {
        if let Some(action) = SIMPLE.get(id) {
            return Ok(*action);
        }
        if id >= self.size() {
            return Err(DecodeError::OutOfRange { id, size: self.size() });
        }
        if id < self.place_start[0] {
            return self.discard(id, table, hand);
        }
        let (place, block, payment) = self.placement(id);
        let (gap, colour) = self.gap(place, block / 2, table)?;
        let any_colour = block % 2 == 1;
        let units = parts(place + 1, payment);
        let worth = |of: Colour| if any_colour || of == colour { 1 } else { 2 };
        let count = |of: Colour| units[of as usize] as u8 * worth(of);
        let paid = Cards::new(count(Colour::White), count(Colour::Blue), count(Colour::Orange));
        Ok(Action::Place { gap, paid, any_colour })
    }

    fn discard(&self, id: usize, table: &Table, hand: Cards) -> Result<Action, DecodeError> {
        let keep = parts(self.hand_limit, id - SIMPLE.len());
        let keep = Cards::new(keep[0] as u8, keep[1] as u8, keep[2] as u8);
        if hand.contains(keep) {
            return Ok(Action::Discard { cards: hand - keep });
        }
        Err(DecodeError::Illegal(match table.stage() {
            Stage::Discard => IllegalMove::NotInHand { offered: keep, hand },
            Stage::Over => IllegalMove::GameOver,
            _ => IllegalMove::NothingToDiscard,
        }))
    }

    /// Splits an id into its head and the index of its payment, which is 0 unless a gem is placed.
    pub fn split(&self, id: usize) -> (Head, usize) {
        if id < self.place_start[0] {
            return (Head(id), 0);
        }
        let (place, block, payment) = self.placement(id);
        (Head(self.place_start[0] + place * self.cells.per_column() * 2 + block), payment)
    }

    /// Joins a head and a payment, or returns `None` if there is no such action.
    pub fn join(&self, head: Head, payment: usize) -> Option<usize> {
        let Some((place, block)) = self.head_block(head) else {
            return (head.0 < self.place_start[0] && payment == 0).then_some(head.0);
        };
        (place < PLACES && payment < payment_count(place))
            .then(|| self.place_start[place] + block * payment_count(place) + payment)
    }

    /// Returns the id of the action with the cheapest payment for a head.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such head, or if the hand cannot pay.
    pub fn autopay(&self, head: Head, table: &Table, hand: Cards) -> Result<usize, DecodeError> {
        let Some((place, block)) = self.head_block(head) else { return Ok(head.0) };
        if place >= PLACES {
            return Err(DecodeError::OutOfRange { id: head.0, size: self.head_count() });
        }
        let (gap, colour) = self.gap(place, block / 2, table)?;
        let any_colour = block % 2 == 1;
        match cheapest_payment(hand, place as u8 + 1, Some(colour).filter(|_| !any_colour)) {
            Some(paid) => {
                let action = Action::Place { gap, paid, any_colour };
                Ok(self.encode(action, table, hand).expect("a payment of this price"))
            }
            None => Err(DecodeError::Illegal(IllegalMove::CannotAfford { price: place as u8 + 1, colour, hand })),
        }
    }

    /// Returns the place and the block (cell and tile) of a head, or `None` if it places no gem.
    fn head_block(&self, head: Head) -> Option<(usize, usize)> {
        let blocks = self.cells.per_column() * 2;
        let index = head.0.checked_sub(self.place_start[0])?;
        Some((index / blocks, index % blocks))
    }

    /// Splits the id of a placement into place, block (cell and tile) and payment.
    #[inline]
    fn placement(&self, id: usize) -> (usize, usize, usize) {
        let place = (1..PLACES).take_while(|place| id >= self.place_start[*place]).count();
        let index = id - self.place_start[place];
        (place, index / payment_count(place), index % payment_count(place))
    }

    /// Returns the gap in a cell of the frame.
    #[inline]
    fn gap(&self, place: usize, cell: usize, table: &Table) -> Result<(Gap, Colour), DecodeError> {
        let column = table.frame() + place as u8;
        let no_gap = DecodeError::NoGap { place, row: cell / self.slots(), slot: cell % self.slots() };
        if column > COLUMNS {
            return Err(no_gap);
        }
        let index = self.edition.column_index(table.strips(), column);
        let gap = self.cells.gap(index, cell).and_then(|index| Gap::new(column, index)).ok_or(no_gap)?;
        table.gap(gap).map(|(_, colour)| (gap, colour)).ok_or(no_gap)
    }

    /// Returns the cell, the place and the colour of a gap in the frame.
    #[inline]
    fn cell(&self, gap: Gap, table: &Table) -> Option<(usize, usize, Colour)> {
        let place = usize::from(gap.column().checked_sub(table.frame())?);
        let (_, colour) = table.gap(gap)?;
        let index = self.edition.column_index(table.strips(), gap.column());
        let cell = self.cells.of_column(index)[usize::from(gap.index())];
        (place < PLACES).then_some((cell.into(), place, colour))
    }
}

/// Returns the units of a payment by colour, or `None` if it breaks a pair.
#[inline]
fn units(paid: Cards, colour: Colour, any_colour: bool) -> Option<[usize; 3]> {
    let mut units = paid.counts().map(usize::from);
    for other in Colour::ALL.into_iter().filter(|other| !any_colour && *other != colour) {
        let count = &mut units[other as usize];
        if *count % 2 == 1 {
            return None;
        }
        *count /= 2;
    }
    Some(units)
}

/// Returns the parts of a way to write `total` as a sum of three; the reverse of [`composition_index`].
#[inline]
pub(crate) fn parts(total: usize, mut index: usize) -> [usize; 3] {
    let mut first = 0;
    while index > total - first {
        index -= total - first + 1;
        first += 1;
    }
    [first, index, total - first - index]
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Players, SplitMix, State};

    #[test]
    fn parts_and_indices_are_inverse() {
        for total in [1, 2, 3, 4, 5, 12] {
            for index in 0..compositions(total) {
                let [first, second, third] = parts(total, index);
                assert_eq!(first + second + third, total);
                assert_eq!(composition_index(total, first, second), index);
            }
        }
    }

    #[test]
    fn every_legal_move_has_an_id_of_its_own_and_the_mask_lists_exactly_those() {
        for edition in Edition::built_in() {
            for players in Players::ALL {
                check_games(edition, players);
            }
        }
    }

    fn check_games(edition: &'static Edition, players: Players) {
        let space = ActionSpace::new(edition, &Rules::LATEST);
        let mut mask = vec![0; space.size()];
        let mut heads = vec![0; space.head_count()];
        let mut stages = std::collections::HashSet::new();
        for seed in 0..8 {
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(edition, players);
            while let Some(seat) = state.advance(&mut rng, &mut ()) {
                let (table, hand) = (state.table(), state.hand(seat));
                stages.insert(table.stage());
                space.write_mask(table, hand, &mut mask);
                space.write_head_mask(table, hand, &mut heads);
                let moves = state.legal_moves();
                let mut expected = vec![0; space.size()];
                let mut expected_heads = vec![0; space.head_count()];
                for action in moves.iter() {
                    let id = space.encode(action, table, hand).expect("an id");
                    assert_eq!(std::mem::replace(&mut expected[id], 1), 0, "{action} shares its id");
                    assert_eq!(space.decode(id, table, hand), Ok(action));
                    let (head, payment) = space.split(id);
                    expected_heads[head.0] = 1;
                    assert_eq!(space.join(head, payment), Some(id));
                    assert_eq!(mask[space.autopay(head, table, hand).expect("payable")], 1);
                }
                assert_eq!(mask, expected, "{}", state.to_position());
                assert_eq!(heads, expected_heads);
                // A player who always draws has to discard sooner or later; random moves hardly ever lead there.
                let draws = seed % 2 == 1 && state.check(Action::Draw).is_ok();
                let action = if draws { Action::Draw } else { moves.pick(&mut rng) };
                state.play(action, &mut ()).expect("legal");
            }
        }
        assert_eq!(stages.len(), 3, "all kinds of decisions were met");
    }
}
