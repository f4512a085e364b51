//! Redacted steps are enough to show a game: every viewer can follow it from the text of views and steps.

use crate::games::recipe::{Recipe, cases, known_editions, recipes};
use iquazu_rules::text::{Record, SeenStep, ViewLines};
use iquazu_rules::{Event, Seat, SeenEvent, SplitMix, State, View, Viewer};
use proptest::prelude::*;

type Transition = (Event, State);

fn record_of(recipe: &Recipe) -> Record {
    let start = recipe.start();
    let mut record = Record::new(start.table().edition(), start.table().players());
    recipe.play(|moment| match moment.choice {
        crate::games::recipe::Choice::Act(seat, action) => record.push_action(seat, action),
        crate::games::recipe::Choice::Chance(outcome) => record.push_outcome(outcome),
    });
    record
}

fn seen(transitions: &[Transition], viewer: Viewer) -> Vec<(SeenEvent, View)> {
    transitions.iter().map(|(event, state)| (event.seen_by(viewer), state.view(viewer))).collect()
}

fn viewers(record: &Record) -> Vec<Viewer> {
    record.players.seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Follows the whole game as `viewer`, from text only.
fn check_following(record: &Record, viewer: Viewer, rng: &mut SplitMix) {
    let mut replay = record.replay();
    loop {
        let (before, number) = (replay.state().view(viewer), replay.steps_done());
        let step = if before.table().turn() == 0 {
            SeenStep::setup(&record.setup, viewer)
        } else if let Some(step) = record.steps.get(number) {
            SeenStep::from_step(step, viewer)
        } else {
            break;
        };
        let mut transitions: Vec<Transition> = Vec::new();
        assert!(replay.step(&mut transitions).expect("a legal game"));
        let step: SeenStep = step.to_string().parse().expect("what was printed");
        let view = View::parse(&before.to_string(), &known_editions()).expect("what was printed");
        assert_eq!(view, before);
        let followed = view.follow(&step, rng).unwrap_or_else(|error| panic!("{error}: {step} on {view}"));
        assert_eq!(seen(&followed, viewer), seen(&transitions, viewer), "{step} on {view}");
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn every_viewer_can_follow_a_game_from_redacted_steps(recipe in recipes()) {
        let record = record_of(&recipe);
        let mut rng = SplitMix::new(recipe.seed);
        for viewer in viewers(&record) {
            check_following(&record, viewer, &mut rng);
        }
    }

    /// `ViewLines` prints the same text as the view itself.
    #[test]
    fn view_lines_match_printed_views(recipe in recipes()) {
        let record = record_of(&recipe);
        let mut replay = record.replay();
        while replay.step(&mut ()).expect("a legal game") {
            let views: Vec<View> = viewers(&record).into_iter().map(|viewer| replay.state().view(viewer)).collect();
            for shared in &views {
                let lines = ViewLines::new(shared);
                views.iter().for_each(|view| assert_eq!(lines.line(view), view.to_string()));
            }
        }
    }

    /// Following a step from another place of the game returns an error or events; it never panics.
    #[test]
    fn steps_out_of_order_do_not_panic(recipe in recipes(), number in any::<usize>()) {
        let record = record_of(&recipe);
        let mut rng = SplitMix::new(recipe.seed);
        let step = SeenStep::from_step(&record.steps[number % record.steps.len()], Viewer::Seat(Seat::FIRST));
        let mut replay = record.replay();
        while replay.step(&mut ()).expect("a legal game") {
            for viewer in viewers(&record) {
                let _ = replay.state().view(viewer).follow(&step, &mut rng);
            }
        }
    }
}
