//! A lesson being played: the real game page, with somebody beside it who says what to try.

use super::lessons::{self, Task};
use super::replay::beats;
use crate::app::route::{Route, use_route};
use crate::app::settings::{Settings, use_settings};
use crate::app::words::words;
use crate::pages::{Starter, Wanted, quick_plan};
use crate::play::names::default_name;
use crate::play::store::{Choice, Elsewhere, Notice, Play, use_play};
use crate::play::{GamePage, director, flow};
use iquazu_rules::{Action, Seat};
use iquazu_session::{Attempt, GameSetup, Lesson, Player};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::rc::Rc;

/// A lesson on the screen. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
struct Teacher {
    play: Play,
    settings: RwSignal<Settings>,
    number: usize,
    lesson: StoredValue<Lesson>,
    plan: StoredValue<GameSetup>,
    done: RwSignal<usize>,
    /// The last try was allowed, but not what was asked for.
    other: RwSignal<bool>,
}

impl Teacher {
    fn new(play: Play, settings: RwSignal<Settings>, number: usize, done: usize, lesson: Lesson) -> Teacher {
        let done = if (lesson.begin()..=lesson.end()).contains(&done) { done } else { lesson.begin() };
        let plan = seats(&lesson);
        Teacher {
            play,
            settings,
            number,
            done: RwSignal::new(done),
            other: RwSignal::new(false),
            lesson: StoredValue::new(lesson),
            plan: StoredValue::new(plan),
        }
    }

    fn open(self) {
        let game = self.lesson.with_value(|lesson| lesson.game_at(self.done.get_untracked(), self.plan.get_value()));
        self.play.slot.set(String::new());
        self.play.elsewhere.set(Some(Rc::new(self)));
        flow::put_on_screen(self.play, game);
        spawn_local(self.go_on());
    }

    fn judge(self, action: Action) {
        let done = self.done.get_untracked();
        self.other.set(false);
        match self.lesson.with_value(|lesson| lesson.attempt(done, action)) {
            Attempt::Illegal(refusal) => self.play.notice.set(Some(Notice::Refused(refusal))),
            Attempt::LegalButNotAsked => {
                self.play.choice.set(Choice::Nothing);
                self.other.set(true);
                self.propose();
            }
            Attempt::Right => {
                self.play.choice.set(Choice::Nothing);
                self.play.notice.set(None);
                spawn_local(async move {
                    self.show_step().await;
                    self.go_on().await;
                });
            }
        }
    }

    /// What the others do is shown, up to the next task.
    async fn go_on(self) {
        while self.task().is_none() && self.done.try_get_untracked().is_some_and(|done| done < self.end()) {
            self.show_step().await;
        }
        self.propose();
    }

    async fn show_step(self) {
        let Some(step) = self.done.try_get_untracked().map(|done| done + 1) else { return };
        let (game, beats) = self
            .lesson
            .with_value(|lesson| (lesson.game_at(step, self.plan.get_value()), beats(lesson.full_game(), step)));
        self.play.game.set(game);
        self.done.set(step);
        lessons::keep(self.number, step);
        director::show_to_end(self.play, self.settings, beats).await;
    }

    /// T7: cards to discard are proposed, as in every game.
    fn propose(self) {
        if self.play.game.try_with_untracked(|game| game.to_act()).flatten() == Some(self.learner()) {
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
        let done = self.done.try_get()?;
        let name = self.lesson.with_value(|lesson| lesson.task(done).map(str::to_owned))?;
        let task = lessons::task(&name)?;
        Some((name, task))
    }
}

/// In a lesson the teacher decides what becomes of an action.
impl Elsewhere for Teacher {
    fn act(&self, action: Action) {
        self.judge(action);
    }

    fn confirm(&self) {}

    fn rematch(&self) {}

    fn beside(&self) -> AnyView {
        ().into_any()
    }
}

/// The learner, and somebody to play against.
fn seats(lesson: &Lesson) -> GameSetup {
    let t = untrack(words);
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
    let (number, done) = lessons::resume();
    let lesson = lessons::read(number).ok()?;
    let teacher = Teacher::new(use_play(), use_settings(), number, done, lesson);
    teacher.open();
    Effect::new(move |_| document().set_title(&words().app_page_title(words().app_learn())));
    Some(view! {
        <div class="coached">
            <Coach teacher outer/>
            <GamePage/>
        </div>
    })
}

/// What to try, why not, and what comes next.
#[component]
fn Coach(teacher: Teacher, outer: Play) -> impl IntoView {
    let text = move || {
        let t = words();
        match teacher.task() {
            Some((_, task)) if teacher.other.get() => format!("{} {}", t.lesson_other(), (task.text)(t)),
            Some((_, task)) => (task.text)(t).to_owned(),
            None if teacher.done.get() < teacher.end() => t.lesson_watch().to_owned(),
            None => lessons::done_text(teacher.number)(t).to_owned(),
        }
    };
    let place = move || {
        let (name, _) = teacher.task()?;
        let (nth, total) = lessons::place(&name);
        Some(words().lesson_step(nth as i64, total as i64))
    };
    let rule = move || {
        let (_, task) = teacher.task()?;
        let href = Route::Rules(Some(task.clause.id().to_owned())).href();
        Some(view! { <a href=href>{move || words().whynot_read_rule()} " " {task.clause.id()}</a> })
    };
    let over = Memo::new(move |_| teacher.done.get() == teacher.end());
    view! {
        <aside class="coach" aria-label=move || words().app_learn()>
            <p class="coach-place soft">{place} " " {rule}</p>
            <p class="coach-text" role="status" data-task=move || teacher.task().map(|(name, _)| name)>{text}</p>
            <div class="coach-tools">
                <Show when=move || over.get()>
                    <Onward teacher outer/>
                </Show>
                <Again teacher/>
                <a class="button button-plain" href=Route::Home.href()>{move || words().lesson_leave()}</a>
            </div>
        </aside>
    }
}

/// The same lesson from its start.
#[component]
fn Again(teacher: Teacher) -> impl IntoView {
    let route = use_route();
    let again = move |_| {
        lessons::keep(teacher.number, 0);
        route.set(Route::lesson());
    };
    view! { <button class="button button-plain" on:click=again>{move || words().lesson_again_all()}</button> }
}

/// To the next lesson, or to a real game against a beginner.
#[component]
fn Onward(teacher: Teacher, outer: Play) -> impl IntoView {
    let (route, settings) = (use_route(), use_settings());
    let starter = Starter::of(outer);
    let next = move |_| {
        lessons::keep(teacher.number + 1, 0);
        route.set(Route::lesson());
    };
    let play_on = move |_| {
        lessons::keep(0, 0);
        let beginner =
            settings.with_untracked(|settings| Settings { opponents: vec!["beginner".to_owned()], ..settings.clone() });
        starter.start(Wanted::Deal(quick_plan(untrack(words), &beginner)));
    };
    if lessons::is_last(teacher.number) {
        view! {
            <button class="button button-main" on:click=play_on>{move || words().lesson_play()}</button>
            {move || starter.question(words()).into_any()}
        }
        .into_any()
    } else {
        view! { <button class="button button-main" on:click=next>{move || words().lesson_next()}</button> }.into_any()
    }
}
