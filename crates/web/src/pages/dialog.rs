//! A modal dialog.

use crate::app::alive;
use crate::app::layers::close_on_back;
use leptos::ev::Event;
use leptos::html;
use leptos::prelude::*;

/// Opens as soon as it is in the page. Esc and the form's plain button close it; the focus returns to where it was.
pub(crate) fn dialog(title: &'static str, body: AnyView, on_close: Callback<()>) -> AnyView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            let _ = dialog.show_modal();
        }
    });
    close_on_back(Signal::stored(true), move || {
        if let Some(dialog) = node.try_get_untracked().flatten() {
            dialog.close();
        }
    });
    view! {
        <dialog
            node_ref=node
            class="dialog panel panel-raised"
            aria-labelledby="dialog-title"
            on:close=alive::handler(move |_: Event| {
                on_close.try_run(());
            })
        >
            <h2 id="dialog-title">{title}</h2>
            {body}
        </dialog>
    }
    .into_any()
}
