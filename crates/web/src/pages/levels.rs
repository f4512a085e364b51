//! The texts of bot levels.

use iquazu_levels::{Baseline, Level};
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

/// Finds a level by its name in a record. The first records name the greedy bot, which played about as the casual level
/// does.
fn find(level: &str) -> Option<Level> {
    let greedy = (level == Baseline::Greedy.name()).then_some(Level::Casual);
    greedy.or_else(|| level.parse().ok())
}

/// Returns the name of a level; for an unknown level its name in the record.
pub fn level_name(t: Messages, level: &str) -> String {
    let name = match find(level) {
        Some(Level::Random) => t.bot_random(),
        Some(Level::Beginner) => t.bot_beginner(),
        Some(Level::Learner) => t.bot_learner(),
        Some(Level::Explorer) => t.bot_explorer(),
        Some(Level::Casual) => t.bot_casual(),
        Some(Level::Enthusiast) => t.bot_enthusiast(),
        Some(Level::Regular) => t.bot_regular(),
        Some(Level::Club) => t.bot_club(),
        Some(Level::League) => t.bot_league(),
        Some(Level::Captain) => t.bot_captain(),
        Some(Level::Tactician) => t.bot_tactician(),
        Some(Level::Ace) => t.bot_ace(),
        Some(Level::Virtuoso) => t.bot_virtuoso(),
        Some(Level::Expert) => t.bot_expert(),
        Some(Level::Strategist) => t.bot_strategist(),
        Some(Level::Champion) => t.bot_champion(),
        Some(Level::Master) => t.bot_master(),
        None => level,
    };
    name.to_owned()
}

/// Returns a line about how a level plays; empty for an unknown level.
pub fn level_description(t: Messages, level: &str) -> &'static str {
    match find(level) {
        Some(Level::Random) => t.bot_random_line(),
        Some(Level::Beginner) => t.bot_beginner_line(),
        Some(Level::Learner) => t.bot_learner_line(),
        Some(Level::Explorer) => t.bot_explorer_line(),
        Some(Level::Casual) => t.bot_casual_line(),
        Some(Level::Enthusiast) => t.bot_enthusiast_line(),
        Some(Level::Regular) => t.bot_regular_line(),
        Some(Level::Club) => t.bot_club_line(),
        Some(Level::League) => t.bot_league_line(),
        Some(Level::Captain) => t.bot_captain_line(),
        Some(Level::Tactician) => t.bot_tactician_line(),
        Some(Level::Ace) => t.bot_ace_line(),
        Some(Level::Virtuoso) => t.bot_virtuoso_line(),
        Some(Level::Expert) => t.bot_expert_line(),
        Some(Level::Strategist) => t.bot_strategist_line(),
        Some(Level::Champion) => t.bot_champion_line(),
        Some(Level::Master) => t.bot_master_line(),
        None => "",
    }
}

/// Returns the level if it can be played against, otherwise the default level.
pub fn playable_level(level: &str) -> &'static str {
    level.parse().unwrap_or(Level::DEFAULT).name()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_own_texts() {
        let t = Messages::default();
        for (index, level) in LEVELS.into_iter().enumerate() {
            assert_ne!(level_name(t, level), level);
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
    }
}
