//! Pages in lazily loaded chunks. A chunk is fetched when one of its pages is first opened, so the first game starts
//! sooner.
//!
//! The build splits the app at the functions marked `wasm_split` (`xtask/bundler/src/split.rs`): code reachable only from
//! such a function goes into its chunk. `page.rs` assigns the pages to chunks.

use super::alive::Scope;
use super::page::{AsidePart, LazyPage, OnlinePage, SoloPage};
use super::settings::Settings;
use super::texts::messages;
use super::{alive, language, late_styles, page_focus};
use super::{editions, pages, rating};
use crate::daily::{self, DayPage, DayState};
use crate::my_box::MyBox;
use crate::my_games::{self, MyGames};
use crate::online;
use crate::play::aside::{FinalDialog, HintPanel, LogPanel, Notice, SinceLastTurn};
use crate::study::Study;
use iquazu_session::Game;
use leptos::prelude::*;
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

// The chunk boundary is a foreign function to the compiler, so the macro generates `unsafe` code.
#[allow(unsafe_code)]
#[wasm_split(more, preload(fetch), fallible)]
fn solo_page(page: SoloPage) -> Result<AnyView, SplitLoaderError> {
    editions::read_carried();
    Ok(match page {
        SoloPage::BrokenSave(broken) => view! { <pages::BrokenSavePage broken/> }.into_any(),
        SoloPage::Setup => view! { <pages::SetupPage/> }.into_any(),
        SoloPage::Rules(clause) => view! { <pages::RulesPage clause/> }.into_any(),
        SoloPage::Settings => view! { <pages::SettingsPage/> }.into_any(),
        SoloPage::Help => view! { <pages::HelpPage/> }.into_any(),
        SoloPage::About => view! { <pages::AboutPage/> }.into_any(),
        SoloPage::Study(path) => view! { <Study path/> }.into_any(),
        SoloPage::MyBox(path) => view! { <MyBox path/> }.into_any(),
        SoloPage::Day(date) => view! { <DayPage date/> }.into_any(),
        SoloPage::DayState => view! { <DayState/> }.into_any(),
        SoloPage::MyGames => view! { <MyGames/> }.into_any(),
        SoloPage::NotFound => view! { <pages::NotFoundPage/> }.into_any(),
        SoloPage::Legend => view! { <pages::Legend/> }.into_any(),
        SoloPage::SavedGames => view! { <pages::SavedGames/> }.into_any(),
    })
}

/// Online pages are a chunk of their own: solo players never load it.
#[allow(unsafe_code)]
#[wasm_split(tables, preload(fetch_tables), fallible)]
fn online_page(page: OnlinePage) -> Result<AnyView, SplitLoaderError> {
    editions::read_carried();
    Ok(match page {
        OnlinePage::Friends => view! { <online::CreatePage/> }.into_any(),
        OnlinePage::Lobby => view! { <online::LobbyPage/> }.into_any(),
        OnlinePage::Match => view! { <online::MatchPage/> }.into_any(),
        OnlinePage::Notices(path) => view! { <online::NoticesPage path/> }.into_any(),
        OnlinePage::Challenge(token) => view! { <online::ChallengePage token/> }.into_any(),
        OnlinePage::Table(id) => view! { <online::TablePage id/> }.into_any(),
        OnlinePage::Join(token) => view! { <online::JoinPage at=format!("join/{token}")/> }.into_any(),
        OnlinePage::Sit(id) => view! { <online::JoinPage at=format!("tables/{id}/sit")/> }.into_any(),
        OnlinePage::LinkDevice(token) => view! { <online::LinkDevicePage token/> }.into_any(),
        OnlinePage::MyTables => view! { <online::MyTables/> }.into_any(),
    })
}

/// The panels beside the board, and the final board: not needed for the first move.
#[allow(unsafe_code)]
#[wasm_split(aside, preload(fetch_aside), fallible)]
fn aside_part(part: AsidePart) -> Result<AnyView, SplitLoaderError> {
    Ok(match part {
        AsidePart::Log => view! { <LogPanel/> }.into_any(),
        AsidePart::SinceLastTurn => view! { <SinceLastTurn/> }.into_any(),
        AsidePart::Hint => view! { <HintPanel/> }.into_any(),
        AsidePart::Notice => view! { <Notice/> }.into_any(),
        AsidePart::Final(dismissed) => view! { <FinalDialog dismissed/> }.into_any(),
    })
}

/// Loads the saved custom editions. The edition parser is in this chunk.
#[allow(unsafe_code)]
#[wasm_split(more, fallible)]
pub fn load_saved_editions() -> Result<(), SplitLoaderError> {
    editions::load_saved();
    Ok(())
}

/// Counts a game that is over for rating and deal of the day, and stores it among the person's games.
#[allow(unsafe_code)]
#[wasm_split(more, fallible)]
pub fn store_finished(scope: Scope, game: Game) -> Result<(), SplitLoaderError> {
    rating::count_game(&game, &Settings::load());
    daily::note_finished(&game);
    scope.spawn(async move { my_games::save_game(&game).await });
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ChunkState {
    Loading,
    Loaded,
    /// The chunk could not be fetched and is not cached.
    Failed,
}

/// Shows a page as soon as its chunk is loaded.
#[component]
pub fn Lazy(page: LazyPage) -> impl IntoView {
    let state = RwSignal::new(ChunkState::Loading);
    // Parts of a page that is already shown do not move the focus.
    let is_page = !matches!(
        page,
        LazyPage::Aside(_)
            | LazyPage::Online(OnlinePage::MyTables)
            | LazyPage::Solo(SoloPage::SavedGames | SoloPage::DayState | SoloPage::Legend)
    );
    let chunk = page.clone();
    alive::spawn(async move {
        let fetched = match chunk {
            LazyPage::Solo(_) => fetch().await,
            LazyPage::Online(_) => fetch_tables().await,
            LazyPage::Aside(_) => fetch_aside().await,
        };
        late_styles::load().await;
        let texts = language::load_rest().await;
        let fetched = if fetched.is_ok() && texts.is_ok() { ChunkState::Loaded } else { ChunkState::Failed };
        state.set(fetched);
        if is_page {
            alive::next_frame_unscoped(page_focus::focus_page_start);
        }
    });
    move || match (state.get(), page.clone()) {
        (ChunkState::Loading, _) => ().into_any(),
        (ChunkState::Loaded, LazyPage::Solo(page)) => poll_now(solo_page(page)).and_then(Result::ok).into_any(),
        (ChunkState::Loaded, LazyPage::Online(page)) => poll_now(online_page(page)).and_then(Result::ok).into_any(),
        (ChunkState::Loaded, LazyPage::Aside(part)) => poll_now(aside_part(part)).and_then(Result::ok).into_any(),
        (ChunkState::Failed, _) if is_page => load_failed().into_any(),
        (ChunkState::Failed, _) => ().into_any(),
    }
}

fn load_failed() -> impl IntoView {
    view! {
        <main class="page">
            <h1>{move || messages().error_load_title()}</h1>
            <p>{move || messages().error_load_text()}</p>
            <p><a class="button button-main" href="/">{move || messages().error_reload()}</a></p>
        </main>
    }
}

/// Returns the value of a future that is already complete. Building the page here rather than in a task makes the
/// current reactive owner its owner, so that it is disposed with its view.
fn poll_now<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}
