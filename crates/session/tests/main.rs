//! All integration tests of this crate in one program, which links once.

mod game;
mod links;
mod reasons;
mod remote;
mod review;
mod tags;
