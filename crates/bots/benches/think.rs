//! Speed of evaluation and search: `cargo bench -p iquazu-bots`.

use divan::{Bencher, black_box};
use iquazu_bots::{Budget, bench, bot};
use iquazu_rules::{Edition, InformationState, Players, SplitMix, State, Viewer};

fn main() {
    divan::main();
}

/// Returns the position of a game with the most legal moves.
fn position_with_most_moves(players: Players) -> InformationState {
    let positions = game(players);
    let state = positions.iter().max_by_key(|state| state.legal_moves().len()).expect("a game has positions");
    InformationState::forgetful(&state.view(Viewer::Seat(state.table().active())))
}

/// Returns the positions of a game in which a seat has to choose.
fn game(players: Players) -> Vec<State> {
    let mut rng = SplitMix::new(11);
    let mut bot = bot("expert").expect("known");
    let mut state = State::new(Edition::standard(), players);
    let mut positions = Vec::new();
    while let Some(seat) = state.advance(&mut rng, &mut ()) {
        positions.push(state);
        let view = state.view(Viewer::Seat(seat));
        let action = bot.choose(&InformationState::forgetful(&view), &view.legal_moves(), &mut rng);
        state.play_unchecked(action, &mut ());
    }
    positions
}

/// Move generation, features and net for all candidates in all positions of a game. An item is one candidate.
#[divan::bench(args = [2, 3, 4])]
fn evaluation(bencher: Bencher, players: u8) {
    let players = Players::new(players).expect("a number of players");
    let positions = game(players);
    let mut evaluations = bench::EvaluationBench::new(players);
    let mut all = || positions.iter().map(|state| evaluations.run(black_box(state))).sum::<u64>();
    bencher.counter(divan::counter::ItemsCount::new(all())).bench_local(all);
}

#[divan::bench(args = ["casual", "club", "expert", "greedy"])]
fn one_move(bencher: Bencher, name: &str) {
    let known = position_with_most_moves(Players::TWO);
    let mut bot = bot(name).expect("known");
    bencher.bench_local(|| bot.choose(black_box(&known), &known.view().legal_moves(), &mut SplitMix::new(1)));
}

#[divan::bench(args = [10_000, 20_000], sample_count = 10)]
fn full_search(bencher: Bencher, nodes: u64) {
    let known = position_with_most_moves(Players::TWO);
    let mut bot = bot("master").expect("known");
    let budget = Budget::nodes(nodes);
    bencher.bench_local(|| bot.think(black_box(&known), &known.view().legal_moves(), &budget, &mut SplitMix::new(1)));
}
