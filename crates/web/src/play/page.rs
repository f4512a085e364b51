//! The game page.

use super::actions::Actions;
use super::announcer::Announcer;
use super::finish::FinalBoard;
use super::hand::Hand;
use super::handover::HandOver;
use super::hint::{HintButton, HintPart};
use super::lead::{Goal, LeadCard};
use super::model::board_model;
use super::notice::NoticeLine;
use super::payment_options::PaymentOptions;
use super::piles::Piles;
use super::players::PlayerPanels;
use super::preview::Preview;
use super::prompt::Prompt;
use super::stage::Headline;
use super::store::{Choice, Play, UiNotice, use_play};
use super::{flow, keys, playback};
use crate::app::layers::close_on_back;
use crate::app::lazy::Lazy;
use crate::app::page::{AsidePart, LazyPage, SoloPage};
use crate::app::route::Route;
use crate::app::settings::use_settings;
use crate::app::sound::{self, SoundButton};
use crate::app::texts::messages;
use crate::art::{Icon, IconName};
use crate::board::{Board, Place};
use crate::pages::dialog;
use iquazu_rules::Gap;
use leptos::prelude::*;

/// The game on the screen.
#[component]
pub fn GamePage() -> impl IntoView {
    let play = use_play();
    let settings = use_settings();
    flow::enter(play, settings);
    on_cleanup(move || flow::leave(play));
    keys::listen(play);
    sound::enter_game();
    sound_of_own_turn(play);
    let model = board_model(play);
    let on_gap = move |(column, index): (u8, u8)| {
        if let Some(gap) = Gap::new(column, index) {
            flow::choose_gap(play, gap);
        }
    };
    let on_inspect = move |place: Place| inspect(play, place);

    // A press on a place reports it twice, by pointer and by focus: the panel beside the board is drawn once.
    let on_hover = move |place: Option<Place>| {
        if play.hovered.get_untracked() != place {
            play.hovered.set(place);
        }
    };
    // A click anywhere on the board skips the playback.
    let skip = move |_| {
        if play.showing.with_untracked(Option::is_some) {
            playback::skip();
        }
    };
    let log_open = RwSignal::new(false);
    let paying = Memo::new(move |_| play.choice.with(|choice| matches!(choice, Choice::Gap { .. })));
    let discarding = Memo::new(move |_| play.choice.with(|choice| matches!(choice, Choice::Discard(_))));

    close_on_back(paying.into(), move || play.choice.set(Choice::Nothing));
    close_on_back(log_open.into(), move || log_open.set(false));

    view! {
        <main class="game" id="main">
            <h1 class="hidden-text">{move || messages().app_title()}</h1>
            <nav class="game-bar" aria-label=move || messages().app_menu()>
                <HintButton/>
                <SoundButton/>
                <Menu log_open/>
            </nav>
            <div class="game-piles">
                <Piles/>
            </div>
            <div class="game-players">
                <PlayerPanels/>
            </div>
            <div class="game-board" on:click=skip>
                <Headline/>
                <Board model=model on_gap=on_gap on_inspect=on_inspect on_hover=on_hover/>
            </div>
            <div class="game-lead">
                <LeadCard/>
                <Goal/>
                <Preview/>
            </div>
            <section class="game-turn" class:paying=paying class:discarding=discarding aria-label=move || messages().a11y_actions()>
                <div class="turn-head">
                    <Prompt/>
                    <PaymentOptions/>
                </div>
                <NoticeLine/>
                <Hand/>
                <Actions/>
            </section>
            <div class="game-pay">
                <HintPart/>
            </div>
            <div class="game-side" class:game-side-open=log_open>
                {move || play.authority.get().map(|table| table.side_panel())}
                {aside_of_a_running_game(play)}
            </div>
            <FinalBoard/>
            <Announcer/>
            {move || play.handover.get().map(|seat| view! { <HandOver seat/> })}
        </main>
    }
}

/// What happened so far. It is fetched after the first round: the first move does not wait for it.
fn aside_of_a_running_game(play: Play) -> impl IntoView {
    let first = Memo::new(move |_| {
        play.game.with(|game| usize::from(game.state().table().turn()) <= game.setup().players().seats().count())
    });
    let part = |part| view! { <Lazy page=LazyPage::Aside(part)/> };
    move || (!first.get()).then(|| [AsidePart::SinceLastTurn, AsidePart::Log].map(part))
}

/// Sounds when the player's turn begins, not when the page opens.
fn sound_of_own_turn(play: Play) {
    let acts = Memo::new(move |_| play.can_act());
    Effect::new(move |before: Option<bool>| {
        let now = acts.get();
        if now && before == Some(false) {
            sound::turn();
        }
        now
    });
}

/// Explains a place that cannot be chosen: why not, or who leads there.
fn inspect(play: Play, place: Place) {
    let view = untrack(|| play.view());
    let refusal = match place {
        Place::Gap { column, index } if untrack(|| play.can_act()) => Gap::new(column, index)
            .and_then(|gap| view.table().check_affordable(view.hand(), gap, false).err())
            .or(view.check(iquazu_rules::Action::Draw).err()),
        _ => None,
    };
    play.notice.set(Some(refusal.map_or(UiNotice::Lead(place), UiNotice::Refused)));
}

/// Explains the marks on the wall, in a dialog.
#[component]
fn LegendButton() -> impl IntoView {
    let open = RwSignal::new(false);
    let close = Callback::new(move |()| open.set(false));
    let body = || {
        view! {
            <Lazy page=LazyPage::Solo(SoloPage::Legend)/>
            <form class="dialog-buttons" method="dialog">
                <button class="button" autofocus>{move || messages().app_close()}</button>
            </form>
        }
        .into_any()
    };
    view! {
        <button
            class="button button-plain button-icon"
            data-legend=""
            aria-label=move || messages().legend_title()
            title=move || messages().legend_title()
            on:click=move |_| open.set(true)
        >
            <Icon name=IconName::Help/>
        </button>
        {move || open.get().then(|| untrack(|| dialog(messages().legend_title(), body(), close)))}
    }
}

/// Links to other pages, and the toggle of the log on small screens.
#[component]
fn Menu(log_open: RwSignal<bool>) -> impl IntoView {
    let unread = use_play().unread;
    let link = |route: Route, icon: IconName, label: fn() -> &'static str| {
        view! {
            <a class="button button-plain button-icon" href=route.href() title=label aria-label=label>
                <Icon name=icon/>
            </a>
        }
    };
    view! {
        {link(Route::Home, IconName::Menu, || messages().app_home())}
        <LegendButton/>
        {link(Route::Settings, IconName::Settings, || messages().app_settings())}
        <button
            class="button button-plain button-icon log-toggle"
            class:log-unread=move || unread.get()
            aria-expanded=move || log_open.get().to_string()
            aria-label=move || messages().log_title()
            on:click=move |_| {
                log_open.update(|open| *open = !*open);
                unread.set(false);
            }
        >
            <Icon name=IconName::Log/>
        </button>
    }
}
