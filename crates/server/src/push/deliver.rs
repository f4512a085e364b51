//! Delivery of turn notices: from a queue in the database, many at a time, with retries.

use super::request::{build_request, call_webhook, post, without_url};
use super::vapid::VapidKeys;
use crate::hub::{Hub, now_ms, timestamp};
use crate::random::fingerprint;
use crate::table::{Summary, public_id};
use iquazu_rules::Seat;
use iquazu_store::{Error, Notice};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// Notices that are delivered at the same time. A push service that hangs takes a place for ten seconds.
const MAX_PARALLEL: usize = 64;
/// How often the queue is read, for retries and for notices of a process that has died.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How long a claimed notice is left to this process.
const LEASE: Duration = Duration::from_secs(60);
/// The time until each further attempt. After the last one, a notice is dropped.
const RETRIES: [Duration; 5] = [
    Duration::from_secs(5),
    Duration::from_secs(60),
    Duration::from_secs(10 * 60),
    Duration::from_secs(3600),
    Duration::from_secs(6 * 3600),
];
/// What a delivered webhook is called in the list of what was delivered.
const WEBHOOK: &str = "webhook";

/// Delivers notices until the task is aborted.
pub(crate) async fn deliver(hub: Arc<Hub>) {
    let mut running = JoinSet::new();
    let mut poll = tokio::time::interval(POLL_INTERVAL);
    loop {
        let free = MAX_PARALLEL.saturating_sub(running.len());
        if free > 0 {
            let now = timestamp(now_ms());
            match hub.store().claim_notices(now, now.saturating_add(LEASE), free as u32).await {
                Ok(claimed) => {
                    for notice in claimed {
                        running.spawn(deliver_one(Arc::clone(&hub), notice));
                    }
                }
                Err(error) => tracing::debug!(%error, "cannot read the queue of turn notices"),
            }
        }
        tokio::select! {
            () = hub.notices_queued.notified() => {}
            _ = poll.tick() => {}
            Some(_) = running.join_next() => {}
        }
    }
}

/// Delivers a notice to all devices of a person and to the webhook, and plans the next attempt for those that failed.
async fn deliver_one(hub: Arc<Hub>, mut notice: Notice) {
    let done = match attempt(&hub, &mut notice).await {
        Ok(all_delivered) => all_delivered,
        Err(error) => {
            tracing::warn!(%error, "cannot read what a turn notice needs");
            false
        }
    };
    let next = RETRIES.get(notice.attempts as usize).filter(|_| !done);
    let kept = match next {
        Some(wait) => hub.store().retry_notice(notice, timestamp(now_ms()).saturating_add(*wait)).await,
        None => hub.store().finish_notice(notice).await,
    };
    if let Err(error) = kept {
        // The lease ends, and the notice is tried again.
        tracing::warn!(%error, "cannot update the queue of turn notices");
    }
}

/// Returns whether everything is delivered that was not before.
async fn attempt(hub: &Hub, notice: &mut Notice) -> Result<bool, Error> {
    if !is_still_due(hub, notice).await? {
        return Ok(true);
    }
    let mut targets = JoinSet::new();
    let is_new = |target: &str| !notice.delivered.lines().any(|known| known == target);
    if let Some(url) = hub.config.webhook_url.clone().filter(|_| is_new(WEBHOOK)) {
        let table = public_id(&notice.table);
        let body = json!({ "event": "your_turn", "table": table, "seat": notice.seat }).to_string();
        targets.spawn_blocking(move || (WEBHOOK.to_owned(), None, call_webhook(&url, &body)));
    }
    let pushes = hub.store().push_subscriptions(notice.identity).await?;
    let keys = if pushes.is_empty() { None } else { Some(VapidKeys::load(hub.store()).await?) };
    for push in pushes {
        let target = fingerprint(push.endpoint.as_bytes());
        let table = public_id(&notice.table);
        let request = keys.as_ref().and_then(|keys| build_request(keys, hub.config.contact.as_deref(), &push, &table));
        if let Some((authorization, body)) = request.filter(|_| is_new(&target)) {
            targets.spawn_blocking(move || {
                let sent = post(&push.endpoint, &authorization, &body);
                (target, Some(push.endpoint), sent)
            });
        }
    }
    let mut all_delivered = true;
    while let Some(finished) = targets.join_next().await {
        let Ok((target, endpoint, sent)) = finished else { continue };
        match (sent, endpoint) {
            (Err(ureq::Error::StatusCode(404 | 410)), Some(endpoint)) => {
                hub.store().remove_push_subscription(&endpoint).await?;
            }
            (Err(error), endpoint) => {
                let (error, attempts) = (without_url(&error), notice.attempts + 1);
                match endpoint {
                    Some(_) => tracing::warn!(error, attempts, "push service returned an error"),
                    None => tracing::warn!(error, attempts, "webhook failed"),
                }
                all_delivered = false;
            }
            (Ok(()), _) => {
                notice.delivered += &target;
                notice.delivered.push('\n');
            }
        }
    }
    Ok(all_delivered)
}

/// Returns whether it is still the turn of the person to notify.
async fn is_still_due(hub: &Hub, notice: &Notice) -> Result<bool, Error> {
    let row = hub.store().table(notice.table).await?;
    let summary: Option<Summary> = row.and_then(|row| serde_json::from_str(&row.summary).ok());
    Ok(summary.is_some_and(|summary| summary.to_act.map(Seat::number) == Some(notice.seat)))
}
