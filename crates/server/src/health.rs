//! Endpoints for operators: liveness, readiness and metrics.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::hub::Hub;
use tokio::time::Instant;

/// Timeout of the database check; a slower database counts as down.
const DB_PING_TIMEOUT: Duration = Duration::from_secs(2);
/// How long the result of a check is used: each check writes, and anybody may ask.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The last check of the database. Requests during a check wait for its result.
#[derive(Debug, Default)]
pub(crate) struct LastCheck(tokio::sync::Mutex<Option<(Instant, bool)>>);

impl LastCheck {
    async fn is_ready(&self, hub: &Hub) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, is_ready)) = *last
            && at.elapsed() < CHECK_INTERVAL
        {
            return is_ready;
        }
        let is_ready = matches!(tokio::time::timeout(DB_PING_TIMEOUT, hub.store().ping()).await, Ok(Ok(())));
        *last = Some((Instant::now(), is_ready));
        is_ready
    }
}

pub(crate) fn router(hub: Option<Arc<Hub>>) -> Router {
    let fine = async || "ok\n";
    let ops = match hub {
        Some(hub) => Router::new().route("/readyz", get(ready)).route("/metrics", get(metrics)).with_state(hub),
        None => Router::new().route("/readyz", get(fine)),
    };
    ops.route("/healthz", get(fine))
}

/// Ready means: not shutting down, and the database accepts a write.
async fn ready(State(hub): State<Arc<Hub>>) -> (StatusCode, &'static str) {
    if *hub.stopping().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match hub.last_check.is_ready(&hub).await {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "no database\n"),
    }
}

async fn metrics(State(hub): State<Arc<Hub>>) -> impl IntoResponse {
    let kind = (header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([kind], hub.metrics.encode(hub.tables_loaded()))
}
