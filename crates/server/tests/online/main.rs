//! Online tables over real sockets and a real database.

mod bad_input;
mod chat;
mod days;
mod deal;
mod editions;
mod examples;
#[cfg(feature = "cluster")]
mod failover;
mod flaky_moderation;
mod flaky_queues;
mod flaky_store;
mod games;
mod harness;
mod leaks;
mod log_capture;
mod logging;
mod moderation;
mod notices;
mod openapi;
mod operator;
mod people;
mod plans;
#[cfg(feature = "cluster")]
mod postgres;
mod push;
mod queue;
#[path = "../../../rules/tests/games/random_edition.rs"]
mod random_edition;
mod recovery;
mod scripted_game;
mod sinks;
mod strangers;
mod websocket;
