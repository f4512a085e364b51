//! People's own channels: an e-mail address, or a webhook in the form of a chat service.

use super::link::NoticeLinks;
use super::mail::{self, Mail};
use super::safe_agent::{self, WebhookRequest, check_url};
use crate::config::NoticeConfig;
use crate::hub::Hub;
use iquazu_messages::{Lang, Messages};
use iquazu_protocol::{ChannelKind, DeliveryProblem, TableId};
use iquazu_store::{Channel, Error, NoticeEvent, Timestamp};
use serde_json::json;
use std::time::Duration;

/// Failures in a row after which a channel is switched off.
pub(crate) const MAX_FAILURES: u32 = 20;
/// The most that is sent to a channel in a day.
const MAX_PER_DAY: u32 = 60;
/// How long an address may stay unconfirmed.
const UNCONFIRMED_TTL: Duration = Duration::from_secs(24 * 3600);
const PURGE_LIMIT: u32 = 1000;

/// What a notice says.
#[derive(Clone, Debug)]
pub(crate) enum NoticeText {
    /// Asks whether the address is right.
    Confirm,
    /// Something happened at a table.
    Event(NoticeEvent, TableId),
}

impl NoticeText {
    fn sentence(&self, t: Messages) -> &'static str {
        match self {
            NoticeText::Confirm => t.notice_confirm(),
            NoticeText::Event(NoticeEvent::YourTurn, _) => t.notice_your_turn(),
            NoticeText::Event(NoticeEvent::GameOver, _) => t.notice_game_over(),
            NoticeText::Event(NoticeEvent::Rematch, _) => t.notice_rematch(),
            NoticeText::Event(NoticeEvent::TurnEnds, _) => t.notice_turn_ends(),
        }
    }
}

/// Returns the kinds of channels that the configuration allows.
pub(crate) fn offered_kinds(config: &NoticeConfig) -> Vec<ChannelKind> {
    let is_offered = |kind: &ChannelKind| match kind {
        ChannelKind::Email => config.mail.is_some(),
        _ => config.webhooks,
    };
    if config.public_url.is_none() {
        return Vec::new();
    }
    ChannelKind::ALL.into_iter().filter(is_offered).collect()
}

/// Returns the kind of a stored channel; `None` for one of a newer program.
pub(crate) fn kind_of(channel: &Channel) -> Option<ChannelKind> {
    ChannelKind::ALL.into_iter().find(|kind| kind.name() == channel.kind)
}

/// Returns an address as it is shown: the path of a webhook is a secret.
pub(crate) fn shown_address(channel: &Channel) -> String {
    let host = || channel.address.split("://").nth(1)?.split(['/', '?']).next();
    match kind_of(channel) {
        Some(ChannelKind::Email) => channel.address.clone(),
        _ => host().unwrap_or_default().to_owned(),
    }
}

/// Returns whether something may be sent to a channel today.
pub(super) fn is_usable(channel: &Channel, now: Timestamp) -> bool {
    let day = |at: Timestamp| at.0.div_euclid(24 * 3_600_000);
    let is_full = channel.sent_today >= MAX_PER_DAY && channel.sent_at.is_some_and(|at| day(at) == day(now));
    channel.confirmed_at.is_some() && channel.failures < MAX_FAILURES && !is_full
}

/// A message to a channel, ready to be sent from a blocking thread.
#[derive(Debug)]
pub(super) struct Message {
    config: NoticeConfig,
    kind: ChannelKind,
    address: String,
    title: String,
    sentence: &'static str,
    /// Where the notice leads.
    target: String,
    /// The text before the link that switches notices off, and the link. A confirmation has none.
    off: Option<(&'static str, String)>,
    unsubscribe: String,
}

impl Message {
    /// Returns `None` for a channel that this server does not offer any more.
    pub(super) fn new(
        config: &NoticeConfig,
        links: &NoticeLinks,
        channel: &Channel,
        text: &NoticeText,
    ) -> Option<Message> {
        let kind = kind_of(channel).filter(|kind| offered_kinds(config).contains(kind))?;
        let base = config.public_url.as_deref()?.trim_end_matches('/');
        let t = Messages(Lang::from_tag(&channel.language).unwrap_or(Lang::ALL[0]));
        let link = links.link(channel.id);
        let (target, off) = match text {
            NoticeText::Confirm => (format!("{base}/notices/{link}"), None),
            NoticeText::Event(_, table) => {
                let off = format!("{base}/notices/{link}/{table}");
                (format!("{base}/table/{table}"), Some((t.notice_off(), off)))
            }
        };
        Some(Message {
            config: config.clone(),
            kind,
            address: channel.address.clone(),
            title: t.app_title().to_owned(),
            sentence: text.sentence(t),
            target,
            off,
            unsubscribe: format!("{base}/api/notices/{link}/off"),
        })
    }

    /// Sends the message. Blocks.
    pub(super) fn send(self) -> Result<(), DeliveryProblem> {
        if let (ChannelKind::Email, Some((server, sender))) = (self.kind, &self.config.mail) {
            let subject = if self.off.is_some() { self.sentence.to_owned() } else { self.title.clone() };
            let (to, body) = (self.address.clone(), self.text());
            return mail::send(
                server,
                sender,
                Mail { to, subject, body, unsubscribe: self.unsubscribe },
                self.config.timeout,
            );
        }
        safe_agent::send(&self.webhook(), self.config.allow_private_webhooks, self.config.timeout)
    }

    fn text(&self) -> String {
        let off = self.off.as_ref().map_or(String::new(), |(text, link)| format!("\n\n{text}\n{link}"));
        format!("{}\n{}{off}", self.sentence, self.target)
    }

    fn webhook(&self) -> WebhookRequest {
        let json_header = || vec![("Content-Type", "application/json".to_owned())];
        let text = format!("{}: {}", self.title, self.text());
        let (headers, body) = match self.kind {
            // https://docs.ntfy.sh/publish/: the body is the text, `Click` what a click opens.
            ChannelKind::Ntfy => (vec![("Click", self.target.clone())], self.text()),
            // https://discord.com/developers/docs/resources/webhook#execute-webhook
            ChannelKind::Discord => {
                (json_header(), json!({ "content": text, "allowed_mentions": { "parse": [] } }).to_string())
            }
            // Slack and hookshot of Matrix take the same body.
            ChannelKind::Slack | ChannelKind::Matrix | ChannelKind::Email => {
                (json_header(), json!({ "text": text }).to_string())
            }
        };
        WebhookRequest { url: self.address.clone(), headers, body }
    }
}

/// Checks an address and sends the message that asks for its confirmation.
pub(crate) async fn send_confirmation(
    hub: &Hub,
    links: &NoticeLinks,
    channel: &Channel,
) -> Result<(), DeliveryProblem> {
    let config = &hub.config.notices;
    match kind_of(channel) {
        Some(ChannelKind::Email) if !mail::is_address(&channel.address) => return Err(DeliveryProblem::Address),
        Some(ChannelKind::Email) => {}
        _ => check_url(&channel.address, config.allow_private_webhooks)?,
    }
    let message = Message::new(config, links, channel, &NoticeText::Confirm).ok_or(DeliveryProblem::Address)?;
    tokio::task::spawn_blocking(move || message.send()).await.unwrap_or(Err(DeliveryProblem::Unreachable))
}

/// Removes addresses that were never confirmed.
pub(crate) async fn purge_channels(hub: &Hub, now: Timestamp) -> Result<(), Error> {
    let before = now.saturating_sub(UNCONFIRMED_TTL);
    hub.store().remove_unconfirmed_channels(before, PURGE_LIMIT).await.map(drop)
}
