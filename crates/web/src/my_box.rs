//! “My box”: owners of a printed copy draw their edition, play with it and pass it on. It is in a lazily loaded chunk,
//! with a style sheet of its own.

mod draft_page;
mod drafts;
mod edit;
mod edition_page;
mod edition_status;
mod editor;
mod fields;
mod gaps;
mod history;
mod id;
mod link;
mod missing;
mod missing_list;
mod number;
mod overview;
mod rocks;
mod route;
mod save_edition;
mod share;
mod store;
mod tiles;
mod wall;

use crate::app::editions;
use leptos::prelude::*;
use route::BoxRoute;

/// Shows the page of an address.
#[component]
pub fn MyBox(path: String) -> impl IntoView {
    if editions::any_saved() {
        editions::load_saved();
    }
    match BoxRoute::parse(&path) {
        BoxRoute::Overview => view! { <overview::Overview/> }.into_any(),
        BoxRoute::Draft(number) => view! { <draft_page::DraftPage number/> }.into_any(),
        BoxRoute::Link(letters) => view! { <edition_page::LinkPage letters/> }.into_any(),
    }
}
