//! The ways into a table: one link to join, one to watch, each as a QR code too.

use super::api;
use super::table::Table;
use crate::play::record_file::copy;
use crate::study::Qr;
use iquazu_messages::Messages;
use iquazu_protocol::{SeatLink, Token};
use leptos::prelude::*;
use leptos::task::spawn_local;

fn address(path: &str) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

pub fn links(t: Messages, table: Table) -> AnyView {
    let id = table.id.get_value();
    let invitation = RwSignal::new(None::<Token>);
    let path = format!("/api/tables/{id}/invitation");
    Effect::new(move |_| {
        let path = path.clone();
        if table.me.get().is_some() && table.has_free_seats() && invitation.with_untracked(Option::is_none) {
            spawn_local(async move {
                let link = api::post::<SeatLink>(&path, &()).await;
                if let Ok(link) = link {
                    invitation.try_set(Some(link.token));
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

/// A link to copy, with its code to point a camera at.
pub fn link(t: Messages, title: &'static str, address: String) -> AnyView {
    let copied = RwSignal::new(false);
    let (shown, coded) = (address.clone(), address.clone());
    let pass_on = move |_| {
        let address = address.clone();
        spawn_local(async move {
            let done = copy(&address).await;
            copied.try_set(done);
        });
    };
    view! {
        <section class="panel online-link">
            <h2>{title}</h2>
            <div class="online-say">
                <input type="text" readonly aria-label=title prop:value=shown on:focus=select_all/>
                <button type="button" class="button" on:click=pass_on>{t.online_link_copy()}</button>
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
