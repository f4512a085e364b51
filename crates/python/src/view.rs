//! What a seat or a spectator may know.

use crate::arrays;
use crate::errors::{self, ParseError};
use crate::game::Game;
use crate::spaces::{Spaces, seed_argument};
use crate::state::{ChanceSource, State, read};
use iquazu_learn::Known;
use iquazu_rules::edition::Library;
use iquazu_rules::{SplitMix, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// What a seat or a spectator may know: the public table, the viewer's own hand, and the sizes of hidden piles.
#[pyclass(frozen, module = "iquazu")]
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(crate) spaces: Arc<Spaces>,
    pub(crate) view: iquazu_rules::View,
}

/// Writes an observation into the caller's array, or into a new one.
pub(crate) fn write_observation<'py>(
    py: Python<'py>,
    spaces: &Spaces,
    known: &Known<'_>,
    out: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let shape = [spaces.layout.size()];
    let out = out.unwrap_or_else(|| PyArray1::<f32>::zeros(py, shape[0], false).into_any());
    if arrays::is_array_of::<u8>(&out) {
        spaces.layout.write(known, arrays::writable::<u8>(&out, "out", &shape)?.as_slice_mut()?);
    } else {
        spaces.layout.write(known, arrays::writable::<f32>(&out, "out", &shape)?.as_slice_mut()?);
    }
    Ok(out)
}

impl View {
    pub(crate) fn known(&self) -> PyResult<Known<'_>> {
        Known::try_from(&self.view)
            .map_err(|()| errors::value("a spectator has no observation: make the view of a seat"))
    }
}

#[pymethods]
impl View {
    /// Reads a view in its text form.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<View> {
        let view = iquazu_rules::View::parse(text, &Library::built_in());
        let view = view.map_err(|error| ParseError::new_err(error.to_string()))?;
        Ok(View { spaces: Spaces::of(view.table()), view })
    }

    /// The kind of game.
    #[getter]
    fn game(&self) -> Game {
        Game(self.spaces.clone())
    }

    /// The viewer's seat, or None for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        }
    }

    /// The viewer's cards: white, blue, orange.
    #[getter]
    fn hand(&self) -> (u8, u8, u8) {
        self.view.hand().counts().into()
    }

    /// The number of cards in each hand.
    #[getter]
    fn hand_sizes(&self) -> Vec<u16> {
        self.spaces.players.seats().map(|seat| self.view.hand_size(seat).into()).collect()
    }

    /// The cards that the viewer does not see: other hands and the draw pile together.
    #[getter]
    fn unseen(&self) -> (u8, u8, u8) {
        self.view.unseen().counts().into()
    }

    /// The number of cards in the draw pile.
    #[getter]
    fn draw_pile_size(&self) -> u8 {
        self.view.draw_pile_size()
    }

    /// Whether the viewer decides now.
    #[getter]
    fn is_my_turn(&self) -> bool {
        self.view.is_my_turn()
    }

    /// Returns the public part of the state as a dict.
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        read::table_dict(py, &self.spaces, self.view.table())
    }

    /// Returns the viewer's legal moves as text; empty unless the viewer decides.
    fn legal_moves(&self) -> Vec<String> {
        self.view.legal_moves().iter().map(|action| action.to_string()).collect()
    }

    /// Returns the ids of the viewer's legal actions, ascending; empty unless the viewer decides.
    fn legal_actions(&self) -> Vec<usize> {
        let encode = |action| self.spaces.space.encode(action, self.view.table(), self.view.hand());
        let mut legal: Vec<usize> = self.view.legal_moves().iter().filter_map(encode).collect();
        legal.sort_unstable();
        legal
    }

    /// Returns the mask of the viewer's legal actions as int8; all 0 unless the viewer decides.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.spaces.space.size()];
        if self.view.is_my_turn() {
            self.spaces.space.write_mask(self.view.table(), self.view.hand(), &mut mask);
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Returns the observation as numbers, written into `out` (float32 or uint8) if given.
    #[pyo3(signature = (out = None))]
    fn observation<'py>(&self, py: Python<'py>, out: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        write_observation(py, &self.spaces, &self.known()?, out)
    }

    /// Checks an action of the viewer: an id or a text. Raises IllegalMoveError if it is illegal.
    fn check(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action_or_error = self.spaces.action(action, self.view.table(), self.view.hand())?;
        self.view.check(action_or_error).map_err(|error| errors::illegal_move(action.py(), error))
    }

    /// Samples a full state with this view: unseen cards are dealt uniformly. Chance goes on from the same seed.
    fn resample(&self, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        let mut rng = SplitMix::new(seed_argument(seed)?);
        let state = self.view.resample(&mut rng);
        Ok(State::at(self.spaces.clone(), state, ChanceSource::Seeded(rng)))
    }

    /// Draws the view as text: the wall, the seats, and the piles; hidden cards are only counted.
    fn draw(&self) -> String {
        // Only numbers of hidden cards are drawn, so any state with this view will do.
        read::drawing(&self.view.resample(&mut SplitMix::new(0)), Some(self.view.viewer()))
    }

    /// Draws the board as an SVG, from the same shapes as the app.
    fn svg(&self) -> String {
        crate::svg::draw(self.view.table())
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    /// Returns the view as text; `View.parse` reads it.
    fn to_text(&self) -> String {
        self.view.to_string()
    }

    /// Returns the view as JSON: the public table, the viewer's own hand, and the sizes of hidden piles.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        let dict = self.table(py)?;
        dict.set_item("edition", self.spaces.edition.identity())?;
        dict.set_item("players", self.spaces.players.count())?;
        dict.set_item("seat", self.seat())?;
        dict.set_item("hand", self.hand())?;
        dict.set_item("hand_sizes", self.hand_sizes())?;
        dict.set_item("unseen", self.unseen())?;
        dict.set_item("draw_pile_size", self.draw_pile_size())?;
        dict.set_item("view", self.to_text())?;
        py.import("json")?.call_method1("dumps", (dict,))?.extract()
    }

    fn __eq__(&self, other: &View) -> bool {
        self.view == other.view
    }

    fn __str__(&self) -> String {
        self.draw()
    }

    fn __repr__(&self) -> String {
        format!("<View seat={:?} hand={}>", self.seat(), self.view.hand())
    }
}
