//! Records and positions round-trip through text, and records replay to the same states.

use crate::games::recipe::{Choice, cases, known_editions, recipes};
use iquazu_rules::text::{Position, Record, ReplayError};
use iquazu_rules::{Action, Outcome, State};
use proptest::prelude::*;

fn check_position(state: &State) {
    let text = state.to_position().to_string();
    let position = Position::parse(&text, &known_editions()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(position, state.to_position());
    let again = State::try_from(position).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, *state);
}

fn check_words(choice: Choice) {
    match choice {
        Choice::Act(_, action) => assert_eq!(action.to_string().parse::<Action>(), Ok(action)),
        Choice::Chance(outcome) => assert_eq!(outcome.to_string().parse::<Outcome>(), Ok(outcome)),
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn positions_round_trip_at_every_step(recipe in recipes()) {
        check_position(&recipe.start());
        recipe.play(|moment| {
            check_position(&moment.after);
            check_words(moment.choice);
        });
    }

    /// Every prefix of a game is a record that replays to the same state.
    #[test]
    fn records_replay_to_the_same_states(recipe in recipes()) {
        let start = recipe.start();
        let mut record = Record::new(start.table().edition(), start.table().players());
        record.push_tag("seed", &recipe.seed.to_string());
        let mut prefixes = 0;
        recipe.play(|moment| {
            match moment.choice {
                Choice::Act(seat, action) => record.push_action(seat, action),
                Choice::Chance(outcome) => record.push_outcome(outcome),
            }
            // A record ends where a seat decides or the game is over.
            prefixes += 1;
            if moment.after.chance().is_none() && (prefixes % 16 == 0 || moment.after.is_over()) {
                record.set_result(&moment.after);
                let read = Record::parse(&record.to_string(), &known_editions()).expect("what was written");
                assert_eq!(read, record);
                assert_eq!(read.check(), Ok(moment.after));
            }
        });
        check_replay(&recipe, &record);
        check_wrong_result(&record);
    }

    /// A file may hold several records.
    #[test]
    fn several_records_parse(recipe in recipes(), other in recipes()) {
        let records: Vec<Record> = [recipe, other].iter().map(|recipe| {
            let start = recipe.start();
            let mut record = Record::new(start.table().edition(), start.table().players());
            recipe.play(|moment| match moment.choice {
                Choice::Act(seat, action) => record.push_action(seat, action),
                Choice::Chance(outcome) => record.push_outcome(outcome),
            });
            record
        }).collect();
        let text = format!("{}\n; the second one\n{}", records[0], records[1]);
        prop_assert_eq!(Record::parse_all(&text, &known_editions()), Ok(records));
    }
}

/// Checks that the replay visits the states of the game with the same events.
fn check_replay(recipe: &crate::games::recipe::Recipe, record: &Record) {
    let mut replay = record.replay();
    let mut waiting = Vec::new();
    recipe.play(|moment| {
        waiting.extend_from_slice(&moment.events);
        if moment.after.chance().is_none() {
            assert_eq!(replay.step_events(), Ok(Some(std::mem::take(&mut waiting))));
            assert_eq!(*replay.state(), moment.after);
        }
    });
    assert_eq!(replay.steps_done(), record.steps.len());
    assert_eq!(replay.step_events(), Ok(None));
}

fn check_wrong_result(record: &Record) {
    let mut wrong = record.clone();
    wrong.result.as_mut().expect("a finished game")[0] += 1;
    assert!(matches!(wrong.check(), Err(ReplayError::WrongResult { .. })));
    wrong = record.clone();
    wrong.steps.pop();
    assert_eq!(wrong.check(), Err(ReplayError::NotFinished));
}
