//! The way to the next game that waits for the player, after their turn at a game over days.

use super::api;
use super::table::TableClient;
use crate::app::alive::Scope;
use crate::app::route::Route;
use iquazu_messages::Messages;
use iquazu_protocol::{Me, Pace, TableId};
use leptos::prelude::*;

/// A link to another table at which it is the player's turn. Empty while it is their turn here, and if there is none.
pub fn next_game(t: Messages, table: TableClient) -> AnyView {
    let next = RwSignal::new(None::<TableId>);
    let waits = Memo::new(move |_| is_waiting(table));
    Effect::new(move |_| {
        next.set(None);
        if waits.get() {
            let here = table.id.get_value();
            Scope::current().spawn(async move {
                let me = api::get::<Me>("/api/me").await;
                let tables = me.map(|me| me.tables).unwrap_or_default();
                next.set(
                    tables.into_iter().find(|found| found.my_turn && found.table != here).map(|found| found.table),
                );
            });
        }
    });
    let link = move || {
        let route = Route::Table(next.get()?.to_string());
        Some(view! { <p><a class="button button-main" href=route.href()>{t.online_next_game()}</a></p> })
    };
    link.into_any()
}

fn is_waiting(table: TableClient) -> bool {
    let settings = |settings: &Option<_>| settings.as_ref().is_some_and(is_over_days);
    table.table_settings.with(settings) && table.my_seat.get().is_some() && !table.play.can_act()
}

fn is_over_days(settings: &iquazu_protocol::TableSettings) -> bool {
    settings.pace == Pace::TurnByTurn
}
