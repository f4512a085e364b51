//! A lesson: a record with notes of where the person takes over and what is asked of them. The engine judges what they do.

use crate::game::Game;
use crate::saved::{LoadError, load};
use crate::setup::GameSetup;
use iquazu_rules::{Action, Edition, IllegalMove, Seat};

/// A prepared game, some steps of which are the person's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    game: Game,
    begin: usize,
    /// Steps that the person has to find, each with the name of its task.
    tasks: Vec<(usize, String)>,
}

/// What becomes of something that the person tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// What was asked for.
    Right,
    /// Allowed, but not what this step is about.
    LegalButNotAsked,
    /// Against the rules.
    Illegal(IllegalMove),
}

impl Lesson {
    /// Reads a lesson: the lines of a record, and between its steps `begin` and `task NAME`.
    pub fn parse(text: &str, editions: impl Fn(&str) -> Option<&'static Edition>) -> Result<Lesson, LoadError> {
        let (mut record, mut tasks, mut begin, mut steps) = (String::new(), Vec::new(), 0, 0);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line == "begin" {
                begin = steps;
            } else if let Some(name) = line.strip_prefix("task ") {
                tasks.push((steps, name.to_owned()));
            } else {
                steps += usize::from(line.starts_with(|first: char| first.is_ascii_digit()));
                record += line;
                record.push('\n');
            }
        }
        Ok(Lesson { game: load(&record, editions)?, begin, tasks })
    }

    /// So many steps are done before it starts.
    pub fn begin(&self) -> usize {
        self.begin
    }

    /// So many steps are done at its end.
    pub fn end(&self) -> usize {
        self.game.record().steps.len()
    }

    /// The names of all tasks, in order.
    pub fn tasks(&self) -> impl Iterator<Item = &str> {
        self.tasks.iter().map(|(_, name)| name.as_str())
    }

    /// What is asked for after so many steps; nothing where others act or nothing is left.
    pub fn task(&self, done: usize) -> Option<&str> {
        self.tasks.iter().find(|(step, _)| *step == done).map(|(_, name)| name.as_str())
    }

    /// The game after so many steps.
    pub fn game_at(&self, done: usize, plan: GameSetup) -> Game {
        self.game.branch(done, plan, &[])
    }

    /// The whole game as it was prepared.
    pub fn full_game(&self) -> &Game {
        &self.game
    }

    /// Who learns: whose the tasks are.
    pub fn learner(&self) -> Seat {
        self.tasks.first().map_or(Seat::FIRST, |(step, _)| self.game.record().steps[*step].seat)
    }

    /// What becomes of an action after so many steps.
    pub fn attempt(&self, done: usize, action: Action) -> Attempt {
        if let Err(refusal) = self.game.history()[done].state.check(action) {
            return Attempt::Illegal(refusal);
        }
        let asked = self.task(done).is_some().then(|| self.game.record().steps[done].action);
        if asked == Some(action) { Attempt::Right } else { Attempt::LegalButNotAsked }
    }
}
