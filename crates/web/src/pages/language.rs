//! The language switch of the home page. Each language is written in itself.

use super::layout::focus;
use crate::app::alive;
use crate::app::settings::use_settings;
use iquazu_messages::{Lang, Messages};
use leptos::prelude::*;

pub(super) fn language_switch(t: Messages) -> AnyView {
    let settings = use_settings();
    let button = |lang: Lang| {
        let choose = move |_| {
            settings.update(|settings| settings.lang = Some(lang));
            // The page is rebuilt in the new language, so the focus has to be restored.
            alive::next_frame_unscoped(move || focus(&format!(".languages [lang={}]", lang.code())));
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
