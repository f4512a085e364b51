//! The deal that one can check: the commitment before the game, the proof after it.

use super::api;
use super::table::Table;
use crate::app::editions;
use iquazu_messages::Messages;
use iquazu_protocol::verify;
use iquazu_rules::text::Record;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What was fixed before anybody sat down.
pub fn commitment(t: Messages, table: Table) -> AnyView {
    let text = move || table.fair.with(|fair| fair.as_ref().map(|fair| String::from(fair.commitment)));
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
enum Proof {
    NotYet,
    Fair,
    Unfair,
    NoRecord,
}

/// After the game: every draw is computed again, here in the browser.
pub fn check(t: Messages, table: Table) -> AnyView {
    let proof = RwSignal::new(Proof::NotYet);
    let run = move |_| {
        let path = format!("/api/tables/{}/record", table.id.get_value());
        spawn_local(async move {
            let found = match api::text(&path).await {
                Err(_) => Proof::NoRecord,
                Ok(text) if fits(table, &text) => Proof::Fair,
                Ok(_) => Proof::Unfair,
            };
            proof.try_set(found);
        });
    };
    let over = move || table.fair.with(|fair| fair.as_ref().is_some_and(|fair| fair.secret.is_some()));
    let result = move || match proof.get() {
        Proof::NotYet => "",
        Proof::Fair => t.online_fair_yes(),
        Proof::Unfair => t.online_fair_no(),
        Proof::NoRecord => t.online_no_server(),
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

/// The record has to hold by itself, and to be of the deal that was promised to this browser.
fn fits(table: Table, text: &str) -> bool {
    let promised = table.fair.with_untracked(|fair| fair.as_ref().map(|fair| String::from(fair.commitment)));
    let record = Record::parse(text, editions::find).ok();
    record.is_some_and(|record| record.tag("commitment") == promised.as_deref() && verify(&record).is_ok())
}
