//! The HTTP API and the WebSocket of online tables: `docs/api.md`.

mod address;
mod body;
mod identity;
mod invitations;
mod lists;
mod people;
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
use axum::routing::{get, post};
use body::Problem;
use iquazu_protocol::Refusal;

/// What every request needs.
#[derive(Clone, Debug)]
pub(crate) struct Online {
    pub(crate) hub: Arc<Hub>,
    pub(crate) gate: Arc<Gate>,
}

pub(crate) fn router(online: Online) -> Router {
    Router::new()
        .route("/tables", get(lists::lobby).post(tables::create))
        .route("/tables/{table}", get(tables::show))
        .route("/tables/{table}/sit", post(tables::sit))
        .route("/tables/{table}/moves", get(tables::moves))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/invitation", post(invitations::invite))
        .route("/tables/{table}/seats/{seat}/link", post(invitations::seat_link))
        .route("/tables/{table}/socket", get(socket::connect))
        .route("/join/{token}", get(invitations::look).post(invitations::join))
        .route("/me", get(lists::me).delete(people::forget))
        .route("/me/carry", post(people::carry))
        .route("/carry/{token}", post(people::take))
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
