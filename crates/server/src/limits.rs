//! Limits by address: buckets of tokens, and connections counted.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::options::{Limits, Rate};
use iquazu_protocol::Refusal;

/// So many addresses are remembered before the idle ones are forgotten.
const MANY: usize = 10_000;

/// Holds as many tokens as may be spent in a row, and fills up again.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, tokens: f64::from(rate.in_a_row), filled: now }
    }

    fn fill(&mut self, now: Instant) {
        let minutes = now.saturating_duration_since(self.filled).as_secs_f64() / 60.0;
        self.filled = now;
        self.tokens = (self.tokens + minutes * f64::from(self.rate.a_minute)).min(f64::from(self.rate.in_a_row));
    }

    /// Spends a token, or says when to come again.
    pub(crate) fn spend(&mut self, now: Instant) -> Result<(), Refusal> {
        self.fill(now);
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        let minutes = (1.0 - self.tokens) / f64::from(self.rate.a_minute.max(1));
        Err(Refusal::TooFast { seconds: (minutes * 60.0).ceil() as u32 })
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= f64::from(self.rate.in_a_row)
    }
}

#[derive(Debug)]
struct Account {
    tables: Bucket,
    requests: Bucket,
    connections: u32,
}

/// What every address has spent.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    accounts: Mutex<HashMap<IpAddr, Account>>,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Arc<Gate> {
        Arc::new(Gate { limits, accounts: Mutex::default() })
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Refusal> {
        self.with(from, |account, now| account.requests.spend(now))
    }

    pub(crate) fn table(&self, from: IpAddr) -> Result<(), Refusal> {
        self.with(from, |account, now| account.tables.spend(now))
    }

    /// A place for one connection, until it is dropped.
    pub(crate) fn connection(self: &Arc<Gate>, from: IpAddr) -> Result<Connection, Refusal> {
        let most = self.limits.connections;
        self.with(from, |account, _| {
            if account.connections >= most {
                return Err(Refusal::TooFast { seconds: 60 });
            }
            account.connections += 1;
            Ok(())
        })?;
        Ok(Connection { gate: Arc::clone(self), from })
    }

    fn with<T>(&self, from: IpAddr, act: impl FnOnce(&mut Account, Instant) -> T) -> T {
        let now = Instant::now();
        // Counts are whole at every moment, also where a holder of the lock panicked.
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        if accounts.len() >= MANY {
            accounts.retain(|_, account| {
                account.connections > 0 || !account.requests.is_full(now) || !account.tables.is_full(now)
            });
        }
        let account = accounts.entry(network(from)).or_insert_with(|| Account {
            tables: Bucket::new(self.limits.tables, now),
            requests: Bucket::new(self.limits.requests, now),
            connections: 0,
        });
        act(account, now)
    }
}

/// Who has an IPv6 address usually has 2⁶⁴ of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

/// One open connection.
#[derive(Debug)]
pub(crate) struct Connection {
    gate: Arc<Gate>,
    from: IpAddr,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.gate.with(self.from, |account, _| account.connections = account.connections.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_so_many_in_a_row_and_fills_up_again() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate { a_minute: 60, in_a_row: 3 }, start);
        assert_eq!([0; 4].map(|_| bucket.spend(start).is_ok()), [true, true, true, false]);
        assert_eq!(bucket.spend(start), Err(Refusal::TooFast { seconds: 1 }));
        let later = start + Duration::from_secs(2);
        assert_eq!([0; 3].map(|_| bucket.spend(later).is_ok()), [true, true, false]);
        assert!(bucket.is_full(later + Duration::from_secs(3)));
    }

    #[test]
    fn connections_are_given_back() {
        let gate = Gate::new(Limits { connections: 2, ..Limits::default() });
        let from = IpAddr::from([127, 0, 0, 1]);
        let first = gate.connection(from).unwrap();
        let _second = gate.connection(from).unwrap();
        assert!(gate.connection(from).is_err());
        drop(first);
        assert!(gate.connection(from).is_ok());
    }

    #[test]
    fn neighbours_in_one_network_share_their_limit() {
        let gate = Gate::new(Limits { connections: 1, ..Limits::default() });
        let _held = gate.connection("2001:db8::1".parse().unwrap()).unwrap();
        assert!(gate.connection("2001:db8::2".parse().unwrap()).is_err());
        assert!(gate.connection("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}
