//! The whole wall as a thin strip of numbered columns, for screens that show only the part around the frame. A tap or an
//! arrow key scrolls there.

use super::model::{BoardModel, FIRST_TILE_POSITION, FRAME_COLUMNS, POSITIONS};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

pub(super) fn view(model: Signal<BoardModel>, viewed_position: RwSignal<Option<u8>>) -> impl IntoView {
    let frame = Memo::new(move |_| model.with(|m| m.frame));
    let end = Memo::new(move |_| model.with(|m| m.end_column));
    let columns = Memo::new(move |_| model.with(|m| m.columns.len() as u8));
    let shown = move || viewed_position.get().unwrap_or(frame.get() + FRAME_COLUMNS / 2);
    let cell = move |position: u8| {
        let kind = move || match position {
            p if p < frame.get() => "cell cell-water",
            p if p < FIRST_TILE_POSITION || p < frame.get() + FRAME_COLUMNS => "cell cell-rock",
            13.. => "cell cell-dark",
            _ => "cell cell-tiles",
        };
        view! {
            <span class=kind class:cell-end=move || position == end.get() on:click=move |_| viewed_position.set(Some(position))>
                {move || (position <= columns.get()).then_some(position)}
            </span>
        }
    };
    let key_down = move |event: KeyboardEvent| {
        let at = untrack(shown);
        let next = match event.key().as_str() {
            "ArrowLeft" => at.saturating_sub(1),
            "ArrowRight" => at + 1,
            "Home" => 1,
            "End" => POSITIONS,
            _ => return,
        };
        event.prevent_default();
        viewed_position.set(Some(next.clamp(1, POSITIONS)));
    };
    view! {
        <div
            class="overview"
            role="slider"
            tabindex="0"
            aria-label=move || model.with(|m| m.overview_label.clone())
            aria-valuemin="1"
            aria-valuemax=POSITIONS.to_string()
            aria-valuenow=move || shown().to_string()
            on:keydown=key_down
        >
            {(1..=POSITIONS).map(cell).collect_view()}
            <span class="cell-frame" style:--frame=move || frame.get().to_string()></span>
        </div>
    }
}
