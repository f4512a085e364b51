//! The waiting room: who is there, and links for the others.

use super::links::links;
use super::push::push_prompt;
use super::seats::seat_list;
use super::table::{TableClient, is_free, new_request_id};
use crate::pages::handicap;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::{ClientMessage, Clock, Pace, TableSettings};
use iquazu_rules::{Edition, Seat};
use leptos::prelude::*;

pub fn waiting_room(table: TableClient) -> AnyView {
    localized(move |t| page(t, "table", t.online_table(), body(t, table)))
}

fn body(t: Messages, table: TableClient) -> AnyView {
    let free = move || table.seats.with(|seats| seats.iter().filter(|seat| is_free(seat)).count());
    let start = move |_| table.request(ClientMessage::Start { request: new_request_id() });
    let begin = move || {
        (table.is_host.get() && free() > 0).then(|| {
            view! {
                <p><button type="button" class="button" on:click=start>{t.online_start()}</button></p>
                <p class="soft">{t.online_start_help()}</p>
            }
        })
    };
    view! {
        <p role="status">{move || match free() {
            0 => t.online_deal_now().to_owned(),
            free => t.online_free_seats(free as i64),
        }}</p>
        <p class="soft">{move || table.table_settings.with(|settings| settings.as_ref().map(|settings| describe(t, settings)))}</p>
        {seat_list(t, table)}
        {move || table.my_seat.get().is_none().then(|| view! { <p>{t.online_you_watch()}</p> })}
        {links(t, table)}
        {move || push_prompt(t, table)}
        {begin}
        {super::fair::commitment(t, table)}
    }
    .into_any()
}

/// Describes the settings of a table: “Live · 10 minutes and 10 seconds a turn”, the edition unless it is the standard one,
/// whether hints are allowed, and the handicaps.
pub fn describe(t: Messages, settings: &TableSettings) -> String {
    let pace = match settings.pace {
        Pace::Live => t.online_live(),
        Pace::TurnByTurn => t.online_days(),
    };
    let edition = edition_name(t, settings).map_or(String::new(), |name| format!(" · {name}"));
    let hints = if settings.hints { format!(" · {}", t.online_hints_for_all()) } else { String::new() };
    let handicaps = handicap_words(t, settings).map_or(String::new(), |words| format!(" · {words}"));
    format!("{pace} · {}{edition}{hints}{handicaps}", clock_name(t, settings.clock))
}

/// Describes the handicaps: “Head start: Seat 2: 2 extra cards”.
fn handicap_words(t: Messages, settings: &TableSettings) -> Option<String> {
    let handicaps = settings.seat_handicaps().ok()?;
    let words =
        |seat: Seat| Some(format!("{}: {}", t.setup_seat(seat.number().into()), handicap::words(t, handicaps[seat])?));
    let all: Vec<String> = Seat::ALL.into_iter().filter_map(words).collect();
    (!all.is_empty()).then(|| format!("{} {}", t.handicap_of(), all.join("; ")))
}

/// Returns the name of an edition that is not the standard one. The edition is not kept: lists may have many.
fn edition_name(t: Messages, settings: &TableSettings) -> Option<String> {
    match settings.edition_draft() {
        Ok(draft) if draft.id == Edition::standard().id() => None,
        Ok(draft) if draft.id == Edition::reconstructed_1().id() => Some(t.setup_edition_reconstructed_1().to_owned()),
        // Somebody else chose the name: the marks keep its writing direction to itself.
        Ok(draft) => Some(format!("\u{2068}{}\u{2069}", draft.name)),
        Err(_) => Some(t.online_refused_edition().to_owned()),
    }
}

pub fn clock_name(t: Messages, clock: Clock) -> String {
    match clock {
        Clock::None {} => t.online_clock_none().to_owned(),
        Clock::Game { base_seconds, increment_seconds } => {
            t.online_clock_game((base_seconds / 60).into(), increment_seconds.into())
        }
        Clock::Turn { minutes } if minutes % 1440 == 0 => t.online_clock_days((minutes / 1440).into()),
        Clock::Turn { minutes } => t.online_clock_hours((minutes / 60).into()),
    }
}
