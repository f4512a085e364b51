//! Cards as counts: a hand or a pile is one number per colour and has no order.

use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

/// A colour of cards and gaps (C2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Colour {
    /// Written `w`.
    White,
    /// Written `b`.
    Blue,
    /// Written `o`.
    Orange,
}

impl Colour {
    /// All colours, in the order of the text forms.
    pub const ALL: [Colour; 3] = [Colour::White, Colour::Blue, Colour::Orange];

    /// Returns the letter of the text forms: `w`, `b` or `o`.
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'w',
            Colour::Blue => 'b',
            Colour::Orange => 'o',
        }
    }

    /// Returns the colour of a letter, or `None` for any letter but `w`, `b` and `o`.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::White => "white",
            Colour::Blue => "blue",
            Colour::Orange => "orange",
        })
    }
}

/// A number of cards of each colour: a hand, a pile or a payment.
///
/// Written `2w1o`, or `-` if empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cards {
    /// The number of white cards.
    pub white: u8,
    /// The number of blue cards.
    pub blue: u8,
    /// The number of orange cards.
    pub orange: u8,
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards::new(0, 0, 0);

    /// Creates a set of cards from its counts.
    pub const fn new(white: u8, blue: u8, orange: u8) -> Cards {
        Cards { white, blue, orange }
    }

    /// Returns `count` cards of one colour.
    pub fn of(colour: Colour, count: u8) -> Cards {
        let mut cards = Cards::NONE;
        cards[colour] = count;
        cards
    }

    /// Returns the number of cards of all colours. At most 255, which all checked constructors guarantee.
    pub const fn total(self) -> u8 {
        self.white + self.blue + self.orange
    }

    /// Returns whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Returns whether there are at least as many cards of each colour as in `other`.
    pub const fn contains(self, other: Cards) -> bool {
        self.white >= other.white && self.blue >= other.blue && self.orange >= other.orange
    }

    /// Returns the counts in the order white, blue, orange.
    pub const fn counts(self) -> [u8; 3] {
        [self.white, self.blue, self.orange]
    }

    /// Returns `count` of these cards, white before blue before orange. `count` is at most the total.
    pub(crate) fn first(self, count: u8) -> Cards {
        let white = self.white.min(count);
        let blue = self.blue.min(count - white);
        Cards::new(white, blue, count - white - blue)
    }

    /// Returns the sum, or `None` if a count overflows.
    pub fn checked_add(self, other: Cards) -> Option<Cards> {
        Some(Cards::new(
            self.white.checked_add(other.white)?,
            self.blue.checked_add(other.blue)?,
            self.orange.checked_add(other.orange)?,
        ))
    }
}

impl From<[u8; 3]> for Cards {
    fn from([white, blue, orange]: [u8; 3]) -> Cards {
        Cards { white, blue, orange }
    }
}

impl Index<Colour> for Cards {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        match colour {
            Colour::White => &self.white,
            Colour::Blue => &self.blue,
            Colour::Orange => &self.orange,
        }
    }
}

impl IndexMut<Colour> for Cards {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::White => &mut self.white,
            Colour::Blue => &mut self.blue,
            Colour::Orange => &mut self.orange,
        }
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, other: Cards) -> Cards {
        Cards::new(self.white + other.white, self.blue + other.blue, self.orange + other.orange)
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards::new(self.white - other.white, self.blue - other.blue, self.orange - other.orange)
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

/// Prints `2w1o`, or `-` if empty.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.counts() == [0; 3] {
            return f.write_str("-");
        }
        for colour in Colour::ALL {
            if self[colour] > 0 {
                write!(f, "{}{}", self[colour], colour.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}
