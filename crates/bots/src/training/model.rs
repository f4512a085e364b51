//! The net in full precision, trained by backpropagation and AdamW.

use super::sample::Sample;
use crate::features::Features;
use crate::net::{ACTIVATION_CLIP, HIDDEN1, HIDDEN2, MARGIN_OUTPUT, OUTPUTS, Value, Weights, dot};
use iquazu_rules::{Players, Rng};

/// Weight of the margin's loss against that of the win shares.
const MARGIN_WEIGHT: f32 = 0.5;
/// Bounds the parameters to what their integer form can hold.
const WEIGHT_CLIP: f32 = 2.0;
/// Decoupled weight decay.
const WEIGHT_DECAY: f32 = 0.01;

const ADAM_BETA1: f32 = 0.9;
const ADAM_BETA2: f32 = 0.999;

/// All parameters in one vector, so that Adam is one loop: second layer, output layer, biases, first layer.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    players: Players,
    params: Vec<f32>,
    gradient: Vec<f32>,
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    steps: i32,
}

const HIDDEN2_AT: usize = 0;
const OUTPUT_AT: usize = HIDDEN2_AT + HIDDEN1 * HIDDEN2;
const HIDDEN1_BIAS_AT: usize = OUTPUT_AT + HIDDEN2 * OUTPUTS;
const HIDDEN2_BIAS_AT: usize = HIDDEN1_BIAS_AT + HIDDEN1;
const OUTPUT_BIAS_AT: usize = HIDDEN2_BIAS_AT + HIDDEN2;
const HIDDEN1_AT: usize = OUTPUT_BIAS_AT + OUTPUTS;

/// The activations of each layer for one position.
struct Activations {
    hidden1: [f32; HIDDEN1],
    hidden2: [f32; HIDDEN2],
    outputs: [f32; OUTPUTS],
}

impl Model {
    /// Creates a net with random weights.
    pub(crate) fn new(players: Players, features: usize, rng: &mut impl Rng) -> Model {
        let size = HIDDEN1_AT + features * HIDDEN1;
        let mut params = vec![0.0; size];
        let mut fill = |from: usize, to: usize, width: f32| {
            for param in &mut params[from..to] {
                *param = width * (rng.below(2001) as f32 / 1000.0 - 1.0);
            }
        };
        fill(HIDDEN2_AT, OUTPUT_AT, (3.0 / HIDDEN1 as f32).sqrt());
        fill(OUTPUT_AT, HIDDEN1_BIAS_AT, 0.1);
        fill(HIDDEN1_AT, size, 0.12);
        params[HIDDEN1_BIAS_AT..OUTPUT_BIAS_AT].fill(0.1);
        let zeros = vec![0.0; size];
        Model { players, params, gradient: zeros.clone(), first_moment: zeros.clone(), second_moment: zeros, steps: 0 }
    }

    fn forward(&self, features: &Features) -> Activations {
        let params = &self.params;
        let mut hidden1: [f32; HIDDEN1] = params[HIDDEN1_BIAS_AT..HIDDEN2_BIAS_AT].try_into().expect("lengths match");
        for feature in features.iter() {
            let row = &params[HIDDEN1_AT + feature * HIDDEN1..][..HIDDEN1];
            hidden1.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        hidden1 = hidden1.map(|sum| sum.clamp(0.0, ACTIVATION_CLIP));
        let hidden2 = std::array::from_fn(|unit| {
            let row = &params[HIDDEN2_AT + unit * HIDDEN1..][..HIDDEN1];
            (dot(&hidden1, row) + params[HIDDEN2_BIAS_AT + unit]).clamp(0.0, ACTIVATION_CLIP)
        });
        let outputs = std::array::from_fn(|output| {
            dot(&hidden2, &params[OUTPUT_AT + output * HIDDEN2..][..HIDDEN2]) + params[OUTPUT_BIAS_AT + output]
        });
        Activations { hidden1, hidden2, outputs }
    }

    /// Evaluates a position.
    #[cfg(test)]
    pub(crate) fn value(&self, features: &Features) -> Value {
        Value::from_outputs(&self.forward(features).outputs, self.players)
    }

    /// Trains on a batch and returns its mean loss before the step.
    pub(crate) fn train_batch(&mut self, samples: &[&Sample], rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let loss: f32 = samples.iter().map(|sample| self.backward(sample)).sum();
        self.adam_step(rate, 1.0 / samples.len() as f32);
        loss / samples.len() as f32
    }

    /// Adds the gradient of one sample and returns its loss.
    fn backward(&mut self, sample: &Sample) -> f32 {
        let activations = self.forward(&sample.features);
        let (delta, loss) = loss_and_delta(&activations.outputs, &sample.target, self.players);
        let mut hidden2_delta = [0.0; HIDDEN2];
        for (output, delta) in delta.iter().enumerate() {
            let at = OUTPUT_AT + output * HIDDEN2;
            self.gradient[OUTPUT_BIAS_AT + output] += delta;
            add_scaled(&mut self.gradient[at..][..HIDDEN2], &activations.hidden2, *delta);
            add_scaled(&mut hidden2_delta, &self.params[at..][..HIDDEN2], *delta);
        }
        let mut hidden1_delta = [0.0; HIDDEN1];
        for (unit, delta) in
            hidden2_delta.into_iter().enumerate().filter(|(unit, _)| is_unclipped(activations.hidden2[*unit]))
        {
            let at = HIDDEN2_AT + unit * HIDDEN1;
            self.gradient[HIDDEN2_BIAS_AT + unit] += delta;
            add_scaled(&mut self.gradient[at..][..HIDDEN1], &activations.hidden1, delta);
            add_scaled(&mut hidden1_delta, &self.params[at..][..HIDDEN1], delta);
        }
        for (delta, activation) in hidden1_delta.iter_mut().zip(activations.hidden1) {
            *delta = if is_unclipped(activation) { *delta } else { 0.0 };
        }
        add_scaled(&mut self.gradient[HIDDEN1_BIAS_AT..][..HIDDEN1], &hidden1_delta, 1.0);
        for feature in sample.features.iter() {
            add_scaled(&mut self.gradient[HIDDEN1_AT + feature * HIDDEN1..][..HIDDEN1], &hidden1_delta, 1.0);
        }
        loss
    }

    /// Takes one AdamW step; `scale` is applied to the gradient.
    fn adam_step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - ADAM_BETA2.powi(self.steps)).sqrt() / (1.0 - ADAM_BETA1.powi(self.steps));
        let moments = self.first_moment.iter_mut().zip(&mut self.second_moment);
        for ((param, gradient), (mean, square)) in self.params.iter_mut().zip(&self.gradient).zip(moments) {
            let gradient = gradient * scale;
            *mean = ADAM_BETA1 * *mean + (1.0 - ADAM_BETA1) * gradient;
            *square = ADAM_BETA2 * *square + (1.0 - ADAM_BETA2) * gradient * gradient;
            let step = *mean / (square.sqrt() + 1e-8) + WEIGHT_DECAY * *param;
            *param = (*param - rate * step).clamp(-WEIGHT_CLIP, WEIGHT_CLIP);
        }
    }

    pub(crate) fn weights(&self) -> Weights {
        let part = |at: usize, length: usize| &self.params[at..at + length];
        let row = |at: usize| part(at, HIDDEN1).try_into().expect("lengths match");
        let features = (self.params.len() - HIDDEN1_AT) / HIDDEN1;
        Weights {
            players: self.players,
            hidden1: (0..features).map(|feature| row(HIDDEN1_AT + feature * HIDDEN1)).collect(),
            hidden1_bias: row(HIDDEN1_BIAS_AT),
            hidden2: std::array::from_fn(|unit| row(HIDDEN2_AT + unit * HIDDEN1)),
            hidden2_bias: part(HIDDEN2_BIAS_AT, HIDDEN2).try_into().expect("lengths match"),
            output: std::array::from_fn(|output| {
                part(OUTPUT_AT + output * HIDDEN2, HIDDEN2).try_into().expect("lengths match")
            }),
            output_bias: part(OUTPUT_BIAS_AT, OUTPUTS).try_into().expect("lengths match"),
        }
    }

    /// Serializes everything needed to resume training.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        for param in self.params.iter().chain(&self.first_moment).chain(&self.second_moment) {
            bytes.extend(param.to_le_bytes());
        }
        bytes
    }

    /// Restores what [`to_bytes`](Model::to_bytes) wrote and returns the bytes after it; `None` if the size does not fit.
    pub(crate) fn restore<'b>(&mut self, bytes: &'b [u8]) -> Option<&'b [u8]> {
        let size = self.params.len();
        let (steps, rest) = bytes.split_first_chunk()?;
        let (params, rest) = rest.split_at_checked(size * 12)?;
        self.steps = i32::from_le_bytes(*steps);
        let params: Vec<f32> = params.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        self.params.copy_from_slice(&params[..size]);
        self.first_moment.copy_from_slice(&params[size..2 * size]);
        self.second_moment.copy_from_slice(&params[2 * size..]);
        Some(rest)
    }
}

/// Returns the derivative of the loss by each output, and the loss: cross-entropy of the win shares plus squared error
/// of the margin.
fn loss_and_delta(outputs: &[f32; OUTPUTS], target: &Value, players: Players) -> ([f32; OUTPUTS], f32) {
    let value = Value::from_outputs(outputs, players);
    let mut delta = [0.0; OUTPUTS];
    let mut loss = 0.0;
    let shares = value.win_shares.iter().zip(&target.win_shares).take(usize::from(players.count()));
    for (delta, (share, target)) in delta.iter_mut().zip(shares) {
        *delta = share - target;
        loss -= target * share.max(1e-6).ln();
    }
    let off = (value.margin - target.margin) / crate::net::MARGIN_SCALE;
    delta[MARGIN_OUTPUT] = MARGIN_WEIGHT * off;
    (delta, loss + MARGIN_WEIGHT * off * off / 2.0)
}

/// Returns whether the clipped ReLU has a gradient at this activation.
fn is_unclipped(activation: f32) -> bool {
    activation > 0.0 && activation < ACTIVATION_CLIP
}

#[inline]
fn add_scaled(to: &mut [f32], what: &[f32], scale: f32) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += scale * what);
}
