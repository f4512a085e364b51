//! What a seat knows if it has watched the game and forgets nothing.

use crate::arrays;
use crate::errors::{self, ParseError};
use crate::integer::AnyInteger;
use crate::spaces::{Spaces, seed_argument};
use crate::state::{ChanceSource, Decision, State};
use crate::view::View;
use iquazu_learn::Known;
use iquazu_rules::edition::Library;
use iquazu_rules::{Action, Chance, InformationError, Outcome, Seat, SeenCards, SplitMix, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use std::sync::Arc;

/// What a seat knows of a game that it has watched: its view, and what payments, draws and reshuffles say about hidden
/// hands. Every deal that agrees with all that was seen is equally likely.
#[pyclass(frozen, module = "iquazu")]
#[derive(Clone, Debug)]
pub(crate) struct InformationState {
    pub(crate) spaces: Arc<Spaces>,
    pub(crate) known: iquazu_rules::InformationState,
    seat: Seat,
}

/// A hand (white, blue, orange) and its probability.
type HandOdds = ((u8, u8, u8), f64);

impl InformationState {
    /// Lets a seat watch the decisions of a game.
    pub(crate) fn watch(state: &State, seat: Seat) -> PyResult<InformationState> {
        let viewer = Viewer::Seat(seat);
        let mut known =
            iquazu_rules::InformationState::remembering(&state.start().view(viewer)).map_err(contradiction)?;
        let mut position = *state.start();
        for decision in &state.decisions {
            match *decision {
                Decision::Action(by, action) => {
                    if let Action::Place { paid: cards, .. } | Action::Discard { cards } = action {
                        known.see_paid(by, cards).map_err(contradiction)?;
                    }
                    position.play_unchecked(action, &mut ());
                }
                Decision::Outcome(outcome) => {
                    let receiver = match position.chance() {
                        Some(Chance::Deal { seat, .. } | Chance::Draw { seat, .. }) => Some(seat),
                        _ => None,
                    };
                    if let (Some(receiver), Outcome::Cards(cards)) = (receiver, outcome) {
                        known.see_drawn(receiver, SeenCards::of(cards, receiver, viewer)).map_err(contradiction)?;
                    }
                    position.resolve_unchecked(outcome, &mut ());
                }
            }
        }
        known.set_view(&state.state.view(viewer)).map_err(contradiction)?;
        Ok(InformationState { spaces: state.spaces.clone(), known, seat })
    }

    /// Returns the mean number of cards of each colour in each hand, the viewer's first.
    fn expected(&self) -> Vec<f32> {
        let seats = usize::from(self.spaces.players.count());
        let mut expected = Vec::with_capacity(3 * seats);
        for place in 0..seats {
            let seat = Seat::ALL[(self.seat.index() + place) % seats];
            let mut mean = [0.0_f64; 3];
            for (cards, odds) in self.known.hand_odds(seat) {
                mean.iter_mut().zip(cards.counts()).for_each(|(mean, count)| *mean += odds * f64::from(count));
            }
            expected.extend(mean.map(|mean| mean as f32));
        }
        expected
    }
}

fn contradiction(error: InformationError) -> PyErr {
    errors::IquazuError::new_err(error.to_string())
}

#[pymethods]
impl InformationState {
    /// Reads an information state in its text form.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<InformationState> {
        let known = iquazu_rules::InformationState::parse(text, &Library::built_in());
        let known = known.map_err(|error| ParseError::new_err(error.to_string()))?;
        let Viewer::Seat(seat) = known.view().viewer() else {
            return Err(errors::value("a spectator has no information state: read the view of a seat"));
        };
        Ok(InformationState { spaces: Spaces::of(known.view().table()), known, seat })
    }

    /// What the seat sees now.
    #[getter]
    fn view(&self) -> View {
        View { spaces: self.spaces.clone(), view: *self.known.view() }
    }

    /// The seat.
    #[getter]
    fn seat(&self) -> usize {
        self.seat.index()
    }

    /// Samples a full state that agrees with everything the seat knows. Chance goes on from the same seed.
    fn resample(&self, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        let mut rng = SplitMix::new(seed_argument(seed)?);
        let state = self.known.resample(&mut rng);
        Ok(State::at(self.spaces.clone(), state, ChanceSource::Seeded(rng)))
    }

    /// Returns the hands that a seat can have, each with its probability, most likely first.
    fn hand_odds(&self, seat: AnyInteger) -> PyResult<Vec<HandOdds>> {
        let odds = self.known.hand_odds(self.spaces.seat(seat)?);
        Ok(odds.into_iter().map(|(cards, odds)| (cards.counts().into(), odds)).collect())
    }

    /// Returns whether a state agrees with everything the seat knows.
    fn allows(&self, state: &State) -> bool {
        self.known.allows(&state.state)
    }

    /// Returns the observation, then the mean number of cards of each colour in each hand (players × 3, the viewer's
    /// first), as float32, written into `out` if given.
    #[pyo3(signature = (out = None))]
    fn tensor<'py>(&self, py: Python<'py>, out: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let observed = self.spaces.layout.size();
        let expected = self.expected();
        let size = observed + expected.len();
        let out = out.unwrap_or_else(|| PyArray1::<f32>::zeros(py, size, false).into_any());
        let mut array = arrays::writable::<f32>(&out, "out", &[size])?;
        let values = array.as_slice_mut()?;
        let known = Known::try_from(self.known.view()).map_err(|()| errors::value("a spectator has no tensor"))?;
        self.spaces.layout.write(&known, &mut values[..observed]);
        values[observed..].copy_from_slice(&expected);
        drop(array);
        Ok(out)
    }

    /// Returns the text form; `InformationState.parse` reads it.
    fn to_text(&self) -> String {
        self.known.to_string()
    }

    fn __eq__(&self, other: &InformationState) -> bool {
        self.known == other.known
    }

    fn __str__(&self) -> String {
        self.to_text()
    }

    fn __repr__(&self) -> String {
        format!("<InformationState seat={}>", self.seat.index())
    }
}
