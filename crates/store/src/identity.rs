//! People, as far as a server knows them.

use crate::{IdentityId, Moment, SecretHash};

/// A person: a name, and secrets in the browsers of their devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    pub id: IdentityId,
    pub name: String,
    pub created: Moment,
}

/// A secret that works once: a seat link, a way to another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub hash: SecretHash,
    /// What it is good for; a token for one thing does not open another.
    pub purpose: String,
    pub payload: Vec<u8>,
    pub expires: Moment,
}

/// Where a person wants to be notified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    pub identity: IdentityId,
    /// The push service's address for one browser.
    pub endpoint: String,
    /// Keys, language: what the server needs to write there.
    pub payload: Vec<u8>,
}
