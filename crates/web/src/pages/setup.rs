//! A new game, set up by hand: who plays, in which colour, who starts, which deal.

mod draft;
mod edition;
mod seat;

use super::form::{Choice, choices};
use super::layout::{focus, in_words, page};
use super::start::{Starter, Wanted};
use crate::app::settings::use_settings;
use draft::{Draft, Fault};
use iquazu_messages::Messages;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

#[component]
pub fn SetupPage() -> impl IntoView {
    let draft = Draft::load(use_settings().with_untracked(|settings| settings.name.clone()));
    let starter = Starter::new();
    in_words(move |t| page(t, "setup", t.setup_title(), form(t, draft, starter)))
}

fn form(t: Messages, draft: Draft, starter: Starter) -> AnyView {
    let tried = RwSignal::new(false);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        tried.set(true);
        match draft.plan(t) {
            Ok(plan) => {
                draft.save();
                starter.start(Wanted::Deal(plan));
            }
            Err(_) => request_animation_frame(|| focus("[aria-invalid=true]")),
        }
    };
    let fault = Signal::derive(move || draft.plan(t).err().filter(|_| tried.get()));
    view! {
        <form novalidate on:submit=submit>
            {count(t, draft)}
            <div class="seats">{(0..draft::MOST).map(|place| seat::view(t, draft, place, fault)).collect_view()}</div>
            {note(t, draft)}
            <div class="panel setup-start">
                {starting_player(t, draft)}
                <details>
                    <summary>{t.setup_more()}</summary>
                    {deal_number(t, draft, fault)}
                    {edition::view(t, draft)}
                </details>
            </div>
            <button class="button button-main setup-go">{t.setup_start()}</button>
        </form>
        {starter.question(t)}
    }
    .into_any()
}

fn count(t: Messages, draft: Draft) -> AnyView {
    let all = (draft::LEAST..=draft::MOST).map(|n| Choice::new(n.to_string(), t.setup_player_count(n as i64)));
    let chosen = move || draft.count.get().to_string();
    let choose = move |count: String| draft.count.set(count.parse().unwrap_or(draft::LEAST));
    choices("count", t.setup_players(), all.collect(), chosen, choose)
}

/// What this round of players means for the evening.
fn note(t: Messages, draft: Draft) -> AnyView {
    let text = move || match draft.people() {
        0 => Some(t.setup_bots_only()),
        1 => None,
        _ => Some(t.setup_hot_seat()),
    };
    view! { <div role="status">{move || text().map(|text| view! { <p class="setup-note">{text}</p> })}</div> }
        .into_any()
}

fn starting_player(t: Messages, draft: Draft) -> AnyView {
    let options = move || {
        let option = |place: usize| {
            let selected = draft.starts.get_untracked() == Some(place);
            view! { <option value=place.to_string() selected=selected>{t.setup_start_seat(&draft.name(t, place))}</option> }
        };
        (0..draft.count.get()).map(option).collect_view()
    };
    let choose = move |event| draft.starts.set(event_target_value(&event).parse().ok());
    view! {
        <label class="field">
            <span>{t.setup_start_player()}</span>
            <select on:change=choose>
                <option value="lot">{t.setup_start_random()}</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}

fn deal_number(t: Messages, draft: Draft, fault: Signal<Option<Fault>>) -> AnyView {
    let bad = move || fault.get() == Some(Fault::Seed);
    view! {
        <label class="field">
            <span>{t.setup_seed()}</span>
            <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="20"
                aria-describedby="seed-help"
                aria-invalid=move || bad().to_string()
                prop:value=draft.seed
                on:input=move |event| draft.seed.set(event_target_value(&event))
            />
        </label>
        <p id="seed-help" class=move || if bad() { "fault" } else { "soft" }>
            {move || if bad() { t.setup_seed_bad() } else { t.setup_seed_help() }}
        </p>
    }
    .into_any()
}
