//! The player's settings and how they are saved.

use super::storage;
use crate::board::motion::AnimationSpeed;
use iquazu_levels::Level;
use iquazu_messages::Lang;
use leptos::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    Off,
}

impl Speed {
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Off];

    pub fn animation_speed(self) -> AnimationSpeed {
        AnimationSpeed(match self {
            Speed::Slow => 1.8,
            Speed::Normal => 1.0,
            Speed::Fast => 0.45,
            Speed::Off => 0.0,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];
}

/// The player's settings, saved in the browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// `None` follows the browser's language.
    pub lang: Option<Lang>,
    pub speed: Speed,
    pub theme: Theme,
    pub show_leads: bool,
    pub always_confirm: bool,
    pub hide_tiles: bool,
    pub sound: bool,
    /// Whether a phone vibrates when it is the player's turn.
    pub vibration: bool,
    /// Bots of "Play now", one per opponent. If `match_opponents` is set, only their number counts.
    pub opponents: Vec<String>,
    /// Whether the opponents of "Play now" follow the player's rating.
    pub match_opponents: bool,
    /// Name of the first player; `None` for the default name.
    pub name: Option<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            speed: Speed::default(),
            theme: Theme::default(),
            show_leads: true,
            always_confirm: false,
            hide_tiles: false,
            sound: true,
            vibration: false,
            opponents: vec![Level::FIRST_GAME.name().to_owned(); 2],
            match_opponents: true,
            name: None,
        }
    }
}

impl Settings {
    /// Loads the saved settings. Unreadable values get their defaults.
    pub fn load() -> Settings {
        storage::load(storage::SETTINGS)
            .ok()
            .flatten()
            .map_or_else(Settings::default, |text| Settings::from_text(&text))
    }

    /// Serializes the settings, one `key=value` per line.
    pub fn to_text(&self) -> String {
        let lang = self.lang.map_or("", Lang::code);
        let name = self.name.as_deref().unwrap_or_default().replace(['\n', '\r'], " ");
        format!(
            "lang={lang}\nspeed={:?}\ntheme={:?}\nshow_leads={}\nalways_confirm={}\nhide_tiles={}\nsound={}\nvibration={}\nopponents={}\nmatch={}\nname={name}\n",
            self.speed,
            self.theme,
            self.show_leads,
            self.always_confirm,
            self.hide_tiles,
            self.sound,
            self.vibration,
            self.opponents.join(","),
            self.match_opponents,
        )
    }

    pub fn from_text(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            settings.set(key, value);
        }
        settings
    }

    /// Sets one value from its serialized form. Unreadable values get their defaults.
    pub fn set(&mut self, key: &str, value: &str) {
        match key {
            "lang" => self.lang = Lang::from_tag(value),
            "speed" => self.speed = variant_named(&Speed::ALL, value).unwrap_or_default(),
            "theme" => self.theme = variant_named(&Theme::ALL, value).unwrap_or_default(),
            "show_leads" => self.show_leads = value == "true",
            "always_confirm" => self.always_confirm = value == "true",
            "hide_tiles" => self.hide_tiles = value == "true",
            "sound" => self.sound = value == "true",
            "vibration" => self.vibration = value == "true",
            "opponents" => {
                let levels: Vec<String> = value.split(',').filter(|l| !l.is_empty()).map(str::to_owned).collect();
                if (1..=3).contains(&levels.len()) {
                    self.opponents = levels;
                    // Opponents that were chosen count, unless a later line says otherwise.
                    self.match_opponents = false;
                }
            }
            "match" => self.match_opponents = value == "true",
            "name" => self.name = (!value.trim().is_empty()).then(|| value.trim().to_owned()),
            _ => {}
        }
    }
}

fn variant_named<T: Copy + std::fmt::Debug>(all: &[T], name: &str) -> Option<T> {
    all.iter().copied().find(|one| format!("{one:?}") == name)
}

/// Provides the settings and saves them on every change.
pub fn provide_settings() -> RwSignal<Settings> {
    let settings = RwSignal::new(Settings::load());
    provide_context(settings);
    Effect::new(move |before: Option<String>| {
        let text = settings.with(Settings::to_text);
        if before.as_ref().is_some_and(|before| *before != text) {
            // Settings that cannot be saved still work for this session.
            let _ = storage::save(storage::SETTINGS, &text);
        }
        text
    });
    settings
}

pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_opponents_do_not_follow_the_rating() {
        assert!(Settings::default().match_opponents);
        assert!(!Settings::from_text("opponents=club\n").match_opponents, "as saved before there was a rating");
        assert!(Settings::from_text("opponents=club\nmatch=true\n").match_opponents);
    }

    #[test]
    fn settings_round_trip() {
        let settings = Settings {
            lang: Lang::from_tag("fr"),
            speed: Speed::Off,
            theme: Theme::Dark,
            show_leads: false,
            always_confirm: true,
            hide_tiles: true,
            sound: false,
            vibration: true,
            opponents: vec!["random".into(), "greedy".into(), "random".into()],
            match_opponents: false,
            name: Some("Zoë = x".into()),
        };
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        assert_eq!(Settings::from_text("nonsense\nspeed=Ludicrous\nopponents=\n"), Settings::default());
    }
}
