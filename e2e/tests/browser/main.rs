//! The app in a real browser. `cargo verify browser` runs these.

mod binary;
mod by_keyboard;
mod editions;
mod figures;
mod harness;
mod hint;
mod home;
mod lessons;
mod looks;
mod one_screen;
mod online;
mod play;
mod safety;
mod study;
mod whole_game;
