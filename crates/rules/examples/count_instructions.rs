//! Plays random games and nothing else, to count instructions:
//! `cargo build --release -p iquazu-rules --example count_instructions`, then
//! `valgrind --tool=callgrind target/release/examples/count_instructions 2 1000`, divided by the number of games.
//!
//! Arguments: the number of players, the number of games, and `1` for the edition `reconstructed-1`.

use iquazu_rules::{Edition, Players, SplitMix, State};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse().expect("a number"));
    let players = Players::new(arguments.next().unwrap_or(2) as u8).expect("2 to 4 players");
    let games: u32 = arguments.next().unwrap_or(1000);
    let edition = if arguments.next() == Some(1) { Edition::reconstructed_1() } else { Edition::standard() };
    let mut rng = SplitMix::new(1);
    let mut decisions = 0u64;
    for _ in 0..games {
        let mut state = State::new(edition, players);
        while state.advance(&mut rng, &mut ()).is_some() {
            let action = state.legal_moves().pick(&mut rng);
            state.play_unchecked(action, &mut ());
            decisions += 1;
        }
    }
    println!("{games} games, {decisions} decisions");
}
