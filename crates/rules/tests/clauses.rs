//! Every clause of `docs/rules.md`, tested on positions that can be checked by eye.
//!
//! A test is named after its clause: `i3_the_lower_gem_breaks_a_tie` is about I3. `coverage` sees to it that no clause
//! is without one.

mod board;
mod components;
mod coverage;
mod editions;
mod end;
mod examples;
mod game;
mod generator;
mod placing;
mod scoring;
mod setup;
mod supplies;
mod texts;
mod tiles;
mod turn;
mod views;
mod water;
