//! Masks of legal actions, written without listing the moves.

use crate::actions::{ActionSpace, MAX_PAYMENTS, PLACES, SIMPLE, parts, payment_count};
use iquazu_rules::{COLUMNS, Cards, Colour, Column, MAX_FRAME_WIDTH, Stage, Table, Tile};

/// The most units of one colour that count, and the number of supplies of units.
const MAX_UNITS: usize = MAX_FRAME_WIDTH as usize;
const SUPPLIES: usize = (MAX_UNITS + 1).pow(3);

/// For each supply of units and each place the payments that it allows.
static PAYMENT_MASKS: [[[i8; MAX_PAYMENTS]; PLACES]; SUPPLIES] = all_payment_masks();

const fn all_payment_masks() -> [[[i8; MAX_PAYMENTS]; PLACES]; SUPPLIES] {
    let mut masks = [[[0; MAX_PAYMENTS]; PLACES]; SUPPLIES];
    let mut supply = 0;
    while supply < SUPPLIES {
        let [most_first, most_second, most_third] = [supply / 36, supply / 6 % 6, supply % 6];
        let mut place = 0;
        while place < PLACES {
            let (mut index, mut first) = (0, 0);
            while first <= place + 1 {
                let mut second = 0;
                while first + second <= place + 1 {
                    let third = place + 1 - first - second;
                    let payable = first <= most_first && second <= most_second && third <= most_third;
                    masks[supply][place][index] = payable as i8;
                    index += 1;
                    second += 1;
                }
                first += 1;
            }
            place += 1;
        }
        supply += 1;
    }
    masks
}

/// The payments that a hand allows, for gaps of one colour or with an any-colour tile.
#[derive(Clone, Copy)]
struct Payments {
    masks: &'static [[i8; MAX_PAYMENTS]; PLACES],
    /// The highest price that the hand can pay.
    units: usize,
}

impl Payments {
    #[inline]
    fn new(hand: Cards, colour: Option<Colour>) -> Payments {
        let units = |of: Colour| {
            let single = colour.is_none_or(|colour| colour == of);
            usize::from(if single { hand[of] } else { hand[of] / 2 }).min(MAX_UNITS)
        };
        let [white, blue, orange] = Colour::ALL.map(units);
        Payments { masks: &PAYMENT_MASKS[(white * 6 + blue) * 6 + orange], units: white + blue + orange }
    }

    /// Returns whether the price of a place can be paid.
    #[inline]
    fn reach(&self, place: usize) -> bool {
        self.units > place
    }
}

/// What a mask needs of a table: the open gaps of a place in the frame, and their cells.
struct Open<'s> {
    cells: &'s [u8; Column::MAX_GAPS],
    column: &'static Column,
    gaps: u16,
}

impl Open<'_> {
    /// Calls `each` with the cell and the colour of every open gap.
    #[inline]
    fn for_each(&self, mut each: impl FnMut(usize, Colour)) {
        let mut gaps = self.gaps;
        while gaps != 0 {
            let gap = gaps.trailing_zeros() as usize;
            gaps &= gaps - 1;
            each(usize::from(self.cells[gap]), self.column.gaps()[gap].1);
        }
    }
}

impl ActionSpace {
    /// Writes 1 for each legal action of the active player with this hand, and 0 for all others. All are 0 if no seat
    /// decides.
    ///
    /// # Panics
    ///
    /// Panics unless `mask` is as long as the action space.
    pub fn write_mask(&self, table: &Table, hand: Cards, mask: &mut [i8]) {
        assert_eq!(mask.len(), self.size(), "the length of a mask");
        mask.fill(0);
        if self.write_simple(table, hand, mask) {
            let any_colour = self.any_colour(table, hand);
            let by_colour = Colour::ALL.map(|colour| Payments::new(hand, Some(colour)));
            self.write_place::<0, 3>(table, &by_colour, any_colour, mask);
            self.write_place::<1, 6>(table, &by_colour, any_colour, mask);
            self.write_place::<2, 10>(table, &by_colour, any_colour, mask);
            self.write_place::<3, 15>(table, &by_colour, any_colour, mask);
            self.write_place::<4, 21>(table, &by_colour, any_colour, mask);
        }
    }

    /// Writes 1 for each head that a legal action has, and 0 for all others.
    ///
    /// # Panics
    ///
    /// Panics unless `mask` has an entry for each head.
    pub fn write_head_mask(&self, table: &Table, hand: Cards, mask: &mut [i8]) {
        assert_eq!(mask.len(), self.head_count(), "the length of a mask");
        mask.fill(0);
        if !self.write_simple(table, hand, mask) {
            return;
        }
        let any_colour = self.any_colour(table, hand);
        let by_colour = Colour::ALL.map(|colour| Payments::new(hand, Some(colour)));
        for place in 0..PLACES {
            let start = self.place_start[0] + place * self.cells.per_column() * 2;
            self.open(table, place).for_each(|cell, colour| {
                mask[start + cell * 2] = by_colour[colour as usize].reach(place).into();
                mask[start + cell * 2 + 1] = any_colour.is_some_and(|payments| payments.reach(place)).into();
            });
        }
    }

    /// Writes the actions that place no gem. Returns whether a gem may be placed.
    fn write_simple(&self, table: &Table, hand: Cards, mask: &mut [i8]) -> bool {
        let tiles = table.tiles(table.active());
        let is_legal = |id: usize| match table.stage() {
            Stage::Act => id == 0,
            Stage::Close => id == 5 || (id == 4 && tiles[Tile::DoubleMove] > 0),
            _ => false,
        };
        match table.stage() {
            Stage::Act | Stage::Close => {
                for (id, legal) in mask[..SIMPLE.len()].iter_mut().enumerate() {
                    let cards = (1..=3).contains(&id) && tiles[Tile::Cards(id as u8 + 1)] > 0;
                    *legal = i8::from(cards || is_legal(id));
                }
                table.stage() == Stage::Act && table.can_supply_gem(table.active())
            }
            Stage::Discard => {
                let limit = usize::from(table.rules().hand_limit);
                let held = hand.counts().map(usize::from);
                for (index, legal) in mask[SIMPLE.len()..self.place_start[0]].iter_mut().enumerate() {
                    let left = parts(limit, index);
                    *legal = i8::from(left.iter().zip(held).all(|(left, held)| *left <= held));
                }
                false
            }
            _ => false,
        }
    }

    fn any_colour(&self, table: &Table, hand: Cards) -> Option<Payments> {
        (table.tiles(table.active())[Tile::AnyColour] > 0).then(|| Payments::new(hand, None))
    }

    /// Writes the placements at one place. `N` is the number of payments, a constant so that copies are short.
    #[inline]
    fn write_place<const PLACE: usize, const N: usize>(
        &self,
        table: &Table,
        by_colour: &[Payments; 3],
        any_colour: Option<Payments>,
        mask: &mut [i8],
    ) {
        const { assert!(N == payment_count(PLACE)) };
        if any_colour.is_none() && by_colour.iter().all(|payments| !payments.reach(PLACE)) {
            return;
        }
        let chunk = |payments: Payments| payments.masks[PLACE].first_chunk::<N>().expect("at most all payments");
        let (by_colour, any_colour) = (by_colour.map(chunk), any_colour.map(chunk));
        let (blocks, _) = mask[self.place_start[PLACE]..self.place_start[PLACE + 1]].as_chunks_mut::<N>();
        self.open(table, PLACE).for_each(|cell, colour| {
            blocks[cell * 2] = *by_colour[colour as usize];
            if let Some(payments) = any_colour {
                blocks[cell * 2 + 1] = *payments;
            }
        });
    }

    #[inline]
    fn open(&self, table: &Table, place: usize) -> Open<'_> {
        let position = (table.frame() + place as u8).min(COLUMNS);
        let exists = position == table.frame() + place as u8;
        let column = table.column(position);
        let all = (1_u16 << column.gaps().len()) - 1;
        let gaps = if exists { all & !table.filled_mask(position) } else { 0 };
        Open { cells: self.cells.of_column(self.edition().column_index(table.strips(), position)), column, gaps }
    }
}
