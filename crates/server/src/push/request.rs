//! Requests to push services and the operator's webhook.

use super::encryption::{PushRecipient, encrypt};
use super::vapid::VapidKeys;
use crate::hub::now_ms;
use iquazu_protocol::{PushSubscribe, TableId};
use iquazu_rules::text::base64url;
use iquazu_store::{NoticeEvent, PushSubscription};
use serde_json::json;
use std::time::Duration;

/// How long push services keep a message for a device that is offline.
const PUSH_TTL_SECS: &str = "86400";
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Known push services. The server never sends requests to other hosts on behalf of a client.
const PUSH_HOSTS: &[&str] =
    &["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/// Returns whether an endpoint belongs to a known push service.
pub(crate) fn is_push_service(endpoint: &str) -> bool {
    let Some(rest) = endpoint.strip_prefix("https://") else { return false };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is = |service: &str| host == service || host.strip_suffix(service).is_some_and(|sub| sub.ends_with('.'));
    endpoint.len() <= 1000 && PUSH_HOSTS.iter().any(|service| is(service)) && host.bytes().all(is_host_letter)
}

fn is_host_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'-'
}

/// Builds the request to one browser: authorization header and encrypted body.
pub(super) fn build_request(
    keys: &VapidKeys,
    contact: Option<&str>,
    push: &PushSubscription,
    table: &TableId,
    event: NoticeEvent,
) -> Option<(String, Vec<u8>)> {
    let subscription: PushSubscribe = serde_json::from_slice(&push.payload).ok()?;
    // Some clients pad the keys.
    let decode = |key: &str| base64url::decode(key.trim_end_matches('='));
    let receiver = PushRecipient { public: decode(&subscription.p256dh)?, auth: decode(&subscription.auth)? };
    let words = match event {
        NoticeEvent::YourTurn => subscription.body,
        NoticeEvent::GameOver => subscription.game_over?,
        NoticeEvent::Rematch => subscription.rematch?,
        NoticeEvent::TurnEnds => subscription.turn_ends?,
    };
    let text = json!({
        "title": subscription.title.as_str(), "body": words.as_str(), "url": format!("/table/{table}"),
    });
    let body = encrypt(text.to_string().as_bytes(), &receiver).ok()?;
    let origin_end = push.endpoint.get(8..)?.find('/').map_or(push.endpoint.len(), |place| place + 8);
    Some((keys.authorization(&push.endpoint[..origin_end], contact, now_ms()).ok()?, body))
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().timeout_global(Some(REQUEST_TIMEOUT)).max_redirects(0).build().into()
}

pub(super) fn post(endpoint: &str, authorization: &str, body: &[u8]) -> Result<(), ureq::Error> {
    agent()
        .post(endpoint)
        .header("Authorization", authorization)
        .header("Content-Encoding", "aes128gcm")
        .header("TTL", PUSH_TTL_SECS)
        .header("Urgency", "normal")
        .send(body)
        .map(drop)
}

/// Formats an error without its URL, which may contain a secret.
pub(super) fn without_url(error: &ureq::Error) -> String {
    match error {
        ureq::Error::BadUri(_) => "invalid URL".to_owned(),
        other => other.to_string(),
    }
}

/// Sends JSON to the operator's webhook.
pub(super) fn call_webhook(url: &str, body: &str) -> Result<(), ureq::Error> {
    agent().post(url).header("Content-Type", "application/json").send(body.as_bytes()).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_push_services_are_accepted() {
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
