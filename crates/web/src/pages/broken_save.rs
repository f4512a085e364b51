//! The page for a saved game that cannot be loaded. It explains why; nothing is deleted.

use super::layout::{localized, page};
use super::open::load_error_text;
use crate::app::{BrokenSave, storage};
use crate::play::record_file;
use iquazu_messages::Messages;
use iquazu_session::LoadError;
use leptos::prelude::*;

#[component]
pub fn BrokenSavePage(broken: BrokenSave) -> impl IntoView {
    localized(move |t| {
        let newer = matches!(broken.error, LoadError::Newer { .. });
        let title = if newer { t.error_save_newer_title() } else { t.error_save_broken_title() };
        page(t, "broken-save", title, body(t, &broken, newer))
    })
}

fn body(t: Messages, broken: &BrokenSave, newer: bool) -> AnyView {
    let text = broken.text.clone();
    let download = move |_| record_file::save("iquazu.txt", &text);
    let reload = newer.then(|| {
        let reload = |_| {
            let _ = window().location().reload();
        };
        view! { <button class="button button-main" on:click=reload>{t.error_reload()}</button> }
    });
    let details = (!newer).then(|| {
        view! {
            <details>
                <summary>{t.error_details()}</summary>
                <p>{load_error_text(t, &broken.error)}</p>
                <p class="soft" lang="en"><code>{broken.error.to_string()}</code></p>
            </details>
        }
    });
    view! {
        <div class="panel prose">
            <p>{if newer { t.error_save_newer_text() } else { t.error_save_broken_text() }}</p>
            {details}
            <div class="buttons">
                {reload}
                <button class="button" on:click=download>{t.error_download()}</button>
                {set_aside_button(t, broken.text.clone())}
            </div>
        </div>
    }
    .into_any()
}

/// Returns the first free storage key for a broken save.
fn free_key() -> String {
    let places =
        (1..).map(|n| if n == 1 { storage::BROKEN_GAME.to_owned() } else { format!("{}.{n}", storage::BROKEN_GAME) });
    let free = |place: &String| !matches!(storage::load(place), Ok(Some(_)));
    places.into_iter().find(free).expect("there is no last number")
}

/// A button that sets the broken save aside and continues to the home page.
fn set_aside_button(t: Messages, text: String) -> AnyView {
    let broken: RwSignal<Option<BrokenSave>> = expect_context();
    let put_aside = move |_| {
        // Remove the original only after the copy is saved.
        if storage::save(&free_key(), &text).is_ok() {
            storage::remove(storage::GAME);
        }
        broken.set(None);
    };
    view! { <button class="button" on:click=put_aside>{t.error_go_on()}</button> }.into_any()
}
