//! Sampled outcomes follow the right distribution. Seeds are fixed, so these tests are deterministic.

use iquazu_rules::{Cards, Edition, Outcome, Players, SplitMix, Stage, State, StripOrder, Tile, TurnFlags, Viewer};
use std::collections::BTreeMap;

const DRAWS: u32 = 200_000;

/// Pearson's chi-squared test at five standard deviations (less than one false alarm in a million), by the
/// Wilson–Hilferty approximation.
#[track_caller]
pub(crate) fn check_odds<K: Ord + std::fmt::Debug>(found: &BTreeMap<K, u32>, odds: &BTreeMap<K, f64>) {
    assert!(found.keys().all(|key| odds.contains_key(key)), "impossible outcome: {found:?}");
    let total: u32 = found.values().sum();
    let (mut statistic, mut cells) = (0.0, 0.0);
    for (key, chance) in odds {
        let expected = chance * f64::from(total);
        if expected < 5.0 {
            continue;
        }
        let seen = f64::from(*found.get(key).unwrap_or(&0));
        statistic += (seen - expected).powi(2) / expected;
        cells += 1.0;
    }
    assert!(cells >= 2.0);
    let free: f64 = cells - 1.0;
    let spread = 2.0 / (9.0 * free);
    let bound = free * (1.0 - spread + 5.0 * spread.sqrt()).powi(3);
    assert!(statistic < bound, "{statistic} above {bound} for {free} free cells: {found:?}");
}

fn choose(n: u32, k: u32) -> f64 {
    if k > n { 0.0 } else { (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product() }
}

/// Returns the probabilities of drawing from a pile without replacement.
fn hypergeometric(pile: Cards, count: u8) -> BTreeMap<Cards, f64> {
    let all = choose(pile.total().into(), count.into());
    let mut odds = BTreeMap::new();
    for white in 0..=count.min(pile.white) {
        for blue in 0..=(count - white).min(pile.blue) {
            let orange = count - white - blue;
            let ways = [(pile.white, white), (pile.blue, blue), (pile.orange, orange)];
            let ways: f64 = ways.iter().map(|(n, k)| choose((*n).into(), (*k).into())).product();
            if ways > 0.0 {
                odds.insert(Cards::new(white, blue, orange), ways / all);
            }
        }
    }
    odds
}

fn count<K: Ord>(mut draw: impl FnMut() -> K) -> BTreeMap<K, u32> {
    let mut found = BTreeMap::new();
    for _ in 0..DRAWS {
        *found.entry(draw()).or_default() += 1;
    }
    found
}

fn sampled_cards(state: &State, rng: &mut SplitMix) -> Cards {
    match state.sample(rng) {
        Outcome::Cards(cards) => cards,
        other => panic!("{other}"),
    }
}

/// Returns a two-player state with these piles in which red draws; the hands hold the other cards.
fn drawing_from(draw: Cards, discard: Cards, owed: u8) -> State {
    let mut position = State::new(Edition::reconstructed_1(), Players::FOUR).to_position();
    let mut rest = Cards::new(20, 20, 20) - draw - discard;
    for seat in position.players.seats().skip(1) {
        while position.hands[seat].total() < 12 && !rest.is_empty() {
            let colour = *iquazu_rules::Colour::ALL.iter().max_by_key(|colour| rest[**colour]).expect("three");
            rest[colour] -= 1;
            position.hands[seat][colour] += 1;
        }
    }
    position.hands[position.active] = rest;
    (position.draw, position.discard, position.turn) = (draw, discard, 20);
    (position.stage, position.flags) = (Stage::Draw(owed), TurnFlags::new(false, false));
    let shown = [Tile::AnyColour; 5];
    position.light[Tile::AnyColour] -= 5;
    position.shown = shown.map(Some);
    State::try_from(position).expect("a possible position")
}

#[test]
fn strip_orders_are_uniform() {
    let state = State::new(Edition::reconstructed_1(), Players::TWO);
    let mut rng = SplitMix::new(1);
    let found = count(|| state.sample(&mut rng).to_string());
    let orders =
        (0..3125u32).filter_map(|n| StripOrder::new([n, n / 5, n / 25, n / 125, n / 625].map(|n| (n % 5) as u8)));
    let odds: BTreeMap<String, f64> =
        orders.map(|order| (Outcome::<Cards>::Strips(order).to_string(), 1.0 / 120.0)).collect();
    assert_eq!(odds.len(), 120);
    check_odds(&found, &odds);
}

#[test]
fn tiles_follow_their_counts_in_every_row() {
    let mut state = State::new(Edition::reconstructed_1(), Players::TWO);
    state.resolve(Outcome::Strips(StripOrder::PRINTED), &mut ()).expect("strips come first");
    let light = Edition::reconstructed_1().light_tiles();
    let odds: BTreeMap<Tile, f64> = light.iter().map(|(tile, count)| (tile, f64::from(count) / 35.0)).collect();
    for row in 0..5 {
        let mut rng = SplitMix::new(row as u64);
        let found = count(|| match state.sample(&mut rng) {
            Outcome::Tiles(tiles) => tiles[row],
            other => panic!("{other}"),
        });
        check_odds(&found, &odds);
    }
}

#[test]
fn tiles_are_drawn_without_replacement() {
    let mut state = State::new(Edition::reconstructed_1(), Players::TWO);
    state.resolve(Outcome::Strips(StripOrder::PRINTED), &mut ()).expect("strips come first");
    let mut rng = SplitMix::new(9);
    // The number of double moves among five tiles, with seven among thirty-five.
    let found = count(|| match state.sample(&mut rng) {
        Outcome::Tiles(tiles) => tiles.iter().filter(|tile| **tile == Tile::DoubleMove).count() as u32,
        other => panic!("{other}"),
    });
    let odds = (0..=5).map(|k| (k, choose(7, k) * choose(28, 5 - k) / choose(35, 5))).collect();
    check_odds(&found, &odds);
}

#[test]
fn draws_are_hypergeometric() {
    for (seed, draw, count_) in
        [(1, Cards::new(12, 9, 7), 4), (2, Cards::new(1, 2, 20), 4), (3, Cards::new(5, 5, 5), 3)]
    {
        let state = drawing_from(draw, Cards::NONE, count_);
        let mut rng = SplitMix::new(seed);
        let found = count(|| sampled_cards(&state, &mut rng));
        check_odds(&found, &hypergeometric(draw, count_));
    }
}

#[test]
fn dealt_hands_are_hypergeometric() {
    let mut state = State::new(Edition::reconstructed_1(), Players::FOUR);
    let mut rng = SplitMix::new(5);
    for count_ in [0, 0, 4, 5, 6] {
        if count_ > 0 {
            let found = count(|| sampled_cards(&state, &mut rng));
            check_odds(&found, &hypergeometric(state.draw_pile(), count_));
        }
        let outcome = state.sample(&mut rng);
        state.resolve(outcome, &mut ()).expect("possible");
    }
    let found = count(|| sampled_cards(&state, &mut rng));
    check_odds(&found, &hypergeometric(state.draw_pile(), 7));
}

#[test]
fn a_draw_with_reshuffle_takes_the_rest_of_the_pile_first() {
    let (draw, discard) = (Cards::new(1, 1, 0), Cards::new(6, 9, 4));
    let state = drawing_from(draw, discard, 4);
    let mut rng = SplitMix::new(6);
    let found = count(|| sampled_cards(&state, &mut rng));
    let odds = hypergeometric(discard, 2).into_iter().map(|(cards, odds)| (cards + draw, odds)).collect();
    check_odds(&found, &odds);
}

/// Hands of more than seven cards use several random words.
#[test]
fn resampled_hands_are_hypergeometric() {
    let state = drawing_from(Cards::new(10, 8, 6), Cards::NONE, 4);
    let view = state.view(Viewer::Spectator);
    let mut rng = SplitMix::new(7);
    for seat in [1, 3].map(|index| iquazu_rules::Seat::ALL[index]) {
        let found = count(|| view.resample(&mut rng).hand(seat));
        check_odds(&found, &hypergeometric(view.unseen(), view.hand_size(seat)));
    }
}

#[test]
fn random_moves_are_uniform() {
    let state = drawing_from(Cards::new(12, 9, 7), Cards::NONE, 4);
    let mut state = state;
    let outcome = state.sample(&mut SplitMix::new(1));
    state.resolve(outcome, &mut ()).expect("possible");
    let moves = state.legal_moves();
    assert!(moves.len() > 20);
    let mut rng = SplitMix::new(8);
    let found = count(|| moves.pick(&mut rng).to_string());
    let odds = moves.iter().map(|action| (action.to_string(), 1.0 / moves.len() as f64)).collect();
    check_odds(&found, &odds);
}
