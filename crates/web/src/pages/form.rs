//! Parts of forms: choices side by side, and switches.

use iquazu_messages::Lang;
use leptos::prelude::*;

/// One of several choices.
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

    /// Written in another language than the page.
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
                    on:change=move |event| choose(event_target_value(&event))
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

/// Something that is on or off, with a line that says what it is good for.
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
                    on:change=move |event| set(event_target_checked(&event))
                />
                <span>{label}</span>
            </label>
            <p id=help_id class="soft">{help}</p>
        </div>
    }
    .into_any()
}
