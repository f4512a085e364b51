//! Several devices of one person.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use super::tables::with_cookies;
use crate::random;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::{AcceptDevice, DeviceInfo, DeviceLink, DeviceOffer, Devices, Name, Refusal, Token};
use iquazu_store::{Device, IdentityId, SecretHash, Timestamp};
use std::time::Duration;

const DEVICE_LINK: &str = "carry";
const LINK_TTL: Duration = Duration::from_secs(15 * 60);

/// The identity that a link adds a device to.
struct Offer {
    id: IdentityId,
    name: Option<Name>,
}

impl Offer {
    /// The id, then the name as text.
    fn to_payload(&self) -> Vec<u8> {
        let name = self.name.as_ref().map_or("", Name::as_str);
        [self.id.as_bytes().as_slice(), name.as_bytes()].concat()
    }

    fn from_payload(payload: &[u8]) -> Option<Offer> {
        let (id, name) = payload.split_first_chunk()?;
        let name = std::str::from_utf8(name).ok().and_then(|name| name.parse().ok());
        Some(Offer { id: IdentityId::from_bytes(*id), name })
    }

    /// Looks at the offer of a token without redeeming it.
    async fn peek(state: &ApiState, token: &str) -> Result<(Offer, SecretHash), ApiError> {
        let expired = || ApiError(Refusal::LinkExpired {});
        let token: Token = token.parse().map_err(|_| expired())?;
        let hash = random::hash(&token);
        let found = state.hub.store().peek_token(hash, DEVICE_LINK, Timestamp::now()).await?;
        let offer = found.and_then(|found| Offer::from_payload(&found.payload)).ok_or_else(expired)?;
        Ok((offer, hash))
    }

    /// Returns whether the caller has another identity, which would be replaced.
    fn replaces(&self, caller: &Caller) -> bool {
        caller.id().is_some_and(|id| id != self.id)
    }
}

/// `POST /api/me/carry`
pub(super) async fn link_device(State(state): State<ApiState>, caller: Caller) -> Result<Json<DeviceLink>, ApiError> {
    let identity = caller.identity.ok_or(ApiError(Refusal::NotSeated {}))?;
    let offer = Offer { id: identity.id, name: identity.name.parse().ok() };
    let (token, expires_at) = (random::token(), Timestamp::now().saturating_add(LINK_TTL));
    let (hash, purpose, payload) = (random::hash(&token), DEVICE_LINK.to_owned(), offer.to_payload());
    state.hub.store().put_token(iquazu_store::Token { hash, purpose, payload, expires_at }).await?;
    Ok(Json(DeviceLink { token, expires_at: u64::try_from(expires_at.0).unwrap_or(0) }))
}

/// `GET /api/carry/{token}`
pub(super) async fn show(
    State(state): State<ApiState>,
    Path(token): Path<String>,
    caller: Caller,
) -> Result<Json<DeviceOffer>, ApiError> {
    let (offer, _) = Offer::peek(&state, &token).await?;
    let replaces = offer.replaces(&caller);
    Ok(Json(DeviceOffer { name: offer.name, replaces }))
}

/// `POST /api/carry/{token}`: never replaces an identity unless the caller says so, and keeps the replaced one.
pub(super) async fn redeem(
    State(state): State<ApiState>,
    Path(token): Path<String>,
    caller: Caller,
    Json(accepted): Json<Option<AcceptDevice>>,
) -> Result<Response, ApiError> {
    let (offer, hash) = Offer::peek(&state, &token).await?;
    if caller.id() == Some(offer.id) {
        return Ok(with_cookies(StatusCode::NO_CONTENT, []));
    }
    if offer.replaces(&caller) && !accepted.unwrap_or_default().replace {
        return Err(ApiError(Refusal::OtherIdentity {}));
    }
    let redeemed = state.hub.store().redeem_token(hash, DEVICE_LINK, Timestamp::now()).await?;
    redeemed.ok_or(ApiError(Refusal::LinkExpired {}))?;
    let cookie = caller.add_device(&state, offer.id).await?;
    let previous = caller.identity.is_some().then(|| caller.previous_cookie(&caller.previous));
    Ok(with_cookies(StatusCode::NO_CONTENT, [Some(cookie), previous].into_iter().flatten()))
}

/// `POST /api/me/restore`: returns to the identity that the browser had before. The present one takes its place.
pub(super) async fn restore(State(state): State<ApiState>, caller: Caller) -> Result<Response, ApiError> {
    let (token, others) = caller.previous.split_first().ok_or(ApiError(Refusal::LinkExpired {}))?;
    let known = state.hub.store().identity_by_secret(random::hash(token)).await?;
    known.ok_or(ApiError(Refusal::LinkExpired {}))?;
    let cookies = [caller.cookie(token), caller.previous_cookie(others)];
    Ok(with_cookies(StatusCode::NO_CONTENT, cookies))
}

/// `GET /api/me/devices`
pub(super) async fn list(State(state): State<ApiState>, caller: Caller) -> Result<Json<Devices>, ApiError> {
    let identity = caller.id().ok_or(ApiError(Refusal::NotSeated {}))?;
    let known = state.hub.store().devices(identity).await?;
    let describe = |device: Device| DeviceInfo {
        id: device_id(&device.secret),
        label: device.label,
        used_at: u64::try_from(device.used_at.0).unwrap_or(0),
        is_this: Some(device.secret) == caller.secret(),
    };
    Ok(Json(Devices { devices: known.into_iter().map(describe).collect() }))
}

/// `DELETE /api/me/devices/{device}`: removes one of the caller's devices and ends its connections.
pub(super) async fn revoke(
    State(state): State<ApiState>,
    Path(device): Path<String>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let identity = caller.id().ok_or(ApiError(Refusal::NotSeated {}))?;
    let known = state.hub.store().devices(identity).await?;
    let found =
        known.iter().find(|known| device_id(&known.secret) == device).ok_or(ApiError(Refusal::LinkExpired {}))?;
    state.hub.remove_device(found.secret).await?;
    tracing::info!("device removed from a player identity");
    Ok(StatusCode::NO_CONTENT)
}

/// Returns what a device is called in the API, which does not show the hash of its secret.
fn device_id(secret: &SecretHash) -> String {
    random::fingerprint(&secret.0)
}

/// `DELETE /api/me`: removes this device from its identity, and ends its connections.
pub(super) async fn forget_device(State(state): State<ApiState>, caller: Caller) -> Result<Response, ApiError> {
    if let Some(token) = &caller.token {
        state.hub.remove_device(random::hash(token)).await?;
    }
    Ok(with_cookies(StatusCode::NO_CONTENT, [caller.expired_cookie()]))
}
