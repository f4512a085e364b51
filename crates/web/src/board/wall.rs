//! The board component.

use super::{BoardModel, Place};
use leptos::prelude::*;

/// The wall with its frame, as large as the parent element lets it be.
///
/// `on_gap` is called with (column, index) when a clickable gap is chosen by mouse, touch or key;
/// `on_inspect` when anything else is: a gap that cannot be chosen, a rock, a tile in the frame;
/// `on_hover` with what pointer or focus rests on, `None` when it leaves.
#[component]
pub fn Board(
    #[prop(into)] model: Signal<BoardModel>,
    #[prop(into)] on_gap: Callback<(u8, u8)>,
    #[prop(optional, into)] on_hover: Option<Callback<Option<Place>>>,
    #[prop(optional, into)] on_inspect: Option<Callback<Place>>,
) -> impl IntoView {
    let _ = (model, on_gap, on_hover, on_inspect);
}
