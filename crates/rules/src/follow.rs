//! Applies a redacted step to a view, so that a client can show every event without knowing hidden cards.
//!
//! The step is played on a sampled state that has the same view.

use crate::chance::sample_cards;
use crate::text::SeenStep;
use crate::{Cards, Event, IllegalMove, Outcome, OutcomeError, Rng, Seat, SeatMap, SeenCards, State, View, Viewer};
use std::fmt;

/// Error when a step cannot follow on a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FollowError {
    /// The action is illegal.
    IllegalMove(IllegalMove),
    /// An outcome is not possible.
    BadOutcome(OutcomeError),
    /// The step has fewer outcomes than are due.
    OutcomeCount,
    /// The unseen cards cannot have been paid or drawn like this.
    ImpossibleCards,
}

impl fmt::Display for FollowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FollowError::IllegalMove(refusal) => refusal.fmt(f),
            FollowError::BadOutcome(reason) => reason.fmt(f),
            FollowError::OutcomeCount => write!(f, "missing outcome in the step"),
            FollowError::ImpossibleCards => write!(f, "the step contradicts the visible cards"),
        }
    }
}

impl std::error::Error for FollowError {}

impl View {
    /// Applies a step as the viewer saw it and returns its events, each with a state right after it.
    ///
    /// Hidden cards in these states are sampled; the viewer's view of them and the redacted events are the real ones.
    /// Whose decision is due after the last event follows from the view that the server sends with the step.
    ///
    /// # Errors
    ///
    /// Returns why the step cannot follow on this view.
    pub fn follow<R: Rng + ?Sized>(&self, step: &SeenStep, rng: &mut R) -> Result<Vec<(Event, State)>, FollowError> {
        let known = known_cards(step)?;
        let (seat, paid) = match step.action() {
            Some((seat, action)) => (seat, action.paid()),
            None => (Seat::FIRST, Cards::NONE),
        };
        let mut state = self.sample_consistent_state(seat, paid, known, rng).ok_or(FollowError::ImpossibleCards)?;
        let mut transitions: Vec<(Event, State)> = Vec::new();
        if let Some((seat, action)) = step.action() {
            state.check_turn(seat).map_err(FollowError::IllegalMove)?;
            state.play(action, &mut transitions).map_err(FollowError::IllegalMove)?;
        }
        for outcome in step.outcomes() {
            let outcome = match *outcome {
                Outcome::Strips(strips) => Outcome::Strips(strips),
                Outcome::Tiles(tiles) => Outcome::Tiles(tiles),
                Outcome::Cards(SeenCards::Faces(cards)) => Outcome::Cards(cards),
                Outcome::Cards(SeenCards::Count(count)) => {
                    Outcome::Cards(sample_hidden_cards(&state, count, known, rng)?)
                }
            };
            state.resolve(outcome, &mut transitions).map_err(FollowError::BadOutcome)?;
        }
        if state.chance().is_some() { Err(FollowError::OutcomeCount) } else { Ok(transitions) }
    }

    /// Samples a state with this view in which `actor` can pay `paid` and the viewer can draw `known`. Returns `None`
    /// if there is none.
    fn sample_consistent_state<R: Rng + ?Sized>(
        &self,
        actor: Seat,
        paid: Cards,
        known: Cards,
        rng: &mut R,
    ) -> Option<State> {
        let unseen = self.unseen();
        let own = self.viewer() == Viewer::Seat(actor);
        let held = if own { Cards::NONE } else { paid };
        let coming = self.drawn_from_pile(known)?;
        let fixed = held.checked_add(coming)?;
        if !unseen.contains(fixed) || held.total() > self.hand_size(actor) {
            return None;
        }
        let mut pool = unseen - fixed;
        let mut hands = SeatMap::default();
        for seat in self.table().players().seats() {
            if self.viewer() == Viewer::Seat(seat) {
                hands[seat] = self.hand();
                continue;
            }
            let fixed = if seat == actor { held } else { Cards::NONE };
            let count = self.hand_size(seat) - fixed.total();
            let others = (pool.total() >= count).then(|| sample_cards(pool, count, rng))?;
            pool -= others;
            hands[seat] = fixed + others;
        }
        Some(State { table: *self.table(), hands, draw: pool + coming })
    }

    /// Returns the part of the viewer's own draw that came from the draw pile; the rest came from the discard pile (T4).
    fn drawn_from_pile(&self, known: Cards) -> Option<Cards> {
        let pile = self.draw_pile_size();
        if known.total() <= pile {
            return Some(known);
        }
        let (unseen, discard) = (self.unseen(), self.table().discard_pile());
        let least = known.counts().into_iter().zip(discard.counts()).map(|(known, there)| known.saturating_sub(there));
        let mut coming = Cards::NONE;
        crate::Colour::ALL.into_iter().zip(least).for_each(|(colour, count)| coming[colour] = count);
        for colour in crate::Colour::ALL {
            let most = known[colour].min(unseen[colour]);
            let missing = pile.saturating_sub(coming.total());
            coming[colour] += missing.min(most.saturating_sub(coming[colour]));
        }
        (coming.total() == pile).then_some(coming)
    }
}

/// Returns all card faces in the step; they are the viewer's own.
fn known_cards(step: &SeenStep) -> Result<Cards, FollowError> {
    let mut known = Cards::NONE;
    for outcome in step.outcomes() {
        if let Outcome::Cards(SeenCards::Faces(cards)) = outcome {
            known = known.checked_add(*cards).ok_or(FollowError::ImpossibleCards)?;
        }
    }
    let sum: u32 = known.counts().into_iter().map(u32::from).sum();
    if sum > u32::from(u8::MAX) { Err(FollowError::ImpossibleCards) } else { Ok(known) }
}

/// Samples the cards that another seat drew, leaving in the pile what the viewer draws in the same step.
fn sample_hidden_cards<R: Rng + ?Sized>(
    state: &State,
    count: u8,
    known: Cards,
    rng: &mut R,
) -> Result<Cards, FollowError> {
    let (draw, discard) = (state.draw, state.table.discard);
    let shared = Cards::from([0, 1, 2].map(|index| known.counts()[index].min(draw.counts()[index])));
    if count <= draw.total() {
        let free = draw - shared;
        return (free.total() >= count).then(|| sample_cards(free, count, rng)).ok_or(FollowError::ImpossibleCards);
    }
    let rest = count - draw.total();
    (discard.total() >= rest).then(|| draw + sample_cards(discard, rest, rng)).ok_or(FollowError::ImpossibleCards)
}
