//! No bot ever answers with a move that is not there, and whoever is interrupted answers too.

use iquazu_bots::{BotKind, Budget, Candidate, bot};
use iquazu_rules::{Action, Edition, LegalMoves, Next, Players, Rng, SplitMix, State, View, Viewer};
use std::cell::Cell;

/// How positions are come by. Drawers get full hands and empty piles, keepers of tiles have many of them in the last
/// columns, hoarders turn their tiles into cards when the hand is full already.
#[derive(Clone, Copy, Debug)]
enum Style {
    Anything,
    Draws,
    KeepsTiles,
    Hoards,
}

impl Style {
    const ALL: [Style; 4] = [Style::Anything, Style::Draws, Style::KeepsTiles, Style::Hoards];

    fn choose(self, hand: u8, moves: &LegalMoves, rng: &mut SplitMix) -> Action {
        let any = moves.pick(rng);
        let has = |action| moves.iter().take(6).any(|other| other == action);
        match self {
            Style::Draws if rng.below(10) > 0 && has(Action::Draw) => Action::Draw,
            Style::KeepsTiles if has(Action::EndTurn) => Action::EndTurn,
            Style::KeepsTiles if matches!(any, Action::TakeCards { .. }) => Action::Draw,
            Style::Hoards => hoard(hand, moves).unwrap_or(any),
            _ => any,
        }
    }
}

/// Draws up to the limit of the hand; then cards for tiles, the more the sooner.
fn hoard(hand: u8, moves: &LegalMoves) -> Option<Action> {
    let mut plain = moves.iter().take(6);
    match hand {
        0..8 => None,
        8..=12 => plain.find(|action| *action == Action::Draw || *action == Action::EndTurn),
        _ => plain.filter(|action| matches!(action, Action::TakeCards { .. })).last(),
    }
}

/// Calls `look` with the views of so many positions, from games of all styles and numbers of players.
fn positions(count: usize, mut look: impl FnMut(&View, u64)) {
    let mut seen = 0;
    for seed in 0.. {
        let style = Style::ALL[seed as usize % 4];
        let players = Players::ALL[seed as usize / 4 % 3];
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), players);
        loop {
            match state.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let outcome = state.sample(&mut rng);
                    state.resolve_unchecked(outcome, &mut ());
                }
                Next::Seat(seat) => {
                    look(&state.view(Viewer::Seat(seat)), rng.next_u64());
                    seen += 1;
                    if seen == count {
                        return;
                    }
                    let action = style.choose(state.hand(seat).total(), &state.legal_moves(), &mut rng);
                    state.play_unchecked(action, &mut ());
                }
            }
        }
    }
}

/// `IQUAZU_POSITIONS=100000 cargo test --release -p iquazu-bots --test moves` is the long form.
#[test]
fn no_bot_ever_answers_with_an_illegal_move() {
    let count = std::env::var("IQUAZU_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(200);
    let mut bots = BotKind::ALL.map(|kind| (kind.name, kind.bot()));
    positions(count, |view, seed| {
        for (name, bot) in &mut bots {
            let nodes = if name.starts_with("tree") { 5 } else { 150 };
            let thought = bot.think(view, &view.legal_moves(), &Budget::nodes(nodes), &mut SplitMix::new(seed));
            assert_eq!(view.check(thought.action), Ok(()), "{name}: {} in {view:?}", thought.action);
        }
    });
}

#[test]
fn the_positions_include_the_rare_ones() {
    let (mut big_hands, mut empty_piles, mut double_moves, mut last_column) = (0, 0, 0, 0);
    positions(20_000, |view, _| {
        let table = view.table();
        big_hands += usize::from(view.hand().total() >= 20);
        empty_piles += usize::from(view.draw_pile_size() == 0);
        double_moves += usize::from(table.tiles(table.active())[iquazu_rules::Tile::DoubleMove] > 1);
        last_column += usize::from(table.columns_remaining() == 1);
    });
    let rare = [big_hands, empty_piles, double_moves, last_column];
    assert!(rare.iter().all(|count| *count > 0), "{rare:?}");
}

#[test]
fn an_interrupted_search_answers_with_the_best_so_far() {
    let (mut interrupted, mut changed) = (0, 0);
    positions(120, |view, seed| {
        let left = Cell::new(seed % 40);
        let stop = || left.replace(left.get().saturating_sub(1)) == 0;
        let think = |name: &str, budget: &Budget| {
            left.set(seed % 40);
            bot(name).expect("known").think(view, &view.legal_moves(), budget, &mut SplitMix::new(seed))
        };
        let budget = Budget::until(u64::MAX, &stop);
        let searched = think("master", &budget);
        let first = &searched.candidates[0];
        assert_eq!(searched.action, first.action);
        assert_eq!(view.check(searched.action), Ok(()));
        // Whatever was tried as often as the answer fared no better.
        for other in searched.candidates.iter().filter(|other| other.visits == first.visits) {
            let utility = |candidate: &Candidate| candidate.win_share + 0.002 * candidate.margin;
            assert!(utility(other) <= utility(first), "{other:?} against {first:?}");
        }
        interrupted += usize::from(first.visits > 0);
        changed += usize::from(think("expert", &Budget::nodes(0)).action != searched.action);

        let walked = think("tree", &budget);
        assert_eq!(view.check(walked.action), Ok(()));
        let most = walked.candidates.iter().max_by_key(|candidate| candidate.visits).map(|candidate| candidate.visits);
        assert_eq!(walked.candidates.first().map(|candidate| candidate.visits), most);
        assert!(walked.candidates.first().is_none_or(|candidate| candidate.action == walked.action));
    });
    assert!(interrupted > 60 && changed > 5, "{interrupted} searches got somewhere, {changed} changed their mind");
}

/// What a hint tells.
#[test]
fn a_thought_tells_share_margin_and_line_of_every_candidate() {
    positions(60, |view, seed| {
        for (name, nodes) in [("expert", 0), ("master", 2000)] {
            let moves = view.legal_moves();
            let thought =
                bot(name).expect("known").think(view, &moves, &Budget::nodes(nodes), &mut SplitMix::new(seed));
            assert_eq!(thought.action, thought.candidates[0].action, "best first");
            for candidate in &thought.candidates {
                assert_eq!(view.check(candidate.action), Ok(()));
                assert!((0.0..=1.0).contains(&candidate.win_share) && candidate.margin.abs() < 200.0, "{candidate:?}");
                assert_eq!(candidate.line[0], (view.table().active(), candidate.action));
                // A line ends early only with the game.
                let tried = candidate.visits > 0 && view.table().columns_remaining() > 1;
                assert!(!tried || candidate.line.len() > 1, "{candidate:?}");
            }
            let tried = thought.candidates.iter().filter(|candidate| candidate.visits > 0).count();
            let possible = if name == "master" { thought.candidates.len().min(3) } else { 0 };
            assert!(tried >= possible || thought.candidates.len() == 1, "{name} tried {tried}");
        }
    });
}

#[test]
fn without_time_the_master_plays_as_the_expert() {
    positions(60, |view, seed| {
        let answer = |name: &str| {
            let moves = view.legal_moves();
            bot(name).expect("known").think(view, &moves, &Budget::nodes(0), &mut SplitMix::new(seed)).action
        };
        assert_eq!(answer("master"), answer("expert"));
    });
}
