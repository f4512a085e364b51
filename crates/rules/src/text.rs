//! Text forms of positions, views, actions, outcomes and records. `docs/formats.md` specifies them.
//!
//! `Display` prints a value and parsing returns the same value. Values that need nothing else implement `FromStr`;
//! those that refer to an edition have a `parse` function that takes a [`Library`](crate::edition::Library). Errors name
//! line and column.

pub mod base64url;
mod drawing;
mod information;
mod moves;
mod position;
mod record;
mod replay;
mod scan;
mod tags;
mod view;

pub use drawing::{Drawing, DrawingStyle};
pub(crate) use moves::canonical_number;
pub use position::{Position, PositionError};
pub use record::{Record, Step};
pub use replay::{Replay, ReplayError};
pub use scan::ParseError;
pub use tags::PlayerTag;
pub use view::{SeenStep, ViewError, ViewLines};
