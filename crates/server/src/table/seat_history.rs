//! The history of the seats: which person had which seat from when to when. A person may leave the waiting room and sit
//! down again, at the same seat or another one.

use super::state::TableState;
use iquazu_protocol::UnixMillis;
use iquazu_rules::Seat;
use iquazu_store::IdentityId;
use std::collections::VecDeque;

/// Chat keeps fewer lines, so older periods do not matter.
const MAX_PERIODS: usize = 64;

#[derive(Clone, Copy, Debug)]
struct SeatPeriod {
    seat: Seat,
    identity: IdentityId,
    since: UnixMillis,
    until: Option<UnixMillis>,
}

/// The newest periods of a table, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatHistory(VecDeque<SeatPeriod>);

impl SeatHistory {
    pub(super) fn begin(&mut self, seat: Seat, identity: IdentityId, since: UnixMillis) {
        self.0.push_back(SeatPeriod { seat, identity, since, until: None });
        if self.0.len() > MAX_PERIODS {
            self.0.pop_front();
        }
    }

    pub(super) fn end(&mut self, identity: IdentityId, at: UnixMillis) {
        let open = self.0.iter_mut().filter(|period| period.identity == identity && period.until.is_none());
        open.for_each(|period| period.until = Some(at));
    }

    /// Returns the person who had a seat at a time; of two in the same millisecond, the later one.
    fn holder(&self, seat: Seat, at: UnixMillis) -> Option<IdentityId> {
        let had_it = |period: &&SeatPeriod| {
            period.seat == seat && period.since <= at && period.until.is_none_or(|until| at <= until)
        };
        self.0.iter().rev().find(had_it).map(|period| period.identity)
    }
}

impl TableState {
    /// Returns the person who had a seat at a time.
    pub(crate) fn holder_at(&self, seat: Seat, at: UnixMillis) -> Option<IdentityId> {
        self.seat_history.holder(seat, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seat_belongs_to_the_person_who_had_it_then() {
        let (ada, bob) = (IdentityId::random(), IdentityId::random());
        let [one, two, ..] = Seat::ALL;
        let mut seat_history = SeatHistory::default();
        seat_history.begin(one, ada, 10);
        seat_history.end(ada, 20);
        seat_history.begin(one, bob, 30);
        seat_history.begin(two, ada, 40);
        let holder = |seat, at| seat_history.holder(seat, at);
        assert_eq!(
            [holder(one, 9), holder(one, 15), holder(one, 25), holder(one, 35)],
            [None, Some(ada), None, Some(bob)]
        );
        assert_eq!([holder(two, 15), holder(two, 99)], [None, Some(ada)]);
        for at in 100..200 {
            seat_history.begin(two, bob, at);
        }
        assert_eq!(seat_history.0.len(), MAX_PERIODS);
    }
}
