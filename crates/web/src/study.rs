//! The study: replay, review, "what if" branches, links, positions and lessons. It is in a lazily loaded chunk, because
//! nothing here is needed before the first move.

mod branch;
mod branches;
mod coach;
mod curve;
mod error;
mod hands;
mod lesson;
mod lessons;
mod mistake_text;
mod moment;
mod page;
mod qr;
mod replay;
mod resolve;
mod review;
mod review_task;
pub(crate) mod review_workers;
mod route;
mod score_lines;
mod share;
mod transport;
mod wall;

pub(crate) use qr::Qr;
pub(crate) use share::LinkField;

use crate::app::editions;
use crate::play::store::{Play, use_play};
use leptos::prelude::*;
use resolve::Resolved;
use route::StudyRoute;

/// Returns the full URL of a game, given by the letters of its link.
pub(crate) fn game_address(letters: String) -> String {
    StudyRoute::Game(letters).address()
}

/// Shows the study page of an address. It provides a `Play` of its own, separate from the game being played.
#[component]
pub fn Study(path: String) -> impl IntoView {
    let outer = use_play();
    provide_context(Play::empty());
    if editions::any_saved() {
        editions::load_saved();
    }
    match resolve::resolve(&StudyRoute::parse(&path)) {
        Ok(Resolved::Game(game)) => view! { <page::ReplayPage game/> }.into_any(),
        Ok(Resolved::Moment(view)) => view! { <moment::MomentPage view/> }.into_any(),
        Ok(Resolved::Branch { storage_key, game }) => view! { <branch::BranchPage storage_key game/> }.into_any(),
        Ok(Resolved::Lesson) => view! { <lesson::LessonPage outer/> }.into_any(),
        Err(error) => view! { <error::StudyErrorPage error/> }.into_any(),
    }
}
