//! Evaluates all candidates in the positions of one game again and again, to count instructions:
//! `cargo build --release -p iquazu-bots --example count_evaluation`, then
//! `valgrind --tool=callgrind target/release/examples/count_evaluation 2 4`, less the same with 0
//! repetitions, divided by the number of evaluations that it prints.
//!
//! Arguments: the number of players and the number of repetitions. The game is that of the benchmark.

use iquazu_bots::{bench, bot};
use iquazu_rules::{Edition, InformationState, Players, SplitMix, State, Viewer};

fn main() {
    let argument = |index| std::env::args().nth(index).map(|argument| argument.parse::<u32>().expect("a number"));
    let players = argument(1).map_or(Some(Players::TWO), |count| Players::new(u8::try_from(count).ok()?));
    let players = players.expect("a number of players");
    let repetitions = argument(2).unwrap_or(4);
    let positions = game(players);
    let mut evaluations = bench::EvaluationBench::new(players);
    let mut count = 0;
    for _ in 0..repetitions {
        count += positions.iter().map(|state| evaluations.run(state)).sum::<u64>();
    }
    println!("{} positions, {count} evaluations", positions.len());
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
