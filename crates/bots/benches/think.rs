//! How long the bots think: `cargo bench -p iquazu-bots`.

use divan::{Bencher, black_box};
use iquazu_bots::{Budget, bench, bot};
use iquazu_rules::{Edition, Next, Players, SplitMix, State, View, Viewer};

fn main() {
    divan::main();
}

/// A position in the middle of a game of random moves.
fn middle(players: Players) -> View {
    let mut dice = SplitMix::new(11);
    let mut state = State::new(Edition::standard(), players);
    loop {
        match state.next() {
            Next::Seat(seat) if state.table().turn() >= 30 => return state.view(Viewer::Seat(seat)),
            Next::Seat(_) => {
                let action = state.legal_moves().pick(&mut dice);
                state.play_unchecked(action, &mut ());
            }
            Next::Chance(_) => {
                let outcome = state.sample(&mut dice);
                state.resolve_unchecked(outcome, &mut ());
            }
            Next::Over => unreachable!("no game is over by then"),
        }
    }
}

/// Facts and net of all candidates of a position; divide by their number, which `candidates` counts.
#[divan::bench]
fn evaluation(bencher: Bencher) {
    let view = middle(Players::TWO);
    let state = view.resample(&mut SplitMix::new(1));
    let mut evaluations = bench::Evaluations::new(Players::TWO);
    let count = evaluations.run(&state);
    bencher.counter(divan::counter::ItemsCount::new(count)).bench_local(|| evaluations.run(black_box(&state)));
}

#[divan::bench(args = ["casual", "club", "expert", "greedy"])]
fn one_move(bencher: Bencher, name: &str) {
    let view = middle(Players::TWO);
    let mut bot = bot(name).expect("known");
    bencher.bench_local(|| bot.choose(black_box(&view), &view.legal_moves(), &mut SplitMix::new(1)));
}

#[divan::bench(args = [10_000, 60_000], sample_count = 10)]
fn full_search(bencher: Bencher, nodes: u64) {
    let view = middle(Players::TWO);
    let mut bot = bot("master").expect("known");
    let budget = Budget::nodes(nodes);
    bencher.bench_local(|| bot.think(black_box(&view), &view.legal_moves(), &budget, &mut SplitMix::new(1)));
}
