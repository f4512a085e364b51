//! The rules of the board game Iquazú: exact in every clause, explained, fast.
//!
//! The crate is pure: no input or output, no clock, no random generator of its own. A [`State`] is a small value that
//! is cheap to copy. It says what has to be decided [`next`](State::next): a seat chooses an [`Action`], or chance
//! supplies an [`Outcome`]. Everything that is forced (dripping, scoring, moving the frame) happens by itself and is
//! reported as [`Event`]s.
//!
//! ```
//! use iquazu_rules::{Edition, Next, Players, SplitMix, State};
//!
//! let mut dice = SplitMix::new(7);
//! let mut state = State::new(Edition::standard(), Players::TWO);
//! loop {
//!     match state.next() {
//!         Next::Chance(_) => {
//!             let outcome = state.sample(&mut dice);
//!             state.resolve(outcome, &mut ()).expect("sampled outcomes are possible");
//!         }
//!         Next::Seat(_) => {
//!             let action = state.legal_moves().pick(&mut dice);
//!             state.play(action, &mut ()).expect("generated moves are legal");
//!         }
//!         Next::Over => break,
//!     }
//! }
//! assert!(state.is_over());
//! ```
//!
//! Clause ids such as `P4` refer to `docs/rules.md`; see [`Clause`].

mod action;
mod cards;
mod chance;
mod clause;
pub mod edition;
mod event;
mod follow;
mod illegal_move;
mod lanes;
mod legal;
mod payment;
pub mod perft;
mod rng;
mod scoring;
mod seat;
mod state;
mod table;
pub mod text;
mod tile;
mod turn;
mod view;
mod wall;

#[cfg(feature = "serde")]
mod serde_impls;

pub use action::Action;
pub use cards::{Cards, Colour};
pub use chance::{Chance, Outcome, OutcomeError, SeenOutcome, StripOrder};
pub use clause::Clause;
pub use edition::Edition;
pub use event::{Event, Observer, SeenCards, SeenEvent};
pub use follow::FollowError;
pub use illegal_move::{IllegalMove, PaymentError};
pub use legal::LegalMoves;
pub use payment::{Payments, cheapest_payment, payments};
pub use rng::{Rng, SplitMix};
pub use scoring::{Rank, Ranking, RowLead, RowStanding, TieBreak};
pub use seat::{PlayerColour, Players, Seat, SeatMap};
pub use state::{Next, State};
pub use table::{Stage, Table};
pub use tile::{Tile, TileCounts};
pub use view::{View, Viewer};
pub use wall::{Column, Content, Gap, ROWS, Row};

/// Raised whenever a change of this crate would make an old record play differently.
pub const RULES_VERSION: u32 = 1;

/// T7: who holds more at the end of the turn discards down to this.
pub const HAND_LIMIT: u8 = 12;
/// C8: the frame shows this many columns, where they exist.
pub const FRAME_WIDTH: u8 = 5;
/// C6: columns with gaps.
pub const COLUMNS: u8 = 11;
/// C8: the last place of the frame; scoring its first column ends the game (E1).
pub const LAST_FRAME: u8 = 9;
