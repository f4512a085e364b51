//! The schema of the JSON of records, from its types.

use super::GameJson;
use crate::schema::Readable;
use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

/// The least and the greatest value of numbers, by the name of their field. The types only say how many bits they have.
const BOUNDS: [(&str, u8, Option<u8>); 17] = [
    ("rules_version", 1, None),
    ("gems_per_player", 1, None),
    ("drops", 1, None),
    ("strips_from", 1, Some(7)),
    ("strip_width", 1, Some(2)),
    ("number", 1, None),
    ("turn", 1, None),
    ("step", 1, None),
    ("column", 1, Some(11)),
    ("position", 6, Some(14)),
    ("row", 1, Some(5)),
    ("frame", 2, Some(9)),
    ("rank", 1, Some(4)),
    ("price", 1, Some(5)),
    ("gems", 1, None),
    ("lowest", 0, Some(14)),
    ("count", 1, None),
];

#[derive(Clone)]
struct Bounds;

impl Transform for Bounds {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        let Some(Value::Object(properties)) = schema.get_mut("properties") else { return };
        for (name, least, greatest) in BOUNDS {
            let Some(Value::Object(field)) = properties.get_mut(name) else { continue };
            if field.get("type").is_some_and(|kind| kind == "integer") {
                field.insert("minimum".to_owned(), least.into());
                greatest.map(|greatest| field.insert("maximum".to_owned(), greatest.into()));
            }
        }
    }
}

/// Returns the schema of an object with exactly these fields.
fn object<'n>(description: &str, fields: impl IntoIterator<Item = (&'n str, Value)>) -> Schema {
    let properties: Map<String, Value> = fields.into_iter().map(|(name, field)| (name.to_owned(), field)).collect();
    json_schema!({
        "type": "object",
        "required": properties.keys().collect::<Vec<_>>(),
        "properties": properties,
        "additionalProperties": false,
        "description": description,
    })
}

fn column() -> Value {
    json!({ "type": "string", "pattern": "^([wbo]{1,3}|-)( ([wbo]{1,3}|-)){4}$" })
}

pub(super) fn columns(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "object",
        "patternProperties": { "^([1-9]|1[01])$": column() },
        "additionalProperties": false,
        "minProperties": 1,
        "description": "The columns that are printed on the board, by number: five words for rows 1 to 5, with a letter for \
            each gap from top to bottom (w white, b blue, o orange) or - if there is none.",
    })
}

pub(super) fn strips(_: &mut SchemaGenerator) -> Schema {
    let strip = json!({ "type": "array", "items": column(), "minItems": 1, "maxItems": 2 });
    object(
        "The interchangeable strips: the columns of each, from left to right.",
        ["a", "b", "c", "d", "e"].map(|letter| (letter, strip.clone())),
    )
}

pub(super) fn rocks(_: &mut SchemaGenerator) -> Schema {
    let fields = [("2", 1), ("3", 2), ("4", 3)].map(|(players, ranks)| {
        let points = json!({ "type": "integer", "minimum": 0, "maximum": 50 });
        let rock = json!({ "type": "array", "items": points, "minItems": ranks, "maxItems": ranks });
        (players, json!({ "type": "array", "items": rock, "minItems": 11, "maxItems": 11 }))
    });
    object("The points of the ranks, for each number of players and each column.", fields)
}

/// Returns the schema of a game.
pub(crate) fn record() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize().with_transform(Readable).with_transform(Bounds);
    let mut schema = settings.into_generator().into_root_schema_for::<GameJson<'_>>();
    schema.insert("$id".to_owned(), json!("urn:iquazu:record:2"));
    schema.insert("title".to_owned(), json!("A game of Iquazú"));
    schema.to_value()
}
