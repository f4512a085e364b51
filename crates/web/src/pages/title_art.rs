//! The picture of the home page: the waterfall parts and reveals the wall.

use crate::board::geometry::{COLUMN_WIDTH, HEIGHT, WIDTH, units};
use leptos::prelude::*;

/// Gaps in the picture and their contents.
const GAPS: [(&str, &str, u16, u16); 22] = [
    ("#gap-white", "#gem-red", 513, 158),
    ("#gap-blue", "#gem-yellow", 613, 142),
    ("#gap-orange", "", 713, 150),
    ("#gap-white", "#drop", 813, 140),
    ("#gap-blue", "#gem-green", 913, 160),
    ("#gap-orange", "#gem-purple", 413, 214),
    ("#gap-white", "#gem-yellow", 1013, 222),
    ("#gap-orange", "#gem-green", 313, 320),
    ("#gap-blue", "", 413, 352),
    ("#gap-blue", "#gem-red", 1113, 320),
    ("#gap-white", "", 1013, 372),
    ("#gap-white", "#drop", 313, 466),
    ("#gap-orange", "#gem-yellow", 413, 510),
    ("#gap-orange", "", 1113, 470),
    ("#gap-blue", "#gem-purple", 1013, 520),
    ("#gap-blue", "#gem-red", 313, 612),
    ("#gap-white", "#gem-purple", 1113, 612),
    ("#gap-blue", "", 213, 260),
    ("#gap-white", "#gem-green", 213, 430),
    ("#gap-orange", "#gem-red", 113, 350),
    ("#gap-white", "#gem-yellow", 1213, 280),
    ("#gap-orange", "#drop", 1213, 450),
];

/// The size of a gap in the picture.
const GAP_SIZE: u16 = 74;

/// Returns the class of an element that spans `left` to `right`. A narrow window shows only the middle of the picture; the
/// style sheet hides the rest.
fn part(left: f64, right: f64) -> &'static str {
    let within = |half: f64| right > WIDTH / 2.0 - half && left < WIDTH / 2.0 + half;
    if within(0.3 * HEIGHT) {
        ""
    } else if within(0.6 * HEIGHT) {
        "title-beside"
    } else {
        "title-outside"
    }
}

pub(super) fn title_art() -> AnyView {
    let pillar = |column: usize| {
        let symbol = format!("#pillar-{}", column * 5 % 3);
        let x = column as f64 * COLUMN_WIDTH;
        let class = part(x, x + COLUMN_WIDTH);
        view! {
            <use class=class href=symbol x=units(x) y="40" width=units(COLUMN_WIDTH) height=units(HEIGHT - 40.0) preserveAspectRatio="none"></use>
        }
    };
    let gap = |(gap, inside, x, y): (&'static str, &'static str, u16, u16)| {
        let class = part(x.into(), (x + GAP_SIZE).into());
        let inside = (!inside.is_empty())
            .then(|| view! { <use class=class href=inside x=x + 10 y=y + 10 width="54" height="54"></use> });
        view! { <use class=class href=gap x=x y=y width=GAP_SIZE height=GAP_SIZE></use> {inside} }
    };
    view! {
        <div class="title-art" aria-hidden="true">
            <svg viewBox=format!("0 0 {} {}", units(WIDTH), units(HEIGHT)) preserveAspectRatio="xMidYMid slice">
                <rect width=units(WIDTH) height=units(HEIGHT) fill="url(#g-cave)"></rect>
                {(0..15).map(pillar).collect_view()}
                {GAPS.map(gap)}
                <rect class="title-shade" width=units(WIDTH) height=units(HEIGHT)></rect>
                <use href="#canopy" width=units(WIDTH) height="146"></use>
            </svg>
            {["title-falls title-falls-left", "title-falls title-falls-right"].map(falls)}
            <div class="title-pool"></div>
            <svg class="title-dragon" viewBox="0 0 190 100"><use href="#dragon-head"></use></svg>
        </div>
    }
    .into_any()
}

/// One half of the waterfall, made of the same layers as on the board.
fn falls(class: &'static str) -> AnyView {
    view! {
        <div class=class>
            <div class="falls-slow"></div>
            <div class="falls-fast"></div>
            <div class="falls-mist"></div>
        </div>
    }
    .into_any()
}
