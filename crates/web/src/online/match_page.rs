//! “Somebody to play”: choose a game, then wait for others who want the same.

use super::api;
use super::deal::random_nonce;
use super::join::{name_field, parse_name, remember_name};
use super::search::{self, SearchState};
use super::waiting::clock_name;
use crate::app::alive::{self, Scope};
use crate::app::route::{Route, use_route};
use crate::app::settings::use_settings;
use crate::pages::form::{Choice, choices};
use crate::pages::layout::{localized, page};
use crate::pages::{StartRequest, Starter, quick_setup};
use crate::play::store::use_play;
use iquazu_messages::Messages;
use iquazu_protocol::{EnterQueue, Pace, QueueSpeed, Queues};
use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;
use std::time::Duration;

/// How often the numbers are read again.
const REFRESH_INTERVAL: Duration = Duration::from_secs(10);

/// The game that the player looks for.
#[derive(Clone, Copy)]
struct MatchOptions {
    name: RwSignal<String>,
    players: RwSignal<u8>,
    speed: RwSignal<QueueSpeed>,
    queues: RwSignal<Option<Queues>>,
}

#[component]
pub fn MatchPage() -> impl IntoView {
    let name = use_settings().with_untracked(|settings| settings.name.clone().unwrap_or_default());
    let options = MatchOptions {
        name: RwSignal::new(name),
        players: RwSignal::new(2),
        speed: RwSignal::new(QueueSpeed::Quick),
        queues: RwSignal::new(None),
    };
    alive::spawn(load(options.queues));
    let scope = Scope::current();
    scope.every(REFRESH_INTERVAL, move || scope.spawn(load(options.queues)));
    let starter = Starter::of(use_play());
    // The page stays while the numbers change.
    let is_running = Memo::new(|_| search::state().is_running());
    localized(move |t| {
        let body = move || if is_running.get() { waiting(t, starter) } else { form(t, options) };
        page(t, "setup online-match", t.match_title(), body.into_any())
    })
}

async fn load(queues: RwSignal<Option<Queues>>) {
    if let Ok(found) = api::get::<Queues>("/api/queue").await {
        queues.set(Some(found));
    }
}

fn form(t: Messages, options: MatchOptions) -> AnyView {
    let problem = RwSignal::new(untrack(|| search::end_text(t, &search::state())));
    let (settings, route) = (use_settings(), use_route());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = parse_name(options.name) else { return problem.set(Some(t.online_name_bad().to_owned())) };
        if random_nonce().is_err() {
            return problem.set(Some(t.online_deal_no_random().to_owned()));
        }
        remember_name(settings, &name);
        let (players, speed) = (options.players.get_untracked(), options.speed.get_untracked());
        search::begin(EnterQueue { name, commits: true, players, speed }, route);
    };
    let closed = move || options.queues.with(|queues| queues.as_ref().is_some_and(|queues| !queues.open));
    view! {
        <p class="soft">{t.match_help()}</p>
        <form novalidate on:submit=submit>
            {name_field(t, options.name)}
            {players(t, options)}
            {speed(t, options)}
            <p role="status">{move || numbers(t, options)}</p>
            <div role="alert">{move || problem.get().map(|text| view! { <p class="fault">{text}</p> })}</div>
            <button class="button button-main setup-go" disabled=closed>{t.match_go()}</button>
        </form>
        <p><a class="button button-plain" href=Route::Friends.href()>{t.online_friends()}</a></p>
    }
    .into_any()
}

fn players(t: Messages, options: MatchOptions) -> AnyView {
    let all = (2..=4).map(|n: u8| Choice::new(n.to_string(), t.setup_player_count(n.into()))).collect();
    let choose = move |count: String| options.players.set(count.parse().unwrap_or(2));
    choices("match-players", t.setup_players(), all, move || options.players.get().to_string(), choose)
}

fn speed(t: Messages, options: MatchOptions) -> AnyView {
    let option = |speed: QueueSpeed| {
        let pace = match speed.pace() {
            Pace::Live => t.online_live(),
            Pace::TurnByTurn => t.online_days(),
        };
        let selected = options.speed.get_untracked() == speed;
        let text = format!("{pace} · {}", clock_name(t, speed.clock()));
        view! { <option value=speed.name() selected=selected>{text}</option> }
    };
    let choose = move |event: Event| {
        let chosen = event_target_value(&event);
        let speed = QueueSpeed::ALL.into_iter().find(|speed| speed.name() == chosen);
        options.speed.set(speed.unwrap_or(QueueSpeed::Quick));
    };
    view! {
        <label class="field">
            <span>{t.online_pace()}</span>
            <select on:change=alive::handler(choose)>{QueueSpeed::ALL.map(option)}</select>
        </label>
    }
    .into_any()
}

/// Says how many wait for the chosen game, and how long it took lately.
fn numbers(t: Messages, options: MatchOptions) -> Option<String> {
    options.queues.with(|queues| {
        let queues = queues.as_ref()?;
        if !queues.open {
            return Some(t.match_closed().to_owned());
        }
        let chosen = (options.players.get(), options.speed.get());
        let info = queues.queues.iter().find(|info| (info.players, info.speed) == chosen);
        let (waiting, lately) = info.map_or((0, None), |info| (info.waiting, info.lately_seconds));
        Some(format!("{} {}", t.match_others(waiting.into()), lately_text(t, lately)))
    })
}

fn lately_text(t: Messages, seconds: Option<u32>) -> String {
    match seconds {
        None => t.match_lately_never().to_owned(),
        Some(seconds) if seconds < 90 => t.match_lately_seconds(seconds.into()),
        Some(seconds) => t.match_lately_minutes((seconds.div_ceil(60)).into()),
    }
}

fn waiting(t: Messages, starter: Starter) -> AnyView {
    let settings = use_settings();
    let bots = move |_| starter.start(StartRequest::Deal(settings.with_untracked(|settings| quick_setup(t, settings))));
    let count = move || match search::state() {
        SearchState::Waiting { waiting, lately_seconds } => {
            format!("{} {}", t.match_waiting(waiting.into()), lately_text(t, lately_seconds))
        }
        _ => String::new(),
    };
    view! {
        {search::is_resumed().then(|| view! { <p role="status">{t.match_resumed()}</p> })}
        <p><strong>{t.match_looking()}</strong></p>
        <p role="status">{count}</p>
        <p class="soft">{t.match_stay()}</p>
        <p class="online-row">
            <button type="button" class="button button-main" on:click=bots>{t.match_bots()}</button>
            <button type="button" class="button" on:click=|_| search::stop()>{t.match_stop()}</button>
        </p>
        <p class="soft">{t.match_bots_help()}</p>
        {starter.question(t)}
    }
    .into_any()
}
