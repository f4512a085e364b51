//! All integration tests of this crate in one program, which links once.

#[path = "../generator/mod.rs"]
#[allow(dead_code)]
mod generator;

mod catalogues;
mod cldr;
mod generated_code;
mod rules;
mod sentences;
