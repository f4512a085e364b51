//! The parts of the wall that never change: cave, pillars, ledges, moss, pool.

use super::geometry::{FOOT, HEIGHT, LEFT, ROW, TOP, WIDTH, column_x};
use super::model::POSITIONS;
use leptos::prelude::*;

pub(super) fn wall() -> impl IntoView {
    let pillar = |position: u8| {
        let symbol = format!("#pillar-{}", (position * 5 + position / 4) % 3);
        view! { <use href=symbol x=column_x(position) y=TOP width="100" height="560"></use> }
    };
    view! {
        <svg class="layer scenery" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
        <rect width=WIDTH height=HEIGHT fill="url(#g-cave)"></rect>
        <use href="#pillar-1" x=LEFT - 100.0 y=TOP width="100" height="560"></use>
        {(1..=POSITIONS).map(pillar).collect_view()}
        <use href="#pillar-2" x=LEFT + 1400.0 y=TOP width="100" height="560"></use>
        <path class="ledge-shade" d=ledges(2.0)></path>
        <path class="ledge-light" d=ledges(0.0)></path>
        <rect x="0" y=TOP width=WIDTH height="60" fill="url(#g-overhang)"></rect>
        <use href="#canopy" x="0" y="0" width=WIDTH height="146"></use>
        <rect x="0" y=FOOT - 30.0 width=WIDTH height="106" fill="url(#g-pool)"></rect>
        </svg>
    }
}

/// Ledges between the rows, a little uneven.
fn ledges(down: f64) -> String {
    let ledge = |row: u8| {
        let y = TOP + ROW * f64::from(row) + down;
        let step = |n: u8| format!("l50 {}", if (n + row).is_multiple_of(2) { 3 } else { -3 });
        format!("M0 {y}{}", (0..30).map(step).collect::<String>())
    };
    (1..5).map(ledge).collect()
}
