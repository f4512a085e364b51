//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use super::Online;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::convert::Infallible;

/// The address of a client: of the connection, or what a trusted proxy says.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub(super) IpAddr);

impl FromRequestParts<Online> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, online: &Online) -> Result<From, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let told = online.hub.online.trust_proxy.then(|| forwarded(&parts.headers)).flatten();
        Ok(From(told.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The last address is the one that our own proxy saw; those before it anybody could have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Whether the client speaks to the proxy in secret.
pub(super) fn is_https(headers: &HeaderMap, trust_proxy: bool) -> bool {
    trust_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// Whether a request was made by a page of this host, by one of the allowed ones, or by no page at all. Browsers always
/// say so where it matters; other programs have no cookies of somebody else's.
pub(super) fn is_own_page(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host);
    (own.is_some() && own == host) || allowed.iter().any(|allowed| allowed == origin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_own_pages_change_anything() {
        let own = |pairs| is_own_page(&headers(pairs), &["https://friends.example".to_owned()]);
        assert!(own(&[("host", "a.example")]));
        assert!(own(&[("host", "a.example"), ("origin", "https://a.example")]));
        assert!(own(&[("host", "a.example"), ("origin", "https://friends.example")]));
        assert!(!own(&[("host", "a.example"), ("origin", "https://b.example")]));
        assert!(!own(&[("host", "a.example"), ("origin", "https://a.example.b.example")]));
        assert!(!own(&[("host", "a.example:80"), ("origin", "https://a.example:81")]));
        assert!(!own(&[("host", "a.example"), ("origin", "null")]));
        assert!(!own(&[("origin", "https://a.example")]));
    }

    #[test]
    fn the_last_forwarded_address_counts() {
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2")])), "2.2.2.2".parse().ok());
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "nonsense")])), None);
        assert_eq!(forwarded(&headers(&[])), None);
    }
}
