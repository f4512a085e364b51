//! The rock under a column: its points and who would score them now.

use super::geometry::{ROWS_BOTTOM, column_x, units};
use super::model::{Lead, Place};
use crate::art::gem_symbol;
use leptos::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RockState {
    pub points: Vec<u8>,
    pub leads: Vec<Lead>,
    pub label: String,
    pub in_frame: bool,
    pub ends: bool,
}

pub(super) fn view(column: u8, shown: Memo<Option<RockState>>, focusable: Memo<Option<Place>>) -> impl IntoView {
    let place = Place::Rock { column };
    let button = move || shown.with(|s| s.as_ref().is_some_and(|s| s.in_frame));
    let label = move || shown.with(|s| s.as_ref().filter(|s| s.in_frame).map(|s| s.label.clone()));
    let rock = move || if shown.with(|s| s.as_ref().is_some_and(|s| s.ends)) { "#rock-end" } else { "#rock" };
    // The numbers are outside the button: its accessible name already contains them.
    view! {
        <g class="rock" data-rock=column.to_string() transform=format!("translate({} {})", units(column_x(column)), units(ROWS_BOTTOM))>
            <g
                class="rock-button"
                data-place=place.key()
                role=move || button().then_some("button")
                tabindex=move || button().then_some(if focusable.get() == Some(place) { "0" } else { "-1" })
                aria-label=label
                aria-hidden=move || (!button()).then_some("true")
            >
                <use href=rock x="1" y="3" width="98" height="66"></use>
            </g>
            <g aria-hidden="true" pointer-events="none">{move || shown.get().map(numbers)}</g>
        </g>
    }
}

fn numbers(shown: RockState) -> impl IntoView {
    let leads = if shown.in_frame { shown.leads } else { Vec::new() };
    let calm = leads.is_empty();
    let crowded = shown.points.len() > 2;
    let step = if crowded { 29.0 } else { 36.0 };
    let class = if crowded { "rock-points rock-points-small" } else { "rock-points" };
    let middle = (shown.points.len() as f64 - 1.0) / 2.0;
    let x = move |rank: usize| 50.0 + (rank as f64 - middle) * step;
    let value = move |(rank, points): (usize, u8)| {
        view! { <text class=class x=units(x(rank)) y=if calm { "42" } else { "28" }>{points}</text> }
    };
    let leader = move |(rank, lead): (usize, Lead)| {
        view! {
            <use href=gem_symbol(lead.player) x=units(x(rank) - 16.0) y="40" width="21" height="21"></use>
            <text class="rock-count" x=units(x(rank) + 9.0) y="51">{lead.gems}</text>
        }
    };
    let paid = leads.into_iter().filter(|lead| lead.points > 0).enumerate();
    view! {
        {shown.points.into_iter().enumerate().map(value).collect_view()}
        {paid.map(leader).collect_view()}
    }
}
