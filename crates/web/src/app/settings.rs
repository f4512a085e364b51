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
    /// Bot levels of the opponents in "Play now", one per opponent. A first game is against beginners; after that they
    /// follow the player's results, until the player chooses others.
    pub opponents: Vec<String>,
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
            "lang={lang}\nspeed={:?}\ntheme={:?}\nshow_leads={}\nalways_confirm={}\nhide_tiles={}\nsound={}\nvibration={}\nopponents={}\nname={name}\n",
            self.speed,
            self.theme,
            self.show_leads,
            self.always_confirm,
            self.hide_tiles,
            self.sound,
            self.vibration,
            self.opponents.join(","),
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
                }
            }
            "name" => self.name = (!value.trim().is_empty()).then(|| value.trim().to_owned()),
            _ => {}
        }
    }
}

/// Returns the level that fits a player after a game against this one: stronger after a win, weaker after a last place.
pub fn next_level(level: Level, won: bool, was_last: bool) -> Level {
    let at = Level::ALL.iter().position(|other| *other == level).unwrap_or(0);
    let easiest = Level::ALL.iter().position(|other| *other == Level::FIRST_GAME).unwrap_or(0);
    let next = match (won, was_last) {
        (true, _) => at + 1,
        (false, true) => at.saturating_sub(1).max(easiest),
        (false, false) => at,
    };
    Level::ALL[next.min(Level::ALL.len() - 1)]
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
    fn opponents_follow_the_results() {
        assert_eq!(next_level(Level::Beginner, true, false), Level::Learner);
        assert_eq!(next_level(Level::Learner, false, true), Level::Beginner);
        assert_eq!(next_level(Level::Beginner, false, true), Level::Beginner, "nobody needs a weaker one");
        assert_eq!(next_level(Level::Club, false, false), Level::Club);
        assert_eq!(next_level(Level::Master, true, false), Level::Master);
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
            name: Some("Zoë = x".into()),
        };
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        assert_eq!(Settings::from_text("nonsense\nspeed=Ludicrous\nopponents=\n"), Settings::default());
    }
}
