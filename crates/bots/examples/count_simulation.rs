//! Plays games of random bots as `iquazu simulate` does and nothing else, to count instructions:
//! `cargo build --release -p iquazu-bots --example count_simulation`, then
//! `valgrind --tool=callgrind target/release/examples/count_simulation 2 1000`, less 27 million for
//! reading the nets, divided by the number of games.
//!
//! Arguments: the number of players and the number of games. `count_instructions` of `iquazu-rules` plays
//! without bots.

use iquazu_bots::{bot, play_game};
use iquazu_rules::Edition;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse().expect("a number"));
    let players = arguments.next().unwrap_or(2);
    let games: u64 = arguments.next().unwrap_or(1000);
    let mut turns = 0u64;
    for seed in 0..games {
        let mut bots: Vec<_> = (0..players).map(|_| bot("random").expect("a known bot")).collect();
        turns += u64::from(play_game(Edition::standard(), &mut bots, seed, &mut ()).table().turn());
    }
    println!("{games} games, {turns} turns");
}
