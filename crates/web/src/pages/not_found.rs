//! The page for unknown addresses.

use super::layout::{localized, page};
use crate::app::route::Route;
use crate::art::Dragon;
use leptos::prelude::*;

#[component]
pub fn NotFoundPage() -> impl IntoView {
    localized(|t| {
        let body = view! {
            <div class="not-found-dragon"><Dragon/></div>
            <p>{t.error_not_found_text()}</p>
            <p><a class="button button-main" href=Route::Home.href()>{t.error_home()}</a></p>
        };
        page(t, "not-found", t.error_not_found_title(), body.into_any())
    })
}
