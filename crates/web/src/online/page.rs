//! The page of a table: the waiting room until all have come, then the game.

use super::refusals::refused;
use super::table::{Link, Table};
use super::waiting::waiting_room;
use crate::app::route::{Route, go};
use crate::app::settings::use_settings;
use crate::app::storage;
use crate::app::words::words;
use crate::pages::layout::{in_words, page};
use crate::play::GamePage;
use crate::play::store::{Play, use_play};
use iquazu_messages::Messages;
use iquazu_protocol::{Refusal, TableId, TableStatus};
use leptos::prelude::*;

#[component]
pub fn TablePage(id: String) -> impl IntoView {
    match id.parse::<TableId>() {
        Ok(id) => table(id),
        Err(_) => only_says(Messages::online_refused_no_table),
    }
}

fn table(id: TableId) -> AnyView {
    let play = use_play();
    // Whatever was on the screen makes room; a saved game stays saved.
    play.present.set(false);
    let table = Table::connect(id, play, use_settings());
    storage::remember_online();
    on_cleanup(move || leave(play));
    title(table);
    Effect::new(move |_| {
        if let Some(next) = table.rematch.get()
            && table.me.get_untracked().is_some()
        {
            go(Route::Table(next.to_string()));
        }
    });
    let gone = move || table.refused.with(|refusal| *refusal == Some(Refusal::TableNotFound {}));
    let playing = Memo::new(move |_| table.status.get() != TableStatus::Waiting && play.present.get());
    view! {
        {move || match (gone(), playing.get(), table.played_as.with(Option::is_some)) {
            (true, _, _) => only_says(Messages::online_refused_no_table),
            (false, true, _) => view! { <GamePage/> }.into_any(),
            (false, false, true) => waiting_room(table),
            (false, false, false) => only_says(Messages::online_connecting),
        }}
        {banner(table)}
    }
    .into_any()
}

/// There is no table to show, or not yet.
fn only_says(text: fn(Messages) -> &'static str) -> AnyView {
    in_words(move |t| page(t, "table", t.online_table(), view! { <p role="status">{text(t)}</p> }.into_any()))
}

fn leave(play: Play) {
    play.elsewhere.set(None);
    play.waiting.set(false);
    play.present.set(false);
}

/// Stands over everything while the table cannot be reached, or did not do something.
fn banner(table: Table) -> impl IntoView {
    let text = move || {
        let t = words();
        match table.link.get() {
            Link::Lost => Some(t.online_lost().to_owned()),
            _ => table.refused.with(|refusal| refusal.as_ref().map(|refusal| refused(t, refusal))),
        }
    };
    let close = move |_| table.refused.set(None);
    view! {
        <div role="alert">
            {move || text().map(|text| view! {
                <div class="online-banner" class:online-lost=move || table.link.get() == Link::Lost>
                    <span>{text}</span>
                    {move || (table.link.get() != Link::Lost).then(|| view! {
                        <button type="button" class="button button-plain" on:click=close>{move || words().app_close()}</button>
                    })}
                </div>
            })}
        </div>
    }
}

/// The tab says when it is one's turn.
fn title(table: Table) {
    let mine = Memo::new(move |_| table.play.present.get() && table.play.own_seat().is_some() && table.play.can_act());
    Effect::new(move |_| {
        let t = words();
        let name = t.app_title();
        document().set_title(&if mine.get() { t.online_title_turn(name) } else { name.to_owned() });
    });
}
