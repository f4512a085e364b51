//! A game in progress: its record and the state after every step.

use crate::remote::RemoteProgress;
use crate::saved;
use crate::setup::GameSetup;
use iquazu_rules::text::Record;
use iquazu_rules::{Action, Event, IllegalMove, Next, Seat, SplitMix, State, Viewer};

/// An event and the state right after it.
pub type Transition = (Event, State);

/// A step of the game: the setup, or an action with everything that followed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameStep {
    /// The seat that acted; `None` for the setup.
    pub actor: Option<Seat>,
    /// The events of the step.
    pub events: Vec<Event>,
    /// The state after the step.
    pub state: State,
}

/// A game at one screen: local, or played on a server and followed here (see [`from_view`](Game::from_view)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) setup: GameSetup,
    pub(crate) record: Record,
    /// The setup, then the steps of the record.
    pub(crate) history: Vec<GameStep>,
    /// Set if a server decides what happens.
    pub(crate) remote: Option<RemoteProgress>,
}

impl Game {
    /// Deals a new game. Returns it with the events of the deal.
    pub fn new(setup: GameSetup) -> (Game, Vec<Transition>) {
        let mut record = Record::new(setup.edition, setup.players());
        saved::write_tags(&setup, &mut record);
        let mut game = Game { record, history: Vec::new(), setup, remote: None };
        let state = game.record.first_state();
        let transitions = game.resolve_chance(None, state, Vec::new());
        (game, transitions)
    }

    /// Creates a game from its record and the steps it was replayed into.
    pub(crate) fn from_history(setup: GameSetup, record: Record, history: Vec<GameStep>) -> Game {
        Game { setup, record, history, remote: None }
    }

    /// Returns who sits where, and the seed.
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// Returns the record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Returns the setup and every step after it.
    pub fn history(&self) -> &[GameStep] {
        &self.history
    }

    /// Returns the current state.
    pub fn state(&self) -> &State {
        &self.history.last().expect("the history starts with the setup").state
    }

    /// Returns the seat that decides now, or `None` if the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.state().next() {
            Next::Seat(seat) => Some(seat),
            Next::Chance(_) | Next::Over => None,
        }
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state().is_over()
    }

    /// Plays an action of the seat that decides now, with everything that follows from it.
    ///
    /// # Errors
    ///
    /// Returns why the action is illegal. The game is then unchanged.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Transition>, IllegalMove> {
        let mut state = *self.state();
        state.check_turn(seat)?;
        let mut transitions = Vec::new();
        state.play(action, &mut transitions)?;
        self.record.push_action(seat, action);
        Ok(self.resolve_chance(Some(seat), state, transitions))
    }

    /// Samples the outcomes that are due, from the seed and the step number alone, so that a deal can be repeated.
    fn resolve_chance(
        &mut self,
        actor: Option<Seat>,
        mut state: State,
        mut transitions: Vec<Transition>,
    ) -> Vec<Transition> {
        let mut rng = SplitMix::new(self.setup.seed ^ (self.history.len() as u64).wrapping_mul(0xd6e8_feb8_6659_fd93));
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut transitions).expect("sampled outcomes are possible");
            self.record.push_outcome(outcome);
        }
        self.record.set_result(&state);
        self.history.push(GameStep { actor, events: transitions.iter().map(|(event, _)| *event).collect(), state });
        transitions
    }

    /// Returns whether the last step can be undone: a person played it, it revealed nothing, and it has not been sent
    /// to a server.
    pub fn can_undo(&self) -> bool {
        let nothing_seen = self.record.steps.last().is_some_and(|step| step.outcomes.is_empty())
            && (!self.is_remote() || self.draft_count() > 0);
        nothing_seen && !self.is_over() && self.last_actor().is_some_and(|seat| self.setup.is_person(seat))
    }

    /// Returns the seat that acted last.
    pub fn last_actor(&self) -> Option<Seat> {
        self.history.last().and_then(|step| step.actor)
    }

    /// Undoes the last step. Returns `false` if that is not possible.
    pub fn undo(&mut self) -> bool {
        let possible = self.can_undo();
        if possible {
            self.record.steps.pop();
            self.history.pop();
        }
        possible
    }

    /// Returns what a seat knows after `steps` steps, as text for the worker: its view, and what it has seen of the cards.
    /// At an online table the viewer has seen the steps that are known here; other seats have the view alone.
    pub fn information_text(&self, steps: usize, seat: Seat) -> String {
        let view = self.history[steps].state.view(Viewer::Seat(seat));
        let remote = self.remote_information_text(steps, &view);
        remote.unwrap_or_else(|| self.record.information_text(steps, None, &view))
    }

    /// Returns the seed of a bot's random numbers for its decision after `steps` steps.
    pub fn bot_seed(&self, steps: usize) -> u64 {
        self.setup.seed ^ (steps as u64 + 1) << 32
    }

    /// Returns whether the current turn has had an action, so that another one needs a double move (B5).
    pub fn acted_this_turn(&self) -> bool {
        let turn = self.state().table().turn();
        let steps = self.record.steps.iter().zip(&self.history).rev();
        let mut this_turn = steps.take_while(|(_, before)| before.state.table().turn() == turn);
        this_turn.any(|(step, _)| matches!(step.action, Action::Draw | Action::Place { .. }))
    }

    /// Returns the index in the history of the first step after a seat's last turn; 0 if it had none yet.
    pub fn since_last_turn(&self, seat: Seat) -> usize {
        // The current turn does not count as the last one: its steps were played at the current turn number.
        let turn = self.state().table().turn();
        let ended = |(index, step): (usize, &GameStep)| {
            let began = self.history[index.saturating_sub(1)].state.table().turn();
            step.actor == Some(seat) && began < turn
        };
        let last = self.history.iter().enumerate().rposition(ended);
        last.map_or(0, |index| index + 1)
    }

    /// Returns the game after its first `steps` steps, or the whole game if it has fewer.
    pub fn prefix(&self, steps: usize) -> Game {
        let history: Vec<GameStep> = self.history.iter().take(steps + 1).cloned().collect();
        let state = history.last().expect("the history starts with the setup").state;
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        record.set_result(&state);
        Game { setup: self.setup.clone(), record, history, remote: None }
    }

    /// Returns the game with other players. Its record is unchanged.
    pub fn with_setup(self, setup: GameSetup) -> Game {
        Game { setup, ..self }
    }

    /// Starts a variation after the first `steps` steps, with its own players and tags. With the same seed, the same
    /// moves draw the same cards.
    pub fn branch(&self, steps: usize, setup: GameSetup, tags: &[(&str, &str)]) -> Game {
        let mut game = self.prefix(steps);
        game.record.tags.clear();
        saved::write_tags(&setup, &mut game.record);
        for (key, value) in tags {
            game.record.push_tag(key, value);
        }
        game.setup = setup;
        game
    }

    /// Returns the text that saves the game: its record.
    pub fn save(&self) -> String {
        self.record.to_string()
    }
}
