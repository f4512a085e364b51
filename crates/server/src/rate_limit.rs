//! Rate limits per client address and per person, and the number of WebSockets.
//!
//! `governor` implements the algorithm (GCRA). Its own keyed stores grow with the number of addresses and have to be
//! scanned to shrink again; [`Slots`] has a fixed size and no lock instead.

use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use crate::config::{Limits, RateLimit};
use crate::connections::{ConnectionCounts, ConnectionPermit, client_network};
use governor::Quota;
use governor::clock::{Clock, DefaultClock};
use governor::nanos::Nanos;
use governor::state::{InMemoryState, NotKeyed, StateStore};
use iquazu_protocol::Refusal;
use iquazu_store::{IdentityId, TableKey};

/// Number of slots: 512 KiB for each limit.
const SLOTS: usize = 1 << 16;
/// Slots of each key. With 2,000 addresses that have used up their quota, one in 5,000 others has only slots of theirs;
/// with a single slot for each it would be one in 33.
const SLOTS_PER_KEY: usize = 4;

/// The messages of one address may be this many times those of one person: people share addresses.
const PEOPLE_PER_ADDRESS: u32 = 32;
/// Seats that one address may take at a table by its link: people share addresses, and the link is theirs to give away.
const INVITED_SEATS: u32 = 3;
/// Public tables that one address may open at once.
const PUBLIC_TABLES_BURST: u32 = 3;

/// How often an address may try the operator's token.
const OPERATOR_LOGINS: RateLimit = RateLimit { per_minute: 5, burst: 5 };

type KeyedLimiter = governor::RateLimiter<ClientKey, Slots, DefaultClock>;

/// Who is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ClientKey {
    Address(IpAddr),
    Person(IdentityId),
    /// Seats at one table from one address.
    Seat(TableKey, IpAddr),
}

/// A fixed number of slots, each with a rate-limiting state. The hash of a key selects a few of them, and a key is limited
/// when all of its slots are used up, so that others who happen to share one of them do it no harm. The hash is keyed at
/// random, so nobody can choose an address that shares somebody else's slots.
struct Slots {
    slots: Box<[InMemoryState]>,
    hasher: RandomState,
}

impl Slots {
    fn new() -> Slots {
        Slots { slots: (0..SLOTS).map(|_| InMemoryState::default()).collect(), hasher: RandomState::new() }
    }
}

impl StateStore for Slots {
    type Key = ClientKey;

    fn measure_and_replace<T, F, E>(&self, key: &ClientKey, f: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let hash = self.hasher.hash_one(key).to_le_bytes();
        let own = hash.chunks_exact(size_of::<u16>()).take(SLOTS_PER_KEY);
        let slots = own.map(|part| usize::from(u16::from_le_bytes([part[0], part[1]])) % SLOTS);
        let charged = slots.map(|slot| self.slots[slot].measure_and_replace(&NotKeyed::NonKey, &f));
        // All of them are charged; one that is not used up suffices.
        charged.reduce(|one, other| if one.is_ok() { one } else { other }).expect("a key has slots")
    }
}

impl std::fmt::Debug for Slots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Slots").finish_non_exhaustive()
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn per_hour(number: u32, burst: u32) -> Quota {
    Quota::per_hour(at_least_one(number)).allow_burst(at_least_one(burst.max(number / 60)))
}

fn quota(rate: RateLimit) -> Quota {
    Quota::per_minute(at_least_one(rate.per_minute)).allow_burst(at_least_one(rate.burst))
}

fn refusal(wait: Duration) -> Refusal {
    let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(u32::from(wait.subsec_nanos() > 0));
    Refusal::RateLimited { seconds: seconds.max(1) }
}

/// The limits of all client addresses.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    requests: KeyedLimiter,
    files: KeyedLimiter,
    identities: KeyedLimiter,
    tables: KeyedLimiter,
    public_tables: KeyedLimiter,
    seats: KeyedLimiter,
    invited_seats: KeyedLimiter,
    channels: KeyedLimiter,
    reports: KeyedLimiter,
    operator_logins: KeyedLimiter,
    results: KeyedLimiter,
    messages: KeyedLimiter,
    messages_by_address: KeyedLimiter,
    chat: KeyedLimiter,
    sockets: Arc<ConnectionCounts>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Arc<RateLimiter> {
        let with_quota = |quota| KeyedLimiter::new(quota, Slots::new(), DefaultClock::default());
        let limiter = |rate| with_quota(quota(rate));
        let messages = limits.messages;
        let of_address = RateLimit {
            per_minute: messages.per_minute.saturating_mul(PEOPLE_PER_ADDRESS),
            burst: messages.burst.saturating_mul(PEOPLE_PER_ADDRESS),
        };
        Arc::new(RateLimiter {
            requests: limiter(limits.requests),
            files: limiter(limits.files),
            identities: limiter(limits.identities),
            tables: limiter(limits.tables),
            public_tables: with_quota(per_hour(limits.public_tables_per_hour, PUBLIC_TABLES_BURST)),
            seats: with_quota(per_hour(limits.seats_per_hour, limits.seats_per_hour)),
            invited_seats: with_quota(per_hour(limits.seats_per_hour, INVITED_SEATS)),
            channels: with_quota(per_hour(limits.channels_per_hour, limits.channels_per_hour)),
            reports: with_quota(per_hour(limits.reports_per_hour, limits.reports_per_hour)),
            operator_logins: limiter(OPERATOR_LOGINS),
            results: limiter(limits.results),
            messages: limiter(messages),
            messages_by_address: limiter(of_address),
            chat: limiter(limits.chat),
            sockets: ConnectionCounts::new(limits.connections_per_ip, limits.connections),
        })
    }

    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.requests, address_key(address))
    }

    /// Checks a request for a file of the app.
    pub(crate) fn check_file(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.files, address_key(address))
    }

    /// Checks the creation of an identity.
    pub(crate) fn check_identity(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.identities, address_key(address))
    }

    /// Checks a table that the lobby lists.
    pub(crate) fn check_public_table(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.public_tables, address_key(address))
    }

    /// Checks that a newcomer takes a seat. A client without a cookie is a new person each time, so the address counts.
    pub(crate) fn check_seat(&self, table: TableKey, address: IpAddr, invited: bool) -> Result<(), Refusal> {
        let limiter = if invited { &self.invited_seats } else { &self.seats };
        check(limiter, ClientKey::Seat(table, client_network(address)))
    }

    /// Checks a new address for notices, to which a message is sent.
    pub(crate) fn check_channel(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.channels, address_key(address))
    }

    /// Checks a report about somebody.
    pub(crate) fn check_report(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.reports, address_key(address))
    }

    /// Checks an attempt to open the operator's page.
    pub(crate) fn check_operator_login(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.operator_logins, address_key(address))
    }

    /// Checks a result of the deal of the day, whose game is played again.
    pub(crate) fn check_result(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.results, address_key(address))
    }

    pub(crate) fn check_table(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.tables, address_key(address))
    }

    /// Checks a message over a WebSocket. The quota belongs to the person, so more connections do not help.
    pub(crate) fn check_message(&self, address: IpAddr, person: Option<IdentityId>) -> Result<(), Refusal> {
        let address = address_key(address);
        check(&self.messages_by_address, address)?;
        check(&self.messages, person.map_or(address, ClientKey::Person))
    }

    /// Checks a line of chat.
    pub(crate) fn check_chat(&self, address: IpAddr, person: Option<IdentityId>) -> Result<(), Refusal> {
        check(&self.chat, person.map_or(address_key(address), ClientKey::Person))
    }

    /// Counts a WebSocket until the permit is dropped.
    pub(crate) fn open_socket(&self, address: IpAddr) -> Result<ConnectionPermit, Refusal> {
        self.sockets.open(Some(address)).map_err(|_| refusal(Duration::from_secs(60)))
    }
}

fn check(limiter: &KeyedLimiter, key: ClientKey) -> Result<(), Refusal> {
    let result = limiter.check_key(&key);
    result.map_err(|denied| refusal(denied.wait_time_from(limiter.clock().now())))
}

fn address_key(address: IpAddr) -> ClientKey {
    ClientKey::Address(client_network(address))
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use governor::middleware::NoOpMiddleware;

    type TestLimiter = governor::RateLimiter<ClientKey, Slots, FakeRelativeClock, NoOpMiddleware<Nanos>>;

    const LOCALHOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn burst_is_limited_and_refills() {
        let clock = FakeRelativeClock::default();
        let quota = quota(RateLimit { per_minute: 60, burst: 3 });
        let limiter = TestLimiter::new(quota, Slots::new(), clock.clone());
        let check =
            || limiter.check_key(&address_key(LOCALHOST)).map_err(|denied| refusal(denied.wait_time_from(clock.now())));
        assert_eq!([0; 4].map(|_| check().is_ok()), [true, true, true, false]);
        assert_eq!(check(), Err(Refusal::RateLimited { seconds: 1 }));
        clock.advance(Duration::from_secs(2));
        assert_eq!([0; 3].map(|_| check().is_ok()), [true, true, false]);
        clock.advance(Duration::from_secs(60));
        assert_eq!([0; 4].map(|_| check().is_ok()), [true, true, true, false], "no more than the burst is saved up");
    }

    /// Many addresses that have used up their quota hardly ever limit others.
    #[test]
    fn flood_from_many_addresses_does_not_limit_others() {
        let limiter = RateLimiter::new(Limits::default());
        let address = |network: u8, number: u32| {
            let [_, _, high, low] = number.to_be_bytes();
            IpAddr::from([10, network, high, low])
        };
        for number in 0..2_000 {
            while limiter.check_chat(address(1, number), None).is_ok() {}
        }
        let limited = (0..2_000).filter(|number| limiter.check_chat(address(2, *number), None).is_err()).count();
        assert!(limited < 10, "{limited} of 2,000");
    }

    #[test]
    fn addresses_have_separate_quotas() {
        let limits = Limits { tables: RateLimit { per_minute: 1, burst: 1 }, ..Limits::default() };
        let limiter = RateLimiter::new(limits);
        let accepted = (0..100).filter(|last| limiter.check_table(IpAddr::from([10, 0, 0, *last])).is_ok()).count();
        assert!(accepted > 90, "{accepted} of 100 addresses: only hash collisions share a quota");
        assert!(limiter.check_table(IpAddr::from([10, 0, 0, 1])).is_err());
    }

    #[test]
    fn a_person_has_one_quota_at_all_addresses() {
        let limits = Limits { messages: RateLimit { per_minute: 1, burst: 3 }, ..Limits::unlimited() };
        let limiter = RateLimiter::new(limits);
        let (ada, ben) = (IdentityId::random(), IdentityId::random());
        let accepted = |person, addresses: std::ops::Range<u8>| {
            addresses.filter(|last| limiter.check_message(IpAddr::from([10, 0, 0, *last]), person).is_ok()).count()
        };
        assert_eq!(accepted(Some(ada), 0..10), 3);
        assert_eq!(accepted(Some(ben), 0..10), 3);
        let many: usize = (0..100).map(|_| accepted(Some(IdentityId::random()), 77..78)).sum();
        assert!(many <= 3 * PEOPLE_PER_ADDRESS as usize, "{many} messages of one address");
    }

    #[test]
    fn unlimited_rates_are_not_limited() {
        let limiter = RateLimiter::new(Limits::unlimited());
        assert!((0..100_000).all(|_| limiter.check_request(LOCALHOST).is_ok()));
    }

    #[test]
    fn one_address_cannot_fill_a_table_or_the_lobby() {
        let limiter = RateLimiter::new(Limits::default());
        let (table, other) = (TableKey::random(), TableKey::random());
        let stranger = |table, invited| limiter.check_seat(table, LOCALHOST, invited).is_ok();
        assert_eq!([0; 3].map(|_| stranger(table, false)), [true, false, false]);
        assert!(stranger(other, false), "each table for itself");
        assert_eq!([0; 4].map(|_| stranger(table, true)), [true, true, true, false], "a family with the link");
        assert_eq!((0..50).filter(|_| limiter.check_public_table(LOCALHOST).is_ok()).count(), 3);
    }
}
