//! Joining by a link: taking a seat under a name, or linking this device to an identity.

use super::api;
use super::deal::random_nonce;
use super::refusals::request_error_text;
use super::waiting::describe;
use crate::app::alive::{self, Scope};
use crate::app::route::{Route, navigate};
use crate::app::settings::{Settings, use_settings};
use crate::app::storage;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::{AcceptDevice, DeviceOffer, Invitation, Name, SeatAssignment, Sit};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// Returns the entered name if it is valid.
pub fn parse_name(name: RwSignal<String>) -> Option<Name> {
    name.get_untracked().trim().parse().ok().filter(Name::is_readable)
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
    let about = move || match invitation.get() {
        None => ().into_any(),
        Some(Ok(found)) => view! { <p class="soft">{describe(t, &found.table.settings)}</p> }.into_any(),
        Some(Err(error)) => view! { <p class="fault" role="alert">{request_error_text(t, &error)}</p> }.into_any(),
    };
    view! { {about} {sit_form(t, path, name, t.online_sit())} }.into_any()
}

/// Asks for a name, takes the seat that the server offers at `path`, and goes to its table.
pub fn sit_form(t: Messages, path: StoredValue<String>, name: RwSignal<String>, button: &'static str) -> AnyView {
    let problem = RwSignal::new(None);
    let (scope, settings) = (Scope::current(), use_settings());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = parse_name(name) else { return problem.set(Some(t.online_name_bad().to_owned())) };
        if random_nonce().is_err() {
            return problem.set(Some(t.online_deal_no_random().to_owned()));
        }
        remember_name(settings, &name);
        let sit = Sit { name, commits: true, nonce: None };
        scope.spawn(async move {
            match api::post::<SeatAssignment>(&path.get_value(), &sit).await {
                Ok(sat) => navigate(Route::Table(sat.table.to_string())),
                Err(error) => problem.set(Some(request_error_text(t, &error))),
            }
        });
    };
    view! {
        <form novalidate on:submit=submit>
            {name_field(t, name)}
            <div role="alert">{move || problem.get().map(|text| view! { <p class="fault">{text}</p> })}</div>
            <button class="button button-main setup-go">{button}</button>
        </form>
    }
    .into_any()
}

/// Links this device to the identity of another device, after a click: the link may be somebody else's trick.
#[component]
pub fn LinkDevicePage(token: String) -> impl IntoView {
    let path = StoredValue::new(format!("/api/carry/{token}"));
    let offer = RwSignal::new(None::<Result<DeviceOffer, api::RequestError>>);
    let result = RwSignal::new(None::<Result<(), api::RequestError>>);
    alive::spawn(async move {
        let found = api::get::<DeviceOffer>(&path.get_value()).await;
        offer.set(Some(found));
    });
    let scope = Scope::current();
    let accept = move |replace: bool| {
        scope.spawn(async move {
            let accepted = api::post::<serde::de::IgnoredAny>(&path.get_value(), &AcceptDevice { replace }).await;
            if accepted.is_ok() {
                storage::remember_online();
            }
            result.set(Some(accepted.map(drop)));
        });
    };
    localized(move |t| {
        let body = move || match (result.get(), offer.get()) {
            (Some(Ok(())), _) => view! {
                <p role="status">{t.online_carried()}</p>
                <p><a class="button button-main" href=Route::Friends.href()>{t.online_friends()}</a></p>
            }
            .into_any(),
            (Some(Err(error)), _) | (None, Some(Err(error))) => {
                view! { <p class="fault" role="alert">{request_error_text(t, &error)}</p> }.into_any()
            }
            (None, None) => view! { <p role="status">{t.online_connecting()}</p> }.into_any(),
            (None, Some(Ok(offer))) => device_offer(t, &offer, accept),
        };
        page(t, "setup", t.online_carry(), body.into_any())
    })
}

/// Asks whether this device should belong to the player of a link, and says what that means.
fn device_offer(t: Messages, offer: &DeviceOffer, accept: impl Fn(bool) + Copy + 'static) -> AnyView {
    let name = offer.name.as_ref().map_or(String::new(), |name| format!("\u{2068}{}\u{2069}", name.as_str()));
    let replaces = offer.replaces;
    view! {
        <p>{t.online_carry_ask(&name)}</p>
        {replaces.then(|| view! { <p>{t.online_carry_replaces()}</p> })}
        <p><strong>{t.online_carry_warning()}</strong></p>
        <p class="online-row">
            <button type="button" class="button button-main" on:click=move |_| accept(replaces)>{t.online_carry_take(&name)}</button>
            <a class="button" href=Route::Home.href()>{t.online_carry_stay()}</a>
        </p>
    }
    .into_any()
}
