//! The bonus tiles, counted with plus and minus.

use super::edit::Edit;
use super::editor::Editor;
use super::missing::{back, tiles_id};
use crate::app::texts::{self, tile_art};
use crate::art::TilePicture;
use iquazu_messages::Messages;
use iquazu_rules::Tile;
use iquazu_rules::edition::{EditionDraft, tile_total};
use leptos::prelude::*;

pub(super) fn view(t: Messages, editor: Editor) -> AnyView {
    let head = |dark: bool| {
        let found = move || editor.with(|draft| total(draft, dark));
        let expected = tile_total(dark);
        view! {
            <th scope="col" id=tiles_id(dark) tabindex="-1" class:box-short=move || found() != i64::from(expected)>
                {t.box_tiles_of(back(dark))}
                <span class="numbers" aria-live="polite">{move || t.box_tiles_total(found(), expected.into())}</span>
            </th>
        }
    };
    let row = |tile: Tile| {
        let name = texts::tile(t, tile);
        view! {
            <tr>
                <th scope="row"><TilePicture face=tile_art(tile)/><span>{name.clone()}</span></th>
                {[false, true].map(|dark| counter(t, editor, tile, dark, &name))}
            </tr>
        }
    };
    view! {
        <table class="box-tiles">
            <thead><tr><td></td>{[false, true].map(head)}</tr></thead>
            <tbody>{Tile::ALL.map(row)}</tbody>
        </table>
    }
    .into_any()
}

fn counter(t: Messages, editor: Editor, tile: Tile, dark: bool, name: &str) -> AnyView {
    let count = Memo::new(move |_| editor.with(|draft| counts(draft, dark)[tile]));
    let set = move |count: u8| editor.edit(Edit::Tiles { dark, tile, count });
    let fewer = move |_| set(count.get_untracked().saturating_sub(1));
    let more = move |_| set(count.get_untracked() + 1);
    view! {
        <td>
            <div class="box-counter">
                <button
                    type="button"
                    class="button button-icon"
                    aria-label=t.box_tile_fewer(back(dark), name)
                    aria-disabled=move || (count.get() == 0).to_string()
                    on:click=fewer
                >
                    "−"
                </button>
                <span class="numbers" class:soft=move || count.get() == 0 aria-live="polite">{move || count.get()}</span>
                <button
                    type="button"
                    class="button button-icon"
                    aria-label=t.box_tile_more(back(dark), name)
                    aria-disabled=move || (count.get() >= tile_total(dark)).to_string()
                    on:click=more
                >
                    "+"
                </button>
            </div>
        </td>
    }
    .into_any()
}

fn counts(draft: &EditionDraft, dark: bool) -> &iquazu_rules::TileCounts {
    if dark { &draft.dark } else { &draft.light }
}

fn total(draft: &EditionDraft, dark: bool) -> i64 {
    Tile::ALL.into_iter().map(|tile| i64::from(counts(draft, dark)[tile])).sum()
}
