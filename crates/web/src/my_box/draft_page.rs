//! The page of one draft.

use super::edit::Edit;
use super::editor::{Editor, focus_id};
use super::overview::name_of;
use super::route::BoxRoute;
use super::save_edition::{EditionSaver, Purpose};
use super::{fields, gaps, missing_list, rocks, share, store, tiles, wall};
use crate::app::settings::use_settings;
use crate::app::storage::StorageError;
use crate::art::{Icon, IconName};
use crate::pages::{StartRequest, Starter, localized, page, quick_setup};
use crate::play::store::use_play;
use iquazu_messages::Messages;
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionDraft;
use iquazu_session::GameSetup;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

#[component]
pub(super) fn DraftPage(number: u32) -> impl IntoView {
    let editor = store::load().get(number).map(|draft| Editor::new(number, draft.clone()));
    localized(move |t| match editor {
        Some(editor) => page(t, "box", t.box_title(), body(t, editor)),
        None => {
            let body = view! {
                <p>{t.error_not_found_text()}</p>
                <p><a class="button button-main" href=BoxRoute::Overview.route().href()>{t.box_all()}</a></p>
            };
            page(t, "prose", t.error_not_found_title(), body.into_any())
        }
    })
}

fn body(t: Messages, editor: Editor) -> AnyView {
    view! {
        <div class="box-editor" data-draft=editor.number().to_string() on:keydown=move |event| undo_keys(editor, &event)>
            {bar(t, editor)}
            {not_saved(t, editor)}
            <section class="panel box-part-names"><h2>{t.box_names()}</h2>{fields::names(t, editor)}</section>
            <section class="panel box-part-wall">
                <h2>{t.box_wall()}</h2>
                {fields::strips(t, editor)}
                {wall::view(t, editor)}
                {gaps::view(t, editor)}
            </section>
            <section class="panel box-part-rocks"><h2>{t.box_rocks()}</h2>{rocks::view(t, editor)}</section>
            <section class="panel box-part-tiles"><h2>{t.box_tiles()}</h2>{tiles::view(t, editor)}</section>
            <section class="panel box-part-numbers"><h2>{t.box_numbers()}</h2>{fields::numbers(t, editor)}</section>
            <section class="panel box-part-missing">{missing_list::view(t, editor)} {actions(t, editor)}</section>
        </div>
    }
    .into_any()
}

/// Undo, redo, and what is missing; stays in sight.
fn bar(t: Messages, editor: Editor) -> AnyView {
    let missing = move || match editor.missing().len() {
        0 => t.box_complete().to_owned(),
        count => t.box_draft_missing(count as i64),
    };
    let name = move || editor.with(|draft| name_of(t, draft));
    view! {
        <div class="box-bar" role="group" aria-label=name>
            <a class="button box-all" href=BoxRoute::Overview.route().href()>"‹" <span>{t.box_all()}</span></a>
            <button type="button" class="button button-icon" aria-label=t.app_undo() title=t.app_undo() disabled=move || !editor.can_undo() on:click=move |_| editor.undo()>
                <Icon name=IconName::Undo/>
            </button>
            <button type="button" class="button button-icon box-redo" aria-label=t.box_redo() title=t.box_redo() disabled=move || !editor.can_redo() on:click=move |_| editor.redo()>
                <Icon name=IconName::Undo/>
            </button>
            <button type="button" class="button box-to-missing" on:click=move |_| focus_id("box-missing".to_owned())>{missing}</button>
        </div>
    }
    .into_any()
}

fn not_saved(t: Messages, editor: Editor) -> AnyView {
    let text = move || {
        editor.save_error.get().map(|error| match error {
            StorageError::Full => t.error_storage_full_title(),
            StorageError::Denied => t.error_storage_denied_title(),
        })
    };
    view! { <p class="fault box-not-saved" role="alert">{text}</p> }.into_any()
}

fn actions(t: Messages, editor: Editor) -> AnyView {
    let (starter, settings) = (Starter::of(use_play()), use_settings());
    let saved = RwSignal::new(None::<String>);
    let shared = RwSignal::new(None::<&'static Edition>);
    let saver = EditionSaver::new(move |edition: &'static Edition, purpose| {
        saved.set(Some(edition.name().to_owned()));
        // The answer to a taken id may be another id.
        editor.edit(Edit::Id(edition.id().to_owned()));
        if purpose == Purpose::Play {
            let setup = settings.with_untracked(|settings| quick_setup(t, settings));
            starter.start(StartRequest::Deal(GameSetup { edition, ..setup }));
        }
    });
    // An incomplete draft leads to what is missing.
    let with_complete = move |act: &dyn Fn(EditionDraft)| {
        saved.set(None);
        if editor.is_complete() { act(editor.draft()) } else { focus_id("box-missing".to_owned()) }
    };
    let incomplete = move || (!editor.is_complete()).to_string();
    let share_it = move |draft: EditionDraft| shared.set(Edition::from_draft(draft).ok());
    let close = Callback::new(move |()| shared.set(None));
    view! {
        <div class="buttons box-buttons">
            <button type="button" class="button button-main" aria-disabled=incomplete on:click=move |_| with_complete(&|draft| saver.save(draft, Purpose::Play))>{t.box_play()}</button>
            <button type="button" class="button" aria-disabled=incomplete on:click=move |_| with_complete(&|draft| saver.save(draft, Purpose::Save))>{t.box_keep()}</button>
            <button type="button" class="button" aria-disabled=incomplete on:click=move |_| with_complete(&share_it)>{t.box_share()}</button>
            <button type="button" class="button" aria-disabled=incomplete on:click=move |_| with_complete(&|draft| share::save_file(&draft))>{t.box_export()}</button>
        </div>
        <p class="box-kept" role="status">{move || saved.get().map(|name| t.box_kept(&name))}</p>
        {saver.problem(t)}
        {saver.question(t)}
        {starter.question(t)}
        {move || shared.get().map(|edition| share::dialog_of(t, edition, close))}
    }
    .into_any()
}

/// Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo.
fn undo_keys(editor: Editor, event: &KeyboardEvent) {
    if !(event.ctrl_key() || event.meta_key()) {
        return;
    }
    match (event.key().to_lowercase().as_str(), event.shift_key()) {
        ("z", false) => editor.undo(),
        ("z", true) | ("y", _) => editor.redo(),
        _ => return,
    }
    event.prevent_default();
}
