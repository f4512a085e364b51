//! The texts of bot levels and characters.

use iquazu_levels::{Baseline, Level, Opponent, Style};
use iquazu_messages::Messages;

/// Levels to play against, easiest first.
pub const LEVELS: [&str; Level::ALL.len()] = {
    let mut names = [""; Level::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = Level::ALL[index].name();
        index += 1;
    }
    names
};

/// The level of bots unless the player chooses another.
pub const DEFAULT_LEVEL: &str = Level::DEFAULT.name();

/// Finds an opponent by its name in a record. The first records name the greedy bot, which played about as the casual
/// level does.
fn find(name: &str) -> Option<Opponent> {
    let greedy = (name == Baseline::Greedy.name()).then_some(Level::Casual.into());
    greedy.or_else(|| name.parse().ok())
}

/// Returns the name of a level and its character; for an unknown level its name in the record.
pub fn level_name(t: Messages, name: &str) -> String {
    match find(name) {
        Some(Opponent { level, style: Some(style) }) => {
            t.bot_with_style(plain_level_name(t, level), style_name(t, style))
        }
        Some(Opponent { level, style: None }) => plain_level_name(t, level).to_owned(),
        None => name.to_owned(),
    }
}

/// Returns the name of a character.
pub fn style_name(t: Messages, style: Style) -> &'static str {
    match style {
        Style::Hoarder => t.style_hoarder(),
        Style::Water => t.style_water(),
        Style::Blocker => t.style_blocker(),
        Style::Rows => t.style_rows(),
        Style::Sprinter => t.style_sprinter(),
        Style::Spender => t.style_spender(),
    }
}

/// Returns a line about what a character likes.
pub fn style_description(t: Messages, style: Style) -> &'static str {
    match style {
        Style::Hoarder => t.style_hoarder_line(),
        Style::Water => t.style_water_line(),
        Style::Blocker => t.style_blocker_line(),
        Style::Rows => t.style_rows_line(),
        Style::Sprinter => t.style_sprinter_line(),
        Style::Spender => t.style_spender_line(),
    }
}

/// Returns the name of a level. It needs fewer texts than [`level_name`].
pub fn plain_level_name(t: Messages, level: Level) -> &'static str {
    t.level(level.name()).unwrap_or(level.name())
}

/// Returns a line about how a level plays; empty for an unknown level.
pub fn level_description(t: Messages, name: &str) -> &'static str {
    find(name).and_then(|opponent| t.level_line(opponent.level.name())).unwrap_or_default()
}

/// Returns the level of an opponent if it can be played against, otherwise the default level.
pub fn playable_level(name: &str) -> &'static str {
    playable_opponent(name).level.name()
}

/// Returns the opponent if it can be played against, otherwise one of the default level.
pub fn playable_opponent(name: &str) -> Opponent {
    name.parse().unwrap_or(Level::DEFAULT.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_own_texts() {
        let t = Messages::default();
        for (index, level) in LEVELS.into_iter().enumerate() {
            assert_ne!(level_name(t, level), level);
            assert_ne!(level_description(t, level), "");
            for other in &LEVELS[..index] {
                assert_ne!(level_name(t, level), level_name(t, other));
                assert_ne!(level_description(t, level), level_description(t, other));
            }
        }
    }

    #[test]
    fn unknown_level_keeps_its_name_and_plays_as_the_default() {
        assert_eq!(level_name(Messages::default(), "unheard-of"), "unheard-of");
        assert_eq!(level_description(Messages::default(), "unheard-of"), "");
        assert_eq!(playable_level("unheard-of"), DEFAULT_LEVEL);
        assert_eq!(playable_level("greedy"), DEFAULT_LEVEL, "a baseline is no level");
        assert_eq!(playable_level("captain+rows"), "captain");
        assert_eq!(playable_opponent("captain+unheard-of").to_string(), DEFAULT_LEVEL);
    }

    #[test]
    fn every_character_has_its_own_texts() {
        let t = Messages::default();
        for (index, style) in Style::ALL.into_iter().enumerate() {
            for other in &Style::ALL[..index] {
                assert_ne!(style_name(t, style), style_name(t, *other));
                assert_ne!(style_description(t, style), style_description(t, *other));
            }
            let name = level_name(t, &format!("captain+{}", style.name()));
            assert!(name.contains(style_name(t, style)) && name != style_name(t, style), "{name}");
        }
    }
}
