//! Starting a game: at once or from a record. Where that replaces an unfinished game, the person is asked first.

use super::dialog::dialog;
use super::levels::playable;
use crate::app::editions;
use crate::app::route::{Route, go};
use crate::app::settings::Settings;
use crate::app::storage;
use crate::play::names::default_name;
use crate::play::store::{Play, use_play};
use crate::play::{flow, seed};
use iquazu_messages::Messages;
use iquazu_rules::{Edition, PlayerColour};
use iquazu_session::{Game, GameSetup, Player, SeatSetup};
use leptos::prelude::*;

/// What someone wants to play.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    Deal(GameSetup),
    /// A record that was opened.
    Open(Game),
}

/// Starts games from a page. Copyable; its dialog has to stand in the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Starter {
    play: Play,
    /// Waits for the answer whether it may replace the unfinished game.
    asked: RwSignal<Option<Wanted>>,
}

impl Starter {
    pub(super) fn new() -> Starter {
        Starter::of(use_play())
    }

    /// Starts games in the place of this one.
    pub(crate) fn of(play: Play) -> Starter {
        Starter { play, asked: RwSignal::new(None) }
    }

    pub(crate) fn start(self, wanted: Wanted) {
        // A finished record is only looked at: the saved game stays.
        let looks_on = matches!(&wanted, Wanted::Open(game) if game.is_over());
        if unfinished(self.play) && !looks_on {
            self.asked.set(Some(wanted));
        } else {
            self.carry_out(wanted);
        }
    }

    fn carry_out(self, wanted: Wanted) {
        match wanted {
            Wanted::Deal(plan) => flow::deal(self.play, plan),
            Wanted::Open(game) if game.is_over() && to_study(&game) => return,
            Wanted::Open(game) => {
                if !game.is_over() {
                    // Saved again with the next step, so a refusal is told then.
                    let _ = storage::save(storage::GAME, &game.save());
                }
                flow::put_on_screen(self.play, game);
            }
        }
        go(Route::Game);
    }

    /// The question, while there is one.
    pub(crate) fn question(self, t: Messages) -> impl IntoView {
        let close = Callback::new(move |()| self.asked.set(None));
        let confirm = move |_| {
            if let Some(wanted) = self.asked.get_untracked() {
                self.asked.set(None);
                self.carry_out(wanted);
            }
        };
        move || {
            self.asked.with(Option::is_some).then(|| {
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

/// Opens a finished game in the study; false where the browser keeps nothing that could be handed over.
fn to_study(game: &Game) -> bool {
    let handed_over = storage::save(storage::RECORD, &game.save()).is_ok();
    if handed_over {
        go(Route::record());
    }
    handed_over
}

/// Whether a game waits to be continued.
pub(super) fn unfinished(play: Play) -> bool {
    play.present.get_untracked() && !play.game.with_untracked(Game::is_over)
}

/// After a look at a finished game, the unfinished one that is still saved comes back.
pub(super) fn take_up_saved(play: Play) {
    if unfinished(play) {
        return;
    }
    let saved = storage::load(storage::GAME).ok().flatten();
    if let Some(Ok(game)) = saved.map(|text| iquazu_session::load(&text, editions::find))
        && !game.is_over()
    {
        flow::put_on_screen(play, game);
    }
}

/// “Play now”: the person against the opponents of the settings; the lot decides who starts.
pub(crate) fn quick_plan(t: Messages, settings: &Settings) -> GameSetup {
    let person = (settings.name.clone(), Player::Person);
    let bots = settings.opponents.iter().map(|level| (None, Player::Bot(playable(level).to_owned())));
    let seats = std::iter::once(person).chain(bots).zip(PlayerColour::ALL).enumerate();
    let seat = |(seat, ((name, player), colour)): (usize, ((Option<String>, Player), PlayerColour))| SeatSetup {
        name: name.unwrap_or_else(|| default_name(t, seat, &player)),
        colour,
        player,
    };
    let plan = GameSetup { edition: Edition::standard(), seats: seats.map(seat).collect(), seed: seed::fresh() };
    plan.started_by(by_lot())
}

/// A seat that starts, before the seats are counted.
pub(super) fn by_lot() -> usize {
    // 12 is a multiple of every number of seats.
    (seed::fresh() % 12) as usize
}
