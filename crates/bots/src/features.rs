//! Binary features of a position as one seat observes it, the input of the net.
//!
//! Seats are rotated so that the viewer comes first. Numbers are thermometer-coded: one bit for each step reached, so
//! similar positions differ in few bits.

mod board;
mod gap_masks;
mod groups;
mod openings;
mod table_features;
mod writer;

pub(crate) use groups::{FeatureGroup, feature_groups};
pub(crate) use table_features::TableFeatures;

use gap_masks::GapMasks;
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
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
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
        let seat = self.viewer.index() + place;
        Seat::ALL[if seat >= self.seats() { seat - self.seats() } else { seat }]
    }

    /// Returns how many places a seat sits after the viewer.
    fn place_of(&self, seat: Seat) -> usize {
        let place = seat.index() + self.seats() - self.viewer.index();
        if place >= self.seats() { place - self.seats() } else { place }
    }

    /// Returns the gems of each seat in a column, the viewer's first.
    fn gems_in(&self, column: u8) -> GapMasks {
        let mut gems = [0; 4];
        for (place, gems) in gems[..self.seats()].iter_mut().enumerate() {
            *gems = self.table.gem_mask(column, self.seat_at(place));
        }
        GapMasks::new(gems)
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
