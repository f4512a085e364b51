//! The neural net: a small feed-forward network from features to a win share for each seat and a margin in points.
//!
//! The first two layers use integers. The accumulator of a position can therefore be updated exactly to that of a
//! similar position by adding and subtracting rows (NNUE), and results are equal on every machine.

mod export;
mod file;

pub use export::Layer;
pub use file::NetError;
pub(crate) use file::Weights;

use crate::features::{Features, set_bits};
use crate::float;
use iquazu_rules::Players;

/// Units of the first hidden layer.
pub(crate) const HIDDEN1: usize = 128;
/// Units of the second hidden layer.
pub(crate) const HIDDEN2: usize = 32;
/// A logit for each of up to four seats, then the margin.
pub(crate) const OUTPUTS: usize = 5;
/// Index of the margin among the outputs.
pub(crate) const MARGIN_OUTPUT: usize = 4;
/// Numbers of 16 bits in a register of 128 bits.
const LANES: usize = 8;
/// Units of the first layer that are updated at a time. Their registers are half of those of baseline x86-64; with all
/// units at a time none would be left for the compiler.
const PART: usize = 64;
/// Points per unit of the margin output.
pub(crate) const MARGIN_SCALE: f32 = 20.0;

/// Fixed-point scale of the accumulator.
pub(crate) const ACTIVATION_SCALE: f32 = 1024.0;
/// Fixed-point scale of the weights of the second layer.
const WEIGHT_SCALE: f32 = 256.0;
/// Upper clip of the ReLU. Bounds the integer sums of the second layer; training clips at the same value.
pub(crate) const ACTIVATION_CLIP: f32 = 8.0;
/// The greatest win share that a net expects, so that rounding never makes it a certain win.
pub(crate) const MAX_SHARE: f32 = 1.0 - 1e-6;

/// The value of a position, seats rotated as in its features: the viewer first.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Value {
    /// Each seat's share of the win; they add up to 1.
    pub(crate) win_shares: [f32; 4],
    /// Lead of the viewer in points over the best other seat.
    pub(crate) margin: f32,
}

/// A number for each of eight units. Aligned, so that one instruction reads and adds them.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(align(16))]
struct Lanes([i16; LANES]);

impl Lanes {
    /// Splits the numbers of units.
    #[inline]
    fn split<const UNITS: usize, const PARTS: usize>(units: &[i16; UNITS]) -> [Lanes; PARTS] {
        std::array::from_fn(|at| Lanes(units.as_chunks().0[at]))
    }

    #[inline]
    fn wrapping_add(self, other: Lanes) -> Lanes {
        Lanes(std::array::from_fn(|lane| self.0[lane].wrapping_add(other.0[lane])))
    }

    #[inline]
    fn wrapping_sub(self, other: Lanes) -> Lanes {
        Lanes(std::array::from_fn(|lane| self.0[lane].wrapping_sub(other.0[lane])))
    }
}

/// The weights of a feature: one for each unit of the first layer.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Row([Lanes; HIDDEN1 / LANES]);

impl Row {
    fn new(units: &[i16; HIDDEN1]) -> Row {
        Row(Lanes::split(units))
    }

    fn units(&self) -> [i16; HIDDEN1] {
        std::array::from_fn(|unit| self.unit(unit))
    }

    fn unit(&self, unit: usize) -> i16 {
        self.0[unit / LANES].0[unit % LANES]
    }
}

/// The net for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    players: Players,
    /// A row for each feature.
    hidden1: Vec<Row>,
    hidden1_bias: [i16; HIDDEN1],
    /// A row for each unit of the first layer, so that the rows of units that are 0 need not be read.
    hidden2: [[i16; HIDDEN2]; HIDDEN1],
    hidden2_bias: [f32; HIDDEN2],
    output: [[f32; HIDDEN2]; OUTPUTS],
    output_bias: [f32; OUTPUTS],
}

/// The pre-activation sums of the first layer for a position. Reading a net checks that they fit in 16 bits for every
/// position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Accumulator {
    features: Features,
    values: [i16; HIDDEN1],
}

impl Net {
    /// Returns the number of players that this net evaluates positions of.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Returns the weights in full precision, to train them further.
    pub(crate) fn weights(&self) -> Weights {
        let first = |row: &[i16; HIDDEN1]| row.map(|weight| f32::from(weight) / ACTIVATION_SCALE);
        Weights {
            players: self.players,
            hidden1: self.hidden1.iter().map(|row| first(&row.units())).collect(),
            hidden1_bias: first(&self.hidden1_bias),
            hidden2: transposed(&self.hidden2).map(|row| row.map(|weight| f32::from(weight) / WEIGHT_SCALE)),
            hidden2_bias: self.hidden2_bias,
            output: self.output,
            output_bias: self.output_bias,
        }
    }

    /// Computes the accumulator of a position from scratch.
    pub(crate) fn refresh(&self, features: Features) -> Accumulator {
        let mut accumulator = Accumulator { features: Features::NONE, values: self.hidden1_bias };
        self.update(&mut accumulator, features);
        accumulator
    }

    /// Turns the accumulator of a position into that of a similar one.
    ///
    /// The units are updated in parts that the compiler keeps in registers over all differences.
    #[inline]
    pub(crate) fn update(&self, accumulator: &mut Accumulator, features: Features) {
        let Accumulator { features: before, values } = accumulator;
        let words = before.words().iter().zip(features.words()).enumerate();
        let differing = words.fold(0, |all, (word, (before, after))| all | u64::from(before != after) << word);
        for (part, values) in values.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
            let mut sums: [Lanes; PART / LANES] = Lanes::split(values);
            let weights = |feature: usize| &self.hidden1[feature].0.as_chunks::<{ PART / LANES }>().0[part];
            for word in set_bits(differing) {
                let (before, after) = (before.words()[word], features.words()[word]);
                for bit in set_bits(after & !before) {
                    for (sum, weight) in sums.iter_mut().zip(weights(word * 64 + bit)) {
                        *sum = sum.wrapping_add(*weight);
                    }
                }
                for bit in set_bits(before & !after) {
                    for (sum, weight) in sums.iter_mut().zip(weights(word * 64 + bit)) {
                        *sum = sum.wrapping_sub(*weight);
                    }
                }
            }
            values.as_chunks_mut().0.iter_mut().zip(&sums).for_each(|(values, sums)| *values = sums.0);
        }
        *before = features;
    }

    /// Computes the value of the position of an accumulator.
    #[inline]
    pub(crate) fn value(&self, accumulator: &Accumulator) -> Value {
        let mut sums = [0; HIDDEN2];
        for (word, active) in accumulator.active_units().into_iter().enumerate() {
            for bit in set_bits(active) {
                let unit = word * 64 + bit;
                let activation = accumulator.values[unit].min((ACTIVATION_CLIP * ACTIVATION_SCALE) as i16);
                for (sum, weight) in sums.iter_mut().zip(&self.hidden2[unit]) {
                    *sum += i32::from(activation) * i32::from(*weight);
                }
            }
        }
        let mut hidden = [0.0; HIDDEN2];
        for (unit, (sum, bias)) in hidden.iter_mut().zip(sums.iter().zip(&self.hidden2_bias)) {
            *unit = (*sum as f32 / (ACTIVATION_SCALE * WEIGHT_SCALE) + bias).clamp(0.0, ACTIVATION_CLIP);
        }
        let mut outputs = self.output_bias;
        for (output, weights) in outputs.iter_mut().zip(&self.output) {
            *output += dot(&hidden, weights);
        }
        Value::from_outputs(&outputs, self.players)
    }
}

impl Accumulator {
    /// Returns the units that the ReLU does not set to 0, a bit for each. They are about a quarter of all.
    ///
    /// Free of branches, because they would be unpredictable: a byte that is 0 or 1 for each unit, then a product that moves
    /// the lowest bits of eight bytes next to each other.
    #[inline]
    fn active_units(&self) -> [u64; HIDDEN1 / 64] {
        let bytes = self.values.map(|value| u8::from(value > 0));
        let mut units = [0; HIDDEN1 / 64];
        for (index, eight) in bytes.as_chunks::<8>().0.iter().enumerate() {
            let bits = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            units[index / 8] |= bits << (index % 8 * 8);
        }
        units
    }
}

/// Swaps rows and columns.
fn transposed<T: Copy, const ROWS: usize, const COLUMNS: usize>(rows: &[[T; COLUMNS]; ROWS]) -> [[T; ROWS]; COLUMNS] {
    std::array::from_fn(|column| rows.map(|row| row[column]))
}

/// Returns the dot product, computed in eight lanes for SIMD. The order of additions is fixed, so results are equal on
/// every machine.
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
    /// Converts the output layer: softmax of the seats' logits, scaled margin.
    pub(crate) fn from_outputs(outputs: &[f32; OUTPUTS], players: Players) -> Value {
        let seats = usize::from(players.count());
        let max = outputs[..seats].iter().copied().fold(f32::MIN, f32::max);
        let mut value = Value { win_shares: [0.0; 4], margin: outputs[MARGIN_OUTPUT] * MARGIN_SCALE };
        for (share, output) in value.win_shares.iter_mut().zip(&outputs[..seats]) {
            *share = float::exp(output - max);
        }
        let sum: f32 = value.win_shares.iter().sum();
        value.win_shares.iter_mut().for_each(|share| *share = (*share / sum).min(MAX_SHARE));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_shares_are_the_softmax_of_the_seats_in_play() {
        let outputs = [3.0_f32.ln(), 0.0, 9.0, 9.0, 0.5];
        let value = Value::from_outputs(&outputs, Players::TWO);
        assert!((value.win_shares[0] - 0.75).abs() < 1e-6 && (value.win_shares[1] - 0.25).abs() < 1e-6, "{value:?}");
        assert_eq!(value.win_shares[2..], [0.0, 0.0], "logits of absent seats are ignored");
        assert_eq!(value.margin, 0.5 * MARGIN_SCALE);
    }

    /// The sums of the first layer and the value, computed from the features alone, unit by unit.
    fn computed_plainly(net: &Net, features: Features) -> ([i32; HIDDEN1], Value) {
        let sums: [i32; HIDDEN1] = std::array::from_fn(|unit| {
            let weights = features.iter().map(|feature| i32::from(net.hidden1[feature].unit(unit)));
            i32::from(net.hidden1_bias[unit]) + weights.sum::<i32>()
        });
        let clip = (ACTIVATION_CLIP * ACTIVATION_SCALE) as i32;
        let hidden: [f32; HIDDEN2] = std::array::from_fn(|unit| {
            let products = (0..HIDDEN1).map(|from| sums[from].clamp(0, clip) * i32::from(net.hidden2[from][unit]));
            let sum = products.sum::<i32>() as f32 / (ACTIVATION_SCALE * WEIGHT_SCALE);
            (sum + net.hidden2_bias[unit]).clamp(0.0, ACTIVATION_CLIP)
        });
        let outputs: [f32; OUTPUTS] =
            std::array::from_fn(|output| net.output_bias[output] + dot(&hidden, &net.output[output]));
        (sums, Value::from_outputs(&outputs, net.players))
    }

    #[test]
    fn accumulators_and_values_equal_plain_sums_in_32_bits() {
        use crate::candidates::PaymentBreadth;
        use crate::evaluator::{Evaluator, features_of};
        use iquazu_rules::{Edition, Rng, SplitMix, State};
        for net in crate::NetSet::built_in().nets().expect("valid weights").iter() {
            for edition in [Edition::standard(), crate::training::random_edition(5)] {
                let mut rng = SplitMix::new(5);
                let mut state = State::new(edition, net.players());
                let mut accumulator = net.refresh(Features::NONE);
                while state.advance(&mut rng, &mut ()).is_some() {
                    let features = features_of(&state, state.table().active());
                    net.update(&mut accumulator, features);
                    let (sums, value) = computed_plainly(net, features);
                    assert_eq!(accumulator.values.map(i32::from), sums);
                    assert_eq!(net.value(&accumulator), value);
                    // Afterstates share accumulators; each has the value of its features.
                    let mut evaluator = Evaluator::new(net);
                    for one in evaluator.evaluate_moves(&state, PaymentBreadth::All) {
                        let ends_the_game = one.features == Features::NONE;
                        assert!(ends_the_game || one.value == net.value(&net.refresh(one.features)), "{one:?}");
                    }
                    let moves = state.legal_moves();
                    let action = moves.get(rng.below(moves.len() as u32) as usize);
                    state.play_unchecked(action, &mut ());
                }
            }
        }
    }

    #[test]
    fn softmax_survives_large_logits() {
        let value = Value::from_outputs(&[200.0, 200.0 - 2.0_f32.ln(), 0.0, 0.0, 0.0], Players::THREE);
        let expected = [2.0 / 3.0, 1.0 / 3.0, 0.0];
        assert!(value.win_shares.iter().zip(expected).all(|(share, expected)| (share - expected).abs() < 1e-5));
        let value = Value::from_outputs(&[200.0, 0.0, 0.0, 0.0, 9.0], Players::TWO);
        assert!(value.win_shares[0] > 0.999 && !value.is_certain_win(), "{value:?}");
    }
}
