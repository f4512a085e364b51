//! Starting a game, dealt or from a record. An unfinished game is set aside for it.

use super::dialog::dialog;
use super::levels::playable_opponent;
use crate::app::editions;
use crate::app::rating;
use crate::app::route::{Route, navigate};
use crate::app::settings::Settings;
use crate::app::{saved_games, storage};
use crate::play::names::default_name;
use crate::play::store::{Play, use_play};
use crate::play::{flow, seed};
use iquazu_levels::Opponent;
use iquazu_messages::Messages;
use iquazu_rules::{Edition, PlayerColour};
use iquazu_session::{Game, GameSetup, Player, SeatSetup};
use leptos::prelude::*;

/// A game the player wants to start.
#[derive(Clone, Debug)]
pub(crate) enum StartRequest {
    Deal(GameSetup),
    /// A record that was opened.
    Open(Game),
}

/// Starts games from a page. Copyable; the page must contain its dialog.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Starter {
    play: Play,
    /// The request that waits for confirmation: there is no room to set the unfinished game aside.
    unconfirmed: RwSignal<Option<StartRequest>>,
}

impl Starter {
    pub(super) fn new() -> Starter {
        Starter::of(use_play())
    }

    /// Starts games in this `Play`.
    pub(crate) fn of(play: Play) -> Starter {
        Starter { play, unconfirmed: RwSignal::new(None) }
    }

    pub(crate) fn start(self, request: StartRequest) {
        // A finished record is only viewed: the saved game stays.
        let only_views = matches!(&request, StartRequest::Open(game) if game.is_over());
        let replaces = has_unfinished_game(self.play) && !only_views;
        if replaces && self.play.game.with_untracked(saved_games::set_aside).is_err() {
            self.unconfirmed.set(Some(request));
        } else {
            self.execute(request);
        }
    }

    /// Returns whether a request waits for confirmation.
    pub(crate) fn is_asking(self) -> bool {
        self.unconfirmed.with_untracked(Option::is_some)
    }

    fn execute(self, request: StartRequest) {
        match request {
            StartRequest::Deal(setup) => flow::start_game(self.play, setup),
            StartRequest::Open(game) if game.is_over() && open_in_study(&game) => return,
            StartRequest::Open(game) => {
                if !game.is_over() {
                    // The next step saves it again and reports an error then.
                    let _ = storage::save(storage::GAME, &game.save());
                }
                flow::show_game(self.play, game);
            }
        }
        navigate(Route::Game);
    }

    /// The confirmation dialog, while a request waits for it.
    pub(crate) fn question(self, t: Messages) -> impl IntoView {
        let close = Callback::new(move |()| self.unconfirmed.set(None));
        let confirm = move |_| {
            if let Some(request) = self.unconfirmed.get_untracked() {
                self.unconfirmed.set(None);
                self.execute(request);
            }
        };
        move || {
            self.unconfirmed.with(Option::is_some).then(|| {
                let body = view! {
                    <p>{t.app_leave_text()}</p>
                    <form class="dialog-buttons" method="dialog">
                        <button class="button" autofocus>{t.app_leave_keep()}</button>
                        <button class="button button-main" type="button" on:click=confirm>{t.app_leave_confirm()}</button>
                    </form>
                };
                dialog(t.app_leave_title(), body.into_any(), close)
            })
        }
    }
}

/// Opens a finished game in the study. Returns false if it cannot be saved for that.
fn open_in_study(game: &Game) -> bool {
    let handed_over = storage::save(storage::RECORD, &game.save()).is_ok();
    if handed_over {
        navigate(Route::record());
    }
    handed_over
}

/// Returns whether there is a game to continue.
pub(super) fn has_unfinished_game(play: Play) -> bool {
    play.has_game.get_untracked() && !play.game.with_untracked(Game::is_over)
}

/// Restores the saved unfinished game after a finished one was viewed.
pub(super) fn resume_saved(play: Play) {
    if has_unfinished_game(play) {
        return;
    }
    let saved = storage::load(storage::GAME).ok().flatten();
    if let Some(Ok(game)) = saved.map(|text| iquazu_session::load(&text, &editions::library()))
        && !game.is_over()
    {
        flow::show_game(play, game);
    }
}

/// Returns the opponents of “Play now”: near the player's rating, or as the settings say.
pub(super) fn quick_opponents(settings: &Settings) -> Vec<Opponent> {
    let matched = settings.match_opponents.then(|| rating::nearest_level(rating::current().rating).into());
    settings.opponents.iter().map(|name| matched.unwrap_or_else(|| playable_opponent(name))).collect()
}

/// Returns the setup of “Play now”: the player against its opponents, with a random starting player.
pub(crate) fn quick_setup(t: Messages, settings: &Settings) -> GameSetup {
    let person = (settings.name.clone(), Player::Person);
    let bots = quick_opponents(settings).into_iter().map(|bot| (None, Player::Bot(bot.to_string())));
    let seats = std::iter::once(person).chain(bots).zip(PlayerColour::ALL).enumerate();
    let seat = |(seat, ((name, player), colour)): (usize, ((Option<String>, Player), PlayerColour))| {
        let name = name.unwrap_or_else(|| default_name(t, seat, &player));
        SeatSetup::new(name, colour, player)
    };
    let setup = GameSetup { edition: Edition::standard(), seats: seats.map(seat).collect(), seed: seed::random() };
    setup.started_by(random_seat())
}

/// Returns a random starting seat for any number of seats.
pub(super) fn random_seat() -> usize {
    // 12 is a multiple of every number of seats.
    (seed::random() % 12) as usize
}
