//! Bots for the board game Iquazú: hand-written heuristics, a neural-net evaluator, and search over sampled worlds.
//!
//! A [`Bot`] knows only what its seat knows, an [`InformationState`](iquazu_rules::InformationState), and chooses one of
//! its legal moves. The caller supplies the random numbers, so a seed replays a game.
//!
//! # Play a game between bots
//!
//! ```
//! use iquazu_bots::{bot, record_game};
//! use iquazu_rules::Edition;
//!
//! let mut bots = [bot("greedy")?, bot("random")?];
//! let (record, state) = record_game(Edition::standard(), &mut bots, 7);
//! assert!(state.is_over());
//! assert_eq!(record.check(), Ok(state));
//! # Ok::<(), iquazu_bots::ParseBotKindError>(())
//! ```
//!
//! # Ask for advice
//!
//! ```
//! use iquazu_bots::{BotKind, Budget, Level};
//! use iquazu_rules::{Edition, InformationState, Players, SplitMix, State, Viewer};
//!
//! let mut rng = SplitMix::new(1);
//! let mut state = State::new(Edition::standard(), Players::TWO);
//! state.advance(&mut rng, &mut ());
//! let view = state.view(Viewer::Seat(state.table().active()));
//! let mut bot = BotKind::Level(Level::HINT).bot();
//! let known = InformationState::forgetful(&view);
//! let result = bot.think(&known, &view.legal_moves(), &Budget::nodes(2_000), &mut rng);
//! assert_eq!(result.candidates[0].action, result.action, "best first");
//! ```
//!
//! # Write a bot
//!
//! Implement [`Bot::think`]; `examples/write_a_bot.rs` lets one play a match against a level, with the statistics of
//! [`arena`].
//!
//! # Versions
//!
//! [`BotKind`] and [`SprtDecision`](arena::SprtDecision) are exhaustive on purpose: a program that lists bots, or that
//! stops a match, must handle each case, and the compiler says where it does not. A new case is a breaking version.

#![warn(missing_docs)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;

pub mod arena;
#[doc(hidden)]
pub mod bench;
mod bot;
mod budget;
mod candidates;
mod crn;
mod evaluation;
mod evaluator;
mod fallibility;
mod features;
mod float;
mod from_text;
mod game;
mod greedy;
mod heuristic;
mod ismcts;
mod last_turn;
mod levels;
mod net;
mod net_set;
mod one_ply_net;
mod par;
mod played_move;
mod playout;
mod random;
mod registry;
mod search;
mod style;
pub mod training;

pub use bot::{Bot, Candidate, SearchResult};
pub use budget::Budget;
pub use crn::CrnStream;
pub use evaluation::Evaluation;
pub use from_text::{ParsedInformation, choose_from_text, parse_information};
pub use game::{GameRecorder, play_from, play_game, record_game};
pub use greedy::Greedy;
pub use iquazu_levels::{Baseline, ByPlayers, Level, Opponent, Skill, Style};
pub use ismcts::Ismcts;
pub use levels::{Beginner, Casual};
pub use net::{Layer, Net, NetError};
pub use net_set::{FallbackBot, NetSet};
pub use one_ply_net::OnePlyNet;
pub use par::playout_points;
pub use random::Random;
pub use registry::{BotKind, ParseBotKindError, bot};
#[doc(hidden)]
pub use search::SearchParams;
pub use search::Searcher;
