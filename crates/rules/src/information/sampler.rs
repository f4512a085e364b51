//! Samples hidden hands with exact odds.

use super::hand_odds::{HandOdds, HandTable, difference, inverse_factorials};
use crate::{Cards, Rng, Seat, SeatMap, State, View, Viewer};
use std::collections::BTreeMap;

/// Samples states that agree with an information state. Made by
/// [`InformationState::sampler`](super::InformationState::sampler).
#[derive(Debug)]
pub struct HandSampler<'i> {
    view: &'i View,
    /// `None` if the viewer remembers nothing.
    hands: Option<HandDistribution<'i>>,
}

impl<'i> HandSampler<'i> {
    pub(super) fn new(view: &'i View, odds: Option<&'i HandOdds>) -> HandSampler<'i> {
        let distribution = |odds: &'i HandOdds| HandDistribution::new(odds.tables.iter().collect(), view.unseen());
        HandSampler { view, hands: odds.map(distribution) }
    }

    /// Samples a full state; every deal that agrees with the information state is equally likely.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let Some(distribution) = &self.hands else { return self.view.resample(rng) };
        let (mut hands, draw) = distribution.sample(rng);
        if let Viewer::Seat(seat) = self.view.viewer() {
            hands[seat] = self.view.hand();
        }
        State { table: *self.view.table(), hands, draw }
    }
}

/// The joint distribution of the hidden hands.
#[derive(Debug)]
pub(super) struct HandDistribution<'i> {
    /// All cards in hidden hands and in the draw pile.
    unseen: Cards,
    /// In the order in which they are sampled.
    tables: Vec<&'i HandTable>,
    /// For each table, the weights of all cards that the hands of the tables after it can hold together.
    rests: Vec<Vec<(Cards, f64)>>,
    /// The cumulative weights of the first table's entries.
    first: Vec<f64>,
}

impl<'i> HandDistribution<'i> {
    fn new(tables: Vec<&'i HandTable>, unseen: Cards) -> HandDistribution<'i> {
        let mut rests = vec![vec![(Cards::NONE, 1.0)]];
        for table in tables.iter().skip(1).rev() {
            let last = rests.last().expect("not empty");
            rests.push(sums(table, last, unseen));
        }
        rests.reverse();
        let mut distribution = HandDistribution { unseen, tables, rests, first: Vec::new() };
        distribution.first = distribution.cumulative(0, unseen);
        distribution
    }

    /// Starts with the hand of this seat.
    pub(super) fn starting_with(odds: &'i HandOdds, unseen: Cards, seat: Seat) -> HandDistribution<'i> {
        let mut tables: Vec<&HandTable> = odds.tables.iter().collect();
        tables.sort_by_key(|table| !table.holds(seat));
        HandDistribution::new(tables, unseen)
    }

    /// Returns the cumulative weights of a table's entries, if `left` cards are in its hands, the hands of the tables
    /// after it, and the draw pile.
    fn cumulative(&self, index: usize, left: Cards) -> Vec<f64> {
        let (table, rest) = (self.tables[index], &self.rests[index]);
        let mut by_hands = BTreeMap::new();
        let mut weight_of_rest = |hands: Cards| {
            *by_hands.entry(hands).or_insert_with(|| {
                let Some(left) = difference(left, hands) else { return 0.0 };
                let pile = |(others, weight): &(Cards, f64)| {
                    difference(left, *others).map_or(0.0, |pile| weight * inverse_factorials(pile))
                };
                rest.iter().map(pile).sum::<f64>()
            })
        };
        let mut sum = 0.0;
        let mut add = |weight: f64| {
            sum += weight;
            sum
        };
        table.entries.iter().map(|(key, weight)| add(weight * weight_of_rest(table.sum(*key)))).collect()
    }

    /// Samples the hidden hands. Returns them with the cards that are left for the draw pile.
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> (SeatMap<Cards>, Cards) {
        let mut hands = SeatMap::default();
        let mut left = self.unseen;
        for (index, table) in self.tables.iter().enumerate() {
            let entry = match index {
                0 => pick(&self.first, rng),
                _ => pick(&self.cumulative(index, left), rng),
            };
            for (seat, hand) in table.hands(table.entries[entry].0) {
                hands[seat] = hand;
                left -= hand;
            }
        }
        (hands, left)
    }

    /// Returns every combination of hidden hands with the probability that [`sample`](HandDistribution::sample) returns it.
    #[cfg(test)]
    pub(super) fn joint_odds(&self) -> Vec<(SeatMap<Cards>, f64)> {
        let mut joint = vec![(SeatMap::<Cards>::default(), self.unseen, 1.0)];
        for (index, table) in self.tables.iter().enumerate() {
            let mut longer = Vec::new();
            for (hands, left, odds) in joint {
                let cumulative = if index == 0 { self.first.clone() } else { self.cumulative(index, left) };
                let (total, mut before) = (cumulative.last().copied().unwrap_or(0.0), 0.0);
                for ((key, _), sum) in table.entries.iter().zip(cumulative) {
                    let (mut hands, mut left, share) = (hands, left, (sum - before) / total);
                    before = sum;
                    if share > 0.0 {
                        for (seat, hand) in table.hands(*key) {
                            hands[seat] = hand;
                            left -= hand;
                        }
                        longer.push((hands, left, odds * share));
                    }
                }
            }
            joint = longer;
        }
        joint.into_iter().map(|(hands, _, odds)| (hands, odds)).collect()
    }

    /// Returns the possible hands of a seat of the first table with their probabilities, most likely first.
    pub(super) fn first_hand_odds(&self, seat: Seat) -> Vec<(Cards, f64)> {
        let table = self.tables[0];
        let total = self.first.last().copied().unwrap_or(0.0);
        let (mut odds, mut before) = (BTreeMap::<Cards, f64>::new(), 0.0);
        for ((key, _), cumulative) in table.entries.iter().zip(&self.first) {
            let hand = table.hands(*key).find(|(other, _)| *other == seat).map_or(Cards::NONE, |(_, hand)| hand);
            *odds.entry(hand).or_default() += (cumulative - before) / total;
            before = *cumulative;
        }
        let mut odds: Vec<(Cards, f64)> = odds.into_iter().filter(|(_, odds)| *odds > 0.0).collect();
        odds.sort_by(|one, other| other.1.total_cmp(&one.1));
        odds
    }
}

/// Returns the weights of what the hands of a table and those of the tables after it can hold together.
fn sums(table: &HandTable, rest: &[(Cards, f64)], unseen: Cards) -> Vec<(Cards, f64)> {
    let mut sums = BTreeMap::<Cards, f64>::new();
    for (key, weight) in &table.entries {
        let hands = table.sum(*key);
        let both = rest.iter().filter_map(|(others, rest)| Some((hands.checked_add(*others)?, weight * rest)));
        for (cards, weight) in both.filter(|(cards, _)| unseen.contains(*cards)) {
            *sums.entry(cards).or_default() += weight;
        }
    }
    sums.into_iter().collect()
}

/// Returns a random index, with a probability proportional to its weight.
fn pick<R: Rng + ?Sized>(cumulative: &[f64], rng: &mut R) -> usize {
    let total = cumulative.last().copied().unwrap_or(0.0);
    // 53 random bits: a number from 0 to below 1.
    let share = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    cumulative.partition_point(|sum| *sum <= share * total).min(cumulative.len().saturating_sub(1))
}
