//! Turn notifications for turn-by-turn tables: Web Push to browsers and the operator's webhook.

mod deliver;
mod encryption;
mod vapid;

pub(crate) use deliver::{TurnNotice, deliver, is_push_service};
pub(crate) use vapid::VapidKeys;
