//! The whole game at one moment, hidden cards included.

use crate::{
    Action, Cards, Chance, Edition, IllegalMove, Observer, Outcome, OutcomeError, Players, Seat, SeatMap, Stage, Table,
};

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// A seat chooses an [`Action`].
    Seat(Seat),
    /// An [`Outcome`] is due.
    Chance(Chance),
    /// E1
    Over,
}

/// A game at one moment: the open [`Table`], every hand, and what is left of the draw pile. The order of a pile does
/// not exist; each draw is sampled when it happens, so there is no future to leak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: SeatMap<Cards>,
    pub(crate) draw: Cards,
}

const _: () = assert!(size_of::<State>() <= 256, "a state is copied millions of times a second");

impl State {
    /// Before the setup: chance has to place the strips, turn up tiles and deal (S1–S6).
    pub fn new(edition: &'static Edition, players: Players) -> State {
        State { table: Table::new(edition, players), hands: SeatMap::default(), draw: edition.cards() }
    }

    pub fn next(&self) -> Next {
        match self.table.stage {
            Stage::Act | Stage::Close | Stage::Discard => Next::Seat(self.table.active),
            Stage::Over => Next::Over,
            _ => Next::Chance(self.chance().expect("the other stages ask chance")),
        }
    }

    pub fn is_over(&self) -> bool {
        self.table.stage == Stage::Over
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    pub fn draw_pile(&self) -> Cards {
        self.draw
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.table.scores[seat]
    }

    /// E5: all seats with the most points.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let seats = self.table.players.seats();
        let most = seats.clone().map(|seat| self.score(seat)).max();
        seats.filter(move |seat| Some(self.score(*seat)) == most)
    }

    /// T1: whether it is this seat that decides.
    pub fn check_turn(&self, seat: Seat) -> Result<(), IllegalMove> {
        match self.next() {
            Next::Over => Err(IllegalMove::GameOver),
            Next::Chance(_) => Err(IllegalMove::ChanceFirst),
            Next::Seat(active) if active != seat => Err(IllegalMove::NotYourTurn { active }),
            Next::Seat(_) => Ok(()),
        }
    }

    /// Whether the active player may do this; if not, why.
    pub fn check(&self, action: Action) -> Result<(), IllegalMove> {
        self.table.check(self.hands[self.table.active], action)
    }

    /// Carries out an action of the active player. A refused one leaves the state as it was.
    pub fn play(&mut self, action: Action, observer: &mut impl Observer) -> Result<(), IllegalMove> {
        self.check(action)?;
        self.play_unchecked(action, observer);
        Ok(())
    }

    /// Applies an outcome of chance. An impossible one leaves the state as it was.
    pub fn resolve(&mut self, outcome: Outcome, observer: &mut impl Observer) -> Result<(), OutcomeError> {
        self.check_outcome(outcome)?;
        self.resolve_unchecked(outcome, observer);
        Ok(())
    }
}
