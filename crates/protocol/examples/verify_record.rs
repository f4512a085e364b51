//! Verifies the record of an online game: `cargo run -p iquazu-protocol --example verify_record -- RECORD`.

use iquazu_protocol::verify;
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: verify_record RECORD")?;
    let standard = &Library::built_in();
    let record = Record::parse(&std::fs::read_to_string(path)?, standard)?;
    let state = verify(&record)?;
    for seat in record.players.seats() {
        println!("seat {seat}: {} points", state.table().score(seat));
    }
    println!("The deal is fair: every outcome follows from the secret and the nonces.");
    Ok(())
}
