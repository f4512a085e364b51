//! Chance is a participant: it is asked, and its outcome is applied like an action.

use crate::rng::RandomWord;
use crate::table::Stage;
use crate::{Cards, Colour, ROWS, Rng, Seat, SeenCards, State, Tile, TileCounts, Viewer};
use std::fmt;

/// S1: which of the five strips, a to e, lies at positions 6 to 10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StripOrder([u8; 5]);

impl StripOrder {
    pub const PRINTED: StripOrder = StripOrder([0, 1, 2, 3, 4]);

    /// Each of 0 to 4 once.
    pub fn new(order: [u8; 5]) -> Option<StripOrder> {
        (0..5).all(|strip| order.contains(&strip)).then_some(StripOrder(order))
    }

    /// Where the column at a position, 1 to 11, stands in the edition's list, in which strip a is the sixth.
    #[inline]
    pub(crate) const fn lookup(self, position: u8) -> usize {
        let column = position as usize - 1;
        if column >= 5 && column < 10 { 5 + self.0[column - 5] as usize } else { column }
    }

    pub fn parse(text: &str) -> Option<StripOrder> {
        let letters: [u8; 5] = text.as_bytes().try_into().ok()?;
        StripOrder::new(letters.map(|letter| letter.wrapping_sub(b'a')))
    }
}

/// `cabed`
impl fmt::Display for StripOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|strip| write!(f, "{}", char::from(b'a' + strip)))
    }
}

/// What chance is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// S1
    Strips,
    /// S2, I7: five tiles, light or dark backs.
    Tiles { position: u8, dark: bool },
    /// S5: a seat's first cards.
    Deal { seat: Seat, count: u8 },
    /// T3, B2: cards for the active player, as many as there are (T5).
    Draw { seat: Seat, count: u8 },
}

/// What chance answers. `D` is what is known of drawn cards: all of it here, less of it in a [`SeenOutcome`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Outcome<D = Cards> {
    Strips(StripOrder),
    /// From the top row down.
    Tiles([Tile; ROWS]),
    Cards(D),
}

/// An outcome as one seat or a spectator may know it.
pub type SeenOutcome = Outcome<SeenCards>;

impl Outcome {
    /// What `viewer` may know of it, where drawn cards go to `receiver`.
    pub fn seen_by(self, viewer: Viewer, receiver: Seat) -> SeenOutcome {
        match self {
            Outcome::Strips(strips) => Outcome::Strips(strips),
            Outcome::Tiles(tiles) => Outcome::Tiles(tiles),
            Outcome::Cards(cards) => Outcome::Cards(SeenCards::of(cards, receiver, viewer)),
        }
    }
}

/// Why an outcome cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutcomeError {
    /// Nothing was asked of chance.
    NotAsked,
    /// Another kind of outcome was asked for.
    WrongKind { asked: Chance },
    /// So many cards come, no more and no fewer.
    WrongCount { expected: u8, got: u16 },
    /// The pile has no such cards left.
    NotInPile { cards: Cards, draw: Cards, discard: Cards },
    /// No such tiles lie face down.
    NotFaceDown { tile: Tile },
}

impl fmt::Display for OutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutcomeError::NotAsked => write!(f, "no outcome of chance is due here"),
            OutcomeError::WrongKind { asked } => match asked {
                Chance::Strips => write!(f, "the order of the strips is due here"),
                Chance::Tiles { position, .. } => write!(f, "the tiles of position {position} are due here"),
                Chance::Deal { seat, count } => write!(f, "the {count} first cards of seat {seat} are due here"),
                Chance::Draw { seat, count } => write!(f, "{count} cards for seat {seat} are due here"),
            },
            OutcomeError::WrongCount { expected, got } => write!(f, "{expected} cards come, not {got}"),
            OutcomeError::NotInPile { cards, draw, discard } => {
                write!(f, "{cards} cannot come from a draw pile of {draw} and a discard pile of {discard}")
            }
            OutcomeError::NotFaceDown { tile } => write!(f, "no more tile {tile} lies face down"),
        }
    }
}

impl std::error::Error for OutcomeError {}

impl State {
    /// What chance is asked for now, if anything.
    pub fn chance(&self) -> Option<Chance> {
        match self.table.stage {
            Stage::Strips => Some(Chance::Strips),
            Stage::Tiles => {
                let position = self.table.shown_position();
                Some(Chance::Tiles { position, dark: is_dark(position) })
            }
            Stage::Deal(seat) => Some(Chance::Deal { seat, count: initial_hand_size(seat) }),
            Stage::Draw(owed) => Some(Chance::Draw { seat: self.table.active, count: self.obtainable(owed) }),
            Stage::Act | Stage::Close | Stage::Discard | Stage::Over => None,
        }
    }

    /// T4, T5: as many as asked for, or what both piles hold.
    #[inline]
    pub(crate) fn obtainable(&self, owed: u8) -> u8 {
        owed.min(self.draw.total() + self.table.discard.total())
    }

    /// An outcome of the chance that is asked for, with the right odds. Panics where chance is not asked.
    #[inline]
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Outcome {
        match self.table.stage {
            Stage::Strips => Outcome::Strips(sample_strips(rng)),
            Stage::Tiles => Outcome::Tiles(sample_tiles(self.hidden_tiles(), rng)),
            Stage::Deal(seat) => Outcome::Cards(sample_cards(self.draw, initial_hand_size(seat), rng)),
            Stage::Draw(owed) => Outcome::Cards(self.sample_draw(owed, rng)),
            Stage::Act | Stage::Close | Stage::Discard | Stage::Over => panic!("chance is not asked"),
        }
    }

    /// T4: what is left of the draw pile comes first, then the discard pile.
    #[inline]
    fn sample_draw<R: Rng + ?Sized>(&self, owed: u8, rng: &mut R) -> Cards {
        let left = self.draw.total();
        if owed <= left {
            return sample_cards(self.draw, owed, rng);
        }
        let rest = self.obtainable(owed) - left;
        self.draw + sample_cards(self.table.discard, rest, rng)
    }

    /// C7: the face-down tiles that the next position is turned up from.
    pub(crate) fn hidden_tiles(&self) -> TileCounts {
        if is_dark(self.table.shown_position()) { self.table.dark } else { self.table.light }
    }

    /// Whether an outcome can be.
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

/// C7: positions 13 and 14 hold dark backs.
pub(crate) const fn is_dark(position: u8) -> bool {
    position >= 13
}

/// S5: 4, 5, 6, 7 in turn order.
pub(crate) const fn initial_hand_size(seat: Seat) -> u8 {
    4 + seat.index() as u8
}

fn sample_strips<R: Rng + ?Sized>(rng: &mut R) -> StripOrder {
    let mut order = StripOrder::PRINTED.0;
    let mut draws = RandomWord::new(rng);
    for last in (1..order.len()).rev() {
        order.swap(last, draws.below(last as u32 + 1) as usize);
    }
    StripOrder(order)
}

fn sample_tiles<R: Rng + ?Sized>(mut hidden: TileCounts, rng: &mut R) -> [Tile; ROWS] {
    let mut draws = RandomWord::new(rng);
    let mut left = u32::from(hidden.total());
    [(); ROWS].map(|()| {
        let mut nth = draws.below(left) as u8;
        left -= 1;
        let tile = Tile::ALL.into_iter().find(|tile| {
            let count = hidden[*tile];
            let here = nth < count;
            nth = nth.wrapping_sub(count);
            here
        });
        let tile = tile.expect("below the number of tiles");
        hidden[tile] -= 1;
        tile
    })
}

/// `count` cards out of a pile that holds at least as many.
#[inline]
pub(crate) fn sample_cards<R: Rng + ?Sized>(pile: Cards, count: u8, rng: &mut R) -> Cards {
    let mut draws = RandomWord::new(rng);
    let (mut white, mut blue) = (u32::from(pile.white), u32::from(pile.blue));
    let mut left = u32::from(pile.total());
    let mut drawn = Cards::NONE;
    for nth in 0..count {
        // One word feeds at most seven cards, so that it stays close to uniform; a resampled hand takes more words.
        if nth % 7 == 6 {
            draws = RandomWord::new(rng);
        }
        let card = draws.below(left);
        left -= 1;
        let is_white = card < white;
        let is_blue = !is_white & (card < white + blue);
        white -= u32::from(is_white);
        blue -= u32::from(is_blue);
        drawn[Colour::White] += u8::from(is_white);
        drawn[Colour::Blue] += u8::from(is_blue);
    }
    drawn.orange = count - drawn.white - drawn.blue;
    drawn
}
