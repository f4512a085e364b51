//! Training of the nets by self-play.
//!
//! In the first generation the hand-written bot plays, and the net learns the results. Then the net plays against
//! itself and learns by TD(λ) over the afterstates of each seat. In the last generations a short search chooses
//! the moves at some decisions, and the net also learns its values of all moves that it tried (distillation). Against an
//! [opponent](Trainer::against) that does not learn, the net learns from its own seat only and looks for that opponent's
//! weaknesses (an exploiter). The result depends on the configuration only: not on the number of threads, nor on
//! interruptions.

mod editions;
mod model;
mod sample;
mod selfplay;

pub use editions::random_edition;

use crate::arena::Entrant;
use crate::features::{feature_count, feature_groups};
use crate::net::Net;
use iquazu_rules::{Edition, Players, Rng, SplitMix};
use model::Model;
use sample::{Sample, read_samples, write_samples};
use selfplay::{SelfPlay, Target, samples_of_game};
use std::collections::VecDeque;
use std::thread;

/// Parameters of a training run.
#[derive(Clone, Copy, Debug)]
pub struct TrainingConfig {
    /// The number of players to train a net for.
    pub players: Players,
    /// The seed of all randomness.
    pub seed: u64,
    /// Generations with TD(λ) targets; the hand-written bot plays the first one.
    pub generations: u32,
    /// Generations with search targets, after those.
    pub search_generations: u32,
    /// Games per generation; a quarter of them in generations with search targets, which are slower.
    pub games: u32,
    /// Multiplies the games of the first generation.
    pub first_generation_factor: u32,
    /// Of 100 games, this many are played on editions drawn at random, the others on the standard edition.
    pub random_editions: u32,
}

/// λ of TD(λ): the weight of what followed against the value of the next position.
const LAMBDA: f32 = 0.8;
/// The same in generations with search targets.
const SEARCH_LAMBDA: f32 = 0.8;
/// Probability of an exploring move.
const EPSILON: f32 = 0.06;
/// Generations in the replay buffer.
const REPLAY_GENERATIONS: usize = 12;
/// Passes over the new samples of a generation.
const EPOCHS: usize = 2;
/// The same in the first generation.
const FIRST_EPOCHS: usize = 3;
/// The same in generations with search targets.
const SEARCH_EPOCHS: usize = 4;
/// Divides the number of games in generations with search targets.
const SEARCH_GAMES_DIVISOR: u32 = 4;
const BATCH: usize = 256;
/// The first bytes of a checkpoint; the last of them is the version of its layout.
const CHECKPOINT_MAGIC: [u8; 8] = *b"iqztrn\0\x02";
/// Learning rate of the first and of the last generation.
const LR_START: f32 = 6e-4;
const LR_END: f32 = 4e-5;
/// Learning rate of the first generation when training starts from a net.
const WARM_LR_START: f32 = 4e-4;
/// Learning rate of the first and of the last search generation: low, because they refine a trained net.
const SEARCH_LR_START: f32 = 6e-5;
const SEARCH_LR_END: f32 = 1e-5;

/// The result of a generation.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Generations done, including this one.
    pub generation: u32,
    /// New samples.
    pub samples: usize,
    /// Mean loss of the batches, each before its step.
    pub loss: f32,
}

/// A net in training.
#[derive(Debug)]
pub struct Trainer {
    config: TrainingConfig,
    model: Model,
    generation: u32,
    /// Whether training started from a net, so that the hand-written bot does not play.
    warm: bool,
    /// The bot of all other seats; without one the net plays against itself.
    opponent: Option<Entrant>,
    replay_buffer: VecDeque<Vec<Sample>>,
}

impl Trainer {
    /// Creates a net with random weights.
    pub fn new(config: TrainingConfig) -> Trainer {
        let mut rng = SplitMix::new(config.seed);
        let model = Model::new(config.players, feature_count(config.players), &mut rng);
        Trainer { config, model, generation: 0, warm: false, opponent: None, replay_buffer: VecDeque::new() }
    }

    /// Creates a net that continues from `net`; all generations are self-play. Units that `net` lacks start at random.
    ///
    /// # Panics
    /// Panics if the net is for another number of players.
    pub fn from_net(config: TrainingConfig, net: &Net) -> Trainer {
        assert_eq!(net.players(), config.players, "a net for the same number of players");
        let mut trainer = Trainer::new(config);
        trainer.model.load(&net.weights());
        trainer.model.limit_sums(&feature_groups(config.players));
        trainer.warm = true;
        trainer
    }

    /// Lets a bot that does not learn play all other seats. It sees the cards as a bot without a memory does.
    pub fn against(self, opponent: Entrant) -> Trainer {
        Trainer { opponent: Some(opponent), ..self }
    }

    /// Returns the number of generations done.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// Returns whether all generations are done.
    pub fn is_done(&self) -> bool {
        self.generation >= self.config.generations + self.config.search_generations
    }

    /// Returns the net as a weights file.
    pub fn weights(&self) -> Vec<u8> {
        self.model.weights().to_bytes()
    }

    /// Plays the games of one generation and trains on them.
    ///
    /// # Panics
    /// Panics if the weights have grown so large that the integer net would overflow.
    pub fn run_generation(&mut self, threads: usize) -> Progress {
        let first = self.generation == 0 && !self.warm;
        let net = Net::read(&self.weights()).expect("weights small enough for the integer net");
        let samples = self.play(if first { None } else { Some(&net) }, threads);
        let count = samples.len();
        self.replay_buffer.push_back(samples);
        // Drop the hand-written bot's games once there are better ones.
        if self.replay_buffer.len() > REPLAY_GENERATIONS || self.generation == 3 && !self.warm {
            self.replay_buffer.pop_front();
        }
        let passes = match self.generation {
            0 if first => FIRST_EPOCHS,
            _ if self.is_search_generation() => SEARCH_EPOCHS,
            _ => EPOCHS,
        };
        let loss = self.train(count * passes / BATCH);
        self.model.limit_sums(&feature_groups(self.config.players));
        self.generation += 1;
        Progress { generation: self.generation, samples: count, loss }
    }

    /// Returns whether this generation uses search targets.
    fn is_search_generation(&self) -> bool {
        self.generation >= self.config.generations
    }

    fn play(&self, net: Option<&Net>, threads: usize) -> Vec<Sample> {
        let games = match self.generation {
            0 if net.is_none() => self.config.games * self.config.first_generation_factor,
            _ if self.is_search_generation() => self.config.games.div_ceil(SEARCH_GAMES_DIVISOR),
            _ => self.config.games,
        };
        let seed = self.config.seed ^ u64::from(self.generation) << 32;
        let threads = threads.max(1) as u32;
        let target = match net {
            Some(_) if self.is_search_generation() => Target::Search { lambda: SEARCH_LAMBDA },
            Some(_) => Target::TdLambda { lambda: LAMBDA },
            None => Target::TdLambda { lambda: 1.0 },
        };
        let play = |from: u32, to: u32| {
            let self_play = SelfPlay { net, epsilon: EPSILON, target, opponent: self.opponent.as_ref() };
            let game = |game| {
                let seed = seed + u64::from(game);
                samples_of_game(self.edition(seed), self.config.players, seed, &self_play)
            };
            (from..to).flat_map(game).collect::<Vec<_>>()
        };
        thread::scope(|scope| {
            let part = |index| games * index / threads;
            let parts: Vec<_> =
                (0..threads).map(|index| scope.spawn(move || play(part(index), part(index + 1)))).collect();
            parts.into_iter().flat_map(|part| part.join().expect("games end")).collect()
        })
    }

    /// Returns the edition of the game with this seed.
    fn edition(&self, seed: u64) -> &'static Edition {
        let mut rng = SplitMix::new(seed ^ 0xb0c5);
        let random = rng.below(100) < self.config.random_editions;
        if random { random_edition(rng.next_u64()) } else { Edition::standard() }
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

    /// Decays exponentially over the last three quarters of the TD(λ) generations, then again, at lower rates, over the
    /// search generations.
    fn learning_rate(&self) -> f32 {
        let done = self.generation as f32 / self.config.generations as f32;
        let (first, part) = if self.is_search_generation() {
            let searches_done = self.generation - self.config.generations;
            (SEARCH_LR_START, searches_done as f32 / self.config.search_generations as f32)
        } else {
            (if self.warm { WARM_LR_START } else { LR_START }, ((done - 0.25) / 0.75).max(0.0))
        };
        let last = if self.is_search_generation() { SEARCH_LR_END } else { LR_END };
        first * (last / first).powf(part)
    }

    /// Serializes everything needed to continue as if there had been no interruption.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = CHECKPOINT_MAGIC.to_vec();
        bytes.push(self.config.players.count());
        bytes.extend(self.generation.to_le_bytes());
        bytes.extend(self.model.to_bytes());
        self.replay_buffer.iter().for_each(|samples| write_samples(samples, &mut bytes));
        bytes
    }

    /// Continues from a checkpoint of the same configuration. Returns false, and changes nothing, if it does not fit.
    pub fn resume(&mut self, checkpoint: &[u8]) -> bool {
        self.try_resume(checkpoint).is_some()
    }

    fn try_resume(&mut self, checkpoint: &[u8]) -> Option<()> {
        let rest = checkpoint.strip_prefix(&CHECKPOINT_MAGIC)?.strip_prefix(&[self.config.players.count()])?;
        let (generation, rest) = rest.split_first_chunk()?;
        let mut model = self.model.clone();
        let mut rest = model.restore(rest)?;
        let mut replay_buffer = VecDeque::new();
        while !rest.is_empty() {
            replay_buffer.push_back(read_samples(&mut rest)?);
        }
        self.generation = u32::from_le_bytes(*generation);
        (self.model, self.replay_buffer) = (model, replay_buffer);
        Some(())
    }
}

/// Returns a sample by its index over all generations.
fn nth(replay_buffer: &VecDeque<Vec<Sample>>, mut index: usize) -> &Sample {
    for samples in replay_buffer {
        if index < samples.len() {
            return &samples[index];
        }
        index -= samples.len();
    }
    unreachable!("index below the number of samples")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantized_net_agrees_with_full_precision() {
        let config = TrainingConfig {
            players: Players::THREE,
            seed: 3,
            generations: 2,
            search_generations: 0,
            games: 40,
            first_generation_factor: 1,
            random_editions: 25,
        };
        let mut trainer = Trainer::new(config);
        trainer.run_generation(2);
        let net = Net::read(&trainer.weights()).expect("a valid file");
        let mut worst: f32 = 0.0;
        for sample in &trainer.replay_buffer[0] {
            let exact = trainer.model.value(&sample.features);
            let rounded = net.value(&net.refresh(sample.features));
            for seat in 0..3 {
                worst = worst.max((exact.win_shares[seat] - rounded.win_shares[seat]).abs());
            }
        }
        assert!(worst < 0.05, "off by {worst}");
    }

    #[test]
    fn same_seed_gives_same_net_on_any_threads_and_after_resuming() {
        let config = TrainingConfig {
            players: Players::TWO,
            seed: 9,
            generations: 2,
            search_generations: 1,
            games: 4,
            first_generation_factor: 1,
            random_editions: 25,
        };
        let mut one = Trainer::new(config);
        let mut two = Trainer::new(config);
        while !one.is_done() {
            one.run_generation(1);
            two.run_generation(3);
            let mut later = Trainer::new(config);
            assert!(later.resume(&two.checkpoint()));
            two = later;
        }
        assert_eq!((one.generation(), one.weights()), (3, two.weights()));
        let checkpoint = one.checkpoint();
        assert!(!two.resume(&checkpoint[..checkpoint.len() - 1]), "a truncated checkpoint");
        assert!(!two.resume(&[1, 2, 3]));
        let other = [&CHECKPOINT_MAGIC[..7], &[1], &checkpoint[8..]].concat();
        assert!(!two.resume(&other), "a checkpoint of another version");
        let other = [&CHECKPOINT_MAGIC[..], &[3], &checkpoint[9..]].concat();
        assert!(!two.resume(&other), "a checkpoint for another number of players");
    }

    #[test]
    fn exploiter_learns_from_its_own_seat_only() {
        let config = TrainingConfig {
            players: Players::TWO,
            seed: 5,
            generations: 1,
            search_generations: 0,
            games: 6,
            first_generation_factor: 1,
            random_editions: 0,
        };
        let nets = crate::NetSet::built_in().nets().expect("valid weights");
        let trainer = || Trainer::from_net(config, &nets[0]);
        let opponent = Entrant::parse("expert:100", |_| unreachable!()).expect("a known bot");
        let whole = trainer().run_generation(2).samples;
        let mut exploiters = [1, 3].map(|threads| (threads, trainer().against(opponent.clone())));
        let samples = exploiters.each_mut().map(|(threads, exploiter)| exploiter.run_generation(*threads).samples);
        assert!(samples[0] > whole / 4 && samples[0] < whole * 3 / 4, "{samples:?} of {whole}");
        assert_eq!(exploiters[0].1.weights(), exploiters[1].1.weights());
    }

    #[test]
    fn search_generation_adds_samples_of_the_moves_it_searched() {
        let config = TrainingConfig {
            players: Players::THREE,
            seed: 4,
            generations: 1,
            search_generations: 1,
            games: 12,
            first_generation_factor: 1,
            random_editions: 25,
        };
        let mut trainer = Trainer::new(config);
        trainer.run_generation(2);
        let before = trainer.weights();
        let net = Net::read(&before).expect("a valid file");
        let lambda = SEARCH_LAMBDA;
        let count = |target| {
            let self_play = SelfPlay { net: Some(&net), epsilon: 0.0, target, opponent: None };
            samples_of_game(Edition::standard(), Players::THREE, 5, &self_play).len()
        };
        let (searched, plain) = (count(Target::Search { lambda }), count(Target::TdLambda { lambda }));
        assert!(searched > plain + plain / 2, "{searched} samples of a game with searches, {plain} of one without");
        trainer.run_generation(2);
        assert_ne!(trainer.weights(), before);
        for sample in &trainer.replay_buffer[1] {
            let sum: f32 = sample.target.win_shares.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sample:?}");
        }
    }
}
