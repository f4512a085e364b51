//! Sound and vibration of the game. `static/sound.js` synthesises the sounds; it is fetched when the page is first
//! touched: nothing sounds before that.

use super::alive;
use super::settings::{Settings, use_settings};
use crate::board::motion::prefers_reduced_motion;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A card is drawn or paid.
    Card,
    /// A gem is placed.
    Gem,
    /// A drop falls.
    Drop,
    /// A gem is counted. The number is its place among the gems of its owner.
    Count(u8),
    /// Points arrive at their owner.
    Points,
    /// A bonus tile is won.
    Tile,
    /// The frame slides.
    Frame,
    /// It is the player's turn.
    Turn,
    /// The game is won.
    Win,
}

impl Cue {
    /// Its name in `sound.js`, and a number for those that have one.
    fn order(self) -> (&'static str, u8) {
        match self {
            Cue::Card => ("card", 0),
            Cue::Gem => ("gem", 0),
            Cue::Drop => ("drop", 0),
            Cue::Count(number) => ("count", number),
            Cue::Points => ("points", 0),
            Cue::Tile => ("tile", 0),
            Cue::Frame => ("frame", 0),
            Cue::Turn => ("turn", 0),
            Cue::Win => ("win", 0),
        }
    }
}

thread_local! {
    static ON: Cell<bool> = const { Cell::new(false) };
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
    static IN_GAME: Cell<bool> = const { Cell::new(false) };
    static VIBRATE: Cell<bool> = const { Cell::new(false) };
}

/// Follows the settings, and waits for the first touch of the page.
pub fn follow(settings: RwSignal<Settings>) {
    Effect::new(move |_| {
        ON.set(settings.with(|settings| settings.sound));
        VIBRATE.set(settings.with(|settings| settings.vibration));
        if !ON.get() && TOUCHED.get() {
            perform("silence", 0);
        }
        update_waterfall();
    });
    let touched = || {
        if !TOUCHED.replace(true) {
            update_waterfall();
        }
    };
    alive::on_window(leptos::ev::pointerdown, move |_| touched());
    alive::on_window(leptos::ev::keydown, move |_| touched());
}

/// Plays a sound, if sounds are on and the page has been touched.
pub fn play(cue: Cue) {
    if ON.get() && TOUCHED.get() {
        let (order, number) = cue.order();
        perform(order, number);
    }
}

/// Lets the waterfall be heard for as long as the current component exists.
pub fn enter_game() {
    IN_GAME.set(true);
    update_waterfall();
    on_cleanup(|| {
        IN_GAME.set(false);
        update_waterfall();
    });
}

/// Reports that it is the player's turn.
pub fn turn() {
    play(Cue::Turn);
    if VIBRATE.get() && TOUCHED.get() {
        vibrate(30);
    }
}

/// The waterfall never stops, so it is silent for people who prefer reduced motion.
fn update_waterfall() {
    if ON.get() && TOUCHED.get() {
        perform(if IN_GAME.get() && !prefers_reduced_motion() { "waterfall" } else { "still" }, 0);
    }
}

/// Calls `sound.js` through `boot.js`.
fn perform(order: &str, number: u8) {
    let function = Reflect::get(&window(), &"iquazuSound".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    let _ = function.map(|function| function.call2(&JsValue::UNDEFINED, &order.into(), &number.into()));
}

/// Returns the browser's function for vibration; not every browser has one.
fn vibration() -> Option<Function> {
    Reflect::get(&window().navigator(), &"vibrate".into()).ok()?.dyn_into().ok()
}

/// Returns whether this browser can vibrate.
pub fn can_vibrate() -> bool {
    vibration().is_some()
}

fn vibrate(millis: u32) {
    let _ = vibration().map(|vibrate| vibrate.call1(&window().navigator(), &JsValue::from(millis)));
}

/// Turns sounds on and off.
#[component]
pub fn SoundButton() -> impl IntoView {
    use super::texts::messages;
    use crate::art::{Icon, IconName};
    let settings = use_settings();
    let on = move || settings.with(|settings| settings.sound);
    view! {
        <button
            type="button"
            class="button button-plain button-icon"
            aria-pressed=move || on().to_string()
            aria-label=move || messages().app_sound()
            title=move || messages().app_sound()
            on:click=move |_| settings.update(|settings| settings.sound = !settings.sound)
        >
            {move || view! { <Icon name=if on() { IconName::Sound } else { IconName::Muted }/> }}
        </button>
    }
}
