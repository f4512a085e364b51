//! The ground of a strip's column: light or dark as in the box, with the edges where the strip can be taken out.

use super::geometry::{COLUMN_WIDTH, ROWS_HEIGHT, ROWS_TOP, units};
use super::model::StripPart;
use leptos::prelude::*;

pub(super) fn view(strip: StripPart) -> impl IntoView {
    let edge = |x: f64| format!("M{} {}v{}", units(x), units(ROWS_TOP), units(ROWS_HEIGHT));
    let edges = [strip.first.then(|| edge(0.0)), strip.last.then(|| edge(COLUMN_WIDTH))];
    let edges = edges.into_iter().flatten().collect::<String>();
    view! {
        <rect
            class=if strip.dark { "strip strip-dark" } else { "strip" }
            y=units(ROWS_TOP)
            width=units(COLUMN_WIDTH)
            height=units(ROWS_HEIGHT)
        ></rect>
        <path class="strip-edge" d=edges.clone()></path>
        <path class="strip-edge strip-edge-light" d=edges></path>
    }
}
