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
            Level::Learner => Skill::OneMove { noise: Noise::new(175, 175, 175), max_price: ANY },
            Level::Explorer => Skill::OneMove { noise: Noise::new(125, 125, 125), max_price: ANY },
            Level::Casual => Skill::PointsInSight,
            Level::Enthusiast => Skill::OneMove { noise: Noise::new(82, 82, 82), max_price: ANY },
            Level::Regular => Skill::OneMove { noise: Noise::new(64, 64, 64), max_price: ANY },
            Level::Club => Skill::OneMove { noise: Noise::new(52, 52, 52), max_price: ANY },
            Level::League => Skill::OneMove { noise: Noise::new(41, 41, 41), max_price: ANY },
            Level::Captain => Skill::OneMove { noise: Noise::new(33, 33, 33), max_price: ANY },
            Level::Tactician => Skill::OneMove { noise: Noise::new(27, 27, 27), max_price: ANY },
            Level::Ace => Skill::OneMove { noise: Noise::new(20, 20, 20), max_price: ANY },
            Level::Virtuoso => Skill::OneMove { noise: Noise::new(13, 13, 13), max_price: ANY },
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
            Level::Beginner => Some(302),
            Level::Learner => Some(484),
            Level::Explorer => Some(603),
            Level::Casual => Some(695),
            Level::Enthusiast => Some(846),
            Level::Regular => Some(960),
            Level::Club => Some(1120),
            Level::League => Some(1291),
            Level::Captain => Some(1395),
            Level::Tactician => Some(1528),
            Level::Ace => Some(1679),
            Level::Virtuoso => Some(1843),
            Level::Expert => Some(2000),
            Level::Strategist => Some(2246),
            Level::Champion => Some(2369),
            Level::Master => Some(2437),
        }
    }
}
