//! What stands beside the board at a table: who is there, the chat, leaving and coming back.

use super::chat::chat;
use super::fair;
use super::notices::notices;
use super::seats::seat_list;
use super::table::{Table, fresh_request};
use crate::app::words::words;
use iquazu_messages::Messages;
use iquazu_protocol::{ClientMessage, Occupant, Phase};
use leptos::prelude::*;

pub fn beside(table: Table) -> AnyView {
    let t = Memo::new(|_| words());
    view! { <section class="panel online-side" aria-label=move || t.get().online_table()>{move || body(t.get(), table)}</section> }
        .into_any()
}

fn body(t: Messages, table: Table) -> AnyView {
    view! {
        {seat_list(t, table)}
        {move || table.me.get().is_none().then(|| view! { <p class="soft">{t.online_you_watch()}</p> })}
        {move || leaving(t, table)}
        {move || notices(t, table)}
        {chat(t, table)}
        {fair::check(t, table)}
    }
    .into_any()
}

/// A bot takes over, or gives the seat back.
fn leaving(t: Messages, table: Table) -> Option<AnyView> {
    let me = table.me.get()?;
    if table.phase.get() != Phase::Playing {
        return None;
    }
    let replaced = table.seats.with(|seats| {
        seats.iter().any(|info| info.seat == me && matches!(info.occupant, Occupant::Person { stand_in: Some(_), .. }))
    });
    Some(if replaced {
        let back = move |_| table.ask(ClientMessage::Return { request: fresh_request() });
        view! { <button type="button" class="button button-main" on:click=back>{t.online_return()}</button> }.into_any()
    } else {
        let leave = move |_| table.ask(ClientMessage::Leave { request: fresh_request() });
        view! {
            <button type="button" class="button button-plain" title=t.online_leave_help() on:click=leave>{t.online_leave()}</button>
        }
        .into_any()
    })
}
