//! The full game state, hidden cards included.

use crate::{
    Action, Cards, Chance, Edition, Handicap, IllegalMove, Observer, Outcome, OutcomeError, Players, Rng, Rules, Seat,
    SeatMap, Stage, Table,
};

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// A seat chooses an [`Action`].
    Seat(Seat),
    /// Chance supplies an [`Outcome`].
    Chance(Chance),
    /// The game is over (E1).
    Over,
}

/// The full state of a game: the public [`Table`], every hand, and the draw pile.
///
/// A state is a plain value of at most 256 bytes without heap data. Piles have no order: each draw is sampled when it
/// happens, so the state holds no future that could leak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: SeatMap<Cards>,
    pub(crate) draw: Cards,
}

const _: () = assert!(size_of::<State>() <= 256, "a state is copied millions of times a second");

impl State {
    /// Creates the state before the setup: chance has to place the strips, reveal tiles and deal (S1–S6).
    pub fn new(edition: &'static Edition, players: Players) -> State {
        State::with_rules(edition, players, &Rules::LATEST)
    }

    /// Creates the state before the setup under another version of the rules.
    pub fn with_rules(edition: &'static Edition, players: Players, rules: &Rules) -> State {
        State { table: Table::new(edition, players, rules), hands: SeatMap::default(), draw: edition.cards() }
    }

    /// Creates the state before the setup in which seats have handicaps. Those of empty seats are ignored.
    pub fn with_handicaps(
        edition: &'static Edition,
        players: Players,
        rules: &Rules,
        handicaps: &SeatMap<Handicap>,
    ) -> State {
        let mut state = State::with_rules(edition, players, rules);
        state.table.give_handicaps(handicaps);
        state
    }

    /// Returns who decides next.
    #[inline]
    pub fn next(&self) -> Next {
        match self.table.stage {
            Stage::Act | Stage::Close | Stage::Discard => Next::Seat(self.table.active),
            Stage::Over => Next::Over,
            _ => Next::Chance(self.chance().expect("all other stages wait for chance")),
        }
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.stage == Stage::Over
    }

    /// Returns the public part of the state.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the hand of a seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// Returns the cards in the draw pile.
    pub fn draw_pile(&self) -> Cards {
        self.draw
    }

    /// Returns the score of a seat.
    pub fn score(&self, seat: Seat) -> u16 {
        self.table.scores[seat]
    }

    /// Iterates over the seats with the most points (E5).
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let seats = self.table.players.seats();
        let most = seats.clone().map(|seat| self.score(seat)).max();
        seats.filter(move |seat| Some(self.score(*seat)) == most)
    }

    /// Lets chance answer with sampled outcomes until a seat decides. Returns that seat, or `None` if the game is over.
    #[inline]
    pub fn advance<R: Rng + ?Sized>(&mut self, rng: &mut R, observer: &mut impl Observer) -> Option<Seat> {
        loop {
            match self.table.stage {
                Stage::Act | Stage::Close | Stage::Discard => return Some(self.table.active),
                Stage::Over => return None,
                _ => self.resolve_sampled(rng, observer),
            }
        }
    }

    /// Lets chance answer once. Apart from [`advance`](State::advance), which is inlined: mostly a seat decides already.
    fn resolve_sampled<R: Rng + ?Sized>(&mut self, rng: &mut R, observer: &mut impl Observer) {
        self.resolve_unchecked(self.sample(rng), observer);
    }

    /// Checks that it is this seat's turn to decide (T1).
    ///
    /// # Errors
    ///
    /// Returns why it is not.
    pub fn check_turn(&self, seat: Seat) -> Result<(), IllegalMove> {
        match self.next() {
            Next::Over => Err(IllegalMove::GameOver),
            Next::Chance(_) => Err(IllegalMove::ChanceFirst),
            Next::Seat(active) if active != seat => Err(IllegalMove::NotYourTurn { active }),
            Next::Seat(_) => Ok(()),
        }
    }

    /// Checks an action of the active player.
    ///
    /// # Errors
    ///
    /// Returns why the action is illegal.
    pub fn check(&self, action: Action) -> Result<(), IllegalMove> {
        self.table.check(self.hands[self.table.active], action)
    }

    /// Plays an action of the active player and everything that is forced after it.
    ///
    /// # Errors
    ///
    /// Returns why the action is illegal. The state is then unchanged.
    pub fn play(&mut self, action: Action, observer: &mut impl Observer) -> Result<(), IllegalMove> {
        self.check(action)?;
        self.play_unchecked(action, observer);
        Ok(())
    }

    /// Applies a chance outcome and everything that is forced after it.
    ///
    /// # Errors
    ///
    /// Returns why the outcome is not possible. The state is then unchanged.
    pub fn resolve(&mut self, outcome: Outcome, observer: &mut impl Observer) -> Result<(), OutcomeError> {
        self.check_outcome(outcome)?;
        self.resolve_unchecked(outcome, observer);
        Ok(())
    }
}
