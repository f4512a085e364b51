//! Writes a bot and lets it play a match against a level.
//!
//! ```console
//! $ cargo run --release -p iquazu-bots --example write_a_bot
//! ```

use iquazu_bots::arena::Interval;
use iquazu_bots::{Bot, BotKind, Budget, Level, SearchResult, play_game};
use iquazu_rules::{Action, Edition, InformationState, LegalMoves, Rng, Seat};

/// Places a gem in the leftmost column that it can pay for; otherwise plays at random.
struct LeftFirst;

impl Bot for LeftFirst {
    fn think(&mut self, _: &InformationState, moves: &LegalMoves, _: &Budget, mut rng: &mut dyn Rng) -> SearchResult {
        let placements = moves.iter().filter_map(|action| match action {
            Action::Place { gap, paid, .. } => Some(((gap.column(), paid.total()), action)),
            _ => None,
        });
        let leftmost = placements.min_by_key(|(key, _)| *key);
        SearchResult::move_only(leftmost.map_or_else(|| moves.pick(&mut rng), |(_, action)| action))
    }
}

fn main() {
    let mut share = Interval::default();
    for seed in 0..50 {
        // Each deal is played twice with the seats exchanged; the pair is one sample.
        let wins = (0..2).map(|own| {
            let mut bots: [Box<dyn Bot>; 2] = [BotKind::Level(Level::Beginner).bot(), Box::new(LeftFirst)];
            if own == 0 {
                bots.swap(0, 1);
            }
            let state = play_game(Edition::standard(), &mut bots, seed, &mut ());
            let won = state.winners().any(|seat| seat == Seat::ALL[own]);
            if won { 1.0 / state.winners().count() as f64 } else { 0.0 }
        });
        share.add(wins.sum::<f64>() / 2.0);
    }
    println!("{:.1} % ± {:.1} of the wins", 100.0 * share.mean(), 100.0 * share.half_width());
}
