//! All integration tests of this crate in one program, which links once.

mod built_in_editions;
mod clauses;
mod fuzz_bodies;
mod games;
mod no_heap;
mod perft;
mod sampling;
