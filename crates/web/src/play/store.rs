//! The game on the screen: one small store of signals, changed by [`super::flow`] alone.

use super::hint::Hint;
use crate::app::storage::{self, StorageError};
use crate::board::Place;
use iquazu_rules::{Action, Cards, Edition, Event, Gap, IllegalMove, PlayerColour, Seat, State, View, Viewer};
use iquazu_session::{Game, GameSetup, Player, SeatSetup, Transition};
use leptos::prelude::*;
use std::rc::Rc;

/// What the person is putting together before it becomes an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    #[default]
    Nothing,
    /// A gap, and how to pay for it.
    Gap { gap: Gap, paid: Cards, any_colour: bool },
    /// Cards picked for discarding.
    Discard(Cards),
}

/// A short message to the person, next to the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Why something cannot be done.
    Refused(IllegalMove),
    /// Who leads here, in full.
    Lead(Place),
    /// The game is not saved any more.
    NotSaved(StorageError),
    /// A bot did not answer and a simple move was made for it.
    BotStopped(Seat),
    /// Scores, boxes and piles, on request.
    Status,
    /// The own cards, on request.
    Cards,
}

/// The table at which it is decided what happens, where that is not this screen.
pub trait Elsewhere {
    /// The person at this screen wants to do this.
    fn act(&self, action: Action);
    /// The held turn is confirmed.
    fn confirm(&self);
    fn rematch(&self);
    /// What there is to say of a player there: presence, time left.
    fn at_seat(&self, _seat: Seat) -> AnyView {
        ().into_any()
    }
    /// What stands beside the board there.
    fn beside(&self) -> AnyView;
}

/// A game on the screen. A handle of signals, cheap to copy; get it with [`use_play`].
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// Whether there is a game at all; without one, the rest stands for nothing.
    pub present: RwSignal<bool>,
    /// Where in the browser it is kept; empty where nothing is kept, as in a lesson.
    pub slot: RwSignal<String>,
    /// The game as it is.
    pub game: RwSignal<Game>,
    /// The dealing of a new game, to be shown when its page is opened.
    pub opening: RwSignal<Vec<Transition>>,
    /// The moment that is shown; behind the game while things are being shown one after the other.
    pub shown: RwSignal<State>,
    /// What is being shown at this moment; nothing while the board stands still.
    pub showing: RwSignal<Option<Event>>,
    /// Whose cards are open on the screen.
    pub viewer: RwSignal<Viewer>,
    /// The hand-over page is up: this person has to take the screen.
    pub handover: RwSignal<Option<Seat>>,
    /// A turn is over and waits for its confirmation.
    pub held: RwSignal<bool>,
    /// The table elsewhere, if there is one.
    pub elsewhere: RwSignal<Option<Rc<dyn Elsewhere>>, LocalStorage>,
    /// A step is on its way to the table elsewhere.
    pub waiting: RwSignal<bool>,
    /// A bot is thinking.
    pub thinking: RwSignal<Option<Seat>>,
    pub choice: RwSignal<Choice>,
    pub notice: RwSignal<Option<Notice>>,
    /// Good moves, on request.
    pub hint: RwSignal<Option<Hint>>,
    /// A place pointed at from the log.
    pub pointed: RwSignal<Option<Place>>,
    /// A place of the board that pointer or focus rests on.
    pub hovered: RwSignal<Option<Place>>,
    /// Counts games: what was started for an earlier one stops when it sees another number.
    pub generation: RwSignal<u32>,
}

impl Play {
    /// No game yet.
    pub fn empty() -> Play {
        let seat = |colour| SeatSetup { name: String::new(), colour, player: Player::Person };
        let seats = [PlayerColour::Red, PlayerColour::Yellow].map(seat).to_vec();
        let (game, _) = Game::new(GameSetup { edition: Edition::standard(), seats, seed: 0 });
        let state = *game.state();
        Play {
            present: RwSignal::new(false),
            slot: RwSignal::new(storage::GAME.to_owned()),
            game: RwSignal::new(game),
            opening: RwSignal::new(Vec::new()),
            shown: RwSignal::new(state),
            showing: RwSignal::new(None),
            viewer: RwSignal::new(Viewer::Spectator),
            handover: RwSignal::new(None),
            held: RwSignal::new(false),
            elsewhere: RwSignal::new_local(None),
            waiting: RwSignal::new(false),
            thinking: RwSignal::new(None),
            choice: RwSignal::new(Choice::Nothing),
            notice: RwSignal::new(None),
            hint: RwSignal::new(None),
            pointed: RwSignal::new(None),
            hovered: RwSignal::new(None),
            generation: RwSignal::new(0),
        }
    }

    /// What the person at the screen may know of the moment that is shown. Everything drawn comes from this.
    pub fn view(self) -> View {
        self.shown.with(|state| state.view(self.viewer.get()))
    }

    /// The seat whose cards are open, if any.
    pub fn own_seat(self) -> Option<Seat> {
        match self.viewer.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the person at the screen can act right now: their decision, nothing being shown, nothing held.
    pub fn can_act(self) -> bool {
        let quiet = self.showing.with(Option::is_none) && !self.held.get() && self.handover.with(Option::is_none);
        quiet && !self.waiting.get() && self.own_seat().is_some() && self.game.with(Game::to_act) == self.own_seat()
    }

    pub fn name(self, seat: Seat) -> String {
        self.game.with(|game| game.setup().seat(seat).name.clone())
    }

    pub fn colour(self, seat: Seat) -> PlayerColour {
        self.game.with(|game| game.setup().seat(seat).colour)
    }

    /// Whether a seat is the reader of the screen: then texts say “you”.
    pub fn is_reader(self, seat: Seat) -> bool {
        let people = self.game.with(|game| game.setup().people().count());
        people == 1 && self.game.with(|game| game.setup().is_person(seat))
    }
}

/// The game on the screen.
pub fn use_play() -> Play {
    expect_context()
}
