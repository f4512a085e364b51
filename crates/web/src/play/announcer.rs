//! Announces events to screen readers while they are shown.

use super::progress::Progress;
use super::sentences::Narrator;
use super::store::{Play, use_play};
use crate::app::alive::Scope;
use crate::app::texts::messages;
use leptos::prelude::*;
use std::time::Duration;

/// Sentences that arrive within this time are announced together.
const ANNOUNCE_DEBOUNCE: Duration = Duration::from_millis(250);
/// Older announcements are removed from the page.
const MAX_SPOKEN: usize = 8;

#[component]
pub fn Announcer() -> impl IntoView {
    let play = use_play();
    let waiting = StoredValue::new(Vec::<String>::new());
    let spoken = RwSignal::new(Vec::<(usize, String)>::new());
    let count = StoredValue::new(0);
    let scope = Scope::current();
    let speak = move || {
        let text = waiting.try_update_value(std::mem::take).unwrap_or_default().join(" ");
        let number = count.try_update_value(|count| {
            *count += 1;
            *count
        });
        if let (Some(number), false) = (number, text.is_empty()) {
            let _ = spoken.try_update(|spoken| {
                spoken.push((number, text));
                let old = spoken.len().saturating_sub(MAX_SPOKEN);
                spoken.drain(..old);
            });
        }
    };
    let progress = Memo::new(move |_| Progress::of(play));
    Effect::new(move |announced: Option<Progress>| {
        let now = progress.get();
        let new = untrack(|| new_sentences(play, announced.unwrap_or(now), now));
        if !new.is_empty() {
            if waiting.with_value(Vec::is_empty) {
                scope.after(ANNOUNCE_DEBOUNCE, speak);
            }
            waiting.update_value(|waiting| waiting.extend(new));
        }
        now
    });
    view! {
        <div class="hidden-text" role="log" aria-live="polite" aria-label=move || messages().a11y_announcements()>
            <For each=move || spoken.get() key=|(number, _)| *number let((_, text))>
                <p>{text}</p>
            </For>
        </div>
    }
}

/// Returns the sentences between two states of progress; empty after an undo.
fn new_sentences(play: Play, announced: Progress, now: Progress) -> Vec<String> {
    let t = messages();
    play.game.with(|game| {
        let narrator = Narrator::new(t, game.setup());
        let new = now.events(game.history()).filter(|place| announced.is_before(*place));
        let lines = new.flat_map(|(moment, event)| narrator.narrate(&game.history()[moment], event));
        lines.map(|line| line.text).collect()
    })
}
