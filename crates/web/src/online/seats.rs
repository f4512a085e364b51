//! The seats with names, presence and time left.

use super::clocks::TimeLeft;
use super::days_off::{away_until, date};
use super::steps::name_of;
use super::table::{TableClient, is_free, new_request_id};
use super::table_people::{Reporting, person_menu, report_dialog};
use crate::app::texts::{messages, player_art};
use crate::art::Gem;
use crate::pages::handicap;
use crate::pages::levels::level_name;
use iquazu_messages::Messages;
use iquazu_protocol::{ClientMessage, Occupant, SeatInfo, TableStatus};
use iquazu_rules::Seat;
use leptos::prelude::*;

pub fn seat_list(t: Messages, table: TableClient) -> AnyView {
    let reporting: Reporting = RwSignal::new(None);
    let rows = move || {
        let me = table.my_seat.get();
        table.seats.get().into_iter().map(|info| row(t, table, info, me, reporting)).collect_view()
    };
    let watching = move || {
        let count = table.spectators.get();
        (count > 0).then(|| view! { <p class="soft">{t.online_watching(count.into())}</p> })
    };
    view! { <ol class="online-seats">{rows}</ol>{watching}{report_dialog(t, table, reporting)} }.into_any()
}

fn row(t: Messages, table: TableClient, info: SeatInfo, me: Option<Seat>, reporting: Reporting) -> AnyView {
    let seat = info.seat;
    let note = match &info.occupant {
        Occupant::Person { substitute: Some(level), .. } => Some(t.online_stand_in(&level_name(t, level.name()))),
        _ if me == Some(seat) => Some(t.status_you_label().to_owned()),
        _ => None,
    };
    let away = away_until(table, &info);
    let head_start = handicap::words(t, table.handicap(seat)).map(|words| format!("{} {words}", t.handicap_of()));
    view! {
        <li class:online-free=is_free(&info)>
            <Gem colour=player_art(info.colour)/>
            <b>{name_of(t, &info)}</b>
            {note.map(|note| view! { <i class="soft">{note}</i> })}
            {away.map(|until| view! { <span class="soft seat-away">{t.days_off_until(&date(until))}</span> })}
            {head_start.map(|words| view! { <span class="soft">{words}</span> })}
            {remove_button(t, table, &info, me)}
            {person_menu(t, table, &info, reporting)}
            <Presence table seat/>
            <TimeLeft table seat/>
        </li>
    }
    .into_any()
}

/// Lets the host free the seat of somebody else before the game.
fn remove_button(t: Messages, table: TableClient, info: &SeatInfo, me: Option<Seat>) -> Option<AnyView> {
    let may = table.is_host.get() && table.status.get() == TableStatus::Waiting;
    let seat = info.seat;
    let is_other = matches!(info.occupant, Occupant::Person { .. }) && me != Some(seat);
    let remove = move |_| table.request(ClientMessage::Remove { request: new_request_id(), seat });
    let text = t.online_remove(&name_of(t, info));
    (may && is_other)
        .then(|| view! { <button type="button" class="button button-plain" on:click=remove>{text}</button> }.into_any())
}

/// Shows whether the person at a seat is connected.
#[component]
pub fn Presence(table: TableClient, seat: Seat) -> impl IntoView {
    let is_person = |info: &SeatInfo| matches!(info.occupant, Occupant::Person { .. });
    let person = move || table.seats.with(|seats| seats.iter().any(|info| info.seat == seat && is_person(info)));
    let here = move || table.connected_seats.with(|present| present.contains(&seat));
    move || {
        let t = messages();
        person().then(|| {
            let (class, text) =
                if here() { ("online-here", t.online_here()) } else { ("online-away", t.online_away()) };
            view! { <span class=class title=text><span class="hidden-text">{text}</span></span> }
        })
    }
}
