//! The gaps of the selected place: recolour, move and remove each with one tap.

use super::edit::{self, Edit, GapAt};
use super::editor::{Editor, focus_id};
use super::missing::cell_id;
use crate::app::texts::{card, card_art};
use crate::art::GapPicture;
use iquazu_messages::Messages;
use iquazu_rules::{Colour, Column};
use leptos::prelude::*;

pub(super) fn view(t: Messages, editor: Editor) -> AnyView {
    let place = move || {
        let cell = editor.cell.get();
        t.box_place(cell.column.into(), cell.row.into())
    };
    let is_empty = move || editor.with(|draft| edit::gaps(draft, editor.cell.get()).is_empty());
    view! {
        <div class="box-gaps" role="group" aria-labelledby="box-place">
            <h3 id="box-place">{place}</h3>
            <p class="soft" hidden=move || !is_empty()>{t.box_cell_none()}</p>
            {(0..Column::MAX_GAPS_PER_ROW).map(|index| gap(t, editor, index)).collect_view()}
        </div>
    }
    .into_any()
}

/// The buttons of one gap. They stay in the page while the gap changes, so that the focus does too.
fn gap(t: Messages, editor: Editor, index: usize) -> AnyView {
    let nth = index as i64 + 1;
    let at = move || GapAt { cell: editor.cell.get(), index };
    let colour = Memo::new(move |_| editor.with(|draft| edit::gaps(draft, editor.cell.get()).get(index).copied()));
    let recolour = |new: Colour| {
        view! {
            <button
                type="button"
                class="button button-icon"
                aria-label=t.box_gap_colour(nth, card(new))
                aria-pressed=move || (colour.get() == Some(new)).to_string()
                on:click=move |_| editor.edit(Edit::Recolour(at(), new))
            >
                <GapPicture colour=card_art(new)/>
            </button>
        }
    };
    let can_go_up = move || editor.with(|draft| edit::can_go_up(draft, at()));
    let can_go_down = move || editor.with(|draft| edit::can_go_down(draft, at()));
    let moved = move |edit: Edit| {
        let before = editor.cell.get_untracked();
        let up = matches!(edit, Edit::Up(_));
        let row = editor.with_untracked(|draft| edit::gaps(draft, before).len());
        editor.edit(edit);
        let (cell, index) = match (up, index.checked_sub(1)) {
            (true, Some(above)) => (before, above),
            (true, None) => {
                let cell = edit::Cell { row: before.row - 1, ..before };
                (cell, editor.with_untracked(|draft| edit::gaps(draft, cell).len()).saturating_sub(1))
            }
            (false, _) if index + 1 < row => (before, index + 1),
            (false, _) => (edit::Cell { row: before.row + 1, ..before }, 0),
        };
        editor.cell.set(cell);
        focus_id(format!("box-gap-{index}-{}", if up { "up" } else { "down" }));
    };
    let go_up = move |_| {
        if can_go_up() {
            moved(Edit::Up(at()));
        }
    };
    let go_down = move |_| {
        if can_go_down() {
            moved(Edit::Down(at()));
        }
    };
    let is_moving = move || editor.moving.get() == Some(at());
    let start_moving = move |_| editor.moving.update(|moving| *moving = (*moving != Some(at())).then(at));
    let remove = move |_| {
        editor.edit(Edit::RemoveGap(at()));
        focus_id(cell_id(editor.cell.get_untracked()));
    };
    view! {
        <div class="box-gap-buttons" role="group" aria-label=t.box_gap_nth(nth) hidden=move || colour.get().is_none()>
            {Colour::ALL.map(recolour)}
            <button type="button" id=format!("box-gap-{index}-up") class="button button-icon" aria-label=t.box_gap_up(nth) aria-disabled=move || (!can_go_up()).to_string() on:click=go_up>"↑"</button>
            <button type="button" id=format!("box-gap-{index}-down") class="button button-icon" aria-label=t.box_gap_down(nth) aria-disabled=move || (!can_go_down()).to_string() on:click=go_down>"↓"</button>
            <button type="button" class="button button-icon" aria-label=t.box_gap_move(nth) aria-pressed=move || is_moving().to_string() on:click=start_moving>"⇄"</button>
            <button type="button" class="button button-icon" aria-label=t.box_gap_remove(nth) on:click=remove>"✕"</button>
        </div>
    }
    .into_any()
}
