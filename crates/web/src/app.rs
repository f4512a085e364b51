//! The app component: it provides settings and language, resumes the saved game and shows the page of the current
//! route.

pub mod alive;
pub mod crash;
pub mod decimal;
pub mod editions;
pub mod language;
pub mod late_styles;
pub mod layers;
pub mod lazy;
pub mod page;
pub mod page_focus;
pub mod rating;
pub mod route;
pub mod saved_games;
pub mod settings;
pub mod sound;
pub mod start;
pub mod storage;
pub mod texts;
pub mod update;

use crate::pages;
use crate::play::{GamePage, flow, other_tab, store::Play};
use iquazu_session::LoadError;
use lazy::Lazy;
use leptos::prelude::*;
use page::{LazyPage, Page, SoloPage};
use route::provide_route;
use settings::{Settings, Theme, provide_settings};
use texts::messages;

/// A saved game that could not be loaded. It stays in storage until the player decides what to do with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenSave {
    pub error: LoadError,
    pub text: String,
}

/// The root component. [`start`](start::start) shows it.
#[component]
pub fn App() -> impl IntoView {
    let settings = provide_settings();
    let route = provide_route();
    layers::provide_layers();
    let play = Play::empty();
    provide_context(play);
    let broken = RwSignal::new(None);
    resume_saved_game(play, broken);
    other_tab::watch(play);
    provide_context(broken);
    update::provide_pwa_status();
    language::follow(settings);
    sound::follow(settings);
    apply_lang_and_theme(settings);
    page_focus::follow_route(route);

    view! {
        {move || match (broken.get(), Page::from(route.get())) {
            (Some(broken), Page::Home | Page::Game) => {
                view! { <Lazy page=LazyPage::Solo(SoloPage::BrokenSave(broken))/> }.into_any()
            }
            (_, Page::Game) if play.has_game.get() => view! { <GamePage/> }.into_any(),
            (_, Page::Home | Page::Game) => view! { <pages::HomePage/> }.into_any(),
            (_, Page::Lazy(page)) => view! { <Lazy page/> }.into_any(),
        }}
        <update::UpdateOffer/>
    }
}

/// Loads the saved game. It may use a custom edition, so saved editions are loaded first.
fn resume_saved_game(play: Play, broken: RwSignal<Option<BrokenSave>>) {
    let saved = storage::load(storage::GAME).ok().flatten().unwrap_or_default();
    if editions::needs_lazy_chunk(&saved) {
        alive::spawn(async move {
            // If the chunk cannot be fetched, the game's edition stays unknown, and the page for broken saves reports
            // that.
            let _ = lazy::load_saved_editions().await;
            broken.set(load_saved_game(play));
        });
    } else {
        broken.set(load_saved_game(play));
    }
}

fn load_saved_game(play: Play) -> Option<BrokenSave> {
    let text = storage::load(storage::GAME).ok().flatten()?;
    match iquazu_session::load(&text, &editions::library()) {
        Ok(game) => {
            let was_stored = storage::load(storage::LAST_STORED_GAME).ok().flatten() == Some(text);
            flow::show_game(play, game);
            // The page may have been closed before the game could be stored.
            if !was_stored {
                flow::finish_if_over(play);
            }
            None
        }
        Err(error) => Some(BrokenSave { error, text }),
    }
}

/// Keeps the document's `lang` and `data-theme` attributes in sync with the settings.
pub(crate) fn apply_lang_and_theme(settings: RwSignal<Settings>) {
    Effect::new(move |_| {
        let t = messages();
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
