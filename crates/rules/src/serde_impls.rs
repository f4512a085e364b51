//! Serde implementations: values are serialized with the words and numbers of the text forms.

use crate::{Gap, Players, Ranking, Seat, SeatMap, StripOrder, Tile, TileCounts};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::borrow::Cow;

macro_rules! as_text {
    ($type:ident, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(|_| D::Error::custom(concat!("expected ", $expected)))
            }
        }
    };
}

as_text!(Gap, "a gap such as 3e");
as_text!(Tile, "a tile such as p3, c2, any or dbl");
as_text!(StripOrder, "the strips a to e in their order");

macro_rules! as_number {
    ($type:ident, $to:expr, $from:expr, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8($to(*self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let number = u8::deserialize(deserializer)?;
                $from(number).ok_or_else(|| D::Error::custom(concat!("expected ", $expected)))
            }
        }
    };
}

as_number!(Seat, Seat::number, Seat::from_number, "a seat from 1 to 4");
as_number!(Players, Players::count, Players::new, "2, 3 or 4 players");

/// Serialized as a list of four entries, whatever the number of players.
impl<T: Serialize> Serialize for SeatMap<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Serialized as a list of ranks, first rank first.
impl Serialize for Ranking {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Serialized as a map from tile to count.
impl Serialize for TileCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
