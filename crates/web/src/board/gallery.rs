//! Everything we draw on one page, for looking at it.

use leptos::prelude::*;

#[component]
pub fn Gallery() -> impl IntoView {
    view! { <main class="gallery"></main> }
}
