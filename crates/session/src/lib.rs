//! A game at one screen: who sits where, what has happened, undo, saving and continuing.
//!
//! The crate knows no browser and no words. It is the one small store behind the web app: a [`Game`] takes actions,
//! lets chance answer from the game's seed, and hands out [`Beat`]s, one for each thing that happened, for an interface
//! to show one after the other.

mod breakdown;
mod game;
mod lesson;
mod link;
mod preview;
mod reason;
mod remote;
mod review;
mod saved;
mod setup;

pub use breakdown::{Breakdown, RockPoints, breakdown, score_history};
pub use game::{Game, GameStep, Transition};
pub use lesson::{Attempt, Lesson};
#[doc(hidden)]
pub use link::encode_link;
pub use link::{LinkError, from_link, from_view_link, to_link, to_view_link};
pub use preview::{BeforeAfter, PlacementPreview, preview_placement};
pub use reason::{Reason, reasons};
pub use review::{MoveGrade, Review, ReviewAnswer, ReviewQuestion, ReviewedMove, review_questions};
pub use saved::{LoadError, load};
pub use setup::{GameSetup, Player, SeatSetup};
