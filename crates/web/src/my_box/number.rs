//! A field for a number. What is out of range is refused with a message, and the draft keeps the last good number.

use super::edit::Edit;
use super::editor::Editor;
use crate::app::alive;
use iquazu_messages::Messages;
use iquazu_rules::edition::EditionDraft;
use leptos::ev::{Event, FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use std::ops::RangeInclusive;
use web_sys::HtmlInputElement;

/// What a field is for.
pub(super) struct Number {
    pub(super) id: String,
    /// Accessible name; also the start of the message about a number out of range.
    pub(super) label: String,
    pub(super) range: RangeInclusive<u8>,
    pub(super) value: Box<dyn Fn(&EditionDraft) -> u8 + Send + Sync>,
    pub(super) edit: Box<dyn Fn(u8) -> Edit + Send + Sync>,
    /// The ids of the fields above and below, for the arrow keys.
    pub(super) neighbours: [Option<String>; 2],
}

impl Number {
    /// The field. `refused` gets the message while what was typed is out of range.
    pub(super) fn view(self, t: Messages, editor: Editor, refused: RwSignal<Option<String>>) -> AnyView {
        let Number { id, label, range, value, edit, neighbours } = self;
        let is_bad = RwSignal::new(false);
        let (least, most) = (*range.start(), *range.end());
        let shown = Memo::new(move |_| editor.with(&value));
        // Zero is shown as an empty field, so that it is clear what is not filled in yet.
        let text = move || if shown.get() == 0 { String::new() } else { shown.get().to_string() };
        let message = t.box_missing_range(&label, least.into(), most.into());
        let typed = move |event: Event| {
            let typed = event_target_value(&event);
            let number = if typed.trim().is_empty() && least == 0 { Ok(0) } else { typed.trim().parse::<u8>() };
            match number {
                Ok(number) if range.contains(&number) => {
                    editor.edit(edit(number));
                    is_bad.set(false);
                    refused.set(None);
                }
                _ => {
                    is_bad.set(true);
                    refused.set(Some(message.clone()));
                }
            }
        };
        let [above, below] = neighbours;
        let key_down = move |event: KeyboardEvent| {
            let next = match event.key().as_str() {
                "ArrowUp" => &above,
                "ArrowDown" | "Enter" => &below,
                _ => return,
            };
            if let Some(id) = next {
                event.prevent_default();
                super::editor::focus_id(id.clone());
            }
        };
        view! {
            <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="3"
                id=id
                aria-label=label
                placeholder=least.to_string()
                aria-invalid=move || is_bad.get().to_string()
                prop:value=text
                on:input=typed
                on:keydown=key_down
                on:focus=alive::handler(|event: FocusEvent| select_all(&event))
            />
        }
        .into_any()
    }
}

/// Selects the whole text, so that typing replaces it.
fn select_all(event: &FocusEvent) {
    if let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
        input.select();
    }
}

/// Shows what was refused last.
pub(super) fn refusal(refused: RwSignal<Option<String>>) -> AnyView {
    view! { <p class="fault box-refused" role="alert">{move || refused.get()}</p> }.into_any()
}
