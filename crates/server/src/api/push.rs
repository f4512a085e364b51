//! Push subscriptions.

use super::ApiState;
use super::identity::Caller;
use super::json::{ApiError, Json};
use crate::push::{VapidKeys, is_push_service};
use axum::extract::State;
use axum::http::StatusCode;
use iquazu_protocol::{PushKey, PushSubscribe, PushUnsubscribe, Refusal};
use iquazu_store::PushSubscription;

/// Browsers that a person is notified in. The oldest gives way.
const MAX_SUBSCRIPTIONS: u32 = 5;

/// `GET /api/push/key`
pub(super) async fn key(State(state): State<ApiState>) -> Result<Json<PushKey>, ApiError> {
    let keys = VapidKeys::load(state.hub.store()).await?;
    Ok(Json(PushKey { key: keys.public() }))
}

/// `POST /api/push`
pub(super) async fn subscribe(
    State(state): State<ApiState>,
    caller: Caller,
    Json(body): Json<PushSubscribe>,
) -> Result<StatusCode, ApiError> {
    let identity = caller.id().ok_or(ApiError(Refusal::NotSeated {}))?;
    if !is_push_service(&body.endpoint) {
        return Err(ApiError(Refusal::Malformed {}));
    }
    let payload = serde_json::to_vec(&body).expect("plain data");
    let store = state.hub.store();
    store.put_push_subscription(PushSubscription { identity, endpoint: body.endpoint, payload }).await?;
    store.limit_push_subscriptions(identity, MAX_SUBSCRIPTIONS).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/push`
pub(super) async fn unsubscribe(
    State(state): State<ApiState>,
    caller: Caller,
    Json(body): Json<PushUnsubscribe>,
) -> Result<StatusCode, ApiError> {
    let identity = caller.id().ok_or(ApiError(Refusal::NotSeated {}))?;
    let own = state.hub.store().push_subscriptions(identity).await?;
    if own.iter().any(|push| push.endpoint == body.endpoint) {
        state.hub.store().remove_push_subscription(&body.endpoint).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
