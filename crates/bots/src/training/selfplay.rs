//! One game, and what can be learned from it.

use super::sample::Sample;
use crate::candidates::PaymentBreadth;
use crate::evaluator::{Evaluator, features_of};
use crate::features::Features;
use crate::greedy::Greedy;
use crate::net::{Net, Value};
use crate::playout::Playout;
use crate::{Bot, CrnStream};
use iquazu_rules::{Edition, Next, Players, Rng, Seat, SeatMap, SplitMix, Stage, State, Viewer};

/// Who plays, and how the game is told afterwards.
pub(super) struct SelfPlay<'n> {
    /// Without a net the hand-written bot plays.
    pub(super) net: Option<&'n Net>,
    pub(super) epsilon: f32,
    pub(super) target: Target,
}

/// Where a position's worth is taken from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Target {
    /// What came after it in the game, and less so what the net made of that: TD(λ).
    TdLambda { lambda: f32 },
    /// Other ways in which the game might have gone on from there. Of some positions only, because that takes its time.
    Rollout,
}

/// So many worlds are played on from a position, and one position of so many is.
const WORLD_SAMPLES: u64 = 8;
const ROLLOUT_EVERY: u32 = 3;

/// One move of a seat.
struct TrainingStep {
    /// Of the position after the move.
    features: Features,
    /// What the best move was worth.
    best: Value,
    /// Whether another than the best was played.
    explored: bool,
    /// What it is worth by other ways to go on, where those were tried.
    rollout_target: Option<Value>,
}

pub(super) fn samples_of_game(
    edition: &'static Edition,
    players: Players,
    seed: u64,
    teacher: &SelfPlay,
) -> Vec<Sample> {
    let mut fate = CrnStream::new(seed);
    let mut rng = SplitMix::new(!seed);
    let mut steps: SeatMap<Vec<TrainingStep>> = SeatMap::default();
    let mut state = State::new(edition, players);
    loop {
        match state.next() {
            Next::Over => break,
            Next::Chance(chance) => {
                let outcome = state.sample(&mut fate.rng(chance));
                state.resolve_unchecked(outcome, &mut ());
            }
            Next::Seat(seat) => {
                if let Some(step) = teacher.play(&mut state, &mut rng) {
                    steps[seat].push(step);
                }
            }
        }
    }
    let told = |seat| match teacher.target {
        Target::TdLambda { lambda } => td_lambda_samples(&steps[seat], Value::of_result(&state, seat), lambda),
        Target::Rollout => steps[seat].iter().filter_map(TrainingStep::rollout_sample).collect(),
    };
    players.seats().flat_map(told).collect()
}

impl TrainingStep {
    fn rollout_sample(&self) -> Option<Sample> {
        self.rollout_target.map(|target| Sample { features: self.features, target })
    }
}

impl SelfPlay<'_> {
    /// Makes a move. Gives nothing where that ended the game.
    fn play(&self, state: &mut State, rng: &mut SplitMix) -> Option<TrainingStep> {
        let explored = rng.below(1000) < (self.epsilon * 1000.0) as u32;
        match self.net {
            Some(net) => self.play_by_net(net, state, explored, rng),
            None => self.play_greedy(state, explored, rng),
        }
    }

    fn play_by_net(&self, net: &Net, state: &mut State, explored: bool, rng: &mut SplitMix) -> Option<TrainingStep> {
        let mut judge = Evaluator::new(net);
        let judged = judge.evaluate_moves(state, PaymentBreadth::Best);
        judged.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        // Of the better half: hopeless moves teach little.
        let among = judged.len().div_ceil(2) as u32;
        let chosen = judged[if explored { rng.below(among) as usize } else { 0 }];
        let (best, explored) = (judged[0].value, chosen.action != judged[0].action);
        let seat = state.table().active();
        state.play_unchecked(chosen.action, &mut ());
        if state.table().stage() == Stage::Over {
            return None;
        }
        let relabels = self.target == Target::Rollout && rng.below(ROLLOUT_EVERY) == 0;
        let relabelled = relabels.then(|| rollout_value(&mut judge, state, seat, rng.next_u64()));
        Some(TrainingStep { features: chosen.features, best, explored, rollout_target: relabelled })
    }

    fn play_greedy(&self, state: &mut State, explored: bool, rng: &mut SplitMix) -> Option<TrainingStep> {
        let seat: Seat = state.table().active();
        let view = state.view(Viewer::Seat(seat));
        let moves = view.legal_moves();
        let action = if explored { moves.pick(rng) } else { Greedy.choose(&view, &moves, rng) };
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

/// Every position learns from the next one and, through it, from all that came after. What came after a tried-out move
/// says nothing about the moves before it.
fn td_lambda_samples(steps: &[TrainingStep], result: Value, lambda: f32) -> Vec<Sample> {
    let mut target = result;
    let mut lessons = Vec::with_capacity(steps.len());
    for step in steps.iter().rev() {
        lessons.push(Sample { features: step.features, target });
        target = if step.explored { step.best } else { lerp(&step.best, &target, lambda) };
    }
    lessons
}

/// What a position after a move of `seat` is worth, by games of the net from there in worlds that could be the real one.
fn rollout_value(judge: &mut Evaluator, state: &State, seat: Seat, seed: u64) -> Value {
    let view = state.view(Viewer::Seat(seat));
    let playout = Playout::new(state.table(), seat);
    let mut mean = Value::default();
    for world in 1..=WORLD_SAMPLES {
        let mut rng = SplitMix::new(seed.wrapping_add(world));
        let state = view.resample(&mut rng);
        let value = playout.run(state, CrnStream::new(rng.next_u64()), judge, |_, _| {});
        mean = lerp(&value, &mean, 1.0 - 1.0 / world as f32);
    }
    mean
}

fn lerp(next: &Value, later: &Value, lambda: f32) -> Value {
    let mixed = |next: f32, later: f32| (1.0 - lambda) * next + lambda * later;
    Value {
        win_shares: std::array::from_fn(|seat| mixed(next.win_shares[seat], later.win_shares[seat])),
        margin: mixed(next.margin, later.margin),
    }
}
