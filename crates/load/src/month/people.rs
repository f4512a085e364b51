//! The people of the month.

use anyhow::Result;
use iquazu_protocol::ChannelKind;
use iquazu_rules::text::base64url;
use iquazu_rules::{Rng, SplitMix};
use iquazu_store::{Channel, ChannelId, Identity, IdentityId, SecretHash, Store, Timestamp};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use tokio::task::JoinSet;

use super::in_parallel;
use super::sinks::Sinks;

/// A person with one browser.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) number: usize,
    pub(super) id: IdentityId,
    pub(super) name: String,
    /// The secret in their browser's cookie.
    token: String,
}

impl Person {
    fn new(number: usize, rng: &mut SplitMix) -> Person {
        let mut bytes = || rng.next_u64().to_le_bytes();
        let id = IdentityId::from_bytes([bytes(), bytes()].concat().try_into().unwrap_or_default());
        let token = base64url::encode(&[bytes(), bytes(), bytes(), bytes()].concat());
        Person { number, id, name: format!("Person {number}"), token }
    }

    /// Returns the `Cookie` header of their browser.
    pub(super) fn cookie(&self) -> String {
        format!("iquazu={}", self.token)
    }

    /// Returns the hash of their secret, which is what the store keeps.
    pub(super) fn secret(&self) -> SecretHash {
        SecretHash(Sha256::digest(&self.token).into())
    }

    /// Returns how they are notified: half of them by e-mail, the others by a webhook of their own.
    fn channel(&self, sinks: &Sinks, created_at: Timestamp) -> Channel {
        let (kind, address) = match self.number % 2 {
            0 => (ChannelKind::Email, sinks.mail_address(self.number)),
            _ => (ChannelKind::Ntfy, sinks.webhook_url(self.number)),
        };
        Channel {
            id: ChannelId::random(),
            identity: self.id,
            kind: kind.name().to_owned(),
            address,
            language: "en".to_owned(),
            created_at,
            confirmed_at: None,
            sent_at: None,
            sent_today: 0,
            failures: 0,
            problem: String::new(),
        }
    }
}

/// Returns the people of a seed.
pub(super) fn people(count: usize, rng: &mut SplitMix) -> Vec<Person> {
    (0..count).map(|number| Person::new(number, rng)).collect()
}

/// Creates people with their browsers.
pub(super) async fn create_people(
    store: &Arc<dyn Store>,
    people: &[Person],
    (begin, end): (Timestamp, Timestamp),
) -> Result<()> {
    let mut tasks = JoinSet::new();
    for person in people.iter().cloned() {
        in_parallel(&mut tasks).await?;
        let store = Arc::clone(store);
        tasks.spawn(async move {
            let identity = Identity { id: person.id, name: person.name.clone(), created_at: begin };
            store.create_identity(identity, person.secret()).await?;
            Ok(store.use_device(person.secret(), "Firefox on Linux".to_owned(), end).await?)
        });
    }
    tasks.join_all().await.into_iter().collect()
}

/// Gives everybody a confirmed address at the sinks, instead of those of an earlier run.
pub(super) async fn create_channels(
    store: &Arc<dyn Store>,
    people: &[Person],
    sinks: &Sinks,
    at: Timestamp,
) -> Result<()> {
    let mut tasks = JoinSet::new();
    for person in people {
        in_parallel(&mut tasks).await?;
        let (store, channel) = (Arc::clone(store), person.channel(sinks, at));
        tasks.spawn(async move {
            for earlier in store.channels(channel.identity).await? {
                store.remove_channel(earlier.id).await?;
            }
            let id = channel.id;
            store.add_channel(channel, 4, at, 4).await?;
            store.confirm_channel(id, at).await?;
            Ok(())
        });
    }
    tasks.join_all().await.into_iter().collect()
}

/// Returns a person. A few play very much, most of them little: the most active one has about two games in a thousand
/// seats.
pub(super) fn pick_active(people: usize, rng: &mut SplitMix) -> usize {
    let uniform = f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
    ((people as f64 * uniform.powf(1.5)) as usize).min(people.saturating_sub(1))
}
