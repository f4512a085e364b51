//! The built web app, embedded in the program.
//!
//! A crate of its own, above the server: a change in the web app compiles this crate and links the program, and leaves
//! the server alone.

#![warn(missing_docs)]

use iquazu_server::Asset;

/// Every file of the web app, with its compressed forms. Empty if the app had not been built (`cargo xtask web`).
pub const WEB_APP: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));
