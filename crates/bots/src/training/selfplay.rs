//! Plays a game and turns it into training samples.

use super::sample::Sample;
use crate::arena::Entrant;
use crate::candidates::PaymentBreadth;
use crate::evaluator::{EvaluatedMove, Evaluator, features_of};
use crate::features::Features;
use crate::greedy::Greedy;
use crate::net::{Net, Value};
use crate::search::{Search, SearchParams};
use crate::{Bot, Budget, CrnStream};
use iquazu_rules::{Edition, InformationState, Next, Players, Rng, Seat, SeatMap, SplitMix, Stage, State, Viewer};

/// The player of the games, and the source of target values.
pub(super) struct SelfPlay<'n> {
    /// Without a net, [`Greedy`] plays.
    pub(super) net: Option<&'n Net>,
    /// Probability of an exploring move.
    pub(super) epsilon: f32,
    pub(super) target: Target,
    /// Plays all seats but one.
    pub(super) opponent: Option<&'n Entrant>,
}

/// The source of target values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Target {
    /// TD(λ) over the rest of the game.
    TdLambda { lambda: f32 },
    /// The same, and at some decisions the values of a search, for every move that it tried.
    Search { lambda: f32 },
}

/// The search of [`Target::Search`]: short, because many positions teach more than exact values of a few.
const SHORT_SEARCH: SearchParams =
    SearchParams { root_moves: 6, turns_ahead: 2, last_columns: 1, ..SearchParams::DEFAULT };
/// Its nodes for each player.
const SHORT_SEARCH_NODES: u64 = 1200;
/// One decision in this many is searched.
const SEARCH_INTERVAL: u32 = 3;
/// The fewest playouts from which a move becomes a sample.
const MIN_PLAYOUTS: u32 = 2;

/// One move of a seat.
struct TrainingStep {
    /// The features of the position after the move.
    features: Features,
    /// The value of the best move.
    best: Value,
    /// Whether another move than the best was played.
    explored: bool,
}

pub(super) fn samples_of_game(
    edition: &'static Edition,
    players: Players,
    seed: u64,
    self_play: &SelfPlay,
) -> Vec<Sample> {
    let mut crn = CrnStream::new(seed);
    let mut rng = SplitMix::new(!seed);
    let mut opponent = self_play.opponent.map(|opponent| {
        let learner = Seat::ALL[(seed % u64::from(players.count())) as usize];
        (learner, opponent.bot())
    });
    let mut steps: SeatMap<Vec<TrainingStep>> = SeatMap::default();
    let mut searched = Vec::new();
    let mut state = State::new(edition, players);
    loop {
        match state.next() {
            Next::Over => break,
            Next::Chance(chance) => {
                let outcome = state.sample(&mut crn.rng(chance));
                state.resolve_unchecked(outcome, &mut ());
            }
            Next::Seat(seat) => {
                if let Some((learner, bot)) = &mut opponent
                    && *learner != seat
                {
                    let known = InformationState::forgetful(&state.view(Viewer::Seat(seat)));
                    let action = bot.choose(&known, &state.legal_moves(), &mut rng);
                    state.play_unchecked(action, &mut ());
                } else if let Some(step) = self_play.play(&mut state, &mut rng, &mut searched) {
                    steps[seat].push(step);
                }
            }
        }
    }
    let (Target::TdLambda { lambda } | Target::Search { lambda }) = self_play.target;
    let samples = |seat| td_lambda_samples(&steps[seat], Value::of_result(&state, seat), lambda);
    players.seats().flat_map(samples).chain(searched).collect()
}

impl SelfPlay<'_> {
    /// Plays a move. Returns `None` if it ended the game.
    fn play(&self, state: &mut State, rng: &mut SplitMix, searched: &mut Vec<Sample>) -> Option<TrainingStep> {
        let explored = rng.below(1000) < (self.epsilon * 1000.0) as u32;
        match self.net {
            Some(net) => self.play_by_net(net, state, explored, rng, searched),
            None => self.play_greedy(state, explored, rng),
        }
    }

    fn play_by_net(
        &self,
        net: &Net,
        state: &mut State,
        explored: bool,
        rng: &mut SplitMix,
        searched: &mut Vec<Sample>,
    ) -> Option<TrainingStep> {
        let mut evaluator = Evaluator::new(net);
        let mut evaluated = std::mem::take(evaluator.evaluate_moves(state, PaymentBreadth::Best));
        evaluated.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        let (best, value) = self.best_move(state, &mut evaluator, &evaluated, rng, searched);
        // Explore among the better half: the net learns little from hopeless moves.
        let among = evaluated.len().div_ceil(2) as u32;
        let chosen = evaluated[if explored { rng.below(among) as usize } else { best }];
        state.play_unchecked(chosen.action, &mut ());
        if state.table().stage() == Stage::Over {
            return None;
        }
        Some(TrainingStep { features: chosen.features, best: value, explored: chosen.action != evaluated[best].action })
    }

    /// Returns the index of the best of the evaluated moves, and its value. Adds the samples of a search.
    fn best_move(
        &self,
        state: &State,
        evaluator: &mut Evaluator,
        evaluated: &[EvaluatedMove],
        rng: &mut SplitMix,
        searched: &mut Vec<Sample>,
    ) -> (usize, Value) {
        let searches = matches!(self.target, Target::Search { .. });
        if !searches || evaluated.len() < 2 || rng.below(SEARCH_INTERVAL) > 0 {
            return (0, evaluated[0].value);
        }
        let players = u64::from(state.table().players().count());
        let known = InformationState::forgetful(&state.view(Viewer::Seat(state.table().active())));
        let budget = Budget::nodes(evaluator.nodes + players * SHORT_SEARCH_NODES);
        let mut search = Search {
            sampler: known.sampler(),
            evaluator,
            budget: &budget,
            seed: rng.next_u64(),
            worlds: 0,
            params: SHORT_SEARCH,
        };
        let found = search.run(evaluated);
        searched.extend(found.iter().filter_map(|one| {
            // Moves that end the game have no features.
            let target = one.playout_mean(MIN_PLAYOUTS).filter(|_| one.features != Features::NONE)?;
            Some(Sample { features: one.features, target })
        }));
        let index = evaluated.iter().position(|one| one.action == found[0].action);
        (index.expect("the search orders these moves"), found[0].value())
    }

    fn play_greedy(&self, state: &mut State, explored: bool, rng: &mut SplitMix) -> Option<TrainingStep> {
        let seat: Seat = state.table().active();
        let view = state.view(Viewer::Seat(seat));
        let moves = view.legal_moves();
        let known = InformationState::forgetful(&view);
        let action = if explored { moves.pick(rng) } else { Greedy.choose(&known, &moves, rng) };
        state.play_unchecked(action, &mut ());
        let going_on = state.table().stage() != Stage::Over;
        going_on.then(|| TrainingStep { features: features_of(state, seat), best: Value::default(), explored: false })
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

/// Interpolates from `next` (λ = 0) to `later` (λ = 1).
fn lerp(next: &Value, later: &Value, lambda: f32) -> Value {
    let mixed = |next: f32, later: f32| (1.0 - lambda) * next + lambda * later;
    Value {
        win_shares: std::array::from_fn(|seat| mixed(next.win_shares[seat], later.win_shares[seat])),
        margin: mixed(next.margin, later.margin),
    }
}
