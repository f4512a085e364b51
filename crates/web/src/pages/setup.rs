//! The page to set up a new game: players, colours, starting player, seed.

mod character;
mod draft;
mod edition;
mod seat;

pub(crate) use edition::{edition_name, explain_add_error};

use super::form::{Choice, choices};
use super::handicap;
use super::layout::{focus, localized, page};
use super::start::{StartRequest, Starter};
use crate::app::alive;
use crate::app::settings::use_settings;
use draft::{Draft, DraftError};
use iquazu_messages::Messages;
use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

#[component]
pub fn SetupPage() -> impl IntoView {
    let draft = Draft::load(use_settings().with_untracked(|settings| settings.name.clone()));
    let starter = Starter::new();
    localized(move |t| page(t, "setup", t.setup_title(), form(t, draft, starter)))
}

fn form(t: Messages, draft: Draft, starter: Starter) -> AnyView {
    let tried = RwSignal::new(false);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        tried.set(true);
        match draft.to_setup(t) {
            Ok(plan) => {
                draft.save();
                starter.start(StartRequest::Deal(plan));
            }
            Err(_) => alive::next_frame_unscoped(|| focus("[aria-invalid=true]")),
        }
    };
    let draft_error = Signal::derive(move || draft.to_setup(t).err().filter(|_| tried.get()));
    view! {
        {character::drawings()}
        <form novalidate on:submit=submit>
            {count(t, draft)}
            <div class="seats">{(0..draft::MAX_SEATS).map(|place| seat::view(t, draft, place, draft_error)).collect_view()}</div>
            {note(t, draft)}
            <div class="panel setup-start">
                {starting_player(t, draft)}
                <details>
                    <summary>{t.setup_more()}</summary>
                    {deal_number(t, draft, draft_error)}
                    {edition::view(t, draft)}
                    {handicaps(t, draft)}
                </details>
            </div>
            <button class="button button-main setup-go">{t.setup_start()}</button>
        </form>
        {starter.question(t)}
    }
    .into_any()
}

fn count(t: Messages, draft: Draft) -> AnyView {
    let all = (draft::MIN_SEATS..=draft::MAX_SEATS).map(|n| Choice::new(n.to_string(), t.setup_player_count(n as i64)));
    let chosen = move || draft.count.get().to_string();
    let choose = move |count: String| draft.count.set(count.parse().unwrap_or(draft::MIN_SEATS));
    choices("count", t.setup_players(), all.collect(), chosen, choose)
}

/// Explains what this mix of people and bots means.
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
    let choose = move |event: Event| draft.starts.set(event_target_value(&event).parse().ok());
    view! {
        <label class="field">
            <span>{t.setup_start_player()}</span>
            <select on:change=alive::handler(choose)>
                <option value="lot">{t.setup_start_random()}</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}

/// The handicap of each seat.
fn handicaps(t: Messages, draft: Draft) -> AnyView {
    let seat = move |place: usize| handicap::fields(t, move || draft.name(t, place), draft.seats[place].handicap);
    view! {
        <fieldset class="choices">
            <legend>{t.handicap()}</legend>
            {move || (0..draft.count.get()).map(seat).collect_view()}
        </fieldset>
        <p class="soft">{t.handicap_help()}</p>
    }
    .into_any()
}

fn deal_number(t: Messages, draft: Draft, draft_error: Signal<Option<DraftError>>) -> AnyView {
    let bad = move || draft_error.get() == Some(DraftError::Seed);
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
