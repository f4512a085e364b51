//! The HTTP API and the WebSocket of online tables: `docs/api.md`.

mod challenges;
mod days;
mod device_use;
mod devices;
mod identity;
mod invitations;
mod json;
mod lists;
mod notices;
#[cfg(test)]
mod openapi;
pub(crate) mod origin;
mod push;
mod queue;
mod socket;
mod table_people;
mod tables;

use std::sync::Arc;

use crate::hub::Hub;
use crate::rate_limit::RateLimiter;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post};
use device_use::DeviceUse;
use iquazu_protocol::Refusal;
pub(crate) use json::ApiError;
pub(crate) use tables::take_seat;

/// The state of all handlers.
#[derive(Clone, Debug)]
pub(crate) struct ApiState {
    pub(crate) hub: Arc<Hub>,
    pub(crate) limiter: Arc<RateLimiter>,
    pub(crate) device_use: Arc<DeviceUse>,
}

impl ApiState {
    pub(crate) fn new(hub: Arc<Hub>, limiter: Arc<RateLimiter>) -> ApiState {
        ApiState { hub, limiter, device_use: Arc::default() }
    }
}

/// All routes with their methods, as documented in `docs/openapi.json`.
fn routes() -> [(&'static str, &'static [&'static str], MethodRouter<ApiState>); 39] {
    [
        ("/tables", &["get", "post"], get(lists::lobby).post(tables::create)),
        ("/tables/{table}", &["get"], get(tables::show)),
        ("/tables/{table}/sit", &["post"], post(tables::sit)),
        ("/tables/{table}/moves", &["get"], get(tables::moves)),
        ("/tables/{table}/record", &["get"], get(tables::record)),
        ("/tables/{table}/invitation", &["post"], post(invitations::invite)),
        ("/tables/{table}/seats/{seat}/link", &["post"], post(invitations::seat_link)),
        (
            "/tables/{table}/seats/{seat}/mute",
            &["post", "delete"],
            post(table_people::mute).delete(table_people::unmute),
        ),
        ("/tables/{table}/people", &["get"], get(table_people::list)),
        ("/tables/{table}/reports", &["post"], post(table_people::report)),
        ("/tables/{table}/socket", &["get"], get(socket::connect)),
        ("/join/{token}", &["get", "post"], get(invitations::show).post(invitations::join)),
        ("/me", &["get", "delete"], get(lists::me).delete(devices::forget_device)),
        ("/me/games", &["get"], get(lists::games)),
        ("/me/games/{after}", &["get"], get(lists::games)),
        ("/me/devices", &["get"], get(devices::list)),
        ("/me/devices/{device}", &["delete"], delete(devices::revoke)),
        ("/me/carry", &["post"], post(devices::link_device)),
        ("/me/restore", &["post"], post(devices::restore)),
        ("/me/notices", &["get", "post"], get(notices::show).post(notices::prefer)),
        ("/me/notices/channels", &["post"], post(notices::add)),
        ("/me/notices/channels/{channel}", &["delete"], delete(notices::remove)),
        ("/me/notices/muted/{table}", &["delete"], delete(notices::unmute)),
        ("/notices/{link}", &["get"], get(notices::link)),
        ("/notices/{link}/confirm", &["post"], post(notices::confirm)),
        ("/notices/{link}/off", &["post"], post(notices::off)),
        ("/notices/{link}/mute/{table}", &["post"], post(notices::mute)),
        ("/carry/{token}", &["get", "post"], get(devices::show).post(devices::redeem)),
        ("/queue", &["get", "post"], get(queue::overview).post(queue::enter)),
        ("/queue/{ticket}", &["post"], post(queue::wait)),
        ("/queue/{ticket}/leave", &["post"], post(queue::leave)),
        ("/challenges", &["post"], post(challenges::create)),
        ("/challenges/{token}", &["get", "post"], get(challenges::show).post(challenges::accept)),
        ("/days/{day}", &["get", "post", "delete"], get(days::day).post(days::send).delete(days::remove)),
        ("/days/{day}/{after}", &["get"], get(days::day)),
        ("/weeks/{day}", &["get"], get(days::week)),
        ("/weeks/{day}/{after}", &["get"], get(days::week)),
        ("/push", &["post", "delete"], post(push::subscribe).delete(push::unsubscribe)),
        ("/push/key", &["get"], get(push::key)),
    ]
}

pub(crate) fn router(state: ApiState) -> Router {
    let router = routes().into_iter().fold(Router::new(), |router, (path, _, methods)| router.route(path, methods));
    router
        .fallback(async || ApiError(Refusal::TableNotFound {}))
        .method_not_allowed_fallback(async || ApiError(Refusal::Malformed {}))
        .layer(from_fn_with_state(state.clone(), guard))
        .with_state(state)
}

/// Middleware for all requests: rate limits, and no changes by pages of other origins.
async fn guard(
    axum::extract::State(state): axum::extract::State<ApiState>,
    origin::ClientIp(from): origin::ClientIp,
    request: Request,
    next: Next,
) -> Response {
    if let Err(refusal) = state.limiter.check_request(from) {
        return ApiError(refusal).into_response();
    }
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes = is_socket || !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !origin::is_allowed_origin(request.headers(), &state.hub.config.allowed_origins) {
        return ApiError(Refusal::ForbiddenOrigin {}).into_response();
    }
    let mut response = next.run(request).await;
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
