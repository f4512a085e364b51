//! The open draft: its history, what is selected, and what a tap does.

use super::edit::{self, Cell, Edit, GapAt};
use super::history::History;
use super::missing::{Missing, cell_id, missing};
use super::store;
use crate::app::alive;
use crate::app::storage::StorageError;
use iquazu_rules::edition::EditionDraft;
use iquazu_rules::{COLUMNS, Colour, ROWS};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// What a tap on a place of the wall does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tool {
    Add(Colour),
    Erase,
    Select,
}

/// A handle of signals, one for each open draft.
#[derive(Clone, Copy, Debug)]
pub(super) struct Editor {
    number: u32,
    history: RwSignal<History>,
    pub(super) tool: RwSignal<Tool>,
    /// The selected place. Its button is in the tab order, and its gaps are listed.
    pub(super) cell: RwSignal<Cell>,
    /// The gap that the next tap moves.
    pub(super) moving: RwSignal<Option<GapAt>>,
    /// Whether the last tap found a full row.
    pub(super) full: RwSignal<bool>,
    /// Whether the selected place was changed and is to be read out. Moving the focus reads it out by itself.
    pub(super) changed: RwSignal<bool>,
    pub(super) save_error: RwSignal<Option<StorageError>>,
}

impl Editor {
    pub(super) fn new(number: u32, draft: EditionDraft) -> Editor {
        Editor {
            number,
            history: RwSignal::new(History::new(draft)),
            tool: RwSignal::new(Tool::Add(Colour::White)),
            cell: RwSignal::new(Cell { column: 1, row: 1 }),
            moving: RwSignal::new(None),
            full: RwSignal::new(false),
            changed: RwSignal::new(false),
            save_error: RwSignal::new(None),
        }
    }

    pub(super) fn number(self) -> u32 {
        self.number
    }

    /// Reads the draft. Reactive.
    pub(super) fn with<T>(self, read: impl FnOnce(&EditionDraft) -> T) -> T {
        self.history.with(|history| read(history.draft()))
    }

    /// Reads the draft once.
    pub(super) fn with_untracked<T>(self, read: impl FnOnce(&EditionDraft) -> T) -> T {
        self.history.with_untracked(|history| read(history.draft()))
    }

    pub(super) fn draft(self) -> EditionDraft {
        self.with_untracked(EditionDraft::clone)
    }

    pub(super) fn missing(self) -> Vec<Missing> {
        self.with(missing)
    }

    /// Returns whether the draft can be played. Reactive.
    pub(super) fn is_complete(self) -> bool {
        !self.missing().iter().any(Missing::prevents_playing)
    }

    pub(super) fn can_undo(self) -> bool {
        self.history.with(History::can_undo)
    }

    pub(super) fn can_redo(self) -> bool {
        self.history.with(History::can_redo)
    }

    /// Makes a change and saves the draft.
    pub(super) fn edit(self, edit: Edit) {
        self.change(|history| history.edit(edit));
    }

    pub(super) fn undo(self) {
        self.change(|history| {
            history.undo();
            true
        });
    }

    pub(super) fn redo(self) {
        self.change(|history| {
            history.redo();
            true
        });
    }

    fn change(self, change: impl FnOnce(&mut History) -> bool) {
        let mut changed = false;
        self.history.maybe_update(|history| {
            changed = change(history);
            changed
        });
        if changed {
            self.moving.set(None);
            self.changed.set(true);
            self.save_error.set(store::save(self.number, self.draft()).err());
        }
    }

    /// A tap on a place, or on one of its gaps.
    pub(super) fn tap(self, cell: Cell, gap: Option<usize>) {
        self.full.set(false);
        self.changed.set(false);
        if let Some(moved) = self.moving.get_untracked() {
            self.edit(Edit::Move(moved, cell));
            self.moving.set(None);
        } else {
            match self.tool.get_untracked() {
                Tool::Add(colour) => self.add(cell, colour),
                Tool::Erase => self.erase(cell, gap),
                Tool::Select => {}
            }
        }
        self.cell.set(cell);
    }

    pub(super) fn add(self, cell: Cell, colour: Colour) {
        self.full.set(!self.with_untracked(|draft| edit::has_room(draft, cell)));
        self.edit(Edit::AddGap(cell, colour));
    }

    /// Removes a gap, or the lowest one of the place.
    pub(super) fn erase(self, cell: Cell, gap: Option<usize>) {
        let lowest = || self.with_untracked(|draft| edit::gaps(draft, cell).len().checked_sub(1));
        if let Some(index) = gap.or_else(lowest) {
            self.edit(Edit::RemoveGap(GapAt { cell, index }));
        }
    }

    /// Selects the place beside the selected one and focuses it.
    pub(super) fn step(self, columns: i8, rows: i8) {
        let Cell { column, row } = self.cell.get_untracked();
        let cell = Cell {
            column: column.saturating_add_signed(columns).clamp(1, COLUMNS),
            row: row.saturating_add_signed(rows).clamp(1, ROWS as u8),
        };
        self.select(cell);
    }

    pub(super) fn select(self, cell: Cell) {
        self.full.set(false);
        self.changed.set(false);
        self.cell.set(cell);
        // At once, because the next key may come before the next frame; the places are always there.
        focus(&cell_id(cell));
        focus_id(cell_id(cell));
    }
}

/// Focuses an element once the page is drawn.
pub(super) fn focus_id(id: String) {
    alive::next_frame_unscoped(move || focus(&id));
}

fn focus(id: &str) {
    let found = document().get_element_by_id(id);
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
