//! Panic hook: shows a message when the app has crashed. Every step is saved before it is shown, so no game is lost.

use leptos::logging::error;
use leptos::prelude::document;
use std::panic::PanicHookInfo;

/// Shows the crash message of index.html. Uses nothing of the app, which may be in any state.
pub fn show(info: &PanicHookInfo<'_>) {
    error!("{info}");
    if let Some(body) = document().body() {
        let _ = body.set_attribute("data-state", "crashed");
    }
}
