//! Window title and keyboard focus after a page change.

use super::alive;
use super::route::Route;
use super::texts::messages;
use iquazu_messages::Messages;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Updates the window title and moves the focus whenever the route changes.
pub fn follow_route(route: RwSignal<Route>) {
    Effect::new(move |_| document().set_title(&title(messages(), &route.get())));
    Effect::watch(move || route.get(), |_, _, _| alive::next_frame_unscoped(focus_page_start), false);
}

fn title(t: Messages, route: &Route) -> String {
    let page = match route {
        Route::Home | Route::Game | Route::Study(_) => return t.app_title().to_owned(),
        Route::Setup => t.setup_title(),
        Route::Rules(_) => t.rules_title(),
        Route::Settings => t.settings_title(),
        Route::Help => t.app_help(),
        Route::About => t.app_about(),
        Route::Friends => t.online_friends(),
        Route::Lobby => t.online_lobby(),
        Route::Match => t.match_title(),
        Route::Notices(_) => t.notices_title(),
        Route::Challenge(_) => t.invite_title(),
        Route::Table(_) => t.online_table(),
        Route::Join(_) | Route::Sit(_) => t.online_join(),
        Route::LinkDevice(_) => t.online_carry(),
        Route::MyBox(_) => t.box_title(),
        Route::MyGames => t.mine_title(),
        Route::Day(_) => t.day_title(),
        Route::NotFound => t.error_not_found_title(),
    };
    t.app_page_title(page)
}

/// Moves the focus to the page's heading. Does nothing if the page has already focused something.
pub fn focus_page_start() {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    if !lost {
        return;
    }
    window().scroll_to_with_x_and_y(0.0, 0.0);
    // `.shell` marks the error messages of index.html, which are not pages.
    let find = |selector| document().query_selector(selector).ok().flatten();
    let start = find("main:not(.shell) h1").or_else(|| find("main:not(.shell)"));
    if let Some(start) = start.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = start.set_attribute("tabindex", "-1");
        let _ = start.focus();
    }
}
