//! Lists the legal moves of a position: `cargo run -p iquazu-rules --example legal_moves`.
//!
//! Reads a position line from standard input, or takes the start of a game if there is none.

use iquazu_rules::edition::Library;
use iquazu_rules::text::Position;
use iquazu_rules::{Edition, Players, SplitMix, State};
use std::error::Error;
use std::io::{IsTerminal, Read};

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    if !std::io::stdin().is_terminal() {
        std::io::stdin().read_to_string(&mut text)?;
    }
    let state = if text.trim().is_empty() { start()? } else { read(&text)? };
    println!("{}", state.to_position());

    // Which gaps can be paid, and in how many ways.
    let moves = state.legal_moves();
    for gap in moves.gaps(false) {
        let payments: Vec<String> = moves.payments(gap, false).into_iter().flatten().map(|p| p.to_string()).collect();
        println!("gap {gap}: {}", payments.join(", "));
    }
    // All moves, one by one.
    for action in moves.iter() {
        println!("{action}");
    }
    Ok(())
}

fn read(text: &str) -> Result<State, Box<dyn Error>> {
    let editions = &Library::built_in();
    Ok(State::try_from(Position::parse(text.trim(), editions)?)?)
}

fn start() -> Result<State, Box<dyn Error>> {
    let mut rng = SplitMix::new(7);
    let mut state = State::new(Edition::standard(), Players::TWO);
    state.advance(&mut rng, &mut ());
    Ok(state)
}
