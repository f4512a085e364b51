//! Who is connected to a table through other processes.

use crate::table::Presence;
use iquazu_rules::Seat;
use iquazu_store::{LocalPresence, ProcessId};

#[derive(Debug, Default)]
pub(super) struct RemotePresence(Vec<(ProcessId, LocalPresence)>);

impl RemotePresence {
    pub(super) fn update(&mut self, process: ProcessId, here: LocalPresence) {
        self.remove(process);
        if here != LocalPresence::default() {
            self.0.push((process, here));
        }
    }

    pub(super) fn remove(&mut self, process: ProcessId) {
        self.0.retain(|(known, _)| *known != process);
    }

    /// Merges the presence of this process and all others.
    pub(super) fn merge(&self, here: LocalPresence) -> Presence {
        let all = self.0.iter().map(|(_, there)| *there).chain([here]);
        let (seats, spectators) = all
            .fold((0, 0u32), |(seats, spectators), one| (seats | one.seats, spectators.saturating_add(one.spectators)));
        let present = Seat::ALL.into_iter().filter(|seat| seats & seat_bit(*seat) != 0).collect();
        Presence { present, spectators }
    }
}

pub(super) fn seat_bit(seat: Seat) -> u8 {
    1 << seat.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presence_merges_until_a_process_is_lost() {
        let (first, second) = (ProcessId::random(), ProcessId::random());
        let mut elsewhere = RemotePresence::default();
        elsewhere.update(first, LocalPresence { seats: 0b11, spectators: 2 });
        elsewhere.update(second, LocalPresence { seats: 0b10, spectators: 0 });
        elsewhere.update(first, LocalPresence { seats: 0b01, spectators: 1 });
        let all = elsewhere.merge(LocalPresence { seats: 0b10, spectators: 1 });
        assert_eq!(all, Presence { present: Seat::ALL[..2].to_vec(), spectators: 2 });
        elsewhere.remove(first);
        assert_eq!(elsewhere.merge(LocalPresence::default()), Presence { present: vec![Seat::ALL[1]], spectators: 0 });
        elsewhere.update(second, LocalPresence::default());
        assert_eq!(elsewhere.merge(LocalPresence::default()), Presence::default());
    }
}
