//! The bodies of the fuzz targets on stable Rust: random bytes, and good inputs with a few bytes changed.

#[path = "../../../fuzz/bodies.rs"]
mod bodies;

use iquazu_rules::{Rng, SplitMix};
use std::path::Path;

const STRINGS: u32 = 10_000;

/// The inputs that a hunt starts from, smallest first.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let entries = std::fs::read_dir(folder).expect("a folder of seeds");
    let files = entries.map(|entry| entry.expect("an entry"));
    let kept = files.filter(|file| file.file_name().to_string_lossy().starts_with("seed-"));
    let mut seeds: Vec<Vec<u8>> = kept.map(|file| std::fs::read(file.path()).expect("a readable seed")).collect();
    assert!(!seeds.is_empty());
    seeds.sort();
    seeds
}

fn random_bytes(rng: &mut SplitMix) -> Vec<u8> {
    let length = rng.below(200);
    // Half of them are printable, which comes further in parsers of text.
    let printable = rng.below(2) == 0;
    (0..length).map(|_| if printable { 32 + rng.below(95) as u8 } else { rng.below(256) as u8 }).collect()
}

/// A seed with one to four small changes; digits, signs and words of the input itself are the likeliest.
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

fn hunt(target: &str, body: fn(&[u8])) {
    let seeds = seeds(target);
    let mut rng = SplitMix::new(1);
    seeds.iter().for_each(|seed| body(seed));
    for round in 0..STRINGS {
        body(&random_bytes(&mut rng));
        // Good inputs take longer: most of them are played on.
        if round % 4 == 0 {
            let seed = &seeds[rng.below(seeds.len() as u32) as usize];
            body(&mutated(seed, &mut rng));
        }
    }
}

#[test]
fn editions() {
    hunt("edition", bodies::edition);
}

#[test]
fn records() {
    hunt("record", bodies::record);
}

#[test]
fn positions() {
    hunt("position", bodies::position);
}

#[test]
fn actions() {
    hunt("action", bodies::action);
}

/// Fewer of these: each is a game.
#[test]
fn sequences_of_moves() {
    let mut rng = SplitMix::new(2);
    seeds("moves").iter().for_each(|seed| bodies::moves(seed));
    for _ in 0..1000 {
        bodies::moves(&random_bytes(&mut rng));
    }
}
