//! The cards whose places everybody sees: sizes of hands and piles, the discard pile, and the viewer's own hand.

use super::InformationError;
use crate::{Cards, Seat, SeatMap, SeenCards, View, Viewer};

/// What the viewer sees of the cards at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardCounts {
    pub(crate) viewer: Seat,
    /// All cards of the edition (C2).
    pub(crate) deck: Cards,
    pub(crate) hand: Cards,
    pub(crate) discard: Cards,
    pub(crate) sizes: SeatMap<u8>,
    pub(crate) draw_size: u8,
}

impl CardCounts {
    pub(crate) fn new(view: &View) -> Result<CardCounts, InformationError> {
        let Viewer::Seat(viewer) = view.viewer() else { return Err(InformationError::Spectator) };
        let mut sizes = SeatMap::default();
        view.table().players().seats().for_each(|seat| sizes[seat] = view.hand_size(seat));
        Ok(CardCounts {
            viewer,
            deck: view.table().edition().cards(),
            hand: view.hand(),
            discard: view.table().discard_pile(),
            sizes,
            draw_size: view.draw_pile_size(),
        })
    }

    /// Returns the cards in the other hands and in the draw pile together.
    pub(crate) fn unseen(&self) -> Cards {
        self.deck - self.discard - self.hand
    }

    /// Moves drawn cards from the piles to a hand. Returns how many of them came from the draw pile before it was
    /// renewed by a reshuffle (T4), or `None` if the piles do not hold them.
    pub(crate) fn draw(&mut self, seat: Seat, cards: SeenCards) -> Option<u8> {
        let count = match cards {
            SeenCards::Faces(faces) if seat == self.viewer => {
                self.hand = self.hand.checked_add(faces)?;
                checked_total(faces)?
            }
            SeenCards::Count(count) if seat != self.viewer => count,
            _ => return None,
        };
        let before = count.min(self.draw_size);
        self.sizes[seat] = self.sizes[seat].checked_add(count)?;
        if count > self.draw_size {
            self.draw_size = (self.draw_size + self.discard.total()).checked_sub(count)?;
            self.discard = Cards::NONE;
        } else {
            self.draw_size -= count;
        }
        self.deck.contains(self.hand.checked_add(self.discard)?).then_some(before)
    }

    /// Moves cards from a hand to the discard pile. Returns `None` if the hand does not hold them.
    pub(crate) fn pay(&mut self, seat: Seat, cards: Cards) -> Option<()> {
        let count = checked_total(cards)?;
        self.sizes[seat] = self.sizes[seat].checked_sub(count)?;
        if seat == self.viewer {
            self.hand = self.hand.contains(cards).then(|| self.hand - cards)?;
        }
        self.discard = self.discard.checked_add(cards)?;
        self.deck.contains(self.hand.checked_add(self.discard)?).then_some(())
    }

    /// Returns whether the numbers of cards add up to the deck.
    pub(crate) fn add_up(&self) -> bool {
        let Some(seen) = self.hand.checked_add(self.discard).filter(|seen| self.deck.contains(*seen)) else {
            return false;
        };
        let hidden = Seat::ALL.into_iter().filter(|seat| *seat != self.viewer).map(|seat| u16::from(self.sizes[seat]));
        self.sizes[self.viewer] == self.hand.total()
            && hidden.sum::<u16>() + u16::from(self.draw_size) == u16::from((self.deck - seen).total())
    }
}

fn checked_total(cards: Cards) -> Option<u8> {
    cards.counts().into_iter().try_fold(0_u8, u8::checked_add)
}
