//! The nets of the bots, for other runtimes.

use crate::errors::{self, IquazuError};
use crate::integer::AnyInteger;
use crate::spaces::players_argument;
use crate::view::View;
use iquazu_bots::NetSet;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

/// The net of the bots for one number of players: features of a view to win shares and a margin in points.
#[pyclass(frozen, module = "iquazu")]
#[derive(Debug)]
pub(crate) struct Net(iquazu_bots::Net);

/// A layer: weights (outputs × inputs) and bias.
type LayerArrays<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<f32>>);

#[pymethods]
impl Net {
    /// Returns the built-in net for a number of players.
    #[new]
    fn new(players: AnyInteger) -> PyResult<Net> {
        let players = players_argument(players)?;
        let nets = NetSet::built_in().nets().map_err(|error| IquazuError::new_err(error.to_string()))?;
        let net = nets.iter().find(|net| net.players() == players);
        net.cloned().map(Net).ok_or_else(|| errors::value(format!("there is no net for {players} players")))
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players().count()
    }

    /// The number of features.
    #[getter]
    fn num_features(&self) -> usize {
        self.0.layers()[0].inputs
    }

    /// The value at which hidden activations are clipped.
    #[classattr]
    const CLIP: f32 = iquazu_bots::Net::CLIP;

    /// The points of one unit of the margin output.
    #[classattr]
    const MARGIN_SCALE: f32 = iquazu_bots::Net::MARGIN_SCALE;

    /// Returns the three layers, each with its weights (outputs × inputs) and its bias.
    fn layers<'py>(&self, py: Python<'py>) -> PyResult<Vec<LayerArrays<'py>>> {
        let arrays = self.0.layers().map(|layer| {
            let shape = [layer.bias.len(), layer.inputs];
            Ok((PyArray1::from_vec(py, layer.weights).reshape(shape)?, PyArray1::from_vec(py, layer.bias)))
        });
        arrays.into_iter().collect()
    }

    /// Returns the input of the net for a view: 1 for each feature that is set.
    fn features<'py>(&self, py: Python<'py>, view: &View) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.check(view)?;
        let mut features = vec![0.0; self.num_features()];
        let set = self.0.input(&view.view).ok_or_else(|| errors::value("a spectator has no features"))?;
        set.into_iter().for_each(|feature| features[feature] = 1.0);
        Ok(PyArray1::from_vec(py, features))
    }

    /// Evaluates a view directly: the win share of each seat, the viewer's first, and the viewer's margin in points.
    fn evaluate(&self, view: &View) -> PyResult<(Vec<f32>, f32)> {
        self.check(view)?;
        let (shares, margin) =
            self.0.output(&view.view).ok_or_else(|| errors::value("a spectator has no win share"))?;
        Ok((shares[..usize::from(self.players())].to_vec(), margin))
    }

    fn __repr__(&self) -> String {
        format!("Net(players={})", self.players())
    }
}

impl Net {
    fn check(&self, view: &View) -> PyResult<()> {
        if view.spaces.players == self.0.players() {
            return Ok(());
        }
        Err(errors::value(format!("expected a view of {} players, not {}", self.0.players(), view.spaces.players)))
    }
}
