#![no_main]

#[path = "../link.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| body::link(data));
