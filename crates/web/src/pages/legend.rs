//! What the marks on the wall mean, shown over a game.

use crate::app::route::Route;
use crate::app::texts::messages;
use crate::art::{CardColour, PlayerColour, TileFace, TilePicture, gap_symbol, gem_symbol};
use iquazu_messages::Messages;
use leptos::prelude::*;

/// A gap with marks, drawn as on the wall.
fn gap(class: &'static str) -> AnyView {
    view! {
        <svg class="legend-picture wall" viewBox="-42 -42 84 84" aria-hidden="true">
            <g class=class>
                <circle class="gap-reach" r="40" fill="url(#g-glow)"></circle>
                <use class="gap-hole" href=gap_symbol(CardColour::Blue) x="-28" y="-28" width="56" height="56"></use>
                <circle class="gap-ring" r="32" fill="none"></circle>
            </g>
        </svg>
    }
    .into_any()
}

fn price() -> AnyView {
    view! {
        <svg class="legend-picture" viewBox="0 0 42 42" aria-hidden="true">
            <use href="#price" width="42" height="42"></use>
            <text class="price" x="21" y="22">3</text>
        </svg>
    }
    .into_any()
}

fn rock() -> AnyView {
    view! {
        <svg class="legend-picture" viewBox="0 0 100 72" aria-hidden="true">
            <use href="#rock" x="1" y="3" width="98" height="66"></use>
            <text class="rock-points" x="32" y="28">7</text>
            <text class="rock-points" x="68" y="28">3</text>
            <use href=gem_symbol(PlayerColour::Red) x="16" y="40" width="21" height="21"></use>
            <text class="rock-count" x="41" y="51">2</text>
        </svg>
    }
    .into_any()
}

fn tile() -> AnyView {
    view! { <span class="legend-picture" aria-hidden="true"><TilePicture face=TileFace::Cards(3)/></span> }.into_any()
}

fn strip() -> AnyView {
    let cell = |class: &'static str| view! { <span class=class></span> };
    let cells = ["cell cell-water", "cell cell-rock", "cell cell-rock cell-end", "cell cell-tiles", "cell cell-dark"];
    view! { <span class="legend-picture legend-strip" aria-hidden="true">{cells.map(cell).collect_view()}</span> }
        .into_any()
}

type Entry = (fn() -> AnyView, fn(Messages) -> &'static str);

const ENTRIES: [Entry; 7] = [
    (|| gap("gap gap-affordable"), Messages::legend_exact),
    (|| gap("gap gap-affordable gap-substitutes"), Messages::legend_substitutes),
    (|| gap("gap gap-drips"), Messages::legend_drop),
    (price, Messages::legend_price),
    (rock, Messages::legend_rock),
    (tile, Messages::legend_tile),
    (strip, Messages::legend_strip),
];

#[component]
pub fn Legend() -> impl IntoView {
    let entry = |(picture, text): Entry| view! { <li>{picture()}<span>{move || text(messages())}</span></li> };
    view! {
        <ul class="legend">{ENTRIES.map(entry).into_iter().collect_view()}</ul>
        <p class="legend-links">
            <a href=Route::Rules(None).href()>{move || messages().app_rules()}</a>
            " · "
            <a href=Route::Help.href()>{move || messages().app_help()}</a>
        </p>
    }
}
