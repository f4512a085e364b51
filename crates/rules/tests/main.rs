//! All integration tests of this crate in one program, which links once.

mod clauses;
mod fuzz_bodies;
mod games;
mod no_heap;
mod perft;
mod sampling;
mod standard_edition;
