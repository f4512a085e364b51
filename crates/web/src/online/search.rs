//! The search for somebody to play. It goes on while other pages of the app are open, such as a game against bots, and
//! ends when the app is left.

use super::api::{self, RequestError};
use super::refusals::request_error_text;
use crate::app::alive::{self, Scope};
use crate::app::route::{Route, navigate};
use crate::app::storage;
use crate::app::texts::messages;
use crate::board::motion::sleep;
use iquazu_messages::Messages;
use iquazu_protocol::{EnterQueue, QueueState, QueueTicket, RequestId};
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};

/// How long to wait after a failed request.
const RETRY_MILLIS: f64 = 2_000.0;

/// What the search does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum SearchState {
    /// Nobody is looked for.
    #[default]
    Idle,
    /// The place in the queue is being asked for.
    Entering,
    Waiting {
        /// How many wait, this player included.
        waiting: u32,
        lately_seconds: Option<u32>,
    },
    /// Another window or device looks for somebody instead.
    Elsewhere,
    /// The page has sent nothing to the server for too long.
    Expired,
    Failed(RequestError),
}

impl SearchState {
    pub fn is_running(&self) -> bool {
        matches!(self, SearchState::Entering | SearchState::Waiting { .. })
    }
}

thread_local! {
    static STATE: ArcRwSignal<SearchState> = ArcRwSignal::new(SearchState::Idle);
    static TICKET: RefCell<Option<RequestId>> = const { RefCell::new(None) };
    /// Counts searches: what an earlier one hears is ignored.
    static ROUND: Cell<u32> = const { Cell::new(0) };
    /// Owns the search, because pages come and go.
    static OWNER: Owner = Owner::new_root(None);
    /// What was looked for, and the table of the match.
    static MATCHED: RefCell<Option<(EnterQueue, String)>> = const { RefCell::new(None) };
    static IS_RESUMED: Cell<bool> = const { Cell::new(false) };
    static IS_SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// Returns the state of the search. Reactive.
pub fn state() -> SearchState {
    STATE.with(|state| state.get())
}

fn set(state: SearchState) {
    STATE.with(|signal| signal.set(state));
}

/// Begins a search; ends any other one.
pub fn begin(request: EnterQueue, route: RwSignal<Route>) {
    stop();
    show_banner(route);
    set(SearchState::Entering);
    IS_RESUMED.with(|is_resumed| is_resumed.set(false));
    let round = ROUND.with(Cell::get);
    OWNER.with(|owner| owner.with(|| Scope::current().spawn(search(request, round))));
}

/// Looks again if the table was that of a match: it was given up because somebody did not come. Returns whether it was.
pub fn resume(table: &str, route: RwSignal<Route>) -> bool {
    let matched = MATCHED.with(|matched| matched.borrow_mut().take_if(|(_, found)| found == table));
    let Some((request, _)) = matched else { return false };
    begin(request, route);
    IS_RESUMED.with(|is_resumed| is_resumed.set(true));
    navigate(Route::Match);
    true
}

/// Returns whether the search goes on after a match in which somebody did not come.
pub fn is_resumed() -> bool {
    IS_RESUMED.with(Cell::get)
}

/// Ends the search.
pub fn stop() {
    ROUND.with(|round| round.set(round.get() + 1));
    leave();
    set(SearchState::Idle);
}

/// Leaves the queue by a message that the browser sends even while it closes the page.
fn leave() {
    if let Some(ticket) = TICKET.with(|ticket| ticket.borrow_mut().take()) {
        let _ = window().navigator().send_beacon(&format!("/api/queue/{}/leave", ticket.as_str()));
    }
}

async fn search(request: EnterQueue, round: u32) {
    let is_current = || ROUND.with(Cell::get) == round;
    let entered = api::post::<QueueTicket>("/api/queue", &request).await;
    let ticket = match entered {
        Ok(QueueTicket { ticket }) => ticket,
        Err(error) if is_current() => return set(SearchState::Failed(error)),
        Err(_) => return,
    };
    TICKET.with(|saved| saved.replace(Some(ticket.clone())));
    if !is_current() {
        return leave();
    }
    set(SearchState::Waiting { waiting: 1, lately_seconds: None });
    storage::remember_online();
    let path = format!("/api/queue/{}", ticket.as_str());
    loop {
        let answer = api::post::<QueueState>(&path, &()).await;
        if !is_current() {
            return;
        }
        match answer {
            Ok(QueueState::Waiting { waiting, lately_seconds }) => {
                set(SearchState::Waiting { waiting, lately_seconds })
            }
            Ok(QueueState::Matched { table, .. }) => {
                end(SearchState::Idle);
                MATCHED.with(|matched| matched.replace(Some((request, table.to_string()))));
                return navigate(Route::Table(table.to_string()));
            }
            Ok(QueueState::Elsewhere {}) => return end(SearchState::Elsewhere),
            Ok(QueueState::Expired {}) => return end(SearchState::Expired),
            Err(RequestError::Refused(refusal)) if !refusal.is_transient() => {
                return end(SearchState::Failed(RequestError::Refused(refusal)));
            }
            Err(_) => sleep(RETRY_MILLIS).await,
        }
    }
}

/// Ends a search that the server has ended.
fn end(state: SearchState) {
    TICKET.with(|ticket| ticket.replace(None));
    set(state);
}

/// Shows over other pages that the search goes on. The banner stays in the document and is empty without a search.
fn show_banner(route: RwSignal<Route>) {
    if IS_SHOWN.with(|shown| shown.replace(true)) {
        return;
    }
    OWNER.with(|owner| {
        owner.with(|| {
            alive::on_window(ev::pagehide, |_| stop());
            if let Some(body) = document().body() {
                leptos::mount::mount_to(body, move || banner(route)).forget();
            }
        });
    });
}

fn banner(route: RwSignal<Route>) -> AnyView {
    let is_elsewhere = move || route.get() != Route::Match;
    view! {
        <div role="status">
            {move || (is_elsewhere() && state().is_running()).then(|| {
                let t = messages();
                view! {
                    <div class="online-banner match-banner">
                        <a href=Route::Match.href()>{t.match_looking()}</a>
                        <button type="button" class="button button-plain" on:click=|_| stop()>{t.match_stop()}</button>
                    </div>
                }
            })}
        </div>
    }
    .into_any()
}

/// Returns why a search ended without a match.
pub fn end_text(t: Messages, state: &SearchState) -> Option<String> {
    match state {
        SearchState::Elsewhere => Some(t.match_elsewhere().to_owned()),
        SearchState::Expired => Some(t.match_expired().to_owned()),
        SearchState::Failed(error) => Some(request_error_text(t, error)),
        SearchState::Idle | SearchState::Entering | SearchState::Waiting { .. } => None,
    }
}
