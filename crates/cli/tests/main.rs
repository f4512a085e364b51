//! All integration tests of this crate in one program, which links once.

mod attack;
mod commands;
mod crash;
