//! The game itself: a record that grows, and the states it went through.

use crate::remote::RemoteProgress;
use crate::saved;
use crate::setup::GameSetup;
use iquazu_rules::text::Record;
use iquazu_rules::{Action, Event, IllegalMove, Next, Seat, SplitMix, State};

/// Something that happened, and the game right after it.
pub type Transition = (Event, State);

/// One step of the game: the setup, or an action with everything that followed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameStep {
    /// Who acted; nobody in the setup.
    pub actor: Option<Seat>,
    pub events: Vec<Event>,
    /// The game after it.
    pub state: State,
}

/// A game at one screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) setup: GameSetup,
    pub(crate) record: Record,
    /// The setup and one for each step of the record.
    pub(crate) history: Vec<GameStep>,
    /// Where it is not decided here what happens.
    pub(crate) remote: Option<RemoteProgress>,
}

impl Game {
    /// Deals a new game; the beats show the dealing.
    pub fn new(plan: GameSetup) -> (Game, Vec<Transition>) {
        let mut record = Record::new(plan.edition, plan.players());
        saved::write_tags(&plan, &mut record);
        let mut game = Game { record, history: Vec::new(), setup: plan, remote: None };
        let state = State::new(game.setup.edition, game.setup.players());
        let beats = game.resolve_chance(None, state, Vec::new());
        (game, beats)
    }

    /// A game from its record, which has been replayed into moments.
    pub(crate) fn from_history(plan: GameSetup, record: Record, moments: Vec<GameStep>) -> Game {
        Game { setup: plan, record, history: moments, remote: None }
    }

    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The setup first, then every step.
    pub fn history(&self) -> &[GameStep] {
        &self.history
    }

    pub fn state(&self) -> &State {
        &self.history.last().expect("the setup is a moment").state
    }

    /// Whose decision is due; nobody's when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.state().next() {
            Next::Seat(seat) => Some(seat),
            Next::Chance(_) | Next::Over => None,
        }
    }

    pub fn is_over(&self) -> bool {
        self.state().is_over()
    }

    /// Carries out an action of the seat whose decision is due, with everything that follows from it.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Transition>, IllegalMove> {
        let mut state = *self.state();
        state.check_turn(seat)?;
        let mut beats = Vec::new();
        state.play(action, &mut beats)?;
        self.record.push_action(seat, action);
        Ok(self.resolve_chance(Some(seat), state, beats))
    }

    /// Chance answers from the seed and the number of the step alone, so a deal can be repeated.
    fn resolve_chance(&mut self, actor: Option<Seat>, mut state: State, mut beats: Vec<Transition>) -> Vec<Transition> {
        let mut rng = SplitMix::new(self.setup.seed ^ (self.history.len() as u64).wrapping_mul(0xd6e8_feb8_6659_fd93));
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut beats).expect("sampled outcomes are possible");
            self.record.push_outcome(outcome);
        }
        self.record.set_result(&state);
        self.history.push(GameStep { actor, events: beats.iter().map(|(event, _)| *event).collect(), state });
        beats
    }

    /// Whether the last step can be taken back: a person's, by which nothing hidden came to light, and of which nobody
    /// elsewhere knows.
    pub fn can_undo(&self) -> bool {
        let nothing_seen = self.record.steps.last().is_some_and(|step| step.outcomes.is_empty())
            && (!self.is_remote() || self.draft_count() > 0);
        nothing_seen && !self.is_over() && self.last_actor().is_some_and(|seat| self.setup.is_person(seat))
    }

    /// Who acted last.
    pub fn last_actor(&self) -> Option<Seat> {
        self.history.last().and_then(|moment| moment.actor)
    }

    /// Takes the last step back; false where that is not possible.
    pub fn undo(&mut self) -> bool {
        let possible = self.can_undo();
        if possible {
            self.record.steps.pop();
            self.history.pop();
        }
        possible
    }

    /// Whether the turn under way has had an action: then another one is a double move (B5).
    pub fn acted_this_turn(&self) -> bool {
        let turn = self.state().table().turn();
        let steps = self.record.steps.iter().zip(&self.history).rev();
        let mut this_turn = steps.take_while(|(_, before)| before.state.table().turn() == turn);
        this_turn.any(|(step, _)| matches!(step.action, Action::Draw | Action::Place { .. }))
    }

    /// Where the moments since a seat's last turn start; at the setup if it had none yet.
    pub fn since_last_turn(&self, seat: Seat) -> usize {
        // A turn that is under way is not the last one: its steps were taken at the present turn number.
        let turn = self.state().table().turn();
        let ended = |(index, moment): (usize, &GameStep)| {
            let began = self.history[index.saturating_sub(1)].state.table().turn();
            moment.actor == Some(seat) && began < turn
        };
        let last = self.history.iter().enumerate().rposition(ended);
        last.map_or(0, |index| index + 1)
    }

    /// The game as it stood after so many steps; the whole game where there are fewer.
    pub fn prefix(&self, steps: usize) -> Game {
        let moments: Vec<GameStep> = self.history.iter().take(steps + 1).cloned().collect();
        let state = moments.last().expect("the setup is a moment").state;
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        record.set_result(&state);
        Game { setup: self.setup.clone(), record, history: moments, remote: None }
    }

    /// The same game with other players' names; its record stays as it was.
    pub fn with_setup(self, plan: GameSetup) -> Game {
        Game { setup: plan, ..self }
    }

    /// Another way to go on after so many steps: the same game up to there, then with other players and a note of its
    /// own. With the same seed the same moves bring the same draws.
    pub fn branch(&self, steps: usize, plan: GameSetup, notes: &[(&str, &str)]) -> Game {
        let mut game = self.prefix(steps);
        game.record.tags.clear();
        saved::write_tags(&plan, &mut game.record);
        for (key, value) in notes {
            game.record.push_tag(key, value);
        }
        game.setup = plan;
        game
    }

    /// The text that saves the game: its record.
    pub fn save(&self) -> String {
        self.record.to_string()
    }
}
