//! Short keys. Everything a mouse can do in a turn has one; the help page lists them.

use super::store::{Choice, Notice, Play};
use super::{director, flow, hint};
use crate::app::route::{Route, go};
use crate::board::{Place, motion};
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What a short key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Press the button with this `data-do`.
    Press(&'static str),
    ToFrame,
    Lead,
    Status,
    Cards,
    Since,
    Undo,
    Skip,
    Rules,
    Keys,
    Cancel,
}

/// Key and command, as the help page lists them.
pub const KEYS: [(&str, Command); 16] = [
    ("d", Command::Press("draw")),
    ("p", Command::Press("pay")),
    ("t", Command::Press("tile")),
    ("e", Command::Press("end")),
    ("c", Command::Press("confirm")),
    ("x", Command::Press("discard")),
    ("a", Command::Press("hint")),
    ("u", Command::Undo),
    ("s", Command::Skip),
    ("f", Command::ToFrame),
    ("l", Command::Lead),
    ("i", Command::Status),
    ("h", Command::Cards),
    ("n", Command::Since),
    ("r", Command::Rules),
    ("?", Command::Keys),
];

/// Listens while the game page is open.
pub fn listen(play: Play) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_typing(&event) {
            return;
        }
        let key = event.key();
        let command = if key == "Escape" {
            Some(Command::Cancel)
        } else {
            KEYS.iter().find(|(name, _)| *name == key).map(|(_, command)| *command)
        };
        if let Some(command) = command {
            run(play, command);
        }
    });
    on_cleanup(move || handle.remove());
}

fn is_typing(event: &ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.closest("input, textarea, select, dialog").ok().flatten().is_some())
}

fn run(play: Play, command: Command) {
    match command {
        Command::Press(name) => press(name),
        Command::Undo => flow::undo(play),
        Command::Skip => director::skip(),
        Command::ToFrame => focus_frame(play),
        Command::Lead => {
            if let Some(place) = focused_place() {
                play.notice.set(Some(Notice::Lead(place)));
            }
        }
        Command::Status => play.notice.set(Some(Notice::Status)),
        Command::Cards => play.notice.set(Some(Notice::Cards)),
        Command::Since => focus("[data-since]"),
        Command::Rules => go(Route::Rules(None)),
        Command::Keys => go(Route::Help),
        Command::Cancel => {
            play.notice.set(None);
            hint::close(play);
            play.choice.update(|choice| {
                if matches!(choice, Choice::Gap { .. }) {
                    *choice = Choice::Nothing;
                }
            });
        }
    }
}

fn html(selector: &str) -> Option<HtmlElement> {
    motion::find(selector)?.dyn_into().ok()
}

/// The first button with this name that can be pressed; `e` also confirms a held turn.
fn press(name: &str) {
    let selector = format!("[data-do=\"{name}\"]:not([disabled])");
    let button = html(&selector).or_else(|| html("[data-do=\"confirm\"]").filter(|_| name == "end"));
    if let Some(button) = button {
        button.click();
    }
}

fn focus(selector: &str) {
    if let Some(element) = html(selector) {
        let _ = element.focus();
    }
}

fn focus_frame(play: Play) {
    let column = play.shown.with_untracked(|state| state.table().frame());
    if let Some(gap) = motion::gap(column, 0)
        && let Ok(gap) = gap.dyn_into::<web_sys::SvgElement>()
    {
        let _ = gap.focus();
    }
}

fn focused_place() -> Option<Place> {
    let key = document().active_element()?.closest("[data-place]").ok().flatten()?.get_attribute("data-place")?;
    Place::parse(&key)
}
