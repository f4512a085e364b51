//! The page of a day.

use super::calendar::calendar;
use super::leaderboards::leaderboards;
use super::log::{self, today};
use super::result::result;
use crate::app::route::{Route, navigate};
use crate::app::saved_games;
use crate::app::settings::use_settings;
use crate::pages::layout::{localized, page};
use crate::pages::levels::level_name;
use crate::pages::{StartRequest, Starter};
use crate::play::names::default_name;
use crate::play::store::{Play, use_play};
use iquazu_messages::Messages;
use iquazu_rules::Seat;
use iquazu_session::daily::{DayAttempt, DayDeal, DayLog};
use iquazu_session::{Day, Game, Player};
use leptos::prelude::*;

/// Shows the deal of a day; that of today without one.
#[component]
pub fn DayPage(date: Option<String>) -> impl IntoView {
    let day = date.map_or_else(|| Some(today()), |date| Day::parse(&date));
    let starter = Starter::of(use_play());
    let log = RwSignal::new(log::load());
    localized(move |t| page(t, "day", t.day_title(), body(t, day, starter, log)))
}

fn body(t: Messages, day: Option<Day>, starter: Starter, log: RwSignal<DayLog>) -> AnyView {
    let Some(day) = day else {
        return view! { <p class="panel" role="alert">{t.day_unknown()}</p>{to_today(t)}{calendar(t, today(), log)} }
            .into_any();
    };
    if log.with_untracked(|log| log.try_of(day, today())) == DayAttempt::Refused {
        let text = if day > today() { t.day_future() } else { t.day_unknown() };
        return view! { <p class="panel" role="alert">{text}</p>{to_today(t)}{calendar(t, today(), log)} }.into_any();
    }
    let deal = DayDeal::of(day);
    view! {
        <div class="day-columns">
            <div>
                {invitation(t, deal, starter, log)}
                {result(t, deal, log)}
            </div>
            <div>
                {leaderboards(t, deal, log)}
                {calendar(t, day, log)}
                {streaks(t, log)}
            </div>
        </div>
        {starter.question(t)}
    }
    .into_any()
}

fn to_today(t: Messages) -> AnyView {
    view! { <p><a class="button button-main" href=Route::Day(None).href()>{t.day_today()}</a></p> }.into_any()
}

fn invitation(t: Messages, deal: DayDeal, starter: Starter, log: RwSignal<DayLog>) -> AnyView {
    let (year, month, day) = deal.day.civil();
    let kind = Memo::new(move |_| log.with(|log| log.try_of(deal.day, today())));
    let play = use_play();
    let button = move || match kind.get() {
        DayAttempt::Counted => t.day_play(),
        DayAttempt::Continued if unfinished(play, deal).is_some() => t.day_continue(),
        DayAttempt::Continued | DayAttempt::Practice | DayAttempt::Refused => t.day_practise(),
    };
    let help = move || match kind.get() {
        DayAttempt::Counted => t.day_counted_help(),
        DayAttempt::Continued if unfinished(play, deal).is_some() => t.day_continue_help(),
        DayAttempt::Continued => t.day_lost_help(),
        DayAttempt::Practice | DayAttempt::Refused if log.with(|log| log.clock_was_ahead(today())) => {
            t.day_clock_help()
        }
        DayAttempt::Practice | DayAttempt::Refused => t.day_practice_help(),
    };
    let failed = RwSignal::new(false);
    let settings = use_settings();
    let start = move |_| {
        let name = settings.with_untracked(|settings| settings.name.clone());
        failed.set(start(t, deal, starter, play, name).is_err());
        log.set(log::load());
    };
    let others = i64::from(deal.players.count()) - 1;
    view! {
        <section class="panel day-invitation">
            <h2>{t.date(year as i32, month, day)}</h2>
            <p>{t.day_deal(others, &level_name(t, deal.level), &deal.seat.to_string())}</p>
            <button class="button button-main" on:click=start>{button}</button>
            <p class="soft">{help}</p>
            {move || failed.get().then(|| view! { <p class="fault" role="alert">{t.error_storage_denied_title()}</p> })}
        </section>
    }
    .into_any()
}

/// Where the unfinished game of a deal is.
enum Unfinished {
    OnScreen,
    SetAside(u32, Box<Game>),
}

fn unfinished(play: Play, deal: DayDeal) -> Option<Unfinished> {
    let is_it = |game: &Game| !game.is_over() && DayDeal::of_game(game) == Some(deal);
    if play.has_game.get_untracked() && play.game.with_untracked(is_it) {
        return Some(Unfinished::OnScreen);
    }
    let aside = saved_games::list().into_iter().find(|(_, game)| is_it(game));
    aside.map(|(number, game)| Unfinished::SetAside(number, Box::new(game)))
}

/// Starts or continues a game of the deal. A counted try is noted before it begins: it counts however it goes.
fn start(t: Messages, deal: DayDeal, starter: Starter, play: Play, name: Option<String>) -> Result<(), ()> {
    match log::load().try_of(deal.day, today()) {
        DayAttempt::Refused => return navigate_to(Route::Day(Some(deal.day.to_string()))),
        DayAttempt::Continued => match unfinished(play, deal) {
            Some(Unfinished::OnScreen) => return navigate_to(Route::Game),
            Some(Unfinished::SetAside(number, game)) => {
                starter.start(StartRequest::Open(*game));
                if !starter.is_asking() {
                    saved_games::remove(number);
                }
                return Ok(());
            }
            None => drop(log::change(|log| log.give_up(deal.day)).map_err(drop)?),
        },
        DayAttempt::Counted => drop(log::change(|log| log.begin(deal.day)).map_err(drop)?),
        DayAttempt::Practice => {}
    }
    let own = name.clone();
    let name = move |seat: Seat, player: &Player| match (&own, player) {
        (Some(name), Player::Person) => name.clone(),
        _ => default_name(t, seat.index(), player),
    };
    starter.start(StartRequest::Deal(deal.setup(name)));
    Ok(())
}

fn navigate_to(route: Route) -> Result<(), ()> {
    navigate(route);
    Ok(())
}

fn streaks(t: Messages, log: RwSignal<DayLog>) -> AnyView {
    let fact = |name: &'static str, value: fn(&DayLog) -> u32| {
        view! { <div><dt>{name}</dt><dd class="numbers">{move || log.with(value)}</dd></div> }
    };
    view! {
        <dl class="mine-facts">
            {fact(t.day_streak(), |log| log.current_streak(today()))}
            {fact(t.day_best_streak(), DayLog::best_streak)}
        </dl>
        <p class="soft">{t.day_help()}</p>
    }
    .into_any()
}
