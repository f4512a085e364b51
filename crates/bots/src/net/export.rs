//! A net as floating-point layers, for other runtimes.

use super::{
    ACTIVATION_CLIP, ACTIVATION_SCALE, HIDDEN1, HIDDEN2, MARGIN_SCALE, Net, OUTPUTS, WEIGHT_SCALE, transposed,
};
use crate::evaluator::features_of;
use iquazu_rules::{Seat, SplitMix, View, Viewer};

/// A fully connected layer in floating point.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// The number of inputs.
    pub inputs: usize,
    /// The weights: for each output one for each input.
    pub weights: Vec<f32>,
    /// The bias of each output.
    pub bias: Vec<f32>,
}

impl Net {
    /// The value at which the activations of the hidden layers are clipped; below they are at least 0.
    pub const CLIP: f32 = ACTIVATION_CLIP;
    /// The points that one unit of the last output, the margin, stands for.
    pub const MARGIN_SCALE: f32 = MARGIN_SCALE;

    /// Returns the three layers. The outputs are a logit for each of four seats, the viewer's first, then the margin;
    /// logits of seats that do not play are to be ignored.
    pub fn layers(&self) -> [Layer; 3] {
        let features = self.hidden1.len();
        let hidden1 =
            (0..HIDDEN1).flat_map(|unit| self.hidden1.iter().map(move |row| scaled(row.unit(unit), ACTIVATION_SCALE)));
        let hidden2 = transposed(&self.hidden2).into_iter().flatten().map(|weight| scaled(weight, WEIGHT_SCALE));
        let bias = self.hidden1_bias.map(|bias| scaled(bias, ACTIVATION_SCALE));
        let output = self.output.iter().flatten().copied();
        debug_assert_eq!(self.output.len(), OUTPUTS);
        [
            Layer { inputs: features, weights: hidden1.collect(), bias: bias.to_vec() },
            Layer { inputs: HIDDEN1, weights: hidden2.collect(), bias: self.hidden2_bias.to_vec() },
            Layer { inputs: HIDDEN2, weights: output.collect(), bias: self.output_bias.to_vec() },
        ]
    }

    /// Returns the features of a view that are set, the input of the net: their indices, ascending.
    ///
    /// The net was trained on the views of seats that have just moved. `None` for a spectator.
    pub fn input(&self, view: &View) -> Option<Vec<usize>> {
        Some(features_of(&any_state(view), seat_of(view)?).iter().collect())
    }

    /// Returns the win share of each seat, the viewer's first, and the margin, for the input of a view. `None` for a
    /// spectator.
    pub fn output(&self, view: &View) -> Option<([f32; 4], f32)> {
        let value = self.value(&self.refresh(features_of(&any_state(view), seat_of(view)?)));
        Some((value.win_shares, value.margin))
    }
}

fn scaled(weight: i16, scale: f32) -> f32 {
    f32::from(weight) / scale
}

fn seat_of(view: &View) -> Option<Seat> {
    match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// Features hold the sizes of hidden hands only, so any state with the view gives the same.
fn any_state(view: &View) -> iquazu_rules::State {
    view.resample(&mut SplitMix::new(0))
}
