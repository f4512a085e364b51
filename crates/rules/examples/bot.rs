//! Two bots play a match: `cargo run --release -p iquazu-rules --example bot`.
//!
//! A bot sees only its seat's view. This one evaluates each move on a few sampled worlds with random playouts.

use iquazu_rules::{Action, Edition, Players, Rng, Seat, SplitMix, State, View, Viewer};

const WORLD_SAMPLES: usize = 4;
const GAMES: u64 = 10;

/// Picks the move with the best average result over sampled worlds.
fn choose(view: &View, rng: &mut dyn Rng) -> Action {
    let seat = view.table().active();
    let mut best: Option<(f64, Action)> = None;
    for action in view.legal_moves().iter() {
        let value: f64 = (0..WORLD_SAMPLES)
            .map(|_| {
                let mut world = view.resample(rng);
                world.play_unchecked(action, &mut ());
                margin(&playout(world, rng), seat)
            })
            .sum();
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.expect("the viewer decides now").1
}

fn playout(mut state: State, rng: &mut dyn Rng) -> State {
    while state.advance(rng, &mut ()).is_some() {
        state.play_unchecked(state.legal_moves().pick(rng), &mut ());
    }
    state
}

fn margin(state: &State, seat: Seat) -> f64 {
    let others = state.table().players().seats().filter(|other| *other != seat);
    let best = others.map(|other| state.score(other)).max().unwrap_or(0);
    f64::from(state.score(seat)) - f64::from(best)
}

fn main() {
    let mut wins = 0;
    for game in 0..GAMES {
        let mut rng = SplitMix::new(game);
        let mut state = State::new(Edition::standard(), Players::TWO);
        while let Some(seat) = state.advance(&mut rng, &mut ()) {
            let view = state.view(Viewer::Seat(seat));
            let action = if seat == Seat::FIRST { choose(&view, &mut rng) } else { view.legal_moves().pick(&mut rng) };
            state.play(action, &mut ()).expect("bots choose legal moves");
        }
        wins += u32::from(state.winners().any(|seat| seat == Seat::FIRST));
    }
    println!("the search won {wins} of {GAMES} games against random moves");
}
