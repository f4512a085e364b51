//! Invitations without a table: the link, and the page that it leads to.

use super::api;
use super::join::sit_form;
use super::links::link;
use super::refusals::request_error_text;
use super::waiting::describe;
use crate::app::alive::{self, Scope};
use crate::app::route::Route;
use crate::app::settings::use_settings;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::{Challenge, CreateChallenge, SeatLink};
use leptos::prelude::*;

/// A button that makes a link, and then the link. `request` checks the form; it shows a problem itself and returns `None`.
pub fn later_link(
    t: Messages,
    problem: RwSignal<Option<String>>,
    request: impl Fn() -> Option<CreateChallenge> + Copy + Send + Sync + 'static,
) -> AnyView {
    let made = RwSignal::new(None::<String>);
    let scope = Scope::current();
    let make = move |_| {
        let Some(request) = request() else { return };
        scope.spawn(async move {
            match api::post::<SeatLink>("/api/challenges", &request).await {
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
    view! {
        <p>{t.invite_from(&format!("\u{2068}{}\u{2069}", challenge.name.as_str()))}</p>
        {about}
        {sit_form(t, path, name, t.invite_accept())}
    }
    .into_any()
}
