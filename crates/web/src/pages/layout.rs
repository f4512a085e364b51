//! Layout shared by all pages except the game: language, header, heading, link back to the game.

use super::start::has_unfinished_game;
use crate::app::route::{Route, use_route};
use crate::app::texts::messages;
use crate::art::{Gem, PlayerColour};
use crate::play::store::use_play;
use iquazu_art::geometry::{CANOPY_HEIGHT, COLUMN_WIDTH, ROWS_HEIGHT, WIDTH, units};
use iquazu_messages::Messages;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Renders a view in the current language, and again when the language changes.
pub(crate) fn localized(body: impl Fn(Messages) -> AnyView + Send + 'static) -> AnyView {
    localized_boxed(Box::new(body))
}

/// Not generic, so that it is compiled only once.
fn localized_boxed(body: Box<dyn Fn(Messages) -> AnyView + Send>) -> AnyView {
    let t = Memo::new(|_| messages());
    (move || body(t.get())).into_any()
}

/// A page with its heading, below a header with links to the other pages.
pub(crate) fn page(t: Messages, class: &'static str, title: &str, body: AnyView) -> AnyView {
    let to_heading = |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        focus("main h1");
    };
    view! {
        <header class="page-header">
            {scenery()}
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

/// A piece of the wall behind the header, so that all pages share the look of the game.
fn scenery() -> AnyView {
    let pillar = |column: u8| {
        let x = units(f64::from(column) * COLUMN_WIDTH);
        view! { <use href=format!("#pillar-{}", column * 5 % 3) x=x y="0" width=units(COLUMN_WIDTH) height=units(ROWS_HEIGHT)></use> }
    };
    let gap = |(gap, inside, x): (&'static str, &'static str, u16)| {
        let inside =
            (!inside.is_empty()).then(|| view! { <use href=inside x=x + 8 y="66" width="40" height="40"></use> });
        view! { <use href=gap x=x y="58" width="56" height="56"></use> {inside} }
    };
    let gaps = [
        ("#gap-white", "#gem-red", 922),
        ("#gap-blue", "", 1022),
        ("#gap-orange", "#gem-green", 1122),
        ("#gap-blue", "#drop", 322),
        ("#gap-white", "#gem-yellow", 222),
    ];
    view! {
        <svg class="page-scenery" viewBox=format!("0 0 {} 150", units(WIDTH)) preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <rect width=units(WIDTH) height=units(ROWS_HEIGHT) fill="url(#g-cave)"></rect>
            {(0..15).map(pillar).collect_view()}
            {gaps.map(gap)}
            <use href="#canopy" width=units(WIDTH) height=units(CANOPY_HEIGHT)></use>
        </svg>
    }
    .into_any()
}

fn links(t: Messages) -> Vec<AnyView> {
    let here = use_route().get_untracked();
    let game = has_unfinished_game(use_play()).then_some((Route::Game, t.app_continue()));
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

/// Focuses an element if it exists.
pub(super) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
