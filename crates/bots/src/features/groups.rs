//! Which features can be set at the same time. Bounds the sums of the net's first layer.

use super::board::PLACES;
use super::openings::{OPEN_STEPS, PAYABLE_FEATURES, ROCK_STEPS};
use super::table_features::{
    DRAW_STEPS, HAND_STEPS, OTHER_HAND_STEPS, PAYABLE_STEPS, POINT_STEPS, PROJECTED_TILE_STEPS, ROW_GEM_STEPS,
    ROW_MARGIN_STEPS, SIZE_STEPS, TILE_KINDS, TILE_STEPS, UNSEEN_STEPS,
};
use iquazu_rules::{Players, ROWS, Rules};
use std::ops::Range;

/// Thermometers of which at most `max_set` are not empty. A one-hot code is a group of one-step thermometers, of which
/// one is set.
#[derive(Clone, Debug)]
pub(crate) struct FeatureGroup {
    thermometers: Vec<Range<usize>>,
    max_set: usize,
}

impl FeatureGroup {
    /// Returns the least and the greatest sum of weights over all ways to set the features of this group.
    pub(crate) fn bounds(&self, weight: impl Fn(usize) -> i32) -> (i32, i32) {
        let (mut least, mut greatest) = (Vec::new(), Vec::new());
        for thermometer in &self.thermometers {
            let (mut sum, mut min, mut max) = (0, 0, 0);
            for feature in thermometer.clone() {
                sum += weight(feature);
                (min, max) = (min.min(sum), max.max(sum));
            }
            least.push(min);
            greatest.push(max);
        }
        least.sort_unstable();
        greatest.sort_unstable_by(|one, other| other.cmp(one));
        (least.iter().take(self.max_set).sum(), greatest.iter().take(self.max_set).sum())
    }
}

/// Returns the groups of all features, in the order in which the features are written.
pub(crate) fn feature_groups(players: Players) -> Vec<FeatureGroup> {
    let seats = usize::from(players.count());
    let mut groups = Groups { groups: Vec::new(), next: 0 };
    groups.one_hot(usize::from(Rules::LATEST.last_frame));
    groups.thermometer(DRAW_STEPS);
    (0..6).for_each(|_| groups.one_hot(1));
    groups.interleaved(2, seats);
    for _ in 0..3 {
        groups.thermometer(HAND_STEPS);
        groups.thermometer(UNSEEN_STEPS);
    }
    groups.thermometer(SIZE_STEPS);
    (0..PLACES).for_each(|_| groups.thermometer(PAYABLE_STEPS));
    for place in 0..seats {
        if place > 0 {
            groups.thermometer(OTHER_HAND_STEPS);
        }
        TILE_STEPS.iter().for_each(|(_, steps)| groups.thermometer(*steps));
    }
    (1..seats).for_each(|_| POINT_STEPS.iter().for_each(|(_, steps)| groups.thermometer(*steps as usize)));
    (0..PLACES).for_each(|_| groups.column(seats));
    (0..ROWS).for_each(|_| groups.row(seats));
    groups.push((0..seats * TILE_KINDS).map(|_| PROJECTED_TILE_STEPS), ROWS);
    (0..PLACES).for_each(|_| groups.column_openings(seats));
    (0..ROWS * seats).for_each(|_| groups.thermometer(PLACES));
    (0..PLACES).for_each(|_| groups.thermometer(ROCK_STEPS));
    (0..PAYABLE_FEATURES).for_each(|_| groups.one_hot(1));
    groups.groups
}

/// Lays out groups one after the other.
struct Groups {
    groups: Vec<FeatureGroup>,
    next: usize,
}

impl Groups {
    fn push(&mut self, steps: impl Iterator<Item = usize>, max_set: usize) {
        let mut thermometers = Vec::new();
        for steps in steps {
            thermometers.push(self.next..self.next + steps);
            self.next += steps;
        }
        self.groups.push(FeatureGroup { thermometers, max_set });
    }

    fn thermometer(&mut self, steps: usize) {
        self.push(std::iter::once(steps), 1);
    }

    fn one_hot(&mut self, choices: usize) {
        self.push(std::iter::repeat_n(1, choices), 1);
    }

    /// One-hot codes whose bits alternate.
    fn interleaved(&mut self, codes: usize, choices: usize) {
        for code in 0..codes {
            let bits = (0..choices).map(|choice| self.next + choice * codes + code);
            let thermometers = bits.map(|bit| bit..bit + 1).collect();
            self.groups.push(FeatureGroup { thermometers, max_set: 1 });
        }
        self.next += codes * choices;
    }

    /// As `Board::column_features` lays it out.
    fn column(&mut self, seats: usize) {
        self.thermometer(8);
        (0..3).for_each(|_| self.thermometer(2));
        for _ in 0..seats {
            self.thermometer(5);
            self.one_hot(seats);
        }
        (0..2).for_each(|_| self.one_hot(1));
    }

    /// As `Openings::column_features` lays it out.
    fn column_openings(&mut self, seats: usize) {
        for _ in 0..ROWS {
            self.thermometer(OPEN_STEPS);
            (0..seats).for_each(|_| self.one_hot(1));
        }
        (0..3 * seats).for_each(|_| self.one_hot(1));
    }

    /// The bits of the leaders, now and later, stand between the gems of the seats.
    fn row(&mut self, seats: usize) {
        self.one_hot(TILE_KINDS);
        let stride = 2 + ROW_GEM_STEPS;
        for code in 0..2 {
            let thermometers =
                (0..seats).map(|seat| self.next + seat * stride + code).map(|bit| bit..bit + 1).collect();
            self.groups.push(FeatureGroup { thermometers, max_set: 1 });
        }
        for _ in 0..seats {
            self.next += 2;
            self.thermometer(ROW_GEM_STEPS);
        }
        self.thermometer(ROW_MARGIN_STEPS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::features_of;
    use crate::features::{Features, feature_count};
    use crate::training::random_edition;
    use iquazu_rules::{Edition, SplitMix, State};

    #[test]
    fn groups_cover_every_feature_once() {
        for players in Players::ALL {
            let groups = feature_groups(players);
            let mut covered: Vec<usize> =
                groups.iter().flat_map(|group| group.thermometers.iter().cloned().flatten()).collect();
            covered.sort_unstable();
            assert_eq!(covered, (0..feature_count(players)).collect::<Vec<_>>());
        }
    }

    fn check(groups: &[FeatureGroup], features: &Features) {
        let set = |feature: usize| features.words()[feature / 64] >> (feature % 64) & 1 == 1;
        for group in groups {
            let used = group.thermometers.iter().filter(|thermometer| set(thermometer.start)).count();
            assert!(used <= group.max_set, "{group:?}");
            let mut steps =
                group.thermometers.iter().flat_map(|range| range.clone().skip(1).map(|step| (step - 1, step)));
            assert!(steps.all(|(before, step)| set(before) || !set(step)), "{group:?}");
        }
    }

    #[test]
    fn positions_respect_the_groups() {
        for seed in 0..24 {
            let players = Players::ALL[seed as usize % 3];
            let groups = feature_groups(players);
            let mut rng = SplitMix::new(seed);
            let edition = if seed < 12 { Edition::standard() } else { random_edition(seed) };
            let mut state = State::new(edition, players);
            while state.advance(&mut rng, &mut ()).is_some() {
                players.seats().for_each(|seat| check(&groups, &features_of(&state, seat)));
                let action = state.legal_moves().pick(&mut rng);
                state.play_unchecked(action, &mut ());
            }
        }
    }

    #[test]
    fn bounds_take_the_best_prefixes_of_the_allowed_number() {
        let group = FeatureGroup { thermometers: vec![0..2, 2..3, 3..5], max_set: 2 };
        let weights = [3, -5, 4, -1, 6];
        assert_eq!(group.bounds(|feature| weights[feature]), (-3, 9));
    }
}
