//! Keyboard shortcuts of the game page. Every mouse action of a turn has one; the help page lists them.

use super::store::{Choice, Play, UiNotice};
use super::{flow, hint, playback};
use crate::app::alive;
use crate::app::route::{Route, navigate};
use crate::board::{Place, motion};
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The command of a shortcut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Presses the button with this `data-do`.
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

/// Shortcuts in the order of the help page.
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

/// Handles shortcuts while the game page is open.
pub fn listen(play: Play) {
    alive::on_window(ev::keydown, move |event| {
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
}

fn is_typing(event: &ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.closest("input, textarea, select, dialog").ok().flatten().is_some())
}

fn run(play: Play, command: Command) {
    match command {
        Command::Press(name) => press(name),
        Command::Undo => flow::undo(play),
        Command::Skip => playback::skip(),
        Command::ToFrame => focus_frame(play),
        Command::Lead => {
            if let Some(place) = focused_place() {
                play.notice.set(Some(UiNotice::Lead(place)));
            }
        }
        Command::Status => play.notice.set(Some(UiNotice::Status)),
        Command::Cards => play.notice.set(Some(UiNotice::Cards)),
        Command::Since => focus("[data-since]"),
        Command::Rules => navigate(Route::Rules(None)),
        Command::Keys => navigate(Route::Help),
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

/// Presses the first enabled button with this name; `e` also confirms a turn.
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
