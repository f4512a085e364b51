//! The history of the seats: which person had which seat from when to when. A person may leave the waiting room and sit
//! down again, at the same seat or another one.

use super::state::TableState;
use iquazu_protocol::UnixMillis;
use iquazu_rules::Seat;
use iquazu_store::IdentityId;
use std::collections::VecDeque;

/// Chat keeps fewer lines, so older sittings do not matter.
const MAX_SITTINGS: usize = 64;

#[derive(Clone, Copy, Debug)]
struct Sitting {
    seat: Seat,
    identity: IdentityId,
    since: UnixMillis,
    until: Option<UnixMillis>,
}

/// The newest sittings of a table, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Sittings(VecDeque<Sitting>);

impl Sittings {
    pub(super) fn begin(&mut self, seat: Seat, identity: IdentityId, since: UnixMillis) {
        self.0.push_back(Sitting { seat, identity, since, until: None });
        if self.0.len() > MAX_SITTINGS {
            self.0.pop_front();
        }
    }

    pub(super) fn end(&mut self, identity: IdentityId, at: UnixMillis) {
        let open = self.0.iter_mut().filter(|sitting| sitting.identity == identity && sitting.until.is_none());
        open.for_each(|sitting| sitting.until = Some(at));
    }

    /// Returns the person who had a seat at a time; of two in the same millisecond, the later one.
    fn holder(&self, seat: Seat, at: UnixMillis) -> Option<IdentityId> {
        let had_it = |sitting: &&Sitting| {
            sitting.seat == seat && sitting.since <= at && sitting.until.is_none_or(|until| at <= until)
        };
        self.0.iter().rev().find(had_it).map(|sitting| sitting.identity)
    }
}

impl TableState {
    /// Returns the person who had a seat at a time.
    pub(crate) fn holder_at(&self, seat: Seat, at: UnixMillis) -> Option<IdentityId> {
        self.sittings.holder(seat, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seat_belongs_to_the_person_who_had_it_then() {
        let (ada, bob) = (IdentityId::random(), IdentityId::random());
        let [one, two, ..] = Seat::ALL;
        let mut sittings = Sittings::default();
        sittings.begin(one, ada, 10);
        sittings.end(ada, 20);
        sittings.begin(one, bob, 30);
        sittings.begin(two, ada, 40);
        let holder = |seat, at| sittings.holder(seat, at);
        assert_eq!(
            [holder(one, 9), holder(one, 15), holder(one, 25), holder(one, 35)],
            [None, Some(ada), None, Some(bob)]
        );
        assert_eq!([holder(two, 15), holder(two, 99)], [None, Some(ada)]);
        for at in 100..200 {
            sittings.begin(two, bob, at);
        }
        assert_eq!(sittings.0.len(), MAX_SITTINGS);
    }
}
