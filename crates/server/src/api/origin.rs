//! Where a request comes from: IP address and origin.

use std::net::{IpAddr, Ipv4Addr};

use super::ApiState;
use crate::proxies::Origin;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::convert::Infallible;

/// The client's IP address.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientIp(pub(super) IpAddr);

impl FromRequestParts<ApiState> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &ApiState) -> Result<ClientIp, Infallible> {
        Ok(ClientIp(origin_of(parts).map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |origin| origin.address)))
    }
}

/// Returns what the front has found out about a request.
fn origin_of(parts: &Parts) -> Option<Origin> {
    parts.extensions.get().copied()
}

/// Returns whether the client reached a trusted proxy over TLS.
pub(super) fn is_https(parts: &Parts) -> bool {
    origin_of(parts).is_some_and(|origin| origin.https)
}

/// Returns whether a request comes from our own page, an allowed origin, or no browser page at all. Browsers always
/// send `Origin` where it matters; other programs have no cookies of other users.
pub(crate) fn is_allowed_origin(headers: &HeaderMap, allowed: &[String]) -> bool {
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
}
