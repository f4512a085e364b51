//! Links to a table: one to join, one to watch, each also as a QR code.

use super::api;
use super::table::TableClient;
use crate::app::alive::{self, Scope};
use crate::play::record_file::copy;
use crate::study::Qr;
use iquazu_messages::Messages;
use iquazu_protocol::{SeatLink, Token};
use leptos::prelude::*;

fn address(path: &str) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

pub fn links(t: Messages, table: TableClient) -> AnyView {
    let id = table.id.get_value();
    let invitation = RwSignal::new(None::<Token>);
    let path = format!("/api/tables/{id}/invitation");
    let scope = Scope::current();
    Effect::new(move |_| {
        let path = path.clone();
        if table.my_seat.get().is_some() && table.has_free_seats() && invitation.with_untracked(Option::is_none) {
            scope.spawn(async move {
                let link = api::post::<SeatLink>(&path, &()).await;
                if let Ok(link) = link {
                    invitation.set(Some(link.token));
                }
            });
        }
    });
    let join = move || {
        let token = invitation.get()?;
        Some(link(t, t.online_link_join(), address(&format!("/join/{}", token.as_str()))))
    };
    view! {
        <div class="online-links">
            {join}
            {link(t, t.online_link_watch(), address(&format!("/table/{id}")))}
        </div>
    }
    .into_any()
}

/// A link to copy, with its QR code.
pub fn link(t: Messages, title: &'static str, address: String) -> AnyView {
    let copied = RwSignal::new(false);
    let scope = Scope::current();
    let (shown, coded) = (address.clone(), address.clone());
    let share = move |_| {
        let address = address.clone();
        scope.spawn(async move {
            let done = copy(&address).await;
            copied.set(done);
        });
    };
    view! {
        <section class="panel online-link">
            <h2>{title}</h2>
            <div class="online-say">
                <input type="text" readonly aria-label=title prop:value=shown on:focus=alive::handler(select_all)/>
                <button type="button" class="button" on:click=share>{t.online_link_copy()}</button>
            </div>
            <p role="status">{move || copied.get().then(|| t.online_link_copied())}</p>
            <details>
                <summary>{t.online_link_qr()}</summary>
                <Qr text=coded/>
            </details>
        </section>
    }
    .into_any()
}

fn select_all(event: leptos::ev::FocusEvent) {
    use wasm_bindgen::JsCast;
    if let Some(input) = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        input.select();
    }
}
