//! Reverse proxies whose headers are trusted, and where a request comes from.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::HeaderMap;
use iquazu_protocol::UnixMillis;

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";
/// The warning about headers that are not trusted is repeated after this time.
const WARNING_INTERVAL_MS: UnixMillis = 3_600_000;

/// A network of IP addresses, such as `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// Returns whether an address belongs to the network. An IPv4 address is the same in either family.
    pub fn contains(&self, address: IpAddr) -> bool {
        let (own, other) = (self.address.to_canonical(), address.to_canonical());
        let high_bits = |address: IpAddr| match address {
            IpAddr::V4(address) => u128::from(address.to_bits()) << 96,
            IpAddr::V6(address) => address.to_bits(),
        };
        let ignored = 128 - u32::from(self.bits);
        own.is_ipv4() == other.is_ipv4()
            && high_bits(own).checked_shr(ignored).unwrap_or(0) == high_bits(other).checked_shr(ignored).unwrap_or(0)
    }
}

/// Error when parsing a [`Network`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNetworkError;

impl fmt::Display for ParseNetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an IP address or a network, such as 127.0.0.1 or 10.0.0.0/8")
    }
}

impl std::error::Error for ParseNetworkError {}

impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Network, ParseNetworkError> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address = address.parse::<IpAddr>().map_err(|_| ParseNetworkError)?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| ParseNetworkError)?;
        if bits > most { Err(ParseNetworkError) } else { Ok(Network { address, bits }) }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) address: IpAddr,
    /// Whether the client reached a trusted proxy over TLS.
    pub(crate) https: bool,
}

/// The trusted proxies.
#[derive(Debug, Default)]
pub(crate) struct Proxies {
    trusted: Vec<Network>,
    warned_at: AtomicU64,
}

impl Proxies {
    pub(crate) fn new(trusted: Vec<Network>) -> Proxies {
        Proxies { trusted, warned_at: AtomicU64::new(0) }
    }

    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.contains(address))
    }

    /// Returns where a request comes from. Headers count only if a trusted proxy sent them.
    pub(crate) fn origin(&self, peer: Option<SocketAddr>, headers: &HeaderMap, now: UnixMillis) -> Origin {
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
        if !self.trusts(peer) {
            self.warn_once(peer, headers, now);
            return Origin { address: peer, https: false };
        }
        let proto = headers.get_all(FORWARDED_PROTO).iter().next_back().and_then(|proto| proto.to_str().ok());
        let https = proto.and_then(|proto| proto.rsplit(',').next()).is_some_and(|proto| proto.trim() == "https");
        Origin { address: self.forwarded_for(headers).unwrap_or(peer), https }
    }

    /// Returns the last address that is not one of our proxies. Each proxy appends the address that it sees; clients can
    /// forge everything before that.
    fn forwarded_for(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let mut nearest = None;
        for value in headers.get_all(FORWARDED_FOR).iter().rev() {
            for text in value.to_str().ok()?.rsplit(',') {
                let Some(address) = parse_address(text.trim()) else { return nearest };
                nearest = Some(address);
                if !self.trusts(address) {
                    return nearest;
                }
            }
        }
        nearest
    }

    /// Warns about a proxy that is not configured: everybody behind it shares its limits, and cookies are not `Secure`.
    fn warn_once(&self, peer: IpAddr, headers: &HeaderMap, now: UnixMillis) {
        if !headers.contains_key(FORWARDED_FOR) && !headers.contains_key(FORWARDED_PROTO) {
            return;
        }
        let last = self.warned_at.load(Ordering::Relaxed);
        let is_due = last == 0 || now.saturating_sub(last) >= WARNING_INTERVAL_MS;
        if is_due && self.warned_at.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_ok() {
            tracing::warn!(
                %peer,
                "ignoring X-Forwarded headers: everybody behind this proxy shares one address. If it is yours, add it to \
                 --trusted-proxies"
            );
        }
    }
}

/// Parses an address with or without a port.
fn parse_address(text: &str) -> Option<IpAddr> {
    let address = text.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()));
    address.map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn origin(peer: &str, pairs: &[(&'static str, &'static str)]) -> (String, bool) {
        let proxies = Proxies::new(vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()]);
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        let Origin { address, https } = proxies.origin(Some(peer), &headers, 1);
        (address.to_string(), https)
    }

    #[test]
    fn headers_of_strangers_are_ignored() {
        let forged = [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-proto", "https")];
        assert_eq!(origin("1.1.1.1", &forged), ("1.1.1.1".to_owned(), false));
        assert_eq!(origin("127.0.0.1", &forged), ("9.9.9.9".to_owned(), true));
        assert_eq!(origin("127.0.0.1", &[]), ("127.0.0.1".to_owned(), false));
    }

    #[test]
    fn last_untrusted_address_is_the_client() {
        let address = |pairs: &[(&'static str, &'static str)]| origin("127.0.0.1", pairs).0;
        assert_eq!(address(&[("x-forwarded-for", "6.6.6.6, 2.2.2.2")]), "2.2.2.2", "the first one is forged");
        assert_eq!(address(&[("x-forwarded-for", "2.2.2.2, 10.1.2.3")]), "2.2.2.2", "behind two proxies");
        assert_eq!(address(&[("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "2.2.2.2")]), "2.2.2.2");
        assert_eq!(address(&[("x-forwarded-for", "nonsense, 10.1.2.3")]), "10.1.2.3");
        assert_eq!(address(&[("x-forwarded-for", "nonsense")]), "127.0.0.1");
        assert_eq!(address(&[("x-forwarded-for", "[2001:db8::1]:443")]), "2001:db8::1");
        assert_eq!(address(&[("x-forwarded-for", "::ffff:2.2.2.2")]), "2.2.2.2");
    }

    #[test]
    fn networks_contain_their_addresses() {
        let contains =
            |network: &str, address: &str| network.parse::<Network>().unwrap().contains(address.parse().unwrap());
        assert!(contains("10.0.0.0/8", "10.200.1.1") && contains("10.0.0.0/8", "::ffff:10.0.0.1"));
        assert!(!contains("10.0.0.0/8", "11.0.0.1") && !contains("10.0.0.0/8", "a00::1"));
        assert!(contains("0.0.0.0/0", "1.2.3.4") && !contains("0.0.0.0/0", "::1"));
        assert!(contains("fd00::/8", "fdab::1") && !contains("::1", "::2"));
        for bad in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "example.org", "10.0.0.0/-1"] {
            assert_eq!(bad.parse::<Network>(), Err(ParseNetworkError), "{bad}");
        }
    }

    /// One line an hour, so that nobody can fill the log with such headers.
    #[test]
    fn untrusted_headers_are_warned_about_once() {
        let proxies = Proxies::default();
        let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), HeaderValue::from_static("9.9.9.9"))]);
        let warned = |now, headers: &HeaderMap| {
            let before = proxies.warned_at.load(Ordering::Relaxed);
            proxies.origin(None, headers, now);
            proxies.warned_at.load(Ordering::Relaxed) != before
        };
        assert!(!warned(5, &HeaderMap::new()) && warned(5, &headers) && !warned(6, &headers));
        assert!(warned(5 + WARNING_INTERVAL_MS, &headers));
    }
}
