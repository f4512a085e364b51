//! The game on the screen follows the table's.

use super::table::Table;
use crate::app::editions;
use crate::play::store::Elsewhere;
use crate::play::{director, flow};
use iquazu_messages::Messages;
use iquazu_protocol::{Occupant, PlayedStep, SeatInfo, TableStatus, ViewText};
use iquazu_rules::View;
use iquazu_session::{Game, GameSetup, Player, SeatSetup, Transition};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use crate::app::words::words;
use crate::pages::levels::level_name;

/// Who was away for longer than this does not want to see every step.
const SHOWN_AT_ONCE: usize = 12;

/// What is to be shown, one thing after the other.
#[derive(Debug, Default)]
pub struct Story {
    waiting: RefCell<VecDeque<Vec<Transition>>>,
    telling: Cell<bool>,
}

impl Table {
    /// The game as the server sees it now, with the steps that led there.
    pub(super) fn show_game(self, view: &ViewText, steps: u32, missed: Vec<PlayedStep>) {
        let known = self.play.present.get_untracked() && self.play.game.with_untracked(Game::is_remote);
        let here = self.play.game.with_untracked(Game::step_count);
        let follows =
            missed.first().is_some_and(|first| first.steps <= here + 1) || (missed.is_empty() && here == steps);
        if known && follows {
            return self.go_on_with(missed);
        }
        let Ok(now) = view.parse(editions::find) else { return };
        let mut missed = missed.into_iter();
        // The first step that is known is where the log starts.
        let start = missed.next().and_then(|first| Some((first.view.parse(editions::find).ok()?, first.steps)));
        let (start, before) = start.unwrap_or((now, steps));
        let mut game = Game::from_view(self.plan(&start), &start, before);
        for played in missed {
            follow(&mut game, &played);
        }
        self.put(game);
        self.finish_if_over();
    }

    fn put(self, game: Game) {
        self.with_story(|story| story.waiting.borrow_mut().clear());
        flow::put_on_screen(self.play, game);
        self.play.elsewhere.set(Some(Rc::new(self) as Rc<dyn Elsewhere>));
        flow::resume(self.play, self.settings);
    }

    /// Steps that were played at the table, in order.
    pub(super) fn go_on_with(self, steps: Vec<PlayedStep>) {
        // Before the first snapshot of the game there is nothing to go on with.
        if !self.play.present.get_untracked() || !self.play.game.with_untracked(Game::is_remote) {
            return;
        }
        let quickly = steps.len() > SHOWN_AT_ONCE;
        for played in steps {
            let beats = self.play.game.try_update(|game| follow(game, &played)).flatten();
            match beats {
                None => return self.start_over(),
                Some(beats) if !quickly && !beats.is_empty() => {
                    self.with_story(|story| story.waiting.borrow_mut().push_back(beats));
                }
                Some(_) => {}
            }
        }
        self.settle();
        self.tell();
    }

    /// Something does not fit: the table is looked at anew.
    fn start_over(self) {
        self.play.present.set(false);
        self.say_hello();
    }

    /// Shows what is waiting, unless that is being done.
    fn tell(self) {
        if self.with_story(|story| story.telling.replace(true)) {
            return;
        }
        spawn_local(async move {
            while let Some(beats) = self.next_beats() {
                director::show(self.play, self.settings, beats).await;
            }
            if !self.status.is_disposed() {
                self.with_story(|story| story.telling.set(false));
                self.play.shown.set(self.play.game.with_untracked(|game| *game.state()));
                flow::resume(self.play, self.settings);
                self.finish_if_over();
            }
        });
    }

    fn next_beats(self) -> Option<Vec<Transition>> {
        if self.status.is_disposed() {
            return None;
        }
        self.with_story(|story| story.waiting.borrow_mut().pop_front())
    }

    /// After the game everything is open: the full record takes the place of what was seen.
    fn finish_if_over(self) {
        let over = self.play.game.with_untracked(|game| game.is_remote() && game.is_over());
        if !over {
            return;
        }
        let path = format!("/api/tables/{}/record", self.id.get_value());
        spawn_local(async move {
            let Ok(text) = super::api::text(&path).await else { return };
            let Ok(game) = iquazu_session::load(&text, editions::find) else { return };
            if !self.status.is_disposed() && game.is_over() {
                self.status.set(TableStatus::Finished);
                let players = self.players();
                let state = *game.state();
                self.play.game.set(game.with_players(players));
                self.play.shown.set(state);
            }
        });
    }

    fn players(self) -> Vec<Player> {
        let me = self.me.get_untracked();
        let player = |seat: &SeatInfo| if Some(seat.seat) == me { Player::Person } else { Player::Remote };
        self.seats.with_untracked(|seats| seats.iter().map(player).collect())
    }

    fn plan(self, view: &View) -> GameSetup {
        let t = untrack(words);
        let seats = self.seats.get_untracked();
        let seat =
            |(seat, player): (&SeatInfo, Player)| SeatSetup { name: name_of(t, seat), colour: seat.colour, player };
        let seats = seats.iter().zip(self.players()).map(seat).collect();
        GameSetup { edition: view.table().edition(), seats, seed: 0 }
    }

    /// Somebody left or came back: the names at the table are new.
    pub(super) fn rename_players(self) {
        let t = untrack(words);
        let names: Vec<String> = self.seats.with_untracked(|seats| seats.iter().map(|seat| name_of(t, seat)).collect());
        if self.play.present.get_untracked() && self.play.game.with_untracked(Game::is_remote) {
            self.play.game.update(|game| game.rename_seats(names));
        }
    }
}

/// Carries out a step on what is seen here; nothing where it does not fit.
fn follow(game: &mut Game, played: &PlayedStep) -> Option<Vec<Transition>> {
    let step = played.step.parse().ok()?;
    let view = played.view.parse(editions::find).ok()?;
    game.follow(played.steps, &step, &view)
}

/// What a seat is called at the table.
pub fn name_of(t: Messages, seat: &SeatInfo) -> String {
    match &seat.occupant {
        Occupant::Nobody {} => t.online_free().to_owned(),
        Occupant::Person { name, .. } => name.as_str().to_owned(),
        Occupant::Bot { level } => level_name(t, level.name()),
    }
}
