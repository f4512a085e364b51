//! Joining by a link: taking a seat under a name, or linking this device to an identity.

use super::api;
use super::refusals::request_error_text;
use super::waiting::describe;
use crate::app::alive::{self, Scope};
use crate::app::route::{Route, navigate};
use crate::app::settings::{Settings, use_settings};
use crate::app::storage;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::{Invitation, Name, Nonce, SeatAssignment, Sit};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// Returns the entered name if it is valid.
pub fn parse_name(name: RwSignal<String>) -> Option<Name> {
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

/// Returns this browser's contribution to the deal.
pub fn random_nonce() -> Nonce {
    let mut bytes = [0; 32];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    Nonce(bytes)
}

/// Takes a seat by an invitation or at a public table.
#[component]
pub fn JoinPage(
    /// `join/TOKEN` or `tables/ID/sit`.
    at: String,
) -> impl IntoView {
    let name = RwSignal::new(use_settings().with_untracked(|settings| settings.name.clone().unwrap_or_default()));
    let invitation = RwSignal::new(None::<Result<Invitation, api::RequestError>>);
    let path = StoredValue::new(format!("/api/{at}"));
    if at.starts_with("join/") {
        alive::spawn(async move {
            let found = api::get::<Invitation>(&path.get_value()).await;
            invitation.set(Some(found));
        });
    }
    localized(move |t| page(t, "setup online-join", t.online_join(), form(t, path, name, invitation)))
}

type InvitationResult = RwSignal<Option<Result<Invitation, api::RequestError>>>;

fn form(t: Messages, path: StoredValue<String>, name: RwSignal<String>, invitation: InvitationResult) -> AnyView {
    let problem = RwSignal::new(None);
    let scope = Scope::current();
    let settings = use_settings();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = parse_name(name) else { return problem.set(Some(t.online_name_bad().to_owned())) };
        remember_name(settings, &name);
        let sit = Sit { name, nonce: random_nonce() };
        scope.spawn(async move {
            match api::post::<SeatAssignment>(&path.get_value(), &sit).await {
                Ok(sat) => navigate(Route::Table(sat.table.to_string())),
                Err(error) => problem.set(Some(request_error_text(t, &error))),
            }
        });
    };
    let about = move || match invitation.get() {
        None => ().into_any(),
        Some(Ok(found)) => view! { <p class="soft">{describe(t, &found.table.settings)}</p> }.into_any(),
        Some(Err(error)) => view! { <p class="fault" role="alert">{request_error_text(t, &error)}</p> }.into_any(),
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

/// Links this device to the identity of another device.
#[component]
pub fn LinkDevicePage(token: String) -> impl IntoView {
    let result = RwSignal::new(None::<Result<(), api::RequestError>>);
    alive::spawn(async move {
        let taken = api::post::<serde::de::IgnoredAny>(&format!("/api/carry/{token}"), &()).await.map(drop);
        if taken.is_ok() {
            storage::remember_online();
        }
        result.set(Some(taken));
    });
    localized(move |t| {
        let text = move || match result.get() {
            None => t.online_connecting().to_owned(),
            Some(Ok(())) => t.online_carried().to_owned(),
            Some(Err(error)) => request_error_text(t, &error),
        };
        let body = view! {
            <p role="status">{text}</p>
            <p><a class="button button-main" href=Route::Friends.href()>{t.online_friends()}</a></p>
        };
        page(t, "setup", t.online_carry(), body.into_any())
    })
}
