//! Checks that a history of moves is linearisable: as if each had happened at one moment between its request and its
//! acknowledgement.
//!
//! The record of a table is the only possible order of its moves, because every move names the number of steps before it.
//! So no search is needed: moments can be chosen in that order exactly if no move was acknowledged before an earlier one
//! was even sent.

use anyhow::{Result, ensure};

use crate::AcknowledgedMove;

/// Checks the moves of one table, in any order.
///
/// # Errors
/// Names the move whose place in the record contradicts the time of its request or acknowledgement, or that two moves claim
/// the same place.
pub fn check_linearizable(moves: &[AcknowledgedMove]) -> Result<()> {
    let mut in_order: Vec<&AcknowledgedMove> = moves.iter().collect();
    in_order.sort_by_key(|played| played.steps);
    for pair in in_order.windows(2) {
        ensure!(pair[0].steps < pair[1].steps, "two moves were acknowledged as step {}", pair[0].steps);
    }
    let Some(mut latest) = in_order.first().copied() else { return Ok(()) };
    for played in in_order {
        if played.sent_at > latest.sent_at {
            latest = played;
        }
        ensure!(
            latest.sent_at <= played.acknowledged_at,
            "step {} was acknowledged before step {}, which comes earlier in the record, was sent",
            played.steps,
            latest.steps
        );
    }
    Ok(())
}
