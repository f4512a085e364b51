//! The game itself: a record that grows, and the states it went through.

use crate::plan::Plan;
use crate::saved;
use crate::seen::Elsewhere;
use iquazu_rules::text::Record;
use iquazu_rules::{Action, Event, Next, Refusal, Seat, SplitMix, State};

/// Something that happened, and the game right after it.
pub type Beat = (Event, State);

/// One step of the game: the setup, or an action with everything that followed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Who acted; nobody in the setup.
    pub actor: Option<Seat>,
    pub events: Vec<Event>,
    /// The game after it.
    pub state: State,
}

/// A game at one screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) plan: Plan,
    pub(crate) record: Record,
    /// The setup and one for each step of the record.
    pub(crate) moments: Vec<Moment>,
    /// Where it is not decided here what happens.
    pub(crate) elsewhere: Option<Elsewhere>,
}

impl Game {
    /// Deals a new game; the beats show the dealing.
    pub fn new(plan: Plan) -> (Game, Vec<Beat>) {
        let mut record = Record::new(plan.edition, plan.players());
        saved::describe(&plan, &mut record);
        let mut game = Game { record, moments: Vec::new(), plan, elsewhere: None };
        let state = State::new(game.plan.edition, game.plan.players());
        let beats = game.let_chance_answer(None, state, Vec::new());
        (game, beats)
    }

    /// A game from its record, which has been replayed into moments.
    pub(crate) fn restored(plan: Plan, record: Record, moments: Vec<Moment>) -> Game {
        Game { plan, record, moments, elsewhere: None }
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The setup first, then every step.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    pub fn state(&self) -> &State {
        &self.moments.last().expect("the setup is a moment").state
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
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Beat>, Refusal> {
        let mut state = *self.state();
        state.check_turn(seat)?;
        let mut beats = Vec::new();
        state.play(action, &mut beats)?;
        self.record.push_action(seat, action);
        Ok(self.let_chance_answer(Some(seat), state, beats))
    }

    /// Chance answers from the seed and the number of the step alone, so a deal can be repeated.
    fn let_chance_answer(&mut self, actor: Option<Seat>, mut state: State, mut beats: Vec<Beat>) -> Vec<Beat> {
        let mut dice = SplitMix::new(self.plan.seed ^ (self.moments.len() as u64).wrapping_mul(0xd6e8_feb8_6659_fd93));
        while state.chance().is_some() {
            let outcome = state.sample(&mut dice);
            state.resolve(outcome, &mut beats).expect("sampled outcomes are possible");
            self.record.push_outcome(outcome);
        }
        self.record.set_result(&state);
        self.moments.push(Moment { actor, events: beats.iter().map(|(event, _)| *event).collect(), state });
        beats
    }

    /// Whether the last step can be taken back: a person's, by which nothing hidden came to light, and of which nobody
    /// elsewhere knows.
    pub fn can_undo(&self) -> bool {
        let nothing_seen = self.record.steps.last().is_some_and(|step| step.outcomes.is_empty())
            && (!self.is_elsewhere() || self.drafts() > 0);
        nothing_seen && !self.is_over() && self.last_actor().is_some_and(|seat| self.plan.is_person(seat))
    }

    /// Who acted last.
    pub fn last_actor(&self) -> Option<Seat> {
        self.moments.last().and_then(|moment| moment.actor)
    }

    /// Takes the last step back; false where that is not possible.
    pub fn undo(&mut self) -> bool {
        let possible = self.can_undo();
        if possible {
            self.record.steps.pop();
            self.moments.pop();
        }
        possible
    }

    /// Whether the turn under way has had an action: then another one is a double move (B5).
    pub fn acted_this_turn(&self) -> bool {
        let turn = self.state().table().turn();
        let steps = self.record.steps.iter().zip(&self.moments).rev();
        let mut this_turn = steps.take_while(|(_, before)| before.state.table().turn() == turn);
        this_turn.any(|(step, _)| matches!(step.action, Action::Draw | Action::Place { .. }))
    }

    /// Where the moments since a seat's last turn start; at the setup if it had none yet.
    pub fn since_last_turn(&self, seat: Seat) -> usize {
        // A turn that is under way is not the last one: its steps were taken at the present turn number.
        let turn = self.state().table().turn();
        let ended = |(index, moment): (usize, &Moment)| {
            let began = self.moments[index.saturating_sub(1)].state.table().turn();
            moment.actor == Some(seat) && began < turn
        };
        let last = self.moments.iter().enumerate().rposition(ended);
        last.map_or(0, |index| index + 1)
    }

    /// The game as it stood after so many steps; the whole game where there are fewer.
    pub fn upto(&self, steps: usize) -> Game {
        let moments: Vec<Moment> = self.moments.iter().take(steps + 1).cloned().collect();
        let state = moments.last().expect("the setup is a moment").state;
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        record.set_result(&state);
        Game { plan: self.plan.clone(), record, moments, elsewhere: None }
    }

    /// The same game with other players' names; its record stays as it was.
    pub fn seated(self, plan: Plan) -> Game {
        Game { plan, ..self }
    }

    /// Another way to go on after so many steps: the same game up to there, then with other players and a note of its
    /// own. With the same seed the same moves bring the same draws.
    pub fn branch(&self, steps: usize, plan: Plan, notes: &[(&str, &str)]) -> Game {
        let mut game = self.upto(steps);
        game.record.tags.clear();
        saved::describe(&plan, &mut game.record);
        for (key, value) in notes {
            game.record.push_tag(key, value);
        }
        game.plan = plan;
        game
    }

    /// The text that saves the game: its record.
    pub fn save(&self) -> String {
        self.record.to_string()
    }
}
