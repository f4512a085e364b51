//! The log: every turn in sentences, each line showing its place on the board.

use super::progress::Progress;
use super::sentences::{Line, Teller};
use super::store::{Play, use_play};
use crate::app::words::{player_art, words};
use crate::art::Gem;
use iquazu_rules::{Event, Seat};
use iquazu_session::Game;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// One event of the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Entry {
    generation: u32,
    moment: usize,
    event: usize,
    /// Whose turn starts here.
    turn: Option<Seat>,
}

/// All that has been shown, or only the newest of it, where whole games come and go at once.
#[component]
pub fn LogPanel(#[prop(default = usize::MAX)] newest: usize) -> impl IntoView {
    let play = use_play();
    let entries = Memo::new(move |_| {
        let mut entries = entries(play);
        entries.drain(..entries.len().saturating_sub(newest));
        entries
    });
    view! {
        <section class="log panel">
            <h2 class="log-title">{move || words().log_title()}</h2>
            // The reversed box keeps its newest line in sight by itself.
            <div class="log-scroll" role="group" tabindex="0" aria-label=move || words().a11y_log() on:keydown=walk>
                <ol class="log-list">
                    <For each=move || entries.get() key=|entry| *entry let(entry)>
                        <Told entry/>
                    </For>
                </ol>
                {move || {
                    entries.with(Vec::is_empty).then(|| view! { <p class="soft">{words().log_empty()}</p> })
                }}
            </div>
        </section>
    }
}

/// The events that have been shown and have something to say.
fn entries(play: Play) -> Vec<Entry> {
    let progress = Progress::of(play);
    let generation = play.generation.get();
    play.game.with(|game| {
        let moments = game.history();
        let mut turn = 0;
        let entry = |(moment, event)| {
            let began = turn_of(game, moment);
            let starts = began != turn;
            turn = began;
            Entry { generation, moment, event, turn: moments[moment].actor.filter(|_| starts) }
        };
        let told = |(moment, event): &(usize, usize)| !told_otherwise(&game.history()[*moment].events[*event]);
        progress.events(moments).filter(told).map(entry).collect()
    })
}

/// The number of the turn to which a moment belongs; 0 for the setup.
fn turn_of(game: &Game, moment: usize) -> u16 {
    moment.checked_sub(1).map_or(0, |before| game.history()[before].state.table().turn())
}

/// The passing of the gem box is the heading of the next turn.
fn told_otherwise(event: &Event) -> bool {
    matches!(event, Event::GemBoxPassed { .. })
}

/// The sentences of one event, below the heading of its turn.
#[component]
fn Told(entry: Entry) -> impl IntoView {
    let play = use_play();
    let lines = move || {
        let t = words();
        play.game.with_untracked(|game| {
            let moment = game.history().get(entry.moment);
            moment.map(|moment| Teller::new(t, game.setup()).tell(moment, entry.event)).unwrap_or_default()
        })
    };
    view! {
        {entry.turn.map(|seat| view! { <TurnHeading seat/> })}
        {move || lines().into_iter().map(|line| log_line(play, line)).collect_view()}
    }
}

#[component]
fn TurnHeading(seat: Seat) -> impl IntoView {
    let play = use_play();
    let text = move || {
        let t = words();
        play.game.with_untracked(|game| Teller::new(t, game.setup()).turn_of(seat))
    };
    let colour = player_art(untrack(|| play.colour(seat)));
    view! {
        <li class="log-turn">
            <Gem colour/>
            <h3>{text}</h3>
        </li>
    }
}

/// A line that knows its place shows it while it is pointed at or focused.
fn log_line(play: Play, line: Line) -> impl IntoView {
    let Line { text, place } = line;
    let Some(place) = place else { return view! { <li><p class="log-line">{text}</p></li> }.into_any() };
    let point = move || play.pointed.set(Some(place));
    let leave = move || play.pointed.set(None);
    view! {
        <li>
            <button
                type="button"
                class="log-line log-place"
                tabindex="-1"
                title=move || words().log_show_place()
                on:pointerenter=move |_| point()
                on:pointerleave=move |_| leave()
                on:focus=move |_| point()
                on:blur=move |_| leave()
                on:click=move |_| point()
            >
                {text}
            </button>
        </li>
    }
    .into_any()
}

/// The arrow keys go from line to line, starting at the newest one.
fn walk(event: KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowUp" => true,
        "ArrowDown" => false,
        _ => return,
    };
    let Some(list) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let Ok(lines) = list.query_selector_all(".log-place") else { return };
    let focused = document().active_element();
    let at = (0..lines.length()).find(|index| lines.get(*index).as_ref() == focused.as_ref().map(AsRef::as_ref));
    let next = match (at, back) {
        (None, _) => lines.length().checked_sub(1),
        (Some(index), true) => index.checked_sub(1),
        (Some(index), false) => Some(index + 1),
    };
    let line = next.and_then(|index| lines.get(index)).and_then(|line| line.dyn_into::<HtmlElement>().ok());
    if let Some(line) = line {
        event.prevent_default();
        let _ = line.focus();
    }
}
