//! Tests of every clause of `docs/rules.md`, on small positions that a reader can check by hand.
//!
//! A test is named after its clause: `i3_lower_gem_breaks_a_tie` tests I3. `coverage` fails if a clause has no
//! test.

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
