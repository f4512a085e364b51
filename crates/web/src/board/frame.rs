//! The water frame: jade, prices in gold, guarded by the dragon. Drawn at column 1, moved by the style sheet.

use super::geometry::{COLUMN, FOOT, TOP};
use leptos::prelude::*;

/// `prices` is how many columns the frame still shows, `at` the position of its first.
pub(super) fn view(prices: Memo<u8>, at: impl Fn() -> String + Send + 'static) -> impl IntoView {
    let price = |place: u8| {
        let x = f64::from(place - 1) * COLUMN + 50.0;
        view! {
            <use href="#price" x=x - 21.0 y="74" width="42" height="42"></use>
            <text class="price" x=x y="96">{place}</text>
        }
    };
    let post = FOOT - TOP + 20.0;
    view! {
        <svg class="frame" data-frame="" style:--frame=at viewBox="-60 0 670 800" aria-hidden="true">
            <use href="#dragon-tail" x="508" y="2" width="92" height="72"></use>
            <use href="#dragon-hump" x="150" y="33" width="86" height="44"></use>
            <use href="#dragon-hump" x="275" y="35" width="86" height="44"></use>
            <use href="#dragon-hump" x="400" y="37" width="86" height="44"></use>
            <use href="#dragon-head" x="-52" y="-3" width="162" height="85.3"></use>
            <rect x="-14" y=TOP - 6.0 width="14" height=post fill="url(#g-jade-post)"></rect>
            <rect x="583" y=TOP - 6.0 width="17" height=post fill="url(#g-jade-post)"></rect>
            <path class="frame-gold" d="M-.8 118V682M584 118V682M-14 118V686M600 118V686"></path>
            <rect x="-16" y=FOOT - 3.0 width="618" height="11" rx="4" fill="url(#g-jade)"></rect>
            <rect x="-18" y="70" width="622" height="50" rx="9" fill="url(#g-jade)"></rect>
            <path class="frame-wave" d=waves()></path>
            <rect class="frame-gold" x="-16" y="72" width="618" height="46" rx="8" fill="none"></rect>
            <use class="frame-claw" href="#dragon-claw" x="-12" y="60" width="46" height="30"></use>
            <use class="frame-claw" href="#dragon-claw" x="72" y="62" width="46" height="30"></use>
            {move || (1..=prices.get()).map(price).collect_view()}
            <use href="#face-points" x="525" y="76" width="37" height="37"></use>
        </svg>
    }
}

/// Waves carved into the upper beam.
fn waves() -> String {
    (0..25).map(|n| format!("M{} 106q6-9 12 0t12 0", n * 24 - 6)).collect()
}
