//! Plays many online tables at once, through the public HTTP and WebSocket API.
//!
//! [`play_with_retries`] plays a game to its end across server crashes and returns the acknowledged moves; the crash tests
//! compare them with the record. [`attack`] does what an attacker would. [`month`] simulates a month.
//! [`Driver`] plays in step, with little work on the client, to measure the server.

#![warn(missing_docs)]

pub mod attack;
mod driver;
mod history;
mod http;
pub mod month;
mod report;
mod retrying_player;
mod seated_table;
mod server;
mod socket;
mod source;

pub use driver::{Driver, LoadConfig};
pub use history::check_linearizable;
pub use http::{HttpResponse, get, post};
pub use report::{Latencies, LoadReport};
pub use retrying_player::{AcknowledgedMove, check_record, play_with_retries};
pub use seated_table::SeatedTable;
pub use server::{ServerProcess, own_cpu_seconds};
pub use socket::PlayerSocket;
pub use source::from_address;
