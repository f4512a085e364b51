//! Routes of the study: the part of the address after `#/study/`.

use crate::app::route::Route;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyRoute {
    /// The most recently opened record.
    Record,
    /// A game encoded in a link.
    Game(String),
    /// A position encoded in a link, as one seat sees it.
    Moment(String),
    /// A branch saved in this browser, by number.
    Branch(u32),
    /// The next lesson.
    Lesson,
    NotFound,
}

impl StudyRoute {
    pub fn parse(path: &str) -> StudyRoute {
        match path.split_once('/').unwrap_or((path, "")) {
            ("record", "") => StudyRoute::Record,
            ("lesson", "") => StudyRoute::Lesson,
            ("game", letters) => StudyRoute::Game(letters.to_owned()),
            ("moment", letters) => StudyRoute::Moment(letters.to_owned()),
            ("branch", number) => number.parse().map_or(StudyRoute::NotFound, StudyRoute::Branch),
            _ => StudyRoute::NotFound,
        }
    }

    /// Returns the app's route of this page.
    pub fn route(&self) -> Route {
        Route::Study(match self {
            StudyRoute::Record => "record".to_owned(),
            StudyRoute::Game(letters) => format!("game/{letters}"),
            StudyRoute::Moment(letters) => format!("moment/{letters}"),
            StudyRoute::Branch(number) => format!("branch/{number}"),
            StudyRoute::Lesson => "lesson".to_owned(),
            StudyRoute::NotFound => String::new(),
        })
    }

    pub fn href(&self) -> String {
        self.route().href()
    }

    /// Returns the full URL, to share.
    pub fn address(&self) -> String {
        format!("{}/{}", window().location().origin().unwrap_or_default(), self.href())
    }
}

/// Replaces the address without changing the page.
pub(super) fn replace_address(route: &StudyRoute) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.href()));
    }
}

/// Opens the most recently opened record, even if a record is shown already.
pub(super) fn open_record(route: RwSignal<Route>) {
    replace_address(&StudyRoute::Record);
    route.set(Route::record());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_round_trip() {
        let game = StudyRoute::Game("AQ-_".to_owned());
        let moment = StudyRoute::Moment("AQ".to_owned());
        for route in [StudyRoute::Record, StudyRoute::Lesson, game, moment, StudyRoute::Branch(7), StudyRoute::NotFound]
        {
            let Route::Study(path) = Route::parse(&route.href()) else { panic!("{route:?} is a page of the study") };
            assert_eq!(StudyRoute::parse(&path), route);
        }
        assert_eq!(StudyRoute::parse("branch/x"), StudyRoute::NotFound);
        assert_eq!(StudyRoute::parse(""), StudyRoute::NotFound);
    }
}
