//! “What if?”: playing on from a moment of a game, against bots or by hand. Branches are kept in this browser.

use super::replay::Replay;
use super::route::StudyRoute;
use crate::app::editions;
use crate::app::route::go;
use crate::app::storage;
use crate::app::words::words;
use crate::art::{Icon, IconName};
use crate::pages::dialog;
use crate::pages::levels::{LEVELS, level_name, playable};
use crate::play::store::use_play;
use crate::play::{GamePage, flow};
use iquazu_messages::Messages;
use iquazu_session::{Game, GameSetup, Player, to_link};
use leptos::ev;
use leptos::prelude::*;

/// So many branches are kept at most.
const MOST: u32 = 50;

/// Tags of a branch's record: its name, the game that it left, and after how many steps.
pub(super) const NAME: &str = "branch";
const ORIGIN: &str = "branch-of";
pub(super) const STEP: &str = "branch-step";

/// Where in the browser a branch is kept.
pub(super) fn slot(number: u32) -> String {
    format!("iquazu.branch.{number}")
}

/// Where the game of a branch is found.
fn origin(game: &Game) -> StudyRoute {
    to_link(game).map_or(StudyRoute::Record, StudyRoute::Game)
}

/// All branches of a game, by their numbers.
pub(super) fn of(game: &Game) -> Vec<(u32, Game)> {
    let origin = origin(game).href();
    let load = |number: u32| {
        let text = storage::load(&slot(number)).ok().flatten()?;
        let branch = iquazu_session::load(&text, editions::find).ok()?;
        (branch.record().tag(ORIGIN) == Some(origin.as_str())).then_some((number, branch))
    };
    (1..=MOST).filter_map(load).collect()
}

pub(super) fn remove(number: u32) {
    storage::remove(&slot(number));
}

/// Keeps a new branch and goes there; false where the browser has no room.
fn begin(branch: &Game) -> bool {
    let free = (1..=MOST).find(|number| matches!(storage::load(&slot(*number)), Ok(None)));
    let Some(number) = free else { return false };
    if storage::save(&slot(number), &branch.save()).is_err() {
        return false;
    }
    go(StudyRoute::Branch(number).route());
    true
}

/// The button and the form behind it.
#[component]
pub(super) fn WhatIf(replay: Replay) -> impl IntoView {
    let open = RwSignal::new(false);
    let possible = move || replay.step.get() < replay.last || !replay.whole.with_value(Game::is_over);
    let form = move || {
        replay.pause();
        let close = Callback::new(move |()| open.set(false));
        let t = words();
        dialog(t.branch_title(), view! { <Form replay/> }.into_any(), close)
    };
    view! {
        <button class="button" disabled=move || !possible() on:click=move |_| open.set(true)>
            <Icon name=IconName::Play/>
            <span>{move || words().branch_title()}</span>
        </button>
        {move || open.get().then(|| untrack(form))}
    }
}

#[component]
fn Form(replay: Replay) -> impl IntoView {
    let t = words();
    let step = replay.step.get_untracked();
    let turn = replay.whole.with_value(|whole| whole.history()[step].state.table().turn());
    let name = RwSignal::new(t.branch_name_usual(turn.into()));
    let plan = RwSignal::new(replay.whole.with_value(|whole| proposal(whole, step)));
    let full = RwSignal::new(false);
    let start = move |_| {
        let branch = replay.whole.with_value(|whole| {
            let notes = [(NAME, name.get_untracked()), (ORIGIN, origin(whole).href()), (STEP, step.to_string())];
            let notes = notes.each_ref().map(|(key, value)| (*key, value.as_str()));
            whole.branch(step, plan.get_untracked(), &notes)
        });
        full.set(!begin(&branch));
    };
    let seats = plan.with_untracked(|plan| plan.seats.len());
    view! {
        <p>{t.branch_text()}</p>
        <label class="study-field">
            <span>{t.branch_name()}</span>
            <input
                type="text"
                maxlength="60"
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
        </label>
        {(0..seats).map(|seat| seat_choice(t, plan, seat)).collect_view()}
        <p role="alert">{move || full.get().then(|| words().error_storage_full_title())}</p>
        <form class="dialog-buttons" method="dialog">
            <button class="button">{t.app_cancel()}</button>
            <button class="button button-main" type="button" on:click=start>{t.branch_start()}</button>
        </form>
    }
}

/// Whoever is to decide plays by hand, the others are bots: those that they were, or the usual ones.
fn proposal(game: &Game, step: usize) -> GameSetup {
    let mut plan = game.setup().clone();
    let active = game.history()[step].state.table().active();
    for (seat, plan) in game.setup().players().seats().zip(&mut plan.seats) {
        let level = match &plan.player {
            Player::Bot(level) => playable(level),
            Player::Person | Player::Remote => playable(""),
        };
        plan.player = if seat == active { Player::Person } else { Player::Bot(level.to_owned()) };
    }
    plan
}

fn seat_choice(t: Messages, plan: RwSignal<GameSetup>, seat: usize) -> impl IntoView {
    let (name, player) = plan.with_untracked(|plan| (plan.seats[seat].name.clone(), plan.seats[seat].player.clone()));
    let option = move |level: &'static str| {
        let chosen = player == Player::Bot(level.to_owned());
        view! { <option value=level selected=chosen>{level_name(t, level)}</option> }
    };
    let choose = move |event: ev::Event| {
        let value = event_target_value(&event);
        let player = if value.is_empty() { Player::Person } else { Player::Bot(value) };
        plan.update(|plan| plan.seats[seat].player = player);
    };
    view! {
        <label class="study-field">
            <span>{name}</span>
            <select on:change=choose>
                <option value="">{t.branch_by_hand()}</option>
                {LEVELS.map(option).into_iter().collect_view()}
            </select>
        </label>
    }
}

/// A branch being played: the game page, and the way back.
#[component]
pub(super) fn BranchPage(kept: String, game: Game) -> impl IntoView {
    let play = use_play();
    let name = game.record().tag(NAME).unwrap_or_default().to_owned();
    let back = game.record().tag(ORIGIN).unwrap_or("/").to_owned();
    play.slot.set(kept);
    flow::put_on_screen(play, game);
    let title = name.clone();
    Effect::new(move |_| document().set_title(&words().app_page_title(&title)));
    view! {
        <header class="study-branch">
            <b>{name}</b>
            <a class="button" href=back>{move || words().branch_back()}</a>
        </header>
        <GamePage/>
    }
}
