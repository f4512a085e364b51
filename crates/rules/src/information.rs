//! Information states: what one seat knows if it has watched the game and forgets nothing.
//!
//! A [`View`] shows a moment. A seat that has watched the game knows more about the hidden cards: a hand must have held
//! what was paid from it, and after a reshuffle (T4) the cards that were not in the discard pile are in somebody's hand. An
//! [`InformationState`] is a view with that memory. Its odds are exact: every deal that agrees with all that was seen is
//! equally likely, cards of one colour counted as different cards.

pub(crate) mod counts;
mod error;
mod hand_odds;
pub(crate) mod memory;
mod sampler;

pub use error::InformationError;
pub use sampler::HandSampler;

use crate::text::{Record, SeenStep};
use crate::{Cards, Outcome, Rng, Seat, SeenCards, State, View, Viewer};
use memory::Memory;

/// A view, and what its seat remembers of the cards that it has seen.
///
/// ```
/// use iquazu_rules::text::SeenStep;
/// use iquazu_rules::{Edition, InformationState, Players, Seat, SplitMix, State, Viewer};
///
/// let mut rng = SplitMix::new(1);
/// let mut state = State::new(Edition::standard(), Players::TWO);
/// let viewer = Viewer::Seat(Seat::FIRST);
/// let mut known = InformationState::remembering(&state.view(viewer))?;
/// let mut outcomes = Vec::new();
/// while state.chance().is_some() {
///     let outcome = state.sample(&mut rng);
///     state.resolve(outcome, &mut ())?;
///     outcomes.push(outcome);
/// }
/// known.follow(&SeenStep::setup(&outcomes, viewer), &state.view(viewer))?;
/// let world = known.sampler().sample(&mut rng);
/// assert_eq!(world.view(viewer), state.view(viewer));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct InformationState {
    pub(crate) view: View,
    pub(crate) memory: Option<Memory>,
}

impl InformationState {
    /// Creates the information state of somebody who sees the view and remembers nothing: all unseen cards are equally
    /// likely to be anywhere.
    pub fn forgetful(view: &View) -> InformationState {
        InformationState { view: *view, memory: None }
    }

    /// Creates the information state of somebody who remembers everything from now on.
    ///
    /// # Errors
    ///
    /// Returns [`InformationError::Spectator`] if the view is not a seat's.
    pub fn remembering(view: &View) -> Result<InformationState, InformationError> {
        Ok(InformationState { view: *view, memory: Some(Memory::new(view)?) })
    }

    /// Replays the first `steps` steps of a record as a seat saw them; they led to `view`.
    ///
    /// # Errors
    ///
    /// Returns why the steps cannot have led to the view.
    pub fn of_record(record: &Record, steps: usize, view: &View) -> Result<InformationState, InformationError> {
        let viewer = view.viewer();
        let mut known = InformationState::remembering(&record.first_state().view(viewer))?;
        known.remember(&SeenStep::setup(&record.setup, viewer))?;
        let mut steps = record.steps.iter().take(steps);
        steps.try_for_each(|step| known.remember(&SeenStep::from_step(step, viewer)))?;
        known.set_view(view)?;
        Ok(known)
    }

    /// Returns the view.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// Returns whether the seat remembers anything beyond the view.
    pub fn remembers(&self) -> bool {
        self.memory.is_some()
    }

    /// Takes in a step as the seat saw it, after which it sees `view`.
    ///
    /// # Errors
    ///
    /// Returns why the step cannot follow, or why `view` cannot come after it. The information state is then useless.
    pub fn follow(&mut self, step: &SeenStep, view: &View) -> Result<(), InformationError> {
        self.remember(step)?;
        self.set_view(view)
    }

    fn remember(&mut self, step: &SeenStep) -> Result<(), InformationError> {
        if let Some((seat, action)) = step.action() {
            self.see_paid(seat, action.paid())?;
        }
        let mut receivers = Seat::ALL.into_iter();
        for outcome in step.outcomes() {
            if let Outcome::Cards(cards) = outcome {
                let receiver = step.action().map_or_else(|| receivers.next(), |(seat, _)| Some(seat));
                self.see_drawn(receiver.ok_or(InformationError::Impossible)?, *cards)?;
            }
        }
        Ok(())
    }

    /// Records that a seat was dealt or drew cards (S5, T3, T4, B2). The view follows by [`set_view`](Self::set_view).
    ///
    /// # Errors
    ///
    /// Returns an error if the piles do not hold such cards.
    pub fn see_drawn(&mut self, seat: Seat, cards: SeenCards) -> Result<(), InformationError> {
        self.memory.as_mut().map_or(Ok(()), |memory| memory.see_drawn(seat, cards))
    }

    /// Records that a seat paid or discarded cards (P4, T7). The view follows by [`set_view`](Self::set_view).
    ///
    /// # Errors
    ///
    /// Returns an error if the seat cannot hold such cards.
    pub fn see_paid(&mut self, seat: Seat, cards: Cards) -> Result<(), InformationError> {
        self.memory.as_mut().map_or(Ok(()), |memory| memory.see_paid(seat, cards))
    }

    /// Sets the view of the moment.
    ///
    /// # Errors
    ///
    /// Returns that the view contradicts what was seen before.
    pub fn set_view(&mut self, view: &View) -> Result<(), InformationError> {
        let agrees = self.memory.as_ref().is_none_or(|memory| memory.agrees_with(view));
        if !agrees || view.viewer() != self.view.viewer() {
            return Err(InformationError::Contradiction);
        }
        self.view = *view;
        Ok(())
    }

    /// Prepares sampling of states that agree with everything the seat knows.
    pub fn sampler(&self) -> HandSampler<'_> {
        HandSampler::new(&self.view, self.memory.as_ref().map(Memory::odds))
    }

    /// Samples a full state that agrees with everything the seat knows; every such deal is equally likely.
    /// [`sampler`](Self::sampler) is faster for many.
    pub fn resample<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        self.sampler().sample(rng)
    }

    /// Returns the hands that a seat can have, each with its probability, most likely first.
    pub fn hand_odds(&self, seat: Seat) -> Vec<(Cards, f64)> {
        if self.view.viewer() == Viewer::Seat(seat) {
            return vec![(self.view.hand(), 1.0)];
        }
        let forgetful = self.memory.is_none().then(|| Memory::new(&self.view).ok()).flatten();
        let memory = self.memory.as_ref().or(forgetful.as_ref());
        let odds = |memory: &Memory| memory.hand_odds(seat);
        memory.map(odds).unwrap_or_default()
    }

    /// Returns whether a state agrees with everything the seat knows.
    pub fn allows(&self, state: &State) -> bool {
        state.view(self.view.viewer()) == self.view
            && self.memory.as_ref().is_none_or(|memory| memory.odds().allows(state))
    }
}
