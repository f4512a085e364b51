//! The verifiable deal: the commitment before the game and its verification afterwards.

use super::api;
use super::table::TableClient;
use crate::app::alive::Scope;
use crate::app::editions;
use iquazu_messages::Messages;
use iquazu_protocol::verify;
use iquazu_rules::text::Record;
use leptos::prelude::*;

/// Shows the commitment, which was fixed before anybody took a seat.
pub fn commitment(t: Messages, table: TableClient) -> AnyView {
    let text = move || table.fairness.with(|fair| fair.as_ref().map(|fair| String::from(fair.commitment)));
    view! {
        <details class="online-fair">
            <summary>{t.online_fair()}</summary>
            <p>{t.online_fair_help()}</p>
            <p><code>{text}</code></p>
        </details>
    }
    .into_any()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FairnessCheck {
    NotYet,
    Fair,
    Unfair,
    NoRecord,
}

/// After the game: verifies every draw in the browser.
pub fn fairness_check(t: Messages, table: TableClient) -> AnyView {
    let proof = RwSignal::new(FairnessCheck::NotYet);
    let scope = Scope::current();
    let run = move |_| {
        let path = format!("/api/tables/{}/record", table.id.get_value());
        scope.spawn(async move {
            let found = match api::text(&path).await {
                Err(_) => FairnessCheck::NoRecord,
                Ok(text) if is_fair(table, &text) => FairnessCheck::Fair,
                Ok(_) => FairnessCheck::Unfair,
            };
            proof.set(found);
        });
    };
    let over = move || table.fairness.with(|fair| fair.as_ref().is_some_and(|fair| fair.secret.is_some()));
    let result = move || match proof.get() {
        FairnessCheck::NotYet => "",
        FairnessCheck::Fair => t.online_fair_yes(),
        FairnessCheck::Unfair => t.online_fair_no(),
        FairnessCheck::NoRecord => t.online_no_server(),
    };
    view! {
        {commitment(t, table)}
        {move || over().then(|| view! {
            <button type="button" class="button" on:click=run>{t.online_fair_check()}</button>
        })}
        <p role="status">{result}</p>
    }
    .into_any()
}

/// Returns whether the record is valid in itself and matches the commitment this browser was shown.
fn is_fair(table: TableClient, text: &str) -> bool {
    let promised = table.fairness.with_untracked(|fair| fair.as_ref().map(|fair| String::from(fair.commitment)));
    let record = Record::parse(text, &editions::library()).ok();
    record.is_some_and(|record| record.tag("commitment") == promised.as_deref() && verify(&record).is_ok())
}
