//! Form parts: radio groups and switches.

use crate::app::alive;
use iquazu_messages::Lang;
use leptos::ev::Event;
use leptos::prelude::*;

/// One option of a radio group.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    value: String,
    label: String,
    lang: Option<Lang>,
}

impl Choice {
    pub(crate) fn new(value: impl Into<String>, label: impl Into<String>) -> Choice {
        Choice { value: value.into(), label: label.into(), lang: None }
    }

    /// Marks the label as written in another language than the page.
    pub(super) fn in_language(self, lang: Lang) -> Choice {
        Choice { lang: Some(lang), ..self }
    }
}

/// Radio buttons that look like one bar.
pub(crate) fn choices(
    name: &'static str,
    legend: &str,
    all: Vec<Choice>,
    chosen: impl Fn() -> String + Copy + Send + 'static,
    choose: impl Fn(String) + Copy + 'static,
) -> AnyView {
    let one = |choice: Choice| {
        let Choice { value, label, lang } = choice;
        let here = value.clone();
        view! {
            <label class="choice" lang=lang.map(Lang::code)>
                <input
                    type="radio"
                    name=name
                    value=value
                    prop:checked=move || chosen() == here
                    on:change=alive::handler(move |event: Event| choose(event_target_value(&event)))
                />
                <span>{label}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choices">
            <legend>{legend.to_owned()}</legend>
            <div class="choices-bar">{all.into_iter().map(one).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// A checkbox with a line of explanation.
pub(super) fn switch(
    id: &'static str,
    label: &'static str,
    help: &'static str,
    on: impl Fn() -> bool + Send + 'static,
    set: impl Fn(bool) + 'static,
) -> AnyView {
    let help_id = format!("{id}-help");
    view! {
        <div class="switch">
            <label>
                <input
                    type="checkbox"
                    role="switch"
                    aria-describedby=help_id.clone()
                    prop:checked=on
                    on:change=alive::handler(move |event: Event| set(event_target_checked(&event)))
                />
                <span>{label}</span>
            </label>
            <p id=help_id class="soft">{help}</p>
        </div>
    }
    .into_any()
}
