//! JSON in and out, and refusals as answers.

use super::Online;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use iquazu_protocol::{MESSAGE_LIMIT, Refusal};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(10);

/// A refusal as an HTTP answer: `{"refusal":{"reason":"…"}}`.
#[derive(Debug)]
pub(super) struct Problem(pub(super) Refusal);

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem(refusal)
    }
}

impl From<iquazu_store::Error> for Problem {
    fn from(error: iquazu_store::Error) -> Problem {
        Problem(crate::hub::refusal(&error))
    }
}

#[derive(Serialize)]
struct Refused<'r> {
    refusal: &'r Refusal,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = Json(Refused { refusal: &self.0 }).into_response();
        *response.status_mut() = status(&self.0);
        if let Refusal::TooFast { seconds } = self.0 {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

fn status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::Settings { .. } | Refusal::Unreadable {} | Refusal::Action { .. } | Refusal::Version { .. } => {
            StatusCode::BAD_REQUEST
        }
        Refusal::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::NotSeated {} | Refusal::NotHost {} | Refusal::NotInvited {} | Refusal::Origin {} => {
            StatusCode::FORBIDDEN
        }
        Refusal::NoSuchTable {} => StatusCode::NOT_FOUND,
        Refusal::LinkExpired {} => StatusCode::GONE,
        Refusal::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Unavailable {} | Refusal::GoingAway {} => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CONFLICT,
    }
}

/// An answer, or a body of a request that has to be exactly that.
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

impl<T: DeserializeOwned> FromRequest<Online> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &Online) -> Result<Json<T>, Problem> {
        // A form of another page can be sent without asking the browser's user; JSON cannot.
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json =
            kind.is_some_and(|kind| kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json"));
        if !is_json {
            return Err(Problem(Refusal::Unreadable {}));
        }
        let too_long = Problem(Refusal::TooLong { limit: MESSAGE_LIMIT as u32 });
        let bytes = axum::body::to_bytes(request.into_body(), MESSAGE_LIMIT);
        // Who sends a body drop by drop is not waited for.
        let bytes = tokio::time::timeout(PATIENCE, bytes).await.map_err(|_| Problem(Refusal::Unreadable {}))?;
        let bytes: Bytes = bytes.map_err(|_| too_long)?;
        serde_json::from_slice(&bytes).map(Json).map_err(|_| Problem(Refusal::Unreadable {}))
    }
}
