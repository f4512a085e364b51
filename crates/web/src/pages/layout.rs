//! What the pages around the game share: language, header, heading, the way back to a game.

use super::start::unfinished;
use crate::app::route::{Route, use_route};
use crate::app::words::words;
use crate::art::{Gem, PlayerColour};
use crate::play::store::use_play;
use iquazu_messages::Messages;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Shows a page in the chosen language, anew when the language changes.
pub(crate) fn in_words(body: impl Fn(Messages) -> AnyView + Send + 'static) -> AnyView {
    shown(Box::new(body))
}

/// Not generic, so that it is in the program once.
fn shown(body: Box<dyn Fn(Messages) -> AnyView + Send>) -> AnyView {
    let t = Memo::new(|_| words());
    (move || body(t.get())).into_any()
}

/// A page with its heading below a header with the ways to the others.
pub(crate) fn page(t: Messages, class: &'static str, title: &str, body: AnyView) -> AnyView {
    let to_heading = |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        focus("main h1");
    };
    view! {
        <header class="page-header">
            <a class="skip-link button" href="#" on:click=to_heading>{t.app_skip_to_content()}</a>
            <a class="page-home" href=Route::Home.href()><Gem colour=PlayerColour::Red/>{t.app_title()}</a>
            <nav aria-label=t.app_menu()>{links(t)}</nav>
        </header>
        <main class=format!("page {class}")>
            <h1 tabindex="-1">{title.to_owned()}</h1>
            {body}
        </main>
    }
    .into_any()
}

fn links(t: Messages) -> Vec<AnyView> {
    let here = use_route().get_untracked();
    let game = unfinished(use_play()).then_some((Route::Game, t.app_continue()));
    let others = [
        (Route::Rules(None), t.app_rules()),
        (Route::Settings, t.app_settings()),
        (Route::Help, t.help_title()),
        (Route::About, t.app_about()),
    ];
    let link = |(route, name): (Route, &'static str)| {
        let current = std::mem::discriminant(&here) == std::mem::discriminant(&route);
        view! { <a href=route.href() aria-current=current.then_some("page")>{name}</a> }.into_any()
    };
    game.into_iter().chain(others).map(link).collect()
}

/// Puts the focus on an element, if it is there.
pub(super) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
