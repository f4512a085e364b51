//! Every bot chooses legal moves, in rare positions and on small budgets too.

use iquazu_bots::{Baseline, Bot, BotKind, Budget, Candidate, Level, NetSet, OnePlyNet, SearchResult};
use iquazu_rules::{
    Action, Edition, InformationState, LegalMoves, Next, Players, Rng, Seat, SplitMix, State, View, Viewer,
};
use std::sync::atomic::{AtomicU64, Ordering};

/// How the test positions are reached. `Draws` leads to full hands and empty piles, `KeepsTiles` to many tiles in the
/// last columns, `Hoards` to tiles exchanged for cards with a full hand.
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

/// Draws up to the hand limit, then takes cards for tiles, the most first.
fn hoard(hand: u8, moves: &LegalMoves) -> Option<Action> {
    let mut plain = moves.iter().take(6);
    match hand {
        0..8 => None,
        8..=12 => plain.find(|action| *action == Action::Draw || *action == Action::EndTurn),
        _ => plain.filter(|action| matches!(action, Action::TakeCards { .. })).last(),
    }
}

fn forgetful(view: &View) -> InformationState {
    InformationState::forgetful(view)
}

/// Calls `inspect` with the views of `count` positions and a seed for each, from games of all styles and player counts.
fn positions(count: usize, mut inspect: impl FnMut(&View, u64)) {
    let mut seen = 0;
    for seed in 0.. {
        let style = Style::ALL[seed as usize % 4];
        let players = Players::ALL[seed as usize / 4 % 3];
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), players);
        while let Some(seat) = state.advance(&mut rng, &mut ()) {
            inspect(&state.view(Viewer::Seat(seat)), rng.next_u64());
            seen += 1;
            if seen == count {
                return;
            }
            let action = style.choose(state.hand(seat).total(), &state.legal_moves(), &mut rng);
            state.play_unchecked(action, &mut ());
        }
    }
}

/// `IQUAZU_POSITIONS=100000 cargo test --release -p iquazu-bots --test main moves` is the long run.
#[test]
fn every_bot_chooses_legal_moves() {
    let count = std::env::var("IQUAZU_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(200);
    let mut bots: Vec<_> = BotKind::all().map(|kind| (kind.name(), kind.bot())).collect();
    positions(count, |view, seed| {
        for (name, bot) in &mut bots {
            let nodes = if name.starts_with("tree") { 5 } else { 150 };
            let result =
                bot.think(&forgetful(view), &view.legal_moves(), &Budget::nodes(nodes), &mut SplitMix::new(seed));
            assert_eq!(view.check(result.action), Ok(()), "{name}: {} in {view:?}", result.action);
        }
    });
}

#[test]
fn positions_include_rare_ones() {
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

fn think(level: Level, nodes: u64, view: &View, seed: u64) -> SearchResult {
    BotKind::Level(level).bot().think(
        &forgetful(view),
        &view.legal_moves(),
        &Budget::nodes(nodes),
        &mut SplitMix::new(seed),
    )
}

fn utility(candidate: &Candidate) -> f32 {
    candidate.win_share + 0.002 * candidate.margin
}

/// With a small budget the search ends in the middle of a round of sequential halving.
#[test]
fn small_budget_returns_the_best_move_so_far() {
    let (mut searched, mut changed) = (0, 0);
    positions(120, |view, seed| {
        let result = think(Level::Master, 100 + seed % 1500, view, seed);
        let first = &result.candidates[0];
        assert_eq!(result.action, first.action);
        assert_eq!(view.check(result.action), Ok(()));
        for other in result.candidates.iter().filter(|other| other.visits == first.visits) {
            assert!(utility(other) <= utility(first), "{other:?} against {first:?}");
        }
        searched += usize::from(first.visits > 0);
        changed += usize::from(think(Level::Master, 0, view, seed).action != result.action);
    });
    assert!(searched > 60 && changed > 5, "{searched} searches got somewhere, {changed} changed the move");
}

#[test]
fn tree_search_plays_its_most_visited_move() {
    positions(60, |view, seed| {
        let mut tree = BotKind::Baseline(Baseline::Tree).bot();
        let nodes = seed % 40;
        let result = tree.think(&forgetful(view), &view.legal_moves(), &Budget::nodes(nodes), &mut SplitMix::new(seed));
        assert_eq!(view.check(result.action), Ok(()));
        let most = result.candidates.iter().map(|candidate| candidate.visits).max();
        assert_eq!(result.candidates.first().map(|candidate| candidate.visits), most);
        assert!(result.candidates.first().is_none_or(|candidate| candidate.action == result.action));
        let visits: u32 = result.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(u64::from(visits), nodes, "each simulation visits one root move");
    });
}

/// What hints and reviews show.
#[test]
fn candidates_have_win_shares_and_margins() {
    positions(60, |view, seed| {
        for (level, nodes) in [(Level::Expert, 0), (Level::Master, 2000)] {
            let result = think(level, nodes, view, seed);
            assert_eq!(result.action, result.candidates[0].action, "best first");
            for candidate in &result.candidates {
                assert_eq!(view.check(candidate.action), Ok(()));
                assert!((0.0..=1.0).contains(&candidate.win_share) && candidate.margin.abs() < 200.0, "{candidate:?}");
            }
            let searched = result.candidates.iter().filter(|candidate| candidate.visits > 0).count();
            let expected = if level == Level::Master { result.candidates.len().min(3) } else { 0 };
            assert!(searched >= expected || result.candidates.len() == 1, "{level} searched {searched}");
        }
    });
}

#[test]
fn search_tries_other_gaps_rather_than_every_payment() {
    let mut left_out = 0;
    positions(60, |view, seed| {
        let result = think(Level::Master, 4000, view, seed);
        let gap = |candidate: &Candidate| match candidate.action {
            Action::Place { gap, any_colour, .. } => Some((gap, any_colour)),
            _ => None,
        };
        for one in result.candidates.iter().filter(|one| gap(one).is_some()) {
            let same = result.candidates.iter().filter(|other| gap(other) == gap(one));
            let (payments, searched) =
                same.fold((0, 0), |(all, searched), other| (all + 1, searched + other.visits.min(1)));
            assert!(searched <= 2, "{searched} of {payments} payments searched as in {}", one.action);
            left_out += payments - searched;
        }
    });
    assert!(left_out > 0, "some gaps have more payments");
}

#[test]
fn search_without_budget_looks_one_move_ahead() {
    let nets = NetSet::built_in().nets().expect("valid weights");
    positions(60, |view, seed| {
        let (mut rng, moves) = (SplitMix::new(seed), view.legal_moves());
        let one_move = OnePlyNet::new(nets.clone()).choose(&forgetful(view), &moves, &mut rng);
        assert_eq!(think(Level::Master, 0, view, seed).action, one_move);
    });
}

/// A clock that moves on by one millisecond whenever it is read.
fn ticking() -> u64 {
    static NOW: AtomicU64 = AtomicU64::new(0);
    NOW.fetch_add(1, Ordering::Relaxed)
}

#[test]
fn deadline_ends_a_search_without_a_limit_of_nodes() {
    let mut deeper = 0;
    positions(60, |view, seed| {
        let search = |milliseconds| {
            let budget = Budget::nodes(u64::MAX).within(milliseconds, ticking);
            let mut master = BotKind::Level(Level::Master).bot();
            master.think(&forgetful(view), &view.legal_moves(), &budget, &mut SplitMix::new(seed))
        };
        let (none, some) = (search(0), search(60));
        assert_eq!(none.action, think(Level::Master, 0, view, seed).action, "no time: the net's first choice");
        assert_eq!(view.check(some.action), Ok(()));
        let visits: Vec<u32> = some.candidates.iter().map(|candidate| candidate.visits).collect();
        deeper += usize::from(visits.iter().max() > visits.iter().take(8).min());
    });
    assert!(deeper > 20, "the better moves get more of the time: {deeper}");
}

/// Returns whether the seat has won, or wins by a move of the same turn.
fn wins(state: &State, seat: Seat, moves_left: u32) -> bool {
    if state.is_over() {
        return state.winners().all(|winner| winner == seat);
    }
    let moves = if moves_left > 0 && state.next() == Next::Seat(seat) { Some(state.legal_moves()) } else { None };
    moves.is_some_and(|moves| moves.iter().any(|action| wins(&after(state, action), seat, moves_left - 1)))
}

fn after(state: &State, action: Action) -> State {
    let mut after = *state;
    after.play_unchecked(action, &mut ());
    after
}

#[test]
fn no_bot_passes_over_a_certain_win() {
    let characters = BotKind::characters()
        .filter(|kind| matches!(kind, BotKind::Character(Level::Learner | Level::Virtuoso | Level::Expert, _)));
    let kinds = Level::LADDER.into_iter().map(BotKind::Level).chain(characters);
    let mut bots: Vec<_> = kinds.map(|kind| (kind, kind.bot())).collect();
    let mut player = BotKind::Level(Level::Virtuoso).bot();
    let mut certain = [0; 3];
    for seed in 0..60 {
        let players = Players::ALL[seed as usize % 3];
        let mut rng = SplitMix::new(seed);
        let mut state = State::new(Edition::standard(), players);
        while let Some(seat) = state.advance(&mut rng, &mut ()) {
            let known = forgetful(&state.view(Viewer::Seat(seat)));
            let moves = state.legal_moves();
            let last = state.table().columns_remaining() == 1;
            if last && moves.len() < 200 && moves.iter().any(|action| wins(&after(&state, action), seat, 0)) {
                certain[seed as usize % 3] += 1;
                for (kind, bot) in &mut bots {
                    let action = bot.think(&known, &moves, &Budget::nodes(300), &mut rng).action;
                    assert!(wins(&after(&state, action), seat, 2), "{kind} plays {action} instead of winning");
                }
            }
            state.play_unchecked(player.choose(&known, &moves, &mut rng), &mut ());
        }
    }
    assert!(certain.iter().all(|count| *count >= 3), "{certain:?}");
}
