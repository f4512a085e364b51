//! The list of what is missing. Each item leads to its place.

use super::edit::Cell;
use super::editor::{Editor, focus_id};
use super::missing::Missing;
use iquazu_messages::Messages;
use leptos::prelude::*;

pub(super) fn view(t: Messages, editor: Editor) -> AnyView {
    let all = Memo::new(move |_| editor.missing());
    let title = move || match all.with(Vec::len) {
        0 => t.box_complete().to_owned(),
        count => t.box_missing(count as i64),
    };
    let list = move || {
        let items: Vec<_> = all.get().into_iter().map(|missing| item(t, editor, &missing)).collect();
        if items.is_empty() {
            view! { <p>{t.box_complete_text()}</p> }.into_any()
        } else {
            view! { <ul class="box-missing-list">{items}</ul> }.into_any()
        }
    };
    view! {
        <h2 id="box-missing" tabindex="-1"><span role="status">{title}</span></h2>
        {list}
    }
    .into_any()
}

fn item(t: Messages, editor: Editor, missing: &Missing) -> AnyView {
    let (text, place) = (missing.text(t), missing.place());
    let first = match missing {
        Missing::EmptyColumns(columns) => columns.first().copied(),
        _ => None,
    };
    let go = move |_| {
        if let Some(column) = first {
            editor.cell.set(Cell { column, row: 1 });
        }
        focus_id(place.clone());
    };
    view! { <li><button type="button" class="button" on:click=go>{text}</button></li> }.into_any()
}
