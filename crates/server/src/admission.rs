//! Admission of requests: runs before every request is routed, finds out who sent it and rejects what is not allowed.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use iquazu_protocol::Refusal;

use crate::api::ApiError;
use crate::hub::now_ms;
use crate::proxies::Proxies;
use crate::rate_limit::RateLimiter;

/// Paths that are answered whatever the load, even on the connections that are reserved for the operator.
pub(crate) const OPERATOR_PATHS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// State of the middleware [`admit`].
#[derive(Clone, Debug)]
pub(crate) struct Admission {
    pub(crate) limiter: Arc<RateLimiter>,
    pub(crate) proxies: Arc<Proxies>,
}

/// Middleware: attaches the [`Origin`](crate::proxies::Origin) of the request, rejects API paths that are not UTF-8, and
/// limits requests for files. The API has limits of its own.
pub(crate) async fn admit(State(admission): State<Admission>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let origin = admission.proxies.origin(peer, request.headers(), now_ms());
    request.extensions_mut().insert(origin);
    let path = request.uri().path();
    let is_api = path == "/api" || path.starts_with("/api/");
    if is_api && !is_utf8_when_decoded(path) {
        return ApiError(Refusal::TableNotFound {}).into_response();
    }
    if !is_api
        && !OPERATOR_PATHS.contains(&path)
        && let Err(refusal) = admission.limiter.check_file(origin.address)
    {
        return ApiError(refusal).into_response();
    }
    next.run(request).await
}

/// Returns whether the percent-encoded bytes of a path are text.
fn is_utf8_when_decoded(path: &str) -> bool {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let [first, tail @ ..] = rest {
        let digits = tail.get(..2).filter(|_| *first == b'%').and_then(|digits| std::str::from_utf8(digits).ok());
        let escaped = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(escaped.unwrap_or(*first));
        rest = if escaped.is_some() { &tail[2..] } else { tail };
    }
    std::str::from_utf8(&bytes).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_decoded() {
        for good in ["/api/tables", "/%", "/%4", "/%zz", "/%41", "/%c3%a9"] {
            assert!(is_utf8_when_decoded(good), "{good}");
        }
        for bad in ["/%ff", "/a%FFb", "/%c3", "/%c3x"] {
            assert!(!is_utf8_when_decoded(bad), "{bad}");
        }
    }
}
