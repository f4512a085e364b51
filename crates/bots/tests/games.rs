//! Whole games: nobody cheats, nobody peeks, and looking ahead pays.

use iquazu_bots::{Bot, Budget, Kind, Thought, bot, play_game, record_game};
use iquazu_rules::{Dice, Edition, LegalMoves, SplitMix, View, Viewer};

fn bots(names: &[&str]) -> Vec<Box<dyn Bot>> {
    names.iter().map(|name| bot(name).expect("a known bot")).collect()
}

#[test]
fn every_bot_plays_whole_games_of_two_to_four_by_the_rules() {
    for kind in Kind::ALL {
        for players in 2..=4 {
            for seed in 0..30 {
                let (record, state) = record_game(Edition::standard(), &mut bots(&vec![kind.name; players]), seed);
                assert_eq!(record.check(), Ok(state), "{}, {players} players, seed {seed}", kind.name);
            }
        }
    }
}

#[test]
fn greedy_beats_random_in_at_least_four_of_five_games() {
    let mut won = 0;
    for seed in 0..200 {
        let own = seed as usize % 2;
        let mut names = ["random"; 2];
        names[own] = "greedy";
        let state = play_game(Edition::standard(), &mut bots(&names), seed, &mut ());
        won += usize::from(state.winners().all(|seat| seat.index() == own));
    }
    assert!(won >= 160, "greedy won {won} of 200");
}

/// Asks another bot twice, the second time behind a view of a game with other hidden cards.
struct Suspicious(Box<dyn Bot>);

impl Bot for Suspicious {
    fn think(&mut self, view: &View, moves: &LegalMoves, budget: &Budget, dice: &mut dyn Dice) -> Thought {
        let seed = dice.next_u64();
        let other = view.resample(&mut SplitMix::new(!seed)).view(view.viewer());
        let thought = self.0.think(view, moves, budget, &mut SplitMix::new(seed));
        assert_eq!(self.0.think(&other, &other.legal_moves(), budget, &mut SplitMix::new(seed)), thought);
        assert!(matches!(view.viewer(), Viewer::Seat(_)));
        thought
    }

    fn usual_budget(&self) -> Budget<'static> {
        self.0.usual_budget()
    }
}

#[test]
fn the_same_view_and_dice_give_the_same_move_whatever_is_hidden() {
    for kind in Kind::ALL {
        for seed in 0..5 {
            let mut suspicious: Vec<Box<dyn Bot>> = Vec::new();
            suspicious.extend((0..3).map(|_| Box::new(Suspicious(bot(kind.name).expect("known"))) as Box<dyn Bot>));
            play_game(Edition::standard(), &mut suspicious, seed, &mut ());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| record_game(Edition::standard(), &mut bots(&["greedy", "random", "greedy"]), seed).0;
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}
