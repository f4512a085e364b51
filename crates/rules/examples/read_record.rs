//! Replays the records in a file and prints their steps: `cargo run -p iquazu-rules --example read_record FILE`.

use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: read_record FILE")?;
    let text = std::fs::read_to_string(path)?;
    let editions = &Library::built_in();
    for record in Record::parse_all(&text, editions)? {
        let mut replay = record.replay();
        replay.step(&mut ())?; // the setup
        for step in &record.steps {
            let events = replay.step_events()?.map_or(0, |events| events.len());
            println!("{step}  ; {events} events, score {}", replay.state().score(step.seat));
        }
        let state = record.check()?;
        for seat in record.players.seats() {
            let name = record.player_name(seat).unwrap_or("?");
            println!("{} ({name}): {} points", record.colours[seat], state.score(seat));
        }
    }
    Ok(())
}
