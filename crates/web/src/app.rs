//! The app: settings, language, pages.

pub mod arrival;
pub mod crash;
pub mod editions;
pub mod later;
pub mod route;
pub mod settings;
pub mod storage;
pub mod update;
pub mod words;

use crate::pages;
use crate::play::{GamePage, flow, store::Play};
use iquazu_session::LoadError;
use later::{Later, LaterPage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use route::{Route, provide_route};
use settings::{Settings, Theme, provide_settings};
use words::words;

/// The saved game could not be read: why, and what it says. It stays in the browser until the person decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenSave {
    pub error: LoadError,
    pub text: String,
}

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    let settings = provide_settings();
    let route = provide_route();
    let play = Play::empty();
    provide_context(play);
    let broken = RwSignal::new(None);
    take_up_saved_game(play, broken);
    provide_context(broken);
    update::provide_kept();
    dress_page(settings);
    arrival::follow(route);

    view! {
        <crate::art::Defs/>
        {move || match (broken.get(), route.get()) {
            (Some(broken), Route::Home | Route::Game) => view! { <Later page=LaterPage::BrokenSave(broken)/> }.into_any(),
            (_, Route::Game) if play.present.get() => view! { <GamePage/> }.into_any(),
            (_, Route::Home | Route::Game) => view! { <pages::HomePage/> }.into_any(),
            (_, route) => view! { <Later page=LaterPage::Of(route)/> }.into_any(),
        }}
        <update::UpdateOffer/>
    }
}

/// The saved game may be of an edition of somebody's own: these have to be read first.
fn take_up_saved_game(play: Play, broken: RwSignal<Option<BrokenSave>>) {
    if editions::any_kept() {
        spawn_local(async move {
            // Without the reader the game is of an unknown edition, which the page for broken games says.
            let _ = later::learn_editions().await;
            broken.set(load_saved_game(play));
        });
    } else {
        broken.set(load_saved_game(play));
    }
}

fn load_saved_game(play: Play) -> Option<BrokenSave> {
    let text = storage::load(storage::GAME).ok().flatten()?;
    match iquazu_session::load(&text, editions::find) {
        Ok(game) => {
            flow::put_on_screen(play, game);
            None
        }
        Err(error) => Some(BrokenSave { error, text }),
    }
}

/// The page's language and theme follow the settings.
pub(crate) fn dress_page(settings: RwSignal<Settings>) {
    Effect::new(move |_| {
        let t = words();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", t.lang().code());
            let _ = match settings.with(|settings| settings.theme) {
                Theme::Auto => root.remove_attribute("data-theme"),
                Theme::Light => root.set_attribute("data-theme", "light"),
                Theme::Dark => root.set_attribute("data-theme", "dark"),
            };
        }
    });
}
