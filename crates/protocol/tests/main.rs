//! All integration tests of this crate in one program, which links once.

mod fair;
mod fuzz_body;
mod messages;
