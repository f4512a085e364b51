//! What whoever runs the server asks it: whether it lives, whether it can serve, and what it counted.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::hub::Hub;

/// A database that does not answer within this is as good as none.
const PATIENCE: Duration = Duration::from_secs(2);

pub(crate) fn router(hub: Option<Arc<Hub>>) -> Router {
    let fine = async || "ok\n";
    let ops = match hub {
        Some(hub) => Router::new().route("/readyz", get(ready)).route("/metrics", get(metrics)).with_state(hub),
        None => Router::new().route("/readyz", get(fine)),
    };
    ops.route("/healthz", get(fine))
}

/// Ready is a server that is not about to stop, with a database that answers.
async fn ready(State(hub): State<Arc<Hub>>) -> (StatusCode, &'static str) {
    if *hub.stopping().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match tokio::time::timeout(PATIENCE, hub.store().ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "no database\n"),
    }
}

async fn metrics(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    ([kind], hub.metrics.text(hub.loaded()))
}
