//! Sharing a game as a link and a QR code. Nothing is stored on a server.

use super::qr::Qr;
use super::replay::{Replay, VisibleHands};
use super::route::StudyRoute;
use crate::app::alive::Scope;
use crate::app::texts::messages;
use crate::art::{Icon, IconName};
use crate::pages::dialog;
use crate::play::record_file::{copy, file_name, save};
use crate::play::store::use_play;
use iquazu_messages::Messages;
use iquazu_rules::{Seat, Viewer};
use iquazu_session::{Game, to_link, to_view_link};
use leptos::prelude::*;

#[component]
pub(super) fn Share(replay: Replay) -> impl IntoView {
    let open = RwSignal::new(false);
    let body = move || {
        let t = messages();
        let body = view! {
            {whole_game(t, replay)}
            <Moment replay/>
            {file(t, replay)}
            <form class="dialog-buttons" method="dialog">
                <button class="button">{t.app_close()}</button>
            </form>
        };
        dialog(t.link_title(), body.into_any(), Callback::new(move |()| open.set(false)))
    };
    view! {
        <button class="button" on:click=move |_| open.set(true)>
            <Icon name=IconName::Share/>
            <span>{move || messages().link_title()}</span>
        </button>
        {move || open.get().then(body)}
    }
}

fn whole_game(t: Messages, replay: Replay) -> AnyView {
    let Some(letters) = replay.full_game.with_value(to_link) else {
        return view! { <p class="soft">{t.link_unfinished()}</p> }.into_any();
    };
    let address = StudyRoute::Game(letters).address();
    view! {
        <section class="study-share">
            <h3>{t.link_game()}</h3>
            <p class="soft">{t.link_game_text()}</p>
            <LinkField address=address.clone() label=t.link_game()/>
            <Qr text=address/>
        </section>
    }
    .into_any()
}

/// A link to the shown position, as one seat sees it.
#[component]
fn Moment(replay: Replay) -> impl IntoView {
    let play = use_play();
    let seat = move || match replay.visible_hands.get() {
        VisibleHands::Seat(seat) => seat,
        VisibleHands::All | VisibleHands::Nobody => play.shown.with(|state| state.table().active()),
    };
    let shown = move || {
        let (t, seat): (Messages, Seat) = (messages(), seat());
        let view = play.shown.with(|state| state.view(Viewer::Seat(seat)));
        let over = play.shown.with(|state| state.is_over());
        let letters = to_view_link(&view).filter(|_| !over)?;
        Some(view! {
            <section class="study-share">
                <h3>{t.link_moment()}</h3>
                <p class="soft">{t.link_moment_text(&play.name(seat))}</p>
                <LinkField address=StudyRoute::Moment(letters).address() label=t.link_moment()/>
            </section>
        })
    };
    // Only a finished game's hands may be shared.
    let may = replay.full_game.with_value(Game::is_over);
    view! { {move || may.then(shown)} }
}

/// A link with a copy button.
#[component]
pub(crate) fn LinkField(address: String, label: &'static str) -> impl IntoView {
    let copied = RwSignal::new(false);
    let scope = Scope::current();
    let text = StoredValue::new(address);
    let share = move |_| {
        scope.spawn(async move {
            let done = copy(&text.get_value()).await;
            copied.set(done);
        });
    };
    view! {
        <div class="study-address">
            <input type="text" readonly aria-label=label prop:value=text.get_value()/>
            <button type="button" class="button" on:click=share>{move || messages().link_copy()}</button>
        </div>
        <p class="final-copied" role="status">{move || copied.get().then(|| messages().link_copied())}</p>
    }
}

fn file(t: Messages, replay: Replay) -> impl IntoView {
    let keep = move |_| {
        let (seed, text) = replay.full_game.with_value(|whole| (whole.setup().seed, whole.save()));
        save(&file_name(seed), &text);
    };
    view! { <button type="button" class="button" on:click=keep>{t.final_record_save()}</button> }
}
