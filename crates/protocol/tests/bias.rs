//! A model of the deal with an operator, players and a last player who do what serves them best, explored exhaustively.
//!
//! A contribution is a number below [`DEALS`], and the deal is the sum of those that take part. The attackers wish for
//! deal 0. Honest numbers are uniform and unknown until they are revealed; the attackers know everything else and choose
//! the best of all their moves at each point. The value is the probability of the wished-for deal at a table where no
//! honest player is told that something is wrong: all of them have their number in the deal, and at most `voids` rounds
//! were abandoned, which everybody is shown.

/// The number of deals; one is wished for.
const DEALS: u32 = 4;

/// What happens if a nonce is missing.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Missing {
    /// The deal does without it.
    Omit,
    /// A new round begins, without those who missed this one: `iquazu-fair-2`.
    Exclude,
    /// A new round begins with everybody.
    Retry,
    /// There is no game at this table.
    NoGame,
}

/// The rules of a deal.
#[derive(Clone, Copy, Debug)]
struct Rules {
    /// Whether the server commits before it knows a nonce.
    server_first: bool,
    /// Whether players commit before they know a nonce.
    players_commit: bool,
    missing: Missing,
}

const FAIR_1: Rules = Rules { server_first: false, players_commit: false, missing: Missing::NoGame };
/// As `iquazu-fair-1` was meant, with a commitment that everybody really sees first.
const FAIR_1_PINNED: Rules = Rules { server_first: true, ..FAIR_1 };
const FAIR_2: Rules = Rules { server_first: true, players_commit: true, missing: Missing::Exclude };

#[derive(Clone, Copy, Debug)]
struct Attack {
    operator: bool,
    /// Players in league with the operator, or with each other.
    colluders: u32,
    honest: u32,
}

/// Returns the probability that the attackers get their deal unnoticed.
fn best(rules: Rules, attack: Attack, voids: u32) -> f64 {
    let secrets = if attack.operator && rules.server_first { DEALS } else { 1 };
    // The secret is chosen before the first round; one that is not the attackers' is drawn at the end.
    (0..secrets).map(|secret| round(rules, attack, secret, attack.colluders, voids)).fold(0.0, f64::max)
}

/// The best value of a round in which `colluders` may still take part.
fn round(rules: Rules, attack: Attack, secret: u32, colluders: u32, voids: u32) -> f64 {
    let choices = DEALS.pow(colluders);
    let after = |honest: u32| move |numbers: u32| reveal(rules, attack, secret, colluders, voids, honest, numbers);
    let honest = 0..DEALS.pow(attack.honest);
    if rules.players_commit {
        // Any number, then the honest ones by chance.
        let value = |numbers: u32| average(honest.clone(), |honest| after(honest)(numbers));
        (0..choices).map(value).fold(0.0, f64::max)
    } else {
        // The honest numbers by chance, then the best answer to them.
        average(honest, |honest| (0..choices).map(after(honest)).fold(0.0, f64::max))
    }
}

/// All numbers are fixed, and the attackers have seen the honest ones: they decide which of theirs are missing.
///
/// The operator could also drop an honest player's number, or leave that player out. Their client notices, so the value is
/// 0; [`operator_who_drops_a_nonce_is_noticed`] has the proof with the real client.
fn reveal(rules: Rules, attack: Attack, secret: u32, colluders: u32, voids: u32, honest: u32, numbers: u32) -> f64 {
    let sum = |number: u32, count: u32, taken: u32| {
        (0..count).filter(|place| taken >> place & 1 == 1).map(|place| number / DEALS.pow(place) % DEALS).sum::<u32>()
    };
    let deal = |taken: u32| {
        let players = sum(honest, attack.honest, u32::MAX) + sum(numbers, colluders, taken);
        match (attack.operator, rules.server_first) {
            (true, true) => f64::from((secret + players).is_multiple_of(DEALS)),
            // The secret is fitted to the nonces.
            (true, false) => 1.0,
            // Nobody knows the secret: it is any with the same probability.
            (false, _) => average(0..DEALS, |secret| f64::from((secret + players).is_multiple_of(DEALS))),
        }
    };
    let all = (1 << colluders) - 1;
    let value = |taken: u32| match rules.missing {
        _ if taken == all => deal(all),
        Missing::Omit => deal(taken),
        Missing::NoGame => 0.0,
        Missing::Exclude | Missing::Retry if voids == 0 => 0.0,
        Missing::Exclude => round(rules, attack, secret, taken.count_ones(), voids - 1),
        Missing::Retry => round(rules, attack, secret, colluders, voids - 1),
    };
    (0..=all).map(value).fold(0.0, f64::max)
}

fn average(numbers: std::ops::Range<u32>, value: impl Fn(u32) -> f64) -> f64 {
    let count = f64::from(numbers.len() as u32);
    numbers.map(value).sum::<f64>() / count
}

#[track_caller]
fn assert_value(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} instead of {expected}");
}

/// The probability of the wished-for deal in one of `tries` deals.
fn one_of(tries: i32) -> f64 {
    1.0 - (1.0 - 1.0 / f64::from(DEALS)).powi(tries)
}

const OPERATOR: Attack = Attack { operator: true, colluders: 0, honest: 1 };
const LAST_PLAYER: Attack = Attack { operator: false, colluders: 1, honest: 1 };
const BOTH: Attack = Attack { operator: true, colluders: 1, honest: 1 };

#[test]
fn first_scheme_let_the_operator_choose() {
    assert_value(best(FAIR_1, OPERATOR, 0), 1.0);
    assert_value(best(FAIR_1, BOTH, 0), 1.0);
    assert_value(best(FAIR_1, LAST_PLAYER, 0), one_of(1));
    // A visible commitment alone stops the operator, but not together with the last player.
    assert_value(best(FAIR_1_PINNED, OPERATOR, 0), one_of(1));
    assert_value(best(FAIR_1_PINNED, BOTH, 0), 1.0);
}

#[test]
fn operator_alone_and_players_alone_choose_nothing() {
    for voids in 0..4 {
        for honest in 1..3 {
            assert_value(best(FAIR_2, Attack { honest, ..OPERATOR }, voids), one_of(1));
            for colluders in 1..3 {
                assert_value(best(FAIR_2, Attack { colluders, honest, ..LAST_PLAYER }, voids), one_of(1));
            }
        }
    }
}

/// The stated bound: with `v` abandoned rounds, which everybody is shown, the attackers had `v + 1` deals to choose from,
/// and each round costs them one of their players.
#[test]
fn operator_and_players_together_choose_among_the_rounds_that_are_shown() {
    for colluders in 1..3 {
        for voids in 0..4 {
            let tries = 1 + voids.min(colluders) as i32;
            assert_value(best(FAIR_2, Attack { colluders, ..BOTH }, voids), one_of(tries));
        }
    }
    assert_value(best(FAIR_2, Attack { honest: 2, ..BOTH }, 3), one_of(2));
}

/// Why the other rules are worse: leaving out what is missing gives a choice that no count shows, and starting again with
/// everybody gives as many tries as are tolerated.
#[test]
fn other_rules_for_missing_nonces_are_worse() {
    let omit = Rules { missing: Missing::Omit, ..FAIR_2 };
    assert_value(best(omit, BOTH, 0), 2.0 / f64::from(DEALS));
    assert_value(best(omit, Attack { colluders: 2, ..BOTH }, 0), 1.0);
    let retry = Rules { missing: Missing::Retry, ..FAIR_2 };
    for voids in 0..4 {
        assert_value(best(retry, BOTH, voids), one_of(1 + voids as i32));
    }
    // No game at all is not better than an abandoned round that is counted: people just open another table.
    let no_game = Rules { missing: Missing::NoGame, ..FAIR_2 };
    assert_value(best(no_game, BOTH, 3), one_of(1));
}

/// The step that the model takes for granted: a player whose nonce was dropped or left out knows.
#[test]
fn operator_who_drops_a_nonce_is_noticed() {
    use crate::fair_table::{ADA, BO, committed};
    use iquazu_protocol::DealPart;
    let (mut table, mut ada) = committed();
    table.seal(&[ADA, BO]);
    assert!(table.show(&mut ada).is_some(), "Ada reveals, and the operator drops it");
    table.void();
    table.deal().missed = vec![ADA];
    table.bo_commits(iquazu_protocol::Nonce([5; 32]));
    assert_eq!(table.show(&mut ada), None);
    table.seal(&[BO]);
    table.show(&mut ada);
    assert_eq!(ada.part(ADA), DealPart::LeftOut);
}
