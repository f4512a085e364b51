//! Credits, licence and privacy.

use super::layout::{localized, page};
use crate::app::route::Route;
use leptos::prelude::*;

#[component]
pub fn AboutPage() -> impl IntoView {
    localized(|t| {
        let lines = [t.about_text(), t.about_thanks(), t.about_edition(), t.about_privacy(), t.about_licence()];
        let body = view! {
            <div class="panel prose">
                {lines.map(|line| view! { <p>{line}</p> })}
                <p><a class="button" href=Route::MyBox(String::new()).href()>{t.setup_edition_draw()}</a></p>
                <p class="soft">{t.about_version(env!("CARGO_PKG_VERSION"))}</p>
            </div>
        };
        page(t, "about", t.app_about(), body.into_any())
    })
}
