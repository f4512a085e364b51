//! A lesson: a record with marks where the learner takes over, which texts they read and which steps they have to find.

use crate::game::Game;
use crate::saved::{LoadError, load, replay_record};
use crate::setup::GameSetup;
use iquazu_rules::edition::Library;
use iquazu_rules::{Action, IllegalMove, Seat};

/// A prepared game in which the learner plays some of the steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    game: Game,
    begin: usize,
    /// The steps that the learner has to find, each with the name of its task.
    tasks: Vec<(usize, String)>,
    /// What is said after this many steps, by name.
    notes: Vec<(usize, String)>,
    /// The lesson ends with a decision of the learner's own.
    ends_free: bool,
}

/// The result of an action that the learner tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// The action that the task asks for. Where it asks for a discard, every legal one is right.
    Right,
    /// A legal action, but not the one that the task asks for.
    LegalButNotAsked,
    /// An illegal action.
    Illegal(IllegalMove),
}

impl Lesson {
    /// Parses a lesson: the lines of a record, with `begin`, `note NAME` and `task NAME` between its steps, and `free` at
    /// its end if the learner then decides alone.
    ///
    /// # Errors
    ///
    /// As for [`load`].
    pub fn parse(text: &str, editions: &Library) -> Result<Lesson, LoadError> {
        let (mut record, mut begin, mut steps) = (String::new(), 0, 0);
        let (mut tasks, mut notes, mut ends_free) = (Vec::new(), Vec::new(), false);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line == "begin" {
                begin = steps;
            } else if let Some(name) = line.strip_prefix("task ") {
                tasks.push((steps, name.to_owned()));
            } else if let Some(name) = line.strip_prefix("note ") {
                notes.push((steps, name.to_owned()));
            } else if line == "free" {
                ends_free = true;
            } else {
                steps += usize::from(line.starts_with(|first: char| first.is_ascii_digit()));
                record += line;
                record.push('\n');
            }
        }
        Ok(Lesson { game: load(&record, editions)?, begin, tasks, notes, ends_free })
    }

    /// Returns the number of steps before the learner takes over.
    pub fn begin(&self) -> usize {
        self.begin
    }

    /// Returns the number of steps at the end of the lesson.
    pub fn end(&self) -> usize {
        self.game.record().steps.len()
    }

    /// Iterates over the names of all tasks in order.
    pub fn tasks(&self) -> impl Iterator<Item = &str> {
        self.tasks.iter().map(|(_, name)| name.as_str())
    }

    /// Returns the task after `done` steps, or `None` if another seat acts or the lesson is over.
    pub fn task(&self, done: usize) -> Option<&str> {
        self.tasks.iter().find(|(step, _)| *step == done).map(|(_, name)| name.as_str())
    }

    /// Iterates over what is said after `done` steps, before the next one.
    pub fn notes(&self, done: usize) -> impl Iterator<Item = &str> {
        self.notes.iter().filter(move |(step, _)| *step == done).map(|(_, name)| name.as_str())
    }

    /// Returns whether the lesson ends with a decision of the learner's own.
    pub fn ends_free(&self) -> bool {
        self.ends_free
    }

    /// Returns the action that the task after `done` steps asks for.
    pub fn asked(&self, done: usize) -> Option<Action> {
        self.task(done).map(|_| self.game.record().steps[done].action)
    }

    /// Returns the game after `done` steps.
    pub fn game_at(&self, done: usize, setup: GameSetup) -> Game {
        self.game.branch(done, setup, &[])
    }

    /// Returns the whole prepared game.
    pub fn full_game(&self) -> &Game {
        &self.game
    }

    /// Returns the learner's seat.
    pub fn learner(&self) -> Seat {
        self.tasks.first().map_or(Seat::FIRST, |(step, _)| self.game.record().steps[*step].seat)
    }

    /// Judges an action after `done` steps.
    pub fn attempt(&self, done: usize, action: Action) -> Attempt {
        if let Err(error) = self.game.history()[done].state.check(action) {
            return Attempt::Illegal(error);
        }
        match (self.asked(done), action) {
            (Some(asked), _) if asked == action => Attempt::Right,
            (Some(Action::Discard { .. }), Action::Discard { .. }) => Attempt::Right,
            _ => Attempt::LegalButNotAsked,
        }
    }

    /// Continues with the learner's own action instead of the prepared one after `done` steps. The later steps stay.
    ///
    /// # Errors
    ///
    /// The later steps do not fit the action; the lesson is then unchanged.
    pub fn continue_with(&mut self, done: usize, action: Action) -> Result<(), LoadError> {
        let mut record = self.game.record().clone();
        record.steps[done].action = action;
        self.game = replay_record(record)?;
        Ok(())
    }
}
