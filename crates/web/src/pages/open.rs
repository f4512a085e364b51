//! Opening a record: by a button or by dropping a file on the page.

use super::start::{Starter, Wanted};
use crate::app::editions;
use iquazu_messages::Messages;
use iquazu_session::LoadError;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File, HtmlInputElement};

/// A record of a long game has less than a twentieth of this.
const LARGEST: f64 = 1_000_000.0;

/// Why a file was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Problem {
    Unreadable,
    /// With the id of the edition, where that is what is missing.
    Bad(LoadError, Option<String>),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct OpenRecord {
    starter: Starter,
    problem: RwSignal<Option<Problem>>,
}

impl OpenRecord {
    pub(super) fn new(starter: Starter) -> OpenRecord {
        OpenRecord { starter, problem: RwSignal::new(None) }
    }

    /// A button that asks for a file.
    pub(super) fn button(self, t: Messages) -> AnyView {
        let chosen = move |event: Event| {
            if let Some(file) = chosen_file(&event) {
                self.open(file);
            }
        };
        view! {
            <label class="button file-button" title=t.app_open_record_hint()>
                {t.app_open_record()}
                <input class="hidden-text" type="file" accept=".txt,.iquazu,text/plain" on:change=chosen/>
            </label>
        }
        .into_any()
    }

    /// A file was dropped on the page.
    pub(super) fn dropped(self, event: &DragEvent) {
        event.prevent_default();
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            self.open(file);
        }
    }

    fn open(self, file: File) {
        self.problem.set(None);
        spawn_local(async move {
            match read(&file).await {
                None => self.problem.set(Some(Problem::Unreadable)),
                Some(text) => match iquazu_session::load(&text, editions::find) {
                    Ok(game) => self.starter.start(Wanted::Open(game)),
                    Err(error) => self.problem.set(Some(Problem::Bad(error, unknown_edition(&text)))),
                },
            }
        });
    }

    /// What was wrong with the last file.
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

/// The file that was chosen in an input.
pub(super) fn chosen_file(event: &Event) -> Option<File> {
    let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = input.files()?.get(0);
    // The same file can be chosen again.
    input.set_value("");
    file
}

/// The text of a file; nothing where it is none, or too large for a record.
pub(crate) async fn read(file: &File) -> Option<String> {
    if file.size() > LARGEST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// The edition of a record, if it is not here.
fn unknown_edition(text: &str) -> Option<String> {
    let id = text.lines().find_map(|line| line.trim().strip_prefix("edition "))?.trim();
    editions::find(id).is_none().then(|| id.to_owned())
}

fn explain(t: Messages, problem: &Problem) -> (String, Option<String>) {
    let Problem::Bad(error, edition) = problem else { return (t.error_file_unreadable().to_owned(), None) };
    if let (LoadError::Malformed(_), Some(edition)) = (error, edition) {
        return (t.error_record_edition(edition), None);
    }
    (load_error_text(t, error), Some(error.to_string()))
}

/// What is wrong with a record, in words.
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
