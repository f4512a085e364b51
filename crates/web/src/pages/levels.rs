//! Bot levels: their ids in the engine and their texts.

use iquazu_messages::Messages;

/// A level with its name and a one-line description.
#[derive(Clone, Copy, Debug)]
struct Level {
    id: &'static str,
    name: fn(Messages) -> &'static str,
    description: fn(Messages) -> &'static str,
}

/// Every level a record may name.
static KNOWN: [Level; 7] = [
    Level { id: "random", name: Messages::bot_random, description: Messages::bot_random_line },
    Level { id: "greedy", name: Messages::bot_casual, description: Messages::bot_casual_line },
    Level { id: "beginner", name: Messages::bot_beginner, description: Messages::bot_beginner_line },
    Level { id: "casual", name: Messages::bot_casual, description: Messages::bot_casual_line },
    Level { id: "club", name: Messages::bot_club, description: Messages::bot_club_line },
    Level { id: "expert", name: Messages::bot_expert, description: Messages::bot_expert_line },
    Level { id: "master", name: Messages::bot_master, description: Messages::bot_master_line },
];

/// Levels to play against, easiest first.
pub const LEVELS: [&str; 6] = ["random", "beginner", "casual", "club", "expert", "master"];

/// The level of bots unless the player chooses another.
pub const DEFAULT_LEVEL: &str = "casual";

fn find(level: &str) -> Option<&'static Level> {
    KNOWN.iter().find(|known| known.id == level)
}

/// Returns the name of a level; for an unknown level its id.
pub fn level_name(t: Messages, level: &str) -> String {
    find(level).map_or(level, |known| (known.name)(t)).to_owned()
}

/// Returns a line about how a level plays.
pub fn level_description(t: Messages, level: &str) -> &'static str {
    find(level).map_or("", |known| (known.description)(t))
}

/// Returns the level if it can be played against, otherwise the default level.
pub fn playable_level(level: &str) -> &'static str {
    LEVELS.into_iter().find(|known| *known == level).unwrap_or(DEFAULT_LEVEL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_playable_level_has_its_own_name() {
        let names = LEVELS.map(|level| level_name(Messages::default(), level));
        assert!(LEVELS.iter().zip(&names).all(|(level, name)| level != name));
        assert_ne!(names[0], names[1]);
        assert_eq!(level_name(Messages::default(), "unheard-of"), "unheard-of");
        assert_eq!(playable_level("unheard-of"), DEFAULT_LEVEL);
    }
}
