//! Delivery of notices: from a queue in the database, many at a time, with retries.

use super::quiet::quiet_until;
use super::targets::{Sent, Targets, WEBHOOK};
use crate::hub::{Hub, now_ms, timestamp};
use crate::table::Summary;
use iquazu_protocol::{NoticePreferences, NoticeReason, TableStatus, UnixMillis};
use iquazu_rules::Seat;
use iquazu_store::{Error, Notice, NoticeEvent};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// Notices that are delivered at the same time. A push service that hangs takes a place for ten seconds.
const MAX_PARALLEL: usize = 64;
/// How often the queue is read, for retries and for notices of a process that has died.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// The time until each further attempt. After the last one, a notice is dropped.
const RETRIES: [Duration; 5] = [
    Duration::from_secs(5),
    Duration::from_secs(60),
    Duration::from_secs(10 * 60),
    Duration::from_secs(3600),
    Duration::from_secs(6 * 3600),
];
/// How long before the end of a turn its player is notified again.
const TURN_ENDS_MS: UnixMillis = 6 * 3_600_000;

/// Delivers notices until the task is aborted.
pub(crate) async fn deliver(hub: Arc<Hub>) {
    let mut running = JoinSet::new();
    let mut poll = tokio::time::interval(POLL_INTERVAL);
    loop {
        let free = MAX_PARALLEL.saturating_sub(running.len());
        if free > 0 {
            let now = timestamp(now_ms());
            match hub.store().claim_notices(now, now.saturating_add(hub.config.notices.lease), free as u32).await {
                Ok(claimed) => {
                    for notice in claimed {
                        running.spawn(deliver_one(Arc::clone(&hub), notice));
                    }
                }
                Err(error) => tracing::debug!(%error, "cannot read the queue of notices"),
            }
        }
        tokio::select! {
            () = hub.notices_queued.notified() => {}
            _ = poll.tick() => {}
            Some(_) = running.join_next() => {}
        }
    }
}

/// What becomes of a notice after an attempt.
enum Next {
    /// Everything is delivered, or nobody needs it any more.
    Done,
    /// Something failed.
    Retry,
    /// The person does not want to be disturbed until then.
    Later(UnixMillis),
    /// It is delivered, and the person is notified again before their turn ends.
    Remind(UnixMillis),
}

/// Delivers a notice to everything that a person and the operator have set, and plans the next attempt for what failed.
async fn deliver_one(hub: Arc<Hub>, mut notice: Notice) {
    let next = match attempt(&hub, &mut notice).await {
        Ok(next) => next,
        Err(error) => {
            tracing::warn!(%error, "cannot load the data of a notice");
            Next::Retry
        }
    };
    let due_at = match next {
        Next::Done => None,
        Next::Retry => {
            let wait = RETRIES.get(notice.attempts as usize);
            notice.attempts += 1;
            wait.map(|wait| timestamp(now_ms()).saturating_add(*wait))
        }
        Next::Later(at) => Some(timestamp(at)),
        Next::Remind(at) => {
            (notice.event, notice.attempts, notice.delivered) = (NoticeEvent::TurnEnds, 0, String::new());
            Some(timestamp(at))
        }
    };
    let stored = match due_at {
        Some(due_at) => hub.store().retry_notice(notice, due_at).await,
        None => hub.store().finish_notice(notice).await,
    };
    if let Err(error) = stored {
        // The lease ends, and the notice is tried again.
        tracing::warn!(%error, "cannot update the queue of notices");
    }
}

async fn attempt(hub: &Hub, notice: &mut Notice) -> Result<Next, Error> {
    let row = hub.store().table(notice.table).await?;
    let summary: Option<Summary> = row.and_then(|row| serde_json::from_str(&row.summary).ok());
    let Some(summary) = summary.filter(|summary| is_still_due(summary, notice)) else { return Ok(Next::Done) };
    let remind_at = summary.clock_expires_at.map(|ends| ends.saturating_sub(TURN_ENDS_MS));
    // Days off may have moved the end of the turn since.
    if let Some(at) = remind_at.filter(|at| notice.event == NoticeEvent::TurnEnds && *at > now_ms()) {
        return Ok(Next::Remind(at));
    }
    let stored = hub.store().notice_preferences(notice.identity).await?;
    let preferences: NoticePreferences =
        stored.and_then(|stored| serde_json::from_slice(&stored).ok()).unwrap_or_default();
    let is_muted = hub.store().is_muted(notice.identity, notice.table).await?;
    let wants = |reason: NoticeReason| !is_muted && preferences.reasons.contains(&reason);
    let mut targets = Targets::default();
    targets.add_operator(hub, notice);
    let mut later = None;
    if wants(reason(notice.event)) {
        later = preferences.quiet.as_ref().and_then(|quiet| quiet_until(quiet, now_ms()));
        if later.is_none() {
            targets.add_personal(hub, notice).await?;
        }
    }
    let all_delivered = await_targets(hub, notice, targets).await?;
    if !all_delivered {
        return Ok(Next::Retry);
    }
    if let Some(at) = later {
        return Ok(Next::Later(at));
    }
    Ok(match remind_at.filter(|at| notice.event == NoticeEvent::YourTurn && *at > now_ms()) {
        Some(at) if wants(NoticeReason::TurnEnds) => Next::Remind(at),
        _ => Next::Done,
    })
}

/// Waits for all targets. Returns whether nothing has to be tried again.
async fn await_targets(hub: &Hub, notice: &mut Notice, mut targets: Targets) -> Result<bool, Error> {
    let mut all_delivered = true;
    while let Some((target, sent)) = targets.next().await {
        let is_done = match sent {
            Sent::Delivered => true,
            Sent::DeliveredTo(channel) => {
                hub.store().note_delivery(channel, timestamp(now_ms()), None).await?;
                true
            }
            Sent::Gone(endpoint) => {
                hub.store().remove_push_subscription(&endpoint).await?;
                true
            }
            Sent::FailedAt(channel, problem) => {
                hub.store().note_delivery(channel, timestamp(now_ms()), Some(problem.name())).await?;
                // Only a service that did not answer is tried again.
                problem != iquazu_protocol::DeliveryProblem::Unreachable
            }
            Sent::Failed(error) => {
                let attempts = notice.attempts + 1;
                if target == WEBHOOK {
                    tracing::warn!(error, attempts, "webhook failed");
                } else {
                    tracing::warn!(error, attempts, "push service returned an error");
                }
                false
            }
        };
        if is_done {
            notice.delivered += &target;
            notice.delivered.push('\n');
        }
        all_delivered &= is_done;
    }
    Ok(all_delivered)
}

fn reason(event: NoticeEvent) -> NoticeReason {
    match event {
        NoticeEvent::YourTurn => NoticeReason::YourTurn,
        NoticeEvent::GameOver => NoticeReason::GameOver,
        NoticeEvent::Rematch => NoticeReason::Rematch,
        NoticeEvent::TurnEnds => NoticeReason::TurnEnds,
    }
}

/// Returns whether the reason still holds.
fn is_still_due(summary: &Summary, notice: &Notice) -> bool {
    match notice.event {
        NoticeEvent::YourTurn | NoticeEvent::TurnEnds => summary.to_act.map(Seat::number) == Some(notice.seat),
        NoticeEvent::GameOver | NoticeEvent::Rematch => summary.table.status == TableStatus::Finished,
    }
}
