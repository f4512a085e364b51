//! Lists of tables: the player's own, those where it is their turn first, and the public ones.

use super::api;
use super::devices::device_list;
use super::links::link;
use super::refusals::request_error_text;
use super::steps::name_of;
use super::waiting::describe;
use crate::app::alive::{self, Scope};
use crate::app::route::Route;
use crate::app::texts::messages;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::{DeviceLink, Lobby, LobbyTable, Me, MyTable, TableStatus};
use leptos::prelude::*;

/// The player's tables. Empty if there are none or no server.
#[component]
pub fn MyTables() -> impl IntoView {
    let me = RwSignal::new(None::<Me>);
    alive::spawn(load_me(me));
    let scope = Scope::current();
    move || {
        let t = messages();
        me.get().filter(|me| !me.tables.is_empty() || me.previous.is_some()).map(|found| {
            let turns = turns(t, &found.tables);
            let previous = found.previous.map(|name| restore_button(t, name.as_str(), me, scope));
            let device_link = found.known.then(|| (device_link(t), device_list(t)));
            view! {
                <section class="panel online-mine">
                    <h2>{t.online_mine()}</h2>
                    {turns}
                    <ul>{found.tables.into_iter().map(|table| own_table(t, table)).collect_view()}</ul>
                    {device_link}
                    {found.known.then(|| view! {
                        <a class="button button-plain" href=Route::Notices(String::new()).href()>{t.notices_title()}</a>
                    })}
                    {previous}
                </section>
            }
        })
    }
}

/// The way to the first table at which it is the player's turn, and how many there are.
fn turns(t: Messages, tables: &[MyTable]) -> Option<AnyView> {
    let mine = || tables.iter().filter(|table| table.my_turn);
    let route = Route::Table(mine().next()?.table.to_string());
    let text = t.online_turns(mine().count() as i64);
    Some(view! { <p><a class="button button-main" href=route.href()>{text}</a></p> }.into_any())
}

async fn load_me(me: RwSignal<Option<Me>>) {
    if let Ok(found) = api::get::<Me>("/api/me").await {
        me.set(Some(found));
    }
}

/// A button that returns to the identity that this browser had before it was linked to another one.
fn restore_button(t: Messages, name: &str, me: RwSignal<Option<Me>>, scope: Scope) -> AnyView {
    let restore = move |_| {
        scope.spawn(async move {
            if api::post::<serde::de::IgnoredAny>("/api/me/restore", &()).await.is_ok() {
                load_me(me).await;
            }
        });
    };
    let text = t.online_carry_restore(&format!("\u{2068}{name}\u{2069}"));
    view! { <button type="button" class="button button-plain" on:click=restore>{text}</button> }.into_any()
}

fn own_table(t: Messages, table: MyTable) -> AnyView {
    let state = match table.status {
        TableStatus::Waiting => t.online_gathering(),
        TableStatus::Playing if table.my_turn => t.online_your_turn(),
        TableStatus::Playing => t.online_their_turn(),
        TableStatus::Finished => t.online_over(),
    };
    let names = t.list(&table.seats.iter().map(|seat| name_of(t, seat)).collect::<Vec<_>>());
    view! {
        <li>
            <a href=Route::Table(table.table.to_string()).href()>{names}</a>
            <span class:online-my-turn=table.my_turn>{state}</span>
        </li>
    }
    .into_any()
}

/// Creates a link that makes another device the same player.
fn device_link(t: Messages) -> AnyView {
    let made = RwSignal::new(None::<String>);
    let scope = Scope::current();
    let make = move |_| {
        scope.spawn(async move {
            if let Ok(device_link) = api::post::<DeviceLink>("/api/me/carry", &()).await {
                let origin = window().location().origin().unwrap_or_default();
                made.set(Some(format!("{origin}/carry/{}", device_link.token.as_str())));
            }
        });
    };
    view! {
        {move || match made.get() {
            None => view! { <button type="button" class="button button-plain" on:click=make>{t.online_carry_make()}</button> }.into_any(),
            Some(address) => link(t, t.online_carry(), address),
        }}
    }
    .into_any()
}

/// All public tables.
#[component]
pub fn LobbyPage() -> impl IntoView {
    let found = RwSignal::new(None::<Result<Lobby, api::RequestError>>);
    alive::spawn(async move {
        let lobby = api::get::<Lobby>("/api/tables").await;
        found.set(Some(lobby));
    });
    localized(move |t| page(t, "setup", t.online_lobby(), (move || lobby_list(t, found.get())).into_any()))
}

fn lobby_list(t: Messages, found: Option<Result<Lobby, api::RequestError>>) -> AnyView {
    match found {
        None => view! { <p role="status">{t.online_connecting()}</p> }.into_any(),
        Some(Err(error)) => view! { <p class="fault" role="alert">{request_error_text(t, &error)}</p> }.into_any(),
        Some(Ok(lobby)) if lobby.tables.is_empty() => view! {
            <p>{t.online_lobby_empty()}</p>
            <p class="online-row">
                <a class="button button-main" href=Route::Match.href()>{t.match_title()}</a>
                <a class="button" href=Route::Friends.href()>{t.online_create()}</a>
            </p>
        }
        .into_any(),
        Some(Ok(lobby)) => {
            view! { <ul class="online-lobby">{lobby.tables.into_iter().map(|table| public_table(t, table)).collect_view()}</ul> }.into_any()
        }
    }
}

fn public_table(t: Messages, found: LobbyTable) -> AnyView {
    let table = found.table;
    let names = t.list(&table.seats.iter().map(|seat| name_of(t, seat)).collect::<Vec<_>>());
    let id = table.id.to_string();
    let sit = (found.free_seats > 0).then(|| {
        let route = Route::Sit(id.clone());
        view! { <a class="button button-main" href=route.href()>{t.online_sit()}</a> }
    });
    view! {
        <li class="panel">
            <b>{names}</b>
            <span class="soft">{describe(t, &table.settings)}</span>
            <span class="online-row">{sit}<a class="button" href=Route::Table(id.clone()).href()>{t.online_watch()}</a></span>
        </li>
    }
    .into_any()
}
