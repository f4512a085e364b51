//! Opening a record, by button or by dropping a file on the page.

use super::start::{StartRequest, Starter};
use crate::app::alive::{self, Scope};
use crate::app::{editions, lazy};
use iquazu_messages::Messages;
use iquazu_rules::text::ParseError;
use iquazu_session::LoadError;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File, HtmlInputElement};

/// About twenty times the size of a long game's record.
const MAX_FILE_BYTES: f64 = 1_000_000.0;

/// Error when opening a file.
#[derive(Clone, PartialEq, Eq, Debug)]
enum OpenError {
    Unreadable,
    /// With the id of the edition if that is unknown.
    Bad(LoadError, Option<String>),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct OpenRecord {
    starter: Starter,
    scope: Scope,
    problem: RwSignal<Option<OpenError>>,
}

impl OpenRecord {
    pub(super) fn new(starter: Starter) -> OpenRecord {
        OpenRecord { starter, scope: Scope::current(), problem: RwSignal::new(None) }
    }

    /// A button that opens a file dialog.
    pub(super) fn button(self, t: Messages) -> AnyView {
        let chosen = move |event: Event| {
            if let Some(file) = chosen_file(&event) {
                self.open(file);
            }
        };
        view! {
            <label class="button file-button" title=t.app_open_record_hint()>
                {t.app_open_record()}
                <input class="hidden-text" type="file" accept=".txt,.iquazu,text/plain" on:change=alive::handler(chosen)/>
            </label>
        }
        .into_any()
    }

    /// Opens a file dropped on the page.
    pub(super) fn dropped(self, event: &DragEvent) {
        event.prevent_default();
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            self.open(file);
        }
    }

    fn open(self, file: File) {
        self.problem.set(None);
        self.scope.spawn(async move {
            match read_file(&file).await {
                None => self.problem.set(Some(OpenError::Unreadable)),
                Some(text) => self.open_record(&text).await,
            }
        });
    }

    async fn open_record(self, text: &str) {
        if editions::needs_lazy_chunk(text) {
            // Without the chunk the edition stays unknown, which is reported.
            let _ = lazy::load_saved_editions().await;
        }
        match iquazu_session::load(text, &editions::library()) {
            Ok(game) => self.starter.start(StartRequest::Open(game)),
            Err(error) => {
                let edition = unknown_edition(&error, text);
                self.problem.set(Some(OpenError::Bad(error, edition)));
            }
        }
    }

    /// Shows what was wrong with the last file.
    pub(super) fn problem(self, t: Messages) -> impl IntoView {
        let shown = move || {
            self.problem.get().map(|problem| {
                let (text, details) = explain(t, &problem);
                view! {
                    <div class="panel problem">
                        <strong>{t.error_record_bad_title()}</strong>
                        <p>{text}</p>
                        {details.map(|details| view! { <p class="soft" lang="en"><code>{details}</code></p> })}
                    </div>
                }
            })
        };
        view! { <div role="alert">{shown}</div> }
    }
}

/// Returns the file chosen in an input.
pub(crate) fn chosen_file(event: &Event) -> Option<File> {
    let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = input.files()?.get(0);
    // Allows choosing the same file again.
    input.set_value("");
    file
}

/// Reads a text file; `None` if it is not text or too large for a record.
pub(crate) async fn read_file(file: &File) -> Option<String> {
    if file.size() > MAX_FILE_BYTES {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Returns the id of a record's edition if the record cannot be opened because that edition is unknown.
fn unknown_edition(error: &LoadError, text: &str) -> Option<String> {
    let LoadError::Malformed(ParseError { unknown_edition: true, .. }) = error else { return None };
    let name = text.lines().find_map(|line| line.trim().strip_prefix("edition "))?.trim();
    Some(name.split('#').next().unwrap_or(name).to_owned())
}

fn explain(t: Messages, problem: &OpenError) -> (String, Option<String>) {
    let OpenError::Bad(error, edition) = problem else { return (t.error_file_unreadable().to_owned(), None) };
    if let Some(edition) = edition {
        return (t.error_record_edition(edition), None);
    }
    (load_error_text(t, error), Some(error.to_string()))
}

/// Explains what is wrong with a record.
pub(crate) fn load_error_text(t: Messages, error: &LoadError) -> String {
    match error {
        LoadError::Newer { .. } => t.error_record_newer().to_owned(),
        LoadError::Malformed(error) => t.error_record_bad_text(error.line as i64, error.column as i64),
        LoadError::IllegalGame(error) => match error.step() {
            Some(step) => t.error_record_move(step as i64),
            None => t.error_record_result().to_owned(),
        },
        LoadError::NotDealt => t.error_record_not_dealt().to_owned(),
    }
}
