//! A game that is decided elsewhere, as one seat or a spectator sees it. What cannot be known is made up anew in every
//! moment, so that the rest of the program can treat it like any other game: its views are the real ones.

use crate::game::{Game, GameStep, Transition};
use crate::saved;
use crate::setup::{GameSetup, Player};
use iquazu_rules::text::{Record, SeenStep};
use iquazu_rules::{SplitMix, State, View};

/// How far the game elsewhere is known to have gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RemoteProgress {
    /// The steps before the first moment that is known here.
    skipped: u32,
    /// All steps that have been played there; those after them are drafts of the person here.
    confirmed: u32,
}

impl Game {
    /// A game of which `steps` steps have been played elsewhere.
    pub fn from_view(plan: GameSetup, view: &View, steps: u32) -> Game {
        let mut record = Record::new(plan.edition, plan.players());
        saved::write_tags(&plan, &mut record);
        let setup = GameStep { actor: None, events: Vec::new(), state: sample_state(view, steps) };
        let elsewhere = Some(RemoteProgress { skipped: steps, confirmed: steps });
        Game { setup: plan, record, history: vec![setup], remote: elsewhere }
    }

    /// Whether it is decided elsewhere what happens.
    pub fn is_remote(&self) -> bool {
        self.remote.is_some()
    }

    /// The steps of the whole game that are known here, drafts included.
    pub fn step_count(&self) -> u32 {
        self.remote.map_or(0, |elsewhere| elsewhere.skipped) + self.record.steps.len() as u32
    }

    /// How many steps at the end are only drafts: not known to have been played elsewhere.
    pub fn draft_count(&self) -> usize {
        self.remote.map_or(0, |elsewhere| (self.step_count() - elsewhere.confirmed) as usize)
    }

    /// The step number `steps` was played elsewhere, and the game looks like `view` after it. Gives what there is to
    /// show: nothing for a step that was drafted here. False where steps in between are missing.
    pub fn follow(&mut self, steps: u32, step: &SeenStep, view: &View) -> Option<Vec<Transition>> {
        let RemoteProgress { skipped: before, confirmed: played } = self.remote?;
        if steps <= played {
            return Some(Vec::new());
        }
        if steps != played + 1 {
            return None;
        }
        self.remote = Some(RemoteProgress { skipped: before, confirmed: steps });
        let place = (steps - before) as usize;
        let drafted = self.record.steps.get(place - 1).map(|step| (step.seat, step.action));
        if drafted.is_some() && drafted == step.action() && self.history[place].state.view(view.viewer()) == *view {
            return Some(Vec::new());
        }
        // Something else happened than was drafted here.
        self.record.steps.truncate(place - 1);
        self.history.truncate(place);
        let seen = self.state().view(view.viewer());
        let beats = seen.follow(step, &mut SplitMix::new(steps.into())).unwrap_or_default();
        let actor = step.action().map(|(seat, action)| {
            self.record.push_action(seat, action);
            seat
        });
        let events = beats.iter().map(|(event, _)| *event).collect();
        self.history.push(GameStep { actor, events, state: sample_state(view, steps) });
        Some(beats)
    }

    /// The seats go by these names from now on.
    pub fn rename_seats(&mut self, names: Vec<String>) {
        for (seat, name) in self.setup.seats.iter_mut().zip(names) {
            seat.name = name;
        }
    }

    /// The same game with others at the seats.
    pub fn with_players(mut self, players: Vec<Player>) -> Game {
        for (seat, player) in self.setup.seats.iter_mut().zip(players) {
            seat.player = player;
        }
        self
    }

    /// Takes back all drafts.
    pub fn discard_drafts(&mut self) {
        let kept = self.record.steps.len() - self.draft_count();
        self.record.steps.truncate(kept);
        self.history.truncate(kept + 1);
    }
}

fn sample_state(view: &View, steps: u32) -> State {
    view.resample(&mut SplitMix::new(steps.into()))
}
