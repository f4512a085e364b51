//! Identities of people, one-time tokens and push subscriptions.

use crate::{IdentityId, SecretHash, Timestamp};

/// A person: a name, and a secret in the browser of each of their devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The key of this identity.
    pub id: IdentityId,
    /// The name that the person used last.
    pub name: String,
    /// When the identity was created.
    pub created_at: Timestamp,
}

/// A device of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The hash of its secret.
    pub secret: SecretHash,
    /// What its owner may recognize it by; empty if unknown.
    pub label: String,
    /// When it was first used; 0 if unknown.
    pub created_at: Timestamp,
    /// When it was last used, to the day.
    pub used_at: Timestamp,
}

/// A token: a seat link or a device link. Only its hash is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The hash of the token.
    pub hash: SecretHash,
    /// What the token is for. A token for one purpose does not work for another.
    pub purpose: String,
    /// What the token refers to; opaque to the store.
    pub payload: Vec<u8>,
    /// When the token stops working.
    pub expires_at: Timestamp,
}

/// A browser's subscription to push notifications.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSubscription {
    /// The person to notify.
    pub identity: IdentityId,
    /// The push service's URL for one browser.
    pub endpoint: String,
    /// Keys and texts; opaque to the store.
    pub payload: Vec<u8>,
}
