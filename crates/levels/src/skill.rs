//! How each level plays, and how strong it is: the one table of the ladder.

use crate::Level;

/// How a level chooses its moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Skill {
    /// Plays any legal move.
    AnyMove,
    /// Looks only at part of the game: gems in columns.
    Columns,
    /// Looks only at part of the game: the points in sight.
    PointsInSight,
    /// Looks one move ahead with the neural net.
    OneMove {
        /// How far its judgement is off.
        noise: Noise,
        /// The highest price of a gap that it considers.
        max_price: u8,
    },
    /// Searches sampled worlds with the neural net.
    Search {
        /// Positions evaluated for a move.
        nodes: u64,
        /// Whether it remembers which cards were drawn and paid.
        remembers: bool,
    },
}

/// How far a judgement is off: the standard deviation in hundredths of log-odds, for each number of players. The same
/// error costs more wins at one number of players than at another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Noise([u16; 3]);

impl Noise {
    /// No error.
    pub const NONE: Noise = Noise([0; 3]);

    /// Errors with two, three and four players.
    pub const fn new(two: u16, three: u16, four: u16) -> Noise {
        Noise([two, three, four])
    }

    /// Returns the error with this number of players.
    ///
    /// # Panics
    /// Panics unless there are two to four players.
    pub const fn with_players(self, players: u8) -> u16 {
        self.0[players as usize - 2]
    }
}

/// The same error with any number of players.
impl From<u16> for Noise {
    fn from(noise: u16) -> Noise {
        Noise([noise; 3])
    }
}

/// Any price.
const ANY: u8 = u8::MAX;

impl Level {
    /// Returns how the level plays. docs/strength.md has the measurements that these numbers come from.
    pub const fn skill(self) -> Skill {
        match self {
            Level::Random => Skill::AnyMove,
            Level::Beginner => Skill::Columns,
            Level::Learner => Skill::OneMove { noise: Noise::new(220, 160, 180), max_price: ANY },
            Level::Explorer => Skill::OneMove { noise: Noise::new(148, 90, 109), max_price: ANY },
            Level::Casual => Skill::PointsInSight,
            Level::Enthusiast => Skill::OneMove { noise: Noise::new(84, 70, 84), max_price: ANY },
            Level::Regular => Skill::OneMove { noise: Noise::new(68, 58, 67), max_price: ANY },
            Level::Club => Skill::OneMove { noise: Noise::new(54, 47, 52), max_price: ANY },
            Level::League => Skill::OneMove { noise: Noise::new(43, 37, 40), max_price: ANY },
            Level::Captain => Skill::OneMove { noise: Noise::new(35, 28, 30), max_price: ANY },
            Level::Tactician => Skill::OneMove { noise: Noise::new(27, 20, 22), max_price: ANY },
            Level::Ace => Skill::OneMove { noise: Noise::new(19, 13, 15), max_price: ANY },
            Level::Virtuoso => Skill::OneMove { noise: Noise::new(12, 7, 9), max_price: ANY },
            Level::Expert => Skill::OneMove { noise: Noise::NONE, max_price: ANY },
            Level::Strategist => Skill::Search { nodes: 80, remembers: false },
            Level::Champion => Skill::Search { nodes: 1_000, remembers: false },
            Level::Master => Skill::Search { nodes: 10_000, remembers: true },
        }
    }

    /// Returns the measured rating in two-player games, 2000 for the expert; `None` for what is not on the ladder.
    pub const fn rating(self) -> Option<u16> {
        match self {
            Level::Random => None,
            Level::Beginner => Some(250),
            Level::Learner => Some(404),
            Level::Explorer => Some(560),
            Level::Casual => Some(715),
            Level::Enthusiast => Some(866),
            Level::Regular => Some(979),
            Level::Club => Some(1109),
            Level::League => Some(1241),
            Level::Captain => Some(1386),
            Level::Tactician => Some(1549),
            Level::Ace => Some(1717),
            Level::Virtuoso => Some(1844),
            Level::Expert => Some(2000),
            Level::Strategist => Some(2263),
            Level::Champion => Some(2463),
            Level::Master => Some(2531),
        }
    }
}
