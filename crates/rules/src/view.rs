//! Views: what one seat or a spectator may know. Servers send and bots receive nothing else.

use crate::chance::sample_cards;
use crate::{Action, Cards, IllegalMove, LegalMoves, Next, Rng, Seat, SeatMap, Stage, State, Table};

/// Whose knowledge a view shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees their own hand.
    Seat(Seat),
    /// A spectator, who sees no hand.
    Spectator,
}

/// The game as one seat or a spectator knows it: the public table, the viewer's hand, and the sizes of hidden piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    table: Table,
    viewer: Viewer,
    /// The viewer's hand; empty for a spectator.
    hand: Cards,
    hand_sizes: SeatMap<u8>,
    draw_size: u8,
}

impl State {
    /// Returns what a seat or a spectator may know.
    #[inline]
    pub fn view(&self, viewer: Viewer) -> View {
        View {
            table: self.table,
            viewer,
            hand: match viewer {
                Viewer::Seat(seat) => self.hands[seat],
                Viewer::Spectator => Cards::NONE,
            },
            hand_sizes: SeatMap(self.hands.0.map(Cards::total)),
            draw_size: self.draw.total(),
        }
    }
}

impl View {
    /// Returns the public part of the state.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns whose view it is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns the viewer's hand; empty for a spectator.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// Returns the number of cards in a seat's hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat]
    }

    /// Returns how many cards the viewer holds above the hand limit (T7).
    pub fn excess_cards(&self) -> u8 {
        self.hand.total().saturating_sub(self.table.rules().hand_limit)
    }

    /// Returns the number of cards in the draw pile.
    pub fn draw_pile_size(&self) -> u8 {
        self.draw_size
    }

    /// Returns the cards hidden from the viewer: all other hands and the draw pile together.
    pub fn unseen(&self) -> Cards {
        self.table.edition().cards() - self.table.discard_pile() - self.hand
    }

    /// Returns who decides next.
    pub fn next(&self) -> Next {
        // `Chance` depends on pile sizes only, so any state with this view gives the answer.
        self.deal_unseen(Cards::first).next()
    }

    /// Returns whether the viewer decides now.
    pub fn is_my_turn(&self) -> bool {
        self.viewer == Viewer::Seat(self.table.active())
            && matches!(self.table.stage(), Stage::Act | Stage::Close | Stage::Discard)
    }

    /// Returns the moves of the viewer; empty unless the viewer decides now.
    pub fn legal_moves(&self) -> LegalMoves {
        if self.is_my_turn() { LegalMoves::new(&self.table, self.hand) } else { LegalMoves::none(&self.table) }
    }

    /// Checks an action of the viewer.
    ///
    /// # Errors
    ///
    /// Returns why the action is illegal.
    pub fn check(&self, action: Action) -> Result<(), IllegalMove> {
        if self.viewer != Viewer::Seat(self.table.active()) && self.table.stage() != Stage::Over {
            return Err(IllegalMove::NotYourTurn { active: self.table.active() });
        }
        self.table.check(self.hand, action)
    }

    /// Samples a full state consistent with this view. Public information and the viewer's hand stay fixed; unseen
    /// cards are dealt uniformly. `result.view(viewer)` equals `self`.
    pub fn resample<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        self.deal_unseen(|pile, count| sample_cards(pile, count, rng))
    }

    fn deal_unseen(&self, mut take: impl FnMut(Cards, u8) -> Cards) -> State {
        let mut unseen = self.unseen();
        let mut hands = SeatMap::default();
        for seat in self.table.players().seats() {
            if self.viewer == Viewer::Seat(seat) {
                hands[seat] = self.hand;
            } else {
                hands[seat] = take(unseen, self.hand_sizes[seat]);
                unseen -= hands[seat];
            }
        }
        State { table: self.table, hands, draw: unseen }
    }
}
