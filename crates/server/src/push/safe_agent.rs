//! Requests to addresses that strangers entered: only to public networks (the address that is connected to is checked),
//! without redirects, and without reading the response.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use iquazu_protocol::DeliveryProblem;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

/// Resolves names, and keeps only addresses of public networks.
#[derive(Debug, Default)]
struct PublicResolver(DefaultResolver);

impl Resolver for PublicResolver {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let all = self.0.resolve(uri, config, timeout)?;
        let mut public = self.empty();
        all.iter().filter(|address| is_public(address.ip())).for_each(|address| public.push(*address));
        // A name may lead to public and private addresses; one of the latter is reason enough.
        if public.is_empty() || public.len() < all.len() { Err(ureq::Error::HostNotFound) } else { Ok(public) }
    }
}

/// A request to a webhook.
#[derive(Debug)]
pub(super) struct WebhookRequest {
    pub(super) url: String,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: String,
}

/// Sends a request. Blocks.
///
/// # Errors
/// Returns why it failed. A redirect is a rejection.
pub(super) fn send(request: &WebhookRequest, allow_private: bool, timeout: Duration) -> Result<(), DeliveryProblem> {
    check_url(&request.url, allow_private)?;
    // A proxy would resolve names itself, so none is used.
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(timeout))
        .max_redirects(0)
        .max_redirects_will_error(true)
        .proxy(None)
        .build();
    let agent = if allow_private {
        ureq::Agent::new_with_config(config)
    } else {
        ureq::Agent::with_parts(config, DefaultConnector::default(), PublicResolver::default())
    };
    let mut post = agent.post(&request.url);
    for (name, value) in &request.headers {
        post = post.header(*name, value);
    }
    // The body of the answer is never read.
    match post.send(request.body.as_bytes()) {
        Ok(answer) if answer.status().is_success() => Ok(()),
        Ok(_) | Err(ureq::Error::StatusCode(_) | ureq::Error::TooManyRedirects) => Err(DeliveryProblem::Rejected),
        Err(ureq::Error::HostNotFound | ureq::Error::BadUri(_)) => Err(DeliveryProblem::Address),
        Err(_) => Err(DeliveryProblem::Unreachable),
    }
}

/// Checks the form of a URL: HTTPS to a host, without a user, at the usual port. Plain HTTP and other ports only where
/// private networks are allowed.
///
/// # Errors
/// [`DeliveryProblem::Address`].
pub(crate) fn check_url(url: &str, allow_private: bool) -> Result<(), DeliveryProblem> {
    let is_good = || -> Option<bool> {
        let uri: Uri = url.parse().ok()?;
        let authority = uri.authority()?;
        let is_plain = uri.scheme_str()? == "http";
        let is_secure = uri.scheme_str()? == "https";
        let is_usual = authority.port_u16().is_none_or(|port| port == 443);
        let named = !authority.host().is_empty() && !authority.as_str().contains('@') && url.len() <= 1000;
        let literal = authority.host().trim_matches(['[', ']']).parse::<IpAddr>();
        let is_open = literal.map_or(true, is_public);
        Some(named && ((is_secure && is_usual && is_open) || (allow_private && (is_plain || is_secure))))
    };
    if is_good() == Some(true) { Ok(()) } else { Err(DeliveryProblem::Address) }
}

/// Returns whether an address belongs to the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        || a >= 224
        // Carrier-grade NAT, protocol assignments, benchmarks.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19));
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let octets = address.octets();
    let embedded = |at: usize| Ipv4Addr::new(octets[at], octets[at + 1], octets[at + 2], octets[at + 3]);
    if let Some(address) = address.to_ipv4_mapped() {
        return is_public_v4(address);
    }
    match (a, b) {
        // NAT64 and 6to4 carry an IPv4 address.
        (0x64, 0xff9b) => is_public_v4(embedded(12)),
        (0x2002, _) => is_public_v4(embedded(2)),
        // Teredo, ORCHID, documentation and other special uses.
        (0x2001, b) if b < 0x200 || b == 0xdb8 => false,
        (0x3fff, _) => false,
        _ => a & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_networks_are_public() {
        for public in ["8.8.8.8", "1.1.1.1", "203.0.114.1", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "203.0.113.5",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001:db8::1",
            "2001::1",
            "::7f00:1",
        ] {
            assert!(!is_public(private.parse().expect("an address")), "{private}");
        }
    }

    #[test]
    fn urls_are_checked() {
        for good in ["https://ntfy.sh/my-topic", "https://discord.com/api/webhooks/1/x", "https://example.org:443/x"] {
            assert_eq!(check_url(good, false), Ok(()), "{good}");
        }
        for bad in [
            "http://ntfy.sh/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://user:pw@example.org/x",
            "ftp://example.org",
            "https://example.org:8080/x",
            "file:///etc/passwd",
            "https://",
            "",
            "https://10.0.0.1/",
            "x",
        ] {
            assert_eq!(check_url(bad, false), Err(DeliveryProblem::Address), "{bad}");
        }
        assert_eq!(check_url("http://127.0.0.1:8080/x", true), Ok(()));
        assert_eq!(check_url("http://u@127.0.0.1:8080/x", true), Err(DeliveryProblem::Address));
    }

    /// A name that leads to the loopback network is refused, though its form is good.
    #[test]
    fn name_of_a_private_address_is_refused() {
        let request =
            WebhookRequest { url: "https://localhost/x".to_owned(), headers: Vec::new(), body: String::new() };
        assert_eq!(send(&request, false, Duration::from_secs(10)), Err(DeliveryProblem::Address));
    }
}
