//! Compares every response of the test server with `docs/openapi.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::Value;

/// The documented responses with a JSON body: by path, method and status.
struct Document {
    value: Value,
    schemas: Schemas,
    bodies: BTreeMap<[String; 3], SchemaIndex>,
}

static DOCUMENT: LazyLock<Document> = LazyLock::new(|| {
    let value: Value = serde_json::from_str(include_str!("../../../../docs/openapi.json")).expect("JSON");
    let mut compiler = Compiler::new();
    compiler.add_resource("openapi.json", value.clone()).expect("a resource");
    let (mut schemas, mut bodies) = (Schemas::new(), BTreeMap::new());
    for (path, methods) in value["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            for (status, response) in operation["responses"].as_object().expect("responses") {
                if let Some(reference) = response["content"]["application/json"]["schema"]["$ref"].as_str() {
                    let body = compiler.compile(&format!("openapi.json{reference}"), &mut schemas).expect("a schema");
                    bodies.insert([path.clone(), method.clone(), status.clone()], body);
                }
            }
        }
    }
    Document { value, schemas, bodies }
});

fn matches(template: &str, path: &str) -> bool {
    let same = |(part, given): (&str, &str)| part.starts_with('{') || part == given;
    template.split('/').count() == path.split('/').count() && template.split('/').zip(path.split('/')).all(same)
}

/// Panics unless the document allows the response. Ignores paths and methods that are not part of the API.
#[track_caller]
pub(crate) fn check(method: &str, path: &str, status: u16, body: &str) {
    let document = &*DOCUMENT;
    let (path, method) = (path.split('?').next().unwrap_or(path), method.to_lowercase());
    let paths = document.value["paths"].as_object().expect("paths");
    // `/me/carry` before `/me/{…}`: a literal path wins, as in the router.
    let template = paths.keys().filter(|template| matches(template, path)).min_by_key(|path| path.matches('{').count());
    let Some(template) = template.filter(|template| paths[*template].get(&method).is_some()) else { return };
    let responses = &paths[template][&method]["responses"];
    let named = responses.get(status.to_string()).is_some();
    assert!(named || status >= 400, "{method} {path}: the status {status} is not documented");
    let status = if named { status.to_string() } else { "default".to_owned() };
    let has_content = responses[&status].get("content").is_some();
    assert_eq!(has_content, !body.is_empty(), "{method} {path}: {status} has a body exactly if it is documented");
    if let Some(schema) = document.bodies.get(&[template.clone(), method.clone(), status]) {
        let value = serde_json::from_str(body).unwrap_or_else(|error| panic!("{method} {path}: {error} in {body}"));
        let result = document.schemas.validate(&value, *schema);
        assert!(result.is_ok(), "{method} {path}: {:#}", result.unwrap_err());
    }
}

#[test]
#[should_panic(expected = "get /api/tables")]
fn body_that_is_not_documented_is_noticed() {
    check("GET", "/api/tables", 200, r#"{"unknown":1}"#);
}

#[test]
#[should_panic(expected = "the status 299 is not documented")]
fn status_that_is_not_documented_is_noticed() {
    check("GET", "/api/tables", 299, "");
}
