//! Where a request comes from: IP address and origin.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use super::ApiState;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::convert::Infallible;

/// The client's IP address, from the connection or a trusted proxy.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientIp(pub(super) IpAddr);

impl FromRequestParts<ApiState> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &ApiState) -> Result<ClientIp, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded_for = state.hub.config.trust_proxy.then(|| forwarded(&parts.headers)).flatten();
        Ok(ClientIp(forwarded_for.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// Returns the last address, which our own proxy added; clients can forge the others.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Returns whether the client reached the proxy over TLS.
pub(super) fn is_https(headers: &HeaderMap, trust_proxy: bool) -> bool {
    trust_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// Returns whether a request comes from our own page, an allowed origin, or no browser page at all. Browsers always
/// send `Origin` where it matters; other programs have no cookies of other users.
pub(super) fn is_allowed_origin(headers: &HeaderMap, allowed: &[String]) -> bool {
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
    fn only_allowed_origins_pass() {
        let own = |pairs| is_allowed_origin(&headers(pairs), &["https://friends.example".to_owned()]);
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
    fn last_forwarded_address_is_used() {
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2")])), "2.2.2.2".parse().ok());
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "nonsense")])), None);
        assert_eq!(forwarded(&headers(&[])), None);
    }
}
