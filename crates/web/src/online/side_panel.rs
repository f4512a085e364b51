//! The panel beside the board at an online table: players, chat, leaving and coming back.

use super::chat::chat;
use super::days_off::days_off_panel;
use super::fair;
use super::next_game::next_game;
use super::plan::plan_panel;
use super::push::push_prompt;
use super::seats::seat_list;
use super::steps::name_of;
use super::table::{TableClient, new_request_id};
use super::waiting::describe;
use crate::app::alive::Scope;
use crate::app::texts::messages;
use crate::pages::dialog;
use iquazu_messages::Messages;
use iquazu_protocol::{ABSENCE_TIMEOUT_SECS, ClientMessage, Occupant, Pace, SeatInfo, TableStatus};
use iquazu_rules::{Next, Seat};
use leptos::prelude::*;
use std::time::Duration;

pub fn side_panel(table: TableClient) -> AnyView {
    let t = Memo::new(|_| messages());
    view! { <section class="panel online-side" aria-label=move || t.get().online_table()>{move || body(t.get(), table)}</section> }
        .into_any()
}

fn body(t: Messages, table: TableClient) -> AnyView {
    view! {
        {seat_list(t, table)}
        <p class="soft">{move || table.table_settings.with(|settings| settings.as_ref().map(|settings| describe(t, settings)))}</p>
        {move || table.my_seat.get().is_none().then(|| view! { <p class="soft">{t.online_you_watch()}</p> })}
        {plan_panel(t, table)}
        {next_game(t, table)}
        {days_off_panel(t, table)}
        {leave_or_return(t, table)}
        {replace_absent(t, table)}
        {move || push_prompt(t, table)}
        {chat(t, table)}
        {fair::fairness_check(t, table)}
    }
    .into_any()
}

/// Offers to let a bot play for a disconnected player who keeps the others waiting.
fn replace_absent(t: Messages, table: TableClient) -> impl IntoView {
    let absent_player = Memo::new(move |_| absent_player(table));
    let given_up = RwSignal::new(None);
    Effect::new(move |_| {
        given_up.set(None);
        if let Some(seat) = absent_player.get() {
            let patience = Duration::from_secs(ABSENCE_TIMEOUT_SECS.into());
            Scope::current().after(patience, move || given_up.set(Some(seat)));
        }
    });
    move || {
        let seat: Seat = given_up.get()?;
        let name =
            table.seats.with(|seats| seats.iter().find(|info| info.seat == seat).map(|info| name_of(t, info)))?;
        let replace = move |_| table.request(ClientMessage::Replace { request: new_request_id(), seat });
        Some(view! { <button type="button" class="button" on:click=replace>{t.online_replace(&name)}</button> })
    }
}

/// Returns whose decision is due at a live table, if it is another person who is disconnected.
fn absent_player(table: TableClient) -> Option<Seat> {
    let me = table.my_seat.get()?;
    let live =
        table.table_settings.with(|settings| settings.as_ref().is_some_and(|settings| settings.pace == Pace::Live));
    let seat = match table.play.game.with(|game| game.state().next()) {
        Next::Seat(seat) if live && table.status.get() == TableStatus::Playing && seat != me => seat,
        _ => return None,
    };
    let is_there = |info: &SeatInfo| matches!(info.occupant, Occupant::Person { substitute: None, .. });
    let plays = table.seats.with(|seats| seats.iter().any(|info| info.seat == seat && is_there(info)));
    (plays && table.connected_seats.with(|present| !present.contains(&seat))).then_some(seat)
}

/// Hands the player's seat to a bot, or takes it back.
fn leave_or_return(t: Messages, table: TableClient) -> impl IntoView {
    let stands_in = Memo::new(move |_| {
        let me = table.my_seat.get().filter(|_| table.status.get() == TableStatus::Playing)?;
        let is_mine =
            |info: &SeatInfo| info.seat == me && matches!(info.occupant, Occupant::Person { substitute: Some(_), .. });
        Some(table.seats.with(|seats| seats.iter().any(is_mine)))
    });
    let asking = RwSignal::new(false);
    let leave = move |_| {
        asking.set(false);
        table.request(ClientMessage::Leave { request: new_request_id() });
    };
    let question = move || {
        asking.get().then(|| {
            let body = view! {
                <p>{t.online_leave_help()}</p>
                <form class="dialog-buttons" method="dialog">
                    <button class="button" autofocus>{t.app_cancel()}</button>
                    <button class="button button-main" type="button" data-do="leave" on:click=leave>{t.online_leave()}</button>
                </form>
            };
            dialog(t.online_leave_title(), body.into_any(), Callback::new(move |()| asking.set(false)))
        })
    };
    let buttons = move || {
        Some(if stands_in.get()? {
            let back = move |_| table.request(ClientMessage::Return { request: new_request_id() });
            view! { <button type="button" class="button button-main" on:click=back>{t.online_return()}</button> }
                .into_any()
        } else {
            let ask = move |_| asking.set(true);
            view! {
                <button type="button" class="button button-plain" title=t.online_leave_help() on:click=ask>{t.online_leave()}</button>
            }
            .into_any()
        })
    };
    view! { {buttons}{question} }
}
