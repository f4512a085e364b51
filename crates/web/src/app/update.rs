//! Status of the installed app: offline use, updates, installation. boot.js talks to the service worker and exchanges
//! events with this module. An update is activated only when the player asks for it, and never during a game.

use super::alive;
use super::route::{Route, use_route};
use super::texts::messages;
use leptos::ev::Custom;
use leptos::prelude::*;
use web_sys::Event;

/// Status of the app as a progressive web app.
#[derive(Clone, Copy, Debug)]
pub struct PwaStatus {
    /// A newer version is downloaded and waits for activation.
    pub update: RwSignal<bool>,
    /// Another page has activated a newer version: this one has to be loaded again.
    pub replaced: RwSignal<bool>,
    /// All files are cached: the app works offline.
    pub offline_ready: RwSignal<bool>,
    /// The browser is offline.
    pub offline: RwSignal<bool>,
    /// The browser offers to install the app.
    pub installable: RwSignal<bool>,
}

pub fn provide_pwa_status() -> PwaStatus {
    let status = PwaStatus {
        update: RwSignal::new(false),
        replaced: RwSignal::new(false),
        offline_ready: RwSignal::new(false),
        offline: RwSignal::new(!window().navigator().on_line()),
        installable: RwSignal::new(false),
    };
    let on = |name: &'static str, signal: RwSignal<bool>, value: bool| {
        alive::on_window(Custom::<Event>::new(name), move |_| signal.set(value));
    };
    on("iquazu-update", status.update, true);
    on("iquazu-replaced", status.replaced, true);
    on("iquazu-offline-ready", status.offline_ready, true);
    on("iquazu-installable", status.installable, true);
    on("appinstalled", status.installable, false);
    on("offline", status.offline, true);
    on("online", status.offline, false);
    provide_context(status);
    status
}

pub fn use_pwa_status() -> PwaStatus {
    expect_context()
}

/// Sends an event to boot.js.
pub fn send_to_boot(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = window().dispatch_event(&event);
    }
}

/// Returns whether somebody may be in the middle of a move on this page.
fn is_played(route: &Route) -> bool {
    matches!(route, Route::Game | Route::Table(_) | Route::Study(_))
}

/// Offers to activate a waiting update, on pages where no game is played.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let (status, route) = (use_pwa_status(), use_route());
    let at_rest = move || !route.with(is_played);
    Effect::new(move |_| {
        if status.replaced.get() && at_rest() {
            let _ = window().location().reload();
        }
    });
    let shown = move || status.update.get() && at_rest();
    move || {
        shown().then(|| {
            let t = messages();
            view! {
                <div class="update-offer panel panel-raised" role="status">
                    <span>{t.app_update_ready()}</span>
                    <button class="button button-main" on:click=|_| send_to_boot("iquazu-activate")>{t.app_update_now()}</button>
                    <button class="button" on:click=move |_| status.update.set(false)>{t.app_update_later()}</button>
                </div>
            }
        })
    }
}
