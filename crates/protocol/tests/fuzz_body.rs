//! Runs the body of the message fuzz target on stable Rust, with random bytes and mutated messages.

#[path = "../../../fuzz/message.rs"]
mod body;

use iquazu_rules::{Rng, SplitMix};
use std::path::Path;

fn seeds() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/message");
    let files = std::fs::read_dir(folder).expect("a folder of seeds").map(|file| file.expect("an entry"));
    let seed_files = files.filter(|file| file.file_name().to_string_lossy().starts_with("seed-"));
    let mut seeds: Vec<Vec<u8>> = seed_files.map(|file| std::fs::read(file.path()).expect("a readable seed")).collect();
    assert!(!seeds.is_empty());
    seeds.sort();
    seeds
}

fn mutated(seed: &[u8], rng: &mut SplitMix) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let other = seed[rng.below(seed.len() as u32) as usize];
        match rng.below(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, other),
            2 if at < bytes.len() => bytes[at] = b'0' + rng.below(10) as u8,
            3 if at < bytes.len() => drop(bytes.remove(at)),
            4 if at < bytes.len() => bytes[at] = rng.below(256) as u8,
            _ => {}
        }
    }
    bytes
}

#[test]
fn decoder_survives_random_bytes() {
    let seeds = seeds();
    let mut rng = SplitMix::new(1);
    seeds.iter().for_each(|seed| body::message(seed));
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..rng.below(100)).map(|_| rng.below(256) as u8).collect();
        body::message(&bytes);
        let seed = &seeds[rng.below(seeds.len() as u32) as usize];
        body::message(&mutated(seed, &mut rng));
    }
    body::message(&vec![b' '; 5000]);
}
