//! How each level plays, and how strong it is: the one table of the ladder.

use crate::Level;

/// How a level chooses its moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Skill {
    /// Plays any legal move.
    AnyMove,
    /// Looks only at part of the game: gems in columns.
    Columns {
        /// How far it miscounts: the standard deviation in hundredths of a point.
        noise: ByPlayers,
    },
    /// Looks only at part of the game: the points in sight.
    PointsInSight {
        /// How far it miscounts: the standard deviation in hundredths of a point.
        noise: ByPlayers,
    },
    /// Looks one move ahead with the neural net.
    OneMove {
        /// How far its judgement is off: the standard deviation in hundredths of log-odds.
        noise: ByPlayers,
    },
    /// Searches sampled worlds with the neural net.
    Search {
        /// Positions evaluated for a move. With none it looks one move ahead.
        nodes: ByPlayers,
        /// Whether it remembers which cards were drawn and paid.
        remembers: bool,
        /// How far its judgement of what it found is off, in hundredths of log-odds.
        noise: ByPlayers,
    },
}

impl Skill {
    /// Returns the same skill with another error, the same with any number of players; `None` if it never errs.
    pub const fn with_noise(self, noise: u16) -> Option<Skill> {
        let noise = ByPlayers([noise; 3]);
        Some(match self {
            Skill::AnyMove => return None,
            Skill::Columns { .. } => Skill::Columns { noise },
            Skill::PointsInSight { .. } => Skill::PointsInSight { noise },
            Skill::OneMove { .. } => Skill::OneMove { noise },
            Skill::Search { nodes, remembers, .. } => Skill::Search { nodes, remembers, noise },
        })
    }
}

/// A number for each number of players. The same error costs more wins at one number of players than at another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ByPlayers([u16; 3]);

impl ByPlayers {
    /// Zero with any number of players.
    pub const ZERO: ByPlayers = ByPlayers([0; 3]);

    /// Numbers for two, three and four players.
    pub const fn new(two: u16, three: u16, four: u16) -> ByPlayers {
        ByPlayers([two, three, four])
    }

    /// Returns the number for this number of players.
    ///
    /// # Panics
    /// Panics unless there are two to four players.
    pub const fn with_players(self, players: u8) -> u16 {
        self.0[players as usize - 2]
    }
}

/// The same with any number of players.
impl From<u16> for ByPlayers {
    fn from(number: u16) -> ByPlayers {
        ByPlayers([number; 3])
    }
}

/// A search without a memory.
const fn search(nodes: ByPlayers, noise: ByPlayers) -> Skill {
    Skill::Search { nodes, remembers: false, noise }
}

impl Level {
    /// Returns how the level plays. docs/strength.md has the measurements that these numbers come from.
    pub const fn skill(self) -> Skill {
        match self {
            Level::Random => Skill::AnyMove,
            Level::Beginner => Skill::Columns { noise: ByPlayers::new(0, 600, 450) },
            Level::Learner => Skill::OneMove { noise: ByPlayers::new(360, 390, 560) },
            Level::Explorer => Skill::OneMove { noise: ByPlayers::new(192, 155, 188) },
            Level::Casual => Skill::PointsInSight { noise: ByPlayers::new(0, 150, 115) },
            Level::Enthusiast => Skill::OneMove { noise: ByPlayers::new(98, 77, 115) },
            Level::Regular => Skill::OneMove { noise: ByPlayers::new(75, 55, 77) },
            Level::Club => Skill::OneMove { noise: ByPlayers::new(59, 40, 56) },
            Level::League => Skill::OneMove { noise: ByPlayers::new(47, 30, 42) },
            Level::Captain => Skill::OneMove { noise: ByPlayers::new(37, 21, 30) },
            Level::Tactician => Skill::OneMove { noise: ByPlayers::new(29, 14, 21) },
            Level::Ace => Skill::OneMove { noise: ByPlayers::new(21, 8, 14) },
            Level::Virtuoso => Skill::OneMove { noise: ByPlayers::new(14, 0, 8) },
            Level::Expert => search(ByPlayers::new(80, 80, 0), ByPlayers::new(12, 5, 0)),
            Level::Strategist => search(ByPlayers::new(1_000, 900, 80), ByPlayers::new(10, 1, 0)),
            Level::Champion => search(ByPlayers::new(2_000, 1_800, 2_500), ByPlayers::new(5, 0, 0)),
            Level::Master => {
                Skill::Search { nodes: ByPlayers::new(10_000, 20_000, 40_000), remembers: true, noise: ByPlayers::ZERO }
            }
        }
    }

    /// Returns the measured rating in two-player games, 250 for the beginner; `None` for `random`, which is not on the ladder.
    pub const fn rating(self) -> Option<u16> {
        match self {
            Level::Random => None,
            Level::Beginner => Some(250),
            Level::Learner => Some(418),
            Level::Explorer => Some(573),
            Level::Casual => Some(752),
            Level::Enthusiast => Some(928),
            Level::Regular => Some(1094),
            Level::Club => Some(1267),
            Level::League => Some(1442),
            Level::Captain => Some(1616),
            Level::Tactician => Some(1771),
            Level::Ace => Some(1952),
            Level::Virtuoso => Some(2124),
            Level::Expert => Some(2295),
            Level::Strategist => Some(2480),
            Level::Champion => Some(2653),
            Level::Master => Some(2825),
        }
    }
}
