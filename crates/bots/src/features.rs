//! Binary features of a position as one seat observes it, the input of the net.
//!
//! Seats are rotated so that the viewer comes first. Numbers are thermometer-coded: one bit for each step reached, so
//! similar positions differ in few bits.

mod board;
mod groups;
mod openings;
mod table_features;
mod writer;

pub(crate) use groups::{FeatureGroup, feature_groups};
pub(crate) use table_features::TableFeatures;

use iquazu_rules::{Cards, Players, Seat, Table};

const WORDS: usize = 21;

/// A set of features, as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Features([u64; WORDS]);

impl Features {
    pub(crate) const NONE: Features = Features([0; WORDS]);

    pub(crate) fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    pub(crate) fn words_mut(&mut self) -> &mut [u64; WORDS] {
        &mut self.0
    }

    /// Iterates over the indices of the set features, in ascending order.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(at, word)| set_bits(*word).map(move |bit| at * 64 + bit))
    }
}

/// Iterates over the indices of the set bits of a word, in ascending order.
#[inline]
pub(crate) fn set_bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            bit
        })
    })
}

/// What a seat observes: the source of the features.
pub(crate) struct Observation<'a> {
    pub(crate) table: &'a Table,
    pub(crate) viewer: Seat,
    pub(crate) hand: Cards,
    /// Cards in hand, by seat.
    pub(crate) hand_sizes: [u8; 4],
}

impl Observation<'_> {
    pub(crate) fn features(&self) -> Features {
        TableFeatures::new(self).features(self.hand)
    }

    /// Returns the seat `place` places after the viewer.
    fn seat_at(&self, place: usize) -> Seat {
        Seat::ALL[(self.viewer.index() + place) % self.seats()]
    }

    /// Returns how many places a seat sits after the viewer.
    fn place_of(&self, seat: Seat) -> usize {
        let place = seat.index() + self.seats() - self.viewer.index();
        if place >= self.seats() { place - self.seats() } else { place }
    }

    fn seats(&self) -> usize {
        usize::from(self.table.players().count())
    }
}

/// Returns the number of features for a number of players.
pub(crate) fn feature_count(players: Players) -> usize {
    table_features::Layout::new(usize::from(players.count())).end
}

/// Returns the number of features without those of the openings, which come last: the input of older nets.
pub(crate) fn feature_count_without_openings(players: Players) -> usize {
    table_features::Layout::new(usize::from(players.count())).openings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_of_every_player_count_fit() {
        let counts = Players::ALL.map(feature_count);
        assert!(counts.iter().all(|count| *count <= WORDS * 64), "{counts:?}");
    }
}
