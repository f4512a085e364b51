//! Endpoints for operators: liveness, readiness and metrics.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::hub::Hub;

/// Timeout of the database check; a slower database counts as down.
const DB_PING_TIMEOUT: Duration = Duration::from_secs(2);

pub(crate) fn router(hub: Option<Arc<Hub>>) -> Router {
    let fine = async || "ok\n";
    let ops = match hub {
        Some(hub) => Router::new().route("/readyz", get(ready)).route("/metrics", get(metrics)).with_state(hub),
        None => Router::new().route("/readyz", get(fine)),
    };
    ops.route("/healthz", get(fine))
}

/// Ready means: not shutting down, and the database answers.
async fn ready(State(hub): State<Arc<Hub>>) -> (StatusCode, &'static str) {
    if *hub.stopping().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match tokio::time::timeout(DB_PING_TIMEOUT, hub.store().ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "no database\n"),
    }
}

async fn metrics(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    let kind = (header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([kind], hub.metrics.encode(hub.tables_loaded()))
}
