//! The lesson page: the real game page with a coach who says what to try.

use super::lessons::{self, Task};
use super::replay::transitions;
use crate::app::alive::Scope;
use crate::app::route::{Route, use_route};
use crate::app::settings::{Settings, use_settings};
use crate::app::texts::messages;
use crate::pages::{StartRequest, Starter, quick_setup};
use crate::play::names::default_name;
use crate::play::store::{Choice, GameAuthority, Play, UiNotice, use_play};
use crate::play::{GamePage, flow, playback};
use iquazu_levels::Level;
use iquazu_rules::{Action, Seat};
use iquazu_session::{Attempt, Game, GameSetup, Lesson, Player};
use leptos::prelude::*;
use std::rc::Rc;

/// A lesson on the screen. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
struct LessonController {
    scope: Scope,
    play: Play,
    settings: RwSignal<Settings>,
    number: usize,
    lesson: StoredValue<Lesson>,
    plan: StoredValue<GameSetup>,
    done: RwSignal<usize>,
    /// The last attempt was legal but not what the task asks for.
    wrong_move: RwSignal<bool>,
}

impl LessonController {
    fn new(play: Play, settings: RwSignal<Settings>, number: usize, done: usize, lesson: Lesson) -> LessonController {
        let done = if (lesson.begin()..=lesson.end()).contains(&done) { done } else { lesson.begin() };
        let plan = seats(&lesson);
        LessonController {
            scope: Scope::current(),
            play,
            settings,
            number,
            done: RwSignal::new(done),
            wrong_move: RwSignal::new(false),
            lesson: StoredValue::new(lesson),
            plan: StoredValue::new(plan),
        }
    }

    fn open(self) {
        let game = self.lesson.with_value(|lesson| lesson.game_at(self.done.get_untracked(), self.plan.get_value()));
        self.play.storage_key.set(String::new());
        self.play.authority.set(Some(Rc::new(self)));
        flow::show_game(self.play, game);
        self.scope.spawn(self.play_until_task());
    }

    fn attempt(self, action: Action) {
        let done = self.done.get_untracked();
        self.wrong_move.set(false);
        match self.lesson.with_value(|lesson| lesson.attempt(done, action)) {
            Attempt::Illegal(refusal) => self.play.notice.set(Some(UiNotice::Refused(refusal))),
            Attempt::LegalButNotAsked => {
                self.play.choice.set(Choice::Nothing);
                self.wrong_move.set(true);
                self.propose_discard();
            }
            Attempt::Right => {
                self.play.choice.set(Choice::Nothing);
                self.play.notice.set(None);
                self.scope.spawn(async move {
                    self.show_step().await;
                    self.play_until_task().await;
                });
            }
        }
    }

    /// Plays the other players' steps up to the next task.
    async fn play_until_task(self) {
        while self.task().is_none() && self.done.get_untracked() < self.end() {
            self.show_step().await;
        }
        self.propose_discard();
    }

    async fn show_step(self) {
        let step = self.done.get_untracked() + 1;
        let (game, transitions) = self
            .lesson
            .with_value(|lesson| (lesson.game_at(step, self.plan.get_value()), transitions(lesson.full_game(), step)));
        self.play.game.set(game);
        self.done.set(step);
        lessons::save_progress(self.number, step);
        playback::show_to_end(self.play, self.settings, transitions).await;
    }

    /// T7: proposes cards to discard, as in every game.
    fn propose_discard(self) {
        if self.play.game.with_untracked(Game::to_act) == Some(self.learner()) {
            flow::propose_discard(self.play, self.learner());
        }
    }

    fn learner(self) -> Seat {
        self.lesson.with_value(Lesson::learner)
    }

    fn end(self) -> usize {
        self.lesson.with_value(Lesson::end)
    }

    fn task(self) -> Option<(String, Task)> {
        let done = self.done.get();
        let name = self.lesson.with_value(|lesson| lesson.task(done).map(str::to_owned))?;
        let task = lessons::task(&name)?;
        Some((name, task))
    }
}

/// In a lesson the controller decides what becomes of an action.
impl GameAuthority for LessonController {
    fn act(&self, action: Action) {
        self.attempt(action);
    }

    fn confirm(&self) {}

    fn rematch(&self) {}

    fn side_panel(&self) -> AnyView {
        ().into_any()
    }
}

/// Returns the lesson's setup: the learner against a bot.
fn seats(lesson: &Lesson) -> GameSetup {
    let t = untrack(messages);
    let mut plan = lesson.full_game().setup().clone();
    for (seat, plan) in lesson.full_game().setup().players().seats().zip(&mut plan.seats) {
        if seat == lesson.learner() {
            plan.player = Player::Person;
            plan.name = t.status_you_label().to_owned();
        } else {
            plan.player = Player::Remote;
            plan.name = default_name(t, seat.index(), &Player::Bot(String::new()));
        }
    }
    plan
}

#[component]
pub(super) fn LessonPage(outer: Play) -> impl IntoView {
    let (number, done) = lessons::load_progress();
    let lesson = lessons::read(number).ok()?;
    let lesson_controller = LessonController::new(use_play(), use_settings(), number, done, lesson);
    lesson_controller.open();
    Effect::new(move |_| document().set_title(&messages().app_page_title(messages().app_learn())));
    Some(view! {
        <div class="coached">
            <Coach lesson_controller outer/>
            <GamePage/>
        </div>
    })
}

/// Shows the task, what was wrong, and what comes next.
#[component]
fn Coach(lesson_controller: LessonController, outer: Play) -> impl IntoView {
    let text = move || {
        let t = messages();
        match lesson_controller.task() {
            Some((_, task)) if lesson_controller.wrong_move.get() => format!("{} {}", t.lesson_other(), (task.text)(t)),
            Some((_, task)) => (task.text)(t).to_owned(),
            None if lesson_controller.done.get() < lesson_controller.end() => t.lesson_watch().to_owned(),
            None => lessons::done_text(lesson_controller.number)(t).to_owned(),
        }
    };
    let place = move || {
        let (name, _) = lesson_controller.task()?;
        let (nth, total) = lessons::task_position(&name);
        Some(messages().lesson_step(nth as i64, total as i64))
    };
    let rule = move || {
        let (_, task) = lesson_controller.task()?;
        let href = Route::Rules(Some(task.clause.id().to_owned())).href();
        Some(view! { <a href=href>{move || messages().whynot_read_rule()} " " {task.clause.id()}</a> })
    };
    let over = Memo::new(move |_| lesson_controller.done.get() == lesson_controller.end());
    view! {
        <aside class="coach" aria-label=move || messages().app_learn()>
            <p class="coach-place soft">{place} " " {rule}</p>
            <p class="coach-text" role="status" data-task=move || lesson_controller.task().map(|(name, _)| name)>{text}</p>
            <div class="coach-tools">
                <Show when=move || over.get()>
                    <NextLesson lesson_controller outer/>
                </Show>
                <RestartLesson lesson_controller/>
                <a class="button button-plain" href=Route::Home.href()>{move || messages().lesson_leave()}</a>
            </div>
        </aside>
    }
}

/// Restarts the lesson.
#[component]
fn RestartLesson(lesson_controller: LessonController) -> impl IntoView {
    let route = use_route();
    let again = move |_| {
        lessons::save_progress(lesson_controller.number, 0);
        route.set(Route::lesson());
    };
    view! { <button class="button button-plain" on:click=again>{move || messages().lesson_again_all()}</button> }
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
