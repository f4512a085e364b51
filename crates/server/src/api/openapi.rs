//! The OpenAPI document: one table of operations, with bodies from the protocol's types.
//!
//! `UPDATE=1 cargo test -p iquazu-server --lib openapi` writes `docs/openapi.json`.

use super::json::Refused;
use super::routes;
use iquazu_protocol::{
    AcceptDevice, Challenge, ChannelInfo, CreateChallenge, CreateTable, CreatedTable, DayLeaderboard, DayLine,
    DeviceLink, DeviceOffer, Devices, EnterQueue, FinishedGames, Invitation, Lobby, Me, Moves, NewChannel, NewReport,
    NoticeLink, NoticePreferences, NoticeSettings, PushKey, PushSubscribe, PushUnsubscribe, QueueState, QueueTicket,
    Queues, RequestId, SeatAssignment, SeatLink, SendDay, Sit, Snapshot, TableId, TablePeople, Token, WeekLeaderboard,
    schema,
};
use iquazu_rules::Seat;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What an operation sends or receives.
enum Body {
    Empty,
    Text,
    Json(fn(&mut SchemaGenerator) -> Schema),
}

const fn json<T: JsonSchema>() -> Body {
    Body::Json(SchemaGenerator::subschema_for::<T>)
}

impl Body {
    /// Returns the `content` of a request or a response, or `None` if there is none.
    fn content(&self, generator: &mut SchemaGenerator) -> Option<Value> {
        match self {
            Body::Empty => None,
            Body::Text => Some(json!({ "text/plain": { "schema": { "type": "string" } } })),
            Body::Json(schema) => Some(json!({ "application/json": { "schema": schema(generator) } })),
        }
    }
}

struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    request: Body,
    status: u16,
    /// What the response is.
    answer: &'static str,
    response: Body,
}

impl Operation {
    const fn get(path: &'static str, summary: &'static str, answer: &'static str, response: Body) -> Operation {
        Operation { method: "get", path, summary, request: Body::Empty, status: 200, answer, response }
    }

    /// Returns an operation whose response has no body.
    const fn silent(method: &'static str, path: &'static str, summary: &'static str, request: Body) -> Operation {
        Operation { method, path, summary, request, status: 204, answer: "Done.", response: Body::Empty }
    }

    const fn post(
        path: &'static str,
        summary: &'static str,
        request: Body,
        answer: &'static str,
        response: Body,
    ) -> Operation {
        Operation { method: "post", path, summary, request, status: 200, answer, response }
    }

    const fn with_status(self, status: u16) -> Operation {
        Operation { status, ..self }
    }

    fn describe(&self, generator: &mut SchemaGenerator) -> Value {
        let mut success = json!({ "description": self.answer });
        if let Some(content) = self.response.content(generator) {
            success["content"] = content;
        }
        let refused = json!({
            "description": "Refused. Nothing was done.",
            "content": json::<Refused<'_>>().content(generator),
        });
        let mut operation = json!({
            "summary": self.summary,
            "responses": { self.status.to_string(): success, "default": refused },
        });
        if let Some(content) = self.request.content(generator) {
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        let parameters: Vec<Value> = parameters(self.path)
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": parameter(name, generator) }))
            .collect();
        if !parameters.is_empty() {
            operation["parameters"] = parameters.into();
        }
        operation
    }
}

/// Returns the names of the parameters of a path.
fn parameters(path: &'static str) -> impl Iterator<Item = &'static str> {
    path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

fn parameter(name: &str, generator: &mut SchemaGenerator) -> Schema {
    match name {
        "table" => generator.subschema_for::<TableId>(),
        "seat" => generator.subschema_for::<Seat>(),
        "token" => generator.subschema_for::<Token>(),
        "day" => schemars::json_schema!({ "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }),
        "after" => generator.subschema_for::<String>(),
        "ticket" => generator.subschema_for::<RequestId>(),
        "channel" | "link" => generator.subschema_for::<String>(),
        "device" => generator.subschema_for::<String>(),
        _ => panic!("the parameter {name} has no type"),
    }
}

fn operations() -> Vec<Operation> {
    vec![
        Operation::get("/tables", "Lists the public tables", "Tables with free seats first.", json::<Lobby>()),
        Operation::post(
            "/tables",
            "Creates a table and takes a seat",
            json::<CreateTable>(),
            "The table.",
            json::<CreatedTable>(),
        )
        .with_status(201),
        Operation::get(
            "/tables/{table}",
            "Returns a table as the caller sees it",
            "Everything that the caller may know.",
            json::<Snapshot>(),
        ),
        Operation::post(
            "/tables/{table}/sit",
            "Takes a seat at a public table or a rematch",
            json::<Sit>(),
            "The seat.",
            json::<SeatAssignment>(),
        ),
        Operation::get(
            "/tables/{table}/moves",
            "Lists the caller's legal moves",
            "Actions as text; empty if it is not the caller's turn.",
            json::<Moves>(),
        ),
        Operation::get(
            "/tables/{table}/record",
            "Returns the record: complete after the game, without hidden cards before",
            "A record as in formats.md.",
            Body::Text,
        ),
        Operation::post(
            "/tables/{table}/invitation",
            "Creates a link for all free seats",
            Body::Empty,
            "The token of the link.",
            json::<SeatLink>(),
        ),
        Operation::post(
            "/tables/{table}/seats/{seat}/link",
            "Creates a single-use link for one free seat",
            Body::Empty,
            "The token of the link.",
            json::<SeatLink>(),
        ),
        Operation::silent(
            "post",
            "/tables/{table}/seats/{seat}/mute",
            "Mutes the person at a seat for the caller, here and at all other tables",
            Body::Empty,
        ),
        Operation::silent("delete", "/tables/{table}/seats/{seat}/mute", "Ends that", Body::Empty),
        Operation::get(
            "/tables/{table}/people",
            "Returns what the caller may know of the other people at a table",
            "Whom the caller has muted; for the host before the game also how often they left.",
            json::<TablePeople>(),
        ),
        Operation::silent(
            "post",
            "/tables/{table}/reports",
            "Reports a person to the operator, with the server's copy of the last lines of chat",
            json::<NewReport>(),
        ),
        Operation::get(
            "/tables/{table}/socket",
            "Opens the table's WebSocket",
            "Switches to the WebSocket protocol; for the messages see protocol.md and messages.schema.json.",
            Body::Empty,
        )
        .with_status(101),
        Operation::get(
            "/join/{token}",
            "Returns what a link is for, without redeeming it",
            "The table.",
            json::<Invitation>(),
        ),
        Operation::post(
            "/join/{token}",
            "Takes a seat by a link",
            json::<Sit>(),
            "The seat.",
            json::<SeatAssignment>(),
        ),
        Operation::get(
            "/me",
            "Returns the caller's identity and tables",
            "Tables where it is the caller's turn first.",
            json::<Me>(),
        ),
        Operation::silent("delete", "/me", "Revokes this device's access and ends its connections", Body::Empty),
        Operation::get(
            "/me/games",
            "Lists the caller's finished games",
            "The first page; the table created last first.",
            json::<FinishedGames>(),
        ),
        Operation::get(
            "/me/games/{after}",
            "Lists more of the caller's finished games",
            "The page after the one whose `next` this is.",
            json::<FinishedGames>(),
        ),
        Operation::get(
            "/me/devices",
            "Lists the devices that play as the caller",
            "The device used last first.",
            json::<Devices>(),
        ),
        Operation::silent(
            "delete",
            "/me/devices/{device}",
            "Revokes the access of one of the caller's devices and ends its connections",
            Body::Empty,
        ),
        Operation::post(
            "/me/carry",
            "Creates a single-use link that adds another device",
            Body::Empty,
            "The token of the link.",
            json::<DeviceLink>(),
        ),
        Operation::silent("post", "/me/restore", "Returns to the identity that the browser had before", Body::Empty),
        Operation::get(
            "/carry/{token}",
            "Returns what a link for another device offers",
            "Looking does not redeem the link.",
            json::<DeviceOffer>(),
        ),
        Operation::silent(
            "post",
            "/carry/{token}",
            "Adds this device to the identity of a link",
            json::<AcceptDevice>(),
        ),
        Operation::get(
            "/me/notices",
            "Returns how the caller is notified",
            "Channels, preferences and muted tables.",
            json::<NoticeSettings>(),
        ),
        Operation::silent("post", "/me/notices", "Sets what the caller is notified of", json::<NoticePreferences>()),
        Operation::post(
            "/me/notices/channels",
            "Adds an address for notices, and sends a link there that confirms it",
            json::<NewChannel>(),
            "The channel.",
            json::<ChannelInfo>(),
        )
        .with_status(201),
        Operation::silent("delete", "/me/notices/channels/{channel}", "Removes an address for notices", Body::Empty),
        Operation::silent("delete", "/me/notices/muted/{table}", "Notifies the caller of a table again", Body::Empty),
        Operation::get(
            "/notices/{link}",
            "Returns what the link of a notice is for",
            "The address.",
            json::<NoticeLink>(),
        ),
        Operation::silent("post", "/notices/{link}/confirm", "Confirms an address for notices", Body::Empty),
        Operation::silent("post", "/notices/{link}/off", "Sends no more notices to an address", Body::Empty),
        Operation::silent(
            "post",
            "/notices/{link}/mute/{table}",
            "Sends no more notices of a table to the owner of an address",
            Body::Empty,
        ),
        Operation::get(
            "/queue",
            "Returns how many people look for others to play",
            "The queues in which somebody waits or was matched in the last week.",
            json::<Queues>(),
        ),
        Operation::post(
            "/queue",
            "Begins to wait for others; ends any other wait of the caller",
            json::<EnterQueue>(),
            "The ticket.",
            json::<QueueTicket>(),
        )
        .with_status(201),
        Operation::post(
            "/queue/{ticket}",
            "Says that the caller still waits; answers at a match or after some seconds",
            Body::Empty,
            "What became of the ticket.",
            json::<QueueState>(),
        ),
        Operation::silent("post", "/queue/{ticket}/leave", "Stops waiting", Body::Empty),
        Operation::post(
            "/challenges",
            "Creates an invitation for which no table exists yet",
            json::<CreateChallenge>(),
            "The token of the link.",
            json::<SeatLink>(),
        )
        .with_status(201),
        Operation::get(
            "/challenges/{token}",
            "Returns what an invitation without a table is for",
            "The game and who invites.",
            json::<Challenge>(),
        ),
        Operation::post(
            "/challenges/{token}",
            "Accepts an invitation: creates its table, and takes a seat",
            json::<Sit>(),
            "The seat.",
            json::<SeatAssignment>(),
        ),
        Operation::get(
            "/days/{day}",
            "Returns the table of the deal of a day",
            "The first page, by points; earlier results first.",
            json::<DayLeaderboard>(),
        ),
        Operation::get(
            "/days/{day}/{after}",
            "Returns more of the table of a day",
            "The page after the one whose `next` this is.",
            json::<DayLeaderboard>(),
        ),
        Operation::post(
            "/days/{day}",
            "Sends the caller's counted game of a day, which is checked",
            json::<SendDay>(),
            "The caller's line.",
            json::<DayLine>(),
        )
        .with_status(201),
        Operation::silent("delete", "/days/{day}", "Removes the caller's result of a day for good", Body::Empty),
        Operation::get(
            "/weeks/{day}",
            "Returns the table of the week of a day",
            "The first page, by the sum of percentages.",
            json::<WeekLeaderboard>(),
        ),
        Operation::get(
            "/weeks/{day}/{after}",
            "Returns more of the table of a week",
            "The page after the one whose `next` this is.",
            json::<WeekLeaderboard>(),
        ),
        Operation::silent("post", "/push", "Registers a push subscription", json::<PushSubscribe>()),
        Operation::silent("delete", "/push", "Removes a push subscription", json::<PushUnsubscribe>()),
        Operation::get("/push/key", "Returns the server's VAPID key", "The key.", json::<PushKey>()),
    ]
}

fn document() -> Value {
    let mut generator = schema::generator("/components/schemas");
    let mut paths = Map::new();
    for operation in operations() {
        let methods = paths.entry(format!("/api{}", operation.path)).or_insert_with(|| json!({}));
        methods[operation.method] = operation.describe(&mut generator);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Iquazú: online tables",
            "version": iquazu_protocol::PROTOCOL_VERSION.to_string(),
            "description": "The cookie `iquazu` identifies the caller; it is set when the caller creates a table or takes \
                a seat. See api.md. All times are in milliseconds since the Unix epoch, by the server's clock.",
        },
        "paths": paths,
        // Every operation accepts the cookie, and none fails to answer without it.
        "security": [{}, { "identity": [] }],
        "components": {
            "schemas": generator.take_definitions(true),
            "securitySchemes": { "identity": { "type": "apiKey", "in": "cookie", "name": "iquazu" } },
        },
    })
}

#[test]
fn openapi_document_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let mut expected = document();
    if std::env::var_os("UPDATE").is_some() {
        // serde_json keeps another order if a crate of the build has asked for it.
        expected.sort_all_objects();
        fs::write(&path, format!("{expected:#}\n")).expect("the file can be written");
    }
    let published: Value = serde_json::from_slice(&fs::read(&path).expect("the file is there")).expect("JSON");
    assert!(published == expected, "docs/openapi.json is out of date: run this test again with UPDATE=1");
}

#[test]
fn openapi_document_has_exactly_our_routes() {
    let documented: BTreeSet<_> =
        operations().into_iter().map(|operation| (operation.path, operation.method)).collect();
    let served = routes().map(|(path, methods, _)| methods.iter().map(move |method| (path, *method)));
    assert_eq!(documented, served.into_iter().flatten().collect());
}
