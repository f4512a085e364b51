//! Chance that can be met again: the same question at the same point of a deal gets the same luck.

use iquazu_rules::{Chance, Rng, SplitMix};

/// The luck of one deal. What a seat draws for the n-th time depends on the seed, the seat and n alone, not on what
/// happened in between; so bots that change seats meet the same luck there.
#[derive(Clone, Debug)]
pub struct CrnStream {
    seed: u64,
    draws: [u64; 4],
}

impl CrnStream {
    pub const fn new(seed: u64) -> CrnStream {
        CrnStream { seed, draws: [0; 4] }
    }

    /// The dice for what chance is asked for now. Asking again means asking for the next time.
    pub fn rng(&mut self, chance: Chance) -> SplitMix {
        let key = match chance {
            Chance::Strips => 1,
            Chance::Tiles { position, .. } => 2 << 32 | u64::from(position),
            Chance::Deal { seat, .. } => 3 << 32 | seat.index() as u64,
            Chance::Draw { seat, .. } => {
                let nth = &mut self.draws[seat.index()];
                *nth += 1;
                (4 + seat.index() as u64) << 32 | *nth
            }
        };
        let mut mixer = SplitMix::new(self.seed);
        SplitMix::new(mixer.next_u64() ^ SplitMix::new(key).next_u64())
    }
}
