//! The style sheet of pages and parts that are not needed for the first move. `index.html` names its address; it is
//! fetched with the first of them.

use js_sys::{Array, Promise};
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

const ELEMENT_ID: &str = "late-styles";

thread_local! {
    /// Resolves when the style sheet is loaded, or cannot be.
    static LOADED: Promise = add_sheet().unwrap_or_else(|| Promise::resolve(&wasm_bindgen::JsValue::TRUE));
}

/// Adds the style sheet to the page unless it is there, and waits until it is loaded, or cannot be: a page without its
/// styles is better than none.
pub async fn load() {
    let _ = JsFuture::from(LOADED.with(Promise::clone)).await;
}

fn add_sheet() -> Option<Promise> {
    let address = document().query_selector("meta[name=late-styles]").ok()??.get_attribute("content")?;
    let sheet = document().create_element("link").ok()?;
    for (name, value) in [("id", ELEMENT_ID), ("rel", "stylesheet"), ("href", &address)] {
        sheet.set_attribute(name, value).ok()?;
    }
    let done = Promise::race(&Array::of2(&event_of(&sheet, "load"), &event_of(&sheet, "error")));
    document().head()?.append_child(&sheet).ok()?;
    Some(done)
}

/// Returns a promise for the next event of this name.
fn event_of(element: &Element, name: &str) -> Promise {
    Promise::new(&mut |resolve, _| {
        let _ = element.add_event_listener_with_callback(name, &resolve);
    })
}
