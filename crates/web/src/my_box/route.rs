//! Addresses of “My box”: the part after `#/box/`.

use crate::app::route::Route;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BoxRoute {
    /// The list of drafts and editions.
    Overview,
    /// A draft, by its number.
    Draft(u32),
    /// An edition in the letters of a link.
    Link(String),
}

impl BoxRoute {
    pub(super) fn parse(path: &str) -> BoxRoute {
        match path.split_once('/') {
            None if path.is_empty() => BoxRoute::Overview,
            Some(("draft", number)) if number.parse::<u32>().is_ok() => {
                BoxRoute::Draft(number.parse().unwrap_or_default())
            }
            _ => BoxRoute::Link(path.to_owned()),
        }
    }

    pub(super) fn route(&self) -> Route {
        Route::MyBox(match self {
            BoxRoute::Overview => String::new(),
            BoxRoute::Draft(number) => format!("draft/{number}"),
            BoxRoute::Link(letters) => letters.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_round_trip() {
        for route in [BoxRoute::Overview, BoxRoute::Draft(17), BoxRoute::Link("AQ-_".into())] {
            let Route::MyBox(path) = Route::parse(&route.route().href()) else { panic!("{route:?} is a page") };
            assert_eq!(BoxRoute::parse(&path), route);
        }
        assert_eq!(BoxRoute::parse("draft/x"), BoxRoute::Link("draft/x".into()));
    }
}
