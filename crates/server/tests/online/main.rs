//! Online tables over real sockets and a real database.

mod bad_input;
mod client;
mod examples;
mod flaky;
mod games;
mod people;
mod recovery;
