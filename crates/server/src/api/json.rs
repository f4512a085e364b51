//! JSON bodies and errors.

use super::ApiState;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use iquazu_protocol::{DayProblem, MAX_MESSAGE_BYTES, Refusal, SettingsError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// A refusal as an HTTP response: `{"refusal":{"reason":"…"}}`.
#[derive(Debug)]
pub(crate) struct ApiError(pub(crate) Refusal);

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError(refusal)
    }
}

impl From<iquazu_store::Error> for ApiError {
    fn from(error: iquazu_store::Error) -> ApiError {
        ApiError(crate::hub::store_refusal(&error))
    }
}

/// The body of a refusal.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub(super) struct Refused<'r> {
    refusal: &'r Refusal,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = Json(Refused { refusal: &self.0 }).into_response();
        *response.status_mut() = status(&self.0);
        if let Refusal::RateLimited { seconds } = self.0 {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

fn status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::InvalidSettings { problem: SettingsError::TooManyEditions } => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::InvalidSettings { .. }
        | Refusal::Malformed {}
        | Refusal::InvalidAction { .. }
        | Refusal::NameRefused {}
        | Refusal::Undeliverable { .. }
        | Refusal::Day { problem: DayProblem::Link }
        | Refusal::UnsupportedVersion { .. } => StatusCode::BAD_REQUEST,
        Refusal::OtherIdentity {} => StatusCode::CONFLICT,
        Refusal::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::NotSeated {}
        | Refusal::NotHost {}
        | Refusal::NotInvited {}
        | Refusal::Banned { .. }
        | Refusal::ForbiddenOrigin {} => StatusCode::FORBIDDEN,
        Refusal::TableNotFound {} | Refusal::NotOffered {} => StatusCode::NOT_FOUND,
        Refusal::LinkExpired {} => StatusCode::GONE,
        Refusal::RateLimited { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Unavailable {} | Refusal::GoingAway {} => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CONFLICT,
    }
}

/// A JSON response, or a JSON request body, whose unknown fields are ignored.
#[derive(Debug)]
pub(super) struct Json<T>(pub(super) T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let body = serde_json::to_vec(&self.0).expect("answers are plain data");
        let json = HeaderValue::from_static("application/json");
        let mut response = Response::new(Body::from(body));
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        response
    }
}

impl<T: DeserializeOwned> FromRequest<ApiState> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &ApiState) -> Result<Json<T>, ApiError> {
        // Forms of other pages can send any other content type without a preflight request.
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json =
            kind.is_some_and(|kind| kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json"));
        if !is_json {
            return Err(ApiError(Refusal::Malformed {}));
        }
        let too_long = || ApiError(Refusal::TooLong { limit: MAX_MESSAGE_BYTES as u32 });
        // A body that is announced as too long is not read at all.
        if request.body().size_hint().lower() > MAX_MESSAGE_BYTES as u64 {
            return Err(too_long());
        }
        let bytes = axum::body::to_bytes(request.into_body(), MAX_MESSAGE_BYTES);
        // Time out clients that send their body too slowly.
        let bytes = tokio::time::timeout(BODY_TIMEOUT, bytes).await.map_err(|_| ApiError(Refusal::Malformed {}))?;
        let bytes: Bytes = bytes.map_err(|_| too_long())?;
        serde_json::from_slice(&bytes).map(Json).map_err(|_| ApiError(Refusal::Malformed {}))
    }
}
