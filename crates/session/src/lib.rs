//! The state behind one screen of the web app: a game with undo, saving, review, lessons and links.
//!
//! A [`Game`] plays actions, samples chance outcomes from the seed of its [`GameSetup`], and returns [`Transition`]s
//! for an interface to show one by one. The crate depends on neither the browser nor the message catalogues.

#![warn(missing_docs)]

mod accuracy;
mod breakdown;
pub mod daily;
mod date;
pub mod day_links;
mod game;
pub mod history;
mod lesson;
mod link;
mod mistake;
mod preview;
mod rating;
mod reason;
mod remote;
mod review;
mod saved;
mod setup;
mod suggestion;
mod threat;

pub use breakdown::{Breakdown, RockPoints, breakdown, score_history};
pub use date::{Day, format_time, parse_time};
pub use game::{Game, GameStep, Transition};
pub use lesson::{Attempt, Lesson};
#[doc(hidden)]
pub use link::encode_link;
pub use link::{LinkError, from_built_in_link, from_link, from_view_link, to_link, to_view_link};
pub use mistake::{MistakeKind, mistake_kind};
pub use preview::{BeforeAfter, PlacementPreview, preview_placement};
pub use rating::{RatedResult, Rating};
pub use reason::{Reason, reasons};
pub use review::{MoveGrade, Review, ReviewAnswer, ReviewQuestion, ReviewedMove, review_questions};
pub use saved::{LoadError, load};
pub use setup::{GameSetup, Player, SeatSetup};
pub use suggestion::{Suggestion, group_moves};
pub use threat::{Threat, ThreatKind, prevented, threats};
