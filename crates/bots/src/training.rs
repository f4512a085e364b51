//! How the nets are made: games of bots against themselves, and lessons from how they went.
//!
//! First the hand-written bot plays and the net learns who won. Then the net plays against itself, and every position
//! learns from the positions that followed and from the result: TD(λ), with the afterstates of each seat as one line.
//! Then come generations of improvement: positions learn from truncated games that the net plays from there.
//! Everything follows from the seed, whatever the number of threads and the pauses.

mod model;
mod sample;
mod selfplay;

use crate::features::feature_count;
use crate::net::Net;
use iquazu_rules::{Edition, Players, Rng, SplitMix};
use model::Model;
use sample::{Sample, read_samples, write_samples};
use selfplay::{SelfPlay, Target, samples_of_game};
use std::collections::VecDeque;
use std::thread;

/// What is to be learned, and how.
#[derive(Clone, Copy, Debug)]
pub struct TrainingConfig {
    pub players: Players,
    pub seed: u64,
    /// Generations that learn from whole games; the first is played by the hand-written bot.
    pub generations: u32,
    /// Generations after those that learn from truncated games.
    pub rollout_generations: u32,
    /// Games in a generation; a quarter of them where it learns from truncated ones, which are many more.
    pub games: u32,
    /// How many times the games of the first generation.
    pub first_generation_factor: u32,
}

/// How much what followed counts against the judgement of the next position.
const LAMBDA: f32 = 0.8;
/// How often a move other than the best is tried.
const EPSILON: f32 = 0.06;
/// Lessons from so many generations are repeated.
const REPLAY_GENERATIONS: usize = 12;
/// How often a new lesson is learned in its generation, and in the first one.
const EPOCHS: usize = 2;
const FIRST_EPOCHS: usize = 3;
const ROLLOUT_EPOCHS: usize = 4;
/// One of so many games is played where every position takes its time.
const ROLLOUT_GAMES_DIVISOR: u32 = 4;
const BATCH: usize = 256;
const LR_START: f32 = 6e-4;
const LR_END: f32 = 4e-5;
const ROLLOUT_LR_START: f32 = 1.5e-4;

/// How a generation went.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    pub generation: u32,
    pub samples: usize,
    /// The mean error before learning.
    pub loss: f32,
}

/// A net in training.
#[derive(Debug)]
pub struct Trainer {
    config: TrainingConfig,
    model: Model,
    generation: u32,
    replay_buffer: VecDeque<Vec<Sample>>,
}

impl Trainer {
    pub fn new(course: TrainingConfig) -> Trainer {
        let mut rng = SplitMix::new(course.seed);
        let model = Model::new(course.players, feature_count(course.players), &mut rng);
        Trainer { config: course, model, generation: 0, replay_buffer: VecDeque::new() }
    }

    /// Generations done.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    pub fn is_done(&self) -> bool {
        self.generation >= self.config.generations + self.config.rollout_generations
    }

    /// The net as a file of weights.
    pub fn weights(&self) -> Vec<u8> {
        self.model.weights().to_bytes()
    }

    /// Plays and learns one generation.
    pub fn run_generation(&mut self, threads: usize) -> Progress {
        let first = self.generation == 0;
        let net = Net::read(&self.weights()).expect("what was just written");
        let lessons = self.play(if first { None } else { Some(&net) }, threads);
        let count = lessons.len();
        self.replay_buffer.push_back(lessons);
        // The hand-written bot's games are of no more use once there are better ones.
        if self.replay_buffer.len() > REPLAY_GENERATIONS || self.generation == 3 {
            self.replay_buffer.pop_front();
        }
        let passes = match self.generation {
            0 => FIRST_EPOCHS,
            _ if self.is_rollout_generation() => ROLLOUT_EPOCHS,
            _ => EPOCHS,
        };
        let loss = self.train(count * passes / BATCH);
        self.generation += 1;
        Progress { generation: self.generation, samples: count, loss }
    }

    /// Whether this is a generation of improvement.
    fn is_rollout_generation(&self) -> bool {
        self.generation >= self.config.generations
    }

    fn play(&self, net: Option<&Net>, threads: usize) -> Vec<Sample> {
        let games = match self.generation {
            0 => self.config.games * self.config.first_generation_factor,
            _ if self.is_rollout_generation() => self.config.games.div_ceil(ROLLOUT_GAMES_DIVISOR),
            _ => self.config.games,
        };
        let seed = self.config.seed ^ u64::from(self.generation) << 32;
        let threads = threads.max(1) as u32;
        let lesson = match net {
            Some(_) if self.is_rollout_generation() => Target::Rollout,
            Some(_) => Target::TdLambda { lambda: LAMBDA },
            None => Target::TdLambda { lambda: 1.0 },
        };
        let play = |from: u32, to: u32| {
            let teacher = SelfPlay { net, epsilon: EPSILON, target: lesson };
            let game =
                |game| samples_of_game(Edition::standard(), self.config.players, seed + u64::from(game), &teacher);
            (from..to).flat_map(game).collect::<Vec<_>>()
        };
        thread::scope(|scope| {
            let part = |index| games * index / threads;
            let parts: Vec<_> =
                (0..threads).map(|index| scope.spawn(move || play(part(index), part(index + 1)))).collect();
            parts.into_iter().flat_map(|part| part.join().expect("games end")).collect()
        })
    }

    fn train(&mut self, batches: usize) -> f32 {
        let mut rng = SplitMix::new(self.config.seed.wrapping_add(u64::from(self.generation)) ^ 0x1e55_0415);
        let total: usize = self.replay_buffer.iter().map(Vec::len).sum();
        let rate = self.learning_rate();
        let mut loss = 0.0;
        for _ in 0..batches {
            let chosen: Vec<&Sample> =
                (0..BATCH).map(|_| nth(&self.replay_buffer, rng.below(total as u32) as usize)).collect();
            loss += self.model.train_batch(&chosen, rate);
        }
        loss / batches.max(1) as f32
    }

    /// Falls evenly on a logarithmic scale, over the last three quarters of the whole games; and again, from a lower
    /// start, over the improvements.
    fn learning_rate(&self) -> f32 {
        let done = self.generation as f32 / self.config.generations as f32;
        let (first, part) = if self.is_rollout_generation() {
            let improved = self.generation - self.config.generations;
            (ROLLOUT_LR_START, improved as f32 / self.config.rollout_generations as f32)
        } else {
            (LR_START, ((done - 0.25) / 0.75).max(0.0))
        };
        first * (LR_END / first).powf(part)
    }

    /// All that is needed to go on later as if there had been no pause.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = self.generation.to_le_bytes().to_vec();
        bytes.extend(self.model.to_bytes());
        self.replay_buffer.iter().for_each(|lessons| write_samples(lessons, &mut bytes));
        bytes
    }

    /// Goes on from a checkpoint of the same course; false where it does not fit.
    pub fn resume(&mut self, checkpoint: &[u8]) -> bool {
        self.try_resume(checkpoint).is_some()
    }

    fn try_resume(&mut self, checkpoint: &[u8]) -> Option<()> {
        let (generation, rest) = checkpoint.split_first_chunk()?;
        let mut model = self.model.clone();
        let mut rest = model.restore(rest)?;
        let mut memory = VecDeque::new();
        while !rest.is_empty() {
            memory.push_back(read_samples(&mut rest)?);
        }
        *self =
            Trainer { config: self.config, model, generation: u32::from_le_bytes(*generation), replay_buffer: memory };
        Some(())
    }
}

fn nth(memory: &VecDeque<Vec<Sample>>, mut index: usize) -> &Sample {
    for lessons in memory {
        if index < lessons.len() {
            return &lessons[index];
        }
        index -= lessons.len();
    }
    unreachable!("below the number of lessons")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_a_net_says_what_the_net_says() {
        let course = TrainingConfig {
            players: Players::THREE,
            seed: 3,
            generations: 2,
            rollout_generations: 0,
            games: 40,
            first_generation_factor: 1,
        };
        let mut school = Trainer::new(course);
        school.run_generation(2);
        let net = Net::read(&school.weights()).expect("a valid file");
        let mut worst: f32 = 0.0;
        for lesson in &school.replay_buffer[0] {
            let exact = school.model.value(&lesson.features);
            let rounded = net.value(&net.refresh(lesson.features));
            for seat in 0..3 {
                worst = worst.max((exact.win_shares[seat] - rounded.win_shares[seat]).abs());
            }
        }
        assert!(worst < 0.05, "off by {worst}");
    }

    #[test]
    fn the_same_seed_gives_the_same_net_on_any_number_of_threads_and_after_a_pause() {
        let course = TrainingConfig {
            players: Players::TWO,
            seed: 9,
            generations: 2,
            rollout_generations: 1,
            games: 4,
            first_generation_factor: 1,
        };
        let mut one = Trainer::new(course);
        let mut two = Trainer::new(course);
        while !one.is_done() {
            one.run_generation(1);
            two.run_generation(3);
            let mut later = Trainer::new(course);
            assert!(later.resume(&two.checkpoint()));
            two = later;
        }
        assert_eq!((one.generation(), one.weights()), (3, two.weights()));
        let checkpoint = one.checkpoint();
        assert!(!two.resume(&checkpoint[..checkpoint.len() - 1]), "a part of a checkpoint");
        assert!(!two.resume(&[1, 2, 3]));
    }

    #[test]
    fn improvement_learns_from_some_positions_of_each_game() {
        let course = TrainingConfig {
            players: Players::THREE,
            seed: 4,
            generations: 1,
            rollout_generations: 1,
            games: 12,
            first_generation_factor: 1,
        };
        let mut school = Trainer::new(course);
        let whole = school.run_generation(2).samples;
        let before = school.weights();
        let some = school.run_generation(2).samples;
        assert!(some > 0 && some < whole, "{some} of {whole}");
        assert_ne!(school.weights(), before);
        for lesson in &school.replay_buffer[1] {
            let sum: f32 = lesson.target.win_shares.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{lesson:?}");
        }
    }
}
