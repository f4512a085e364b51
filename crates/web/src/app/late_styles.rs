//! The style sheet of pages that are not needed for the first move. `index.html` names its address; it is fetched when
//! such a page opens.

use super::alive;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

const ELEMENT_ID: &str = "late-styles";

/// Adds the style sheet to the page unless it is there. The signal is true as soon as it is loaded, or cannot be: a page
/// without its styles is better than none.
pub fn load() -> ReadSignal<bool> {
    let (loaded, set_loaded) = signal(false);
    match sheet() {
        Some((sheet, true)) => {
            let done = alive::handler(move |_: Event| set_loaded.set(true));
            let done = Closure::<dyn FnMut(Event)>::new(done).into_js_value();
            for event in ["load", "error"] {
                let _ = sheet.add_event_listener_with_callback(event, done.unchecked_ref());
            }
            if let Some(head) = document().head() {
                let _ = head.append_child(&sheet);
            }
        }
        _ => set_loaded.set(true),
    }
    loaded
}

/// Returns the element of the style sheet, and whether it is new.
fn sheet() -> Option<(Element, bool)> {
    if let Some(sheet) = document().get_element_by_id(ELEMENT_ID) {
        return Some((sheet, false));
    }
    let address = document().query_selector("meta[name=late-styles]").ok()??.get_attribute("content")?;
    let sheet = document().create_element("link").ok()?;
    for (name, value) in [("id", ELEMENT_ID), ("rel", "stylesheet"), ("href", &address)] {
        sheet.set_attribute(name, value).ok()?;
    }
    Some((sheet, true))
}
