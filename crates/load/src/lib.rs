//! Plays many online tables at once, through the same HTTP and WebSocket API as everybody else.
//!
//! [`persist`] plays a game to its end whatever happens to the servers, and
//! remembers what was acknowledged: the crash tests compare that with the record. [`Driver`] plays
//! in step, with little work for the client, to measure the server.

mod driver;
mod figures;
mod http;
mod line;
mod seating;
mod server;
mod stubborn;

pub use driver::{Driver, Load};
pub use figures::{Figures, Latencies};
pub use http::{Answer, get, post};
pub use line::Line;
pub use seating::Seating;
pub use server::{Process, own_processor_time};
pub use stubborn::{Move, check, persist};
