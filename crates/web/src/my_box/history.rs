//! A draft with undo and redo.

use super::edit::Edit;
use iquazu_rules::edition::EditionDraft;

/// The most steps that can be undone. A whole box takes about 300.
const MAX_STEPS: usize = 1000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct History {
    draft: EditionDraft,
    past: Vec<EditionDraft>,
    future: Vec<EditionDraft>,
    /// The last change, unless it was undone since.
    last: Option<Edit>,
}

impl History {
    pub(super) fn new(draft: EditionDraft) -> History {
        History { draft, past: Vec::new(), future: Vec::new(), last: None }
    }

    pub(super) fn draft(&self) -> &EditionDraft {
        &self.draft
    }

    /// Makes a change. Returns whether the draft is another one now.
    pub(super) fn edit(&mut self, edit: Edit) -> bool {
        let mut next = self.draft.clone();
        edit.apply(&mut next);
        if next == self.draft {
            return false;
        }
        let before = std::mem::replace(&mut self.draft, next);
        if !self.last.as_ref().is_some_and(|last| edit.continues(last)) {
            self.past.push(before);
            if self.past.len() > MAX_STEPS {
                self.past.remove(0);
            }
        }
        self.future.clear();
        self.last = Some(edit);
        true
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub(super) fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.draft, before));
            self.last = None;
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.draft, after));
            self.last = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::edit::Cell;
    use super::*;
    use iquazu_rules::Colour;

    fn gap(row: u8) -> Edit {
        Edit::AddGap(Cell { column: 1, row }, Colour::Blue)
    }

    #[test]
    fn changes_are_undone_and_made_again_in_order() {
        let mut history = History::new(EditionDraft::new(1, 2));
        let states: Vec<EditionDraft> = (0..=5)
            .map(|row| {
                assert!(row == 0 || history.edit(gap(row)));
                history.draft().clone()
            })
            .collect();
        for state in states[..5].iter().rev() {
            history.undo();
            assert_eq!(history.draft(), state);
        }
        assert!(!history.can_undo());
        for state in &states[1..] {
            history.redo();
            assert_eq!(history.draft(), state);
        }
        assert!(!history.can_redo());
    }

    #[test]
    fn change_after_undo_forgets_the_future_and_an_impossible_one_does_not() {
        let mut history = History::new(EditionDraft::new(1, 2));
        history.edit(gap(1));
        history.edit(gap(2));
        history.undo();
        assert!(!history.edit(Edit::Drops(200)) && history.can_redo());
        assert!(history.edit(gap(3)) && !history.can_redo());
    }

    #[test]
    fn typing_a_name_is_one_step() {
        let mut history = History::new(EditionDraft::new(1, 2));
        for name in ["M", "My", "My ", "My b"] {
            assert!(history.edit(Edit::Name(name.into())));
        }
        history.undo();
        assert_eq!((history.draft().name.as_str(), history.can_undo()), ("", false));
    }
}
