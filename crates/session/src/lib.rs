//! A game at one screen: who sits where, what has happened, undo, saving and continuing.
//!
//! The crate knows no browser and no words. It is the one small store behind the web app: a [`Game`] takes actions,
//! lets chance answer from the game's seed, and hands out [`Beat`]s, one for each thing that happened, for an interface
//! to show one after the other.

mod breakdown;
mod game;
mod lesson;
mod link;
mod outlook;
mod plan;
mod reason;
mod review;
mod saved;
mod seen;

pub use breakdown::{Breakdown, RockShare, breakdown, scores_over_time};
pub use game::{Beat, Game, Moment};
pub use lesson::{Attempt, Lesson};
#[doc(hidden)]
pub use link::sealed_link;
pub use link::{LinkError, from_link, from_view_link, to_link, to_view_link};
pub use outlook::{Change, Outlook, outlook};
pub use plan::{Plan, Player, SeatPlan};
pub use reason::{Reason, reasons};
pub use review::{Answer, Question, Review, ReviewedMove, Verdict, questions};
pub use saved::{LoadError, load};
