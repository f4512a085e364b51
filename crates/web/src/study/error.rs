//! The page for study addresses that cannot be shown.

use crate::app::route::Route;
use crate::pages::{load_error_text, localized, page};
use iquazu_messages::Messages;
use iquazu_session::{LinkError, LoadError};
use leptos::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum StudyError {
    /// The address is unknown.
    NotFound,
    Link(LinkError),
    Record(LoadError),
}

impl From<LinkError> for StudyError {
    fn from(error: LinkError) -> StudyError {
        StudyError::Link(error)
    }
}

impl From<LoadError> for StudyError {
    fn from(error: LoadError) -> StudyError {
        StudyError::Record(error)
    }
}

impl StudyError {
    fn text(&self, t: Messages) -> (&'static str, String) {
        match self {
            StudyError::NotFound => (t.error_not_found_title(), t.error_not_found_text().to_owned()),
            StudyError::Link(LinkError::Corrupt) => (t.link_damaged_title(), t.link_damaged_text().to_owned()),
            StudyError::Link(LinkError::Newer) => (t.link_newer_title(), t.link_newer_text().to_owned()),
            StudyError::Link(LinkError::UnknownEdition(id)) => (t.link_damaged_title(), t.error_record_edition(id)),
            StudyError::Record(error) => (t.error_record_bad_title(), load_error_text(t, error)),
        }
    }
}

#[component]
pub(super) fn StudyErrorPage(error: StudyError) -> impl IntoView {
    localized(move |t| {
        let (title, text) = error.text(t);
        let body = view! {
            <p>{text}</p>
            <p><a class="button button-main" href=Route::Home.href()>{t.error_home()}</a></p>
        };
        document().set_title(&t.app_page_title(title));
        page(t, "prose", title, body.into_any())
    })
}
