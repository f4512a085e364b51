//! The HTTP API and the WebSocket of online tables: `docs/api.md`.

mod address;
mod body;
mod identity;
mod invitations;
mod lists;
mod people;
mod push;
mod socket;
mod tables;

use std::sync::Arc;

use crate::hub::Hub;
use crate::limits::Gate;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use body::Problem;
use iquazu_protocol::Refusal;

/// What every request needs.
#[derive(Clone, Debug)]
pub(crate) struct Online {
    pub(crate) hub: Arc<Hub>,
    pub(crate) gate: Arc<Gate>,
}

/// Every route with its methods, as `docs/openapi.json` has them too.
fn routes() -> [(&'static str, &'static [&'static str], MethodRouter<Online>); 14] {
    [
        ("/tables", &["get", "post"], get(lists::lobby).post(tables::create)),
        ("/tables/{table}", &["get"], get(tables::show)),
        ("/tables/{table}/sit", &["post"], post(tables::sit)),
        ("/tables/{table}/moves", &["get"], get(tables::moves)),
        ("/tables/{table}/record", &["get"], get(tables::record)),
        ("/tables/{table}/invitation", &["post"], post(invitations::invite)),
        ("/tables/{table}/seats/{seat}/link", &["post"], post(invitations::seat_link)),
        ("/tables/{table}/socket", &["get"], get(socket::connect)),
        ("/join/{token}", &["get", "post"], get(invitations::look).post(invitations::join)),
        ("/me", &["get", "delete"], get(lists::me).delete(people::forget)),
        ("/me/carry", &["post"], post(people::carry)),
        ("/carry/{token}", &["post"], post(people::take)),
        ("/push", &["post", "delete"], post(push::subscribe).delete(push::unsubscribe)),
        ("/push/key", &["get"], get(push::key)),
    ]
}

pub(crate) fn router(online: Online) -> Router {
    let router = routes().into_iter().fold(Router::new(), |router, (path, _, methods)| router.route(path, methods));
    router
        .fallback(async || Problem(Refusal::NoSuchTable {}))
        .method_not_allowed_fallback(async || Problem(Refusal::Unreadable {}))
        .layer(from_fn_with_state(online.clone(), guard))
        .with_state(online)
}

/// What holds for every request: limits, and no changes for pages of other hosts.
async fn guard(
    axum::extract::State(online): axum::extract::State<Online>,
    address::From(from): address::From,
    request: Request,
    next: Next,
) -> Response {
    if let Err(refusal) = online.gate.request(from) {
        return Problem(refusal).into_response();
    }
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes = is_socket || !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !address::is_own_page(request.headers(), &online.hub.online.origins) {
        return Problem(Refusal::Origin {}).into_response();
    }
    let mut response = next.run(request).await;
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn the_document_has_the_routes_and_no_others() {
        let document: Value = serde_json::from_str(include_str!("../../../docs/openapi.json")).expect("JSON");
        let paths = document["paths"].as_object().expect("paths");
        let methods = |methods: &Value| methods.as_object().expect("methods").keys().cloned().collect::<BTreeSet<_>>();
        let documented: BTreeSet<_> =
            paths.iter().map(|(path, operations)| (path.clone(), methods(operations))).collect();
        let served = routes().map(|(path, methods, _)| {
            (format!("/api{path}"), methods.iter().map(|method| (*method).to_owned()).collect::<BTreeSet<_>>())
        });
        assert_eq!(documented, BTreeSet::from(served));
    }
}
