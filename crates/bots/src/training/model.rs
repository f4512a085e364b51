//! The net in full precision, and how it learns: back-propagation and Adam.

use super::lesson::Lesson;
use crate::features::Features;
use crate::net::{FIRST, LOUDEST, MARGIN, OUTPUTS, SECOND, Value, Weights, dot};
use iquazu_rules::{Players, Rng};

/// How much the margin counts beside the shares.
const MARGIN_WEIGHT: f32 = 0.5;
/// Weights stay in what their whole-number form can hold, and fade where nothing holds them up.
const LARGEST: f32 = 2.0;
const FADING: f32 = 0.01;

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;

/// All numbers of a net in one line, so that Adam is one loop: second layer, last layer, biases, first layer.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    players: Players,
    numbers: Vec<f32>,
    gradient: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

const SECOND_AT: usize = 0;
const LAST_AT: usize = SECOND_AT + FIRST * SECOND;
const FIRST_BIAS_AT: usize = LAST_AT + SECOND * OUTPUTS;
const SECOND_BIAS_AT: usize = FIRST_BIAS_AT + FIRST;
const LAST_BIAS_AT: usize = SECOND_BIAS_AT + SECOND;
const FIRST_AT: usize = LAST_BIAS_AT + OUTPUTS;

/// What the layers say about one position.
struct Activity {
    first: [f32; FIRST],
    second: [f32; SECOND],
    outputs: [f32; OUTPUTS],
}

impl Model {
    /// A net that knows nothing yet.
    pub(crate) fn new(players: Players, facts: usize, rng: &mut impl Rng) -> Model {
        let size = FIRST_AT + facts * FIRST;
        let mut numbers = vec![0.0; size];
        let mut fill = |from: usize, to: usize, width: f32| {
            for number in &mut numbers[from..to] {
                *number = width * (rng.below(2001) as f32 / 1000.0 - 1.0);
            }
        };
        fill(SECOND_AT, LAST_AT, (3.0 / FIRST as f32).sqrt());
        fill(LAST_AT, FIRST_BIAS_AT, 0.1);
        fill(FIRST_AT, size, 0.12);
        numbers[FIRST_BIAS_AT..LAST_BIAS_AT].fill(0.1);
        let zeros = vec![0.0; size];
        Model { players, numbers, gradient: zeros.clone(), means: zeros.clone(), squares: zeros, steps: 0 }
    }

    fn run(&self, features: &Features) -> Activity {
        let numbers = &self.numbers;
        let mut first: [f32; FIRST] = numbers[FIRST_BIAS_AT..SECOND_BIAS_AT].try_into().expect("as many");
        for fact in features.iter() {
            let row = &numbers[FIRST_AT + fact * FIRST..][..FIRST];
            first.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        first = first.map(|sum| sum.clamp(0.0, LOUDEST));
        let second = std::array::from_fn(|unit| {
            let row = &numbers[SECOND_AT + unit * FIRST..][..FIRST];
            (dot(&first, row) + numbers[SECOND_BIAS_AT + unit]).clamp(0.0, LOUDEST)
        });
        let outputs = std::array::from_fn(|output| {
            dot(&second, &numbers[LAST_AT + output * SECOND..][..SECOND]) + numbers[LAST_BIAS_AT + output]
        });
        Activity { first, second, outputs }
    }

    /// What the net makes of a position.
    #[cfg(test)]
    pub(crate) fn value(&self, features: &Features) -> Value {
        Value::from_outputs(&self.run(features).outputs, self.players)
    }

    /// Learns from some lessons at once. Gives the error before.
    pub(crate) fn learn(&mut self, lessons: &[&Lesson], rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let loss: f32 = lessons.iter().map(|lesson| self.blame(lesson)).sum();
        self.step(rate, 1.0 / lessons.len() as f32);
        loss / lessons.len() as f32
    }

    /// Adds what one lesson says about every weight to the gradient. Gives the error.
    fn blame(&mut self, lesson: &Lesson) -> f32 {
        let activity = self.run(&lesson.features);
        let (wrong, loss) = error(&activity.outputs, &lesson.target, self.players);
        let mut second_wrong = [0.0; SECOND];
        for (output, wrong) in wrong.iter().enumerate() {
            let at = LAST_AT + output * SECOND;
            self.gradient[LAST_BIAS_AT + output] += wrong;
            add_scaled(&mut self.gradient[at..][..SECOND], &activity.second, *wrong);
            add_scaled(&mut second_wrong, &self.numbers[at..][..SECOND], *wrong);
        }
        let mut first_wrong = [0.0; FIRST];
        for (unit, wrong) in second_wrong.into_iter().enumerate().filter(|(unit, _)| learns(activity.second[*unit])) {
            let at = SECOND_AT + unit * FIRST;
            self.gradient[SECOND_BIAS_AT + unit] += wrong;
            add_scaled(&mut self.gradient[at..][..FIRST], &activity.first, wrong);
            add_scaled(&mut first_wrong, &self.numbers[at..][..FIRST], wrong);
        }
        for (wrong, heard) in first_wrong.iter_mut().zip(activity.first) {
            *wrong = if learns(heard) { *wrong } else { 0.0 };
        }
        add_scaled(&mut self.gradient[FIRST_BIAS_AT..][..FIRST], &first_wrong, 1.0);
        for fact in lesson.features.iter() {
            add_scaled(&mut self.gradient[FIRST_AT + fact * FIRST..][..FIRST], &first_wrong, 1.0);
        }
        loss
    }

    /// One step of Adam.
    fn step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - SECOND_DECAY.powi(self.steps)).sqrt() / (1.0 - FIRST_DECAY.powi(self.steps));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((number, gradient), (mean, square)) in self.numbers.iter_mut().zip(&self.gradient).zip(moments) {
            let gradient = gradient * scale;
            *mean = FIRST_DECAY * *mean + (1.0 - FIRST_DECAY) * gradient;
            *square = SECOND_DECAY * *square + (1.0 - SECOND_DECAY) * gradient * gradient;
            let step = *mean / (square.sqrt() + 1e-8) + FADING * *number;
            *number = (*number - rate * step).clamp(-LARGEST, LARGEST);
        }
    }

    pub(crate) fn weights(&self) -> Weights {
        let part = |at: usize, length: usize| &self.numbers[at..at + length];
        let row = |at: usize| part(at, FIRST).try_into().expect("as many");
        let facts = (self.numbers.len() - FIRST_AT) / FIRST;
        Weights {
            players: self.players,
            first: (0..facts).map(|fact| row(FIRST_AT + fact * FIRST)).collect(),
            first_bias: row(FIRST_BIAS_AT),
            second: std::array::from_fn(|unit| row(SECOND_AT + unit * FIRST)),
            second_bias: part(SECOND_BIAS_AT, SECOND).try_into().expect("as many"),
            last: std::array::from_fn(|output| part(LAST_AT + output * SECOND, SECOND).try_into().expect("as many")),
            last_bias: part(LAST_BIAS_AT, OUTPUTS).try_into().expect("as many"),
        }
    }

    /// Everything that training needs to go on later.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        for number in self.numbers.iter().chain(&self.means).chain(&self.squares) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// Goes on where [`to_bytes`](Model::to_bytes) was written. Gives what follows; nothing where it does not fit.
    pub(crate) fn restore<'b>(&mut self, bytes: &'b [u8]) -> Option<&'b [u8]> {
        let size = self.numbers.len();
        let (steps, rest) = bytes.split_first_chunk()?;
        let (numbers, rest) = rest.split_at_checked(size * 12)?;
        self.steps = i32::from_le_bytes(*steps);
        let numbers: Vec<f32> = numbers.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        self.numbers.copy_from_slice(&numbers[..size]);
        self.means.copy_from_slice(&numbers[size..2 * size]);
        self.squares.copy_from_slice(&numbers[2 * size..]);
        Some(rest)
    }
}

/// What is wrong with each output, and how much in all: cross-entropy of the shares, square error of the margin.
fn error(outputs: &[f32; OUTPUTS], target: &Value, players: Players) -> ([f32; OUTPUTS], f32) {
    let value = Value::from_outputs(outputs, players);
    let mut wrong = [0.0; OUTPUTS];
    let mut loss = 0.0;
    let shares = value.shares.iter().zip(&target.shares).take(usize::from(players.count()));
    for (wrong, (share, target)) in wrong.iter_mut().zip(shares) {
        *wrong = share - target;
        loss -= target * share.max(1e-6).ln();
    }
    let off = (value.margin - target.margin) / crate::net::MARGIN_UNIT;
    wrong[MARGIN] = MARGIN_WEIGHT * off;
    (wrong, loss + MARGIN_WEIGHT * off * off / 2.0)
}

/// A unit at one of its ends hears no blame.
fn learns(heard: f32) -> bool {
    heard > 0.0 && heard < LOUDEST
}

#[inline]
fn add_scaled(to: &mut [f32], what: &[f32], scale: f32) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += scale * what);
}
