//! “Play with friends”: the form that creates an online table.

use super::api;
use super::challenge::later_link;
use super::deal::random_nonce;
use super::join::{name_field, parse_name, remember_name};
use super::lists::MyTables;
use super::refusals::request_error_text;
use super::table::new_request_id;
use super::waiting::clock_name;
use crate::app::alive::{self, Scope};
use crate::app::route::{Route, navigate};
use crate::app::settings::use_settings;
use crate::app::{editions, lazy};
use crate::pages::edition_name;
use crate::pages::form::{Choice, choices};
use crate::pages::handicap;
use crate::pages::layout::{localized, page};
use crate::pages::levels::{level_name, style_description, style_name};
use iquazu_messages::Messages;
use iquazu_protocol::{
    Clock, CreateChallenge, CreateTable, CreatedTable, Level, Opponent, Pace, SeatSetting, Style, TableSettings,
    Visibility,
};
use iquazu_rules::{Edition, Handicap};
use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

const LIVE_CLOCKS: [Clock; 4] = [
    Clock::None {},
    Clock::Game { base_seconds: 300, increment_seconds: 10 },
    Clock::Game { base_seconds: 600, increment_seconds: 15 },
    Clock::Game { base_seconds: 1200, increment_seconds: 30 },
];
const DAY_CLOCKS: [Clock; 4] =
    [Clock::Turn { minutes: 1440 }, Clock::Turn { minutes: 480 }, Clock::Turn { minutes: 4320 }, Clock::None {}];

/// Settings of the table to create.
#[derive(Clone, Copy)]
struct TableDraft {
    count: RwSignal<usize>,
    /// The second and later seats.
    others: [RwSignal<SeatSetting>; 3],
    handicaps: [RwSignal<Handicap>; 4],
    live: RwSignal<bool>,
    clock: RwSignal<usize>,
    public: RwSignal<bool>,
    hints: RwSignal<bool>,
    substitute: RwSignal<Level>,
    edition: RwSignal<&'static Edition>,
}

impl TableDraft {
    fn new() -> TableDraft {
        TableDraft {
            count: RwSignal::new(2),
            others: std::array::from_fn(|_| RwSignal::new(SeatSetting::Person {})),
            handicaps: std::array::from_fn(|_| RwSignal::new(Handicap::NONE)),
            live: RwSignal::new(true),
            clock: RwSignal::new(0),
            public: RwSignal::new(false),
            hints: RwSignal::new(false),
            substitute: RwSignal::new(Level::Casual),
            edition: RwSignal::new(Edition::standard()),
        }
    }

    fn clocks(self) -> [Clock; 4] {
        if self.live.get() { LIVE_CLOCKS } else { DAY_CLOCKS }
    }

    fn settings(self) -> TableSettings {
        let others = self.others[..self.count.get_untracked() - 1].iter().map(|seat| seat.get_untracked());
        let seats = std::iter::once(SeatSetting::Person {}).chain(others).collect();
        let given = self.handicaps[..self.count.get_untracked()].iter().map(|given| given.get_untracked());
        let given: Vec<Handicap> = given.collect();
        let is_even = given.iter().all(|given| given.is_none());
        let settings = TableSettings {
            handicaps: if is_even { Vec::new() } else { given.into_iter().map(Into::into).collect() },
            pace: if self.live.get_untracked() { Pace::Live } else { Pace::TurnByTurn },
            clock: untrack(|| self.clocks())[self.clock.get_untracked()],
            substitute: self.substitute.get_untracked(),
            hints: self.hints.get_untracked(),
            visibility: if self.public.get_untracked() { Visibility::Public } else { Visibility::Link },
            ..TableSettings::live("", seats)
        };
        settings.with_edition(self.edition.get_untracked())
    }
}

#[component]
pub fn CreatePage() -> impl IntoView {
    let draft = TableDraft::new();
    let name = RwSignal::new(use_settings().with_untracked(|settings| settings.name.clone().unwrap_or_default()));
    localized(move |t| page(t, "setup online-create", t.online_friends(), form(t, draft, name)))
}

fn form(t: Messages, draft: TableDraft, name: RwSignal<String>) -> AnyView {
    let problem = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let scope = Scope::current();
    let settings = use_settings();
    // The same id for every attempt: a table whose response was lost is not created twice.
    let request = StoredValue::new(new_request_id());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = parse_name(name) else { return problem.set(Some(t.online_name_bad().to_owned())) };
        if random_nonce().is_err() {
            return problem.set(Some(t.online_deal_no_random().to_owned()));
        }
        remember_name(settings, &name);
        busy.set(true);
        let request = Some(request.get_value());
        let wanted = CreateTable { settings: draft.settings(), name, commits: true, request };
        scope.spawn(async move {
            match api::post::<CreatedTable>("/api/tables", &wanted).await {
                Ok(created) => navigate(Route::Table(created.table.to_string())),
                Err(error) => {
                    problem.set(Some(request_error_text(t, &error)));
                    busy.set(false);
                }
            }
        });
    };
    let invite = move || {
        let Some(name) = parse_name(name) else {
            problem.set(Some(t.online_name_bad().to_owned()));
            return None;
        };
        remember_name(settings, &name);
        Some(CreateChallenge { settings: draft.settings(), name })
    };
    let later = move || (!draft.live.get()).then(|| later_link(t, problem, invite));
    let seats = move || (1..draft.count.get()).map(|place| seat(t, draft, place)).collect_view();
    view! {
        <MyTables/>
        <p class="soft">{t.online_friends_help()}</p>
        <form novalidate on:submit=submit>
            {name_field(t, name)}
            {count(t, draft)}
            <div class="online-others">{seats}</div>
            {pace(t, draft)}
            {clock(t, draft)}
            {edition(t, draft)}
            {visibility(t, draft)}
            {hints(t, draft)}
            {handicaps(t, draft)}
            <div role="alert">{move || problem.get().map(|text| view! { <p class="fault">{text}</p> })}</div>
            <button class="button button-main setup-go" disabled=busy>{t.online_create()}</button>
        </form>
        {later}
        <p><a class="button button-plain" href=Route::Match.href()>{t.match_title()}</a></p>
        <p><a class="button button-plain" href=Route::Lobby.href()>{t.online_lobby()}</a></p>
    }
    .into_any()
}

fn count(t: Messages, draft: TableDraft) -> AnyView {
    let all = (2..=4).map(|n: usize| Choice::new(n.to_string(), t.setup_player_count(n as i64))).collect();
    let choose = move |count: String| draft.count.set(count.parse().unwrap_or(2));
    choices("count", t.setup_players(), all, move || draft.count.get().to_string(), choose)
}

fn seat(t: Messages, draft: TableDraft, place: usize) -> AnyView {
    let setting = draft.others[place - 1];
    let choose = move |event: Event| {
        let level = Level::ALL.into_iter().find(|level| level.name() == event_target_value(&event));
        // Another level keeps the character.
        let style = setting.get_untracked().opponent().and_then(|bot| bot.style);
        setting.set(level.map_or(SeatSetting::Person {}, |level| Opponent::new(level, style).into()));
    };
    let option = |level: Level| {
        let selected = move || setting.get().opponent().is_some_and(|bot| bot.level == level);
        view! { <option value=level.name() selected=selected>{level_name(t, level.name())}</option> }
    };
    view! {
        <label class="field">
            <span>{t.setup_seat(place as i64 + 1)}</span>
            <select on:change=alive::handler(choose)>
                <option value="person" selected=move || setting.get() == SeatSetting::Person {}>{t.online_friend()}</option>
                <optgroup label=t.setup_bot()>{Level::ALL.map(option)}</optgroup>
            </select>
        </label>
        {character(t, setting)}
    }
    .into_any()
}

/// The character of a bot whose level can have one.
fn character(t: Messages, setting: RwSignal<SeatSetting>) -> AnyView {
    let takes_style = Memo::new(move |_| setting.get().opponent().is_some_and(|bot| bot.level.takes_style()));
    let style = move || setting.get().opponent().and_then(|bot| bot.style);
    let choose = move |event: Event| {
        let style = Style::ALL.into_iter().find(|style| style.name() == event_target_value(&event));
        if let Some(bot) = setting.get_untracked().opponent() {
            setting.set(Opponent::new(bot.level, style).into());
        }
    };
    let option = move |one: Style| {
        view! { <option value=one.name() selected=move || style() == Some(one)>{style_name(t, one)}</option> }
    };
    view! {
        <Show when=move || takes_style.get()>
            <label class="field">
                <span>{t.setup_character()}</span>
                <select on:change=alive::handler(choose)>
                    <option value="" selected=move || style().is_none()>{t.setup_character_none()}</option>
                    {Style::ALL.map(option)}
                </select>
            </label>
            <p class="soft">{move || style().map_or(t.setup_character_help(), |style| style_description(t, style))}</p>
        </Show>
    }
    .into_any()
}

/// The handicap of each seat. The host has the first one.
fn handicaps(t: Messages, draft: TableDraft) -> AnyView {
    let seat = move |place: usize| handicap::fields(t, move || t.setup_seat(place as i64 + 1), draft.handicaps[place]);
    view! {
        <details>
            <summary>{t.handicap()}</summary>
            {move || (0..draft.count.get()).map(seat).collect_view()}
            <p class="soft">{t.handicap_help()}</p>
        </details>
    }
    .into_any()
}

fn pace(t: Messages, draft: TableDraft) -> AnyView {
    let all = vec![Choice::new("live", t.online_live()), Choice::new("days", t.online_days())];
    let chosen = move || if draft.live.get() { "live" } else { "days" }.to_owned();
    let choose = move |pace: String| {
        draft.live.set(pace == "live");
        draft.clock.set(0);
    };
    choices("pace", t.online_pace(), all, chosen, choose)
}

fn clock(t: Messages, draft: TableDraft) -> AnyView {
    let options = move || {
        let option = |(place, clock): (usize, Clock)| {
            view! { <option value=place.to_string() selected=place == 0>{clock_name(t, clock)}</option> }
        };
        draft.clocks().into_iter().enumerate().map(option).collect_view()
    };
    let choose = move |event: Event| draft.clock.set(event_target_value(&event).parse().unwrap_or(0));
    let substitute = move |event: Event| {
        let level = Level::ALL.into_iter().find(|level| level.name() == event_target_value(&event));
        draft.substitute.set(level.unwrap_or(Level::Casual));
    };
    let level = |level: Level| {
        view! { <option value=level.name() selected=level == Level::Casual>{level_name(t, level.name())}</option> }
    };
    view! {
        <label class="field">
            <span>{t.online_clock()}</span>
            <select on:change=alive::handler(choose)>{options}</select>
        </label>
        <label class="field">
            <span>{t.online_takes_over()}</span>
            <select on:change=alive::handler(substitute)>{Level::ALL.map(level)}</select>
        </label>
    }
    .into_any()
}

/// The choice of the edition, with those that the host has added. Everybody gets it with the table.
fn edition(t: Messages, draft: TableDraft) -> AnyView {
    let known = RwSignal::new(editions::known());
    if editions::any_saved() {
        alive::spawn(async move {
            // Without the chunk that reads files the built-in editions are left.
            let _ = lazy::load_saved_editions().await;
            known.set(editions::known());
        });
    }
    let options = move || {
        let option = |edition: &'static Edition| {
            let selected = draft.edition.get_untracked() == edition;
            view! { <option value=edition.identity() selected=selected>{edition_name(t, edition)}</option> }
        };
        known.get().into_iter().map(option).collect_view()
    };
    let choose = move |event: Event| {
        let identity = event_target_value(&event);
        let chosen = editions::known().into_iter().find(|edition| edition.identity() == identity);
        draft.edition.set(chosen.unwrap_or(Edition::standard()));
    };
    view! {
        <label class="field">
            <span>{t.setup_edition()}</span>
            <select on:change=alive::handler(choose)>{options}</select>
        </label>
    }
    .into_any()
}

fn visibility(t: Messages, draft: TableDraft) -> AnyView {
    let all = vec![Choice::new("link", t.online_by_link()), Choice::new("public", t.online_public())];
    let chosen = move || if draft.public.get() { "public" } else { "link" }.to_owned();
    choices("visibility", t.online_visibility(), all, chosen, move |who: String| draft.public.set(who == "public"))
}

/// Whether hints are allowed, which everybody at the table sees.
fn hints(t: Messages, draft: TableDraft) -> AnyView {
    let all = vec![Choice::new("none", t.online_hints_none()), Choice::new("all", t.online_hints_all())];
    let chosen = move || if draft.hints.get() { "all" } else { "none" }.to_owned();
    choices("hints", t.online_hints(), all, chosen, move |who: String| draft.hints.set(who == "all"))
}
