//! A game on a server, as one seat or a spectator sees it.
//!
//! Hidden cards are resampled after every step, so that the rest of the program can treat it like any other game: the
//! viewer's views of its states are the real ones. The steps are kept as they were seen, so that hints know the cards that
//! the viewer has seen since then.

use crate::game::{Game, GameStep, Transition};
use crate::saved;
use crate::setup::{GameSetup, Player};
use iquazu_rules::text::{Record, SeenStep};
use iquazu_rules::{SplitMix, State, View};

/// How far the game on the server has gone, as far as is known here, and what the viewer has seen of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RemoteProgress {
    /// The number of steps before the first state known here.
    skipped: u32,
    /// What the viewer saw in the first state known here.
    start: Box<View>,
    /// The steps that the server has confirmed since then; later ones are drafts.
    seen: Vec<SeenStep>,
}

impl RemoteProgress {
    /// Returns the number of steps played on the server.
    fn confirmed(&self) -> u32 {
        self.skipped + self.seen.len() as u32
    }
}

impl Game {
    /// Creates a game that follows one on a server, of which `steps` steps have been played.
    pub fn from_view(setup: GameSetup, view: &View, steps: u32) -> Game {
        let mut record = Record::new(setup.edition, setup.players());
        saved::write_tags(&setup, &mut record);
        let first = GameStep { actor: None, events: Vec::new(), state: sample_state(view, steps) };
        let remote = Some(RemoteProgress { skipped: steps, start: Box::new(*view), seen: Vec::new() });
        Game { setup, record, history: vec![first], remote }
    }

    /// Returns whether a server decides what happens.
    pub fn is_remote(&self) -> bool {
        self.remote.is_some()
    }

    /// Returns the number of steps of the whole game that are known here, including drafts.
    pub fn step_count(&self) -> u32 {
        self.remote.as_ref().map_or(0, |remote| remote.skipped) + self.record.steps.len() as u32
    }

    /// Returns the number of drafts: steps at the end that the server has not confirmed.
    pub fn draft_count(&self) -> usize {
        self.remote.as_ref().map_or(0, |remote| (self.step_count() - remote.confirmed()) as usize)
    }

    /// Applies step number `steps` of the server, after which the viewer sees `view`.
    ///
    /// Returns the events to show; empty for a step that is known or was drafted here. Returns `None` if steps in
    /// between are missing, or if the game is not remote.
    pub fn follow(&mut self, steps: u32, step: &SeenStep, view: &View) -> Option<Vec<Transition>> {
        let remote = self.remote.as_mut()?;
        if steps <= remote.confirmed() {
            return Some(Vec::new());
        }
        if steps != remote.confirmed() + 1 {
            return None;
        }
        remote.seen.push(step.clone());
        let place = remote.seen.len();
        let drafted = self.record.steps.get(place - 1).map(|step| (step.seat, step.action));
        if drafted.is_some() && drafted == step.action() && self.history[place].state.view(view.viewer()) == *view {
            return Some(Vec::new());
        }
        // The step differs from the draft.
        self.record.steps.truncate(place - 1);
        self.history.truncate(place);
        let seen = self.state().view(view.viewer());
        let transitions = seen.follow(step, &mut SplitMix::new(steps.into())).unwrap_or_default();
        let actor = step.action().map(|(seat, action)| {
            self.record.push_action(seat, action);
            seat
        });
        let events = transitions.iter().map(|(event, _)| *event).collect();
        self.history.push(GameStep { actor, events, state: sample_state(view, steps) });
        Some(transitions)
    }

    /// Returns what the viewer knows after `steps` of the steps known here, drafts included, as text for the worker: the
    /// view, and what was seen of the cards since the first state known here. Returns `None` if the game is not remote or
    /// the view is another seat's.
    pub(crate) fn remote_information_text(&self, steps: usize, view: &View) -> Option<String> {
        let RemoteProgress { start, seen, .. } =
            self.remote.as_ref().filter(|it| it.start.viewer() == view.viewer())?;
        let drafts = self.record.steps.iter().take(steps).skip(seen.len());
        let drafts = drafts.map(|step| SeenStep::from_step(step, view.viewer()));
        Some(view.information_text(start, seen.iter().take(steps).cloned().chain(drafts)))
    }

    /// Sets the names of the seats.
    pub fn rename_seats(&mut self, names: Vec<String>) {
        for (seat, name) in self.setup.seats.iter_mut().zip(names) {
            seat.name = name;
        }
    }

    /// Returns the game with other players at the seats.
    pub fn with_players(mut self, players: Vec<Player>) -> Game {
        for (seat, player) in self.setup.seats.iter_mut().zip(players) {
            seat.player = player;
        }
        self
    }

    /// Removes all drafts.
    pub fn discard_drafts(&mut self) {
        let left = self.record.steps.len() - self.draft_count();
        self.record.steps.truncate(left);
        self.history.truncate(left + 1);
    }
}

fn sample_state(view: &View, steps: u32) -> State {
    view.resample(&mut SplitMix::new(steps.into()))
}
