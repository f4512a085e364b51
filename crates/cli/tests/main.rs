//! All integration tests of this crate in one program, which links once.

mod accuracy;
mod attack;
mod commands;
mod crash;
#[cfg(feature = "cluster")]
mod full_disk;
mod month;
#[cfg(feature = "cluster")]
mod network_cuts;
#[cfg(feature = "cluster")]
mod skewed_clocks;
#[cfg(feature = "cluster")]
mod two_players;
