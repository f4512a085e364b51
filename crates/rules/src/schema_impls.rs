//! JSON schemas of the values that `serde_impls` writes by hand.

use crate::{Gap, Players, Rank, Ranking, Seat, SeatMap, StripOrder, Tile, TileCounts};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! schema {
    ($type:ident, $schema:tt) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    };
}

schema!(Gap, {
    "type": "string",
    "pattern": "^([1-9]|1[01])[a-o]$",
    "description": "A column, and a place in it from the top: 3e is the fifth gap of column 3.",
});
schema!(Tile, {
    "type": "string",
    "enum": Tile::ALL.map(|tile| tile.to_string()),
    "description": "The face of a bonus tile: points, cards, any colour, double move.",
});
schema!(StripOrder, {
    "type": "string",
    "pattern": "^[a-e]{5}$",
    "description": "The strips from left to right.",
});
schema!(Seat, {
    "type": "integer",
    "minimum": 1,
    "maximum": 4,
    "description": "A seat, numbered in turn order.",
});
schema!(Players, {
    "type": "integer",
    "minimum": 2,
    "maximum": 4,
    "description": "The number of players.",
});

impl<T: JsonSchema> JsonSchema for SeatMap<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("SeatMap_of_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<T>(),
            "minItems": 4,
            "maxItems": 4,
            "description": "For each of four seats, also where fewer play.",
        })
    }
}

impl JsonSchema for Ranking {
    fn schema_name() -> Cow<'static, str> {
        "Ranking".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<Rank>(),
            "maxItems": 4,
            "description": "First rank first; seats without a gem are not listed.",
        })
    }
}

impl JsonSchema for TileCounts {
    fn schema_name() -> Cow<'static, str> {
        "TileCounts".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<Tile>(),
            "additionalProperties": { "type": "integer", "minimum": 1, "maximum": 45 },
            "description": "The number of tiles of each face.",
        })
    }
}
