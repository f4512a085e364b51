//! OnlineConfig tables over real sockets and a real database.

mod bad_input;
mod chat;
mod deal;
mod editions;
mod examples;
#[cfg(feature = "cluster")]
mod failover;
mod flaky_store;
mod games;
mod harness;
mod leaks;
mod log_capture;
mod logging;
mod openapi;
mod people;
#[cfg(feature = "cluster")]
mod postgres;
mod push;
#[path = "../../../rules/tests/games/random_edition.rs"]
mod random_edition;
mod recovery;
mod scripted_game;
mod strangers;
mod websocket;
