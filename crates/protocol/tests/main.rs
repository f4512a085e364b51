//! All integration tests of this crate in one program, which links once.

mod bias;
mod dishonest_server;
mod fair;
mod fair_table;
mod fuzz_body;
mod messages;
mod schemas;
mod witness;
