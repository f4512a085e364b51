//! The coach of a lesson: what to look at, what to try, and the menu of lessons.

use super::lesson::{FreeChoice, LessonController};
use super::lessons;
use crate::app::route::{Route, use_route};
use crate::app::settings::{Settings, use_settings};
use crate::app::texts::messages;
use crate::pages::{StartRequest, Starter, quick_setup};
use crate::play::store::Play;
use iquazu_levels::Level;
use iquazu_messages::Messages;
use leptos::prelude::*;

/// Returns what the coach says now.
fn coach_text(t: Messages, lesson: LessonController) -> String {
    if lesson.watching.get() {
        return t.lesson_watch().to_owned();
    }
    if let Some(note) = lesson.note() {
        return lessons::note_text(&note).map(|text| text(t).to_owned()).unwrap_or_default();
    }
    match (lesson.task(), lesson.free_choice.get()) {
        (Some((_, task)), _) if lesson.wrong_move.get() => format!("{} {}", t.lesson_other(), (task.text)(t)),
        (Some((_, task)), _) => (task.text)(t).to_owned(),
        (None, Some(choice)) => free_text(t, choice),
        (None, None) if lesson.is_free() => t.lesson_free().to_owned(),
        (None, None) if lesson.is_over() => {
            lessons::done_text(lesson.number).map(|text| text(t).to_owned()).unwrap_or_default()
        }
        (None, None) => t.lesson_watch().to_owned(),
    }
}

fn free_text(t: Messages, choice: FreeChoice) -> String {
    match choice {
        FreeChoice::Drew => t.lesson_free_drew().to_owned(),
        FreeChoice::Near => t.lesson_free_near().to_owned(),
        FreeChoice::Far { scorings } => t.lesson_free_far(scorings.into()),
        FreeChoice::Tile => t.lesson_free_tile().to_owned(),
    }
}

/// Shows what to watch or to try, and what comes next.
#[component]
pub(super) fn Coach(lesson_controller: LessonController, outer: Play) -> impl IntoView {
    let lesson = lesson_controller;
    let place = move || {
        let (name, _) = lesson.task()?;
        let (nth, total) = lessons::task_position(&name);
        Some(messages().lesson_step(nth as i64, total as i64))
    };
    let rule = move || {
        let (_, task) = lesson.task()?;
        let href = Route::Rules(Some(task.clause.id().to_owned())).href();
        Some(view! { <a href=href>{move || messages().whynot_read_rule()} " " {task.clause.id()}</a> })
    };
    let over = Memo::new(move |_| lesson.is_over() && !lesson.watching.get());
    let reading = Memo::new(move |_| lesson.note().is_some() && !lesson.watching.get());
    let task_name = move || {
        let waits = lesson.note().is_some() || lesson.watching.get();
        lesson.task().filter(|_| !waits).map(|(name, _)| name)
    };
    view! {
        <aside class="coach" aria-label=move || messages().app_learn()>
            <p class="coach-place soft">{place} " " {rule}</p>
            <p
                class="coach-text"
                role="status"
                data-task=task_name
                data-note=move || lesson.note().filter(|_| !lesson.watching.get())
            >
                {move || coach_text(messages(), lesson)}
            </p>
            <div class="coach-next">
                <Show when=move || reading.get()>
                    <button class="button button-main" data-do="read-on" on:click=move |_| lesson.read_on()>
                        {move || messages().lesson_read_on()}
                    </button>
                </Show>
                <Show when=move || over.get()>
                    <NextLesson lesson_controller outer/>
                </Show>
            </div>
            <div class="coach-tools">
                <LessonMenu number=lesson.number/>
                <a class="button button-plain" href=Route::Home.href()>{move || messages().lesson_leave()}</a>
            </div>
        </aside>
    }
}

/// All lessons by name; choosing one starts it from its beginning.
#[component]
fn LessonMenu(number: usize) -> impl IntoView {
    let route = use_route();
    let entry = move |other: usize| {
        let start = move |_| {
            lessons::save_progress(other, 0);
            route.set(Route::lesson());
        };
        view! {
            <li>
                <button class="button button-plain" aria-current=(other == number).then_some("step") on:click=start>
                    {move || format!("{}. {}", other + 1, lessons::title(other)(messages()))}
                </button>
            </li>
        }
    };
    view! {
        <button class="button button-plain" popovertarget="lesson-menu">{move || messages().lesson_menu()}</button>
        <nav class="coach-menu panel panel-raised" id="lesson-menu" popover="auto" aria-label=move || messages().lesson_menu()>
            <ol>{(0..lessons::count()).map(entry).collect_view()}</ol>
        </nav>
    }
}

/// Opens the next lesson, or after the last one starts a game against a beginner.
#[component]
fn NextLesson(lesson_controller: LessonController, outer: Play) -> impl IntoView {
    let (route, settings) = (use_route(), use_settings());
    let starter = Starter::of(outer);
    let next = move |_| {
        lessons::save_progress(lesson_controller.number + 1, 0);
        route.set(Route::lesson());
    };
    let play_on = move |_| {
        lessons::save_progress(0, 0);
        let beginner = settings.with_untracked(|settings| Settings {
            opponents: vec![Level::FIRST_GAME.name().to_owned()],
            match_opponents: false,
            ..settings.clone()
        });
        starter.start(StartRequest::Deal(quick_setup(untrack(messages), &beginner)));
    };
    if lessons::is_last(lesson_controller.number) {
        view! {
            <button class="button button-main" on:click=play_on>{move || messages().lesson_play()}</button>
            {move || starter.question(messages()).into_any()}
        }
        .into_any()
    } else {
        view! { <button class="button button-main" on:click=next>{move || messages().lesson_next()}</button> }
            .into_any()
    }
}
