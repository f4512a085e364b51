//! Benchmarks of the engine: `cargo bench -p iquazu-rules`.
//!
//! A game is uniformly random from setup to the final scores; legal moves are generated at every decision. One core.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use iquazu_rules::{Edition, Players, SplitMix, State, Viewer};

fn main() {
    divan::main();
}

/// Plays a game to its end. Returns the number of decisions.
fn play(players: Players, rng: &mut SplitMix) -> u64 {
    let mut state = State::new(Edition::standard(), players);
    let mut decisions = 0;
    while state.advance(rng, &mut ()).is_some() {
        let action = state.legal_moves().pick(rng);
        state.play_unchecked(action, &mut ());
        decisions += 1;
    }
    decisions
}

/// Returns states from the middle of random games.
fn middles(players: Players) -> Vec<State> {
    let mut rng = SplitMix::new(5);
    let mut states = Vec::new();
    let mut state = State::new(Edition::standard(), players);
    while states.len() < 1000 {
        if state.advance(&mut rng, &mut ()).is_none() {
            state = State::new(Edition::standard(), players);
            continue;
        }
        states.push(state);
        let action = state.legal_moves().pick(&mut rng);
        state.play_unchecked(action, &mut ());
    }
    states
}

/// Plays a hundred games; items are games.
#[divan::bench(args = [2, 3, 4])]
fn games(bencher: Bencher, players: u8) {
    let players = Players::new(players).expect("2 to 4");
    let mut rng = SplitMix::new(1);
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| (0..100).map(|_| play(players, &mut rng)).sum::<u64>());
}

/// Plays the same hundred games each time; items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn decisions(bencher: Bencher, players: u8) {
    let players = Players::new(players).expect("2 to 4");
    let run = || {
        let mut rng = SplitMix::new(1);
        (0..100).map(|_| play(players, &mut rng)).sum::<u64>()
    };
    bencher.counter(ItemsCount::new(run())).bench_local(run);
}

/// Counts the legal moves of positions; items are positions.
#[divan::bench(args = [2, 4])]
fn legal_moves(bencher: Bencher, players: u8) {
    let states = middles(Players::new(players).expect("2 to 4"));
    bencher
        .counter(ItemsCount::new(states.len()))
        .bench_local(|| states.iter().map(|state| black_box(state).legal_moves().len()).sum::<usize>());
}

/// Lists the legal moves of positions; items are moves.
#[divan::bench]
fn moves_listed(bencher: Bencher) {
    let states = middles(Players::FOUR);
    let count: usize = states.iter().map(|state| state.legal_moves().len()).sum();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for state in &states {
            for action in state.legal_moves().iter() {
                black_box(action);
            }
        }
    });
}

/// Resamples hidden cards from views; items are samples.
#[divan::bench]
fn resample(bencher: Bencher) {
    let states = middles(Players::FOUR);
    let mut rng = SplitMix::new(9);
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        for state in &states {
            black_box(state.view(Viewer::Seat(state.table().active())).resample(&mut rng));
        }
    });
}
