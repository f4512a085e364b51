//! Runs the body of the link fuzz target on stable Rust, with random bytes and mutated links.

#[path = "../../../fuzz/link.rs"]
mod body;

use iquazu_rules::{Rng, SplitMix};
use std::path::Path;

fn seeds() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/link");
    let files = std::fs::read_dir(folder).expect("a folder of seeds").map(|file| file.expect("an entry"));
    let seed_files = files.filter(|file| file.file_name().to_string_lossy().starts_with("seed-"));
    let mut seeds: Vec<Vec<u8>> = seed_files.map(|file| std::fs::read(file.path()).expect("a readable seed")).collect();
    assert!(!seeds.is_empty());
    seeds.sort();
    seeds
}

#[test]
fn link_decoder_survives_random_bytes() {
    let seeds = seeds();
    let mut rng = SplitMix::new(1);
    seeds.iter().for_each(|seed| body::link(seed));
    for round in 0..6_000 {
        let bytes: Vec<u8> = (0..rng.below(100)).map(|_| rng.below(256) as u8).collect();
        body::link(&bytes);
        // Few enough that the editions which open leave room for those of the other tests.
        if round % 6 == 0 {
            let mut bytes = seeds[rng.below(seeds.len() as u32) as usize].clone();
            for _ in 0..=rng.below(3) {
                let at = rng.below(bytes.len() as u32) as usize;
                bytes[at] = rng.below(256) as u8;
            }
            body::link(&bytes);
        }
    }
}
