//! "It is your turn", for games over days: Web Push to browsers, and a webhook of the operator's.

mod deliver;
mod keys;
mod seal;

pub(crate) use deliver::{Notice, deliver, is_push_service};
pub(crate) use keys::Keys;
