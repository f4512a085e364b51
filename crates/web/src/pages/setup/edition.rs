//! The choice of the edition: built in, added from a file, or drawn.

use super::draft::Draft;
use crate::app::alive::{self, Scope};
use crate::app::editions::{self, AddEditionError};
use crate::app::route::Route;
use crate::app::storage::StorageError;
use crate::pages::open::{chosen_file, read_file};
use iquazu_messages::Messages;
use iquazu_rules::Edition;
use leptos::prelude::*;
use web_sys::Event;

pub(super) fn view(t: Messages, draft: Draft) -> AnyView {
    // Set after every added file, so that the list is updated.
    let added = RwSignal::new(None::<EditionProblem>);
    let scope = Scope::current();
    let choose = move |event: Event| draft.edition.set(event_target_value(&event));
    let options = move || {
        added.track();
        let option = |edition: &'static Edition| {
            let selected = draft.edition.with_untracked(|id| id == edition.id());
            view! { <option value=edition.id() selected=selected>{edition_name(t, edition)}</option> }
        };
        editions::known().into_iter().map(option).collect_view()
    };
    let add = move |event: Event| {
        let Some(file) = chosen_file(&event) else { return };
        scope.spawn(async move {
            let text = read_file(&file).await;
            added.set(match text.as_deref().map(editions::add) {
                None => Some(EditionProblem::Unreadable),
                Some(Err(error)) => Some(EditionProblem::AddEditionError(error)),
                Some(Ok(edition)) => {
                    draft.edition.set(edition.id().to_owned());
                    None
                }
            });
        });
    };
    view! {
        <label class="field">
            <span>{t.setup_edition()}</span>
            <select aria-describedby="edition-help" on:change=alive::handler(choose)>{options}</select>
        </label>
        <p id="edition-help" class="soft">{t.setup_edition_help()}</p>
        <label class="button file-button">
            {t.setup_edition_add()}
            <input class="hidden-text" type="file" accept=".toml,text/plain" on:change=alive::handler(add)/>
        </label>
        <p><a class="button" href=Route::MyBox(String::new()).href()>{t.setup_edition_draw()}</a></p>
        <div role="alert">{move || added.get().map(|problem| explain(t, &problem))}</div>
    }
    .into_any()
}

#[derive(Clone, Debug)]
enum EditionProblem {
    Unreadable,
    AddEditionError(AddEditionError),
}

/// Returns the name of an edition in the language of the page.
pub(crate) fn edition_name(t: Messages, edition: &Edition) -> String {
    if edition == Edition::standard() {
        t.setup_edition_reconstructed().to_owned()
    } else if edition == Edition::reconstructed_1() {
        t.setup_edition_reconstructed_1().to_owned()
    } else {
        edition.name().to_owned()
    }
}

fn explain(t: Messages, problem: &EditionProblem) -> AnyView {
    match problem {
        EditionProblem::Unreadable => view! { <p class="fault">{t.error_file_unreadable()}</p> }.into_any(),
        EditionProblem::AddEditionError(error) => explain_add_error(t, error),
    }
}

/// Explains why an edition could not be added: the place in its file and what was expected there.
pub(crate) fn explain_add_error(t: Messages, error: &AddEditionError) -> AnyView {
    let (text, details) = match error {
        AddEditionError::Invalid(error) if error.taken_id.is_some() => {
            (t.setup_edition_id(error.taken_id.as_deref().unwrap_or_default()), None)
        }
        AddEditionError::Invalid(error) => (t.setup_edition_bad(error.line as i64), Some(error.to_string())),
        AddEditionError::NotSaved(StorageError::Full) => (t.error_storage_full_title().to_owned(), None),
        AddEditionError::NotSaved(StorageError::Denied) => (t.error_storage_denied_title().to_owned(), None),
    };
    view! {
        <p class="fault">{text}</p>
        {details.map(|details| view! { <p class="soft" lang="en"><code>{details}</code></p> })}
    }
    .into_any()
}
