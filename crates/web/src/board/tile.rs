//! A bonus tile on the wall and who would win it now.

use super::geometry::{TILE_X, TILE_Y, column_x, row_y, units};
use super::model::{Lead, Place, Tile};
use crate::art::{TileFace, gem_symbol, tile_shapes, tile_symbol};
use leptos::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TileState {
    pub tile: Tile,
    /// Beside the frame: the tile can be focused and shows who leads.
    pub in_frame: bool,
    pub lead: Option<Lead>,
}

pub(super) fn view(
    position: u8,
    row: u8,
    shown: Memo<Option<TileState>>,
    focusable: Memo<Option<Place>>,
) -> impl IntoView {
    let place = Place::Tile { position, row };
    let at = format!("translate({} {})", units(column_x(position) + TILE_X), units(row_y(row) + TILE_Y));
    move || {
        let shown = shown.get()?;
        let button = shown.in_frame;
        let tabindex = move || button.then_some(if focusable.get() == Some(place) { "0" } else { "-1" });
        let label = shown.tile.label.clone();
        // The numbers are outside the button: its accessible name already contains them.
        let area = button.then(|| {
            view! {
                <rect
                    class="tile-area"
                    data-place=place.key()
                    role="button"
                    tabindex=tabindex
                    aria-label=label
                    x="-33"
                    y="-33"
                    width="66"
                    height="66"
                    fill="transparent"
                ></rect>
            }
        });
        Some(view! {
            <g
                class=if shown.tile.highlighted { "tile tile-lit" } else { "tile" }
                data-tile=place.key()
                transform=at.clone()
            >
                <g aria-hidden="true">{slab(shown.tile.face)} {shown.lead.filter(|_| button).map(lead_view)}</g>
                {area}
            </g>
        })
    }
}

/// A tile face down is one element; a tile face up has a number too.
fn slab(face: TileFace) -> impl IntoView {
    if matches!(face, TileFace::Hidden { .. }) {
        let back =
            view! { <use class="tile-slab" href=tile_symbol(face) x="-33" y="-33" width="66" height="66"></use> };
        return back.into_any();
    }
    view! { <g class="tile-slab"><g transform="translate(-33 -33) scale(1.1)">{tile_shapes(face)}</g></g> }.into_any()
}

fn lead_view(lead: Lead) -> impl IntoView {
    view! {
        <use href=gem_symbol(lead.player) x="-27" y="34" width="26" height="26"></use>
        <text class="row-count" x="12" y="48">{lead.gems}</text>
    }
}
