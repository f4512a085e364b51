//! The learned evaluation: a small net from facts to a share of the win for each seat, and a margin in points.
//!
//! Whole numbers all the way to the last layer: a sum that is moved from one position to another by adding and
//! subtracting rows stays exact, and the same on every machine.

mod file;

pub use file::NetError;
pub(crate) use file::Weights;

use crate::features::Features;
use iquazu_rules::Players;

/// Units of the first and second layer.
pub(crate) const HIDDEN1: usize = 64;
pub(crate) const HIDDEN2: usize = 32;
/// Shares for up to four seats, then the margin.
pub(crate) const OUTPUTS: usize = 5;
pub(crate) const MARGIN_OUTPUT: usize = 4;
/// Points that count as one in the margin's output.
pub(crate) const MARGIN_SCALE: f32 = 20.0;

/// What stands for one in the sums of the first layer, and in the weights of the second.
const ACTIVATION_SCALE: f32 = 1024.0;
const WEIGHT_SCALE: f32 = 256.0;
/// No unit says more than this, so that no sum can overflow. In training too.
pub(crate) const ACTIVATION_CLIP: f32 = 8.0;

/// What a position is worth, seats rotated as in its facts.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Value {
    /// Each seat's share of the win; together 1.
    pub(crate) win_shares: [f32; 4],
    /// Points of the first seat ahead of the best other one.
    pub(crate) margin: f32,
}

/// The net of a number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    players: Players,
    /// A row for each fact.
    hidden1: Vec<[i16; HIDDEN1]>,
    hidden1_bias: [i16; HIDDEN1],
    /// A row for each unit of the second layer.
    hidden2: [[i16; HIDDEN1]; HIDDEN2],
    hidden2_bias: [f32; HIDDEN2],
    output: [[f32; HIDDEN2]; OUTPUTS],
    output_bias: [f32; OUTPUTS],
}

/// The sums of the first layer for some position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Accumulator {
    features: Features,
    values: [i16; HIDDEN1],
}

impl Net {
    pub fn players(&self) -> Players {
        self.players
    }

    /// The sums of a position from nothing.
    pub(crate) fn refresh(&self, features: Features) -> Accumulator {
        self.update(&Accumulator { features: Features::NONE, values: self.hidden1_bias }, features)
    }

    /// The sums of a position from those of one that is much the same.
    #[inline]
    pub(crate) fn update(&self, from: &Accumulator, features: Features) -> Accumulator {
        let mut sums = from.values;
        for fact in features.without(&from.features) {
            for (sum, weight) in sums.iter_mut().zip(&self.hidden1[fact]) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        for fact in from.features.without(&features) {
            for (sum, weight) in sums.iter_mut().zip(&self.hidden1[fact]) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        Accumulator { features, values: sums }
    }

    /// What the position of these sums is worth.
    #[inline]
    pub(crate) fn value(&self, sums: &Accumulator) -> Value {
        let heard = sums.values.map(|sum| sum.clamp(0, (ACTIVATION_CLIP * ACTIVATION_SCALE) as i16));
        let mut hidden = [0.0; HIDDEN2];
        for (unit, (weights, bias)) in hidden.iter_mut().zip(self.hidden2.iter().zip(&self.hidden2_bias)) {
            let sum: i32 = heard.iter().zip(weights).map(|(one, other)| i32::from(*one) * i32::from(*other)).sum();
            *unit = (sum as f32 / (ACTIVATION_SCALE * WEIGHT_SCALE) + bias).clamp(0.0, ACTIVATION_CLIP);
        }
        let mut outputs = self.output_bias;
        for (output, weights) in outputs.iter_mut().zip(&self.output) {
            *output += dot(&hidden, weights);
        }
        Value::from_outputs(&outputs, self.players)
    }
}

/// In lanes, so that processors can do several at once; always in the same order, so that all do the same.
#[inline]
pub(crate) fn dot(left: &[f32], right: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    for (left, right) in left.chunks_exact(8).zip(right.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += left[lane] * right[lane];
        }
    }
    sums.iter().sum()
}

impl Value {
    /// Shares are what the seats' outputs say against each other.
    pub(crate) fn from_outputs(outputs: &[f32; OUTPUTS], players: Players) -> Value {
        let seats = usize::from(players.count());
        let most = outputs[..seats].iter().copied().fold(f32::MIN, f32::max);
        let mut value = Value { win_shares: [0.0; 4], margin: outputs[MARGIN_OUTPUT] * MARGIN_SCALE };
        for (share, output) in value.win_shares.iter_mut().zip(&outputs[..seats]) {
            *share = (output - most).exp();
        }
        let sum: f32 = value.win_shares.iter().sum();
        value.win_shares.iter_mut().for_each(|share| *share /= sum);
        value
    }
}
