//! Generating and applying moves does not allocate.

use iquazu_rules::{Edition, LegalMoves, Next, Players, SplitMix, State, View, Viewer};

/// Calls everything that a search calls at a decision.
fn look(state: &State, moves: &LegalMoves) -> usize {
    let listed = moves.iter().filter(|action| state.check(*action).is_ok()).count();
    let gaps = moves.gaps(false).filter_map(|gap| moves.payments(gap, false)).map(|ways| ways.count()).sum::<usize>();
    assert_eq!(listed, moves.len());
    listed + gaps
}

fn look_as(view: &View, rng: &mut SplitMix) {
    assert_eq!(view.legal_moves().len(), view.resample(rng).legal_moves().len());
}

/// Plays a whole game through the checked and the unchecked API. Returns the number of decisions.
fn play(players: Players, seed: u64) -> usize {
    let mut rng = SplitMix::new(seed);
    let mut state = State::new(Edition::standard(), players);
    let mut decisions = 0;
    loop {
        match state.next() {
            Next::Over => return decisions,
            Next::Chance(_) => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut ()).expect("possible");
            }
            Next::Seat(seat) => {
                let moves = state.legal_moves();
                let mut copy = state;
                look(&state, &moves);
                look_as(&state.view(Viewer::Seat(seat)), &mut rng);
                let action = moves.pick(&mut rng);
                state.play(action, &mut ()).expect("legal");
                copy.play_unchecked(action, &mut ());
                assert!(copy == state);
                decisions += 1;
            }
        }
    }
}

#[test]
fn whole_games_do_not_allocate() {
    // Building the edition allocates, once.
    let _ = Edition::standard();
    let mut decisions = 0;
    let used = allocation_counter::measure(|| {
        for seed in 0..60 {
            decisions += play(Players::ALL[seed as usize % 3], seed);
        }
    });
    assert!(decisions > 1000);
    assert_eq!(used.count_total, 0, "{used:?}");
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!((used.count_total, used.bytes_total), (1, 100));
}
