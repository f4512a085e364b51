//! All integration tests of this crate in one program, which links once.

mod advice;
mod daily;
mod editions;
mod fuzz_body;
mod game;
mod history;
mod links;
#[path = "../../rules/tests/games/random_edition.rs"]
mod random_edition;
mod reasons;
mod remote;
mod review;
mod tags;
