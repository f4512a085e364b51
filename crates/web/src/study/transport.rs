//! Playback controls of a replay: step, jump, play.

use super::replay::{Replay, VisibleHands};
use crate::app::alive;
use crate::app::settings::{Speed, use_settings};
use crate::app::texts::messages;
use crate::play::store::use_play;
use iquazu_messages::Messages;
use iquazu_rules::Seat;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

/// The target of a button or key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Jump {
    First,
    ScoringBack,
    Back,
    Next,
    ScoringNext,
    Last,
}

impl Jump {
    fn target(self, step: usize, last: usize, scorings: &[usize]) -> usize {
        match self {
            Jump::First => 0,
            Jump::Last => last,
            Jump::Back => step.saturating_sub(1),
            Jump::Next => (step + 1).min(last),
            Jump::ScoringBack => scorings.iter().rev().find(|scored| **scored < step).copied().unwrap_or(0),
            Jump::ScoringNext => scorings.iter().find(|scored| **scored > step).copied().unwrap_or(last),
        }
    }

    fn of_key(key: &str) -> Option<Jump> {
        Some(match key {
            "ArrowLeft" => Jump::Back,
            "ArrowRight" => Jump::Next,
            "Home" => Jump::First,
            "End" => Jump::Last,
            "PageUp" => Jump::ScoringBack,
            "PageDown" => Jump::ScoringNext,
            _ => return None,
        })
    }
}

#[component]
pub(super) fn Transport(replay: Replay) -> impl IntoView {
    let settings = use_settings();
    let scorings = StoredValue::new(replay.scorings());
    let jump = move |jump: Jump| {
        let step = replay.step.get_untracked();
        replay.go_to(scorings.with_value(|scorings| jump.target(step, replay.last, scorings)));
    };
    let toggle = move || if replay.running.get_untracked() { replay.pause() } else { replay.run(settings) };
    listen(move |key| {
        match (key, Jump::of_key(key)) {
            (" ", _) => toggle(),
            (_, Some(to)) => jump(to),
            _ => return false,
        }
        true
    });
    let button = move |to: Jump, shape: &'static str, label: fn(Messages) -> &'static str| {
        let blocked = move || to.target(replay.step.get(), replay.last, &[]) == replay.step.get();
        view! {
            <button
                class="button button-icon study-jump"
                aria-label=move || label(messages())
                title=move || label(messages())
                disabled=blocked
                on:click=move |_| jump(to)
            >
                {icon(shape)}
            </button>
        }
    };
    let play_label = move || if replay.running.get() { messages().replay_pause() } else { messages().replay_play() };
    view! {
        <div class="study-transport" role="group" aria-label=move || messages().replay_title()>
            {button(Jump::First, "M5 5h3v14H5zM19 5v14L9 12z", Messages::replay_first)}
            {button(Jump::ScoringBack, "M12 5v14L3 12zM21 5v14l-9-7z", Messages::replay_scoring_back)}
            {button(Jump::Back, "M17 5v14L6 12z", Messages::replay_back)}
            <button class="button button-main button-icon study-jump" aria-label=play_label title=play_label on:click=move |_| toggle()>
                {move || icon(if replay.running.get() { "M6 5h4v14H6zM14 5h4v14h-4z" } else { "M7 4l13 8-13 8z" })}
            </button>
            {button(Jump::Next, "M7 5v14l11-7z", Messages::replay_next)}
            {button(Jump::ScoringNext, "M12 5v14l9-7zM3 5v14l9-7z", Messages::replay_scoring_next)}
            {button(Jump::Last, "M16 5h3v14h-3zM5 5v14l10-7z", Messages::replay_last)}
        </div>
        <Slider replay/>
    }
}

fn icon(shape: &'static str) -> impl IntoView {
    view! { <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=shape fill="currentColor"></path></svg> }
}

/// A slider over the steps of the game.
#[component]
fn Slider(replay: Replay) -> impl IntoView {
    let place = move || {
        let step = replay.step.get();
        messages().replay_place(replay.turn(step).into(), step as i64, replay.last as i64)
    };
    let dragged = move |event: ev::Event| {
        if let Ok(step) = event_target_value(&event).parse() {
            replay.go_to(step);
        }
    };
    view! {
        <label class="study-slider">
            <input
                type="range"
                min="0"
                max=replay.last
                prop:value=move || replay.step.get().to_string()
                aria-label=move || messages().replay_step()
                aria-valuetext=place
                on:input=dragged
            />
            <span class="numbers" role="status">{place}</span>
        </label>
    }
}

/// Visible hands and playback speed.
#[component]
pub(super) fn ViewOptions(replay: Replay) -> impl IntoView {
    let (play, settings) = (use_play(), use_settings());
    let seats: Vec<Seat> = replay.full_game.with_value(|whole| whole.setup().players().seats().collect());
    let over = replay.full_game.with_value(|whole| whole.is_over());
    let chosen = move || match replay.visible_hands.get() {
        VisibleHands::All => "all".to_owned(),
        VisibleHands::Seat(seat) => seat.to_string(),
        VisibleHands::Nobody => "nobody".to_owned(),
    };
    let choose = move |event: ev::Event| {
        let value = event_target_value(&event);
        let seat = value.parse().ok().and_then(Seat::from_number);
        replay.visible_hands.set(match value.as_str() {
            "all" => VisibleHands::All,
            _ => seat.map_or(VisibleHands::Nobody, VisibleHands::Seat),
        });
    };
    let set_speed =
        move |event: ev::Event| settings.update(|settings| settings.set("speed", &event_target_value(&event)));
    let seat = move |seat: Seat| {
        view! { <option value=seat.to_string()>{move || play.name(seat)}</option> }
    };
    let speeds = move || {
        let t = messages();
        let names =
            [t.settings_speed_slow(), t.settings_speed_normal(), t.settings_speed_fast(), t.settings_speed_off()];
        let chosen = settings.with(|settings| settings.speed);
        let option = move |(speed, name): (Speed, &'static str)| {
            view! { <option value=format!("{speed:?}") selected=speed == chosen>{name}</option> }
        };
        Speed::ALL.into_iter().zip(names).map(option).collect_view()
    };
    view! {
        <div class="study-sight">
            <label>
                <span>{move || messages().replay_seen()}</span>
                <select prop:value=chosen on:change=alive::handler(choose) disabled=!over>
                    {over.then(|| view! { <option value="all">{move || messages().replay_seen_all()}</option> })}
                    {over.then(|| seats.into_iter().map(seat).collect_view())}
                    <option value="nobody">{move || messages().replay_seen_nobody()}</option>
                </select>
            </label>
            <label>
                <span>{move || messages().replay_speed()}</span>
                <select on:change=alive::handler(set_speed)>
                    {speeds}
                </select>
            </label>
        </div>
    }
}

/// Handles keys of the whole page, except where they have another meaning. `run` returns whether it handled the key.
fn listen(run: impl Fn(&str) -> bool + 'static) {
    alive::on_window(ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside =
            |selector: &str| target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some());
        let pressed = event.key() == " " && inside("button, a, summary");
        if !pressed && !inside("input, textarea, select, dialog, .game-board, .log-scroll") && run(&event.key()) {
            event.prevent_default();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_stop_at_scorings_and_ends() {
        let scorings = [10, 25];
        let to = |jump: Jump, step| jump.target(step, 40, &scorings);
        assert_eq!(to(Jump::ScoringNext, 0), 10);
        assert_eq!(to(Jump::ScoringNext, 10), 25);
        assert_eq!(to(Jump::ScoringNext, 30), 40);
        assert_eq!(to(Jump::ScoringBack, 25), 10);
        assert_eq!(to(Jump::ScoringBack, 5), 0);
        assert_eq!((to(Jump::Back, 0), to(Jump::Next, 40)), (0, 40));
        assert_eq!((to(Jump::First, 7), to(Jump::Last, 7)), (0, 40));
    }
}
