#![no_main]

#[path = "../message.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| body::message(data));
