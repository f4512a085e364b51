//! The replay page put together.

use super::branch::WhatIf;
use super::branches::Branches;
use super::hands::OpenHands;
use super::judge::Reviewing;
use super::replay::Replay;
use super::review::ReviewPanel;
use super::route::to_record;
use super::share::Share;
use super::transport::{Sight, Transport};
use super::wall::Wall;
use crate::app::route::{Route, use_route};
use crate::app::storage;
use crate::app::words::words;
use crate::art::{Icon, IconName};
use crate::pages::read_file;
use crate::play::log::LogPanel;
use crate::play::piles::Piles;
use crate::play::players::PlayerPanels;
use crate::play::store::use_play;
use iquazu_session::Game;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// So much of the log is shown: a jump through the game has to be done in a blink.
const LOG_LINES: usize = 16;

#[component]
pub(super) fn ReplayPage(game: Game) -> impl IntoView {
    let play = use_play();
    let names: Vec<String> = game.setup().seats.iter().map(|seat| seat.name.clone()).collect();
    let replay = Replay::open(play, game);
    let reviewing = Reviewing::new(replay);
    let route = use_route();
    let heading = move || {
        let t = words();
        t.replay_heading(&t.list(&names))
    };
    Effect::new(move |_| document().set_title(&words().app_page_title(words().replay_title())));
    view! {
        <main class="game study" id="main" on:dragover=|event| event.prevent_default() on:drop=move |event| dropped(route, &event)>
            <h1 class="hidden-text" tabindex="-1">{heading}</h1>
            <nav class="game-bar" aria-label=move || words().app_menu()>
                <a class="button button-plain button-icon" href=Route::Home.href() aria-label=move || words().app_home()>
                    <Icon name=IconName::Menu/>
                </a>
                <WhatIf replay/>
                <Share replay/>
            </nav>
            <div class="game-piles"><Piles/></div>
            <div class="game-players"><PlayerPanels/></div>
            <Wall/>
            <section class="game-turn study-turn" aria-label=move || words().replay_title()>
                <Transport replay/>
                <Sight replay/>
                <OpenHands replay/>
            </section>
            <div class="game-side study-side">
                <ReviewPanel replay reviewing/>
                <Branches replay/>
                <LogPanel newest=LOG_LINES/>
            </div>
        </main>
    }
}

/// Another record was dropped on the page.
fn dropped(route: RwSignal<Route>, event: &DragEvent) {
    event.prevent_default();
    let files = event.data_transfer().and_then(|data| data.files());
    let Some(file) = files.and_then(|files| files.get(0)) else { return };
    spawn_local(async move {
        let text = read_file(&file).await.unwrap_or_default();
        if storage::save(storage::RECORD, &text).is_ok() {
            to_record(route);
        }
    });
}
