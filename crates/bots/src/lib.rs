//! Opponents, and the runner that lets them play a game.
//!
//! A [`Bot`] is one method: it is shown what its seat may know and answers with a move. Chance is handed in, so the
//! same view and the same dice give the same move.
//!
//! ```
//! use iquazu_bots::{bot, record_game};
//! use iquazu_rules::Edition;
//!
//! let mut bots = [bot("greedy")?, bot("random")?];
//! let (record, state) = record_game(Edition::standard(), &mut bots, 7);
//! assert!(state.is_over());
//! assert_eq!(record.check(), Ok(state));
//! # Ok::<(), iquazu_bots::UnknownBot>(())
//! ```

pub mod arena;
#[doc(hidden)]
pub mod bench;
mod bot;
mod candidates;
mod fate;
mod features;
mod game;
mod greedy;
mod ismcts;
mod judge;
mod learned;
mod levels;
mod library;
mod net;
mod outlook;
mod playout;
mod random;
mod registry;
mod search;
pub mod training;
mod worth;

pub use bot::{Bot, Budget, Candidate, Thought};
pub use fate::Fate;
pub use game::{Scribe, play_game, record_game};
pub use greedy::Greedy;
pub use ismcts::TreeSearcher;
pub use learned::Learned;
pub use levels::{Beginner, Casual};
pub use library::{Library, StandIn};
pub use net::{Net, NetError};
pub use outlook::Outlook;
pub use random::Random;
pub use registry::{Kind, MASTER_NODES, UnknownBot, bot};
pub use search::Searcher;
