//! The game on the screen as a store of signals, changed only by [`super::flow`].

use super::bot_worker::WorkerProblem;
use super::hint::Hint;
use crate::app::alive::Scope;
use crate::app::storage::{self, StorageError};
use crate::board::Place;
use iquazu_rules::{Action, Cards, Colour, Edition, Event, Gap, IllegalMove, PlayerColour, Seat, State, View, Viewer};
use iquazu_session::{Game, GameSetup, Player, SeatSetup, Transition};
use leptos::prelude::*;
use std::rc::Rc;

/// What the player has chosen before it becomes an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    #[default]
    Nothing,
    /// A gap and its payment.
    Gap { gap: Gap, paid: Cards, any_colour: bool },
    /// Cards selected for discarding.
    Discard(Cards),
}

/// A short message next to the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UiNotice {
    /// Why an action is not allowed.
    Refused(IllegalMove),
    /// The standings at a place, in full.
    Lead(Place),
    /// The game could not be saved.
    NotSaved(StorageError),
    /// A bot did not answer, so a fallback move was made.
    BotStopped(Seat),
    /// A bot plays below its level.
    Worker(WorkerProblem),
    /// Scores, boxes and piles, on request.
    Status,
    /// The player's own cards, on request.
    Cards,
    /// What somebody else at the table did or said.
    News(String),
}

/// Decides what becomes of the player's actions if that is not this screen: an online table or a lesson.
pub trait GameAuthority {
    /// Handles an action of the player at this screen.
    fn act(&self, action: Action);
    /// Confirms a turn that waits for confirmation.
    fn confirm(&self);
    fn rematch(&self);
    /// Returns whether hints are allowed. With other people they are only if the table allows them for all.
    fn allows_hints(&self) -> bool {
        true
    }
    /// Returns what to show at a player's name, such as presence and time left.
    fn seat_badge(&self, _seat: Seat) -> AnyView {
        ().into_any()
    }
    /// Returns the panel beside the board.
    fn side_panel(&self) -> AnyView;
}

/// A game on the screen. A handle of signals, cheap to copy; get it with [`use_play`].
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// Tasks of the game end with whatever has created this.
    pub scope: Scope,
    /// Whether there is a game; without one, the other signals have no meaning.
    pub has_game: RwSignal<bool>,
    /// Storage key of the saved game; empty if it is not saved, as in a lesson.
    pub storage_key: RwSignal<String>,
    /// The current state of the game.
    pub game: RwSignal<Game>,
    /// The transitions of a new game's deal, played when its page opens.
    pub deal_transitions: RwSignal<Vec<Transition>>,
    /// The state on the board; behind the game during playback.
    pub shown: RwSignal<State>,
    /// The event being animated; `None` outside of playback.
    pub showing: RwSignal<Option<Event>>,
    /// Points of each seat that the board shows before the state contains them: each score changes when its points
    /// arrive.
    pub early_points: RwSignal<[u16; 4]>,
    /// Whose cards are visible.
    pub viewer: RwSignal<Viewer>,
    /// The person who has to take the screen; the hand-over dialog is open.
    pub handover: RwSignal<Option<Seat>>,
    /// A finished turn waits for confirmation.
    pub awaiting_confirm: RwSignal<bool>,
    /// Another tab has continued the game; this one waits.
    pub elsewhere: RwSignal<bool>,
    /// The online table or lesson, if any.
    pub authority: RwSignal<Option<Rc<dyn GameAuthority>>, LocalStorage>,
    /// A move has been sent and is not answered yet.
    pub awaiting_answer: RwSignal<bool>,
    /// The bot that is thinking.
    pub thinking: RwSignal<Option<Seat>>,
    /// The goal of the game is shown: it is the first turn of the first game.
    pub goal_shown: RwSignal<bool>,
    pub choice: RwSignal<Choice>,
    /// The colour of cards whose uses are shown on the board.
    pub uses_shown: RwSignal<Option<Colour>>,
    /// The double-move tile will be used after the action.
    pub double_planned: RwSignal<bool>,
    pub notice: RwSignal<Option<UiNotice>>,
    /// Somebody has said something that was not in sight.
    pub unread: RwSignal<bool>,
    /// Suggested moves, on request.
    pub hint: RwSignal<Option<Hint>>,
    /// The place highlighted from the log.
    pub highlighted: RwSignal<Option<Place>>,
    /// The place on the board under the pointer or focus.
    pub hovered: RwSignal<Option<Place>>,
    /// Counts games. A task stops when the number differs from the one it started with.
    pub generation: RwSignal<u32>,
}

impl Play {
    /// Creates a store without a game.
    pub fn empty() -> Play {
        let seat = |colour| SeatSetup::new("", colour, Player::Person);
        let seats = [PlayerColour::Red, PlayerColour::Yellow].map(seat).to_vec();
        let (game, _) = Game::new(GameSetup { edition: Edition::standard(), seats, seed: 0 });
        let state = *game.state();
        Play {
            scope: Scope::current(),
            has_game: RwSignal::new(false),
            storage_key: RwSignal::new(storage::GAME.to_owned()),
            game: RwSignal::new(game),
            deal_transitions: RwSignal::new(Vec::new()),
            shown: RwSignal::new(state),
            showing: RwSignal::new(None),
            early_points: RwSignal::new([0; 4]),
            viewer: RwSignal::new(Viewer::Spectator),
            handover: RwSignal::new(None),
            awaiting_confirm: RwSignal::new(false),
            elsewhere: RwSignal::new(false),
            authority: RwSignal::new_local(None),
            awaiting_answer: RwSignal::new(false),
            thinking: RwSignal::new(None),
            goal_shown: RwSignal::new(false),
            choice: RwSignal::new(Choice::Nothing),
            uses_shown: RwSignal::new(None),
            double_planned: RwSignal::new(false),
            notice: RwSignal::new(None),
            unread: RwSignal::new(false),
            hint: RwSignal::new(None),
            highlighted: RwSignal::new(None),
            hovered: RwSignal::new(None),
            generation: RwSignal::new(0),
        }
    }

    /// Returns what the player may know of the shown state. Everything drawn comes from this.
    pub fn view(self) -> View {
        self.shown.with(|state| state.view(self.viewer.get()))
    }

    /// Returns the points of a seat that are shown now.
    pub fn shown_score(self, seat: Seat) -> u16 {
        let early = self.early_points.with(|points| points[seat.index()]);
        self.shown.with(|state| state.score(seat)) + early
    }

    /// Returns the seat whose cards are visible.
    pub fn own_seat(self) -> Option<Seat> {
        match self.viewer.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Returns whether the player can act now: it is their decision, and neither playback nor a confirmation is
    /// pending.
    pub fn can_act(self) -> bool {
        let quiet =
            self.showing.with(Option::is_none) && !self.awaiting_confirm.get() && self.handover.with(Option::is_none);
        quiet
            && !self.awaiting_answer.get()
            && !self.elsewhere.get()
            && self.own_seat().is_some()
            && self.game.with(Game::to_act) == self.own_seat()
    }

    pub fn name(self, seat: Seat) -> String {
        self.game.with(|game| game.setup().seat(seat).name.clone())
    }

    pub fn colour(self, seat: Seat) -> PlayerColour {
        self.game.with(|game| game.setup().seat(seat).colour)
    }

    /// Returns whether texts address this seat as “you”: it is the only person at the screen.
    pub fn is_only_person(self, seat: Seat) -> bool {
        let people = self.game.with(|game| game.setup().people().count());
        people == 1 && self.game.with(|game| game.setup().is_person(seat))
    }
}

/// Returns the game on the screen.
pub fn use_play() -> Play {
    expect_context()
}
