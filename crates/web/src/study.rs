//! The study: pages about games that were played. Replay, review, "what if", links, single moments. They belong to the
//! later part of the app: nobody loads them before the first move.

mod arrive;
mod branch;
mod branches;
mod curve;
mod hands;
mod judge;
mod lesson;
mod lessons;
mod lines;
mod moment;
mod page;
mod qr;
mod replay;
mod review;
mod route;
mod share;
mod transport;
mod trouble;
mod wall;

pub(crate) use qr::Qr;

use crate::app::editions;
use crate::play::store::{Play, use_play};
use arrive::Opened;
use leptos::prelude::*;
use route::StudyRoute;

/// What an address of the study is about. It has a game of its own on the screen, beside the one that is played.
#[component]
pub fn Study(path: String) -> impl IntoView {
    let outer = use_play();
    provide_context(Play::empty());
    if editions::any_kept() {
        editions::learn_kept();
    }
    match arrive::open(&StudyRoute::parse(&path)) {
        Ok(Opened::Game(game)) => view! { <page::ReplayPage game/> }.into_any(),
        Ok(Opened::Moment(view)) => view! { <moment::MomentPage view/> }.into_any(),
        Ok(Opened::Branch { kept, game }) => view! { <branch::BranchPage kept game/> }.into_any(),
        Ok(Opened::Lesson) => view! { <lesson::LessonPage outer/> }.into_any(),
        Err(trouble) => view! { <trouble::TroublePage trouble/> }.into_any(),
    }
}
