//! The page of a link in a notice: it confirms an address, or switches notices off. Nothing happens without a click,
//! because mail programs open links by themselves.

use super::api::{self, RequestError};
use super::refusals::request_error_text;
use crate::app::alive::{self, Scope};
use crate::app::route::Route;
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_protocol::NoticeLink;
use leptos::prelude::*;
use serde::de::IgnoredAny;

/// What was done by the link.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    Confirmed,
    SwitchedOff,
}

/// Shows the page of a link, with a table if the notice was about one.
pub fn link_page(path: String) -> AnyView {
    let (link, table) = match path.split_once('/') {
        Some((link, table)) => (link.to_owned(), Some(table.to_owned())),
        None => (path, None),
    };
    let found = RwSignal::new(None::<Result<NoticeLink, RequestError>>);
    let done = RwSignal::new(None::<Result<Done, RequestError>>);
    let base = StoredValue::new(format!("/api/notices/{link}"));
    alive::spawn(async move {
        let answer = api::get::<NoticeLink>(&base.get_value()).await;
        found.set(Some(answer));
    });
    let scope = Scope::current();
    let act = move |path: String, what: Done| {
        scope.spawn(async move {
            let answer = api::post::<IgnoredAny>(&format!("{}/{path}", base.get_value()), &()).await;
            done.set(Some(answer.map(|_| what)));
        });
    };
    localized(move |t| {
        let table = table.clone();
        let body = move || match (done.get(), found.get()) {
            (Some(Err(error)), _) | (None, Some(Err(error))) => {
                view! { <p class="fault" role="alert">{request_error_text(t, &error)}</p> }.into_any()
            }
            (Some(Ok(what)), found) => after(t, what, found.and_then(Result::ok)),
            (None, None) => view! { <p role="status">{t.online_connecting()}</p> }.into_any(),
            (None, Some(Ok(link))) => question(t, &link, table.clone(), act),
        };
        page(t, "setup", t.notices_title(), body.into_any())
    })
}

fn after(t: Messages, what: Done, link: Option<NoticeLink>) -> AnyView {
    let address = link.map_or(String::new(), |link| link.address);
    let text = match what {
        Done::Confirmed => t.notices_link_confirmed(&address),
        Done::SwitchedOff => t.notices_link_done().to_owned(),
    };
    let settings = Route::Notices(String::new());
    view! {
        <p role="status">{text}</p>
        <p><a class="button" href=settings.href()>{t.notices_title()}</a></p>
    }
    .into_any()
}

fn question(
    t: Messages,
    link: &NoticeLink,
    table: Option<String>,
    act: impl Fn(String, Done) + Copy + 'static,
) -> AnyView {
    if !link.confirmed {
        let confirm = move |_| act("confirm".to_owned(), Done::Confirmed);
        return view! {
            <p>{t.notices_link_confirm(&link.address)}</p>
            <p><button type="button" class="button button-main" on:click=confirm>{t.notices_link_confirm_go()}</button></p>
        }
        .into_any();
    }
    let mute = table.map(|table| {
        let mute = move |_| act(format!("mute/{table}"), Done::SwitchedOff);
        view! { <button type="button" class="button" on:click=mute>{t.notices_link_off_table()}</button> }
    });
    let off = move |_| act("off".to_owned(), Done::SwitchedOff);
    view! {
        <p>{t.notices_link_off(&link.address)}</p>
        <p class="online-row">
            {mute}
            <button type="button" class="button" on:click=off>{t.notices_link_off_all()}</button>
        </p>
    }
    .into_any()
}
