//! Turn notifications for turn-by-turn tables: Web Push to browsers and the operator's webhook.

mod deliver;
mod encryption;
mod request;
mod vapid;

pub(crate) use deliver::deliver;
pub(crate) use request::is_push_service;
pub(crate) use vapid::VapidKeys;
