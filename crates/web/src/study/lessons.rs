//! The lessons and their texts. The games are in `lessons/`, one file each; a task is named there and has its text
//! here.

use crate::app::{editions, storage};
use iquazu_messages::Messages;
use iquazu_rules::Clause;
use iquazu_session::{Lesson, LoadError};

type Text = fn(Messages) -> &'static str;

/// All lessons in order, each with its title and the text at its end. A lesson that ends with a decision of the
/// learner's own ends with the answer to it.
static LESSONS: [(&str, Text, Option<Text>); 4] = [
    (include_str!("../../lessons/1-gems.txt"), Messages::lesson_gems_title, Some(Messages::lesson_gems_done)),
    (include_str!("../../lessons/2-tiles.txt"), Messages::lesson_tiles_title, Some(Messages::lesson_tiles_done)),
    (include_str!("../../lessons/3-limit.txt"), Messages::lesson_limit_title, None),
    (include_str!("../../lessons/4-end.txt"), Messages::lesson_end_title, Some(Messages::lesson_end_done)),
];

/// What is said between the tasks.
static NOTES: [(&str, Text); 7] = [
    ("goal", Messages::lesson_goal),
    ("water", Messages::lesson_water),
    ("prices", Messages::lesson_prices),
    ("scored", Messages::lesson_scored),
    ("rows", Messages::lesson_rows),
    ("moved", Messages::lesson_moved),
    ("timing", Messages::lesson_timing),
];

/// A task and the clause that explains it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    name: &'static str,
    pub(super) text: Text,
    pub(super) clause: Clause,
}

static TASKS: [Task; 11] = [
    Task { name: "draw", text: Messages::lesson_draw, clause: Clause::T3 },
    Task { name: "place", text: Messages::lesson_place, clause: Clause::P1 },
    Task { name: "price", text: Messages::lesson_price, clause: Clause::P2 },
    Task { name: "pair", text: Messages::lesson_pair, clause: Clause::P3 },
    Task { name: "cards", text: Messages::lesson_cards, clause: Clause::B2 },
    Task { name: "any", text: Messages::lesson_any, clause: Clause::B3 },
    Task { name: "double", text: Messages::lesson_double, clause: Clause::B5 },
    Task { name: "again", text: Messages::lesson_again, clause: Clause::B5 },
    Task { name: "limit", text: Messages::lesson_limit, clause: Clause::T7 },
    Task { name: "discard", text: Messages::lesson_discard, clause: Clause::T7 },
    Task { name: "end", text: Messages::lesson_end, clause: Clause::E1 },
];

pub(super) fn task(name: &str) -> Option<Task> {
    TASKS.iter().find(|task| task.name == name).copied()
}

/// Returns the position of a task among all lessons' tasks, from 1, and their total.
pub(super) fn task_position(name: &str) -> (usize, usize) {
    let index = TASKS.iter().position(|task| task.name == name).unwrap_or(0);
    (index + 1, TASKS.len())
}

pub(super) fn read(number: usize) -> Result<Lesson, LoadError> {
    Lesson::parse(LESSONS[number].0, &editions::library())
}

/// Returns the text of a note.
pub(super) fn note_text(name: &str) -> Option<Text> {
    NOTES.iter().find(|(note, _)| *note == name).map(|(_, text)| *text)
}

pub(super) fn title(number: usize) -> Text {
    LESSONS[number].1
}

pub(super) fn count() -> usize {
    LESSONS.len()
}

pub(super) fn done_text(number: usize) -> Option<Text> {
    LESSONS[number].2
}

pub(super) fn is_last(number: usize) -> bool {
    number + 1 == LESSONS.len()
}

/// Loads the next lesson and the number of its finished steps; the first lesson if nothing is saved.
pub(super) fn load_progress() -> (usize, usize) {
    let saved = storage::load(storage::LESSON).ok().flatten().unwrap_or_default();
    let (number, done) = saved.split_once(' ').unwrap_or_default();
    let number = number.parse().ok().filter(|number| *number < LESSONS.len());
    number.map_or((0, 0), |number| (number, done.parse().unwrap_or(0)))
}

/// Saves the progress. If that fails, the lesson starts again next time.
pub(super) fn save_progress(number: usize, done: usize) {
    let _ = storage::save(storage::LESSON, &format!("{number} {done}"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::Action;
    use iquazu_rules::edition::Library;
    use iquazu_session::Attempt;

    fn all() -> Vec<Lesson> {
        let find = &Library::built_in();
        LESSONS.iter().map(|(text, ..)| Lesson::parse(text, find).expect("a lesson by the rules")).collect()
    }

    #[test]
    fn every_task_has_a_text_in_order() {
        let asked: Vec<String> =
            all().iter().flat_map(|lesson| lesson.tasks().map(str::to_owned).collect::<Vec<_>>()).collect();
        let tasks: Vec<&str> = TASKS.iter().map(|task| task.name).collect();
        assert_eq!(asked, tasks);
    }

    #[test]
    fn every_note_has_a_text() {
        let lessons = all();
        let said = lessons.iter().flat_map(|lesson| (0..=lesson.end()).flat_map(move |done| lesson.notes(done)));
        assert_eq!(said.collect::<Vec<_>>(), NOTES.map(|(name, _)| name));
        assert!(lessons.iter().any(Lesson::ends_free), "one decision is the learner's own");
    }

    /// One idea a step: at most two sentences, and none of them long.
    #[test]
    fn texts_are_short() {
        use iquazu_messages::Lang;
        let texts = TASKS.iter().map(|task| task.text).chain(NOTES.iter().map(|(_, text)| *text));
        for text in texts.chain(LESSONS.iter().filter_map(|(_, _, text)| *text)) {
            for lang in Lang::ALL {
                let said = text(Messages(lang));
                let sentences = said.matches(['.', '!', '?']).count();
                assert!(sentences <= 2 && said.chars().count() <= 175, "{said}");
            }
        }
    }

    #[test]
    fn right_moves_complete_every_lesson() {
        for lesson in all() {
            assert!(lesson.begin() < lesson.end());
            for done in lesson.begin()..lesson.end() {
                let step = &lesson.full_game().record().steps[done];
                let own = step.seat == lesson.learner();
                assert_eq!(lesson.task(done).is_some(), own, "what the learner does is asked for, step {done}");
                if own {
                    assert_eq!(lesson.attempt(done, step.action), Attempt::Right);
                }
            }
        }
    }

    #[test]
    fn wrong_moves_are_rejected_without_a_dead_end() {
        let (mut others, mut refused) = (0, 0);
        for lesson in all() {
            let tasks = (lesson.begin()..lesson.end()).filter(|done| lesson.task(*done).is_some());
            for done in tasks {
                let state = lesson.full_game().history()[done].state;
                let right = lesson.full_game().record().steps[done].action;
                let is_other = |action: &Action| match (right, action) {
                    (Action::Discard { .. }, Action::Discard { .. }) => false,
                    _ => *action != right,
                };
                for action in state.legal_moves().iter().filter(is_other) {
                    assert_eq!(lesson.attempt(done, action), Attempt::LegalButNotAsked, "{action} instead of {right}");
                    others += 1;
                }
                for text in ["end", "double", "cards 4", "place 11a 5w", "place 1a 1o", "discard 3o"] {
                    let action = text.parse().expect("an action");
                    if let Attempt::Illegal(_) = lesson.attempt(done, action) {
                        refused += 1;
                    }
                }
                // After all of that the right move is still accepted.
                assert_eq!(lesson.attempt(done, right), Attempt::Right);
            }
        }
        assert!(others > 30 && refused > 30, "{others} other moves, {refused} refused ones");
    }

    /// T7: the cards to discard are the learner's own choice; the rest of the lesson follows whatever they are.
    #[test]
    fn every_legal_discard_is_accepted() {
        let mut accepted = 0;
        for lesson in all() {
            let is_discard = |done: &usize| matches!(lesson.asked(*done), Some(Action::Discard { .. }));
            for done in (lesson.begin()..lesson.end()).filter(is_discard) {
                for action in lesson.full_game().history()[done].state.legal_moves().iter() {
                    assert_eq!(lesson.attempt(done, action), Attempt::Right, "{action}");
                    let mut other = lesson.clone();
                    other.continue_with(done, action).expect("the other player's answer does not depend on it");
                    assert_eq!((other.asked(done), other.end()), (Some(action), lesson.end()));
                    accepted += 1;
                }
            }
        }
        assert!(accepted > 5, "{accepted} discards");
    }

    #[test]
    fn a_lesson_has_a_text_at_its_end_unless_it_ends_free() {
        for (lesson, (_, _, text)) in all().iter().zip(&LESSONS) {
            assert_eq!(text.is_none(), lesson.ends_free());
        }
    }

    #[test]
    fn lessons_cover_every_kind_of_event() {
        use iquazu_rules::{Event, Tile};
        let lessons = all();
        let events = |lesson: &Lesson| {
            let moments = &lesson.full_game().history()[lesson.begin() + 1..];
            moments.iter().flat_map(|moment| moment.events.clone()).collect::<Vec<_>>()
        };
        let events_shown: Vec<Event> = lessons.iter().flat_map(events).collect();
        let has = |test: &dyn Fn(&Event) -> bool| events_shown.iter().any(test);
        assert!(has(&|event| matches!(event, Event::Dripped { .. })));
        assert!(has(
            &|event| matches!(event, Event::ColumnScored { ranking, .. } if ranking.iter().any(|rank| rank.by_lower_gem))
        ));
        assert!(has(&|event| matches!(event, Event::FrameMoved { .. })));
        assert!(has(&|event| matches!(event, Event::Discarded { .. })));
        assert!(has(&|event| matches!(event, Event::GameOver { .. })));
        for tile in [Tile::Cards(3), Tile::AnyColour, Tile::DoubleMove] {
            assert!(has(&|event| matches!(event, Event::TileUsed { tile: used, .. } if *used == tile)), "{tile}");
        }
        let pair = |lesson: &Lesson| {
            lesson
                .full_game()
                .record()
                .steps
                .iter()
                .any(|step| step.action == "place 1h 2w".parse::<Action>().expect("an action"))
        };
        assert!(pair(&lessons[0]), "two white cards stand for an orange one");
    }
}
