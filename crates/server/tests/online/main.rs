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
mod push;
mod recovery;
