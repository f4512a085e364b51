//! Panic hook: shows a message when the app has crashed. Every step is saved before it is shown, so no game is lost.
//!
//! The body keeps the first panic as `data-panic`, for tests in browsers whose driver has no console.

use leptos::logging::error;
use leptos::prelude::document;
use std::panic::PanicHookInfo;

/// Shows the crash message of index.html. Uses nothing of the app, which may be in any state.
pub fn show(info: &PanicHookInfo<'_>) {
    error!("{info}");
    if let Some(body) = document().body() {
        if !body.has_attribute("data-panic") {
            let _ = body.set_attribute("data-panic", &info.to_string());
        }
        let _ = body.set_attribute("data-state", "crashed");
    }
}
