//! The app in a real browser. `cargo verify browser` runs these.

mod harness;
mod home;
