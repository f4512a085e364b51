//! How much of the game has been shown: texts must not run ahead of the board.

use super::store::Play;
use iquazu_rules::{Event, State};
use iquazu_session::GameStep;
use leptos::prelude::*;

/// How much of the game has been shown: complete steps, then events of the next step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Progress {
    pub moments: usize,
    pub events: usize,
}

impl Progress {
    pub fn of(play: Play) -> Progress {
        let (shown, showing) = (play.shown.get(), play.showing.get());
        play.game.with(|game| Progress::new(game.history(), &shown, showing.as_ref()))
    }

    /// Only the last step can be shown partly.
    fn new(moments: &[GameStep], shown: &State, showing: Option<&Event>) -> Progress {
        let Some((last, earlier)) = moments.split_last() else { return Progress::default() };
        let events = match showing {
            Some(event) => last.events.iter().position(|other| other == event).map_or(0, |index| index + 1),
            // Playback of the last step has not started, or has ended.
            None if last.state == *shown => return Progress { moments: moments.len(), events: 0 },
            None => 0,
        };
        Progress { moments: earlier.len(), events }
    }

    /// Returns the shown events as (step, index within the step).
    pub fn events(self, moments: &[GameStep]) -> impl Iterator<Item = (usize, usize)> {
        let whole = moments.iter().take(self.moments).map(|moment| moment.events.len());
        let counts = whole.chain((self.events > 0).then_some(self.events));
        counts.enumerate().flat_map(|(moment, events)| (0..events).map(move |event| (moment, event)))
    }

    /// Returns whether an event comes after this progress.
    pub fn is_before(self, (moment, event): (usize, usize)) -> bool {
        (self.moments, self.events) <= (moment, event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Action, Edition, PlayerColour};
    use iquazu_session::{Game, GameSetup, Player, SeatSetup};

    fn game() -> Game {
        let seat = |colour| SeatSetup::new("", colour, Player::Person);
        let seats = [PlayerColour::Red, PlayerColour::Green].map(seat).to_vec();
        Game::new(GameSetup { edition: Edition::standard(), seats, seed: 3 }).0
    }

    #[test]
    fn progress_follows_playback() {
        let mut game = game();
        let before = *game.state();
        let transitions = game.act(game.to_act().expect("a seat"), Action::Draw).expect("drawing is possible");
        let at = |shown: &State, showing| Progress::new(game.history(), shown, showing);
        assert_eq!(at(&before, None), Progress { moments: 1, events: 0 }, "not shown yet");
        for (index, (event, state)) in transitions.iter().enumerate() {
            assert_eq!(at(state, Some(event)), Progress { moments: 1, events: index + 1 });
        }
        assert_eq!(at(game.state(), None), Progress { moments: 2, events: 0 }, "all shown");
    }

    #[test]
    fn only_later_events_are_new() {
        let mut game = game();
        let earlier = Progress { moments: 1, events: 0 };
        game.act(game.to_act().expect("a seat"), Action::Draw).expect("drawing is possible");
        let all = Progress { moments: 2, events: 0 };
        let new: Vec<_> = all.events(game.history()).filter(|place| earlier.is_before(*place)).collect();
        assert_eq!(new[0], (1, 0));
        assert_eq!(new.len(), game.history()[1].events.len());
    }
}
