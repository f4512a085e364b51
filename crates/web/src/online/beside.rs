//! What stands beside the board at a table: who is there, the chat, leaving and coming back.

use super::chat::chat;
use super::fair;
use super::notices::notices;
use super::seats::seat_list;
use super::steps::name_of;
use super::table::{Table, fresh_request};
use crate::app::words::words;
use iquazu_messages::Messages;
use iquazu_protocol::{ABSENCE_TIMEOUT_SECS, ClientMessage, Occupant, Pace, SeatInfo, TableStatus};
use iquazu_rules::{Next, Seat};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;

pub fn beside(table: Table) -> AnyView {
    let t = Memo::new(|_| words());
    view! { <section class="panel online-side" aria-label=move || t.get().online_table()>{move || body(t.get(), table)}</section> }
        .into_any()
}

fn body(t: Messages, table: Table) -> AnyView {
    view! {
        {seat_list(t, table)}
        {move || table.me.get().is_none().then(|| view! { <p class="soft">{t.online_you_watch()}</p> })}
        {leaving(t, table)}
        {absent(t, table)}
        {move || notices(t, table)}
        {chat(t, table)}
        {fair::check(t, table)}
    }
    .into_any()
}

/// Somebody who keeps the others waiting and is not there: after a while a bot may play for them.
fn absent(t: Messages, table: Table) -> impl IntoView {
    let awaited = Memo::new(move |_| awaited(table));
    let given_up = RwSignal::new(None);
    Effect::new(move |_| {
        given_up.set(None);
        if let Some(seat) = awaited.get() {
            let patience = Duration::from_secs(ABSENCE_TIMEOUT_SECS.into());
            let timer = set_timeout_with_handle(move || given_up.set(Some(seat)), patience);
            on_cleanup(move || timer.iter().for_each(TimeoutHandle::clear));
        }
    });
    move || {
        let seat: Seat = given_up.get()?;
        let name =
            table.seats.with(|seats| seats.iter().find(|info| info.seat == seat).map(|info| name_of(t, info)))?;
        let replace = move |_| table.ask(ClientMessage::Replace { request: fresh_request(), seat });
        Some(view! { <button type="button" class="button" on:click=replace>{t.online_replace(&name)}</button> })
    }
}

/// Whose decision is due at a live table, if it is another person's who is not connected.
fn awaited(table: Table) -> Option<Seat> {
    let me = table.me.get()?;
    let live = table.played_as.with(|settings| settings.as_ref().is_some_and(|settings| settings.pace == Pace::Live));
    let seat = match table.play.game.with(|game| game.state().next()) {
        Next::Seat(seat) if live && table.status.get() == TableStatus::Playing && seat != me => seat,
        _ => return None,
    };
    let is_there = |info: &SeatInfo| matches!(info.occupant, Occupant::Person { substitute: None, .. });
    let plays = table.seats.with(|seats| seats.iter().any(|info| info.seat == seat && is_there(info)));
    (plays && table.present.with(|present| !present.contains(&seat))).then_some(seat)
}

/// A bot takes over, or gives the seat back.
fn leaving(t: Messages, table: Table) -> impl IntoView {
    let stands_in = Memo::new(move |_| {
        let me = table.me.get().filter(|_| table.status.get() == TableStatus::Playing)?;
        let is_mine =
            |info: &SeatInfo| info.seat == me && matches!(info.occupant, Occupant::Person { substitute: Some(_), .. });
        Some(table.seats.with(|seats| seats.iter().any(is_mine)))
    });
    move || {
        Some(if stands_in.get()? {
            let back = move |_| table.ask(ClientMessage::Return { request: fresh_request() });
            view! { <button type="button" class="button button-main" on:click=back>{t.online_return()}</button> }
                .into_any()
        } else {
            let leave = move |_| table.ask(ClientMessage::Leave { request: fresh_request() });
            view! {
                <button type="button" class="button button-plain" title=t.online_leave_help() on:click=leave>{t.online_leave()}</button>
            }
            .into_any()
        })
    }
}
