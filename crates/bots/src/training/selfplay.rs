//! Plays a game and turns it into training samples.

use super::sample::Sample;
use crate::candidates::PaymentBreadth;
use crate::evaluator::{Evaluator, features_of};
use crate::features::Features;
use crate::greedy::Greedy;
use crate::net::{Net, Value};
use crate::playout::Playout;
use crate::{Bot, CrnStream};
use iquazu_rules::{Edition, InformationState, Next, Players, Rng, Seat, SeatMap, SplitMix, Stage, State, Viewer};

/// The player of the games, and the source of target values.
pub(super) struct SelfPlay<'n> {
    /// Without a net, [`Greedy`] plays.
    pub(super) net: Option<&'n Net>,
    /// Probability of an exploring move.
    pub(super) epsilon: f32,
    pub(super) target: Target,
}

/// The source of target values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Target {
    /// TD(λ) over the rest of the game.
    TdLambda { lambda: f32 },
    /// The mean of truncated playouts from the position; for some positions only, since it is slow.
    Rollout,
}

/// Sampled worlds per rollout target.
const WORLD_SAMPLES: u64 = 8;
/// One position of this many gets a rollout target.
const ROLLOUT_EVERY: u32 = 3;

/// One move of a seat.
struct TrainingStep {
    /// The features of the position after the move.
    features: Features,
    /// The value of the best move.
    best: Value,
    /// Whether another move than the best was played.
    explored: bool,
    /// The value by playouts, if they were run.
    rollout_target: Option<Value>,
}

pub(super) fn samples_of_game(
    edition: &'static Edition,
    players: Players,
    seed: u64,
    self_play: &SelfPlay,
) -> Vec<Sample> {
    let mut crn = CrnStream::new(seed);
    let mut rng = SplitMix::new(!seed);
    let mut steps: SeatMap<Vec<TrainingStep>> = SeatMap::default();
    let mut state = State::new(edition, players);
    loop {
        match state.next() {
            Next::Over => break,
            Next::Chance(chance) => {
                let outcome = state.sample(&mut crn.rng(chance));
                state.resolve_unchecked(outcome, &mut ());
            }
            Next::Seat(seat) => {
                if let Some(step) = self_play.play(&mut state, &mut rng) {
                    steps[seat].push(step);
                }
            }
        }
    }
    let samples = |seat| match self_play.target {
        Target::TdLambda { lambda } => td_lambda_samples(&steps[seat], Value::of_result(&state, seat), lambda),
        Target::Rollout => steps[seat].iter().filter_map(TrainingStep::rollout_sample).collect(),
    };
    players.seats().flat_map(samples).collect()
}

impl TrainingStep {
    fn rollout_sample(&self) -> Option<Sample> {
        self.rollout_target.map(|target| Sample { features: self.features, target })
    }
}

impl SelfPlay<'_> {
    /// Plays a move. Returns `None` if it ended the game.
    fn play(&self, state: &mut State, rng: &mut SplitMix) -> Option<TrainingStep> {
        let explored = rng.below(1000) < (self.epsilon * 1000.0) as u32;
        match self.net {
            Some(net) => self.play_by_net(net, state, explored, rng),
            None => self.play_greedy(state, explored, rng),
        }
    }

    fn play_by_net(&self, net: &Net, state: &mut State, explored: bool, rng: &mut SplitMix) -> Option<TrainingStep> {
        let mut evaluator = Evaluator::new(net);
        let evaluated = evaluator.evaluate_moves(state, PaymentBreadth::Best);
        evaluated.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        // Explore among the better half: the net learns little from hopeless moves.
        let among = evaluated.len().div_ceil(2) as u32;
        let chosen = evaluated[if explored { rng.below(among) as usize } else { 0 }];
        let (best, explored) = (evaluated[0].value, chosen.action != evaluated[0].action);
        let seat = state.table().active();
        state.play_unchecked(chosen.action, &mut ());
        if state.table().stage() == Stage::Over {
            return None;
        }
        let relabels = self.target == Target::Rollout && rng.below(ROLLOUT_EVERY) == 0;
        let relabelled = relabels.then(|| rollout_value(&mut evaluator, state, seat, rng.next_u64()));
        Some(TrainingStep { features: chosen.features, best, explored, rollout_target: relabelled })
    }

    fn play_greedy(&self, state: &mut State, explored: bool, rng: &mut SplitMix) -> Option<TrainingStep> {
        let seat: Seat = state.table().active();
        let view = state.view(Viewer::Seat(seat));
        let moves = view.legal_moves();
        let known = InformationState::forgetful(&view);
        let action = if explored { moves.pick(rng) } else { Greedy.choose(&known, &moves, rng) };
        state.play_unchecked(action, &mut ());
        let going_on = state.table().stage() != Stage::Over;
        going_on.then(|| TrainingStep {
            features: features_of(state, seat),
            best: Value::default(),
            explored: false,
            rollout_target: None,
        })
    }
}

/// Computes TD(λ) targets from the end of the game backwards. An exploring move cuts the trace: what followed it says
/// nothing about the moves before it.
fn td_lambda_samples(steps: &[TrainingStep], result: Value, lambda: f32) -> Vec<Sample> {
    let mut target = result;
    let mut samples = Vec::with_capacity(steps.len());
    for step in steps.iter().rev() {
        samples.push(Sample { features: step.features, target });
        target = if step.explored { step.best } else { lerp(&step.best, &target, lambda) };
    }
    samples
}

/// Returns the mean value of playouts from a position after a move of `seat`, in sampled worlds.
fn rollout_value(evaluator: &mut Evaluator, state: &State, seat: Seat, seed: u64) -> Value {
    let view = state.view(Viewer::Seat(seat));
    let playout = Playout::new(state.table(), seat);
    let mut mean = Value::default();
    for world in 1..=WORLD_SAMPLES {
        let mut rng = SplitMix::new(seed.wrapping_add(world));
        let state = view.resample(&mut rng);
        let value = playout.run(state, CrnStream::new(rng.next_u64()), evaluator);
        mean = lerp(&value, &mean, 1.0 - 1.0 / world as f32);
    }
    mean
}

/// Interpolates from `next` (λ = 0) to `later` (λ = 1).
fn lerp(next: &Value, later: &Value, lambda: f32) -> Value {
    let mixed = |next: f32, later: f32| (1.0 - lambda) * next + lambda * later;
    Value {
        win_shares: std::array::from_fn(|seat| mixed(next.win_shares[seat], later.win_shares[seat])),
        margin: mixed(next.margin, later.margin),
    }
}
