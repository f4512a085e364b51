//! A batch of games, played in one call, on several threads if wanted.

mod game;
mod outputs;
mod spin;
mod start_barrier;
mod workers;

pub use outputs::Outputs;

use crate::actions::DecodeError;
use crate::observe::Element;
use crate::reward::Reward;
use crate::{ActionSpace, Layout};
use game::Game;
use iquazu_bots::BotKind;
use iquazu_rules::{Edition, Handicap, IllegalMove, Players, Rules, Seat, SeatMap};
use start_barrier::StartBarrier;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use workers::Workers;

/// Below this number of games, one thread samples faster than several can be woken.
const MIN_PARALLEL_GAMES: usize = 512;

/// The form of the actions of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ActionMode {
    /// Ids of the action space.
    #[default]
    Full,
    /// Heads: gaps are paid for in the cheapest way.
    AutoPay,
}

/// What happens when a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Autoreset {
    /// The next step ignores the action and begins a new game.
    #[default]
    NextStep,
    /// The step that ends a game begins the next one.
    SameStep,
    /// The caller resets.
    Disabled,
}

/// Who plays the other seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponents {
    /// The kinds of the bots, clockwise from the agent.
    pub bots: Vec<BotKind>,
    /// The agent's seat, or `None` to move one seat on with every game.
    pub seat: Option<Seat>,
}

/// How a batch is played.
#[derive(Clone, Debug)]
pub struct BatchConfig {
    /// The edition.
    pub edition: &'static Edition,
    /// The number of players.
    pub players: Players,
    /// The rules.
    pub rules: &'static Rules,
    /// The form of the actions.
    pub actions: ActionMode,
    /// How rewards are computed.
    pub reward: Reward,
    /// What happens when a game ends.
    pub autoreset: Autoreset,
    /// The bots in the other seats, or `None` if the caller plays all seats.
    pub opponents: Option<Opponents>,
    /// The handicaps: clockwise from the agent, or by seat if the caller plays all seats.
    pub handicaps: SeatMap<Handicap>,
    /// The number of threads.
    pub threads: usize,
}

/// Error of a batch. The games are unchanged, except after `Broken`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BatchError {
    /// An id is not an action in its game.
    Decode {
        /// The game.
        game: usize,
        /// Why.
        error: DecodeError,
    },
    /// An action is illegal in its game.
    Illegal {
        /// The game.
        game: usize,
        /// Why.
        error: IllegalMove,
    },
    /// An id is negative.
    Negative {
        /// The game.
        game: usize,
        /// The id.
        id: i64,
    },
    /// A game is over and was not reset.
    NotReset {
        /// The game.
        game: usize,
    },
    /// A worker ended in the middle of its games.
    Broken,
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Decode { game, error } => write!(f, "game {game}: {error}"),
            BatchError::Illegal { game, error } => write!(f, "game {game}: {error}"),
            BatchError::Negative { game, id } => {
                write!(f, "game {game}: action {id} is out of range: expected 0 or more")
            }
            BatchError::NotReset { game } => write!(f, "game {game} is over: reset it first"),
            BatchError::Broken => write!(f, "a worker thread has died: reset the batch"),
        }
    }
}

impl std::error::Error for BatchError {}

/// What all games of a batch share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) config: BatchConfig,
    pub(crate) space: ActionSpace,
    pub(crate) layout: Layout,
}

/// Checks what a call is about to do with a game.
type Check<'a> = dyn Fn(&Shared, usize, &mut Game) -> Result<(), BatchError> + Sync + 'a;

/// Does something with a game and writes what followed.
type GameTask<'a, E> = dyn Fn(&Shared, &mut game::Bots, usize, &mut Game, Outputs<'_, E>) + Sync + 'a;

/// Games of one kind that are played side by side.
#[derive(Debug)]
pub struct Batch {
    shared: Shared,
    games: Vec<Game>,
    workers: Workers,
    broken: bool,
    panics_next: bool,
}

impl Batch {
    /// Creates `count` games. Game number n has the seed `seed + n`.
    ///
    /// # Panics
    ///
    /// Panics unless there is a bot for each other seat, if bots play.
    pub fn new(config: BatchConfig, count: usize, seed: u64) -> Batch {
        if let Some(opponents) = &config.opponents {
            assert_eq!(opponents.bots.len() + 1, usize::from(config.players.count()), "a bot for each other seat");
        }
        let space = ActionSpace::new(config.edition, config.rules);
        let layout = Layout::new(config.edition, config.players, config.rules);
        let workers = Workers::new(config.threads);
        let shared = Shared { config, space, layout };
        let games = (0..count).map(|game| Game::new(&shared, seed.wrapping_add(game as u64))).collect();
        Batch { shared, games, workers, broken: false, panics_next: false }
    }

    /// Returns the number of games.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Returns whether there are no games.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Returns the layout of the observations.
    pub fn layout(&self) -> &Layout {
        &self.shared.layout
    }

    /// Returns the action space.
    pub fn space(&self) -> &ActionSpace {
        &self.shared.space
    }

    /// Returns the number of actions in the mode of this batch.
    pub fn action_count(&self) -> usize {
        match self.shared.config.actions {
            ActionMode::Full => self.shared.space.size(),
            ActionMode::AutoPay => self.shared.space.head_count(),
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> Players {
        self.shared.config.players
    }

    /// Returns the position of a game as text.
    pub fn position(&self, game: usize) -> String {
        self.games[game].state().to_position().to_string()
    }

    /// Begins new games where `which` says so, or everywhere. With a seed the games are those of a new batch.
    ///
    /// # Errors
    ///
    /// Returns an error if a worker died.
    pub fn reset<E: Element>(
        &mut self,
        seed: Option<u64>,
        which: Option<&[bool]>,
        outputs: Outputs<'_, E>,
    ) -> Result<(), BatchError> {
        if which.is_none() {
            self.broken = false;
        }
        if let Some(seed) = seed {
            for (index, game) in self.games.iter_mut().enumerate() {
                if which.is_none_or(|which| which[index]) {
                    *game = Game::unset(seed.wrapping_add(index as u64));
                }
            }
        }
        self.for_each(outputs, &|_, _, _| Ok(()), &|shared, bots, index, game, out| {
            if which.is_none_or(|which| which[index]) {
                game.reset(shared, bots);
            }
            game.write(shared, out);
        })
    }

    /// Plays one action in every game. Either all actions are played or, after an error, none.
    ///
    /// # Errors
    ///
    /// Returns the first action that cannot be played.
    pub fn step<E: Element>(&mut self, actions: &[i64], outputs: Outputs<'_, E>) -> Result<(), BatchError> {
        assert_eq!(actions.len(), self.games.len(), "an action for each game");
        if self.broken {
            return Err(BatchError::Broken);
        }
        let panics = std::mem::take(&mut self.panics_next);
        let check = |shared: &Shared, index: usize, game: &mut Game| game.check(shared, index, actions[index]);
        self.for_each(outputs, &check, &|shared, bots, index, game, out| {
            assert!(!(panics && index == 0), "a worker was told to end");
            game.step(shared, bots, out);
        })
    }

    /// Writes a uniformly random legal action for each game; 0 for games that are over.
    pub fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.games.len(), "an action for each game");
        let shared = &self.shared;
        let chunk = if self.games.len() < MIN_PARALLEL_GAMES { MIN_PARALLEL_GAMES } else { self.chunk() };
        self.workers.run(self.games.chunks_mut(chunk).zip(actions.chunks_mut(chunk)), |(games, actions)| {
            let mut heads = Vec::new();
            for (game, action) in games.iter_mut().zip(actions) {
                *action = game.sample(shared, &mut heads) as i64;
            }
        });
    }

    /// Lets a worker panic in the next step, for tests of what follows.
    #[doc(hidden)]
    pub fn panic_in_next_step(&mut self) {
        self.panics_next = true;
    }

    /// Returns the number of games for each thread.
    fn chunk(&self) -> usize {
        self.games.len().div_ceil(self.shared.config.threads.max(1)).max(1)
    }

    /// Calls `check` with every game and then, if all passed, `each` with every game and its outputs, on all threads.
    fn for_each<E: Element>(
        &mut self,
        outputs: Outputs<'_, E>,
        check: &Check<'_>,
        each: &GameTask<'_, E>,
    ) -> Result<(), BatchError> {
        let (shared, chunk) = (&self.shared, self.chunk());
        let barrier = StartBarrier::new(self.games.len().div_ceil(chunk));
        let broken = AtomicBool::new(false);
        let work = |games: &mut [Game], start: usize, outputs: Outputs<'_, E>| {
            let checked = catch_unwind(AssertUnwindSafe(|| {
                games.iter_mut().enumerate().try_for_each(|(index, game)| check(shared, start + index, game))
            }));
            if !barrier.wait(start, checked.unwrap_or(Err(BatchError::Broken))) {
                return;
            }
            let run = AssertUnwindSafe(|| {
                let mut bots = game::Bots::new(shared);
                for ((index, game), out) in games.iter_mut().enumerate().zip(outputs.chunks(1)) {
                    each(shared, &mut bots, start + index, game, out);
                }
            });
            if catch_unwind(run).is_err() {
                broken.store(true, Ordering::Relaxed);
            }
        };
        let parts = self.games.chunks_mut(chunk).zip(outputs.chunks(chunk)).enumerate();
        self.workers.run(parts, |(number, (games, outputs))| work(games, number * chunk, outputs));
        let result = if broken.into_inner() { Err(BatchError::Broken) } else { barrier.result() };
        self.broken |= result == Err(BatchError::Broken);
        result
    }
}
