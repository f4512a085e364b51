//! The water frame with its prices and the dragon. Drawn at column 1 and moved by the style sheet.

use super::geometry::{
    COLUMN_WIDTH, COLUMNS_LEFT, FRAME_WIDTH, HEIGHT, ROW_HEIGHT, ROWS_BOTTOM, ROWS_TOP, row_y, units,
};
use super::model::ROWS;
use iquazu_art::paths::{frame_edges, frame_waves};
use leptos::prelude::*;

/// `prices` is the number of columns still visible in the frame, `at` the position of the first.
pub(super) fn view(prices: Memo<u8>, at: impl Fn() -> String + Send + 'static) -> impl IntoView {
    let price = |place: u8| {
        let x = f64::from(place - 1) * COLUMN_WIDTH + 50.0;
        view! {
            <use href="#price" x=units(x - 21.0) y="74" width="42" height="42"></use>
            <text class="price" x=units(x) y="96">{place}</text>
        }
    };
    let row_number = |row: u8| {
        let y = row_y(row) + ROW_HEIGHT / 2.0;
        view! {
            <circle class="row-badge" cx="-3" cy=units(y) r="11"></circle>
            <text class="row-number" x="-3" y=units(y)>{row}</text>
        }
    };
    let post = ROWS_BOTTOM - ROWS_TOP + 20.0;
    view! {
        <svg class="frame" data-frame="" style:--frame=at viewBox=format!("{} 0 670 {}", units(-COLUMNS_LEFT), units(HEIGHT)) aria-hidden="true">
            <use href="#dragon-tail" x="508" y="2" width="92" height="72"></use>
            <use href="#dragon-hump" x="150" y="33" width="86" height="44"></use>
            <use href="#dragon-hump" x="275" y="35" width="86" height="44"></use>
            <use href="#dragon-hump" x="400" y="37" width="86" height="44"></use>
            <use href="#dragon-head" x="-52" y="-3" width="162" height="85.3"></use>
            <rect x="-14" y=units(ROWS_TOP - 6.0) width="14" height=units(post) fill="url(#g-jade-post)"></rect>
            <rect x=units(FRAME_WIDTH - 17.0) y=units(ROWS_TOP - 6.0) width="17" height=units(post) fill="url(#g-jade-post)"></rect>
            <path class="frame-gold" d=frame_edges()></path>
            <rect x="-16" y=units(ROWS_BOTTOM - 3.0) width="618" height="11" rx="4" fill="url(#g-jade)"></rect>
            <rect x="-18" y="70" width="622" height="50" rx="9" fill="url(#g-jade)"></rect>
            <path class="frame-wave" d=frame_waves()></path>
            <rect class="frame-gold" x="-16" y="72" width="618" height="46" rx="8" fill="none"></rect>
            <use class="frame-claw" href="#dragon-claw" x="-12" y="60" width="46" height="30"></use>
            <use class="frame-claw" href="#dragon-claw" x="72" y="62" width="46" height="30"></use>
            {(1..=ROWS).map(row_number).collect_view()}
            {move || (1..=prices.get()).map(price).collect_view()}
            <use href="#face-points" x="525" y="76" width="37" height="37"></use>
        </svg>
    }
}
