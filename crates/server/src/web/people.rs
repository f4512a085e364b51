//! One person on several devices.

use super::Online;
use super::body::{Json, Problem};
use super::identity::Visitor;
use super::tables::with_cookie;
use crate::random;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::{CarryLink, Refusal, Token};
use iquazu_store::{IdentityId, Moment};
use std::time::Duration;

const CARRY: &str = "carry";
const GOOD_FOR: Duration = Duration::from_secs(15 * 60);

/// `POST /api/me/carry`
pub(super) async fn carry(State(online): State<Online>, visitor: Visitor) -> Result<Json<CarryLink>, Problem> {
    let id = visitor.id().ok_or(Problem(Refusal::NotSeated {}))?;
    let (token, expires) = (random::token(), Moment::now().after(GOOD_FOR));
    let payload = id.as_bytes().to_vec();
    let kept = iquazu_store::Token { hash: random::hash(&token), purpose: CARRY.to_owned(), payload, expires };
    online.hub.store().put_token(kept).await?;
    Ok(Json(CarryLink { token, expires: u64::try_from(expires.0).unwrap_or(0) }))
}

/// `POST /api/carry/{token}`
pub(super) async fn take(
    State(online): State<Online>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let expired = || Problem(Refusal::LinkExpired {});
    let token: Token = token.parse().map_err(|_| expired())?;
    let taken = online.hub.store().take_token(random::hash(&token), CARRY, Moment::now()).await?;
    let taken = taken.ok_or_else(expired)?;
    let id = taken.payload.as_slice().try_into().map_err(|_| expired())?;
    let cookie = visitor.become_known(&online, IdentityId::from_bytes(id)).await?;
    Ok(with_cookie(StatusCode::NO_CONTENT, Some(cookie)))
}

/// `DELETE /api/me`: this device is nobody any more.
pub(super) async fn forget(State(online): State<Online>, visitor: Visitor) -> Result<Response, Problem> {
    if let Some(token) = &visitor.token {
        online.hub.store().remove_secret(random::hash(token)).await?;
    }
    Ok(with_cookie(StatusCode::NO_CONTENT, Some(visitor.no_cookie())))
}
