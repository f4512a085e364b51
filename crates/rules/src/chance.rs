//! Chance nodes: what has to be drawn or revealed, which outcomes are possible, and how to sample one.

use crate::rng::RandomWord;
use crate::table::Stage;
use crate::{Cards, ROWS, Rng, Seat, SeenCards, State, StripOrder, Tile, TileCounts, Viewer};
use std::fmt;

/// What chance has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The order of the strips (S1).
    Strips,
    /// The five tiles of a position (S2, I7).
    Tiles {
        /// The position, 6 to 14.
        position: u8,
        /// Whether the tiles have dark backs (C7).
        dark: bool,
    },
    /// The first cards of a seat (S5).
    Deal {
        /// The seat that receives the cards.
        seat: Seat,
        /// The number of cards.
        count: u8,
    },
    /// Cards for the active player (T3, B2).
    Draw {
        /// The active player.
        seat: Seat,
        /// The number of cards, already limited to what both piles hold (T5).
        count: u8,
    },
}

/// A decision of chance. `D` is what is known of drawn cards: everything by default, less in a [`SeenOutcome`].
///
/// Written as in a record: `strips cabed`, `tiles p1 c2 any dbl p3`, `got 2w1b1o`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Outcome", deny_unknown_fields))]
pub enum Outcome<D = Cards> {
    /// The order of the strips.
    Strips(StripOrder),
    /// The revealed tiles, from the top row down.
    Tiles([Tile; ROWS]),
    /// The drawn or dealt cards.
    Cards(D),
}

/// An outcome as one seat or a spectator may know it.
pub type SeenOutcome = Outcome<SeenCards>;

impl Outcome {
    /// Returns what `viewer` may know of the outcome. Drawn cards go to `receiver`.
    pub fn seen_by(self, viewer: Viewer, receiver: Seat) -> SeenOutcome {
        match self {
            Outcome::Strips(strips) => Outcome::Strips(strips),
            Outcome::Tiles(tiles) => Outcome::Tiles(tiles),
            Outcome::Cards(cards) => Outcome::Cards(SeenCards::of(cards, receiver, viewer)),
        }
    }
}

/// Error when an outcome is not possible in a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OutcomeError {
    /// The state is not waiting for chance.
    NotAsked,
    /// The state is waiting for another kind of outcome.
    WrongKind {
        /// What the state is waiting for.
        asked: Chance,
    },
    /// The number of cards is wrong.
    WrongCount {
        /// The number of cards due.
        expected: u8,
        /// The number of cards in the outcome.
        got: u16,
    },
    /// The piles do not hold the cards.
    NotInPile {
        /// The cards of the outcome.
        cards: Cards,
        /// The draw pile.
        draw: Cards,
        /// The discard pile.
        discard: Cards,
    },
    /// More tiles of a face than lie face down.
    NotFaceDown {
        /// The first tile that is not there.
        tile: Tile,
    },
}

impl fmt::Display for OutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutcomeError::NotAsked => write!(f, "unexpected outcome: no chance event is due"),
            OutcomeError::WrongKind { asked } => match asked {
                Chance::Strips => write!(f, "wrong kind of outcome: expected the order of the strips"),
                Chance::Tiles { position, .. } => {
                    write!(f, "wrong kind of outcome: expected the tiles of position {position}")
                }
                Chance::Deal { seat, count } => {
                    write!(f, "wrong kind of outcome: expected the {count} first cards of seat {seat}")
                }
                Chance::Draw { seat, count } => {
                    write!(f, "wrong kind of outcome: expected {count} cards for seat {seat}")
                }
            },
            OutcomeError::WrongCount { expected, got } => {
                write!(f, "wrong number of cards: expected {expected}, not {got}")
            }
            OutcomeError::NotInPile { cards, draw, discard } => {
                write!(f, "impossible cards {cards}: the draw pile is {draw} and the discard pile {discard}")
            }
            OutcomeError::NotFaceDown { tile } => write!(f, "impossible tile {tile}: no such tile is left face down"),
        }
    }
}

impl std::error::Error for OutcomeError {}

impl State {
    /// Returns what chance has to decide now, or `None` if a seat decides or the game is over.
    #[inline]
    pub fn chance(&self) -> Option<Chance> {
        match self.table.stage {
            Stage::Strips => Some(Chance::Strips),
            Stage::Tiles => {
                let position = self.table.shown_position();
                Some(Chance::Tiles { position, dark: self.table.rules().is_dark(position) })
            }
            Stage::Deal(seat) => Some(Chance::Deal { seat, count: self.table.first_hand(seat) }),
            Stage::Draw(owed) => Some(Chance::Draw { seat: self.table.active, count: self.obtainable(owed) }),
            Stage::Act | Stage::Close | Stage::Discard | Stage::Over => None,
        }
    }

    /// Returns how many of the `owed` cards can be drawn: all, or as many as both piles hold (T4, T5).
    #[inline]
    pub(crate) fn obtainable(&self, owed: u8) -> u8 {
        owed.min(self.draw.total() + self.table.discard.total())
    }

    /// Samples the outcome that is due, from the distribution of a fair shuffle.
    ///
    /// # Panics
    ///
    /// Panics if no outcome is due; see [`chance`](State::chance).
    #[inline]
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Outcome {
        match self.table.stage {
            Stage::Strips => Outcome::Strips(sample_strips(rng)),
            Stage::Tiles => Outcome::Tiles(sample_tiles(self.hidden_tiles(), rng)),
            Stage::Deal(seat) => Outcome::Cards(sample_cards(self.draw, self.table.first_hand(seat), rng)),
            Stage::Draw(owed) => Outcome::Cards(self.sample_draw(owed, rng)),
            Stage::Act | Stage::Close | Stage::Discard | Stage::Over => panic!("no outcome is due"),
        }
    }

    /// Samples cards from the rest of the draw pile first, then from the reshuffled discard pile (T4).
    #[inline]
    fn sample_draw<R: Rng + ?Sized>(&self, owed: u8, rng: &mut R) -> Cards {
        let left = self.draw.total();
        if owed <= left {
            return sample_cards(self.draw, owed, rng);
        }
        let rest = self.obtainable(owed) - left;
        self.draw + sample_cards(self.table.discard, rest, rng)
    }

    /// Returns the face-down tiles with the back of the position that is revealed next (C7).
    pub(crate) fn hidden_tiles(&self) -> TileCounts {
        if self.table.rules().is_dark(self.table.shown_position()) { self.table.dark } else { self.table.light }
    }

    /// Checks whether an outcome is possible now.
    ///
    /// # Errors
    ///
    /// Returns why it is not.
    pub fn check_outcome(&self, outcome: Outcome) -> Result<(), OutcomeError> {
        let asked = self.chance().ok_or(OutcomeError::NotAsked)?;
        match (asked, outcome) {
            (Chance::Strips, Outcome::Strips(_)) => Ok(()),
            (Chance::Tiles { .. }, Outcome::Tiles(tiles)) => self.check_tiles(tiles),
            (Chance::Deal { count, .. } | Chance::Draw { count, .. }, Outcome::Cards(cards)) => {
                self.check_cards(cards, count)
            }
            _ => Err(OutcomeError::WrongKind { asked }),
        }
    }

    fn check_tiles(&self, tiles: [Tile; ROWS]) -> Result<(), OutcomeError> {
        let mut hidden = self.hidden_tiles();
        for tile in tiles {
            if !tile.is_valid() || hidden[tile] == 0 {
                return Err(OutcomeError::NotFaceDown { tile });
            }
            hidden[tile] -= 1;
        }
        Ok(())
    }

    fn check_cards(&self, cards: Cards, expected: u8) -> Result<(), OutcomeError> {
        let got = cards.counts().into_iter().map(u16::from).sum();
        if got != u16::from(expected) {
            return Err(OutcomeError::WrongCount { expected, got });
        }
        let (draw, discard) = (self.draw, self.table.discard);
        let possible = if expected <= draw.total() {
            draw.contains(cards)
        } else {
            cards.contains(draw) && discard.contains(cards - draw)
        };
        possible.then_some(()).ok_or(OutcomeError::NotInPile { cards, draw, discard })
    }
}

fn sample_strips<R: Rng + ?Sized>(rng: &mut R) -> StripOrder {
    let mut order = StripOrder::PRINTED.strips();
    let mut draws = RandomWord::new(rng);
    for last in (1..order.len()).rev() {
        order.swap(last, draws.below(last as u32 + 1) as usize);
    }
    StripOrder::new(order).expect("swapping keeps each once")
}

fn sample_tiles<R: Rng + ?Sized>(mut hidden: TileCounts, rng: &mut R) -> [Tile; ROWS] {
    let mut draws = RandomWord::new(rng);
    let mut left = u32::from(hidden.total());
    [(); ROWS].map(|()| {
        let nth = draws.below(left) as u8;
        left -= 1;
        hidden.take_nth(nth)
    })
}

/// Samples `count` cards without replacement. The pile must hold at least as many.
#[inline]
pub(crate) fn sample_cards<R: Rng + ?Sized>(pile: Cards, count: u8, rng: &mut R) -> Cards {
    // Take at most seven cards from one random word, so that the draw stays close to uniform.
    const FIRST_WORD: u8 = 6;
    const NEXT_WORDS: u8 = 7;
    let mut rest = Counts { white: pile.white.into(), blue: pile.blue.into(), total: pile.total().into() };
    rest.take(count.min(FIRST_WORD), rng);
    let mut due = count.saturating_sub(FIRST_WORD);
    while due > 0 {
        rest.take(due.min(NEXT_WORDS), rng);
        due = due.saturating_sub(NEXT_WORDS);
    }
    let (white, blue) = (pile.white - rest.white as u8, pile.blue - rest.blue as u8);
    Cards::new(white, blue, count - white - blue)
}

/// A pile that cards are drawn from.
struct Counts {
    white: u32,
    blue: u32,
    total: u32,
}

impl Counts {
    /// Takes cards at random, all from one random word.
    #[inline]
    fn take<R: Rng + ?Sized>(&mut self, count: u8, rng: &mut R) {
        let mut draws = RandomWord::new(rng);
        for _ in 0..count {
            let card = draws.below(self.total);
            self.total -= 1;
            let is_white = card < self.white;
            let is_blue = !is_white & (card < self.white + self.blue);
            self.white -= u32::from(is_white);
            self.blue -= u32::from(is_blue);
        }
    }
}
