//! Runs a match between two bots until a sequential test decides which one is stronger.
//!
//! ```console
//! $ cargo run --release -p iquazu-bots --example run_a_match -- expert club
//! ```

use iquazu_bots::arena::{Block, Entrant, Interval, Sprt, SprtDecision, block_win_share};
use iquazu_rules::{Edition, Players};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let names = if names.len() == 2 { names } else { vec!["casual".to_owned(), "beginner".to_owned()] };
    let no_files = |place: &str| Err(format!("this example reads no weights from {place}"));
    let entrants = names.iter().map(|name| Entrant::parse(name, no_files)).collect::<Result<Vec<_>, _>>()?;
    let sprt = Sprt { low: 0.5, high: 0.6 };
    let mut share = Interval::default();
    for number in 0..500 {
        let block = Block::new(number, 1, entrants.len(), Players::TWO);
        let play = |game| block.play(game, Edition::standard(), &entrants, &mut ());
        let games: Vec<_> = (0..block.games()).map(play).collect();
        share.add(block_win_share(&games, 0));
        if sprt.decision(&share) != SprtDecision::Undecided {
            break;
        }
    }
    println!(
        "{} against {}: {:.1} % ± {:.1} of the wins after {} blocks, {:?}",
        names[0],
        names[1],
        100.0 * share.mean(),
        100.0 * share.half_width(),
        share.samples(),
        sprt.decision(&share)
    );
    Ok(())
}
