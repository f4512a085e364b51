//! What a review found: verdicts, turning points, luck.

use super::curve::Curve;
use super::judge::Reviewing;
use super::replay::Replay;
use crate::app::words::words;
use crate::play::hint;
use crate::play::store::use_play;
use iquazu_messages::Messages;
use iquazu_rules::Seat;
use iquazu_session::{MoveGrade, ReviewedMove};
use leptos::ev;
use leptos::prelude::*;

/// So many turning points are told.
const TURNING_POINTS: usize = 4;

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

/// `+8 %`, `−3 %`.
fn change(t: Messages, share: f32) -> String {
    let percent = t.percent(share.abs().into(), 0);
    if share < 0.0 { format!("−{percent}") } else { format!("+{percent}") }
}

#[component]
pub(super) fn ReviewPanel(replay: Replay, reviewing: Reviewing) -> impl IntoView {
    reviewing.start(reviewing.seat.get_untracked());
    view! {
        <section class="panel study-review" aria-label=move || words().review_title()>
            <header class="study-head">
                <h2>{move || words().review_title()}</h2>
                <SeatChoice replay reviewing/>
            </header>
            <Curve replay reviewing/>
            <Progress reviewing/>
            <ThisMove replay reviewing/>
            <Counts reviewing/>
            <Turning replay reviewing/>
        </section>
    }
}

/// Whose review it is.
#[component]
fn SeatChoice(replay: Replay, reviewing: Reviewing) -> impl IntoView {
    let play = use_play();
    let seats: Vec<Seat> = replay.whole.with_value(|whole| whole.setup().players().seats().collect());
    let option = move |seat: Seat| {
        let chosen = seat == reviewing.seat.get_untracked();
        view! { <option value=seat.to_string() selected=chosen>{move || play.name(seat)}</option> }
    };
    let choose = move |event: ev::Event| {
        if let Some(seat) = event_target_value(&event).parse().ok().and_then(Seat::from_number) {
            reviewing.start(seat);
        }
    };
    view! {
        <select aria-label=move || words().review_seat() on:change=choose>
            {seats.into_iter().map(option).collect_view()}
        </select>
    }
}

#[component]
fn Progress(reviewing: Reviewing) -> impl IntoView {
    let busy = Memo::new(move |_| reviewing.progress.get().is_some());
    let done = move || reviewing.progress.get().unwrap_or(1.0);
    view! {
        <Show when=move || busy.get()>
            <div class="study-progress">
                <progress value=done max="1" aria-label=move || words().review_progress()></progress>
                <button class="button" on:click=move |_| reviewing.stop()>{move || words().review_stop()}</button>
            </div>
        </Show>
    }
}

/// The move that led to the moment on the board, if it was judged.
#[component]
fn ThisMove(replay: Replay, reviewing: Reviewing) -> impl IntoView {
    let judged = move || reviewing.review.with(|review| review.move_at(replay.step.get()).copied());
    let told = move |reviewed: ReviewedMove| {
        let t = words();
        let verdict = reviewed.grade();
        let share = |share: f32| t.percent(share.into(), 0);
        let better = (verdict != MoveGrade::Best).then(|| {
            let table = replay.whole.with_value(|whole| *whole.history()[reviewed.step - 1].state.table());
            t.review_better(&hint::name(t, &table, reviewed.best), &share(reviewed.best_win_share))
        });
        view! {
            <p class="study-verdict">
                <b class=class(verdict)>{name(t, verdict)}</b>
                " "
                {t.review_played(&share(reviewed.played_win_share))}
                " "
                {better}
            </p>
        }
    };
    view! { <div role="status">{move || judged().map(told)}</div> }
}

#[component]
fn Counts(reviewing: Reviewing) -> impl IntoView {
    let count = move |verdict: MoveGrade| {
        view! {
            <div class=class(verdict)>
                <dt>{move || name(words(), verdict)}</dt>
                <dd class="numbers">{move || reviewing.review.with(|review| review.count(verdict))}</dd>
            </div>
        }
    };
    let luck = move || change(words(), reviewing.review.with(|review| review.total_luck()));
    view! {
        <dl class="study-counts">{MoveGrade::ALL.map(count).into_iter().collect_view()}</dl>
        <p class="study-luck" title=move || words().review_luck_help()>
            {move || words().review_luck(&luck())}
            " "
            <span class="soft">{move || words().review_luck_help()}</span>
        </p>
    }
}

#[component]
fn Turning(replay: Replay, reviewing: Reviewing) -> impl IntoView {
    let play = use_play();
    let points = Memo::new(move |_| reviewing.review.with(|review| review.turning_points(TURNING_POINTS)));
    let point = move |(step, difference): (usize, f32)| {
        let text = move || {
            let t = words();
            let actor = replay.whole.with_value(|whole| whole.history()[step].actor);
            let name = actor.map(|seat| play.name(seat)).unwrap_or_default();
            t.review_turning_point(replay.turn(step).into(), &name, &change(t, difference))
        };
        view! {
            <li>
                <button class="button button-plain" on:click=move |_| replay.go(step)>{text}</button>
            </li>
        }
    };
    view! {
        <Show when=move || !points.with(Vec::is_empty)>
            <h3>{move || words().review_turning()}</h3>
            <ol class="study-turning">{move || points.get().into_iter().map(point).collect_view()}</ol>
        </Show>
    }
}
