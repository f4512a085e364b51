//! The static parts of the wall: cave, pillars, ledges, moss, pool.

use super::geometry::{
    CANOPY_HEIGHT, COLUMN_WIDTH, COLUMNS_LEFT, HEIGHT, ROWS_BOTTOM, ROWS_HEIGHT, ROWS_TOP, WIDTH, column_x, units,
};
use super::model::POSITIONS;
use iquazu_art::paths::{ledges, pillar_symbol};
use leptos::prelude::*;

pub(super) fn wall() -> impl IntoView {
    let pillar = |position: u8| {
        let symbol = pillar_symbol(position);
        view! { <use href=symbol x=units(column_x(position)) y=units(ROWS_TOP) width=units(COLUMN_WIDTH) height=units(ROWS_HEIGHT)></use> }
    };
    view! {
        <svg class="layer scenery" viewBox=format!("0 0 {} {}", units(WIDTH), units(HEIGHT)) aria-hidden="true">
        <rect width=units(WIDTH) height=units(HEIGHT) fill="url(#g-cave)"></rect>
        <use href="#pillar-1" x=units(COLUMNS_LEFT - COLUMN_WIDTH) y=units(ROWS_TOP) width=units(COLUMN_WIDTH) height=units(ROWS_HEIGHT)></use>
        {(1..=POSITIONS).map(pillar).collect_view()}
        <use href="#pillar-2" x=units(column_x(POSITIONS + 1)) y=units(ROWS_TOP) width=units(COLUMN_WIDTH) height=units(ROWS_HEIGHT)></use>
        <path class="ledge-shade" d=ledges(2.0)></path>
        <path class="ledge-light" d=ledges(0.0)></path>
        <rect x="0" y=units(ROWS_TOP) width=units(WIDTH) height="60" fill="url(#g-overhang)"></rect>
        <use href="#canopy" x="0" y="0" width=units(WIDTH) height=units(CANOPY_HEIGHT)></use>
        <rect x="0" y=units(ROWS_BOTTOM - 30.0) width=units(WIDTH) height="106" fill="url(#g-pool)"></rect>
        </svg>
    }
}
