//! The operator's page: tables, people, reports, bans and diagnostics, as plain HTML without scripts.
//!
//! A form takes the operator's token and sets a signed cookie, so that the token is in no URL. Changes need a second
//! value, which only our own pages know.

mod actions;
mod diagnostics;
mod html;
mod lists;
mod session;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use crate::api::origin::is_allowed_origin;
use crate::hub::Hub;
use crate::proxies::Origin;
use crate::rate_limit::RateLimiter;
use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use html::Html;
use session::Session;
use tokio::time::Instant;

pub use diagnostics::database_diagnostics;
pub use session::{OperatorToken, ParseTokenError};

/// Allows only our own style sheet and our own forms.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAX_FORM_BYTES: usize = 4096;

#[derive(Clone, Debug)]
struct OperatorState {
    hub: Arc<Hub>,
    limiter: Arc<RateLimiter>,
    token: OperatorToken,
    started_at: Instant,
}

/// Returns the routes of the page; none without a token.
pub(crate) fn router(hub: Option<Arc<Hub>>, limiter: Arc<RateLimiter>) -> Router {
    let Some((hub, token)) = hub.and_then(|hub| Some((Arc::clone(&hub), hub.config.operator_token.clone()?))) else {
        return Router::new();
    };
    let state = OperatorState { hub, limiter, token, started_at: Instant::now() };
    Router::new()
        .route("/operator", get(lists::overview))
        .route("/operator/style.css", get(style))
        .route("/operator/login", post(login))
        .route("/operator/logout", post(logout))
        .route("/operator/reports", get(lists::reports))
        .route("/operator/reports/close", post(actions::close_report))
        .route("/operator/bans", get(lists::bans))
        .route("/operator/ban", post(actions::ban))
        .route("/operator/unban", post(actions::unban))
        .route("/operator/people", get(lists::people))
        .route("/operator/remove-name", post(actions::remove_name))
        .route("/operator/tables", get(lists::tables))
        .layer(from_fn(protect))
        .with_state(state)
}

/// Middleware: headers of all responses, and no forms of other pages.
async fn protect(request: Request, next: Next) -> Response {
    let is_change = request.method() == axum::http::Method::POST;
    let mut response = match is_change && !is_allowed_origin(request.headers(), &[]) {
        true => html::message(StatusCode::FORBIDDEN, "This form came from another page."),
        false => next.run(request).await,
    };
    let headers = [
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        // With `no-referrer` browsers would not say which page a form came from.
        (header::REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in headers {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("operator/style.css"))
}

/// An operator who is logged in. Others get the form for the token.
struct Operator(Session);

impl FromRequestParts<OperatorState> for Operator {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &OperatorState) -> Result<Operator, Response> {
        let session = state.token.session_of(&parts.headers);
        session.map(Operator).ok_or_else(|| login_page(StatusCode::UNAUTHORIZED, ""))
    }
}

/// The fields of a form, or of a query.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn parse(text: &[u8]) -> Fields {
        Fields(form_urlencoded::parse(text).into_owned().collect())
    }

    fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
    }
}

impl FromRequestParts<OperatorState> for Fields {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &OperatorState) -> Result<Fields, Self::Rejection> {
        Ok(Fields::parse(parts.uri.query().unwrap_or_default().as_bytes()))
    }
}

async fn read_form(body: Body) -> Result<Fields, Response> {
    let bytes = axum::body::to_bytes(body, MAX_FORM_BYTES).await;
    let bytes = bytes.map_err(|_| html::message(StatusCode::PAYLOAD_TOO_LARGE, "The form is too long."))?;
    Ok(Fields::parse(&bytes))
}

/// A form that an operator sent from one of our pages.
struct OperatorForm(Fields);

impl FromRequest<OperatorState> for OperatorForm {
    type Rejection = Response;

    async fn from_request(request: Request, state: &OperatorState) -> Result<OperatorForm, Response> {
        let (mut parts, body) = request.into_parts();
        let Operator(session) = Operator::from_request_parts(&mut parts, state).await?;
        let fields = read_form(body).await?;
        match state.token.is_form_value(&session, fields.get("form")) {
            true => Ok(OperatorForm(fields)),
            false => {
                Err(html::message(StatusCode::FORBIDDEN, "This form has expired. Go back and load the page again."))
            }
        }
    }
}

fn login_page(status: StatusCode, problem: &str) -> Response {
    let mut page = Html::new("Operator");
    page.open("<form method=\"post\" action=\"/operator/login\">");
    page.text("p", problem);
    page.open(
        "<label>Token <input type=\"password\" name=\"token\" autocomplete=\"current-password\" required></label>",
    );
    page.open("<button>Open</button></form>");
    page.respond(status)
}

async fn login(State(state): State<OperatorState>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let origin = parts.extensions.get::<Origin>().copied();
    let address = origin.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |origin| origin.address);
    if state.limiter.check_operator_login(address).is_err() {
        return login_page(StatusCode::TOO_MANY_REQUESTS, "Too many attempts. Wait a minute.");
    }
    let fields = match read_form(body).await {
        Ok(fields) => fields,
        Err(response) => return response,
    };
    if !state.token.is_token(fields.get("token")) {
        tracing::warn!("wrong operator token");
        return login_page(StatusCode::FORBIDDEN, "Wrong token.");
    }
    tracing::info!("operator logged in");
    let cookie = state.token.new_cookie(origin.is_some_and(|origin| origin.https));
    ([(header::SET_COOKIE, cookie)], Redirect::to("/operator")).into_response()
}

async fn logout(_: OperatorForm) -> Response {
    ([(header::SET_COOKIE, session::ended_cookie())], Redirect::to("/operator")).into_response()
}

/// An answer for a database that fails.
fn unavailable(error: &iquazu_store::Error) -> Response {
    tracing::warn!(%error, "store error");
    html::message(StatusCode::SERVICE_UNAVAILABLE, "The database does not answer. Try again.")
}
