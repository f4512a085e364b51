//! The net in full precision, trained by backpropagation and AdamW.

use super::sample::Sample;
use crate::features::{FeatureGroup, Features};
use crate::net::{ACTIVATION_CLIP, ACTIVATION_SCALE, HIDDEN1, HIDDEN2, MARGIN_OUTPUT, OUTPUTS, Value, Weights, dot};
use iquazu_rules::{Players, Rng};

/// Weight of the margin's loss against that of the win shares.
const MARGIN_WEIGHT: f32 = 0.5;
/// Bounds the parameters to what their integer form can hold.
const WEIGHT_CLIP: f32 = 2.0;
/// Bounds the sums of the first layer. The integer net holds sums below 32; the rest is for rounding to 8 bits.
const MAX_SUM: f32 = 29.0;
/// Decoupled weight decay.
const WEIGHT_DECAY: f32 = 0.01;

/// Weight of a step in the moving average, once there have been many. Before, it covers the last tenth of all steps.
const AVERAGE_RATE: f32 = 0.0005;

const ADAM_BETA1: f32 = 0.9;
const ADAM_BETA2: f32 = 0.999;

/// All parameters in one vector, so that Adam is one loop: second layer, output layer, biases, first layer.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    players: Players,
    params: Vec<f32>,
    /// A moving average of the parameters over the last steps, which plays better than those of any one step.
    average: Vec<f32>,
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
        let average = params.clone();
        Model {
            players,
            params,
            average,
            gradient: zeros.clone(),
            first_moment: zeros.clone(),
            second_moment: zeros,
            steps: 0,
        }
    }

    /// Replaces the weights. Units of the first layer that are not used (all weights 0) keep their random weights, but
    /// their weights in the second layer are 0: the value of every position is that of `weights`.
    pub(crate) fn load(&mut self, weights: &Weights) {
        let is_used =
            |unit: usize| weights.hidden1_bias[unit] != 0.0 || weights.hidden1.iter().any(|row| row[unit] != 0.0);
        let used: [bool; HIDDEN1] = std::array::from_fn(is_used);
        let mut load_row = |at: usize, row: &[f32; HIDDEN1]| {
            for unit in (0..HIDDEN1).filter(|unit| used[*unit]) {
                self.params[at + unit] = row[unit];
            }
        };
        load_row(HIDDEN1_BIAS_AT, &weights.hidden1_bias);
        for (feature, row) in weights.hidden1.iter().enumerate() {
            load_row(HIDDEN1_AT + feature * HIDDEN1, row);
        }
        for (unit, row) in weights.hidden2.iter().enumerate() {
            self.params[HIDDEN2_AT + unit * HIDDEN1..][..HIDDEN1].copy_from_slice(row);
        }
        self.params[HIDDEN2_BIAS_AT..][..HIDDEN2].copy_from_slice(&weights.hidden2_bias);
        for (output, row) in weights.output.iter().enumerate() {
            self.params[OUTPUT_AT + output * HIDDEN2..][..HIDDEN2].copy_from_slice(row);
        }
        self.params[OUTPUT_BIAS_AT..][..OUTPUTS].copy_from_slice(&weights.output_bias);
        self.average.copy_from_slice(&self.params);
    }

    /// Scales down the units of the first layer whose sums could leave the range of the integer net, and scales up their
    /// weights in the second layer. The value of a position changes only where a unit was clipped.
    pub(crate) fn limit_sums(&mut self, groups: &[FeatureGroup]) {
        limit_sums_of(&mut self.params, groups);
        limit_sums_of(&mut self.average, groups);
    }

    fn forward(params: &[f32], features: &Features) -> Activations {
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

    /// Evaluates a position with the averaged parameters.
    #[cfg(test)]
    pub(crate) fn value(&self, features: &Features) -> Value {
        Value::from_outputs(&Model::forward(&self.average, features).outputs, self.players)
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
        let activations = Model::forward(&self.params, &sample.features);
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
        let average_rate = AVERAGE_RATE.max(10.0 / (10.0 + self.steps as f32));
        let rate = rate * (1.0 - ADAM_BETA2.powi(self.steps)).sqrt() / (1.0 - ADAM_BETA1.powi(self.steps));
        let moments = self.first_moment.iter_mut().zip(&mut self.second_moment);
        let params = self.params.iter_mut().zip(&mut self.average);
        for (((param, average), gradient), (mean, square)) in params.zip(&self.gradient).zip(moments) {
            let gradient = gradient * scale;
            *mean = ADAM_BETA1 * *mean + (1.0 - ADAM_BETA1) * gradient;
            *square = ADAM_BETA2 * *square + (1.0 - ADAM_BETA2) * gradient * gradient;
            let step = *mean / (square.sqrt() + 1e-8) + WEIGHT_DECAY * *param;
            *param = (*param - rate * step).clamp(-WEIGHT_CLIP, WEIGHT_CLIP);
            *average += average_rate * (*param - *average);
        }
    }

    /// Returns the averaged parameters.
    pub(crate) fn weights(&self) -> Weights {
        let part = |at: usize, length: usize| &self.average[at..at + length];
        let row = |at: usize| part(at, HIDDEN1).try_into().expect("lengths match");
        let features = (self.average.len() - HIDDEN1_AT) / HIDDEN1;
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
        for param in self.params.iter().chain(&self.average).chain(&self.first_moment).chain(&self.second_moment) {
            bytes.extend(param.to_le_bytes());
        }
        bytes
    }

    /// Restores what [`to_bytes`](Model::to_bytes) wrote and returns the bytes after it; `None` if the size does not fit.
    pub(crate) fn restore<'b>(&mut self, bytes: &'b [u8]) -> Option<&'b [u8]> {
        let size = self.params.len();
        let (steps, rest) = bytes.split_first_chunk()?;
        let (params, rest) = rest.split_at_checked(size * 16)?;
        self.steps = i32::from_le_bytes(*steps);
        let params: Vec<f32> = params.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        self.params.copy_from_slice(&params[..size]);
        self.average.copy_from_slice(&params[size..2 * size]);
        self.first_moment.copy_from_slice(&params[2 * size..3 * size]);
        self.second_moment.copy_from_slice(&params[3 * size..]);
        Some(rest)
    }
}

/// Scales down the units of the first layer whose sums could leave the range of the integer net, and the weights that read
/// them up, so that the values stay.
fn limit_sums_of(params: &mut [f32], groups: &[FeatureGroup]) {
    for unit in 0..HIDDEN1 {
        let bias = params[HIDDEN1_BIAS_AT + unit];
        let (mut least, mut greatest) = (bias, bias);
        for group in groups {
            let weight = |feature: usize| params[HIDDEN1_AT + feature * HIDDEN1 + unit];
            let (min, max) = group.bounds(|feature| (weight(feature) * ACTIVATION_SCALE) as i32);
            (least, greatest) = (least + min as f32 / ACTIVATION_SCALE, greatest + max as f32 / ACTIVATION_SCALE);
        }
        let factor = MAX_SUM / greatest.max(-least);
        if factor < 1.0 {
            scale_unit(params, unit, factor);
        }
    }
}

/// Scales a unit of the first layer, and the weights that read it by the inverse.
fn scale_unit(params: &mut [f32], unit: usize, factor: f32) {
    let features = (params.len() - HIDDEN1_AT) / HIDDEN1;
    params[HIDDEN1_BIAS_AT + unit] *= factor;
    (0..features).for_each(|feature| params[HIDDEN1_AT + feature * HIDDEN1 + unit] *= factor);
    (0..HIDDEN2).for_each(|row| params[HIDDEN2_AT + row * HIDDEN1 + unit] /= factor);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::features_of;
    use crate::features::{feature_count, feature_groups};
    use iquazu_rules::{Edition, SplitMix, State};

    /// Returns positions of a random game with made-up targets.
    fn samples(players: Players, rng: &mut SplitMix) -> Vec<Sample> {
        let mut state = State::new(Edition::standard(), players);
        let mut samples = Vec::new();
        while let Some(seat) = state.advance(rng, &mut ()) {
            let mut target = Value::default();
            target.win_shares[rng.below(u32::from(players.count())) as usize] = 1.0;
            target.margin = rng.below(41) as f32 - 20.0;
            samples.push(Sample { features: features_of(&state, seat), target });
            let action = state.legal_moves().pick(rng);
            state.play_unchecked(action, &mut ());
        }
        samples
    }

    fn loss(model: &Model, sample: &Sample) -> f32 {
        loss_and_delta(&Model::forward(&model.params, &sample.features).outputs, &sample.target, model.players).1
    }

    /// Compares the gradient with differences of the loss, for parameters of every layer.
    #[test]
    fn gradient_equals_the_slope_of_the_loss() {
        let (players, mut rng) = (Players::THREE, SplitMix::new(5));
        let mut model = Model::new(players, feature_count(players), &mut rng);
        let samples = samples(players, &mut rng);
        let step = 1e-2;
        let (mut checked, mut kinks) = (0, 0);
        for sample in samples.iter().step_by(9).take(12) {
            model.gradient.fill(0.0);
            model.backward(sample);
            let first_layer = sample.features.iter().map(|feature| HIDDEN1_AT + feature * HIDDEN1 + feature % HIDDEN1);
            let others = (0..HIDDEN1_AT).step_by(37);
            for param in others.chain(first_layer.step_by(7)) {
                let before = model.params[param];
                let mut at = |value: f32| {
                    model.params[param] = value;
                    loss(&model, sample)
                };
                let (up, here, down) = (at(before + step), at(before), at(before - step));
                model.params[param] = before;
                let (slope, gradient) = ((up - down) / (2.0 * step), model.gradient[param]);
                // A kink of the ReLU within the step makes the two halves differ.
                if ((up - here) - (here - down)).abs() > 2e-3 * step {
                    kinks += 1;
                    continue;
                }
                checked += 1;
                assert!((slope - gradient).abs() < 2e-3 + 0.02 * gradient.abs(), "{param}: {gradient}, slope {slope}");
            }
        }
        assert!(checked > 500 && kinks < checked, "{checked} checked, {kinks} kinks");
    }

    #[test]
    fn limiting_sums_keeps_the_values() {
        let (players, mut rng) = (Players::TWO, SplitMix::new(6));
        let mut model = Model::new(players, feature_count(players), &mut rng);
        model.average[HIDDEN1_AT..].iter_mut().for_each(|weight| *weight *= 3.0);
        let samples = samples(players, &mut rng);
        let clipped = |model: &Model, sample: &Sample| {
            Model::forward(&model.average, &sample.features).hidden1.iter().any(|unit| *unit >= ACTIVATION_CLIP)
        };
        let before: Vec<Value> = samples.iter().map(|sample| model.value(&sample.features)).collect();
        let unclipped: Vec<bool> = samples.iter().map(|sample| !clipped(&model, sample)).collect();
        model.limit_sums(&feature_groups(players));
        assert!(crate::Net::read(&model.weights().to_bytes()).is_ok(), "the integer net cannot overflow");
        let compared = samples.iter().zip(&before).zip(&unclipped).filter(|(_, unclipped)| **unclipped);
        for ((sample, before), _) in compared {
            let after = model.value(&sample.features);
            assert!((after.win_shares[0] - before.win_shares[0]).abs() < 1e-3, "{after:?}, {before:?}");
        }
    }
}
