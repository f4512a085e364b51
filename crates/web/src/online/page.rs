//! The page of an online table: the waiting room until all seats are taken, then the game.

use super::refusals::refusal_text;
use super::search;
use super::table::{ConnectionState, TableClient};
use super::waiting::waiting_room;
use crate::app::route::{Route, navigate, use_route};
use crate::app::settings::use_settings;
use crate::app::storage;
use crate::app::texts::messages;
use crate::pages::layout::{localized, page};
use crate::play::GamePage;
use crate::play::store::{Play, use_play};
use iquazu_messages::Messages;
use iquazu_protocol::{Refusal, TableId, TableStatus};
use leptos::prelude::*;

#[component]
pub fn TablePage(id: String) -> impl IntoView {
    match id.parse::<TableId>() {
        Ok(id) => table(id),
        Err(_) => message_page(Messages::online_refused_no_table),
    }
}

fn table(id: TableId) -> AnyView {
    let play = use_play();
    search::stop();
    // The table replaces the game on the screen; a saved game stays saved.
    play.has_game.set(false);
    let table = TableClient::connect(id.clone(), play, use_settings());
    storage::remember_online();
    on_cleanup(move || leave(play));
    follow_title(table);
    table.follow_people();
    Effect::new(move |_| {
        if let Some(next) = table.rematch.get()
            && table.my_seat.get_untracked().is_some()
        {
            navigate(Route::Table(next.to_string()));
        }
    });
    // A memo, because every request resets the refusal: the page, and a dialog that is open in it, must survive that.
    let gone = Memo::new(move |_| table.refusal.with(|refusal| *refusal == Some(Refusal::TableNotFound {})));
    let (route, name) = (use_route(), id.to_string());
    Effect::new(move |_| gone.get() && search::resume(&name, route));
    let playing = Memo::new(move |_| table.status.get() != TableStatus::Waiting && play.has_game.get());
    let is_known = Memo::new(move |_| table.table_settings.with(Option::is_some));
    view! {
        {move || match (gone.get(), playing.get(), is_known.get()) {
            (true, _, _) => message_page(Messages::online_refused_no_table),
            (false, true, _) => view! { <GamePage/> }.into_any(),
            (false, false, true) => waiting_room(table),
            (false, false, false) => message_page(Messages::online_connecting),
        }}
        {banner(table)}
    }
    .into_any()
}

/// Shows only a message: there is no table, or it has not been received yet.
fn message_page(text: fn(Messages) -> &'static str) -> AnyView {
    localized(move |t| page(t, "table", t.online_table(), view! { <p role="status">{text(t)}</p> }.into_any()))
}

fn leave(play: Play) {
    play.authority.set(None);
    play.awaiting_answer.set(false);
    play.has_game.set(false);
}

/// Shows a banner while the connection is lost or after a refused request.
fn banner(table: TableClient) -> impl IntoView {
    let text = move || {
        let t = messages();
        match table.connection.get() {
            ConnectionState::Lost => Some(t.online_lost().to_owned()),
            _ => table.refusal.with(|refusal| refusal.as_ref().map(|refusal| refusal_text(t, refusal))),
        }
    };
    let close = move |_| table.refusal.set(None);
    view! {
        <div role="alert">
            {move || text().map(|text| view! {
                <div class="online-banner" class:online-lost=move || table.connection.get() == ConnectionState::Lost>
                    <span>{text}</span>
                    {move || (table.connection.get() != ConnectionState::Lost).then(|| view! {
                        <button type="button" class="button button-plain" on:click=close>{move || messages().app_close()}</button>
                    })}
                </div>
            })}
        </div>
    }
}

/// Shows in the window title that it is the player's turn.
fn follow_title(table: TableClient) {
    let mine = Memo::new(move |_| table.play.has_game.get() && table.play.own_seat().is_some() && table.play.can_act());
    Effect::new(move |_| {
        let t = messages();
        let name = t.app_title();
        document().set_title(&if mine.get() { t.online_title_turn(name) } else { name.to_owned() });
    });
}
