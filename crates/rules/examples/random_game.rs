//! Plays a random game and prints its events and result: `cargo run -p iquazu-rules --example random_game`.

use iquazu_rules::{Edition, Event, Next, Players, SplitMix, State};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(7), |seed| seed.parse())?;
    let mut rng = SplitMix::new(seed);
    let mut state = State::new(Edition::standard(), Players::THREE);
    let mut events: Vec<Event> = Vec::new();
    loop {
        match state.next() {
            Next::Chance(_) => state.resolve(state.sample(&mut rng), &mut events)?,
            Next::Seat(_) => state.play(state.legal_moves().pick(&mut rng), &mut events)?,
            Next::Over => break,
        }
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
