//! Download and copy of a game's record.

use js_sys::{Array, Date, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, HtmlDocument, HtmlTextAreaElement, Url};

/// Returns a file name of date and seed, as in `iquazu-2026-03-01-17.txt`.
pub fn file_name(seed: u64) -> String {
    let today = Date::new_0();
    file_name_on(today.get_full_year(), today.get_month() + 1, today.get_date(), seed)
}

fn file_name_on(year: u32, month: u32, day: u32, seed: u64) -> String {
    format!("iquazu-{year:04}-{month:02}-{day:02}-{seed}.txt")
}

/// Offers a text as a download.
pub fn save(name: &str, text: &str) {
    save_parts(name, &Array::of1(&text.into()));
}

/// Offers a text as a download, given in parts.
pub fn save_parts(name: &str, parts: &Array) {
    let Ok(blob) = Blob::new_with_str_sequence(parts) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}

/// Copies a text to the clipboard. Returns false if the browser refuses.
pub async fn copy(text: &str) -> bool {
    // The clipboard object exists only in secure contexts.
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    if clipboard.is_object() {
        let promise = window().navigator().clipboard().write_text(text);
        if JsFuture::from(promise).await.is_ok() {
            return true;
        }
    }
    copy_by_selection(text).unwrap_or(false)
}

/// Fallback: selects the text in a hidden field and copies the selection.
fn copy_by_selection(text: &str) -> Option<bool> {
    // While a dialog is open, nothing outside it can be selected.
    let place = document().query_selector("dialog[open]").ok()?.or_else(|| document().body().map(Into::into))?;
    let field = document().create_element("textarea").ok()?.dyn_into::<HtmlTextAreaElement>().ok()?;
    field.set_class_name("hidden-text");
    field.set_value(text);
    place.append_child(&field).ok()?;
    field.select();
    let done = document().dyn_into::<HtmlDocument>().ok()?.exec_command("copy").unwrap_or(false);
    field.remove();
    Some(done)
}

#[cfg(test)]
mod tests {
    #[test]
    fn file_names_sort_by_date() {
        assert_eq!(super::file_name_on(2026, 3, 1, 17), "iquazu-2026-03-01-17.txt");
    }
}
