//! Whole random games, and what must hold at every step of every one of them.

mod conservation;
mod corpus;
mod differential;
mod events;
mod moves;
mod naive;
mod naive_rules;
mod recipe;
mod records;
mod seen;
mod views;
