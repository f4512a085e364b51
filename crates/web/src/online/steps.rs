//! Applies the server's steps to the game on the screen.

use super::table::TableClient;
use crate::app::editions;
use crate::play::store::GameAuthority;
use crate::play::{flow, playback};
use iquazu_messages::Messages;
use iquazu_protocol::{Occupant, Opponent, PlayedStep, SeatInfo, TableSettings, TableStatus, ViewText};
use iquazu_rules::{Handicap, Seat, View};
use iquazu_session::{Game, GameSetup, Player, SeatSetup, Transition};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use crate::app::texts::messages;
use crate::pages::levels::level_name;

/// With more missed steps than this, the board jumps to the end instead of animating them.
const MAX_ANIMATED_STEPS: usize = 12;

/// Transitions that wait for playback.
#[derive(Debug, Default)]
pub struct PlaybackQueue {
    waiting: RefCell<VecDeque<Vec<Transition>>>,
    playing: Cell<bool>,
}

impl TableClient {
    /// Shows the game as the server sent it, including missed steps if they continue the game on the screen.
    pub(super) fn show_game(self, view: &ViewText, steps: u32, missed: Vec<PlayedStep>) {
        let known = self.play.has_game.get_untracked() && self.play.game.with_untracked(Game::is_remote);
        let here = self.play.game.with_untracked(Game::step_count);
        let follows =
            missed.first().is_some_and(|first| first.steps <= here + 1) || (missed.is_empty() && here == steps);
        if known && follows {
            return self.apply_steps(missed);
        }
        let Ok(now) = view.parse(&editions::library()) else { return };
        let mut missed = missed.into_iter();
        // The log starts with the first known step.
        let start = missed.next().and_then(|first| Some((first.view.parse(&editions::library()).ok()?, first.steps)));
        let (start, before) = start.unwrap_or((now, steps));
        let mut game = Game::from_view(self.to_setup(&start), &start, before);
        for played in missed {
            follow(&mut game, &played);
        }
        self.replace_game(game);
        self.finish_if_over();
    }

    fn replace_game(self, game: Game) {
        self.with_queue(|queue| queue.waiting.borrow_mut().clear());
        flow::show_game(self.play, game);
        self.play.authority.set(Some(Rc::new(self) as Rc<dyn GameAuthority>));
        flow::resume(self.play, self.settings);
    }

    /// Applies steps from the server, in order.
    pub(super) fn apply_steps(self, steps: Vec<PlayedStep>) {
        // Without a snapshot there is no game to apply steps to.
        if !self.play.has_game.get_untracked() || !self.play.game.with_untracked(Game::is_remote) {
            return;
        }
        let quickly = steps.len() > MAX_ANIMATED_STEPS;
        for played in steps {
            let transitions = self.play.game.try_update(|game| follow(game, &played)).flatten();
            match transitions {
                None => return self.resync(),
                Some(transitions) if !quickly && !transitions.is_empty() => {
                    self.with_queue(|queue| queue.waiting.borrow_mut().push_back(transitions));
                }
                Some(_) => {}
            }
        }
        self.update_awaiting_answer();
        self.play_queue();
    }

    /// The steps do not fit the game on the screen: requests a new snapshot.
    fn resync(self) {
        self.play.has_game.set(false);
        self.send_hello();
    }

    /// Plays the queue, unless that is already happening.
    fn play_queue(self) {
        if self.with_queue(|queue| queue.playing.replace(true)) {
            return;
        }
        self.scope.spawn(async move {
            while let Some(transitions) = self.next_transitions() {
                playback::show(self.play, self.settings, transitions).await;
            }
            self.with_queue(|queue| queue.playing.set(false));
            self.play.shown.set(self.play.game.with_untracked(|game| *game.state()));
            flow::resume(self.play, self.settings);
            self.finish_if_over();
        });
    }

    fn next_transitions(self) -> Option<Vec<Transition>> {
        self.with_queue(|queue| queue.waiting.borrow_mut().pop_front())
    }

    /// Replaces the viewed game by the full record once the game is over and everything is public.
    fn finish_if_over(self) {
        let over = self.play.game.with_untracked(|game| game.is_remote() && game.is_over());
        if !over {
            return;
        }
        let path = format!("/api/tables/{}/record", self.id.get_value());
        self.scope.spawn(async move {
            let Ok(text) = super::api::text(&path).await else { return };
            let Ok(game) = iquazu_session::load(&text, &editions::library()) else { return };
            if game.is_over() {
                if let Some(seat) = self.my_seat.get_untracked() {
                    crate::my_games::save_online_game(&game, seat).await;
                }
                self.status.set(TableStatus::Finished);
                let players = self.players();
                let state = *game.state();
                self.play.game.set(game.with_players(players));
                self.play.shown.set(state);
            }
        });
    }

    fn players(self) -> Vec<Player> {
        let me = self.my_seat.get_untracked();
        let player = |seat: &SeatInfo| if Some(seat.seat) == me { Player::Person } else { Player::Remote };
        self.seats.with_untracked(|seats| seats.iter().map(player).collect())
    }

    /// Returns the handicap of a seat.
    pub(super) fn handicap(self, seat: Seat) -> Handicap {
        let handicaps = |settings: &TableSettings| settings.seat_handicaps().unwrap_or_default()[seat];
        self.table_settings.with_untracked(|settings| settings.as_ref().map(handicaps)).unwrap_or_default()
    }

    fn to_setup(self, view: &View) -> GameSetup {
        let t = untrack(messages);
        let seats = self.seats.get_untracked();
        let seat = |(seat, player): (&SeatInfo, Player)| {
            let handicap = self.handicap(seat.seat);
            SeatSetup { handicap, ..SeatSetup::new(name_of(t, seat), seat.colour, player) }
        };
        let seats = seats.iter().zip(self.players()).map(seat).collect();
        GameSetup { edition: view.table().edition(), seats, seed: 0 }
    }

    /// Updates the players' names after somebody has left or come back.
    pub(super) fn rename_players(self) {
        let t = untrack(messages);
        let names: Vec<String> = self.seats.with_untracked(|seats| seats.iter().map(|seat| name_of(t, seat)).collect());
        if self.play.has_game.get_untracked() && self.play.game.with_untracked(Game::is_remote) {
            self.play.game.update(|game| game.rename_seats(names));
        }
    }
}

/// Applies one step to the viewed game; `None` if it does not fit.
fn follow(game: &mut Game, played: &PlayedStep) -> Option<Vec<Transition>> {
    let step = played.step.parse().ok()?;
    let view = played.view.parse(&editions::library()).ok()?;
    game.follow(played.steps, &step, &view)
}

/// Returns the name of a seat.
pub fn name_of(t: Messages, seat: &SeatInfo) -> String {
    match &seat.occupant {
        Occupant::Nobody {} => t.online_free().to_owned(),
        Occupant::Person { name, .. } => name.as_str().to_owned(),
        Occupant::Bot { level, style } => level_name(t, &Opponent::new(*level, *style).to_string()),
    }
}
