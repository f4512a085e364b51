//! Tests of the app in a real browser. `cargo verify browser` runs them.

mod binary;
mod by_keyboard;
mod deal;
mod editions;
mod figures;
mod harness;
mod hint;
mod home;
mod languages;
mod layout;
mod leaving;
mod lessons;
mod looks;
mod my_box;
mod one_screen;
mod online;
mod opponents;
mod outage;
mod play;
mod safety;
mod senses;
mod study;
mod tabs;
mod turn;
mod whole_game;
