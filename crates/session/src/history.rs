//! The finished games of a person: what is stored of each, filters, statistics.
//!
//! A stored game is its record with two more tags: `date`, when it ended, and `me`, the seat of the person. A
//! [`GameSummary`] is derived from it, so that lists and statistics need not replay the records.

mod export;
mod filter;
mod statistics;
mod summary;

pub use export::{to_json, with_history_tags};
pub use filter::{GameFilter, editions, opponents};
pub use statistics::{HeadToHead, Statistics, Tally, TimeSeries, downsample, rating_history};
pub use summary::{GameOutcome, GameSummary, OpponentKey, ReviewResult, SeatResult, game_id, own_seat};
