//! Where somebody wants to be told that it is their turn.

use super::Online;
use super::body::{Json, Problem};
use super::identity::Visitor;
use crate::push::{Keys, is_push_service};
use axum::extract::State;
use axum::http::StatusCode;
use iquazu_protocol::{PushKey, Refusal, Subscription, Unsubscription};
use iquazu_store::Push;

/// `GET /api/push/key`
pub(super) async fn key(State(online): State<Online>) -> Result<Json<PushKey>, Problem> {
    let keys = Keys::load(online.hub.store()).await?;
    Ok(Json(PushKey { key: keys.public() }))
}

/// `POST /api/push`
pub(super) async fn subscribe(
    State(online): State<Online>,
    visitor: Visitor,
    Json(wish): Json<Subscription>,
) -> Result<StatusCode, Problem> {
    let identity = visitor.id().ok_or(Problem(Refusal::NotSeated {}))?;
    if !is_push_service(&wish.endpoint) {
        return Err(Problem(Refusal::Unreadable {}));
    }
    let payload = serde_json::to_vec(&wish).expect("plain data");
    online.hub.store().put_push(Push { identity, endpoint: wish.endpoint, payload }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/push`
pub(super) async fn unsubscribe(
    State(online): State<Online>,
    visitor: Visitor,
    Json(wish): Json<Unsubscription>,
) -> Result<StatusCode, Problem> {
    let identity = visitor.id().ok_or(Problem(Refusal::NotSeated {}))?;
    let own = online.hub.store().pushes_of(identity).await?;
    if own.iter().any(|push| push.endpoint == wish.endpoint) {
        online.hub.store().remove_push(&wish.endpoint).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
