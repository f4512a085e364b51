//! Common random numbers (CRN): equal chance events at equal points of a game get equal outcomes.

use iquazu_rules::{Chance, Rng, SplitMix};

/// The random numbers of one deal, as a stream per seat and draw.
///
/// The n-th draw of a seat depends on the seed, the seat and n only, not on what happened before. Bots that exchange
/// seats therefore meet the same luck in each seat, which reduces the variance of a comparison.
#[derive(Clone, Debug)]
pub struct CrnStream {
    seed: u64,
    draws: [u64; 4],
}

impl CrnStream {
    /// Creates the random numbers of the deal with this seed.
    pub const fn new(seed: u64) -> CrnStream {
        CrnStream { seed, draws: [0; 4] }
    }

    /// Returns the generator for this chance event. Each call for a draw advances that seat to its next draw.
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
