//! What the operator's log says about tables and people. It has no names, chat texts or secrets.

use crate::table::{TableEvent, TableState};
use std::time::Duration;

/// Writes that take longer are logged.
const SLOW_WRITE_THRESHOLD: Duration = Duration::from_secs(1);

/// Logs an event that this process has committed. `table` is the state after it.
pub(super) fn log_event(table: &TableState, event: &TableEvent) {
    let id = table.id;
    match event {
        TableEvent::Created { settings, .. } => {
            tracing::info!(table = %id, seats = settings.seats.len(), pace = ?settings.pace, "table created");
        }
        TableEvent::Sat { seat, .. } => tracing::info!(table = %id, %seat, "player took a seat"),
        TableEvent::Voided { .. } => tracing::info!(table = %id, "deal abandoned: a nonce was missing"),
        TableEvent::Started { .. } => tracing::info!(table = %id, "game started"),
        TableEvent::Acted { .. } if table.game.is_over() => {
            tracing::info!(table = %id, steps = table.steps(), "game finished");
        }
        TableEvent::Left { seat, request_key, .. } => {
            let expired = request_key.is_none();
            tracing::info!(table = %id, %seat, expired, "player left");
        }
        TableEvent::Renamed { seat, .. } => tracing::info!(table = %id, %seat, "name of a player removed"),
        TableEvent::Returned { seat, .. } => tracing::info!(table = %id, %seat, "player returned"),
        TableEvent::Rematched { table: rematch, .. } => tracing::info!(table = %id, %rematch, "rematch created"),
        TableEvent::DaysOff { seat, until, at, .. } => {
            tracing::info!(table = %id, %seat, away = until > at, "player took or ended days off");
        }
        TableEvent::Acted { .. }
        | TableEvent::Chat { .. }
        | TableEvent::Closed { .. }
        | TableEvent::Committed { .. }
        | TableEvent::Sealed { .. }
        | TableEvent::Revealed { .. } => tracing::trace!(table = %id, "event committed"),
    }
}

/// Logs a commit that took long.
pub(super) fn log_write(table: &TableState, duration: Duration) {
    if duration >= SLOW_WRITE_THRESHOLD {
        tracing::warn!(table = %table.id, millis = duration.as_millis(), "slow write");
    }
}
