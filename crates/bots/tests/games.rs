//! Whole games: legal moves only, no use of hidden cards, and stronger levels win.

use iquazu_bots::arena::Entrant;
use iquazu_bots::{Bot, BotKind, Budget, Level, SearchResult, bot, play_game, record_game};
use iquazu_rules::{Edition, InformationState, LegalMoves, Players, Rng, SplitMix, Viewer};

/// A bot with a small budget.
fn quick(name: &str) -> Box<dyn Bot> {
    let entrant = format!("{name}:{}", if name.starts_with("tree") { 20 } else { 600 });
    Entrant::parse(&entrant, |_| unreachable!()).expect("a known bot").bot()
}

fn bots(names: &[&str]) -> Vec<Box<dyn Bot>> {
    names.iter().map(|name| quick(name)).collect()
}

#[test]
fn every_bot_plays_legal_games_with_two_to_four_players() {
    for kind in BotKind::all() {
        for players in 2..=4 {
            for seed in 0..2 {
                let (record, state) = record_game(Edition::standard(), &mut bots(&vec![kind.name(); players]), seed);
                assert_eq!(record.check(), Ok(state), "{}, {players} players, seed {seed}", kind.name());
            }
        }
    }
}

/// Returns how many of `games` the first bot wins against the second, with the budgets of the levels.
fn wins(one: &str, other: &str, games: u64) -> usize {
    let bots = |names: &[&str]| names.iter().map(|name| bot(name).expect("a known bot")).collect::<Vec<_>>();
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
fn every_level_beats_the_next_weaker_one() {
    for pair in Level::ALL.windows(2) {
        let games = match pair[1] {
            Level::Master => 30,
            Level::Expert | Level::Strategist | Level::Champion => 24,
            _ => 200,
        };
        let won = wins(pair[1].name(), pair[0].name(), games);
        assert!(2 * won > games as usize, "{} won {won} of {games} against {}", pair[1], pair[0]);
    }
}

#[test]
fn net_evaluation_beats_the_heuristic() {
    let won = wins("expert", "greedy", 60);
    assert!(won >= 54, "expert won {won} of 60");
}

/// Asks a bot twice, the second time with other hidden cards behind the same view.
struct Rechecked(Box<dyn Bot>);

impl Bot for Rechecked {
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> SearchResult {
        let seed = rng.next_u64();
        let mut other = known.clone();
        let world = known.resample(&mut SplitMix::new(!seed));
        other.set_view(&world.view(known.view().viewer())).expect("the same view");
        let result = self.0.think(known, moves, budget, &mut SplitMix::new(seed));
        assert_eq!(self.0.think(&other, &other.view().legal_moves(), budget, &mut SplitMix::new(seed)), result);
        assert!(matches!(known.view().viewer(), Viewer::Seat(_)));
        result
    }

    fn remembers(&self) -> bool {
        self.0.remembers()
    }

    fn default_budget(&self, players: Players) -> Budget {
        self.0.default_budget(players)
    }
}

#[test]
fn hidden_cards_do_not_change_the_result() {
    for kind in BotKind::all() {
        for seed in 0..2 {
            let mut rechecked: Vec<Box<dyn Bot>> = Vec::new();
            rechecked.extend((0..3).map(|_| Box::new(Rechecked(quick(kind.name()))) as Box<dyn Bot>));
            play_game(Edition::standard(), &mut rechecked, seed, &mut ());
        }
    }
}

#[test]
fn same_seed_gives_same_game() {
    let game = |seed| record_game(Edition::standard(), &mut bots(&["greedy", "master", "casual"]), seed).0;
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}
