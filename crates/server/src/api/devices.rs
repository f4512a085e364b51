//! Several devices of one person.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use super::tables::with_cookie;
use crate::random;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::{DeviceLink, Refusal, Token};
use iquazu_store::{IdentityId, Timestamp};
use std::time::Duration;

const DEVICE_LINK: &str = "carry";
const LINK_TTL: Duration = Duration::from_secs(15 * 60);

/// `POST /api/me/carry`
pub(super) async fn link_device(State(state): State<ApiState>, caller: Caller) -> Result<Json<DeviceLink>, ApiError> {
    let id = caller.id().ok_or(ApiError(Refusal::NotSeated {}))?;
    let (token, expires_at) = (random::token(), Timestamp::now().saturating_add(LINK_TTL));
    let payload = id.as_bytes().to_vec();
    let stored =
        iquazu_store::Token { hash: random::hash(&token), purpose: DEVICE_LINK.to_owned(), payload, expires_at };
    state.hub.store().put_token(stored).await?;
    Ok(Json(DeviceLink { token, expires_at: u64::try_from(expires_at.0).unwrap_or(0) }))
}

/// `POST /api/carry/{token}`
pub(super) async fn redeem(
    State(state): State<ApiState>,
    Path(token): Path<String>,
    caller: Caller,
) -> Result<Response, ApiError> {
    let expired = || ApiError(Refusal::LinkExpired {});
    let token: Token = token.parse().map_err(|_| expired())?;
    let taken = state.hub.store().redeem_token(random::hash(&token), DEVICE_LINK, Timestamp::now()).await?;
    let taken = taken.ok_or_else(expired)?;
    let id = taken.payload.as_slice().try_into().map_err(|_| expired())?;
    let cookie = caller.add_device(&state, IdentityId::from_bytes(id)).await?;
    Ok(with_cookie(StatusCode::NO_CONTENT, Some(cookie)))
}

/// `DELETE /api/me`: removes this device from its identity.
pub(super) async fn forget_device(State(state): State<ApiState>, caller: Caller) -> Result<Response, ApiError> {
    if let Some(token) = &caller.token {
        state.hub.store().remove_secret(random::hash(token)).await?;
    }
    Ok(with_cookie(StatusCode::NO_CONTENT, Some(caller.expired_cookie())))
}
