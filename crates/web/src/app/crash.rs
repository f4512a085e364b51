//! When the app stops: the page says so. Every step of a game was saved before, so nothing is lost.

use leptos::logging::error;
use leptos::prelude::document;
use std::panic::PanicHookInfo;

/// Shows the part of index.html that says so; nothing of the app is needed for it.
pub fn show(info: &PanicHookInfo<'_>) {
    error!("{info}");
    if let Some(body) = document().body() {
        let _ = body.set_attribute("data-state", "crashed");
    }
}
