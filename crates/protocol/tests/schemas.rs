//! The published schemas are those of the types, and messages match them.

use crate::messages::{client_messages, every_refusal, is_choice, server_messages, table_id, with_stray_fields};
use iquazu_protocol::*;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::str::FromStr;

/// The published schemas are what the types say. `UPDATE=1 cargo test -p iquazu-protocol schema` writes them.
#[test]
fn published_schemas_are_current() {
    for (name, mut expected) in [("messages", schema::messages()), ("record", schema::record())] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/{name}.schema.json"));
        if std::env::var_os("UPDATE").is_some() {
            // serde_json keeps another order if a crate of the build has asked for it.
            expected.sort_all_objects();
            fs::write(&path, format!("{expected:#}\n")).expect("the file can be written");
        }
        let published: Value = serde_json::from_slice(&fs::read(&path).expect("the file is there")).expect("JSON");
        assert!(published == expected, "{} is out of date: run this test again with UPDATE=1", path.display());
    }
}

/// Compiles the definition of a type in the schema of messages.
fn compile(type_name: &str) -> (boon::Schemas, boon::SchemaIndex) {
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    compiler.add_resource("messages.json", schema::messages()).expect("a schema");
    let index = compiler.compile(&format!("messages.json#/$defs/{type_name}"), &mut schemas).expect("a schema");
    (schemas, index)
}

fn check_against_schema<T: serde::Serialize>(type_name: &str, messages: Vec<T>) {
    let (schemas, index) = compile(type_name);
    for message in messages {
        let message = serde_json::to_value(message).expect("JSON");
        schemas.validate(&message, index).unwrap_or_else(|error| panic!("{message}: {error}"));
        for stray in with_stray_fields(&message) {
            assert!(is_choice(&stray) || schemas.validate(&stray, index).is_ok(), "{stray}");
        }
        let mut other = message.clone();
        let tag = if message.get("type").is_some() { "type" } else { "reason" };
        other[tag] = json!("unheard_of");
        assert!(schemas.validate(&other, index).is_err(), "{other}");
    }
}

#[test]
fn messages_match_their_schema() {
    check_against_schema("ClientMessage", client_messages());
    check_against_schema("ServerMessage", server_messages());
}

#[test]
fn refusals_match_their_schema() {
    check_against_schema("Refusal", every_refusal());
}

/// The schema of a text accepts what its parser accepts and rejects the usual mistakes.
#[test]
fn texts_match_their_schema() {
    fn check<T: FromStr>(type_name: &str, texts: &[&str]) {
        let (schemas, index) = compile(type_name);
        for text in texts {
            let is_valid = schemas.validate(&json!(text), index).is_ok();
            assert_eq!(is_valid, text.parse::<T>().is_ok(), "{type_name} {text:?}");
        }
    }
    let id = table_id().to_string();
    check::<TableId>(
        "TableId",
        &[&id, "", &id[1..], &format!("{id}0"), &format!("8{}", &id[1..]), &id.replace('a', "u")],
    );
    check::<RequestId>("RequestId", &["r-1", "A_z", "", "a b", &"x".repeat(36), &"x".repeat(37)]);
    check::<Name>("Name", &["A", "Zoë", "Ada Lovelace", "", " ", " A", "A ", "a\nb", &"é".repeat(24), &"x".repeat(25)]);
    check::<ChatText>("ChatText", &["?", " a b ", "", "   ", &"é".repeat(300), &"x".repeat(301)]);
    check::<Secret>("Secret", &[&"0f".repeat(32), &"0F".repeat(32), &"0f".repeat(31), ""]);
}
