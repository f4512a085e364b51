//! The web app of Iquazú.

pub mod art;
pub mod board;
