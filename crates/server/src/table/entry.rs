//! What stands in the log of a table.

use iquazu_protocol::{Name, Nonce, RequestId, Said, Secret, TableSettings, Time};
use iquazu_rules::text::Step;
use iquazu_rules::{Outcome, Seat};
use iquazu_store::{IdentityId, TableId};
use serde::{Deserialize, Serialize};

/// Something that happened at a table, for good. The first entry of a log is always `Created`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "entry", deny_unknown_fields)]
pub(crate) enum Entry {
    Created {
        settings: TableSettings,
        secret: Secret,
        #[serde(with = "as_text")]
        host: IdentityId,
        /// Who may sit down without an invitation: the people of the table before.
        #[serde(default, with = "as_texts", skip_serializing_if = "Vec::is_empty")]
        guests: Vec<IdentityId>,
        at: Time,
    },
    Sat {
        seat: Seat,
        #[serde(with = "as_text")]
        identity: IdentityId,
        name: Name,
        nonce: Nonce,
        at: Time,
    },
    /// The cards are dealt; bots have the seats that were free.
    Started {
        #[serde(with = "as_texts")]
        setup: Vec<Outcome>,
        at: Time,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<Told>,
    },
    Acted {
        #[serde(with = "as_text")]
        step: Step,
        at: Time,
        /// What the player's clock is not charged for: the way of the message.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: u64,
        /// Nothing where a bot decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<Told>,
    },
    Left {
        seat: Seat,
        at: Time,
        /// Nothing where the time was up; of another seat where somebody did not want to wait any longer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told: Option<Told>,
    },
    Returned {
        seat: Seat,
        at: Time,
        told: Told,
    },
    Said {
        seat: Seat,
        said: Said,
        at: Time,
        told: Told,
    },
    Rematched {
        #[serde(with = "as_text")]
        table: TableId,
        at: Time,
        told: Told,
    },
}

/// The request that an entry answers: whoever sends it again gets the same answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    pub seat: Seat,
    pub request: RequestId,
}

impl Entry {
    pub(crate) fn at(&self) -> Time {
        match self {
            Entry::Created { at, .. }
            | Entry::Sat { at, .. }
            | Entry::Started { at, .. }
            | Entry::Acted { at, .. }
            | Entry::Left { at, .. }
            | Entry::Returned { at, .. }
            | Entry::Said { at, .. }
            | Entry::Rematched { at, .. } => *at,
        }
    }

    pub(crate) fn told(&self) -> Option<&Told> {
        match self {
            Entry::Created { .. } | Entry::Sat { .. } => None,
            Entry::Started { told, .. } | Entry::Acted { told, .. } | Entry::Left { told, .. } => told.as_ref(),
            Entry::Returned { told, .. } | Entry::Said { told, .. } | Entry::Rematched { told, .. } => Some(told),
        }
    }
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A value in the log as its text form.
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

/// Several of them.
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
