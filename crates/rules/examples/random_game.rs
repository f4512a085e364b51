//! Plays a random game and prints its events and result: `cargo run -p iquazu-rules --example random_game`.

use iquazu_rules::{Edition, Event, Players, SplitMix, State};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(7), |seed| seed.parse())?;
    let mut rng = SplitMix::new(seed);
    let mut state = State::new(Edition::standard(), Players::THREE);
    let mut events: Vec<Event> = Vec::new();
    while state.advance(&mut rng, &mut events).is_some() {
        state.play(state.legal_moves().pick(&mut rng), &mut events)?;
    }
    for event in &events {
        println!("{event:?}");
    }
    for seat in state.table().players().seats() {
        println!("seat {seat}: {} points", state.score(seat));
    }
    let winners: Vec<String> = state.winners().map(|seat| seat.to_string()).collect();
    println!("won by seat {}", winners.join(" and "));
    Ok(())
}
