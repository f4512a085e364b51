//! A game at one screen: who sits where, what has happened, undo, saving and continuing.
//!
//! The crate knows no browser and no words. It is the one small store behind the web app: a [`Game`] takes actions,
//! lets chance answer from the game's seed, and hands out [`Beat`]s, one for each thing that happened, for an interface
//! to show one after the other.

mod breakdown;
mod game;
mod outlook;
mod plan;
mod reason;
mod saved;

pub use breakdown::{Breakdown, RockShare, breakdown, scores_over_time};
pub use game::{Beat, Game, Moment};
pub use outlook::{Change, Outlook, outlook};
pub use plan::{Plan, Player, SeatPlan};
pub use reason::{Reason, reasons};
pub use saved::{LoadError, load};
