//! The settings page. Changes take effect immediately.

mod rating;

use super::form::{Choice, choices, switch};
use super::layout::{focus, localized, page};
use super::levels::{DEFAULT_LEVEL, LEVELS, level_name, playable_level};
use crate::app::alive;
use crate::app::settings::{Settings, Speed, Theme, use_settings};
use crate::app::sound::can_vibrate;
use crate::board::motion::prefers_reduced_motion;
use iquazu_messages::{Lang, Messages};
use leptos::ev::Event;
use leptos::prelude::*;

/// Seats besides the player's own.
const MAX_OPPONENTS: usize = 3;

#[component]
pub fn SettingsPage() -> impl IntoView {
    localized(|t| page(t, "settings", t.settings_title(), body(t)))
}

fn body(t: Messages) -> AnyView {
    let settings = use_settings();
    let reset = move |_| {
        settings.set(Settings::default());
        alive::next_frame_unscoped(|| focus(".settings-reset"));
    };
    view! {
        <div class="settings-groups">
            <div class="panel">{language(t, settings)} {theme(t, settings)} {speed(t, settings)}</div>
            <div class="panel">{switches(t, settings)}</div>
            <div class="panel">{quick_game(t, settings)}</div>
        </div>
        <button class="button settings-reset" on:click=reset>{t.settings_reset()}</button>
    }
    .into_any()
}

fn language(t: Messages, settings: RwSignal<Settings>) -> AnyView {
    let auto = Choice::new("auto", t.settings_language_auto());
    let languages = Lang::ALL.map(|lang| Choice::new(lang.code(), lang.native_name()).in_language(lang));
    let chosen = move || settings.with(|settings| settings.lang.map_or("auto", Lang::code).to_owned());
    let choose = move |code: String| {
        settings.update(|settings| settings.lang = Lang::from_tag(&code));
        alive::next_frame_unscoped(move || focus(&format!("input[name=language][value={code}]")));
    };
    choices("language", t.settings_language(), [auto].into_iter().chain(languages).collect(), chosen, choose)
}

fn theme(t: Messages, settings: RwSignal<Settings>) -> AnyView {
    let names = [t.settings_theme_auto(), t.settings_theme_light(), t.settings_theme_dark()];
    let themes = Theme::ALL.iter().zip(names).map(|(theme, name)| Choice::new(format!("{theme:?}"), name));
    let chosen = move || settings.with(|settings| format!("{:?}", settings.theme));
    let choose = move |name: String| settings.update(|settings| settings.set("theme", &name));
    choices("theme", t.settings_theme(), themes.collect(), chosen, choose)
}

fn speed(t: Messages, settings: RwSignal<Settings>) -> AnyView {
    let names = [t.settings_speed_slow(), t.settings_speed_normal(), t.settings_speed_fast(), t.settings_speed_off()];
    let speeds = Speed::ALL.iter().zip(names).map(|(speed, name)| Choice::new(format!("{speed:?}"), name));
    let chosen = move || settings.with(|settings| format!("{:?}", settings.speed));
    let choose = move |name: String| settings.update(|settings| settings.set("speed", &name));
    let reduced = prefers_reduced_motion().then(|| view! { <p class="soft">{t.settings_speed_reduced()}</p> });
    let group = choices("speed", t.settings_speed(), speeds.collect(), chosen, choose);
    view! { {group} {reduced} }.into_any()
}

fn switches(t: Messages, settings: RwSignal<Settings>) -> AnyView {
    let one = |key: &'static str, name, help, value: fn(&Settings) -> bool| {
        let set = move |on: bool| settings.update(|settings| settings.set(key, if on { "true" } else { "false" }));
        switch(key, name, help, move || settings.with(value), set)
    };
    [
        one("show_leads", t.settings_leads(), t.settings_leads_help(), |settings| settings.show_leads),
        one("always_confirm", t.settings_confirm(), t.settings_confirm_help(), |settings| settings.always_confirm),
        one("hide_tiles", t.settings_hide_tiles(), t.settings_hide_tiles_help(), |settings| settings.hide_tiles),
        one("sound", t.app_sound(), t.settings_sound_help(), |settings| settings.sound),
    ]
    .into_iter()
    .chain(
        can_vibrate().then(|| {
            one("vibration", t.settings_vibration(), t.settings_vibration_help(), |settings| settings.vibration)
        }),
    )
    .collect_view()
    .into_any()
}

/// Opponents and name for “Play now”.
fn quick_game(t: Messages, settings: RwSignal<Settings>) -> AnyView {
    let name = move || settings.with(|settings| settings.name.clone().unwrap_or_default());
    let matched = Memo::new(move |_| settings.with(|settings| settings.match_opponents));
    let rename = move |event: Event| settings.update(|settings| settings.set("name", &event_target_value(&event)));
    view! {
        <h2>{t.app_play_now()}</h2>
        <label class="field">
            <span>{t.settings_name()}</span>
            <input type="text" maxlength="24" autocomplete="nickname" placeholder=t.person_name(1) prop:value=name on:change=alive::handler(rename)/>
        </label>
        {rating::view(t, settings)}
        <Show when=move || !matched.get()>
            {(0..MAX_OPPONENTS).map(|place| opponent(t, settings, place)).collect_view()}
        </Show>
    }
    .into_any()
}

fn opponent(t: Messages, settings: RwSignal<Settings>, place: usize) -> AnyView {
    let level = move || settings.with(|settings| settings.opponents.get(place).map(|level| playable_level(level)));
    let choose = move |event: Event| {
        let level = event_target_value(&event);
        settings.update(|settings| seat_opponent(&mut settings.opponents, place, &level));
    };
    // There is always at least one opponent.
    let nobody = (place > 0)
        .then(|| view! { <option value="" selected=move || level().is_none()>{t.settings_nobody()}</option> });
    let option = |id: &'static str| {
        view! { <option value=id selected=move || level() == Some(id)>{level_name(t, id)}</option> }
    };
    view! {
        <label class="field">
            <span>{t.settings_opponent(place as i64 + 1)}</span>
            <select on:change=alive::handler(choose)>{nobody}{LEVELS.map(option)}</select>
        </label>
    }
    .into_any()
}

/// Sets the level at a place. An empty level removes the opponent; those after it move up.
fn seat_opponent(opponents: &mut Vec<String>, place: usize, level: &str) {
    if level.is_empty() {
        opponents.drain(place.min(opponents.len())..(place + 1).min(opponents.len()));
        return;
    }
    let place = place.min(opponents.len());
    if place == opponents.len() {
        opponents.push(DEFAULT_LEVEL.to_owned());
    }
    opponents[place] = level.to_owned();
}

#[cfg(test)]
mod tests {
    use super::seat_opponent;

    #[test]
    fn removing_an_opponent_leaves_no_gap() {
        let mut opponents = vec!["greedy".to_owned()];
        seat_opponent(&mut opponents, 2, "random");
        assert_eq!(opponents, ["greedy", "random"]);
        seat_opponent(&mut opponents, 2, "");
        assert_eq!(opponents, ["greedy", "random"]);
        seat_opponent(&mut opponents, 0, "random");
        seat_opponent(&mut opponents, 1, "");
        assert_eq!(opponents, ["random"]);
    }
}
