//! Runs the fuzz targets as ordinary tests: on random bytes and on mutated seed inputs.

#[path = "../../../fuzz/bodies.rs"]
mod bodies;

use iquazu_rules::{Rng, SplitMix};
use std::path::Path;

const STRINGS: u32 = 10_000;

/// Returns the seed inputs of a target, smallest first.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let entries = std::fs::read_dir(folder).expect("a folder of seeds");
    let files = entries.map(|entry| entry.expect("an entry"));
    let saved = files.filter(|file| file.file_name().to_string_lossy().starts_with("seed-"));
    let mut seeds: Vec<Vec<u8>> = saved.map(|file| std::fs::read(file.path()).expect("a readable seed")).collect();
    assert!(!seeds.is_empty());
    seeds.sort();
    seeds
}

fn random_bytes(rng: &mut SplitMix) -> Vec<u8> {
    let length = rng.below(200);
    // Half of the inputs are printable, which gets further in text parsers.
    let printable = rng.below(2) == 0;
    (0..length).map(|_| if printable { 32 + rng.below(95) as u8 } else { rng.below(256) as u8 }).collect()
}

/// Returns a seed with one to four small changes, mostly digits, signs and words of the input itself.
fn mutated(seed: &[u8], rng: &mut SplitMix) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let other = rng.below(seed.len() as u32) as usize;
        match rng.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, seed[other]),
            2 => bytes.insert(at, rng.below(256) as u8),
            3 if at < bytes.len() => bytes[at] = b'0' + rng.below(10) as u8,
            4 if at < bytes.len() => drop(bytes.remove(at)),
            5 if at < bytes.len() => bytes[at] = seed[other],
            _ => {}
        }
    }
    bytes
}

fn run_target(target: &str, body: fn(&[u8])) {
    let seeds = seeds(target);
    let mut rng = SplitMix::new(1);
    seeds.iter().for_each(|seed| body(seed));
    for round in 0..STRINGS {
        body(&random_bytes(&mut rng));
        // Valid inputs take longer, because the target plays them on.
        if round % 4 == 0 {
            let seed = &seeds[rng.below(seeds.len() as u32) as usize];
            body(&mutated(seed, &mut rng));
        }
    }
}

#[test]
fn editions() {
    run_target("edition", bodies::edition);
}

#[test]
fn records() {
    run_target("record", bodies::record);
}

#[test]
fn positions() {
    run_target("position", bodies::position);
}

#[test]
fn actions() {
    run_target("action", bodies::action);
}

/// Fewer runs, because each plays a game.
#[test]
fn sequences_of_moves() {
    let mut rng = SplitMix::new(2);
    seeds("moves").iter().for_each(|seed| bodies::moves(seed));
    for _ in 0..1000 {
        bodies::moves(&random_bytes(&mut rng));
    }
}
