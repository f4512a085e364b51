//! Saves an edition among the browser's own, to be chosen for games. Asks if that would replace another one.

use super::edition_status::{EditionStatus, edition_status};
use crate::app::editions::{self, AddEditionError};
use crate::pages::{dialog, explain_add_error};
use iquazu_messages::Messages;
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionDraft;
use leptos::prelude::*;

/// What to do with an edition once it is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    Save,
    Play,
}

#[derive(Clone, Debug)]
struct Question {
    draft: EditionDraft,
    other: &'static Edition,
    free_id: String,
    purpose: Purpose,
}

/// Saves editions from a page. Copyable; the page must contain its dialog.
#[derive(Clone, Copy, Debug)]
pub(super) struct EditionSaver {
    question: RwSignal<Option<Question>>,
    pub(super) error: RwSignal<Option<AddEditionError>>,
    /// Called with the edition that was saved.
    done: Callback<(&'static Edition, Purpose)>,
}

impl EditionSaver {
    pub(super) fn new(done: impl Fn(&'static Edition, Purpose) + Send + Sync + 'static) -> EditionSaver {
        EditionSaver {
            question: RwSignal::new(None),
            error: RwSignal::new(None),
            done: Callback::new(move |(edition, purpose)| done(edition, purpose)),
        }
    }

    /// Saves a complete draft, or asks what to do if its id is taken.
    pub(super) fn save(self, draft: EditionDraft, purpose: Purpose) {
        match edition_status(&draft, &editions::known()) {
            EditionStatus::New | EditionStatus::Known => self.add(&draft, purpose),
            EditionStatus::IdTaken { other, free_id } => {
                self.question.set(Some(Question { draft, other, free_id, purpose }));
            }
        }
    }

    fn add(self, draft: &EditionDraft, purpose: Purpose) {
        match editions::add(&draft.to_string()) {
            Ok(edition) => {
                self.error.set(None);
                self.done.try_run((edition, purpose));
            }
            Err(error) => self.error.set(Some(error)),
        }
    }

    /// The dialog, while an id is taken.
    pub(super) fn question(self, t: Messages) -> impl IntoView {
        let close = Callback::new(move |()| self.question.set(None));
        move || {
            self.question.get().map(|question| {
                let Question { draft, other, free_id, purpose } = question;
                let text = t.box_taken_text(other.id(), other.name());
                let both = t.box_taken_both(&free_id);
                let renamed = EditionDraft { id: free_id, ..draft.clone() };
                let answer = move |draft: EditionDraft| {
                    self.question.set(None);
                    self.add(&draft, purpose);
                };
                let body = view! {
                    <p>{text}</p>
                    <form class="dialog-buttons" method="dialog">
                        <button class="button" autofocus>{t.app_cancel()}</button>
                        <button class="button" type="button" on:click=move |_| answer(draft.clone())>{t.box_taken_replace()}</button>
                        <button class="button button-main" type="button" on:click=move |_| answer(renamed.clone())>{both}</button>
                    </form>
                };
                dialog(t.box_taken_title(), body.into_any(), close)
            })
        }
    }

    /// Says why the edition could not be saved.
    pub(super) fn problem(self, t: Messages) -> impl IntoView {
        let shown = move || self.error.get().map(|error| explain_add_error(t, &error));
        view! { <div role="alert">{shown}</div> }
    }
}
