//! The home page: one click to a game.

use super::language::language_switch;
use super::layout::localized;
use super::levels::plain_level_name;
use super::open::OpenRecord;
use super::start::{StartRequest, Starter, has_unfinished_game, quick_opponents, quick_setup, resume_saved};
use super::title_art::title_art;
use crate::app::lazy::Lazy;
use crate::app::page::{LazyPage, OnlinePage, SoloPage};
use crate::app::route::Route;
use crate::app::settings::use_settings;
use crate::app::update::{send_to_boot, use_pwa_status};
use crate::app::{saved_games, storage};
use crate::art::{Icon, IconName};
use crate::play::store::{Play, use_play};
use iquazu_messages::Messages;
use leptos::prelude::*;

#[component]
pub fn HomePage() -> impl IntoView {
    resume_saved(use_play());
    let starter = Starter::new();
    let open = OpenRecord::new(starter);
    localized(move |t| home(t, starter, open))
}

fn home(t: Messages, starter: Starter, open: OpenRecord) -> AnyView {
    let play = use_play();
    view! {
        <div class="home" on:dragover=|event| event.prevent_default() on:drop=move |event| open.dropped(&event)>
            {title_art()}
            <header class="home-header">{language_switch(t)}</header>
            <main class="home-main">
                <h1 tabindex="-1" class="home-title">{t.app_title()}</h1>
                <p class="home-tagline">{t.app_tagline()}</p>
                <div class="home-games">
                    {continue_button(t, play)}
                    {play_now(t, starter, has_unfinished_game(play))}
                    <div class="home-row">
                        <a class="button" href=Route::Day(None).href()>
                            <span>
                                {t.day_title()}
                                {storage::has_days().then(|| view! { <Lazy page=LazyPage::Solo(SoloPage::DayState)/> })}
                            </span>
                        </a>
                        <a class="button" href=Route::Match.href()>{t.match_title()}</a>
                        <a class="button" href=Route::Friends.href()>{t.online_friends()}</a>
                        <a class="button" href=Route::lesson().href()>{t.app_learn()}</a>
                        <a class="button" href=Route::Setup.href()>{t.app_new_game()}</a>
                        {open.button(t)}
                    </div>
                </div>
                {storage::was_online().then(|| view! { <Lazy page=LazyPage::Online(OnlinePage::MyTables)/> })}
                {saved_games::any().then(|| view! { <Lazy page=LazyPage::Solo(SoloPage::SavedGames)/> })}
                {open.problem(t)}
                {offline_status(t)}
                {starter.question(t)}
            </main>
            <nav class="home-links" aria-label=t.app_menu()>
                <a class="button button-plain" href=Route::Rules(None).href()><Icon name=IconName::Help/>{t.app_rules()}</a>
                <a class="button button-plain" href=Route::Settings.href()>
                    <Icon name=IconName::Settings/>{t.app_settings()}
                </a>
                <a class="button button-plain" href=Route::About.href()>{t.app_about()}</a>
                <a class="button button-plain" href=Route::MyGames.href()>{t.mine_title()}</a>
                {install(t)}
            </nav>
        </div>
    }
    .into_any()
}

/// Shows whether the app works offline.
fn offline_status(t: Messages) -> AnyView {
    let status = use_pwa_status();
    let text = move || match (status.offline.get(), status.offline_ready.get()) {
        (true, _) => t.app_offline(),
        (false, true) => t.app_offline_ready(),
        (false, false) => "",
    };
    view! { <p class="home-news" role="status">{text}</p> }.into_any()
}

fn install(t: Messages) -> impl IntoView {
    let installable = use_pwa_status().installable;
    move || {
        installable.get().then(|| {
            let install = move |_| {
                installable.set(false);
                send_to_boot("iquazu-install");
            };
            view! { <button class="button button-plain" on:click=install>{t.app_install()}</button> }
        })
    }
}

fn continue_button(t: Messages, play: Play) -> Option<AnyView> {
    has_unfinished_game(play).then(|| {
        let column = play.game.with_untracked(|game| game.state().table().frame());
        view! {
            <a class="button button-main home-main-button" href=Route::Game.href()>
                <Icon name=IconName::Play/>
                <span>{t.app_continue()}<small>{t.app_continue_hint(column.into())}</small></span>
            </a>
        }
        .into_any()
    })
}

/// Starts a game against the opponents of the settings. It is the main button unless there is a game to continue.
fn play_now(t: Messages, starter: Starter, second: bool) -> AnyView {
    let settings = use_settings();
    let opponents = settings.with_untracked(quick_opponents);
    let matched = settings.with_untracked(|settings| settings.match_opponents);
    let hint = match opponents.first().filter(|_| matched) {
        Some(opponent) => t.app_play_now_matched(opponents.len() as i64, plain_level_name(t, opponent.level)),
        None => t.app_play_now_hint(opponents.len() as i64),
    };
    let deal = move |_| starter.start(StartRequest::Deal(settings.with_untracked(|settings| quick_setup(t, settings))));
    view! {
        <button class="button home-main-button" class:button-main=!second on:click=deal>
            <Icon name=IconName::Play/>
            <span>{t.app_play_now()}<small>{hint}</small></span>
        </button>
    }
    .into_any()
}
