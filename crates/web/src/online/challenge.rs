//! Invitations without a table: the link, and the page that it leads to.

use super::api;
use super::deal::random_nonce;
use super::join::{name_field, parse_name, remember_name};
use super::links::link;
use super::refusals::request_error_text;
use super::waiting::describe;
use crate::app::alive::{self, Scope};
use crate::app::route::{Route, navigate};
use crate::app::settings::use_settings;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::{Challenge, CreateChallenge, SeatAssignment, SeatLink, Sit};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// A button that makes a link, and then the link. `wish` checks the form; it shows a problem itself and returns `None`.
pub fn later_link(
    t: Messages,
    problem: RwSignal<Option<String>>,
    wish: impl Fn() -> Option<CreateChallenge> + Copy + Send + Sync + 'static,
) -> AnyView {
    let made = RwSignal::new(None::<String>);
    let scope = Scope::current();
    let make = move |_| {
        let Some(wish) = wish() else { return };
        scope.spawn(async move {
            match api::post::<SeatLink>("/api/challenges", &wish).await {
                Ok(created) => {
                    let origin = window().location().origin().unwrap_or_default();
                    made.set(Some(format!("{origin}/invite/{}", created.token.as_str())));
                }
                Err(error) => problem.set(Some(request_error_text(t, &error))),
            }
        });
    };
    let body = move || match made.get() {
        None => view! { <button type="button" class="button" on:click=make>{t.invite_make()}</button> }.into_any(),
        Some(address) => link(t, t.invite_title(), address),
    };
    view! { <div class="online-links">{body}<p class="soft">{t.invite_help()}</p></div> }.into_any()
}

type Found = RwSignal<Option<Result<Challenge, api::RequestError>>>;

/// Accepts an invitation.
#[component]
pub fn ChallengePage(token: String) -> impl IntoView {
    let name = RwSignal::new(use_settings().with_untracked(|settings| settings.name.clone().unwrap_or_default()));
    let found: Found = RwSignal::new(None);
    let path = StoredValue::new(format!("/api/challenges/{token}"));
    alive::spawn(async move {
        let challenge = api::get::<Challenge>(&path.get_value()).await;
        found.set(Some(challenge));
    });
    localized(move |t| {
        let body = move || match found.get() {
            None => view! { <p role="status">{t.online_connecting()}</p> }.into_any(),
            Some(Err(error)) => view! { <p class="fault" role="alert">{request_error_text(t, &error)}</p> }.into_any(),
            Some(Ok(challenge)) => offer(t, challenge, path, name),
        };
        page(t, "setup online-join", t.invite_title(), body.into_any())
    })
}

fn offer(t: Messages, challenge: Challenge, path: StoredValue<String>, name: RwSignal<String>) -> AnyView {
    let about = view! { <p class="soft">{describe(t, &challenge.settings)}</p> };
    if challenge.own {
        let table = challenge.table.map(|table| {
            let route = Route::Table(table.to_string());
            view! { <p><a class="button button-main" href=route.href()>{t.invite_table()}</a></p> }
        });
        return view! { <p>{t.invite_own()}</p> {about} {table} }.into_any();
    }
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
        <p>{t.invite_from(&format!("\u{2068}{}\u{2069}", challenge.name.as_str()))}</p>
        {about}
        <form novalidate on:submit=submit>
            {name_field(t, name)}
            <div role="alert">{move || problem.get().map(|text| view! { <p class="fault">{text}</p> })}</div>
            <button class="button button-main setup-go">{t.invite_accept()}</button>
        </form>
    }
    .into_any()
}
