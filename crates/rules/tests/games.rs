//! Property tests on whole random games: invariants that hold after every step.

mod conservation;
mod corpus;
mod differential;
mod events;
mod handicaps;
mod information;
mod moves;
mod naive;
mod naive_rules;
mod random_edition;
pub(crate) mod recipe;
mod records;
mod seen;
mod views;
