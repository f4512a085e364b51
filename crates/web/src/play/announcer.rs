//! For screen readers: what happens is spoken while it is shown.

use super::progress::Progress;
use super::sentences::Teller;
use super::store::{Play, use_play};
use crate::app::words::words;
use leptos::prelude::*;
use std::time::Duration;

/// What is spoken together: a story of many small events would otherwise stutter.
const BREATH: Duration = Duration::from_millis(250);
/// Earlier ones have been spoken long ago.
const KEPT: usize = 8;

#[component]
pub fn Announcer() -> impl IntoView {
    let play = use_play();
    let waiting = StoredValue::new(Vec::<String>::new());
    let spoken = RwSignal::new(Vec::<(usize, String)>::new());
    let count = StoredValue::new(0);
    let speak = move || {
        let text = waiting.try_update_value(std::mem::take).unwrap_or_default().join(" ");
        let number = count.try_update_value(|count| {
            *count += 1;
            *count
        });
        if let (Some(number), false) = (number, text.is_empty()) {
            let _ = spoken.try_update(|spoken| {
                spoken.push((number, text));
                let old = spoken.len().saturating_sub(KEPT);
                spoken.drain(..old);
            });
        }
    };
    let progress = Memo::new(move |_| Progress::of(play));
    Effect::new(move |told: Option<Progress>| {
        let now = progress.get();
        let new = untrack(|| news(play, told.unwrap_or(now), now));
        if !new.is_empty() {
            if waiting.with_value(Vec::is_empty) {
                set_timeout(speak, BREATH);
            }
            waiting.update_value(|waiting| waiting.extend(new));
        }
        now
    });
    view! {
        <div class="hidden-text" role="log" aria-live="polite" aria-label=move || words().a11y_announcements()>
            <For each=move || spoken.get() key=|(number, _)| *number let((_, text))>
                <p>{text}</p>
            </For>
        </div>
    }
}

/// The sentences between two moments of showing; none after a step back.
fn news(play: Play, told: Progress, now: Progress) -> Vec<String> {
    let t = words();
    play.game.with(|game| {
        let teller = Teller::new(t, game.setup());
        let new = now.events(game.history()).filter(|place| told.is_before(*place));
        let lines = new.flat_map(|(moment, event)| teller.tell(&game.history()[moment], event));
        lines.map(|line| line.text).collect()
    })
}
