//! Tests of the command line with the real binary.

mod arena;
mod bad_input;
mod docs;
mod documents;
mod editions;
mod harness;
mod healthcheck;
mod operator;
mod perft;
mod pipes;
mod proxies;
mod random_input;
mod records;
mod referee;
mod replay;
mod serve;
mod simulate;
mod verify;
