//! The whole wall as a thin strip, for screens that show only the part around the frame. A tap scrolls there.

use super::model::{BoardModel, FIRST_TILE_POSITION, POSITIONS};
use leptos::prelude::*;

pub(super) fn view(model: Signal<BoardModel>, viewed_position: RwSignal<Option<u8>>) -> impl IntoView {
    let frame = Memo::new(move |_| model.with(|m| m.frame));
    let end = Memo::new(move |_| model.with(|m| m.end_column));
    let cell = move |position: u8| {
        let kind = move || match position {
            p if p < frame.get() => "cell cell-water",
            p if p < FIRST_TILE_POSITION || p < frame.get() + 5 => "cell cell-rock",
            13.. => "cell cell-dark",
            _ => "cell cell-tiles",
        };
        let x = f64::from(position - 1) * 10.0 + 0.5;
        view! { <rect class=kind x=x y="1.5" width="9" height="7" rx="1.5" on:click=move |_| viewed_position.set(Some(position))></rect> }
    };
    view! {
        <svg class="overview" viewBox="0 0 140 10" preserveAspectRatio="none" aria-hidden="true">
            {(1..=POSITIONS).map(cell).collect_view()}
            <rect class="cell-end" x=move || f64::from(end.get().max(1)) * 10.0 - 2.0 y="1.5" width="1.5" height="7"></rect>
            <rect class="cell-frame" x="0.2" y="0.6" width="59.6" height="8.8" rx="2" style:--frame=move || frame.get().to_string()></rect>
        </svg>
    }
}
