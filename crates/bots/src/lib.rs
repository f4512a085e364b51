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

mod bot;
mod candidates;
mod fate;
mod features;
mod game;
mod greedy;
mod judge;
mod learned;
mod net;
mod random;
mod registry;
mod search;
pub mod training;
mod worth;

pub use bot::{Bot, Budget, Candidate, Thought};
pub use fate::Fate;
pub use game::{Scribe, play_game, record_game};
pub use greedy::Greedy;
pub use learned::Learned;
pub use net::{Net, NetError};
pub use random::Random;
pub use registry::{Kind, UnknownBot, bot};
pub use search::Searcher;
