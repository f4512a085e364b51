//! The targets of a notice, delivered at the same time: browsers, a person's channels, and the operator's webhook.

use super::channel::{Message, NoticeText, is_usable};
use super::link::NoticeLinks;
use super::request::{build_request, call_webhook, post, without_url};
use super::vapid::VapidKeys;
use crate::hub::{Hub, now_ms, timestamp};
use crate::random::fingerprint;
use crate::table::public_id;
use iquazu_protocol::DeliveryProblem;
use iquazu_store::{ChannelId, Error, Notice, NoticeEvent};
use serde_json::json;
use tokio::task::JoinSet;

/// The name of the operator's webhook in the list of deliveries.
pub(super) const WEBHOOK: &str = "webhook";

/// The result of a delivery.
#[derive(Debug)]
pub(super) enum Sent {
    Delivered,
    DeliveredTo(ChannelId),
    /// The browser has ended the subscription with this endpoint.
    Gone(String),
    FailedAt(ChannelId, DeliveryProblem),
    /// A browser's push service or the operator's webhook failed, for this reason.
    Failed(String),
}

/// Deliveries under way, each with the name under which it is noted as delivered.
#[derive(Default)]
pub(super) struct Targets(JoinSet<(String, Sent)>);

fn is_new(notice: &Notice, target: &str) -> bool {
    !notice.delivered.lines().any(|known| known == target)
}

impl Targets {
    /// Returns the next delivery that has ended, or `None` after the last one. One that panicked counts as failed.
    pub(super) async fn next(&mut self) -> Option<(String, Sent)> {
        let ended = self.0.join_next().await?;
        Some(ended.unwrap_or_else(|error| (String::new(), Sent::Failed(error.to_string()))))
    }

    /// Adds the operator's webhook, which is notified of turns only.
    pub(super) fn add_operator(&mut self, hub: &Hub, notice: &Notice) {
        let url = hub.config.webhook_url.clone().filter(|_| is_new(notice, WEBHOOK));
        let Some(url) = url.filter(|_| notice.event == NoticeEvent::YourTurn) else { return };
        let table = public_id(&notice.table);
        let body = json!({ "event": "your_turn", "table": table, "seat": notice.seat }).to_string();
        self.0.spawn_blocking(move || {
            let sent = match call_webhook(&url, &body) {
                Ok(()) => Sent::Delivered,
                Err(error) => Sent::Failed(without_url(&error)),
            };
            (WEBHOOK.to_owned(), sent)
        });
    }

    /// Adds the person's browsers and channels.
    pub(super) async fn add_personal(&mut self, hub: &Hub, notice: &Notice) -> Result<(), Error> {
        self.add_browsers(hub, notice).await?;
        self.add_channels(hub, notice).await
    }

    async fn add_browsers(&mut self, hub: &Hub, notice: &Notice) -> Result<(), Error> {
        let pushes = hub.store().push_subscriptions(notice.identity).await?;
        if pushes.is_empty() {
            return Ok(());
        }
        let keys = VapidKeys::load(hub.store()).await?;
        let table = public_id(&notice.table);
        for push in pushes {
            let target = fingerprint(push.endpoint.as_bytes());
            let request = build_request(&keys, hub.config.contact.as_deref(), &push, &table, notice.event);
            let Some((authorization, body)) = request.filter(|_| is_new(notice, &target)) else { continue };
            self.0.spawn_blocking(move || {
                let sent = match post(&push.endpoint, &authorization, &body) {
                    Ok(()) => Sent::Delivered,
                    Err(ureq::Error::StatusCode(404 | 410)) => Sent::Gone(push.endpoint),
                    Err(error) => Sent::Failed(without_url(&error)),
                };
                (target, sent)
            });
        }
        Ok(())
    }

    async fn add_channels(&mut self, hub: &Hub, notice: &Notice) -> Result<(), Error> {
        let now = timestamp(now_ms());
        let channels = hub.store().channels(notice.identity).await?;
        let usable: Vec<_> = channels.into_iter().filter(|channel| is_usable(channel, now)).collect();
        if usable.is_empty() {
            return Ok(());
        }
        let links = NoticeLinks::load(hub.store()).await?;
        let text = NoticeText::Event(notice.event, public_id(&notice.table));
        for channel in usable {
            let (id, target) = (channel.id, channel.id.to_string());
            let message = Message::new(&hub.config.notices, &links, &channel, &text);
            let Some(message) = message.filter(|_| is_new(notice, &target)) else { continue };
            self.0.spawn_blocking(move || {
                let sent = match message.send() {
                    Ok(()) => Sent::DeliveredTo(id),
                    Err(problem) => Sent::FailedAt(id, problem),
                };
                (target, sent)
            });
        }
        Ok(())
    }
}
