//! What is open over a page: a sheet, a hint, a dialog, a gap that is being paid for. The browser's Back button closes it
//! before it leaves the page.
//!
//! The browser goes back whatever the app wants, so there must be something to go back from: as soon as something opens, an
//! entry with the same address is added to the history, the guard. Going back from it closes the topmost layer; if nothing
//! is open, the app goes back once more, which leaves the page. Closing a layer by other means does not touch the history:
//! the guard stays and serves the next layer.

use super::alive;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The state of the guard in the history.
const GUARD: &str = "guard";

/// The open layers of the app, the topmost last.
#[derive(Clone, Copy, Debug)]
struct Layers {
    open: StoredValue<Vec<(u32, Callback<()>)>>,
    /// Numbers the layers.
    opened: StoredValue<u32>,
    /// The address of the guard while the browser is at it.
    guarded: StoredValue<Option<String>>,
}

/// Provides the layers and listens to the Back button.
pub fn provide_layers() {
    let layers = Layers {
        open: StoredValue::new(Vec::new()),
        opened: StoredValue::new(0),
        // A page that is reloaded at its guard has nothing open.
        guarded: StoredValue::new(is_at_guard().then(address)),
    };
    provide_context(layers);
    alive::on_window(ev::popstate, move |_| layers.on_history_change());
}

/// Lets the Back button call `close` while `is_open` holds, for as long as the current component exists.
pub fn close_on_back(is_open: Signal<bool>, close: impl Fn() + Send + Sync + 'static) {
    let Some(layers) = use_context::<Layers>() else { return };
    let close = Callback::new(move |()| close());
    let number = layers.next_number();
    Effect::new(move |_| if is_open.get() { layers.add(number, close) } else { layers.remove(number) });
    on_cleanup(move || layers.remove(number));
}

impl Layers {
    fn next_number(self) -> u32 {
        self.opened.update_value(|opened| *opened += 1);
        self.opened.get_value()
    }

    fn add(self, number: u32, close: Callback<()>) {
        self.remove(number);
        self.open.update_value(|open| open.push((number, close)));
        self.guard();
    }

    fn remove(self, number: u32) {
        // The app itself may be gone.
        self.open.try_update_value(|open| open.retain(|(other, _)| *other != number));
    }

    /// Adds the guard to the history, unless the browser is at it already.
    fn guard(self) {
        if self.guarded.with_value(|guarded| guarded.as_ref() == Some(&address())) {
            return;
        }
        let pushed = window().history().and_then(|history| history.push_state_with_url(&GUARD.into(), "", None));
        if pushed.is_ok() {
            self.guarded.set_value(Some(address()));
        }
    }

    fn on_history_change(self) {
        let was_guarded = self.guarded.get_value();
        self.guarded.set_value(is_at_guard().then(address));
        let went_back = was_guarded.is_some_and(|guarded| guarded == address()) && !is_at_guard();
        if !went_back {
            return;
        }
        match self.open.try_update_value(|open| open.pop()).flatten() {
            None => {
                let _ = window().history().and_then(|history| history.back());
            }
            Some((_, close)) => {
                close.try_run(());
                if self.open.with_value(|open| !open.is_empty()) {
                    self.guard();
                }
            }
        }
    }
}

fn is_at_guard() -> bool {
    let state = window().history().and_then(|history| history.state()).unwrap_or(JsValue::NULL);
    state.as_string().as_deref() == Some(GUARD)
}

fn address() -> String {
    window().location().hash().unwrap_or_default()
}
