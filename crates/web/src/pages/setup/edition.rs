//! Which edition is played: the built-in one, or a file of one's own.

use super::draft::Draft;
use crate::app::editions::{self, NotAdded};
use crate::app::storage::StorageError;
use crate::pages::open::{chosen_file, read};
use iquazu_messages::Messages;
use iquazu_rules::Edition;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Event;

pub(super) fn view(t: Messages, draft: Draft) -> AnyView {
    // Changes when a file was added, with what was wrong with it.
    let added = RwSignal::new(None::<Problem>);
    let choose = move |event| draft.edition.set(event_target_value(&event));
    let options = move || {
        added.track();
        let option = |edition: &'static Edition| {
            let selected = draft.edition.with_untracked(|id| id == edition.id());
            view! { <option value=edition.id() selected=selected>{name(t, edition)}</option> }
        };
        editions::known().into_iter().map(option).collect_view()
    };
    let add = move |event: Event| {
        let Some(file) = chosen_file(&event) else { return };
        spawn_local(async move {
            let text = read(&file).await;
            added.set(match text.as_deref().map(editions::add) {
                None => Some(Problem::Unreadable),
                Some(Err(error)) => Some(Problem::NotAdded(error)),
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
            <select aria-describedby="edition-help" on:change=choose>{options}</select>
        </label>
        <p id="edition-help" class="soft">{t.setup_edition_help()}</p>
        <label class="button file-button">
            {t.setup_edition_add()}
            <input class="hidden-text" type="file" accept=".toml,text/plain" on:change=add/>
        </label>
        <div role="alert">{move || added.get().map(|problem| explain(t, &problem))}</div>
    }
    .into_any()
}

#[derive(Clone, Debug)]
enum Problem {
    Unreadable,
    NotAdded(NotAdded),
}

fn name(t: Messages, edition: &Edition) -> String {
    let built_in = edition.id() == Edition::standard().id();
    if built_in { t.setup_edition_reconstructed().to_owned() } else { edition.name().to_owned() }
}

fn explain(t: Messages, problem: &Problem) -> AnyView {
    let (text, details) = match problem {
        Problem::Unreadable => (t.error_file_unreadable().to_owned(), None),
        Problem::NotAdded(NotAdded::Bad(error)) => (t.setup_edition_bad(error.line as i64), Some(error.to_string())),
        Problem::NotAdded(NotAdded::IdOfBuiltIn) => (t.setup_edition_id(Edition::standard().id()), None),
        Problem::NotAdded(NotAdded::NotKept(StorageError::Full)) => (t.error_storage_full_title().to_owned(), None),
        Problem::NotAdded(NotAdded::NotKept(StorageError::Denied)) => (t.error_storage_denied_title().to_owned(), None),
    };
    view! {
        <p class="fault">{text}</p>
        {details.map(|details| view! { <p class="soft" lang="en"><code>{details}</code></p> })}
    }
    .into_any()
}
