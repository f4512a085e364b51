//! All integration tests of this crate in one program, which links once.

mod accuracy;
mod attack;
mod commands;
mod crash;
