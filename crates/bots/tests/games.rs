//! Whole games: nobody cheats, nobody peeks, and looking ahead pays.

use iquazu_bots::arena::Entrant;
use iquazu_bots::{Bot, BotKind, Budget, SearchResult, play_game, record_game};
use iquazu_rules::{Edition, LegalMoves, Rng, SplitMix, View, Viewer};

/// A bot that does not think long.
fn quick(name: &str) -> Box<dyn Bot> {
    let paced = format!("{name}:{}", if name.starts_with("tree") { 20 } else { 600 });
    Entrant::parse(&paced, |_| unreachable!()).expect("a known bot").bot()
}

fn bots(names: &[&str]) -> Vec<Box<dyn Bot>> {
    names.iter().map(|name| quick(name)).collect()
}

#[test]
fn every_bot_plays_whole_games_of_two_to_four_by_the_rules() {
    for kind in BotKind::ALL {
        for players in 2..=4 {
            for seed in 0..2 {
                let (record, state) = record_game(Edition::standard(), &mut bots(&vec![kind.name; players]), seed);
                assert_eq!(record.check(), Ok(state), "{}, {players} players, seed {seed}", kind.name);
            }
        }
    }
}

/// The first one's wins against the second, out of `games`.
fn wins(one: &str, other: &str, games: u64) -> usize {
    let won = |seed: &u64| {
        let own = *seed as usize % 2;
        let mut names = [other; 2];
        names[own] = one;
        let state = play_game(Edition::standard(), &mut bots(&names), seed / 2, &mut ());
        state.winners().all(|seat| seat.index() == own)
    };
    (0..games).filter(won).count()
}

#[test]
fn every_level_beats_the_one_below() {
    for pair in BotKind::levels().windows(2).take(4) {
        let won = wins(pair[1].name, pair[0].name, 60);
        assert!(won >= 34, "{} won {won} of 60 against {}", pair[1].name, pair[0].name);
    }
}

#[test]
fn looking_with_a_learned_eye_beats_rules_of_thumb() {
    let won = wins("expert", "greedy", 60);
    assert!(won >= 54, "expert won {won} of 60");
}

/// Asks another bot twice, the second time behind a view of a game with other hidden cards.
struct Suspicious(Box<dyn Bot>);

impl Bot for Suspicious {
    fn think(&mut self, view: &View, moves: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> SearchResult {
        let seed = rng.next_u64();
        let other = view.resample(&mut SplitMix::new(!seed)).view(view.viewer());
        let thought = self.0.think(view, moves, budget, &mut SplitMix::new(seed));
        assert_eq!(self.0.think(&other, &other.legal_moves(), budget, &mut SplitMix::new(seed)), thought);
        assert!(matches!(view.viewer(), Viewer::Seat(_)));
        thought
    }

    fn default_budget(&self) -> Budget<'static> {
        self.0.default_budget()
    }
}

#[test]
fn the_same_view_and_dice_give_the_same_thought_whatever_is_hidden() {
    for kind in BotKind::ALL {
        for seed in 0..2 {
            let mut suspicious: Vec<Box<dyn Bot>> = Vec::new();
            suspicious.extend((0..3).map(|_| Box::new(Suspicious(quick(kind.name))) as Box<dyn Bot>));
            play_game(Edition::standard(), &mut suspicious, seed, &mut ());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| record_game(Edition::standard(), &mut bots(&["greedy", "master", "casual"]), seed).0;
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}
