//! What the browser keeps of the app: whether it plays offline, whether a newer version waits, whether it can be
//! installed. boot.js tells and carries out; nothing changes under a running game unless the person says so.

use super::route::{Route, use_route};
use super::words::words;
use leptos::ev::Custom;
use leptos::prelude::*;
use web_sys::Event;

/// What is known about it.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    /// A newer version is here and waits.
    pub update: RwSignal<bool>,
    /// All files are here: no connection is needed any more.
    pub offline_ready: RwSignal<bool>,
    /// There is no connection at the moment.
    pub offline: RwSignal<bool>,
    /// The browser offers to install the app.
    pub installable: RwSignal<bool>,
}

pub fn provide_kept() -> Kept {
    let kept = Kept {
        update: RwSignal::new(false),
        offline_ready: RwSignal::new(false),
        offline: RwSignal::new(!window().navigator().on_line()),
        installable: RwSignal::new(false),
    };
    let on = |name: &'static str, signal: RwSignal<bool>, value: bool| {
        let _ = window_event_listener(Custom::<Event>::new(name), move |_| signal.set(value));
    };
    on("iquazu-update", kept.update, true);
    on("iquazu-kept", kept.offline_ready, true);
    on("iquazu-installable", kept.installable, true);
    on("appinstalled", kept.installable, false);
    on("offline", kept.offline, true);
    on("online", kept.offline, false);
    provide_context(kept);
    kept
}

pub fn use_kept() -> Kept {
    expect_context()
}

/// Asks boot.js for something.
pub fn ask_for(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = window().dispatch_event(&event);
    }
}

/// Offers the newer version, on every page but the game's.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let (kept, route) = (use_kept(), use_route());
    let shown = move || kept.update.get() && route.get() != Route::Game;
    move || {
        shown().then(|| {
            let t = words();
            view! {
                <div class="update-offer panel panel-raised" role="status">
                    <span>{t.app_update_ready()}</span>
                    <button class="button button-main" on:click=|_| ask_for("iquazu-activate")>{t.app_update_now()}</button>
                    <button class="button" on:click=move |_| kept.update.set(false)>{t.app_update_later()}</button>
                </div>
            }
        })
    }
}
