//! The filters above the list.

use super::list::opponent_name;
use super::page::Games;
use crate::app::{alive, editions};
use crate::pages::edition_name;
use iquazu_messages::Messages;
use iquazu_session::Day;
use iquazu_session::history::{self, GameFilter, GameOutcome, GameSummary, OpponentKey};
use leptos::ev::Event;
use leptos::prelude::*;

/// The most opponents in the choice; the search finds the others.
const OPPONENTS: usize = 100;

pub(super) fn filters(t: Messages, games: Games) -> AnyView {
    let search = move |event: Event| games.change_filter(|filter| filter.words = event_target_value(&event));
    let words = move || games.filter.with(|filter| filter.words.clone());
    let is_open = games.filter.with_untracked(|filter| *filter != GameFilter::default());
    view! {
        <search class="panel mine-filters">
            <label class="field mine-search">
                <span>{t.mine_search()}</span>
                <input type="search" prop:value=words on:input=search/>
            </label>
            <details open=is_open>
                <summary>{t.mine_filters()}</summary>
                <div class="mine-fields">
                    {opponent(t, games)}
                    {players(t, games)}
                    {outcome(t, games)}
                    {place(t, games)}
                    {edition(t, games)}
                    {day(t.mine_from(), games, |filter| &mut filter.from)}
                    {day(t.mine_to(), games, |filter| &mut filter.to)}
                </div>
                <button class="button" on:click=move |_| games.change_filter(|filter| *filter = GameFilter::default())>
                    {t.mine_reset()}
                </button>
            </details>
        </search>
    }
    .into_any()
}

/// A choice between values; the first one is “all”.
fn select(
    t: Messages,
    label: &'static str,
    options: Vec<(String, String)>,
    chosen: impl Fn() -> String + Copy + Send + Sync + 'static,
    choose: impl Fn(String) + 'static,
) -> AnyView {
    let option = move |(value, name): (String, String)| {
        let here = value.clone();
        view! { <option value=value selected=move || chosen() == here>{name}</option> }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select on:change=alive::handler(move |event: Event| choose(event_target_value(&event)))>
                <option value="" selected=move || chosen().is_empty()>{t.mine_all()}</option>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// Calls a function with all games.
fn with_all<T: Default>(games: Games, of: impl FnOnce(&[GameSummary]) -> T) -> T {
    games.all.with(|all| match all {
        Some(Ok(all)) => of(all),
        _ => T::default(),
    })
}

fn opponent(t: Messages, games: Games) -> AnyView {
    let met = Memo::new(move |_| with_all(games, history::opponents));
    let chosen =
        move || games.filter.with(|filter| filter.opponent.as_ref().map(OpponentKey::to_text).unwrap_or_default());
    let choose = move |text: String| games.change_filter(|filter| filter.opponent = OpponentKey::parse(&text));
    let option = move |(key, count): (OpponentKey, usize)| {
        (key.to_text(), t.mine_counted(&opponent_name(t, &key), count as i64))
    };
    (move || select(t, t.mine_opponent(), met.get().into_iter().take(OPPONENTS).map(option).collect(), chosen, choose))
        .into_any()
}

fn players(t: Messages, games: Games) -> AnyView {
    let options = (2..=4).map(|players: i64| (players.to_string(), t.mine_players_count(players))).collect();
    let chosen = move || games.filter.with(|filter| filter.players.map(|n| n.to_string()).unwrap_or_default());
    let choose = move |text: String| games.change_filter(|filter| filter.players = text.parse().ok());
    select(t, t.mine_players(), options, chosen, choose)
}

const OUTCOMES: [(&str, GameOutcome); 3] =
    [("won", GameOutcome::Won), ("shared", GameOutcome::Shared), ("lost", GameOutcome::Lost)];

/// Returns the name of an outcome.
pub(super) fn outcome_name(t: Messages, outcome: GameOutcome) -> &'static str {
    match outcome {
        GameOutcome::Won => t.mine_won(),
        GameOutcome::Shared => t.mine_shared(),
        GameOutcome::Lost => t.mine_lost(),
    }
}

fn outcome(t: Messages, games: Games) -> AnyView {
    let options = OUTCOMES.map(|(value, outcome)| (value.to_owned(), outcome_name(t, outcome).to_owned())).to_vec();
    let find = |wanted: GameOutcome| OUTCOMES.iter().find(|(_, outcome)| *outcome == wanted).map(|(value, _)| *value);
    let chosen = move || games.filter.with(|filter| filter.outcome.and_then(find)).unwrap_or_default().to_owned();
    let choose = move |text: String| {
        let outcome = OUTCOMES.iter().find(|(value, _)| *value == text).map(|(_, outcome)| *outcome);
        games.change_filter(|filter| filter.outcome = outcome);
    };
    select(t, t.mine_result(), options, chosen, choose)
}

fn place(t: Messages, games: Games) -> AnyView {
    let options =
        vec![("here".to_owned(), t.mine_local().to_owned()), ("online".to_owned(), t.mine_online().to_owned())];
    let chosen = move || {
        games.filter.with(|filter| filter.online.map_or("", |online| if online { "online" } else { "here" }).to_owned())
    };
    let choose = move |text: String| {
        games.change_filter(|filter| filter.online = (!text.is_empty()).then_some(text == "online"));
    };
    select(t, t.mine_place(), options, chosen, choose)
}

fn edition(t: Messages, games: Games) -> AnyView {
    let played = Memo::new(move |_| with_all(games, history::editions));
    let chosen = move || games.filter.with(|filter| filter.edition.clone().unwrap_or_default());
    let choose = move |text: String| games.change_filter(|filter| filter.edition = (!text.is_empty()).then_some(text));
    let option = move |(id, count): (String, usize)| {
        let name = editions::find(&id).map_or_else(|| id.clone(), |edition| edition_name(t, edition));
        (id, t.mine_counted(&name, count as i64))
    };
    (move || select(t, t.setup_edition(), played.get().into_iter().map(option).collect(), chosen, choose)).into_any()
}

/// A date field. The browser shows it in its own way.
fn day(label: &'static str, games: Games, field: fn(&mut GameFilter) -> &mut Option<Day>) -> AnyView {
    let value = move || {
        let mut filter = games.filter.get();
        field(&mut filter).map(|day| day.to_string()).unwrap_or_default()
    };
    let choose = move |event: Event| {
        let day = Day::parse(&event_target_value(&event));
        games.change_filter(|filter| *field(filter) = day);
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <input type="date" prop:value=value on:change=alive::handler(choose)/>
        </label>
    }
    .into_any()
}
