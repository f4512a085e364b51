//! A question over the page.

use leptos::html;
use leptos::prelude::*;

/// Opens as soon as it stands in the page; Esc and the form's plain button close it, and the focus goes back.
pub(crate) fn dialog(title: &'static str, body: AnyView, on_close: Callback<()>) -> AnyView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            let _ = dialog.show_modal();
        }
    });
    view! {
        <dialog
            node_ref=node
            class="dialog panel panel-raised"
            aria-labelledby="dialog-title"
            on:close=move |_| on_close.run(())
        >
            <h2 id="dialog-title">{title}</h2>
            {body}
        </dialog>
    }
    .into_any()
}
