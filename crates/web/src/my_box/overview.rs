//! The first page: unfinished drafts, the player's editions, and the start of a new draft.

use super::drafts::NumberedDraft;
use super::edition_status::copy_of;
use super::link;
use super::missing::missing;
use super::route::BoxRoute;
use super::store;
use crate::app::alive::{self, Scope};
use crate::app::editions::{self, AddEditionError};
use crate::app::route::navigate;
use crate::pages::{chosen_file, dialog, edition_name, explain_add_error, localized, page, read_file};
use iquazu_messages::Messages;
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionDraft;
use leptos::ev::Event;
use leptos::prelude::*;

#[component]
pub(super) fn Overview() -> impl IntoView {
    // Set after every change of the list.
    let changed = RwSignal::new(());
    localized(move |t| page(t, "box", t.box_title(), body(t, changed)))
}

fn body(t: Messages, changed: RwSignal<()>) -> AnyView {
    let asked = RwSignal::new(None::<NumberedDraft>);
    let drafts = move || {
        changed.track();
        let drafts: Vec<NumberedDraft> = store::load().newest_first().cloned().collect();
        (!drafts.is_empty()).then(|| {
            let items = drafts.into_iter().map(|draft| draft_item(t, draft, asked)).collect_view();
            view! {
                <section class="panel">
                    <h2>{t.box_drafts()}</h2>
                    <ul class="box-list">{items}</ul>
                </section>
            }
        })
    };
    let own: Vec<&Edition> = editions::known().into_iter().filter(|edition| !edition.is_built_in()).collect();
    let own = (!own.is_empty()).then(|| {
        let item = |edition: &'static Edition| {
            let href = BoxRoute::Link(link::letters(edition)).route().href();
            view! { <li><a class="button" href=href>{edition.name().to_owned()}</a></li> }
        };
        view! {
            <section class="panel">
                <h2>{t.box_own()}</h2>
                <ul class="box-list">{own.into_iter().map(item).collect_view()}</ul>
            </section>
        }
    });
    view! {
        <p class="box-lead">{t.box_lead()}</p>
        <div class="box-overview">
            {drafts}
            {new_draft(t)}
            {own}
        </div>
        {move || asked.get().map(|draft| delete_dialog(t, draft, asked, changed))}
    }
    .into_any()
}

/// Returns the name of a draft to show.
pub(super) fn name_of(t: Messages, draft: &EditionDraft) -> String {
    match draft.name.trim() {
        "" => t.box_unnamed().to_owned(),
        name => name.to_owned(),
    }
}

fn draft_item(t: Messages, numbered: NumberedDraft, asked: RwSignal<Option<NumberedDraft>>) -> AnyView {
    let name = name_of(t, &numbered.draft);
    let state = match missing(&numbered.draft).len() {
        0 => t.box_draft_complete().to_owned(),
        count => t.box_draft_missing(count as i64),
    };
    let href = BoxRoute::Draft(numbered.number).route().href();
    let label = t.box_delete_draft(&name);
    view! {
        <li>
            <a class="button" href=href><span>{name}<small>{state}</small></span></a>
            <button type="button" class="button button-plain" aria-label=label on:click=move |_| asked.set(Some(numbered.clone()))>
                {t.box_delete()}
            </button>
        </li>
    }
    .into_any()
}

fn delete_dialog(
    t: Messages,
    numbered: NumberedDraft,
    asked: RwSignal<Option<NumberedDraft>>,
    changed: RwSignal<()>,
) -> AnyView {
    let text = t.box_delete_text(&name_of(t, &numbered.draft));
    let delete = move |_| {
        // If nothing can be saved, the draft is simply still there.
        let _ = store::remove(numbered.number);
        asked.set(None);
        changed.set(());
    };
    let body = view! {
        <p>{text}</p>
        <form class="dialog-buttons" method="dialog">
            <button class="button" autofocus>{t.app_cancel()}</button>
            <button class="button button-main" type="button" on:click=delete>{t.box_delete()}</button>
        </form>
    };
    dialog(t.box_delete_title(), body.into_any(), Callback::new(move |()| asked.set(None)))
}

#[derive(Clone, Debug)]
enum StartError {
    Unreadable,
    Add(AddEditionError),
}

fn new_draft(t: Messages) -> AnyView {
    let source = RwSignal::new("2".to_owned());
    let error = RwSignal::new(None::<StartError>);
    let scope = Scope::current();
    let start = move |draft: EditionDraft| match store::add(draft) {
        Ok(number) => navigate(BoxRoute::Draft(number).route()),
        Err(storage) => error.set(Some(StartError::Add(AddEditionError::NotSaved(storage)))),
    };
    let draw = move |_| start(source.with_untracked(|source| draft_from(t, source)));
    let read = move |event: Event| {
        let Some(file) = chosen_file(&event) else { return };
        scope.spawn(async move {
            let text = read_file(&file).await;
            match text.as_deref().map(EditionDraft::parse) {
                None => error.set(Some(StartError::Unreadable)),
                Some(Ok(draft)) => start(draft),
                Some(Err(problem)) => error.set(Some(StartError::Add(AddEditionError::Invalid(problem)))),
            }
        });
    };
    let copies = editions::known().into_iter().map(|edition| {
        let name = t.box_new_copy(&edition_name(t, edition));
        view! { <option value=edition.identity()>{name}</option> }
    });
    let shown = move || match error.get()? {
        StartError::Unreadable => Some(view! { <p class="fault">{t.error_file_unreadable()}</p> }.into_any()),
        StartError::Add(error) => Some(explain_add_error(t, &error)),
    };
    view! {
        <section class="panel">
            <h2>{t.box_new()}</h2>
            <label class="field">
                <span>{t.box_new_from()}</span>
                <select id="box-source" on:change=alive::handler(move |event: Event| source.set(event_target_value(&event)))>
                    <option value="2">{t.box_new_double()}</option>
                    <option value="1">{t.box_new_single()}</option>
                    {copies.collect_view()}
                </select>
            </label>
            <div class="buttons">
                <button type="button" class="button button-main" on:click=draw>{t.box_new_start()}</button>
                <label class="button file-button">
                    {t.box_new_file()}
                    <input class="hidden-text" type="file" accept=".toml,text/plain" on:change=alive::handler(read)/>
                </label>
            </div>
            <div class="box-problem" role="alert">{shown}</div>
        </section>
    }
    .into_any()
}

/// Returns a new draft: an empty wall with strips of this width, or a copy of the edition with this identity.
fn draft_from(t: Messages, source: &str) -> EditionDraft {
    let empty = |width: u8| {
        let mut draft = EditionDraft::new(if width == 2 { 1 } else { 6 }, width);
        draft.status = t.box_status_default().to_owned();
        draft
    };
    let draft = match source {
        "1" => empty(1),
        "2" => empty(2),
        identity => editions::find(identity).map_or_else(|| empty(2), Edition::draft),
    };
    let drafts = store::load();
    let is_taken = |id: &str| editions::find(id).is_some() || drafts.newest_first().any(|draft| draft.draft.id == id);
    copy_of(draft, t.box_name_default(), is_taken)
}
