//! The language switch of the home page. Each language is written in itself.

use super::layout::focus;
use crate::app::alive;
use crate::app::settings::use_settings;
use iquazu_messages::{Lang, Messages};
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    /// Whether a language was just chosen here. The page is rebuilt in it, so the focus has to be restored.
    static CHOSEN: Cell<bool> = const { Cell::new(false) };
}

pub(super) fn language_switch(t: Messages) -> AnyView {
    let settings = use_settings();
    if CHOSEN.take() {
        alive::next_frame_unscoped(move || focus(&format!(".languages [lang={}]", t.lang().code())));
    }
    let button = |lang: Lang| {
        let choose = move |_| {
            CHOSEN.set(lang != t.lang());
            settings.update(|settings| settings.lang = Some(lang));
        };
        view! {
            <button class="button button-plain" lang=lang.code() aria-pressed=(lang == t.lang()).to_string() on:click=choose>
                {lang.native_name()}
            </button>
        }
    };
    view! { <div class="languages" role="group" aria-label=t.settings_language()>{Lang::ALL.map(button)}</div> }
        .into_any()
}
