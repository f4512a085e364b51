//! One game of a batch.

use super::{ActionMode, Autoreset, BatchError, Outputs, Shared};
use crate::actions::Head;
use crate::observe::Element;
use crate::reward::returns;
use iquazu_bots::Bot;
use iquazu_rules::{Action, Cards, Edition, InformationState, Players, Rng, Seat, SplitMix, Stage, State, Viewer};

/// A game and its generators. Chance, bots and random actions have one each, so that none changes another.
#[derive(Clone, Debug)]
pub(super) struct Game {
    state: State,
    chance: SplitMix,
    bots: SplitMix,
    sampler: SplitMix,
    /// The seat of the last decision; the agent's if bots play.
    seat: Seat,
    /// The action of the next step.
    action: Action,
    games: u64,
    over: bool,
}

/// The bots of a worker, clockwise from the agent.
pub(super) struct Bots(Vec<Box<dyn Bot>>);

impl Bots {
    pub(super) fn new(shared: &Shared) -> Bots {
        let kinds = shared.config.opponents.iter().flat_map(|opponents| &opponents.bots);
        Bots(kinds.map(|kind| kind.bot()).collect())
    }
}

impl Game {
    /// Creates a game that begins with its first reset.
    pub(super) fn unset(seed: u64) -> Game {
        let mut seeds = SplitMix::new(seed);
        Game {
            state: State::new(Edition::standard(), Players::TWO),
            chance: SplitMix::new(seeds.next_u64()),
            bots: SplitMix::new(seeds.next_u64()),
            sampler: SplitMix::new(seeds.next_u64()),
            seat: Seat::FIRST,
            action: Action::Draw,
            games: 0,
            over: true,
        }
    }

    pub(super) fn new(shared: &Shared, seed: u64) -> Game {
        let mut game = Game::unset(seed);
        game.reset(shared, &mut Bots::new(shared));
        game
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    /// Begins the next game.
    pub(super) fn reset(&mut self, shared: &Shared, bots: &mut Bots) {
        let config = &shared.config;
        let mut handicaps = config.handicaps;
        if let Some(opponents) = &config.opponents {
            let count = usize::from(config.players.count());
            self.seat = opponents.seat.unwrap_or(Seat::ALL[(self.games % count as u64) as usize]);
            handicaps.0[..count].rotate_right(self.seat.index());
        }
        self.state = State::with_handicaps(config.edition, config.players, config.rules, &handicaps);
        self.games += 1;
        self.over = false;
        self.advance(bots);
    }

    /// Lets chance and bots play until the caller decides or the game is over.
    fn advance(&mut self, bots: &mut Bots) {
        while let Some(seat) = self.state.advance(&mut self.chance, &mut ()) {
            if bots.0.is_empty() {
                self.seat = seat;
                return;
            }
            if seat == self.seat {
                return;
            }
            let count = usize::from(self.state.table().players().count());
            let bot = &mut bots.0[(seat.index() + count - self.seat.index() - 1) % count];
            // Opponents judge each position by itself: a memory for each of thousands of games would cost more than it
            // gains.
            let known = InformationState::forgetful(&self.state.view(Viewer::Seat(seat)));
            let action = bot.choose(&known, &self.state.legal_moves(), &mut self.bots);
            self.state.play(action, &mut ()).expect("bots play legal moves");
        }
        self.over = true;
    }

    fn hand(&self) -> Cards {
        self.state.hand(self.seat)
    }

    /// Checks an action and notes it for the next step.
    pub(super) fn check(&mut self, shared: &Shared, game: usize, id: i64) -> Result<(), BatchError> {
        if self.over {
            let next_step = shared.config.autoreset == Autoreset::NextStep;
            return if next_step { Ok(()) } else { Err(BatchError::NotReset { game }) };
        }
        let id = usize::try_from(id).map_err(|_| BatchError::Negative { game, id })?;
        let (table, hand) = (self.state.table(), self.hand());
        let id = match shared.config.actions {
            ActionMode::Full => Ok(id),
            ActionMode::AutoPay => shared.space.autopay(Head(id), table, hand),
        };
        let action = id.and_then(|id| shared.space.decode(id, table, hand));
        let action = action.map_err(|error| BatchError::Decode { game, error })?;
        self.state.check(action).map_err(|error| BatchError::Illegal { game, error })?;
        self.action = action;
        Ok(())
    }

    /// Plays the checked action, or begins the next game, and writes what followed.
    pub(super) fn step<E: Element>(&mut self, shared: &Shared, bots: &mut Bots, mut out: Outputs<'_, E>) {
        if self.over {
            self.reset(shared, bots);
            return self.write(shared, out);
        }
        self.state.play_unchecked(self.action, &mut ());
        self.advance(bots);
        let result = self.over.then(|| returns(&self.state, shared.config.reward));
        if self.over && shared.config.autoreset == Autoreset::SameStep {
            if !out.final_observations.is_empty() {
                shared.layout.write(&(&self.state, self.seat).into(), out.final_observations);
            }
            self.reset(shared, bots);
        }
        self.write(shared, Outputs { final_observations: &mut [], ..out.reborrow() });
        if let Some(returns) = result {
            out.terminated[0] = true;
            let seats = out.rewards.len();
            out.rewards.copy_from_slice(&returns[..seats]);
        }
    }

    /// Writes the observation of the deciding seat, or of the last one if the game is over, without rewards.
    pub(super) fn write<E: Element>(&self, shared: &Shared, out: Outputs<'_, E>) {
        out.rewards.fill(0.0);
        out.terminated.fill(false);
        out.seats.fill(self.seat.index() as i8);
        shared.layout.write(&(&self.state, self.seat).into(), out.observations);
        match shared.config.actions {
            ActionMode::Full => shared.space.write_mask(self.state.table(), self.hand(), out.masks),
            ActionMode::AutoPay => shared.space.write_head_mask(self.state.table(), self.hand(), out.masks),
        }
    }

    /// Returns a random legal action. `heads` is scratch space.
    pub(super) fn sample(&mut self, shared: &Shared, heads: &mut Vec<i8>) -> usize {
        if self.state.table().stage() == Stage::Over {
            return 0;
        }
        if shared.config.actions == ActionMode::AutoPay {
            heads.resize(shared.space.head_count(), 0);
            shared.space.write_head_mask(self.state.table(), self.hand(), heads);
            let legal = heads.iter().filter(|legal| **legal == 1).count();
            let nth = self.sampler.below(legal as u32) as usize;
            let chosen = heads.iter().enumerate().filter(|(_, legal)| **legal == 1).nth(nth);
            return chosen.expect("counted").0;
        }
        let action = self.state.legal_moves().pick(&mut self.sampler);
        shared.space.encode(action, self.state.table(), self.hand()).expect("legal moves have ids")
    }
}
