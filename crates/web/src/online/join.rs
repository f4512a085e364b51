//! Coming in by a link: with a name to a seat, or with an identity from another device.

use super::api;
use super::refusals::trouble;
use super::waiting::pace;
use crate::app::route::{Route, go};
use crate::app::settings::{Settings, use_settings};
use crate::app::storage;
use crate::pages::layout::{in_words, page};
use iquazu_messages::Messages;
use iquazu_protocol::{Invitation, Name, Nonce, SeatAssignment, Sit};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A name that can be used.
pub fn typed_name(name: RwSignal<String>) -> Option<Name> {
    name.get_untracked().trim().to_owned().try_into().ok()
}

pub fn remember_name(settings: RwSignal<Settings>, name: &Name) {
    settings.update(|settings| settings.name = Some(name.as_str().to_owned()));
}

pub fn name_field(t: Messages, name: RwSignal<String>) -> AnyView {
    view! {
        <label class="field">
            <span>{t.online_name()}</span>
            <input
                type="text"
                autocomplete="nickname"
                maxlength=Name::MAX_CHARS.to_string()
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
        </label>
    }
    .into_any()
}

/// What this browser contributes to the deal.
pub fn fresh_nonce() -> Nonce {
    let mut bytes = [0; 32];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    Nonce(bytes)
}

/// Sits down by an invitation, or at a public table.
#[component]
pub fn JoinPage(
    /// `join/TOKEN` or `tables/ID/sit`.
    at: String,
) -> impl IntoView {
    let name = RwSignal::new(use_settings().with_untracked(|settings| settings.name.clone().unwrap_or_default()));
    let invitation = RwSignal::new(None::<Result<Invitation, api::Trouble>>);
    let path = StoredValue::new(format!("/api/{at}"));
    if at.starts_with("join/") {
        spawn_local(async move {
            let found = api::get::<Invitation>(&path.get_value()).await;
            invitation.try_set(Some(found));
        });
    }
    in_words(move |t| page(t, "setup online-join", t.online_join(), form(t, path, name, invitation)))
}

type Looked = RwSignal<Option<Result<Invitation, api::Trouble>>>;

fn form(t: Messages, path: StoredValue<String>, name: RwSignal<String>, invitation: Looked) -> AnyView {
    let problem = RwSignal::new(None);
    let settings = use_settings();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = typed_name(name) else { return problem.set(Some(t.online_name_bad().to_owned())) };
        remember_name(settings, &name);
        let sit = Sit { name, nonce: fresh_nonce() };
        spawn_local(async move {
            match api::post::<SeatAssignment>(&path.get_value(), &sit).await {
                Ok(sat) => go(Route::Table(sat.table.to_string())),
                Err(error) => {
                    problem.try_set(Some(trouble(t, &error)));
                }
            }
        });
    };
    let about = move || match invitation.get() {
        None => ().into_any(),
        Some(Ok(found)) => {
            let settings = found.table.settings;
            view! { <p class="soft">{pace(t, settings.pace, settings.clock)}</p> }.into_any()
        }
        Some(Err(error)) => view! { <p class="fault" role="alert">{trouble(t, &error)}</p> }.into_any(),
    };
    view! {
        {about}
        <form novalidate on:submit=submit>
            {name_field(t, name)}
            <div role="alert">{move || problem.get().map(|text| view! { <p class="fault">{text}</p> })}</div>
            <button class="button button-main setup-go">{t.online_sit()}</button>
        </form>
    }
    .into_any()
}

/// Takes over the identity of another device.
#[component]
pub fn CarryPage(token: String) -> impl IntoView {
    let result = RwSignal::new(None::<Result<(), api::Trouble>>);
    spawn_local(async move {
        let taken = api::post::<serde::de::IgnoredAny>(&format!("/api/carry/{token}"), &()).await.map(drop);
        if taken.is_ok() {
            storage::remember_online();
        }
        result.try_set(Some(taken));
    });
    in_words(move |t| {
        let text = move || match result.get() {
            None => t.online_connecting().to_owned(),
            Some(Ok(())) => t.online_carried().to_owned(),
            Some(Err(error)) => trouble(t, &error),
        };
        let body = view! {
            <p role="status">{text}</p>
            <p><a class="button button-main" href=Route::Friends.href()>{t.online_friends()}</a></p>
        };
        page(t, "setup", t.online_carry(), body.into_any())
    })
}
