//! The web app of Iquazú.

// The component macro makes property types without it.
#![allow(missing_debug_implementations)]

pub mod app;
pub mod art;
pub mod board;
pub mod online;
pub mod pages;
pub mod play;
pub mod study;
