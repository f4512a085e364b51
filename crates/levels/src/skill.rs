//! The ways of playing, and the numbers that set how strong they are.

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
