//! Routing by the URL fragment: the app needs no server for it, and the browser's Back button works.

use super::alive;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Declares all routes in one list: the enum, its parser and its addresses come from it. The compiler then asks for the
/// title (`page_focus.rs`) and the page (`page.rs`) of a new route.
macro_rules! routes {
    ($($(#[$doc:meta])* $route:ident $(($argument:ty))? = $segment:literal,)*) => {
        /// A page by its address.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Route {
            $($(#[$doc])* $route $(($argument))?,)*
            /// An unknown address.
            NotFound,
        }

        impl Route {
            /// Parses a fragment such as `#/rules/P4`.
            pub fn parse(hash: &str) -> Route {
                let path = hash.trim_start_matches('#').trim_matches('/');
                let (segment, rest) = path.split_once('/').unwrap_or((path, ""));
                match segment {
                    $($segment => routes!(@parse rest $route $($argument)?),)*
                    _ => Route::NotFound,
                }
            }

            /// Returns the first segment of the path and the rest.
            fn segments(&self) -> (&'static str, &str) {
                match self {
                    $(routes!(@pattern rest $route $($argument)?) => ($segment, routes!(@rest rest $($argument)?)),)*
                    Route::NotFound => ("", ""),
                }
            }
        }
    };
    (@parse $rest:ident $route:ident) => {
        if $rest.is_empty() { Route::$route } else { Route::NotFound }
    };
    (@parse $rest:ident $route:ident $argument:ty) => {
        Route::$route(<$argument as Argument>::parse($rest))
    };
    (@pattern $rest:ident $route:ident) => { Route::$route };
    (@pattern $rest:ident $route:ident $argument:ty) => { Route::$route($rest) };
    (@rest $rest:ident) => { "" };
    (@rest $rest:ident $argument:ty) => { $rest.text() };
}

routes! {
    Home = "",
    Setup = "new",
    Game = "game",
    /// Scrolls to this clause, if given.
    Rules(Option<String>) = "rules",
    Settings = "settings",
    Help = "keys",
    About = "about",
    /// Replay, review and lessons; parsed by `study/route.rs`.
    Study(String) = "study",
    /// Drafts and the player's editions; parsed by `my_box/route.rs`.
    MyBox(String) = "box",
    /// The finished games of this browser.
    MyGames = "games",
    /// The deal of a day, by its date; of today without one.
    Day(Option<String>) = "day",
    /// Create an online table.
    Friends = "friends",
    Lobby = "lobby",
    /// Look for somebody to play.
    Match = "match",
    /// How the player is notified, or the link of a notice.
    Notices(String) = "notices",
    /// An invitation without a table, by its token.
    Challenge(String) = "invite",
    /// An online table, by id.
    Table(String) = "table",
    /// An invitation, by its token.
    Join(String) = "join",
    /// Take a seat at a public table, by id.
    Sit(String) = "sit",
    /// Link this device to an identity, by its token.
    LinkDevice(String) = "carry",
}

/// The part of a path after its first segment.
trait Argument {
    fn parse(text: &str) -> Self;
    fn text(&self) -> &str;
}

impl Argument for String {
    fn parse(text: &str) -> String {
        text.to_owned()
    }

    fn text(&self) -> &str {
        self
    }
}

impl Argument for Option<String> {
    fn parse(text: &str) -> Option<String> {
        (!text.is_empty()).then(|| text.to_owned())
    }

    fn text(&self) -> &str {
        self.as_deref().unwrap_or_default()
    }
}

impl Route {
    /// The most recently opened record.
    pub fn record() -> Route {
        Route::Study("record".to_owned())
    }

    /// The next lesson.
    pub fn lesson() -> Route {
        Route::Study("lesson".to_owned())
    }

    /// Returns the link target, as in `href=Route::Setup.href()`.
    pub fn href(&self) -> String {
        match self.segments() {
            (segment, "") => format!("#/{segment}"),
            (segment, rest) => format!("#/{segment}/{rest}"),
        }
    }
}

/// Turns a path such as `/join/…`, which external links use, into a fragment.
fn move_path_to_hash() {
    let path = window().location().pathname().unwrap_or_default();
    if path.len() > 1
        && let Ok(history) = window().history()
    {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("/#{path}")));
    }
}

/// Provides the current route and updates it when the fragment changes.
pub fn provide_route() -> RwSignal<Route> {
    move_path_to_hash();
    let read = || Route::parse(&window().location().hash().unwrap_or_default());
    let route = RwSignal::new(read());
    provide_context(route);
    alive::on_window(ev::hashchange, move |_| route.set(read()));
    route
}

pub fn use_route() -> RwSignal<Route> {
    expect_context()
}

/// Navigates to a route.
pub fn navigate(route: Route) {
    let _ = window().location().set_hash(&route.href());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Route> {
        let id = || "0123456789abcdefghijklmnop".to_owned();
        let local =
            [Route::Home, Route::MyGames, Route::Setup, Route::Game, Route::Settings, Route::Help, Route::About];
        let rules = [Route::Rules(None), Route::Rules(Some("P4".into())), Route::Study("game/AQ-_".into())];
        let own = [
            Route::Day(None),
            Route::Day(Some("2026-11-18".into())),
            Route::MyBox(String::new()),
            Route::MyBox("draft/7".into()),
            Route::MyBox("AQ-_".into()),
        ];
        let online = [
            Route::Friends,
            Route::Lobby,
            Route::Match,
            Route::Notices(String::new()),
            Route::Notices(id()),
            Route::Challenge(id()),
            Route::Table(id()),
            Route::Join(id()),
            Route::Sit(id()),
            Route::LinkDevice(id()),
        ];
        local.into_iter().chain(rules).chain(own).chain(online).collect()
    }

    #[test]
    fn routes_round_trip() {
        for route in samples() {
            assert_eq!(Route::parse(&route.href()), route);
        }
        assert_eq!(Route::parse("#/nowhere"), Route::NotFound);
        assert_eq!(Route::parse("#/settings/more"), Route::NotFound);
        assert_eq!(Route::parse(""), Route::Home);
    }

    /// The server treats a path with a dot as a file, and serves the app for all others.
    #[test]
    fn addresses_are_paths_that_the_server_answers_with_the_app() {
        assert!(samples().iter().all(|route| !route.href().contains('.')));
    }
}
