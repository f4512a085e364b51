//! The result of a day, and what can be shared of it.

use super::expectation::Expectation;
use super::log;
use crate::app::alive::Scope;
use crate::app::route::Route;
use crate::play::record_file::copy;
use crate::study::{LinkField, game_address};
use iquazu_messages::Messages;
use iquazu_session::daily::{DayDeal, DayLog, DayResult, PLAYOUTS, percent_of_master};
use leptos::prelude::*;

pub(super) fn result(t: Messages, deal: DayDeal, log: RwSignal<DayLog>) -> AnyView {
    let finished = Memo::new(move |_| match log.with(|log| log.get(deal.day)) {
        Some(DayResult::Finished { points, playouts_sum }) => Some((points, playouts_sum)),
        _ => None,
    });
    let expectation = Expectation::new();
    Effect::new(move |started: Option<bool>| {
        let is_missing = finished.get().is_some_and(|(_, sum)| sum == 0);
        if is_missing && started != Some(true) {
            expectation.compute(deal, move || log.set(log::load()));
        }
        is_missing || started == Some(true)
    });
    let shown = move || {
        finished.get().map(|(points, sum)| {
            let master = if sum == 0 { progress(t, expectation) } else { against_master(t, points, sum) };
            view! {
                <section class="panel day-result">
                    <h2>{t.day_result()}</h2>
                    <p class="day-points numbers">{t.points(points.into())}</p>
                    {master}
                    {(sum > 0).then(|| share(t, deal, points, sum, log))}
                    {replay(t, deal)}
                </section>
            }
        })
    };
    shown.into_any()
}

fn against_master(t: Messages, points: u16, sum: u32) -> AnyView {
    let percent = percent(t, points, sum);
    let mean = t.decimal(f64::from(sum) / f64::from(PLAYOUTS), 1);
    view! {
        <p class="day-percent">{t.day_percent(&percent)}</p>
        <p class="soft">{t.day_master(&mean, PLAYOUTS.into())}</p>
    }
    .into_any()
}

fn percent(t: Messages, points: u16, sum: u32) -> String {
    t.percent(f64::from(percent_of_master(points, sum)) / 100.0, 0)
}

/// The playouts take some seconds.
fn progress(t: Messages, expectation: Expectation) -> AnyView {
    let done = move || expectation.done.get().0;
    let shown = move || match expectation.failed.get() {
        true => view! { <p class="fault" role="alert">{t.day_no_expectation()}</p> }.into_any(),
        false => view! {
            <label class="day-progress">
                {t.day_computing()}
                <progress value=done max=PLAYOUTS></progress>
            </label>
        }
        .into_any(),
    };
    shown.into_any()
}

/// Returns a text that tells how well the player did, without revealing the deal.
fn share_text(t: Messages, deal: DayDeal, points: u16, sum: u32, streak: u32) -> String {
    let (year, month, day) = deal.day.civil();
    let origin = window().location().origin().unwrap_or_default();
    let address = format!("{origin}/{}", Route::Day(Some(deal.day.to_string())).href());
    let title = format!("{} · {}", t.app_title(), t.date(year as i32, month, day));
    let mut facts = vec![t.points(points.into()), t.day_percent(&percent(t, points, sum))];
    if streak > 1 {
        facts.push(t.day_streak_shared(streak.into()));
    }
    format!("{title}\n{}\n{address}", facts.join(" · "))
}

fn share(t: Messages, deal: DayDeal, points: u16, sum: u32, log: RwSignal<DayLog>) -> AnyView {
    let streak = log.with_untracked(|log| log.current_streak(deal.day));
    let text = StoredValue::new(share_text(t, deal, points, sum, streak));
    let copied = RwSignal::new(false);
    let scope = Scope::current();
    let share = move |_| {
        scope.spawn(async move {
            let done = copy(&text.get_value()).await;
            copied.set(done);
        });
    };
    view! {
        <h3>{t.day_share()}</h3>
        <p class="soft">{t.day_share_help()}</p>
        <pre class="day-text">{text.get_value()}</pre>
        <button class="button" on:click=share>{t.day_copy()}</button>
        <p class="final-copied" role="status">{move || copied.get().then(|| t.day_copied())}</p>
    }
    .into_any()
}

/// A link to the replay of the counted game. It shows the deal, so it is for those who have played.
fn replay(t: Messages, deal: DayDeal) -> Option<AnyView> {
    let address = game_address(log::link(deal.day)?);
    Some(
        view! {
            <h3>{t.day_replay()}</h3>
            <p class="soft">{t.day_replay_help()}</p>
            <LinkField address=address.clone() label=t.day_replay()/>
            <p><a class="button" href=address>{t.final_study()}</a></p>
        }
        .into_any(),
    )
}
