//! Which page is shown: the part of the address after `#`, so that no server is needed and "back" works.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    Setup,
    Game,
    /// With the clause to show first, if any.
    Rules(Option<String>),
    Settings,
    Help,
    About,
    /// Games that were played: see `study/route.rs`.
    Study(String),
    /// Making a table to play at with others.
    Friends,
    Lobby,
    /// A table, by its id.
    Table(String),
    /// An invitation, by its secret.
    Join(String),
    /// Sitting down at a public table.
    Sit(String),
    /// The identity of another device, by a secret.
    Carry(String),
    NotFound,
}

impl Route {
    /// The record that was last opened to be looked at.
    pub fn record() -> Route {
        Route::Study("record".to_owned())
    }

    /// The lesson that is next.
    pub fn lesson() -> Route {
        Route::Study("lesson".to_owned())
    }

    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split_once('/').unwrap_or((path, "")) {
            ("", _) => Route::Home,
            ("new", "") => Route::Setup,
            ("game", "") => Route::Game,
            ("rules", clause) => Route::Rules((!clause.is_empty()).then(|| clause.to_owned())),
            ("settings", "") => Route::Settings,
            ("keys", "") => Route::Help,
            ("about", "") => Route::About,
            ("study", path) => Route::Study(path.to_owned()),
            ("friends", "") => Route::Friends,
            ("lobby", "") => Route::Lobby,
            ("table", id) => Route::Table(id.to_owned()),
            ("join", token) => Route::Join(token.to_owned()),
            ("sit", id) => Route::Sit(id.to_owned()),
            ("carry", token) => Route::Carry(token.to_owned()),
            _ => Route::NotFound,
        }
    }

    /// For links: `href=Route::Setup.href()`.
    pub fn href(&self) -> String {
        match self {
            Route::Home | Route::NotFound => "#/".to_owned(),
            Route::Setup => "#/new".to_owned(),
            Route::Game => "#/game".to_owned(),
            Route::Rules(None) => "#/rules".to_owned(),
            Route::Rules(Some(clause)) => format!("#/rules/{clause}"),
            Route::Settings => "#/settings".to_owned(),
            Route::Help => "#/keys".to_owned(),
            Route::About => "#/about".to_owned(),
            Route::Study(path) => format!("#/study/{path}"),
            Route::Friends => "#/friends".to_owned(),
            Route::Lobby => "#/lobby".to_owned(),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Join(token) => format!("#/join/{token}"),
            Route::Sit(id) => format!("#/sit/{id}"),
            Route::Carry(token) => format!("#/carry/{token}"),
        }
    }
}

/// Links from elsewhere name a place by path, such as `/join/…`; from here on it is the part after `#`.
fn settle_path() {
    let path = window().location().pathname().unwrap_or_default();
    if path.len() > 1
        && let Ok(history) = window().history()
    {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("/#{path}")));
    }
}

/// The page that the address names, kept up to date.
pub fn provide_route() -> RwSignal<Route> {
    settle_path();
    let read = || Route::parse(&window().location().hash().unwrap_or_default());
    let route = RwSignal::new(read());
    provide_context(route);
    let _ = window_event_listener(ev::hashchange, move |_| route.set(read()));
    route
}

pub fn use_route() -> RwSignal<Route> {
    expect_context()
}

/// Goes to another page.
pub fn go(route: Route) {
    let _ = window().location().set_hash(&route.href());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_round_trip() {
        let rules = [Route::Rules(None), Route::Rules(Some("P4".into()))];
        let others = [Route::Home, Route::Setup, Route::Game, Route::Settings, Route::Help, Route::About];
        let study = [Route::Study("game/AQ-_".into())];
        let id = || "0123456789abcdefghijklmnop".to_owned();
        let tables =
            [Route::Friends, Route::Lobby, Route::Table(id()), Route::Join(id()), Route::Sit(id()), Route::Carry(id())];
        for route in others.into_iter().chain(rules).chain(study).chain(tables) {
            assert_eq!(Route::parse(&route.href()), route);
        }
        assert_eq!(Route::parse("#/nowhere"), Route::NotFound);
        assert_eq!(Route::parse(""), Route::Home);
    }
}
