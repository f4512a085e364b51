//! The net in full precision, and how it learns: back-propagation and Adam.

use super::sample::Sample;
use crate::features::Features;
use crate::net::{ACTIVATION_CLIP, HIDDEN1, HIDDEN2, MARGIN_OUTPUT, OUTPUTS, Value, Weights, dot};
use iquazu_rules::{Players, Rng};

/// How much the margin counts beside the shares.
const MARGIN_WEIGHT: f32 = 0.5;
/// Weights stay in what their whole-number form can hold, and fade where nothing holds them up.
const WEIGHT_CLIP: f32 = 2.0;
const WEIGHT_DECAY: f32 = 0.01;

const ADAM_BETA1: f32 = 0.9;
const ADAM_BETA2: f32 = 0.999;

/// All numbers of a net in one line, so that Adam is one loop: second layer, last layer, biases, first layer.
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

/// What the layers say about one position.
struct Activations {
    hidden1: [f32; HIDDEN1],
    hidden2: [f32; HIDDEN2],
    outputs: [f32; OUTPUTS],
}

impl Model {
    /// A net that knows nothing yet.
    pub(crate) fn new(players: Players, facts: usize, rng: &mut impl Rng) -> Model {
        let size = HIDDEN1_AT + facts * HIDDEN1;
        let mut numbers = vec![0.0; size];
        let mut fill = |from: usize, to: usize, width: f32| {
            for number in &mut numbers[from..to] {
                *number = width * (rng.below(2001) as f32 / 1000.0 - 1.0);
            }
        };
        fill(HIDDEN2_AT, OUTPUT_AT, (3.0 / HIDDEN1 as f32).sqrt());
        fill(OUTPUT_AT, HIDDEN1_BIAS_AT, 0.1);
        fill(HIDDEN1_AT, size, 0.12);
        numbers[HIDDEN1_BIAS_AT..OUTPUT_BIAS_AT].fill(0.1);
        let zeros = vec![0.0; size];
        Model {
            players,
            params: numbers,
            gradient: zeros.clone(),
            first_moment: zeros.clone(),
            second_moment: zeros,
            steps: 0,
        }
    }

    fn forward(&self, features: &Features) -> Activations {
        let numbers = &self.params;
        let mut first: [f32; HIDDEN1] = numbers[HIDDEN1_BIAS_AT..HIDDEN2_BIAS_AT].try_into().expect("as many");
        for fact in features.iter() {
            let row = &numbers[HIDDEN1_AT + fact * HIDDEN1..][..HIDDEN1];
            first.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        first = first.map(|sum| sum.clamp(0.0, ACTIVATION_CLIP));
        let second = std::array::from_fn(|unit| {
            let row = &numbers[HIDDEN2_AT + unit * HIDDEN1..][..HIDDEN1];
            (dot(&first, row) + numbers[HIDDEN2_BIAS_AT + unit]).clamp(0.0, ACTIVATION_CLIP)
        });
        let outputs = std::array::from_fn(|output| {
            dot(&second, &numbers[OUTPUT_AT + output * HIDDEN2..][..HIDDEN2]) + numbers[OUTPUT_BIAS_AT + output]
        });
        Activations { hidden1: first, hidden2: second, outputs }
    }

    /// What the net makes of a position.
    #[cfg(test)]
    pub(crate) fn value(&self, features: &Features) -> Value {
        Value::from_outputs(&self.forward(features).outputs, self.players)
    }

    /// Learns from some lessons at once. Gives the error before.
    pub(crate) fn train_batch(&mut self, lessons: &[&Sample], rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let loss: f32 = lessons.iter().map(|lesson| self.backward(lesson)).sum();
        self.adam_step(rate, 1.0 / lessons.len() as f32);
        loss / lessons.len() as f32
    }

    /// Adds what one lesson says about every weight to the gradient. Gives the error.
    fn backward(&mut self, lesson: &Sample) -> f32 {
        let activity = self.forward(&lesson.features);
        let (wrong, loss) = loss_and_delta(&activity.outputs, &lesson.target, self.players);
        let mut second_wrong = [0.0; HIDDEN2];
        for (output, wrong) in wrong.iter().enumerate() {
            let at = OUTPUT_AT + output * HIDDEN2;
            self.gradient[OUTPUT_BIAS_AT + output] += wrong;
            add_scaled(&mut self.gradient[at..][..HIDDEN2], &activity.hidden2, *wrong);
            add_scaled(&mut second_wrong, &self.params[at..][..HIDDEN2], *wrong);
        }
        let mut first_wrong = [0.0; HIDDEN1];
        for (unit, wrong) in
            second_wrong.into_iter().enumerate().filter(|(unit, _)| is_unclipped(activity.hidden2[*unit]))
        {
            let at = HIDDEN2_AT + unit * HIDDEN1;
            self.gradient[HIDDEN2_BIAS_AT + unit] += wrong;
            add_scaled(&mut self.gradient[at..][..HIDDEN1], &activity.hidden1, wrong);
            add_scaled(&mut first_wrong, &self.params[at..][..HIDDEN1], wrong);
        }
        for (wrong, heard) in first_wrong.iter_mut().zip(activity.hidden1) {
            *wrong = if is_unclipped(heard) { *wrong } else { 0.0 };
        }
        add_scaled(&mut self.gradient[HIDDEN1_BIAS_AT..][..HIDDEN1], &first_wrong, 1.0);
        for fact in lesson.features.iter() {
            add_scaled(&mut self.gradient[HIDDEN1_AT + fact * HIDDEN1..][..HIDDEN1], &first_wrong, 1.0);
        }
        loss
    }

    /// One step of Adam.
    fn adam_step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - ADAM_BETA2.powi(self.steps)).sqrt() / (1.0 - ADAM_BETA1.powi(self.steps));
        let moments = self.first_moment.iter_mut().zip(&mut self.second_moment);
        for ((number, gradient), (mean, square)) in self.params.iter_mut().zip(&self.gradient).zip(moments) {
            let gradient = gradient * scale;
            *mean = ADAM_BETA1 * *mean + (1.0 - ADAM_BETA1) * gradient;
            *square = ADAM_BETA2 * *square + (1.0 - ADAM_BETA2) * gradient * gradient;
            let step = *mean / (square.sqrt() + 1e-8) + WEIGHT_DECAY * *number;
            *number = (*number - rate * step).clamp(-WEIGHT_CLIP, WEIGHT_CLIP);
        }
    }

    pub(crate) fn weights(&self) -> Weights {
        let part = |at: usize, length: usize| &self.params[at..at + length];
        let row = |at: usize| part(at, HIDDEN1).try_into().expect("as many");
        let facts = (self.params.len() - HIDDEN1_AT) / HIDDEN1;
        Weights {
            players: self.players,
            hidden1: (0..facts).map(|fact| row(HIDDEN1_AT + fact * HIDDEN1)).collect(),
            hidden1_bias: row(HIDDEN1_BIAS_AT),
            hidden2: std::array::from_fn(|unit| row(HIDDEN2_AT + unit * HIDDEN1)),
            hidden2_bias: part(HIDDEN2_BIAS_AT, HIDDEN2).try_into().expect("as many"),
            output: std::array::from_fn(|output| {
                part(OUTPUT_AT + output * HIDDEN2, HIDDEN2).try_into().expect("as many")
            }),
            output_bias: part(OUTPUT_BIAS_AT, OUTPUTS).try_into().expect("as many"),
        }
    }

    /// Everything that training needs to go on later.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        for number in self.params.iter().chain(&self.first_moment).chain(&self.second_moment) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// Goes on where [`to_bytes`](Model::to_bytes) was written. Gives what follows; nothing where it does not fit.
    pub(crate) fn restore<'b>(&mut self, bytes: &'b [u8]) -> Option<&'b [u8]> {
        let size = self.params.len();
        let (steps, rest) = bytes.split_first_chunk()?;
        let (numbers, rest) = rest.split_at_checked(size * 12)?;
        self.steps = i32::from_le_bytes(*steps);
        let numbers: Vec<f32> = numbers.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        self.params.copy_from_slice(&numbers[..size]);
        self.first_moment.copy_from_slice(&numbers[size..2 * size]);
        self.second_moment.copy_from_slice(&numbers[2 * size..]);
        Some(rest)
    }
}

/// What is wrong with each output, and how much in all: cross-entropy of the shares, square error of the margin.
fn loss_and_delta(outputs: &[f32; OUTPUTS], target: &Value, players: Players) -> ([f32; OUTPUTS], f32) {
    let value = Value::from_outputs(outputs, players);
    let mut wrong = [0.0; OUTPUTS];
    let mut loss = 0.0;
    let shares = value.win_shares.iter().zip(&target.win_shares).take(usize::from(players.count()));
    for (wrong, (share, target)) in wrong.iter_mut().zip(shares) {
        *wrong = share - target;
        loss -= target * share.max(1e-6).ln();
    }
    let off = (value.margin - target.margin) / crate::net::MARGIN_SCALE;
    wrong[MARGIN_OUTPUT] = MARGIN_WEIGHT * off;
    (wrong, loss + MARGIN_WEIGHT * off * off / 2.0)
}

/// A unit at one of its ends hears no blame.
fn is_unclipped(heard: f32) -> bool {
    heard > 0.0 && heard < ACTIVATION_CLIP
}

#[inline]
fn add_scaled(to: &mut [f32], what: &[f32], scale: f32) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += scale * what);
}
