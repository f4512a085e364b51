//! The events in a table's log. Their JSON form is stored and must not change.

use iquazu_protocol::{ChatContent, Commitment, Name, Nonce, RequestId, Secret, TableSettings, UnixMillis};
use iquazu_rules::text::Step;
use iquazu_rules::{Outcome, Seat};
use iquazu_store::{IdentityId, TableKey};
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The scheme of the deals of new tables.
pub(crate) const NEWEST_SCHEME: u32 = 2;

/// An event at a table. The first one of a log is always `Created`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "entry")]
pub(crate) enum TableEvent {
    Created {
        settings: TableSettings,
        secret: Secret,
        #[serde(with = "as_text")]
        host: IdentityId,
        /// Players who need no invitation: those of the previous table.
        #[serde(default, with = "as_texts", skip_serializing_if = "Vec::is_empty")]
        guests: Vec<IdentityId>,
        /// The seat of each guest.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guest_seats: Vec<Seat>,
        /// The scheme of the deal: 1 for `iquazu-fair-1`, 2 for `iquazu-fair-2`.
        #[serde(default = "first_scheme", skip_serializing_if = "is_first_scheme")]
        fair: u32,
        at: UnixMillis,
    },
    Sat {
        seat: Seat,
        #[serde(with = "as_text")]
        identity: IdentityId,
        name: Name,
        /// At a table of `iquazu-fair-1`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
        /// Whether the client will commit to a nonce.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        commits: bool,
        at: UnixMillis,
    },
    /// The host has asked to start: bots have taken the free seats.
    Closed {
        at: UnixMillis,
        #[serde(rename = "told")]
        request_key: RequestKey,
    },
    /// A client has committed to a nonce.
    Committed {
        seat: Seat,
        commitment: Commitment,
        at: UnixMillis,
        #[serde(rename = "told")]
        request_key: RequestKey,
    },
    /// The deal is fixed: these seats take part and reveal their nonces now.
    Sealed { seats: Vec<Seat>, at: UnixMillis },
    Revealed {
        seat: Seat,
        nonce: Nonce,
        at: UnixMillis,
        #[serde(rename = "told")]
        request_key: RequestKey,
    },
    /// A nonce was missing: the round was abandoned, and a new one has begun.
    Voided { at: UnixMillis },
    /// The game has started; bots have taken the free seats.
    Started {
        #[serde(with = "as_texts")]
        setup: Vec<Outcome>,
        at: UnixMillis,
        #[serde(rename = "told", default, skip_serializing_if = "Option::is_none")]
        request_key: Option<RequestKey>,
    },
    Acted {
        #[serde(with = "as_text")]
        step: Step,
        at: UnixMillis,
        /// Network lag that is not charged to the player's clock.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: u64,
        /// `None` if a bot decided.
        #[serde(rename = "told", default, skip_serializing_if = "Option::is_none")]
        request_key: Option<RequestKey>,
        /// Whether the step follows a plan. `request_key` is then the request that made it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        planned: bool,
    },
    /// A player is away until then, or is back if that is not later than `at`.
    DaysOff {
        seat: Seat,
        until: UnixMillis,
        at: UnixMillis,
        /// `None` if a move ended the days off.
        #[serde(rename = "told", default, skip_serializing_if = "Option::is_none")]
        request_key: Option<RequestKey>,
    },
    Left {
        seat: Seat,
        at: UnixMillis,
        /// `None` if the clock expired; another seat's if that player asked for the replacement, or is the host and
        /// removed this one before the game.
        #[serde(rename = "told", default, skip_serializing_if = "Option::is_none")]
        request_key: Option<RequestKey>,
    },
    Returned {
        seat: Seat,
        at: UnixMillis,
        #[serde(rename = "told")]
        request_key: RequestKey,
    },
    /// An operator took the name of the person at a seat.
    Renamed { seat: Seat, name: Name, at: UnixMillis },
    #[serde(rename = "said")]
    Chat {
        seat: Seat,
        #[serde(rename = "said")]
        content: ChatContent,
        at: UnixMillis,
        #[serde(rename = "told")]
        request_key: RequestKey,
    },
    Rematched {
        #[serde(with = "as_text")]
        table: TableKey,
        at: UnixMillis,
        #[serde(rename = "told")]
        request_key: RequestKey,
    },
}

/// The request that an event answers (idempotency key).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct RequestKey {
    pub seat: Seat,
    pub request: RequestId,
}

impl RequestKey {
    /// Returns a hash. Nobody gains by a collision: it concerns requests of the same seat for the same step.
    pub(super) fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seat, self.request.as_str()).hash(&mut hasher);
        hasher.finish()
    }
}

impl TableEvent {
    pub(crate) fn at(&self) -> UnixMillis {
        match self {
            TableEvent::Created { at, .. }
            | TableEvent::Sat { at, .. }
            | TableEvent::Closed { at, .. }
            | TableEvent::Committed { at, .. }
            | TableEvent::Sealed { at, .. }
            | TableEvent::Revealed { at, .. }
            | TableEvent::Voided { at }
            | TableEvent::Started { at, .. }
            | TableEvent::Acted { at, .. }
            | TableEvent::DaysOff { at, .. }
            | TableEvent::Left { at, .. }
            | TableEvent::Returned { at, .. }
            | TableEvent::Renamed { at, .. }
            | TableEvent::Chat { at, .. }
            | TableEvent::Rematched { at, .. } => *at,
        }
    }

    pub(crate) fn request_key(&self) -> Option<&RequestKey> {
        match self {
            TableEvent::Created { .. }
            | TableEvent::Sat { .. }
            | TableEvent::Sealed { .. }
            | TableEvent::Renamed { .. }
            | TableEvent::Voided { .. } => None,
            TableEvent::Started { request_key, .. }
            | TableEvent::Acted { request_key, .. }
            | TableEvent::DaysOff { request_key, .. }
            | TableEvent::Left { request_key, .. } => request_key.as_ref(),
            TableEvent::Closed { request_key, .. }
            | TableEvent::Committed { request_key, .. }
            | TableEvent::Revealed { request_key, .. }
            | TableEvent::Returned { request_key, .. }
            | TableEvent::Chat { request_key, .. }
            | TableEvent::Rematched { request_key, .. } => Some(request_key),
        }
    }
}

/// Returns the scheme of logs that name none: they were written before there was a second one.
fn first_scheme() -> u32 {
    1
}

fn is_first_scheme(scheme: &u32) -> bool {
    *scheme == 1
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Serializes a value in its text form.
mod as_text {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;
    use std::fmt::Display;
    use std::str::FromStr;

    pub(super) fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Serializes a list of values in their text form.
mod as_texts {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;
    use std::fmt::Display;
    use std::str::FromStr;

    pub(super) fn serialize<T: Display, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(T::to_string))
    }

    pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(deserializer)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Logs on disk have this form: a change here must still read the old one.
    #[test]
    fn stored_form_never_changes() {
        let secret = "09".repeat(32);
        let settings = r#"{"edition":"reconstructed-1","seats":[{"for":"person"},{"for":"bot","level":"club"}],"pace":"live","clock":{"kind":"none"},"stand_in":"casual","visibility":"public"}"#;
        let (id, told) = ("0000000000000000000000000a", r#""told":{"seat":1,"request":"r1"}"#);
        for stored in [
            format!(
                r#"{{"entry":"created","settings":{settings},"secret":"{secret}","host":"{id}","guests":["{id}"],"at":1}}"#
            ),
            format!(r#"{{"entry":"sat","seat":1,"identity":"{id}","name":"Ada","nonce":"{secret}","at":2}}"#),
            format!(r#"{{"entry":"created","settings":{settings},"secret":"{secret}","host":"{id}","fair":2,"at":1}}"#),
            format!(r#"{{"entry":"sat","seat":1,"identity":"{id}","name":"Ada","commits":true,"at":2}}"#),
            format!(r#"{{"entry":"committed","seat":1,"commitment":"{secret}","at":3,{told}}}"#),
            format!(r#"{{"entry":"closed","at":3,{told}}}"#),
            r#"{"entry":"sealed","seats":[1,2],"at":3}"#.to_owned(),
            format!(r#"{{"entry":"revealed","seat":1,"nonce":"{secret}","at":3,{told}}}"#),
            r#"{"entry":"voided","at":3}"#.to_owned(),
            r#"{"entry":"started","setup":["strips eabcd","tiles any any dbl c3 p3"],"at":3}"#.to_owned(),
            format!(r#"{{"entry":"acted","step":"1 draw | got 4w","at":4,"lag_ms":7,{told}}}"#),
            r#"{"entry":"acted","step":"2 draw | got 4w","at":5}"#.to_owned(),
            format!(r#"{{"entry":"acted","step":"1 draw | got 4w","at":5,{told},"planned":true}}"#),
            format!(r#"{{"entry":"days_off","seat":1,"until":900,"at":6,{told}}}"#),
            r#"{"entry":"days_off","seat":1,"until":7,"at":7}"#.to_owned(),
            r#"{"entry":"left","seat":2,"at":6}"#.to_owned(),
            format!(r#"{{"entry":"returned","seat":1,"at":7,{told}}}"#),
            r#"{"entry":"renamed","seat":1,"name":"•••","at":7}"#.to_owned(),
            format!(r#"{{"entry":"said","seat":1,"said":{{"phrase":"good_game"}},"at":8,{told}}}"#),
            format!(r#"{{"entry":"rematched","table":"{id}","at":9,{told}}}"#),
        ] {
            let event: TableEvent = serde_json::from_str(&stored).unwrap_or_else(|error| panic!("{error}: {stored}"));
            assert_eq!(serde_json::to_string(&event).expect("JSON"), stored);
        }
    }

    /// In a rolling update a newer process may write more fields: an older one ignores them.
    #[test]
    fn unknown_fields_of_a_newer_process_are_ignored() {
        let newer = r#"{"entry":"left","seat":2,"at":6,"why":"tea","told":{"seat":1,"request":"r1","hops":2}}"#;
        let event: TableEvent = serde_json::from_str(newer).expect("an event");
        let known = r#"{"entry":"left","seat":2,"at":6,"told":{"seat":1,"request":"r1"}}"#;
        assert_eq!(serde_json::to_string(&event).expect("JSON"), known);
    }
}
