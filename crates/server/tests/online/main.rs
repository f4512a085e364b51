//! Online tables over real sockets and a real database.

mod bad_input;
mod client;
mod course;
mod examples;
mod flaky;
mod games;
mod leaks;
mod logs;
mod people;
#[cfg(feature = "cluster")]
mod postgres;
mod push;
mod recovery;
