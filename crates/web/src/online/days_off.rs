//! Days off at a table over days.

use super::plan::playing_seat;
use super::table::{TableClient, new_request_id};
use crate::app::language;
use crate::pages::dialog;
use iquazu_messages::Messages;
use iquazu_protocol::{ClientMessage, DAYS_OFF_PER_GAME, SeatInfo, UnixMillis};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The lengths that are offered.
const LENGTHS: [u8; 5] = [1, 2, 3, 7, 14];

/// Takes or ends days off. Empty if the player has no running game over days here.
pub fn days_off_panel(t: Messages, table: TableClient) -> AnyView {
    let is_open = RwSignal::new(false);
    let mine = Memo::new(move |_| {
        let me = playing_seat(table)?;
        let own = table.seats.with(|seats| seats.iter().find(|info| info.seat == me).cloned())?;
        Some((away_until(table, &own), DAYS_OFF_PER_GAME.saturating_sub(own.days_off_used)))
    });
    let take = move |days: u8| {
        is_open.set(false);
        table.request(ClientMessage::DaysOff { request: new_request_id(), days });
    };
    let state = move || {
        Some(match mine.get()? {
            (Some(until), _) => {
                let back = move |_| take(0);
                view! {
                    <p class="days-off-mine">{t.days_off_mine(&date(until))}</p>
                    <button type="button" class="button" data-days="0" on:click=back>{t.days_off_end()}</button>
                }
                .into_any()
            }
            (None, _) => {
                let open = move |_| is_open.set(true);
                view! { <button type="button" class="button button-plain" data-days="open" on:click=open>{t.days_off_title()}</button> }.into_any()
            }
        })
    };
    let choice = move || {
        let (_, left) = mine.get().filter(|_| is_open.get())?;
        let offer = |days: u8| {
            view! { <button type="button" class="button" data-days=days.to_string() on:click=move |_| take(days)>{t.days_off_take(days.into())}</button> }
        };
        let offers = LENGTHS.into_iter().filter(|days| *days <= left).map(offer).collect_view();
        let body = view! {
            <p>{t.days_off_help()}</p>
            <p>{t.days_off_left(left.into())}</p>
            <div class="days-off-choices">{offers}</div>
            <form class="dialog-buttons" method="dialog"><button class="button" autofocus>{t.app_cancel()}</button></form>
        };
        Some(dialog(t.days_off_title(), body.into_any(), Callback::new(move |()| is_open.set(false))))
    };
    view! { {state}{choice} }.into_any()
}

/// Returns until when a player is away, if they still are.
pub fn away_until(table: TableClient, info: &SeatInfo) -> Option<UnixMillis> {
    let now = js_sys::Date::now() + table.clock_offset_ms.get();
    info.away_until.filter(|until| *until as f64 > now)
}

/// Writes a day as people say it, such as "Sunday, 22 November".
pub fn date(at: UnixMillis) -> String {
    let lang = language::shown().code();
    let options = js_sys::Object::new();
    for (part, form) in [("weekday", "long"), ("day", "numeric"), ("month", "long")] {
        let _ = js_sys::Reflect::set(&options, &part.into(), &form.into());
    }
    let day = js_sys::Date::new(&JsValue::from_f64(at as f64));
    day.to_locale_date_string(lang, &options).into()
}
