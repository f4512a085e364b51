//! The app in a real browser. `cargo verify browser` runs these.

mod binary;
mod harness;
mod home;
