//! JSON schemas of everything that travels, derived from the types (feature `schema`).

use crate::{ClientMessage, PROTOCOL_VERSION, ServerMessage};
use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{Schema, SchemaGenerator};
use serde_json::{Value, json};

/// Returns a generator of schemas whose definitions will be published at `definitions`, such as `/$defs`.
pub fn generator(definitions: &'static str) -> SchemaGenerator {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = definitions.into();
    settings.with_transform(Readable).into_generator()
}

/// Returns the schema of all messages of a table's WebSocket.
pub fn messages() -> Value {
    let mut generator = generator("/$defs");
    let one_of = [generator.subschema_for::<ClientMessage>(), generator.subschema_for::<ServerMessage>()];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Messages of online tables of Iquazú, version {PROTOCOL_VERSION}"),
        "description": "Messages on the WebSocket of a table: see protocol.md. \
            All times are in milliseconds since the Unix epoch, by the server's clock.",
        "oneOf": one_of,
        "$defs": generator.take_definitions(true),
    })
}

/// Returns the schema of a game as JSON.
pub fn record() -> Value {
    crate::game_json::schema::record()
}

/// Adapts derived schemas to readers who do not know Rust: optional fields are left out rather than null, and
/// descriptions contain no links to items.
#[derive(Clone, Debug)]
pub struct Readable;

impl Transform for Readable {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        let Some(fields) = schema.as_object_mut() else { return };
        if let Some(Value::String(description)) = fields.get_mut("description") {
            *description = without_links(description);
        }
        let required = fields.get("required").cloned().unwrap_or_default();
        let is_required = |name: &str| required.as_array().is_some_and(|names| names.iter().any(|known| known == name));
        if let Some(Value::Object(properties)) = fields.get_mut("properties") {
            properties.iter_mut().filter(|(name, _)| !is_required(name)).for_each(|(_, field)| remove_null(field));
        }
    }
}

/// Removes `null` from the values of an optional field.
fn remove_null(field: &mut Value) {
    let Value::Object(field) = field else { return };
    field.remove("default");
    if let Some(Value::Array(types)) = field.get_mut("type") {
        types.retain(|name| name != "null");
        if let [only] = &types[..] {
            let only = only.clone();
            field.insert("type".to_owned(), only);
        }
    }
    if let Some(Value::Array(mut choices)) = field.remove("anyOf") {
        choices.retain(|choice| choice["type"] != "null");
        match &choices[..] {
            [Value::Object(only)] => field.extend(only.clone()),
            _ => drop(field.insert("anyOf".to_owned(), choices.into())),
        }
    }
}

/// Joins the lines of a paragraph and turns links to items into their names.
fn without_links(description: &str) -> String {
    let text = description.replace('\n', " ");
    let mut plain = String::new();
    let mut rest = text.as_str();
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else { break };
        plain += &format!("{before}`{name}`");
        rest = after;
        if let Some((_, after)) = after.strip_prefix('(').and_then(|target| target.split_once(')')) {
            rest = after;
        }
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_become_names() {
        let text = "A [`Pong`](crate::Pong), as\n[`Ping`] asks (at once) [sic].";
        assert_eq!(without_links(text), "A `Pong`, as `Ping` asks (at once) [sic].");
    }
}
