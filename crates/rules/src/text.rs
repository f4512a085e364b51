//! Text forms: a position as one line, an action, and the record of a whole game. Documented in `docs/formats.md`.
//!
//! What is printed here parses again to the same value, and errors name line and column.

mod moves;
mod position;
mod record;
mod replay;
mod scan;
mod view;

pub use position::{Position, PositionError};
pub use record::{Record, Step};
pub use replay::{Replay, ReplayError};
pub use scan::ParseError;
pub use view::{SeenStep, ViewError, ViewLines};
