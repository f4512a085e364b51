//! The results of a review: grades, accuracy, what to learn, turning points, luck.

use super::branch::play_from;
use super::curve::Curve;
use super::mistake_text::mistake_text;
use super::replay::Replay;
use super::review_task::ReviewTask;
use crate::app::alive;
use crate::app::texts::messages;
use crate::play::advice;
use crate::play::store::use_play;
use iquazu_messages::Messages;
use iquazu_rules::Seat;
use iquazu_session::{MoveGrade, ReviewedMove};
use leptos::ev;
use leptos::prelude::*;

/// Maximum number of turning points shown.
const TURNING_POINTS: usize = 4;
/// Maximum number of mistakes shown.
const WORST_MOVES: usize = 3;

fn name(t: Messages, verdict: MoveGrade) -> &'static str {
    match verdict {
        MoveGrade::Best => t.review_best(),
        MoveGrade::Good => t.review_good(),
        MoveGrade::Inaccuracy => t.review_inaccuracy(),
        MoveGrade::Mistake => t.review_mistake(),
    }
}

fn class(verdict: MoveGrade) -> &'static str {
    match verdict {
        MoveGrade::Best => "verdict verdict-best",
        MoveGrade::Good => "verdict verdict-good",
        MoveGrade::Inaccuracy => "verdict verdict-inaccuracy",
        MoveGrade::Mistake => "verdict verdict-mistake",
    }
}

/// Formats a change of win share: `+8 %`, `−3 %`.
fn change(t: Messages, share: f32) -> String {
    let percent = t.percent(share.abs().into(), 0);
    if share < 0.0 { format!("−{percent}") } else { format!("+{percent}") }
}

#[component]
pub(super) fn ReviewPanel(replay: Replay, review_task: ReviewTask) -> impl IntoView {
    review_task.start(review_task.seat.get_untracked());
    view! {
        <section class="panel study-review" aria-label=move || messages().review_title()>
            <header class="study-head">
                <h2>{move || messages().review_title()}</h2>
                <SeatChoice replay review_task/>
            </header>
            <Curve replay review_task/>
            <Progress review_task/>
            {move || review_task.problem.get().map(|problem| view! { <p role="alert">{problem.text(messages())}</p> })}
            <ThisMove replay review_task/>
            <Accuracy replay review_task/>
            <Counts review_task/>
            <WorstMoves replay review_task/>
            <TurningPoints replay review_task/>
        </section>
    }
}

/// Selects the reviewed seat.
#[component]
fn SeatChoice(replay: Replay, review_task: ReviewTask) -> impl IntoView {
    let play = use_play();
    let seats: Vec<Seat> = replay.full_game.with_value(|whole| whole.setup().players().seats().collect());
    let option = move |seat: Seat| {
        let chosen = seat == review_task.seat.get_untracked();
        view! { <option value=seat.to_string() selected=chosen>{move || play.name(seat)}</option> }
    };
    let choose = move |event: ev::Event| {
        if let Some(seat) = event_target_value(&event).parse().ok().and_then(Seat::from_number) {
            review_task.start(seat);
        }
    };
    view! {
        <select aria-label=move || messages().review_seat() on:change=alive::handler(choose)>
            {seats.into_iter().map(option).collect_view()}
        </select>
    }
}

#[component]
fn Progress(review_task: ReviewTask) -> impl IntoView {
    let busy = Memo::new(move |_| review_task.progress.get().is_some());
    let done = move || review_task.progress.get().unwrap_or(1.0);
    view! {
        <Show when=move || busy.get()>
            <div class="study-progress">
                <progress value=done max="1" aria-label=move || messages().review_progress()></progress>
                <button class="button" on:click=move |_| review_task.stop()>{move || messages().review_stop()}</button>
            </div>
        </Show>
    }
}

/// The grade of the move that led to the shown step, if it was evaluated.
#[component]
fn ThisMove(replay: Replay, review_task: ReviewTask) -> impl IntoView {
    let play = use_play();
    let judged = move || review_task.review.with(|review| review.move_at(replay.step.get()).copied());
    let sentence = move |reviewed: ReviewedMove| {
        let t = messages();
        let verdict = reviewed.grade();
        let share = |share: f32| t.percent(share.into(), 0);
        let better = (verdict != MoveGrade::Best).then(|| {
            let table = replay.full_game.with_value(|whole| *whole.history()[reviewed.step - 1].state.table());
            t.review_better(&advice::move_text(t, &table, reviewed.best), &share(reviewed.best_win_share))
        });
        let kind = (verdict >= MoveGrade::Inaccuracy).then(|| mistake_text(t, play, reviewed.kind));
        view! {
            <p class="study-verdict">
                <b class=class(verdict)>{name(t, verdict)}</b>
                " "
                {kind}
                " "
                {t.review_played(&play.name(reviewed.seat), &share(reviewed.played_win_share))}
                " "
                {better}
            </p>
        }
    };
    view! { <div role="status">{move || judged().map(sentence)}</div> }
}

/// The accuracy of each player whose moves are evaluated.
#[component]
fn Accuracy(replay: Replay, review_task: ReviewTask) -> impl IntoView {
    let play = use_play();
    let players = replay.full_game.with_value(|whole| whole.setup().players());
    let line = move |seat: Seat| {
        let accuracy = Memo::new(move |_| review_task.review.with(|review| review.accuracy(players, seat)));
        let text = move || {
            let t = messages();
            let percent = match accuracy.get() {
                Some(accuracy) => t.percent(f64::from(accuracy) / 100.0, 0),
                None if review_task.progress.get().is_some() => "…".to_owned(),
                None => "–".to_owned(),
            };
            t.review_accuracy_of(&play.name(seat), &percent)
        };
        view! { <li class="numbers" class:accuracy-own=move || review_task.seat.get() == seat>{text}</li> }
    };
    view! {
        <h3>{move || messages().review_accuracy()}</h3>
        <ul class="study-accuracy">{players.seats().map(line).collect_view()}</ul>
        <p class="soft study-help">{move || messages().review_accuracy_help()}</p>
    }
}

/// The worst moves of the reviewed seat, each with what was wrong with it.
#[component]
fn WorstMoves(replay: Replay, review_task: ReviewTask) -> impl IntoView {
    let play = use_play();
    let moves = Memo::new(move |_| review_task.review.with(|review| review.worst_moves(WORST_MOVES)));
    let line = move |reviewed: ReviewedMove| {
        let text = move || {
            let t = messages();
            let kind = mistake_text(t, play, reviewed.kind);
            t.review_worst_move(replay.turn(reviewed.step).into(), &kind, &change(t, -reviewed.loss()))
        };
        view! {
            <li>
                <button class="button button-plain" on:click=move |_| replay.go_to(reviewed.step)>{text}</button>
            </li>
        }
    };
    view! {
        <Show when=move || !moves.with(Vec::is_empty)>
            <h3>{move || messages().review_worst()}</h3>
            <ol class="study-worst">{move || moves.get().into_iter().map(line).collect_view()}</ol>
        </Show>
    }
}

#[component]
fn Counts(review_task: ReviewTask) -> impl IntoView {
    let count = move |verdict: MoveGrade| {
        view! {
            <div class=class(verdict)>
                <dt>{move || name(messages(), verdict)}</dt>
                <dd class="numbers">{move || review_task.review.with(|review| review.count(verdict))}</dd>
            </div>
        }
    };
    let luck = move || change(messages(), review_task.review.with(|review| review.total_luck()));
    view! {
        <dl class="study-counts">{MoveGrade::ALL.map(count).into_iter().collect_view()}</dl>
        <p class="study-luck" title=move || messages().review_luck_help()>
            {move || messages().review_luck(&luck())}
            " "
            <span class="soft">{move || messages().review_luck_help()}</span>
        </p>
    }
}

#[component]
fn TurningPoints(replay: Replay, review_task: ReviewTask) -> impl IntoView {
    let play = use_play();
    // A finished evaluation of a move adds a button to its turning point.
    let points = Memo::new(move |_| {
        review_task.review.with(|review| {
            let points = review.turning_points(TURNING_POINTS).into_iter();
            points.map(|(step, change)| (step, change, review.move_at(step).copied())).collect::<Vec<_>>()
        })
    });
    let point = move |(step, difference, reviewed): (usize, f32, Option<ReviewedMove>)| {
        let text = move || {
            let t = messages();
            let actor = replay.full_game.with_value(|whole| whole.history()[step].actor);
            let name = actor.map(|seat| play.name(seat)).unwrap_or_default();
            t.review_turning_point(replay.turn(step).into(), &name, &change(t, difference))
        };
        // A wrong decision is shown before it was made, so that one can think again.
        let grade = reviewed.map(|reviewed| reviewed.grade());
        let is_wrong = matches!(grade, Some(MoveGrade::Inaccuracy | MoveGrade::Mistake));
        let shown = if is_wrong { step - 1 } else { step };
        let again = is_wrong.then(|| {
            view! {
                <button class="button" data-do="try" on:click=move |_| play_from(replay, shown)>
                    {move || messages().review_try()}
                </button>
            }
        });
        view! {
            <li>
                <button class="button button-plain" on:click=move |_| replay.go_to(shown)>{text}</button>
                {again}
            </li>
        }
    };
    view! {
        <Show when=move || !points.with(Vec::is_empty)>
            <h3>{move || messages().review_turning()}</h3>
            <ol class="study-turning">{move || points.get().into_iter().map(point).collect_view()}</ol>
        </Show>
    }
}
