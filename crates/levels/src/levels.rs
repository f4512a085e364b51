//! The one list of levels, weakest first. To add a level, add an entry at its place: see "Add a level of bots" in
//! CONTRIBUTING.md for the texts and documents that follow the list.

use crate::{ByPlayers, Skill};

/// Defines [`Level`]: for each level its documentation, its name, its rating and how it plays.
macro_rules! levels {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $rating:expr, $skill:expr;)+) => {
        bots! {
            /// A level that people play against, weakest first.
            Level { $($(#[$doc])* $variant = $name,)+ }
        }

        impl Level {
            /// Returns how the level plays. docs/strength.md has the measurements that its numbers come from.
            pub const fn skill(self) -> Skill {
                match self {
                    $(Level::$variant => $skill,)+
                }
            }

            /// Returns the measured rating in two-player games, 250 for the beginner; `None` for `random`, which is not
            /// on the ladder.
            pub const fn rating(self) -> Option<u16> {
                match self {
                    $(Level::$variant => $rating,)+
                }
            }
        }
    };
}

levels! {
    /// Plays any legal move. Not a step of the ladder.
    Random = "random", None, Skill::AnyMove;

    /// Places gems where they lead a column.
    Beginner = "beginner", Some(250), Skill::Columns { noise: by_players(0, 600, 450) };

    /// Looks one move ahead with the neural net, with the largest error of judgement.
    Learner = "learner", Some(418), one_move(by_players(360, 390, 560));

    /// Looks one move ahead, with a smaller error than the levels below.
    Explorer = "explorer", Some(573), one_move(by_players(192, 155, 188));

    /// Plays for the points in sight.
    Casual = "casual", Some(752), Skill::PointsInSight { noise: by_players(0, 150, 115) };

    /// Looks one move ahead, with a smaller error than the levels below.
    Enthusiast = "enthusiast", Some(928), one_move(by_players(98, 77, 115));

    /// Looks one move ahead, with a smaller error than the levels below.
    Regular = "regular", Some(1094), one_move(by_players(75, 55, 77));

    /// Looks one move ahead, with a smaller error than the levels below.
    Club = "club", Some(1267), one_move(by_players(59, 40, 56));

    /// Looks one move ahead, with a smaller error than the levels below.
    League = "league", Some(1442), one_move(by_players(47, 30, 42));

    /// Looks one move ahead, with a smaller error than the levels below.
    Captain = "captain", Some(1616), one_move(by_players(37, 21, 30));

    /// Looks one move ahead, with a smaller error than the levels below.
    Veteran = "veteran", Some(1694), one_move(by_players(33, 17, 25));

    /// Looks one move ahead, with a smaller error than the levels below.
    Tactician = "tactician", Some(1771), one_move(by_players(29, 14, 21));

    /// Looks one move ahead, with a smaller error than the levels below.
    Ace = "ace", Some(1952), one_move(by_players(21, 8, 14));

    /// Looks one move ahead, with a smaller error than the levels below; with three players without any.
    Virtuoso = "virtuoso", Some(2124), one_move(by_players(14, 0, 8));

    /// Searches with the fewest nodes, and an error; with four players it looks one move ahead, without an error.
    Expert = "expert", Some(2295), search(by_players(80, 80, 0), by_players(12, 5, 0));

    /// Searches sampled worlds: more nodes than `expert`, and a smaller error.
    Strategist = "strategist", Some(2480), search(by_players(1_000, 900, 80), by_players(10, 1, 0));

    /// Searches sampled worlds: more nodes than `strategist`, and hardly any error.
    Champion = "champion", Some(2653), search(by_players(2_000, 1_800, 2_500), by_players(5, 0, 0));

    /// Searches the most sampled worlds without error, and remembers every card.
    Master = "master", Some(2825), Skill::Search {
        nodes: by_players(10_000, 20_000, 40_000),
        remembers: true,
        noise: ByPlayers::ZERO,
    };
}

impl Level {
    /// The steps of the ladder, weakest first: every level that is chosen on purpose.
    pub const LADDER: [Level; Level::ALL.len() - 1] = {
        let mut ladder = [Level::Master; Level::ALL.len() - 1];
        let mut step = 0;
        while step < ladder.len() {
            ladder[step] = Level::ALL[step + 1];
            step += 1;
        }
        ladder
    };

    /// The opponent for a player who has not chosen one.
    pub const DEFAULT: Level = Level::Casual;
    /// The level for a player's first game, after the lessons.
    pub const FIRST_GAME: Level = Level::Beginner;
    /// The level that gives hints and reviews games.
    pub const HINT: Level = Level::Master;
}

/// Numbers for two, three and four players.
const fn by_players(two: u16, three: u16, four: u16) -> ByPlayers {
    ByPlayers::new(two, three, four)
}

/// Looks one move ahead with an error.
const fn one_move(noise: ByPlayers) -> Skill {
    Skill::OneMove { noise }
}

/// Searches without a memory.
const fn search(nodes: ByPlayers, noise: ByPlayers) -> Skill {
    Skill::Search { nodes, remembers: false, noise }
}
