//! Which page a route shows, and which chunk of the app the page is in.

use super::BrokenSave;
use super::route::Route;
use leptos::prelude::RwSignal;

/// A page of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    Home,
    Game,
    Lazy(LazyPage),
}

/// A page in a lazily loaded chunk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LazyPage {
    Solo(SoloPage),
    Online(OnlinePage),
    Aside(AsidePart),
}

/// Pages that need no server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SoloPage {
    BrokenSave(BrokenSave),
    Setup,
    Rules(Option<String>),
    Settings,
    Help,
    About,
    Study(String),
    MyBox(String),
    MyGames,
    /// The deal of a day, by its date.
    Day(Option<String>),
    /// The progress of today's deal, a part of the home page.
    DayState,
    NotFound,
    /// The unfinished games that were set aside, a part of the home page.
    SavedGames,
    /// What the marks on the wall mean, over a game.
    Legend,
}

/// Parts of the game page that the first move does not need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsidePart {
    Log,
    SinceLastTurn,
    Hint,
    /// Why something is not allowed, who leads, what went wrong.
    Notice,
    /// The final board; the signal tells whether it was closed.
    Final(RwSignal<bool>),
}

/// Pages of online tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnlinePage {
    Friends,
    Lobby,
    Match,
    Notices(String),
    Challenge(String),
    Table(String),
    Join(String),
    Sit(String),
    LinkDevice(String),
    /// The list of the player's tables, a part of the home page.
    MyTables,
}

impl From<Route> for Page {
    fn from(route: Route) -> Page {
        let solo = |page| Page::Lazy(LazyPage::Solo(page));
        let online = |page| Page::Lazy(LazyPage::Online(page));
        match route {
            Route::Home => Page::Home,
            Route::Game => Page::Game,
            Route::Setup => solo(SoloPage::Setup),
            Route::Rules(clause) => solo(SoloPage::Rules(clause)),
            Route::Settings => solo(SoloPage::Settings),
            Route::Help => solo(SoloPage::Help),
            Route::About => solo(SoloPage::About),
            Route::Study(path) => solo(SoloPage::Study(path)),
            Route::MyBox(path) => solo(SoloPage::MyBox(path)),
            Route::MyGames => solo(SoloPage::MyGames),
            Route::Day(date) => solo(SoloPage::Day(date)),
            Route::NotFound => solo(SoloPage::NotFound),
            Route::Friends => online(OnlinePage::Friends),
            Route::Lobby => online(OnlinePage::Lobby),
            Route::Match => online(OnlinePage::Match),
            Route::Notices(path) => online(OnlinePage::Notices(path)),
            Route::Challenge(token) => online(OnlinePage::Challenge(token)),
            Route::Table(id) => online(OnlinePage::Table(id)),
            Route::Join(token) => online(OnlinePage::Join(token)),
            Route::Sit(id) => online(OnlinePage::Sit(id)),
            Route::LinkDevice(token) => online(OnlinePage::LinkDevice(token)),
        }
    }
}
