//! Game pieces as components. They refer to the symbols of [`Defs`], which must be in the page once. Sizes come from
//! the style sheet: a piece is `1em` high unless a rule says otherwise.

use super::{CardColour, PlayerColour, TileFace};
use iquazu_art::DRAWINGS;
use leptos::prelude::*;

/// Gradients and symbols used by all drawings. Must be in the page once, before anything else.
#[component]
pub fn Defs() -> impl IntoView {
    view! { <div class="art-defs" aria-hidden="true" inner_html=DRAWINGS></div> }
}

/// A picture made of one symbol. Hidden from screen readers: the text beside it carries the meaning.
fn picture(class: &'static str, view_box: &'static str, symbol: String) -> impl IntoView {
    view! {
        <svg class=class viewBox=view_box aria-hidden="true" focusable="false">
            <use href=symbol width="100%" height="100%"></use>
        </svg>
    }
}

/// Returns the reference to a gem's symbol (48 × 48), for use inside larger drawings.
pub const fn gem_symbol(colour: PlayerColour) -> &'static str {
    match colour {
        PlayerColour::Red => "#gem-red",
        PlayerColour::Yellow => "#gem-yellow",
        PlayerColour::Purple => "#gem-purple",
        PlayerColour::Green => "#gem-green",
    }
}

/// Returns the reference to a gap's symbol (60 × 60), including its emblem.
pub const fn gap_symbol(colour: CardColour) -> &'static str {
    match colour {
        CardColour::White => "#gap-white",
        CardColour::Blue => "#gap-blue",
        CardColour::Orange => "#gap-orange",
    }
}

/// Returns the reference to a tile's symbol (60 × 60), without its number.
pub const fn tile_symbol(face: TileFace) -> &'static str {
    match face {
        TileFace::Points(_) => "#face-points",
        TileFace::Cards(_) => "#face-cards",
        TileFace::AnyColour => "#face-any",
        TileFace::DoubleMove => "#face-double",
        TileFace::Hidden { dark: false } => "#tile-light",
        TileFace::Hidden { dark: true } => "#tile-dark",
    }
}

/// A gem in its player's cut.
#[component]
pub fn Gem(colour: PlayerColour) -> impl IntoView {
    picture("art art-gem", "0 0 48 48", gem_symbol(colour).to_owned())
}

/// A water drop.
#[component]
pub fn Drop() -> impl IntoView {
    picture("art art-drop", "0 0 48 48", "#drop".to_owned())
}

/// The front of a card. The corner shows the emblem, so that fanned cards stay readable.
#[component]
pub fn Card(colour: CardColour) -> impl IntoView {
    picture("art art-card", "0 0 60 84", format!("#card-{}", colour.name()))
}

#[component]
pub fn CardBack() -> impl IntoView {
    picture("art art-card", "0 0 60 84", "#card-back".to_owned())
}

/// A bonus tile, face up or face down.
#[component]
pub fn TilePicture(face: TileFace) -> impl IntoView {
    view! {
        <svg class="art art-tile" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
            {tile_shapes(face)}
        </svg>
    }
}

/// The shapes of a tile on a 60 × 60 field, for use inside larger drawings.
pub fn tile_shapes(face: TileFace) -> impl IntoView {
    let number = match face {
        TileFace::Points(n) => Some((n, "29.5", "art-number art-number-points")),
        TileFace::Cards(n) => Some((n, "39.5", "art-number art-number-cards")),
        _ => None,
    };
    view! {
        <use href=tile_symbol(face) width="60" height="60"></use>
        {number.map(|(n, y, class)| view! { <text x="30" y=y class=class>{n}</text> })}
    }
}

/// The gem box, which marks the active player.
#[component]
pub fn GemBox() -> impl IntoView {
    picture("art art-box", "0 0 48 48", "#gem-box".to_owned())
}

/// The water box, which marks the player who drips.
#[component]
pub fn WaterBox() -> impl IntoView {
    picture("art art-box", "0 0 48 48", "#water-box".to_owned())
}

/// A gap with its coloured edge and emblem.
#[component]
pub fn GapPicture(colour: CardColour) -> impl IntoView {
    picture("art art-gap", "0 0 60 60", gap_symbol(colour).to_owned())
}

/// The head of the dragon on the frame.
#[component]
pub fn Dragon() -> impl IntoView {
    picture("art art-dragon", "0 0 190 100", "#dragon-head".to_owned())
}
