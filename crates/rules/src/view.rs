//! What one seat, or a spectator, may know. Nothing else leaves a server or reaches a bot.

use crate::chance::sample_cards;
use crate::{Action, Cards, IllegalMove, LegalMoves, Next, Rng, Seat, SeatMap, Stage, State, Table};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

/// The game as one seat or a spectator knows it: the open table, the own hand, and the sizes of the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    table: Table,
    viewer: Viewer,
    /// The viewer's own; empty for a spectator.
    hand: Cards,
    hand_sizes: SeatMap<u8>,
    draw_size: u8,
}

impl State {
    /// What a seat or a spectator may know.
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
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own hand; empty for a spectator.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat]
    }

    pub fn draw_pile_size(&self) -> u8 {
        self.draw_size
    }

    /// The cards that this viewer cannot see: other hands and the draw pile together.
    pub fn unseen(&self) -> Cards {
        self.table.edition().cards() - self.table.discard_pile() - self.hand
    }

    /// Who decides next.
    pub fn next(&self) -> Next {
        // Chance is described by sizes alone, so any state with this view gives the answer.
        self.deal_unseen(Cards::first).next()
    }

    /// Whether the viewer decides now.
    pub fn is_my_turn(&self) -> bool {
        self.viewer == Viewer::Seat(self.table.active())
            && matches!(self.table.stage(), Stage::Act | Stage::Close | Stage::Discard)
    }

    /// All that the viewer can do now; nothing where another decides.
    pub fn legal_moves(&self) -> LegalMoves {
        if self.is_my_turn() { LegalMoves::new(&self.table, self.hand) } else { LegalMoves::none() }
    }

    /// Whether the viewer may do this now; if not, why.
    pub fn check(&self, action: Action) -> Result<(), IllegalMove> {
        if self.viewer != Viewer::Seat(self.table.active()) && self.table.stage() != Stage::Over {
            return Err(IllegalMove::NotYourTurn { active: self.table.active() });
        }
        self.table.check(self.hand, action)
    }

    /// A full state that this view could be of, the unseen cards dealt out at random. Its view is this one again.
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
