//! The verifiable deal: what was fixed before the game, this browser's part in it, and the check afterwards.

use super::api;
use super::table::TableClient;
use crate::app::alive::Scope;
use crate::app::editions;
use crate::play::record_file;
use iquazu_messages::Messages;
use iquazu_protocol::{Conflict, DealPart, Witness};
use iquazu_rules::text::Record;
use leptos::prelude::*;

/// Shows the commitment, which was fixed before anybody took a seat, and this browser's part.
pub fn commitment(t: Messages, table: TableClient) -> AnyView {
    let text = move || table.fairness.with(|fair| fair.as_ref().map(|fair| String::from(fair.commitment)));
    view! {
        {move || warnings(t, table)}
        <details class="online-fair">
            <summary>{t.online_fair()}</summary>
            <p>{t.online_fair_help()}</p>
            <p><code>{text}</code></p>
            {move || matches!(table.deal_part(), Some(DealPart::Included { .. })).then(|| view! { <p>{t.online_deal_included()}</p> })}
        </details>
    }
    .into_any()
}

/// Warns prominently of what players must know before they trust the table.
fn warnings(t: Messages, table: TableClient) -> AnyView {
    let is_broken = table.witness.with(|witness| witness.as_ref().is_some_and(|witness| !witness.conflicts.is_empty()));
    let warning = match table.deal_part() {
        _ if is_broken => t.online_deal_broken().to_owned(),
        _ if table.no_random_numbers.get() => t.online_deal_no_random().to_owned(),
        Some(DealPart::LeftOut) => t.online_deal_left_out().to_owned(),
        Some(DealPart::OtherDevice) => t.online_deal_other_device().to_owned(),
        Some(DealPart::Included { voids }) if voids > 0 => t.online_deal_voids(voids.into()),
        _ => return ().into_any(),
    };
    view! {
        <div role="alert" class="fault online-deal-alarm">
            <p>{warning}</p>
            {is_broken.then(|| evidence_button(t, table))}
        </div>
    }
    .into_any()
}

/// Offers what this browser saw as a file, for others and for `iquazu verify --witness`.
fn evidence_button(t: Messages, table: TableClient) -> AnyView {
    let save = move |_| {
        let text = table.load_witness().and_then(|witness| serde_json::to_string_pretty(&witness).ok());
        let name = format!("iquazu-deal-{}.json", table.id.get_value());
        text.iter().for_each(|text| record_file::save(&name, text));
    };
    view! { <button type="button" class="button" on:click=save>{t.online_deal_evidence()}</button> }.into_any()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FairnessCheck {
    NotYet,
    Fair,
    Unfair,
    NoRecord,
}

/// After the game: verifies every draw in the browser, and that the game is the one that was promised.
pub fn fairness_check(t: Messages, table: TableClient) -> AnyView {
    let proof = RwSignal::new(FairnessCheck::NotYet);
    let scope = Scope::current();
    let run = move || {
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
    let over = Memo::new(move |_| table.fairness.with(|fair| fair.as_ref().is_some_and(|fair| fair.secret.is_some())));
    Effect::new(move |_| {
        if over.get() {
            run();
        }
    });
    let result = move || match proof.get() {
        FairnessCheck::NotYet => "",
        FairnessCheck::Fair => t.online_fair_yes(),
        FairnessCheck::Unfair => t.online_fair_no(),
        FairnessCheck::NoRecord => t.online_no_server(),
    };
    view! {
        {commitment(t, table)}
        {move || over.get().then(|| view! {
            <p class="online-row">
                <button type="button" class="button" on:click=move |_| run()>{t.online_fair_check()}</button>
                {evidence_button(t, table)}
            </p>
        })}
        <p role="status">{result}</p>
    }
    .into_any()
}

/// Returns whether the record is that of the game which this browser was promised and shown.
fn is_fair(table: TableClient, text: &str) -> bool {
    let Some(witness) = table.load_witness() else { return false };
    let conflicts = match Record::parse(text, &editions::library()) {
        Ok(record) => witness.check(&record),
        Err(error) => vec![Conflict::Record { reason: error.to_string() }],
    };
    let is_fair = conflicts.is_empty();
    table.save_witness(Witness { conflicts, ..witness });
    is_fair
}
