//! The game page put together.

use super::actions::Actions;
use super::hand::Hand;
use super::model::board_model;
use super::notice::NoticeLine;
use super::payment::Payment;
use super::prompt::Prompt;
use super::store::{Notice, Play, use_play};
use super::{flow, keys};
use crate::app::route::Route;
use crate::app::settings::use_settings;
use crate::app::words::words;
use crate::art::{Icon, IconName};
use crate::board::{Board, Place};
use iquazu_rules::Gap;
use leptos::prelude::*;

/// The game on the screen.
#[component]
pub fn GamePage() -> impl IntoView {
    let play = use_play();
    let settings = use_settings();
    flow::enter(play, settings);
    on_cleanup(move || flow::leave(play));
    keys::listen(play, settings);
    let model = Memo::new(move |_| board_model(play));
    let on_gap = move |(column, index): (u8, u8)| {
        if let Some(gap) = Gap::new(column, index) {
            flow::choose_gap(play, gap);
        }
    };
    let on_inspect = move |place: Place| inspect(play, place);

    view! {
        <main class="game" id="main">
            <h1 class="hidden-text">{move || words().app_title()}</h1>
            <nav class="game-bar">
                <Menu/>
            </nav>
            <div class="game-board">
                <Board model=model on_gap=on_gap on_inspect=on_inspect/>
            </div>
            <section class="game-turn">
                <Prompt/>
                <NoticeLine/>
                <Payment/>
                <Hand/>
                <Actions/>
            </section>
        </main>
    }
}

/// A place that cannot be chosen explains itself: why not, or whose lead it is.
fn inspect(play: Play, place: Place) {
    let view = untrack(|| play.view());
    let refusal = match place {
        Place::Gap { column, index } if untrack(|| play.can_act()) => Gap::new(column, index)
            .and_then(|gap| view.table().check_affordable(view.hand(), gap, false).err())
            .or(view.check(iquazu_rules::Action::Draw).err()),
        _ => None,
    };
    play.notice.set(Some(refusal.map_or(Notice::Lead(place), Notice::Refused)));
}

/// Ways out of the game that do not end it.
#[component]
fn Menu() -> impl IntoView {
    let link = |route: Route, icon: IconName, label: fn() -> &'static str| {
        view! {
            <a class="button button-plain button-icon" href=route.href() title=label aria-label=label>
                <Icon name=icon/>
            </a>
        }
    };
    view! {
        {link(Route::Home, IconName::Menu, || words().app_home())}
        {link(Route::Rules(None), IconName::Help, || words().app_rules())}
        {link(Route::Settings, IconName::Settings, || words().app_settings())}
    }
}
