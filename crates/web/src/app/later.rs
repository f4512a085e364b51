//! Pages that nobody needs before the first move. They are a part of the app of their own, which is fetched when one of
//! them is opened for the first time; without it the first game is there a good deal earlier.
//!
//! The build cuts the app at `page_of` (`xtask/bundler/src/split.rs`): what only this function reaches goes into the
//! other part. A new page that can wait needs an arm there and nothing else.

use super::arrival;
use super::route::Route;
use super::words::words;
use super::{BrokenSave, editions, pages};
use crate::online;
use crate::study::Study;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// A page that can wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LaterPage {
    Of(Route),
    BrokenSave(BrokenSave),
    /// The list of one's tables, on the home page.
    MyTables,
}

// The border between two parts is a foreign function to the compiler, hence `unsafe` in what the macro writes.
#[allow(unsafe_code)]
#[wasm_split(more, preload(fetch), fallible)]
fn page_of(page: LaterPage) -> Result<AnyView, SplitLoaderError> {
    Ok(match page {
        LaterPage::BrokenSave(broken) => view! { <pages::BrokenSavePage broken/> }.into_any(),
        LaterPage::Of(Route::Setup) => view! { <pages::SetupPage/> }.into_any(),
        LaterPage::Of(Route::Rules(clause)) => view! { <pages::RulesPage clause/> }.into_any(),
        LaterPage::Of(Route::Settings) => view! { <pages::SettingsPage/> }.into_any(),
        LaterPage::Of(Route::Help) => view! { <pages::HelpPage/> }.into_any(),
        LaterPage::Of(Route::About) => view! { <pages::AboutPage/> }.into_any(),
        LaterPage::Of(Route::Study(path)) => view! { <Study path/> }.into_any(),
        LaterPage::Of(_) | LaterPage::MyTables => view! { <pages::NotFoundPage/> }.into_any(),
    })
}

/// Tables with others are a third part: who plays alone never loads it.
#[allow(unsafe_code)]
#[wasm_split(tables, preload(fetch_tables), fallible)]
fn table_page_of(page: LaterPage) -> Result<AnyView, SplitLoaderError> {
    Ok(match page {
        LaterPage::Of(Route::Friends) => view! { <online::CreatePage/> }.into_any(),
        LaterPage::Of(Route::Lobby) => view! { <online::LobbyPage/> }.into_any(),
        LaterPage::Of(Route::Table(id)) => view! { <online::TablePage id/> }.into_any(),
        LaterPage::Of(Route::Join(token)) => view! { <online::JoinPage at=format!("join/{token}")/> }.into_any(),
        LaterPage::Of(Route::Sit(id)) => view! { <online::JoinPage at=format!("tables/{id}/sit")/> }.into_any(),
        LaterPage::Of(Route::Carry(token)) => view! { <online::CarryPage token/> }.into_any(),
        LaterPage::MyTables => view! { <online::MyTables/> }.into_any(),
        LaterPage::Of(_) | LaterPage::BrokenSave(_) => view! { <pages::NotFoundPage/> }.into_any(),
    })
}

impl LaterPage {
    fn is_of_tables(&self) -> bool {
        use Route::{Carry, Friends, Join, Lobby, Sit, Table};
        matches!(self, LaterPage::MyTables)
            || matches!(self, LaterPage::Of(Friends | Lobby | Table(_) | Join(_) | Sit(_) | Carry(_)))
    }
}

/// The reader of edition files is in the later part too.
#[allow(unsafe_code)]
#[wasm_split(more, fallible)]
pub fn learn_editions() -> Result<(), SplitLoaderError> {
    editions::learn_kept();
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    OnItsWay,
    Here,
    /// No connection, and the part had not been kept yet.
    Missing,
}

/// Shows the page as soon as its part of the app is there.
#[component]
pub fn Later(page: LaterPage) -> impl IntoView {
    let part = RwSignal::new(Part::OnItsWay);
    let of_tables = page.is_of_tables();
    // A list within a page that is there already takes no focus.
    let arrives = page != LaterPage::MyTables;
    spawn_local(async move {
        let fetched = if of_tables { fetch_tables().await } else { fetch().await };
        let fetched = if fetched.is_ok() { Part::Here } else { Part::Missing };
        part.try_set(fetched);
        if arrives {
            request_animation_frame(arrival::to_start);
        }
    });
    move || match part.get() {
        Part::OnItsWay => ().into_any(),
        Part::Here if of_tables => now(table_page_of(page.clone())).and_then(Result::ok).into_any(),
        Part::Here => now(page_of(page.clone())).and_then(Result::ok).into_any(),
        Part::Missing => missing().into_any(),
    }
}

fn missing() -> impl IntoView {
    view! {
        <main class="page">
            <h1>{move || words().error_load_title()}</h1>
            <p>{move || words().error_load_text()}</p>
            <p><a class="button button-main" href="/">{move || words().error_reload()}</a></p>
        </main>
    }
}

/// The answer of a future that has nothing left to wait for. Pages are made here and not in a task, so that they belong
/// to the view they stand in and go with it.
fn now<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}
