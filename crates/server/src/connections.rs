//! Counts of open connections, for each address and in all.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Open connections of one kind.
#[derive(Debug)]
pub(crate) struct ConnectionCounts {
    most_per_address: u32,
    most: u32,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    all: u32,
    /// One entry for each address with an open connection, so it cannot have more entries than there are connections.
    by_address: HashMap<IpAddr, u32>,
}

/// Which limit is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LimitReached {
    Address,
    All,
}

impl ConnectionCounts {
    pub(crate) fn new(most_per_address: u32, most: u32) -> Arc<ConnectionCounts> {
        Arc::new(ConnectionCounts { most_per_address, most, counts: Mutex::default() })
    }

    /// Counts a connection until the permit is dropped. Without an address only the limit of all applies.
    pub(crate) fn open(
        self: &Arc<ConnectionCounts>,
        address: Option<IpAddr>,
    ) -> Result<ConnectionPermit, LimitReached> {
        let key = address.map(client_network);
        let mut counts = self.lock();
        if counts.all >= self.most {
            return Err(LimitReached::All);
        }
        if let Some(key) = key {
            let of_address = counts.by_address.entry(key).or_default();
            if *of_address >= self.most_per_address {
                return Err(LimitReached::Address);
            }
            *of_address += 1;
        }
        counts.all += 1;
        Ok(ConnectionPermit { counts: Arc::clone(self), key })
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        // The counts are consistent even if a holder of the lock panicked.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the network to limit: a client with an IPv6 address usually has 2⁶⁴ of them.
pub(crate) fn client_network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

/// An open connection.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    counts: Arc<ConnectionCounts>,
    key: Option<IpAddr>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut counts = self.counts.lock();
        counts.all -= 1;
        let Some(key) = self.key else { return };
        if let Some(of_address) = counts.by_address.get_mut(&key) {
            *of_address -= 1;
            if *of_address == 0 {
                counts.by_address.remove(&key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCALHOST: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));

    #[test]
    fn dropped_permit_frees_its_connection() {
        let counts = ConnectionCounts::new(2, u32::MAX);
        let first = counts.open(LOCALHOST).unwrap();
        let second = counts.open(LOCALHOST).unwrap();
        assert_eq!(counts.open(LOCALHOST).err(), Some(LimitReached::Address));
        drop(first);
        drop(counts.open(LOCALHOST).unwrap());
        drop(second);
        assert!(counts.lock().by_address.is_empty(), "an address without connections takes no memory");
        assert_eq!(counts.lock().all, 0);
    }

    #[test]
    fn ipv6_network_shares_its_limit() {
        let counts = ConnectionCounts::new(1, u32::MAX);
        let open = |address: &str| counts.open(address.parse().ok());
        let _held = open("2001:db8::1").unwrap();
        assert!(open("2001:db8::2").is_err());
        assert!(open("2001:db8:0:1::1").is_ok());
    }

    #[test]
    fn all_addresses_share_one_limit() {
        let counts = ConnectionCounts::new(1, 3);
        let open = |last: u8| counts.open(Some(IpAddr::from([10, 0, 0, last])));
        let _held = [open(1).unwrap(), open(2).unwrap(), counts.open(None).unwrap()];
        assert_eq!(open(3).err(), Some(LimitReached::All));
        assert_eq!(counts.open(None).err(), Some(LimitReached::All));
    }
}
