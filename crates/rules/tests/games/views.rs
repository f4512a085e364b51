//! No information leaks: views and redacted events do not depend on hidden cards.

use crate::games::recipe::{Choice, Moment, cases, recipes};
use iquazu_rules::{Action, Cards, Event, IllegalMove, Next, SplitMix, State, Viewer};
use proptest::prelude::*;

fn viewers(state: &State) -> Vec<Viewer> {
    let seats = state.table().players().seats().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// Returns the state with all cards hidden from `viewer` dealt differently, through the position's plain data.
fn permuted(state: &State, viewer: Viewer, rng: &mut SplitMix) -> State {
    let mut position = state.to_position();
    let hidden: Vec<_> = state.table().players().seats().filter(|seat| viewer != Viewer::Seat(*seat)).collect();
    let mut pool = hidden.iter().fold(position.draw, |pool, seat| pool + position.hands[*seat]);
    for seat in hidden {
        let hand = take(&mut pool, position.hands[seat].total(), rng);
        position.hands[seat] = hand;
    }
    position.draw = pool;
    State::try_from(position).expect("sizes are the same")
}

fn take(pool: &mut Cards, count: u8, rng: &mut SplitMix) -> Cards {
    let mut hand = Cards::NONE;
    while hand.total() < count {
        let colour = iquazu_rules::Colour::ALL[iquazu_rules::Rng::below(rng, 3) as usize];
        if pool[colour] > 0 {
            pool[colour] -= 1;
            hand[colour] += 1;
        }
    }
    hand
}

fn check_invariance(state: &State, rng: &mut SplitMix) {
    for viewer in viewers(state) {
        let view = state.view(viewer);
        let other = permuted(state, viewer, rng);
        assert_eq!(other.view(viewer), view);
        assert_eq!(format!("{:?}", other.view(viewer)), format!("{view:?}"), "byte for byte");
    }
}

fn check_resample(state: &State, rng: &mut SplitMix) {
    for viewer in viewers(state) {
        let view = state.view(viewer);
        let other = view.resample(rng);
        assert_eq!(other.view(viewer), view);
        assert_eq!(other.next(), state.next());
        assert_eq!(State::try_from(other.to_position()), Ok(other), "a resampled state is a possible one");
    }
}

/// Checks that a view gives its viewer the same answers as the state.
fn check_answers(state: &State) {
    for viewer in viewers(state) {
        let view = state.view(viewer);
        assert_eq!(view.next(), state.next());
        let deciding = matches!(state.next(), Next::Seat(seat) if viewer == Viewer::Seat(seat));
        assert_eq!(view.is_my_turn(), deciding);
        let own: Vec<Action> = view.legal_moves().iter().collect();
        if deciding {
            assert!(own.iter().copied().eq(state.legal_moves().iter()));
            assert!(own.iter().all(|action| view.check(*action).is_ok()));
        } else {
            assert!(own.is_empty());
            let refusal = view.check(Action::Draw).expect_err("not the viewer's turn");
            assert!(!state.is_over() || refusal == IllegalMove::GameOver);
        }
        for seat in state.table().players().seats() {
            assert_eq!(view.hand_size(seat), state.hand(seat).total());
        }
        assert_eq!(view.draw_pile_size(), state.draw_pile().total());
        assert_eq!(
            view.unseen().total() + view.hand().total(),
            state.table().edition().cards().total() - state.table().discard_pile().total()
        );
        assert_eq!(*view.table(), *state.table());
    }
}

/// Checks that another seat's move looks the same to the viewer if hidden cards differ, as far as it is possible then.
fn check_events(moment: &Moment, rng: &mut SplitMix) {
    for viewer in viewers(&moment.before) {
        let mut other = permuted(&moment.before, viewer, rng);
        let mut events: Vec<Event> = Vec::new();
        let possible = match moment.choice {
            Choice::Act(_, action) => other.play(action, &mut events).is_ok(),
            // Another pile may give other cards; viewers who do not see them only know their number.
            Choice::Chance(_) => {
                let outcome = match moment.choice {
                    Choice::Chance(iquazu_rules::Outcome::Cards(_)) if hides(moment, viewer) => other.sample(rng),
                    Choice::Chance(outcome) => outcome,
                    Choice::Act(..) => unreachable!("chance"),
                };
                other.resolve(outcome, &mut events).is_ok()
            }
        };
        if possible {
            let seen = |events: &[Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
            assert_eq!(seen(&events), seen(&moment.events));
            assert_eq!(other.view(viewer), moment.after.view(viewer));
        }
    }
}

/// Returns whether the step draws cards for another seat.
fn hides(moment: &Moment, viewer: Viewer) -> bool {
    moment.events.iter().any(|event| match event {
        Event::Drew { seat, .. } | Event::Dealt { seat, .. } => viewer != Viewer::Seat(*seat),
        _ => false,
    })
}

proptest! {
    #![proptest_config(cases(32))]

    #[test]
    fn views_do_not_depend_on_hidden_cards(recipe in recipes()) {
        let mut rng = SplitMix::new(recipe.seed);
        recipe.play(|moment| check_invariance(&moment.after, &mut rng));
    }

    #[test]
    fn seen_events_do_not_depend_on_hidden_cards(recipe in recipes()) {
        let mut rng = SplitMix::new(recipe.seed);
        recipe.play(|moment| check_events(moment, &mut rng));
    }

    #[test]
    fn resampling_preserves_the_view(recipe in recipes()) {
        let mut rng = SplitMix::new(recipe.seed);
        recipe.play(|moment| check_resample(&moment.after, &mut rng));
    }

    #[test]
    fn views_answer_like_the_state(recipe in recipes()) {
        recipe.play(|moment| check_answers(&moment.after));
    }
}
