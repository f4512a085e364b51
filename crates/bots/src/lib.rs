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
mod crn;
mod evaluation;
mod evaluator;
mod features;
mod game;
mod greedy;
mod heuristic;
mod ismcts;
mod levels;
mod net;
mod net_set;
mod one_ply_net;
mod playout;
mod random;
mod registry;
mod search;
pub mod training;

pub use bot::{Bot, Budget, Candidate, SearchResult};
pub use crn::CrnStream;
pub use evaluation::Evaluation;
pub use game::{GameRecorder, play_game, record_game};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use levels::{Beginner, Casual};
pub use net::{Net, NetError};
pub use net_set::{FallbackBot, NetSet};
pub use one_ply_net::OnePlyNet;
pub use random::Random;
pub use registry::{BotKind, MASTER_NODES, ParseBotKindError, bot};
pub use search::Searcher;
