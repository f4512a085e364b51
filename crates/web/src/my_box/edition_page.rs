//! The page of an edition in a link: what it is, and what to do with it. It is saved only on request.

use super::edition_status::{EditionStatus, edition_status};
use super::link::{self, LinkError};
use super::missing::problem_text;
use super::route::BoxRoute;
use super::save_edition::{EditionSaver, Purpose};
use super::{share, store, wall};
use crate::app::editions;
use crate::app::route::navigate;
use crate::app::settings::use_settings;
use crate::pages::{StartRequest, Starter, dialog, edition_name, localized, page, quick_setup};
use crate::play::store::use_play;
use iquazu_messages::Messages;
use iquazu_rules::Edition;
use iquazu_session::GameSetup;
use leptos::prelude::*;

#[component]
pub(super) fn LinkPage(letters: String) -> impl IntoView {
    let found = link::edition(&letters);
    localized(move |t| match found {
        Ok(edition) => page(t, "box", &edition_name(t, edition), edition_view(t, edition)),
        Err(error) => error_page(t, error),
    })
}

fn error_page(t: Messages, error: LinkError) -> AnyView {
    let (title, text) = match error {
        LinkError::Newer => (t.link_newer_title(), t.link_newer_text().to_owned()),
        LinkError::Problem(problem) => (t.link_damaged_title(), t.box_link_bad(&problem_text(t, &problem))),
        LinkError::Damaged | LinkError::TooMany => (t.link_damaged_title(), t.link_damaged_text().to_owned()),
    };
    let body = view! {
        <p role="alert">{text}</p>
        <p><a class="button button-main" href=BoxRoute::Overview.route().href()>{t.box_title()}</a></p>
    };
    page(t, "prose", title, body.into_any())
}

fn edition_view(t: Messages, edition: &'static Edition) -> AnyView {
    let (starter, settings) = (Starter::of(use_play()), use_settings());
    let saved = RwSignal::new(None::<&'static Edition>);
    let (sharing, removing) = (RwSignal::new(false), RwSignal::new(false));
    let saver = EditionSaver::new(move |edition, purpose| {
        saved.set(Some(edition));
        if purpose == Purpose::Play {
            let setup = settings.with_untracked(|settings| quick_setup(t, settings));
            starter.start(StartRequest::Deal(GameSetup { edition, ..setup }));
        }
    });
    let play = move |_| saver.save(edition.draft(), Purpose::Play);
    let keep = move |_| saver.save(edition.draft(), Purpose::Save);
    let copy = move |_| {
        if let Ok(number) = store::add(edition.draft()) {
            navigate(BoxRoute::Draft(number).route());
        }
    };
    let is_known = move || {
        saved.track();
        edition_status(&edition.draft(), &editions::known()) == EditionStatus::Known
    };
    let state = move || match (edition.is_built_in(), is_known()) {
        (true, _) => t.box_shared_built_in(),
        (false, true) => t.box_shared_known(),
        (false, false) => t.box_shared_new(),
    };
    let remove = move |_| {
        if editions::remove(edition).is_ok() {
            navigate(BoxRoute::Overview.route());
        }
    };
    let draft = edition.draft();
    view! {
        <p class="box-state" role="status">{state}</p>
        <p class="soft">{t.box_origin(edition.id(), edition.status())}</p>
        <p>{facts(t, edition)}</p>
        {wall::picture(t, &draft)}
        <div class="buttons box-buttons">
            <button type="button" class="button button-main" on:click=play>{t.box_play()}</button>
            {move || (!is_known()).then(|| view! { <button type="button" class="button" on:click=keep>{t.box_keep()}</button> })}
            <button type="button" class="button" on:click=copy>{t.box_copy()}</button>
            <button type="button" class="button" on:click=move |_| sharing.set(true)>{t.box_share()}</button>
            <button type="button" class="button" on:click=move |_| share::save_file(&edition.draft())>{t.box_export()}</button>
            {move || (is_known() && !edition.is_built_in()).then(|| view! { <button type="button" class="button" on:click=move |_| removing.set(true)>{t.box_remove()}</button> })}
        </div>
        <p class="box-kept" role="status">{move || saved.get().map(|edition| t.box_kept(edition.name()))}</p>
        {saver.problem(t)}
        <p><a href=BoxRoute::Overview.route().href()>{t.box_title()}</a></p>
        {saver.question(t)}
        {starter.question(t)}
        {move || sharing.get().then(|| share::dialog_of(t, edition, Callback::new(move |()| sharing.set(false))))}
        {move || removing.get().then(|| {
            let body = view! {
                <p>{t.box_remove_text(edition.name())}</p>
                <form class="dialog-buttons" method="dialog">
                    <button class="button" autofocus>{t.app_cancel()}</button>
                    <button class="button button-main" type="button" on:click=remove>{t.box_remove_confirm()}</button>
                </form>
            };
            dialog(t.box_remove_title(), body.into_any(), Callback::new(move |()| removing.set(false)))
        })}
    }
    .into_any()
}

fn facts(t: Messages, edition: &Edition) -> String {
    let draft = edition.draft();
    let gaps: usize = draft.columns.iter().flatten().map(Vec::len).sum();
    let cards: i64 = draft.cards.counts().into_iter().map(i64::from).sum();
    t.box_facts(gaps as i64, cards, draft.gems_per_player.into(), draft.drops.into())
}
