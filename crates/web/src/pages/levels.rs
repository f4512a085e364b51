//! The levels of opponents: their names in the engine and in words.

use iquazu_messages::Messages;

/// A level, with its name and a line about it.
#[derive(Clone, Copy, Debug)]
struct Level {
    id: &'static str,
    name: fn(Messages) -> &'static str,
    line: fn(Messages) -> &'static str,
}

/// Every level that a record may name.
static KNOWN: [Level; 7] = [
    Level { id: "random", name: Messages::bot_random, line: Messages::bot_random_line },
    Level { id: "greedy", name: Messages::bot_casual, line: Messages::bot_casual_line },
    Level { id: "beginner", name: Messages::bot_beginner, line: Messages::bot_beginner_line },
    Level { id: "casual", name: Messages::bot_casual, line: Messages::bot_casual_line },
    Level { id: "club", name: Messages::bot_club, line: Messages::bot_club_line },
    Level { id: "expert", name: Messages::bot_expert, line: Messages::bot_expert_line },
    Level { id: "master", name: Messages::bot_master, line: Messages::bot_master_line },
];

/// The levels one can play against, easiest first.
pub const LEVELS: [&str; 6] = ["random", "beginner", "casual", "club", "expert", "master"];

/// What someone plays against who has not chosen.
pub const USUAL: &str = "casual";

fn find(level: &str) -> Option<&'static Level> {
    KNOWN.iter().find(|known| known.id == level)
}

/// The name of a level; of one that nobody knows, what the record calls it.
pub fn level_name(t: Messages, level: &str) -> String {
    find(level).map_or(level, |known| (known.name)(t)).to_owned()
}

/// A line about how a level plays.
pub fn level_line(t: Messages, level: &str) -> &'static str {
    find(level).map_or("", |known| (known.line)(t))
}

/// A level that can be played against: this one, or the usual one in its place.
pub fn playable(level: &str) -> &'static str {
    LEVELS.into_iter().find(|known| *known == level).unwrap_or(USUAL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_to_play_against_has_a_name_of_its_own() {
        let names = LEVELS.map(|level| level_name(Messages::default(), level));
        assert!(LEVELS.iter().zip(&names).all(|(level, name)| level != name));
        assert_ne!(names[0], names[1]);
        assert_eq!(level_name(Messages::default(), "unheard-of"), "unheard-of");
        assert_eq!(playable("unheard-of"), USUAL);
    }
}
