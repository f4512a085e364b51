//! The replay page.

use super::branch::WhatIf;
use super::branches::Branches;
use super::hands::OpenHands;
use super::replay::Replay;
use super::review::ReviewPanel;
use super::review_task::ReviewTask;
use super::route::open_record;
use super::share::Share;
use super::transport::{Transport, ViewOptions};
use super::wall::Wall;
use crate::app::alive::Scope;
use crate::app::route::{Route, use_route};
use crate::app::storage;
use crate::app::texts::messages;
use crate::art::{Icon, IconName};
use crate::pages::read_file;
use crate::play::log::LogPanel;
use crate::play::piles::Piles;
use crate::play::players::PlayerPanels;
use crate::play::store::use_play;
use iquazu_session::Game;
use leptos::ev::DragEvent;
use leptos::prelude::*;

/// Log lines shown in a replay, few enough that jumping through the game stays fast.
const LOG_LINES: usize = 16;

#[component]
pub(super) fn ReplayPage(game: Game) -> impl IntoView {
    let play = use_play();
    let names: Vec<String> = game.setup().seats.iter().map(|seat| seat.name.clone()).collect();
    let replay = Replay::open(play, game);
    let review_task = ReviewTask::new(replay);
    let (route, scope) = (use_route(), Scope::current());
    let heading = move || {
        let t = messages();
        t.replay_heading(&t.list(&names))
    };
    Effect::new(move |_| document().set_title(&messages().app_page_title(messages().replay_title())));
    view! {
        <main class="game study" id="main" on:dragover=|event| event.prevent_default() on:drop=move |event| dropped(route, scope, &event)>
            <h1 class="hidden-text" tabindex="-1">{heading}</h1>
            <nav class="game-bar" aria-label=move || messages().app_menu()>
                <a class="button button-plain button-icon" href=Route::Home.href() aria-label=move || messages().app_home()>
                    <Icon name=IconName::Menu/>
                </a>
                <WhatIf replay/>
                <Share replay/>
            </nav>
            <div class="game-piles"><Piles/></div>
            <div class="game-players"><PlayerPanels/></div>
            <Wall/>
            <section class="game-turn study-turn" aria-label=move || messages().replay_title()>
                <Transport replay/>
                <ViewOptions replay/>
                <OpenHands replay/>
            </section>
            <div class="game-side study-side">
                <ReviewPanel replay review_task/>
                <Branches replay/>
                <LogPanel newest=LOG_LINES/>
            </div>
        </main>
    }
}

/// Opens a record dropped on the page.
fn dropped(route: RwSignal<Route>, scope: Scope, event: &DragEvent) {
    event.prevent_default();
    let files = event.data_transfer().and_then(|data| data.files());
    let Some(file) = files.and_then(|files| files.get(0)) else { return };
    scope.spawn(async move {
        let text = read_file(&file).await.unwrap_or_default();
        if storage::save(storage::RECORD, &text).is_ok() {
            open_record(route);
        }
    });
}
