//! Bringing the news to people.

use super::keys::Keys;
use super::seal::{Receiver, seal};
use crate::hub::{Hub, now};
use crate::random::from_base64;
use iquazu_protocol::{Subscription, TableId};
use iquazu_rules::Seat;
use iquazu_store::{IdentityId, Push};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// Push services keep a message for so long, in seconds, for a device that is off.
const KEEP_FOR: &str = "86400";
const PATIENCE: Duration = Duration::from_secs(10);

/// Where browsers may be reached: nothing else is ever asked for on behalf of a visitor.
const SERVICES: &[&str] = &["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/// It is somebody's turn.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) identity: IdentityId,
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
}

/// Whether an address is one of a known push service.
pub(crate) fn is_push_service(endpoint: &str) -> bool {
    let Some(rest) = endpoint.strip_prefix("https://") else { return false };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is = |service: &str| host == service || host.strip_suffix(service).is_some_and(|sub| sub.ends_with('.'));
    endpoint.len() <= 1000 && SERVICES.iter().any(|service| is(service)) && host.bytes().all(is_host_letter)
}

fn is_host_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'-'
}

/// Delivers notices until there are no more.
pub(crate) async fn deliver(hub: Arc<Hub>, mut notices: mpsc::Receiver<Notice>) {
    while let Some(notice) = notices.recv().await {
        call_webhook(&hub, &notice).await;
        if let Err(error) = push(&hub, &notice).await {
            tracing::warn!(%error, "a notice could not be pushed");
        }
    }
}

async fn push(hub: &Hub, notice: &Notice) -> Result<(), iquazu_store::Error> {
    let pushes = hub.store().pushes_of(notice.identity).await?;
    if pushes.is_empty() {
        return Ok(());
    }
    let keys = Keys::load(hub.store()).await?;
    for push in pushes {
        let Some((authorization, body)) = written(&keys, hub.online.contact.as_deref(), &push, &notice.table) else {
            continue;
        };
        let endpoint = push.endpoint.clone();
        let sent = tokio::task::spawn_blocking(move || post(&endpoint, &authorization, &body)).await;
        match sent {
            Ok(Err(ureq::Error::StatusCode(404 | 410))) => drop(hub.store().remove_push(&push.endpoint).await?),
            Ok(Err(error)) => tracing::warn!(%error, "a push service refused"),
            Ok(Ok(())) | Err(_) => {}
        }
    }
    Ok(())
}

/// What is sent to one browser: its own words, and where to go.
fn written(keys: &Keys, contact: Option<&str>, push: &Push, table: &TableId) -> Option<(String, Vec<u8>)> {
    let subscription: Subscription = serde_json::from_slice(&push.payload).ok()?;
    let receiver = Receiver { public: from_base64(&subscription.p256dh)?, auth: from_base64(&subscription.auth)? };
    let text = json!({
        "title": subscription.title.as_str(), "body": subscription.body.as_str(), "url": format!("/table/{table}"),
    });
    let body = seal(text.to_string().as_bytes(), &receiver).ok()?;
    let origin_end = push.endpoint.get(8..)?.find('/').map_or(push.endpoint.len(), |place| place + 8);
    Some((keys.authorization(&push.endpoint[..origin_end], contact, now()).ok()?, body))
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build().into()
}

fn post(endpoint: &str, authorization: &str, body: &[u8]) -> Result<(), ureq::Error> {
    agent()
        .post(endpoint)
        .header("Authorization", authorization)
        .header("Content-Encoding", "aes128gcm")
        .header("TTL", KEEP_FOR)
        .header("Urgency", "normal")
        .send(body)
        .map(drop)
}

/// `{"event":"your_turn","table":"…","seat":2}` to the operator's address.
async fn call_webhook(hub: &Hub, notice: &Notice) {
    let Some(address) = hub.online.webhook.clone() else { return };
    let body = json!({ "event": "your_turn", "table": notice.table, "seat": notice.seat.number() }).to_string();
    let call =
        move || agent().post(&address).header("Content-Type", "application/json").send(body.as_bytes()).map(drop);
    match tokio::task::spawn_blocking(call).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "the webhook did not take a notice"),
        Err(error) => tracing::error!(%error, "the webhook's call failed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_written_to() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/x",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/x",
            "https://wns2-par02p.notify.windows.com/w/?token=x",
        ] {
            assert!(is_push_service(good), "{good}");
        }
        for bad in [
            "http://fcm.googleapis.com/x",
            "https://localhost/x",
            "https://evilpush.apple.com.example/x",
            "https://127.0.0.1@web.push.apple.com/x",
            "https://web.push.apple.com@127.0.0.1/x",
            "https://xpush.apple.com:443/x",
            "https://127.0.0.1/?.push.apple.com",
            "",
        ] {
            assert!(!is_push_service(bad), "{bad}");
        }
    }
}
