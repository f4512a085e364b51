//! Notices for turn-by-turn tables: Web Push to browsers, people's own e-mail addresses and webhooks, and the operator's
//! webhook.

mod channel;
mod deliver;
mod encryption;
mod link;
mod mail;
mod quiet;
mod request;
mod safe_agent;
mod targets;
mod vapid;

pub(crate) use channel::{MAX_FAILURES, kind_of, offered_kinds, purge_channels, send_confirmation, shown_address};
pub(crate) use deliver::deliver;
pub(crate) use link::NoticeLinks;
pub use mail::{MailSender, ParseMailError, SmtpUrl};
pub(crate) use quiet::is_valid as is_valid_quiet;
pub(crate) use request::is_push_service;
pub(crate) use vapid::VapidKeys;
