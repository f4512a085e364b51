//! When there is nothing to show: what happened, and how to go on.

use crate::app::route::Route;
use crate::pages::{in_words, load_error_text, page};
use iquazu_messages::Messages;
use iquazu_session::{LinkError, LoadError};
use leptos::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// The address leads nowhere.
    Nothing,
    Link(LinkError),
    Record(LoadError),
}

impl From<LinkError> for Trouble {
    fn from(error: LinkError) -> Trouble {
        Trouble::Link(error)
    }
}

impl From<LoadError> for Trouble {
    fn from(error: LoadError) -> Trouble {
        Trouble::Record(error)
    }
}

impl Trouble {
    fn words(&self, t: Messages) -> (&'static str, String) {
        match self {
            Trouble::Nothing => (t.error_not_found_title(), t.error_not_found_text().to_owned()),
            Trouble::Link(LinkError::Corrupt) => (t.link_damaged_title(), t.link_damaged_text().to_owned()),
            Trouble::Link(LinkError::Newer) => (t.link_newer_title(), t.link_newer_text().to_owned()),
            Trouble::Link(LinkError::UnknownEdition(id)) => (t.link_damaged_title(), t.error_record_edition(id)),
            Trouble::Record(error) => (t.error_record_bad_title(), load_error_text(t, error)),
        }
    }
}

#[component]
pub(super) fn TroublePage(trouble: Trouble) -> impl IntoView {
    in_words(move |t| {
        let (title, text) = trouble.words(t);
        let body = view! {
            <p>{text}</p>
            <p><a class="button button-main" href=Route::Home.href()>{t.error_home()}</a></p>
        };
        document().set_title(&t.app_page_title(title));
        page(t, "prose", title, body.into_any())
    })
}
