//! The list of games, page by page.

use super::actions::{delete_one, open};
use super::filters::outcome_name;
use super::page::Games;
use crate::art::{Icon, IconName};
use crate::pages::levels::level_name;
use crate::play::names::default_name;
use iquazu_messages::Messages;
use iquazu_session::history::{GameSummary, OpponentKey, SeatResult};
use iquazu_session::{Day, Player};
use leptos::prelude::*;

/// Games on one page of the list.
const PAGE: usize = 25;

pub(super) fn list(t: Messages, games: Games) -> AnyView {
    let rows = move || {
        let page = games.list_page.get();
        games
            .shown
            .with(|shown| shown.iter().skip(page * PAGE).take(PAGE).map(|game| row(t, games, game)).collect_view())
    };
    let count = move || {
        let count = games.shown.with(Vec::len);
        if count == 0 { t.mine_none_found().to_owned() } else { t.mine_count(count as i64) }
    };
    view! {
        <p role="status">{count}</p>
        <ol class="mine-list">{rows}</ol>
        {pager(t, games)}
    }
    .into_any()
}

fn pager(t: Messages, games: Games) -> AnyView {
    let pages = Memo::new(move |_| games.shown.with(Vec::len).div_ceil(PAGE).max(1));
    let step = move |by: isize| {
        games.list_page.update(|page| *page = page.saturating_add_signed(by).min(pages.get_untracked() - 1));
    };
    let is_first = move || games.list_page.get() == 0;
    let is_last = move || games.list_page.get() + 1 >= pages.get();
    let place = move || t.mine_page(games.list_page.get() as i64 + 1, pages.get() as i64);
    view! {
        <Show when=move || pages.get() != 1>
            <nav class="mine-pager" aria-label=t.mine_list()>
                <button class="button" disabled=is_first on:click=move |_| step(-1)>{t.mine_newer()}</button>
                <span class="numbers">{place}</span>
                <button class="button" disabled=is_last on:click=move |_| step(1)>{t.mine_older()}</button>
            </nav>
        </Show>
    }
    .into_any()
}

fn row(t: Messages, games: Games, game: &GameSummary) -> AnyView {
    let (to_open, to_delete) = (game.id.clone(), game.id.clone());
    let outcome = game.outcome();
    let class = match outcome {
        Some(outcome) => format!("mine-outcome mine-{}", ["won", "shared", "lost"][outcome as usize]),
        None => "mine-outcome".to_owned(),
    };
    let result = outcome.map_or_else(|| t.mine_unknown(), |outcome| outcome_name(t, outcome));
    let when = game.day().map_or_else(|| t.mine_date_unknown().to_owned(), |day| date(t, day));
    let mut facts = vec![when];
    facts.extend(game.online.then(|| t.mine_online().to_owned()));
    facts.extend(game.review.map(|review| t.mine_row_accuracy(&t.percent(f64::from(review.accuracy) / 1000.0, 0))));
    view! {
        <li>
            <button class="button mine-open" on:click=move |_| open(games, to_open.clone())>
                <b class=class>{result}</b>
                <span class="mine-players">{players(t, game)}</span>
                <small>{facts.join(" · ")}</small>
            </button>
            <button
                class="button button-plain button-icon"
                aria-label=t.saved_delete()
                title=t.saved_delete()
                on:click=move |_| delete_one(games, to_delete.clone())
            >
                <Icon name=IconName::Close/>
            </button>
        </li>
    }
    .into_any()
}

/// Lists everybody with their points, the person first.
fn players(t: Messages, game: &GameSummary) -> String {
    let own = game.own().map(|own| format!("{} {}", t.mine_you(), own.points()));
    let place = |seat: &SeatResult| game.seats.iter().position(|other| std::ptr::eq(other, seat)).unwrap_or(0);
    let others = game.others().map(|seat| {
        let name = if seat.name.is_empty() { default_name(t, place(seat), &seat.player) } else { seat.name.clone() };
        match &seat.player {
            Player::Bot(level) => format!("{name} ({}) {}", level_name(t, level), seat.points()),
            Player::Person | Player::Remote => format!("{name} {}", seat.points()),
        }
    });
    own.into_iter().chain(others).collect::<Vec<_>>().join(", ")
}

/// Returns the name of an opponent across games.
pub(super) fn opponent_name(t: Messages, key: &OpponentKey) -> String {
    match key {
        OpponentKey::Person(name) if name.is_empty() => t.mine_nameless().to_owned(),
        OpponentKey::Person(name) => name.clone(),
        OpponentKey::Bot(level) => level_name(t, level),
    }
}

pub(super) fn date(t: Messages, day: Day) -> String {
    let (year, month, day) = day.civil();
    t.date(year as i32, month, day)
}
