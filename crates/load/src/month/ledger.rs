//! What the servers told the people of the month, to compare with what the database has.

use iquazu_rules::Seat;
use iquazu_store::TableKey;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::people::Person;
use crate::AcknowledgedMove;

/// A seat that was played to the end.
#[derive(Clone, Debug)]
pub(super) struct PlayedSeat {
    pub(super) person: usize,
    pub(super) seat: Seat,
    pub(super) cookie: String,
    pub(super) moves: Vec<AcknowledgedMove>,
}

/// The contents of the ledger.
#[derive(Debug, Default)]
pub(super) struct Entries {
    /// The seats that the server gave to people.
    pub(super) matched: Vec<(usize, TableKey, Seat)>,
    pub(super) played: HashMap<TableKey, Vec<PlayedSeat>>,
    /// Finished games over days, with the person who made the last move.
    pub(super) over: HashMap<TableKey, Option<usize>>,
    /// Turns without a notice: a person opened the game on their own and found their turn.
    pub(super) missed: Vec<(usize, TableKey)>,
    /// Notices that came although it was another player's turn.
    pub(super) needless: Vec<(usize, TableKey, Instant)>,
    /// When a server was killed.
    pub(super) kills: Vec<Instant>,
}

/// Notes what happens in all games.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    entries: Mutex<Entries>,
}

impl Ledger {
    pub(super) fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn matched(&self, person: &Person, table: TableKey, seat: Seat) {
        self.entries().matched.push((person.number, table, seat));
    }

    pub(super) fn played(&self, table: TableKey, seat: PlayedSeat) {
        self.entries().played.entry(table).or_default().push(seat);
    }

    /// Notes the end of a game. Only the client that made the last move knows who made it.
    pub(super) fn over(&self, table: TableKey, last: Option<usize>) {
        let mut entries = self.entries();
        let known = entries.over.entry(table).or_default();
        *known = known.or(last);
    }

    pub(super) fn is_over(&self, table: &TableKey) -> bool {
        self.entries().over.contains_key(table)
    }

    pub(super) fn missed(&self, person: usize, table: TableKey) {
        self.entries().missed.push((person, table));
    }

    pub(super) fn needless(&self, person: usize, table: TableKey) {
        self.entries().needless.push((person, table, Instant::now()));
    }

    pub(super) fn killed(&self) {
        self.entries().kills.push(Instant::now());
    }
}
