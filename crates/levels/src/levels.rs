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
    Beginner = "beginner", Some(250), Skill::Columns { noise: by_players(0, 1_000, 1_000) };

    /// Looks one move ahead with the neural net, with the largest error of judgement.
    Learner = "learner", Some(411), one_move(by_players(1_000, 2_000, 2_000));

    /// Looks one move ahead, with a smaller error than the levels below.
    Explorer = "explorer", Some(580), one_move(by_players(255, 225, 230));

    /// Plays for the points in sight.
    Casual = "casual", Some(725), Skill::PointsInSight { noise: by_players(0, 174, 88) };

    /// Looks one move ahead, with a smaller error than the levels below.
    Enthusiast = "enthusiast", Some(905), one_move(by_players(114, 109, 150));

    /// Looks one move ahead, with a smaller error than the levels below.
    Regular = "regular", Some(1063), one_move(by_players(86, 72, 100));

    /// Looks one move ahead, with a smaller error than the levels below.
    Club = "club", Some(1218), one_move(by_players(68, 51, 70));

    /// Looks one move ahead, with a smaller error than the levels below.
    League = "league", Some(1384), one_move(by_players(54, 38, 52));

    /// Looks one move ahead, with a smaller error than the levels below.
    Captain = "captain", Some(1534), one_move(by_players(43, 28, 39));

    /// Looks one move ahead, with a smaller error than the levels below.
    Veteran = "veteran", Some(1694), one_move(by_players(34, 21, 28));

    /// Looks one move ahead, with a smaller error than the levels below.
    Tactician = "tactician", Some(1872), one_move(by_players(26, 13, 20));

    /// Looks one move ahead, with a smaller error than the levels below.
    Ace = "ace", Some(2033), one_move(by_players(19, 8, 13));

    /// Looks one move ahead, with a smaller error than the levels below; with three players it searches a little.
    Virtuoso = "virtuoso", Some(2202), search(by_players(0, 80, 0), by_players(12, 10, 6));

    /// Searches sampled worlds with few nodes, and an error.
    Expert = "expert", Some(2374), search(by_players(80, 200, 80), by_players(11, 4, 4));

    /// Searches sampled worlds: more nodes than `expert`, and a smaller error.
    Strategist = "strategist", Some(2537), search(by_players(1_000, 1_100, 1_000), by_players(10, 1, 0));

    /// Searches sampled worlds: more nodes than `strategist`, and hardly any error.
    Champion = "champion", Some(2692), search(by_players(2_000, 2_300, 2_600), by_players(5, 0, 0));

    /// Searches the most sampled worlds without error, and remembers every card.
    Master = "master", Some(2857), Skill::Search {
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
