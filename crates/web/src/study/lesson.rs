//! The lesson page: the real game page with a coach who says what to try.

use super::coach::Coach;
use super::lessons::{self, Task};
use super::replay::transitions;
use crate::app::alive::Scope;
use crate::app::settings::{Settings, use_settings};
use crate::app::texts::messages;
use crate::board::Place;
use crate::play::names::default_name;
use crate::play::store::{Choice, GameAuthority, Play, UiNotice, use_play};
use crate::play::{GamePage, flow, playback};
use iquazu_rules::{Action, Gap, Seat};
use iquazu_session::{Attempt, Game, GameSetup, Lesson, Player};
use leptos::prelude::*;
use std::rc::Rc;

/// What the learner did where they were free to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FreeChoice {
    Drew,
    /// A gem in one of the first two columns of the frame.
    Near,
    /// A gem further right, which counts for its row this many times.
    Far {
        scorings: u8,
    },
    Tile,
}

/// A lesson on the screen. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct LessonController {
    scope: Scope,
    play: Play,
    settings: RwSignal<Settings>,
    pub(super) number: usize,
    lesson: StoredValue<Lesson>,
    setup: StoredValue<GameSetup>,
    done: RwSignal<usize>,
    /// A step is being shown: the text waits for it.
    pub(super) watching: RwSignal<bool>,
    /// How many notes have been read since the last step.
    notes_read: RwSignal<usize>,
    /// The last attempt was legal but not what the task asks for.
    pub(super) wrong_move: RwSignal<bool>,
    /// What the learner did where they were free to choose.
    pub(super) free_choice: RwSignal<Option<FreeChoice>>,
}

impl LessonController {
    fn new(play: Play, settings: RwSignal<Settings>, number: usize, done: usize, lesson: Lesson) -> LessonController {
        let done = if (lesson.begin()..=lesson.end()).contains(&done) { done } else { lesson.begin() };
        let setup = seats(&lesson);
        LessonController {
            scope: Scope::current(),
            play,
            settings,
            number,
            done: RwSignal::new(done),
            watching: RwSignal::new(false),
            notes_read: RwSignal::new(0),
            wrong_move: RwSignal::new(false),
            free_choice: RwSignal::new(None),
            lesson: StoredValue::new(lesson),
            setup: StoredValue::new(setup),
        }
    }

    fn open(self) {
        let game = self.lesson.with_value(|lesson| lesson.game_at(self.done.get_untracked(), self.setup.get_value()));
        self.play.storage_key.set(String::new());
        self.play.authority.set(Some(Rc::new(self)));
        flow::show_game(self.play, game);
        self.scope.spawn(self.play_until_task());
    }

    fn attempt(self, action: Action) {
        let done = self.done.get_untracked();
        self.wrong_move.set(false);
        if untrack(|| self.is_free()) {
            return self.choose_freely(action);
        }
        let attempt = self.lesson.try_update_value(|lesson| match lesson.attempt(done, action) {
            Attempt::Right if lesson.continue_with(done, action).is_err() => Attempt::LegalButNotAsked,
            attempt => attempt,
        });
        match attempt.unwrap_or(Attempt::LegalButNotAsked) {
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

    /// Plays the other players' steps up to the next task or note.
    async fn play_until_task(self) {
        while untrack(|| self.task().is_none() && self.note().is_none()) && self.done.get_untracked() < self.end() {
            self.show_step().await;
        }
        self.mark_target();
        self.propose_discard();
    }

    /// Called when the learner has read a note.
    pub(super) fn read_on(self) {
        self.notes_read.update(|read| *read += 1);
        self.scope.spawn(self.play_until_task());
    }

    /// Marks the gap that the task asks for.
    fn mark_target(self) {
        let asked = self.lesson.with_value(|lesson| lesson.asked(self.done.get_untracked()));
        let gap = match asked.filter(|_| untrack(|| self.note().is_none())) {
            Some(Action::Place { gap, .. }) => Some(Place::Gap { column: gap.column(), index: gap.index() }),
            _ => None,
        };
        self.play.highlighted.set(gap);
    }

    /// Returns the `data-do` of the button that the task asks for.
    pub(super) fn target_button(self) -> Option<&'static str> {
        let asked = self.lesson.with_value(|lesson| lesson.asked(self.done.get()));
        match asked.filter(|_| self.note().is_none() && !self.watching.get())? {
            Action::Draw => Some("draw"),
            Action::TakeCards { .. } | Action::DoubleMove => Some("tile"),
            Action::Discard { .. } => Some("discard"),
            Action::EndTurn => Some("end"),
            Action::Place { .. } => None,
        }
    }

    /// Plays what the learner chose; the coach answers.
    fn choose_freely(self, action: Action) {
        let state = self.play.game.with_untracked(|game| *game.state());
        let place = |gap: Gap| state.table().price(gap.column()).unwrap_or(1);
        let choice = match action {
            Action::Draw => FreeChoice::Drew,
            Action::Place { gap, .. } if place(gap) <= 2 => FreeChoice::Near,
            Action::Place { gap, .. } => FreeChoice::Far { scorings: place(gap) },
            _ => FreeChoice::Tile,
        };
        let seat = self.learner();
        match self.play.game.try_update(|game| game.act(seat, action)) {
            Some(Err(refusal)) => self.play.notice.set(Some(UiNotice::Refused(refusal))),
            Some(Ok(transitions)) => {
                self.play.choice.set(Choice::Nothing);
                self.play.notice.set(None);
                self.watching.set(true);
                self.scope.spawn(async move {
                    playback::show_to_end(self.play, self.settings, transitions).await;
                    self.watching.set(false);
                    self.free_choice.set(Some(choice));
                });
            }
            None => {}
        }
    }

    async fn show_step(self) {
        let step = self.done.get_untracked() + 1;
        let (game, transitions) = self
            .lesson
            .with_value(|lesson| (lesson.game_at(step, self.setup.get_value()), transitions(lesson.full_game(), step)));
        self.play.highlighted.set(None);
        self.play.game.set(game);
        self.watching.set(true);
        self.notes_read.set(0);
        self.done.set(step);
        lessons::save_progress(self.number, step);
        playback::show_to_end(self.play, self.settings, transitions).await;
        self.watching.set(false);
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

    /// Returns whether everything of the lesson has been done.
    pub(super) fn is_over(self) -> bool {
        let free = self.lesson.with_value(Lesson::ends_free);
        self.done.get() == self.end() && self.note().is_none() && (!free || self.free_choice.get().is_some())
    }

    /// Returns whether the learner decides alone now.
    pub(super) fn is_free(self) -> bool {
        self.lesson.with_value(Lesson::ends_free) && self.done.get() == self.end() && self.free_choice.get().is_none()
    }

    /// Returns the note to read now.
    pub(super) fn note(self) -> Option<String> {
        let (done, read) = (self.done.get(), self.notes_read.get());
        self.lesson.with_value(|lesson| lesson.notes(done).nth(read).map(str::to_owned))
    }

    pub(super) fn task(self) -> Option<(String, Task)> {
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
    let mut setup = lesson.full_game().setup().clone();
    for (seat, seat_setup) in lesson.full_game().setup().players().seats().zip(&mut setup.seats) {
        if seat == lesson.learner() {
            seat_setup.player = Player::Person;
            seat_setup.name = t.status_you_label().to_owned();
        } else {
            seat_setup.player = Player::Remote;
            seat_setup.name = default_name(t, seat.index(), &Player::Bot(String::new()));
        }
    }
    setup
}

#[component]
pub(super) fn LessonPage(outer: Play) -> impl IntoView {
    let (number, done) = lessons::load_progress();
    let lesson = lessons::read(number).ok()?;
    let lesson_controller = LessonController::new(use_play(), use_settings(), number, done, lesson);
    lesson_controller.open();
    Effect::new(move |_| document().set_title(&messages().app_page_title(messages().app_learn())));
    Some(view! {
        <div class="coached" data-target=move || lesson_controller.target_button()>
            <Coach lesson_controller outer/>
            <GamePage/>
        </div>
    })
}
