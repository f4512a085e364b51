//! The pieces as components. All refer to the symbols of [`Defs`], which stands once in the page.
//! Sizes come from the style sheet: a piece is as large as its text (`1em`) unless a class says otherwise.

use super::{CardColour, PlayerColour, TileFace};
use leptos::prelude::*;

/// Gradients and symbols that all drawings use; once in a page, before anything else.
#[component]
pub fn Defs() -> impl IntoView {
    view! { <div class="art-defs" aria-hidden="true"></div> }
}

/// A gem, cut in its player's way.
#[component]
pub fn Gem(colour: PlayerColour) -> impl IntoView {
    let _ = colour;
}

/// A water drop.
#[component]
pub fn Drop() -> impl IntoView {}

/// The front of a card. `large` has the full picture, otherwise colour and emblem only.
#[component]
pub fn Card(colour: CardColour, #[prop(optional)] large: bool) -> impl IntoView {
    let _ = (colour, large);
}

#[component]
pub fn CardBack(#[prop(optional)] large: bool) -> impl IntoView {
    let _ = large;
}

/// The emblem of a colour alone: moon, wave, sun.
#[component]
pub fn Emblem(colour: CardColour) -> impl IntoView {
    let _ = colour;
}

#[component]
pub fn TilePicture(face: TileFace) -> impl IntoView {
    let _ = face;
}

/// The mark of whose turn it is.
#[component]
pub fn GemBox() -> impl IntoView {}

/// The mark of who drips.
#[component]
pub fn WaterBox() -> impl IntoView {}

/// A gap in the rock with its colour's edge and emblem.
#[component]
pub fn GapPicture(colour: CardColour) -> impl IntoView {
    let _ = colour;
}

/// A rock with one to three values.
#[component]
pub fn RockPicture(points: Vec<u8>) -> impl IntoView {
    let _ = points;
}

/// The dragon that guards the frame.
#[component]
pub fn Dragon() -> impl IntoView {}

/// Pictures for buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconName {
    Draw,
    Undo,
    EndTurn,
    Settings,
    Help,
    Hint,
    Menu,
    Sound,
    Muted,
    Language,
    Log,
    Share,
    Close,
    Play,
    Skip,
    Theme,
    Trophy,
}

/// A line icon in the colour of the text; the button around it carries the name.
#[component]
pub fn Icon(name: IconName) -> impl IntoView {
    let _ = name;
}
