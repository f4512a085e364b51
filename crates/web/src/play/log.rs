//! The log: every turn in sentences. Each line can highlight its place on the board.

use super::progress::Progress;
use super::sentences::{LogSentence, Narrator};
use super::store::{Play, use_play};
use crate::app::alive;
use crate::app::texts::{messages, player_art};
use crate::art::Gem;
use iquazu_rules::{Event, Seat};
use iquazu_session::Game;
use leptos::ev::{FocusEvent, KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// One event in the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct LogLine {
    generation: u32,
    moment: usize,
    event: usize,
    /// Whose turn starts with this event.
    turn: Option<Seat>,
}

/// The log of all shown events, or only the `newest` ones (for replays, where many change at once).
#[component]
pub fn LogPanel(#[prop(default = usize::MAX)] newest: usize) -> impl IntoView {
    let play = use_play();
    let entries = Memo::new(move |_| {
        let mut entries = shown_lines(play);
        entries.drain(..entries.len().saturating_sub(newest));
        entries
    });
    view! {
        <section class="log panel">
            <h2 class="log-title">{move || messages().log_title()}</h2>
            // `column-reverse` keeps the newest line in view.
            <div class="log-scroll" role="group" tabindex="0" aria-label=move || messages().a11y_log() on:keydown=move_by_arrow>
                <ol class="log-list">
                    <For each=move || entries.get() key=|entry| *entry let(entry)>
                        <EventLines entry/>
                    </For>
                </ol>
                {move || {
                    entries.with(Vec::is_empty).then(|| view! { <p class="soft">{messages().log_empty()}</p> })
                }}
            </div>
        </section>
    }
}

/// Returns the shown events that have a line in the log.
fn shown_lines(play: Play) -> Vec<LogLine> {
    let progress = Progress::of(play);
    let generation = play.generation.get();
    play.game.with(|game| {
        let moments = game.history();
        let mut turn = 0;
        let entry = |(moment, event)| {
            let began = turn_of(game, moment);
            let starts = began != turn;
            turn = began;
            LogLine { generation, moment, event, turn: moments[moment].actor.filter(|_| starts) }
        };
        let has_line = |(moment, event): &(usize, usize)| !is_heading(&game.history()[*moment].events[*event]);
        progress.events(moments).filter(has_line).map(entry).collect()
    })
}

/// Returns the turn a step belongs to; 0 for the setup.
fn turn_of(game: &Game, moment: usize) -> u16 {
    moment.checked_sub(1).map_or(0, |before| game.history()[before].state.table().turn())
}

/// Passing the gem box has no line: the heading of the next turn says it.
fn is_heading(event: &Event) -> bool {
    matches!(event, Event::GemBoxPassed { .. })
}

/// The sentences of one event, below the heading of its turn.
#[component]
fn EventLines(entry: LogLine) -> impl IntoView {
    let play = use_play();
    let lines = move || {
        let t = messages();
        play.game.with_untracked(|game| {
            let moment = game.history().get(entry.moment);
            moment.map(|moment| Narrator::new(t, game.setup()).narrate(moment, entry.event)).unwrap_or_default()
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
        let t = messages();
        play.game.with_untracked(|game| Narrator::new(t, game.setup()).turn_of(seat))
    };
    let colour = player_art(untrack(|| play.colour(seat)));
    view! {
        <li class="log-turn">
            <Gem colour/>
            <h3>{text}</h3>
        </li>
    }
}

/// A line with a place highlights it while it is pointed at or focused.
fn log_line(play: Play, line: LogSentence) -> impl IntoView {
    let LogSentence { text, place } = line;
    let Some(place) = place else { return view! { <li><p class="log-line">{text}</p></li> }.into_any() };
    let point = move || play.highlighted.set(Some(place));
    let leave = move || play.highlighted.set(None);
    view! {
        <li>
            <button
                type="button"
                class="log-line log-place"
                tabindex="-1"
                title=move || messages().log_show_place()
                on:pointerenter=alive::handler(move |_: PointerEvent| point())
                on:pointerleave=alive::handler(move |_: PointerEvent| leave())
                on:focus=alive::handler(move |_: FocusEvent| point())
                on:blur=alive::handler(move |_: FocusEvent| leave())
                on:click=move |_| point()
            >
                {text}
            </button>
        </li>
    }
    .into_any()
}

/// Moves the focus between lines with the arrow keys, starting at the newest.
fn move_by_arrow(event: KeyboardEvent) {
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
