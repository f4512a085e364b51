//! The picture of the first page: the waterfall parts and shows what the wall hides.

use leptos::prelude::*;

const WIDTH: usize = 1500;
const HEIGHT: usize = 800;

/// Gaps of the wall in the picture, with what lies in them.
const GAPS: [(&str, &str, u16, u16); 22] = [
    ("#gap-white", "#gem-red", 520, 118),
    ("#gap-blue", "#gem-yellow", 632, 104),
    ("#gap-orange", "", 812, 106),
    ("#gap-blue", "#gem-green", 918, 122),
    ("#gap-orange", "#gem-purple", 420, 190),
    ("#gap-white", "", 1020, 196),
    ("#gap-orange", "#gem-green", 330, 300),
    ("#gap-blue", "", 440, 330),
    ("#gap-blue", "#gem-red", 1110, 300),
    ("#gap-white", "#gem-yellow", 1010, 350),
    ("#gap-white", "#drop", 350, 440),
    ("#gap-orange", "#gem-yellow", 440, 500),
    ("#gap-orange", "", 1100, 440),
    ("#gap-blue", "#gem-purple", 1000, 500),
    ("#gap-blue", "#gem-red", 340, 590),
    ("#gap-white", "#gem-purple", 1110, 590),
    ("#gap-blue", "", 210, 240),
    ("#gap-white", "#gem-green", 220, 420),
    ("#gap-orange", "#gem-red", 110, 330),
    ("#gap-white", "#gem-yellow", 1230, 260),
    ("#gap-orange", "#drop", 1240, 440),
    ("#gap-blue", "#gem-green", 1350, 340),
];

pub(super) fn title_art() -> AnyView {
    let pillar = |column: usize| {
        let symbol = format!("#pillar-{}", column * 5 % 3);
        let x = column * 100;
        view! { <use href=symbol x=x y="60" width="100" height="740" preserveAspectRatio="none"></use> }
    };
    let gap = |(gap, inside, x, y): (&'static str, &'static str, u16, u16)| {
        let inside =
            (!inside.is_empty()).then(|| view! { <use href=inside x=x + 10 y=y + 10 width="54" height="54"></use> });
        view! { <use href=gap x=x y=y width="74" height="74"></use> {inside} }
    };
    view! {
        <div class="title-art" aria-hidden="true">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="xMidYMid slice">
                <rect width=WIDTH height=HEIGHT fill="url(#g-cave)"></rect>
                {(0..15).map(pillar).collect_view()}
                {GAPS.map(gap)}
                <rect class="title-shade" width=WIDTH height=HEIGHT></rect>
                <use href="#canopy" width=WIDTH height="146"></use>
            </svg>
            {["title-falls title-falls-left", "title-falls title-falls-right"].map(falls)}
            <div class="title-pool"></div>
            <svg class="title-dragon" viewBox="0 0 190 100"><use href="#dragon-head"></use></svg>
        </div>
    }
    .into_any()
}

/// One half of the curtain, of the same sheets as on the board.
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
