//! One gap: a button inside the frame, a picture outside it.

use super::geometry::{COLUMN_WIDTH, GapSpot, TOUCH_RADIUS, units};
use super::model::{Affordable, Content, Gap, Ghost, HintMark, Place};
use crate::art::{gap_symbol, gem_symbol};
use leptos::prelude::*;

/// State of a gap as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GapState {
    pub gap: Gap,
    pub in_frame: bool,
}

pub(super) fn view(
    place: Place,
    spot: GapSpot,
    shown: Memo<Option<GapState>>,
    focusable: Memo<Option<Place>>,
) -> impl IntoView {
    let now = move |ask: fn(&GapState) -> bool| shown.with(|s| s.as_ref().is_some_and(ask));
    let button = move || now(|s| s.in_frame);
    let label = move || shown.with(|s| s.as_ref().filter(|s| s.in_frame).map(|s| s.gap.label.clone()));
    let disabled = move || now(|s| s.in_frame && !s.gap.clickable).then_some("true");
    let pressed = move || now(|s| s.in_frame && s.gap.ghost.is_some()).then_some("true");
    let colour = move || shown.with(|s| s.as_ref().map(|s| gap_symbol(s.gap.colour)));
    let ringed = Memo::new(move |_| now(|s| s.in_frame || s.gap.highlighted));
    let ringed = move || ringed.get();
    let ghost = Memo::new(move |_| shown.with(|s| s.as_ref().and_then(|s| s.gap.ghost)));
    // On the side of the column's middle: the next column would cover the badge.
    let badge = if spot.x > COLUMN_WIDTH / 2.0 { "-26" } else { "26" };
    let content = Memo::new(move |_| shown.with(|s| s.as_ref().map_or(Content::Empty, |s| s.gap.content)));
    view! {
        <g
            class=move || shown.with(|s| class_of(s.as_ref()))
            data-gap=place.key()
            data-place=place.key()
            transform=format!("translate({} {}) scale({})", units(spot.x), units(spot.y), units(spot.scale))
            role=move || button().then_some("button")
            tabindex=move || button().then_some(if focusable.get() == Some(place) { "0" } else { "-1" })
            aria-label=label
            aria-disabled=disabled
            aria-pressed=pressed
        >
            <circle class="gap-reach" r=units(TOUCH_RADIUS) fill="url(#g-glow)"></circle>
            <use class="gap-hole" href=colour x="-28" y="-28" width="56" height="56"></use>
            {move || piece(content.get())}
            {move || ringed().then(|| view! { <circle class="gap-ring" r="32" fill="none"></circle> })}
            {move || ghost.get().map(|ghost| ghost_view(ghost, badge))}
        </g>
    }
}

fn piece(content: Content) -> Option<impl IntoView> {
    let symbol = match content {
        Content::Empty => return None,
        Content::Gem(player) => gem_symbol(player),
        Content::Drop => "#drop",
    };
    Some(view! { <use class="gap-piece" href=symbol x="-21" y="-21" width="42" height="42"></use> })
}

/// The gem that would be placed, with its price in a badge.
fn ghost_view(ghost: Ghost, badge: &'static str) -> impl IntoView {
    view! {
        <use class="gap-ghost" href=gem_symbol(ghost.player) x="-21" y="-21" width="42" height="42"></use>
        <g class="gap-price" aria-hidden="true">
            <circle cx=badge cy="19" r="14"></circle>
            <text x=badge y="19">{ghost.price}</text>
        </g>
    }
}

fn class_of(shown: Option<&GapState>) -> String {
    let mut class = "gap".to_owned();
    let Some(GapState { gap, in_frame }) = shown else { return class };
    let states = [
        (*in_frame, " gap-button"),
        (*in_frame && gap.clickable, " gap-clickable"),
        (gap.affordable != Affordable::No, " gap-affordable"),
        (gap.affordable == Affordable::BySubstitutes, " gap-substitutes"),
        (*in_frame && gap.content == Content::Empty && gap.affordable == Affordable::No, " gap-dear"),
        (gap.ghost.is_some(), " gap-chosen"),
        (matches!(gap.hint, Some(HintMark::Best | HintMark::Other)), " gap-hinted"),
        (gap.hint == Some(HintMark::Best), " gap-hint-best"),
        (gap.hint == Some(HintMark::Threat), " gap-threat"),
        (gap.highlighted, " gap-lit"),
        (gap.drips_next, " gap-drips"),
    ];
    for (_, name) in states.into_iter().filter(|(on, _)| *on) {
        class.push_str(name);
    }
    class
}
