//! Plays a batch with random legal actions and prints steps per second: `cargo run --release -p iquazu-learn --example
//! batch -- [THREADS] [ROUNDS]`. Run it under a profiler to measure the engine without Python.

use iquazu_learn::{ActionMode, Autoreset, Batch, BatchConfig, Outputs, Reward};
use iquazu_rules::{Edition, Players, Rules, SeatMap};
use std::time::Instant;

const GAMES: usize = 1024;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let threads = arguments.next().unwrap_or(1);
    let rounds: usize = arguments.next().unwrap_or(2000);
    let config = BatchConfig {
        edition: Edition::standard(),
        players: Players::TWO,
        rules: &Rules::LATEST,
        actions: ActionMode::Full,
        reward: Reward::WinShare,
        autoreset: Autoreset::SameStep,
        opponents: None,
        handicaps: SeatMap::default(),
        threads,
    };
    let mut batch = Batch::new(config, GAMES, 1);
    let mut observations = vec![0_u8; GAMES * batch.layout().size()];
    let mut finals = observations.clone();
    let mut masks = vec![0; GAMES * batch.action_count()];
    let (mut rewards, mut terminated, mut seats) = (vec![0.0; GAMES * 2], vec![false; GAMES], vec![0; GAMES]);
    let mut actions = vec![0; GAMES];
    let begin = Instant::now();
    for _ in 0..rounds {
        batch.sample(&mut actions);
        let outputs = Outputs {
            observations: &mut observations,
            masks: &mut masks,
            rewards: &mut rewards,
            terminated: &mut terminated,
            seats: &mut seats,
            final_observations: &mut finals,
        };
        batch.step(&actions, outputs).expect("legal actions");
    }
    let rate = (rounds * GAMES) as f64 / begin.elapsed().as_secs_f64();
    println!("{rate:.0} steps a second, {threads} threads");
}
