//! Rate limits per client address, and the number of connections of each.
//!
//! `governor` implements the algorithm (GCRA). Its own keyed stores grow with the number of addresses and have to be
//! scanned to shrink again; [`AddressSlots`] has a fixed size and no lock instead.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::config::{Limits, RateLimit};
use governor::clock::{Clock, DefaultClock};
use governor::nanos::Nanos;
use governor::state::{InMemoryState, NotKeyed, StateStore};
use governor::{DefaultDirectRateLimiter, Quota};
use iquazu_protocol::Refusal;

/// Number of slots: 512 KiB for each limit. With 1,000 active addresses 1.5 % of them share a slot with another one.
const SLOTS: usize = 1 << 16;

type AddressLimiter = governor::RateLimiter<IpAddr, AddressSlots, DefaultClock>;

/// One rate-limiting state per hash of an address. Addresses with the same hash share their quota. The hash is keyed at
/// random, so nobody can choose an address that shares somebody else's slot.
struct AddressSlots {
    slots: Box<[InMemoryState]>,
    hasher: RandomState,
}

impl AddressSlots {
    fn new() -> AddressSlots {
        AddressSlots { slots: (0..SLOTS).map(|_| InMemoryState::default()).collect(), hasher: RandomState::new() }
    }
}

impl StateStore for AddressSlots {
    type Key = IpAddr;

    fn measure_and_replace<T, F, E>(&self, key: &IpAddr, f: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let slot = self.hasher.hash_one(key) as usize % self.slots.len();
        self.slots[slot].measure_and_replace(&NotKeyed::NonKey, f)
    }
}

impl std::fmt::Debug for AddressSlots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AddressSlots").finish_non_exhaustive()
    }
}

fn quota(rate: RateLimit) -> Quota {
    let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(at_least_one(rate.per_minute)).allow_burst(at_least_one(rate.burst))
}

fn refusal(wait: Duration) -> Refusal {
    let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(u32::from(wait.subsec_nanos() > 0));
    Refusal::RateLimited { seconds: seconds.max(1) }
}

/// The limits of all client addresses.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    limits: Limits,
    requests: AddressLimiter,
    tables: AddressLimiter,
    /// Has an entry for each address with an open connection, and is therefore as bounded as connections are.
    connections: Mutex<HashMap<IpAddr, u32>>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Arc<RateLimiter> {
        let limiter = |rate| AddressLimiter::new(quota(rate), AddressSlots::new(), DefaultClock::default());
        let (requests, tables) = (limiter(limits.requests), limiter(limits.tables));
        Arc::new(RateLimiter { limits, requests, tables, connections: Mutex::default() })
    }

    pub(crate) fn check_request(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.requests, address)
    }

    pub(crate) fn check_table(&self, address: IpAddr) -> Result<(), Refusal> {
        check(&self.tables, address)
    }

    /// Returns the limit of a new connection's messages.
    pub(crate) fn messages(&self) -> MessageLimiter {
        MessageLimiter(DefaultDirectRateLimiter::direct(quota(self.limits.messages)))
    }

    /// Counts a connection until the permit is dropped.
    pub(crate) fn open_connection(self: &Arc<RateLimiter>, address: IpAddr) -> Result<ConnectionPermit, Refusal> {
        let key = client_key(address);
        let mut connections = self.lock();
        let count = connections.entry(key).or_default();
        if *count >= self.limits.connections_per_ip {
            return Err(refusal(Duration::from_secs(60)));
        }
        *count += 1;
        Ok(ConnectionPermit { limiter: Arc::clone(self), key })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // The counts are consistent even if a holder of the lock panicked.
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn check(limiter: &AddressLimiter, address: IpAddr) -> Result<(), Refusal> {
    let result = limiter.check_key(&client_key(address));
    result.map_err(|denied| refusal(denied.wait_time_from(limiter.clock().now())))
}

/// Returns the network to limit: a client with an IPv6 address usually has 2⁶⁴ of them.
fn client_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

/// The limit of one connection's messages.
#[derive(Debug)]
pub(crate) struct MessageLimiter(DefaultDirectRateLimiter);

impl MessageLimiter {
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        self.0.check().map_err(|denied| refusal(denied.wait_time_from(self.0.clock().now())))
    }
}

/// An open connection.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    limiter: Arc<RateLimiter>,
    key: IpAddr,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut connections = self.limiter.lock();
        if let Some(count) = connections.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use governor::middleware::NoOpMiddleware;

    type TestLimiter = governor::RateLimiter<IpAddr, AddressSlots, FakeRelativeClock, NoOpMiddleware<Nanos>>;

    const LOCALHOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn burst_is_limited_and_refills() {
        let clock = FakeRelativeClock::default();
        let quota = quota(RateLimit { per_minute: 60, burst: 3 });
        let limiter = TestLimiter::new(quota, AddressSlots::new(), clock.clone());
        let check = || limiter.check_key(&LOCALHOST).map_err(|denied| refusal(denied.wait_time_from(clock.now())));
        assert_eq!([0; 4].map(|_| check().is_ok()), [true, true, true, false]);
        assert_eq!(check(), Err(Refusal::RateLimited { seconds: 1 }));
        clock.advance(Duration::from_secs(2));
        assert_eq!([0; 3].map(|_| check().is_ok()), [true, true, false]);
        clock.advance(Duration::from_secs(60));
        assert_eq!([0; 4].map(|_| check().is_ok()), [true, true, true, false], "no more than the burst is saved up");
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
    fn unlimited_rates_are_not_limited() {
        let limiter = RateLimiter::new(Limits::unlimited());
        assert!((0..100_000).all(|_| limiter.check_request(LOCALHOST).is_ok()));
    }

    #[test]
    fn dropped_permit_frees_its_connection() {
        let limiter = RateLimiter::new(Limits { connections_per_ip: 2, ..Limits::default() });
        let first = limiter.open_connection(LOCALHOST).unwrap();
        let second = limiter.open_connection(LOCALHOST).unwrap();
        assert!(limiter.open_connection(LOCALHOST).is_err());
        drop(first);
        drop(limiter.open_connection(LOCALHOST).unwrap());
        drop(second);
        assert!(limiter.lock().is_empty(), "an address without connections takes no memory");
    }

    #[test]
    fn ipv6_network_shares_its_limit() {
        let limiter = RateLimiter::new(Limits { connections_per_ip: 1, ..Limits::default() });
        let _held = limiter.open_connection("2001:db8::1".parse().unwrap()).unwrap();
        assert!(limiter.open_connection("2001:db8::2".parse().unwrap()).is_err());
        assert!(limiter.open_connection("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}
