//! The page: filters, then the list or the statistics of the games that fit.

use super::actions::{Notice, notice};
use super::database::{self, StoredGame};
use super::filters::filters;
use super::list::list;
use super::save::stored;
use super::statistics::statistics;
use super::transfer::transfer;
use crate::app::alive::{self, Scope};
use crate::app::editions;
use crate::app::storage::StorageError;
use crate::pages::form::{Choice, choices};
use crate::pages::layout::{localized, page};
use iquazu_messages::Messages;
use iquazu_session::history::{GameFilter, GameSummary};
use leptos::prelude::*;
use std::sync::Arc;

/// The state of the page. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Games {
    pub(super) scope: Scope,
    /// All games, newest first; `None` while they are loaded.
    pub(super) all: RwSignal<Option<Result<Arc<Vec<GameSummary>>, StorageError>>>,
    pub(super) filter: RwSignal<GameFilter>,
    /// The games that fit the filter, newest first.
    pub(super) shown: Memo<Vec<GameSummary>>,
    /// The page of the list, from 0.
    pub(super) list_page: RwSignal<usize>,
    pub(super) notice: RwSignal<Option<Notice>>,
}

impl Games {
    fn new() -> Games {
        let all = RwSignal::new(None);
        let filter = RwSignal::new(GameFilter::default());
        let shown = Memo::new(move |_| {
            let found: Option<Result<Arc<Vec<GameSummary>>, StorageError>> = all.get();
            let games = found.and_then(Result::ok).unwrap_or_default();
            filter.with(|filter| filter.apply(&games).into_iter().cloned().collect())
        });
        Games { scope: Scope::current(), all, filter, shown, list_page: RwSignal::new(0), notice: RwSignal::new(None) }
    }

    /// Reads all summaries again.
    pub(super) async fn reload(self) {
        let found = load().await;
        self.all.set(Some(found.map(Arc::new)));
    }

    pub(super) fn change_filter(self, change: impl FnOnce(&mut GameFilter)) {
        self.filter.update(change);
        self.list_page.set(0);
    }
}

/// Loads all summaries, newest first.
async fn load() -> Result<Vec<GameSummary>, StorageError> {
    let mut games = Vec::new();
    let mut outdated = Vec::new();
    for (id, text) in database::summaries().await? {
        match GameSummary::parse(&text) {
            Some(game) => games.push(game),
            None => outdated.push(id),
        }
    }
    if !outdated.is_empty() {
        games.extend(summarise_again(&outdated).await?);
    }
    games.sort_by(|one, other| (other.ended_at, &other.id).cmp(&(one.ended_at, &one.id)));
    Ok(games)
}

/// Makes the summaries of an earlier version again, from the records.
async fn summarise_again(ids: &[String]) -> Result<Vec<GameSummary>, StorageError> {
    let mut games = Vec::new();
    for old in database::records(ids).await? {
        let game = iquazu_session::load(&old.record, &editions::library()).ok();
        let Some(new) = game.and_then(|game| stored(&game, 0, None)) else { continue };
        let StoredGame { summary, .. } = new;
        let text = summary.clone();
        database::update_summary(&old.id, |_| Some(text)).await?;
        games.extend(GameSummary::parse(&summary));
    }
    Ok(games)
}

#[component]
pub fn MyGames() -> impl IntoView {
    if editions::any_saved() {
        editions::load_saved();
    }
    let games = Games::new();
    alive::spawn(async move {
        games.reload().await;
        if super::online::fetch_finished().await > 0 {
            games.reload().await;
        }
    });
    let statistics_shown = RwSignal::new(false);
    localized(move |t| page(t, "my-games", t.mine_title(), body(t, games, statistics_shown)))
}

fn body(t: Messages, games: Games, statistics_shown: RwSignal<bool>) -> AnyView {
    // Changes of the games alone must not build the page again: the focus would be lost.
    let stage = Memo::new(move |_| {
        games.all.with(|all| match all {
            None => Stage::Loading,
            Some(Err(error)) => Stage::Failed(*error),
            Some(Ok(all)) if all.is_empty() => Stage::Empty,
            Some(Ok(_)) => Stage::Ready,
        })
    });
    let main = move || match stage.get() {
        Stage::Loading => view! { <p role="status">{t.mine_loading()}</p> }.into_any(),
        Stage::Failed(error) => view! { <p class="panel problem" role="alert">{storage_text(t, error)}</p> }.into_any(),
        Stage::Empty => view! { <p class="panel">{t.mine_none()}</p> }.into_any(),
        Stage::Ready => ready(t, games, statistics_shown),
    };
    view! {
        {main}
        {notice(t, games)}
        {transfer(t, games)}
        <p class="soft">{t.mine_here()}</p>
    }
    .into_any()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Loading,
    Failed(StorageError),
    Empty,
    Ready,
}

fn ready(t: Messages, games: Games, statistics_shown: RwSignal<bool>) -> AnyView {
    let views = vec![Choice::new("list", t.mine_list()), Choice::new("statistics", t.mine_statistics())];
    let chosen = move || if statistics_shown.get() { "statistics" } else { "list" }.to_owned();
    let choose = move |value: String| statistics_shown.set(value == "statistics");
    view! {
        {filters(t, games)}
        {choices("mine-view", t.mine_view(), views, chosen, choose)}
        {move || if statistics_shown.get() { statistics(t, games) } else { list(t, games) }}
    }
    .into_any()
}

/// Says why games cannot be stored or read.
pub(super) fn storage_text(t: Messages, error: StorageError) -> &'static str {
    match error {
        StorageError::Full => t.mine_full(),
        StorageError::Denied => t.mine_denied(),
    }
}
