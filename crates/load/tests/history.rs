//! The check of histories finds what cannot have happened.

use iquazu_load::{AcknowledgedMove, check_linearizable};
use iquazu_rules::Seat;
use std::time::{Duration, Instant};

/// Makes moves from steps, and times of request and acknowledgement in milliseconds.
fn history(moves: &[(u32, u64, u64)]) -> Vec<AcknowledgedMove> {
    let start = Instant::now();
    let at = |millis| start + Duration::from_millis(millis);
    let played = |&(steps, sent, acknowledged)| AcknowledgedMove {
        seat: Seat::FIRST,
        steps,
        action: "draw".to_owned(),
        sent_at: at(sent),
        acknowledged_at: at(acknowledged),
    };
    moves.iter().map(played).collect()
}

#[test]
fn overlapping_moves_may_have_happened_in_either_order() {
    check_linearizable(&history(&[])).expect("nothing happened");
    check_linearizable(&history(&[(0, 0, 10), (1, 5, 8), (2, 9, 30), (3, 10, 11)])).expect("possible");
}

#[test]
fn move_that_was_acknowledged_before_an_earlier_one_was_sent_is_found() {
    let error = check_linearizable(&history(&[(1, 0, 10), (0, 11, 20)])).expect_err("impossible");
    assert!(error.to_string().starts_with("step 1 was acknowledged before step 0"), "{error}");
    check_linearizable(&history(&[(0, 0, 50), (1, 40, 60), (2, 20, 39)])).expect_err("over two moves");
}

#[test]
fn doubled_step_is_found() {
    check_linearizable(&history(&[(0, 0, 10), (0, 11, 20)])).expect_err("two moves at one place");
}
