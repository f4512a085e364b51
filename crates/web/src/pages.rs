//! The pages around the game.

use crate::app::BrokenSave;
use leptos::prelude::*;

macro_rules! page {
    ($($name:ident)*) => {$(
        #[component]
        pub fn $name() -> impl IntoView {
            view! { <main></main> }
        }
    )*};
}

page! { HomePage SetupPage SettingsPage HelpPage AboutPage NotFoundPage }

#[component]
pub fn RulesPage(clause: Option<String>) -> impl IntoView {
    view! { <main>{clause}</main> }
}

#[component]
pub fn BrokenSavePage(broken: BrokenSave) -> impl IntoView {
    view! { <main>{broken.text}</main> }
}
