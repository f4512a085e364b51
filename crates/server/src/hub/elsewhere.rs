//! Who is connected to a table at other processes, as far as they have said.

use crate::table::Presence;
use iquazu_rules::Seat;
use iquazu_store::{Here, ProcessId};

#[derive(Debug, Default)]
pub(super) struct Elsewhere(Vec<(ProcessId, Here)>);

impl Elsewhere {
    pub(super) fn heard(&mut self, process: ProcessId, here: Here) {
        self.lost(process);
        if here != Here::default() {
            self.0.push((process, here));
        }
    }

    pub(super) fn lost(&mut self, process: ProcessId) {
        self.0.retain(|(known, _)| *known != process);
    }

    /// Those of this process and all others.
    pub(super) fn and(&self, here: Here) -> Presence {
        let all = self.0.iter().map(|(_, there)| *there).chain([here]);
        let (seats, watching) =
            all.fold((0, 0u32), |(seats, watching), one| (seats | one.seats, watching.saturating_add(one.watching)));
        let present = Seat::ALL.into_iter().filter(|seat| seats & bit(*seat) != 0).collect();
        Presence { present, watching }
    }
}

pub(super) fn bit(seat: Seat) -> u8 {
    1 << seat.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_there_once_and_watchers_add_up_until_a_process_is_lost() {
        let (first, second) = (ProcessId::random(), ProcessId::random());
        let mut elsewhere = Elsewhere::default();
        elsewhere.heard(first, Here { seats: 0b11, watching: 2 });
        elsewhere.heard(second, Here { seats: 0b10, watching: 0 });
        elsewhere.heard(first, Here { seats: 0b01, watching: 1 });
        let all = elsewhere.and(Here { seats: 0b10, watching: 1 });
        assert_eq!(all, Presence { present: Seat::ALL[..2].to_vec(), watching: 2 });
        elsewhere.lost(first);
        assert_eq!(elsewhere.and(Here::default()), Presence { present: vec![Seat::ALL[1]], watching: 0 });
        elsewhere.heard(second, Here::default());
        assert_eq!(elsewhere.and(Here::default()), Presence::default());
    }
}
