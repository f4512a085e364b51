//! The rules of the board game Iquazú: exact in every clause and fast enough for search.
//!
//! A [`State`] is a small value that is cheap to copy. It says who decides [`next`](State::next): a seat chooses an
//! [`Action`], or chance supplies an [`Outcome`]. Everything that is forced (dripping, scoring, moving the frame)
//! happens without a decision and is reported as [`Event`]s.
//!
//! The crate is pure: it does no input or output, reads no clock and owns no random number generator. Functions that
//! sample take an [`Rng`]. Clause ids such as `P4` refer to the rules in `docs/rules.md`; see [`Clause`].
//!
//! # Play a random game
//!
//! ```
//! use iquazu_rules::{Edition, Players, SplitMix, State};
//!
//! let mut rng = SplitMix::new(7);
//! let mut state = State::new(Edition::standard(), Players::TWO);
//! // Chance answers until a seat has to decide.
//! while let Some(_seat) = state.advance(&mut rng, &mut ()) {
//!     let action = state.legal_moves().pick(&mut rng);
//!     state.play(action, &mut ())?;
//! }
//! println!("winners: {:?}", state.winners().collect::<Vec<_>>());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Enumerate legal moves
//!
//! [`LegalMoves`] counts and indexes moves without writing them out. "Which gaps?" and "paid how?" are separate
//! questions:
//!
//! ```
//! # use iquazu_rules::{Edition, Players, SplitMix, State};
//! # let mut rng = SplitMix::new(7);
//! # let mut state = State::new(Edition::standard(), Players::TWO);
//! # state.advance(&mut rng, &mut ());
//! let moves = state.legal_moves();
//! assert_eq!(moves.iter().count(), moves.len());
//! for gap in moves.gaps(false) {
//!     let payments = moves.payments(gap, false).expect("a listed gap can be paid");
//!     println!("{gap}: {} payments", payments.len());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Explain an illegal move
//!
//! ```
//! # use iquazu_rules::{Edition, Players, SplitMix, State};
//! use iquazu_rules::{Action, Clause};
//!
//! # let mut rng = SplitMix::new(7);
//! # let mut state = State::new(Edition::standard(), Players::TWO);
//! # state.advance(&mut rng, &mut ());
//! let before = state;
//! let error = state.play(Action::EndTurn, &mut ()).unwrap_err();
//! assert_eq!(error.clause(), Clause::T2);
//! assert_eq!(error.to_string(), "the turn needs an action first: draw or place (T2)");
//! assert_eq!(state, before, "an illegal move leaves the state unchanged");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Collect events
//!
//! Pass an [`Observer`] instead of `()`: a `Vec<Event>`, or a `Vec<(Event, State)>` for the state after each event.
//!
//! ```
//! use iquazu_rules::{Edition, Event, Players, SplitMix, State};
//!
//! let mut rng = SplitMix::new(7);
//! let mut events: Vec<Event> = Vec::new();
//! let mut state = State::new(Edition::standard(), Players::TWO);
//! state.advance(&mut rng, &mut events);
//! assert!(matches!(events[0], Event::StripsPlaced { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read and check a record
//!
//! ```
//! use iquazu_rules::edition::Library;
//! use iquazu_rules::text::Record;
//! # use iquazu_rules::Edition;
//!
//! # let text = iquazu_rules::text::Record::new(Edition::standard(), iquazu_rules::Players::TWO);
//! # let mut record = text;
//! # let mut rng = iquazu_rules::SplitMix::new(7);
//! # let mut state = iquazu_rules::State::new(Edition::standard(), iquazu_rules::Players::TWO);
//! # while state.chance().is_some() {
//! #     let outcome = state.sample(&mut rng);
//! #     record.push_outcome(outcome);
//! #     state.resolve(outcome, &mut ())?;
//! # }
//! # let text = record.to_string();
//! let record = Record::parse(&text, &Library::built_in())?;
//! let state = record.check()?;
//! assert_eq!(record.to_string(), text);
//! # assert!(!state.is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Write a bot
//!
//! A bot gets a [`View`], which holds no hidden cards. To search, it [resamples](View::resample) full states that are
//! consistent with the view:
//!
//! ```
//! use iquazu_rules::{Action, Rng, View};
//!
//! /// Plays the move after which its own score is highest, on one sampled state.
//! fn choose(view: &View, rng: &mut dyn Rng) -> Action {
//!     let world = view.resample(rng);
//!     let seat = view.table().active();
//!     let score_after = |action: &Action| {
//!         let mut state = world;
//!         state.play_unchecked(*action, &mut ());
//!         state.score(seat)
//!     };
//!     view.legal_moves().iter().max_by_key(score_after).expect("the viewer decides now")
//! }
//! ```
//!
//! # Features
//!
//! - `serde`: serialization of the public values.
//! - `rand_core`: every [`rand_core`](https://docs.rs/rand_core) generator works through `RandCore`.
//!
//! # Versions
//!
//! Errors of parsing, replaying and following are `#[non_exhaustive]`: a later version may have more of them. The
//! words of the game are exhaustive on purpose: [`Action`], [`Outcome`], [`Event`], [`Next`], [`IllegalMove`] with its
//! [`PaymentError`], and [`EditionPart`](edition::EditionPart). A program that plays, shows or explains the game must
//! handle each of them, and the compiler says where it does not. A new one is a new version of the rules, or of the
//! format of editions, and a breaking version of this crate.

#![warn(missing_docs)]
// The example of the README is a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod action;
mod cards;
mod chance;
mod check;
mod clause;
pub mod edition;
mod event;
mod follow;
mod handicap;
mod illegal_move;
mod information;
mod lanes;
mod legal;
mod open_gaps;
mod parse_error;
mod payment;
pub mod perft;
mod rng;
mod rules;
mod scoring;
mod seat;
mod state;
mod table;
pub mod text;
mod tile;
mod turn;
mod view;
mod wall;

#[cfg(feature = "rand_core")]
mod rand_core_bridge;
#[cfg(feature = "schema")]
mod schema_impls;
#[cfg(feature = "serde")]
mod serde_impls;

pub use action::Action;
pub use cards::{Cards, Colour};
pub use chance::{Chance, Outcome, OutcomeError, SeenOutcome};
pub use clause::Clause;
pub use edition::{Edition, StripOrder};
pub use event::{Event, Observer, SeenCards, SeenEvent};
pub use follow::FollowError;
pub use handicap::{ExtraCards, Handicap, HandicapError, ParseHandicapError};
pub use illegal_move::{IllegalMove, PaymentError};
pub use information::{HandSampler, InformationError, InformationState};
pub use legal::LegalMoves;
pub use parse_error::{ParseCardsError, ParseGapError, ParsePlayerColourError, ParseStripOrderError, ParseTileError};
pub use payment::{Payments, cheapest_payment, payments};
#[cfg(feature = "rand_core")]
pub use rand_core_bridge::RandCore;
pub use rng::{Rng, SplitMix};
pub use rules::{MAX_FRAME_WIDTH, Rules};
pub use scoring::{Rank, Ranking, RowLead, RowStanding, TieBreak};
pub use seat::{PlayerColour, Players, Seat, SeatMap};
pub use state::{Next, State};
pub use table::{Stage, Table, TurnFlags};
pub use tile::{Tile, TileCounts};
pub use view::{View, Viewer};
pub use wall::{Column, Content, Gap, ROWS, Row};

/// The number of columns with gaps (C6).
pub const COLUMNS: u8 = 11;
