//! Hostile editions hurt nobody: they are refused with a reason, and a control table answers all the time.
//!
//! A program of its own, because a process holds only a limited number of editions, and these tests use them up.

#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "../online/harness.rs"]
mod harness;
#[path = "../online/openapi.rs"]
mod openapi;
#[path = "../../../rules/tests/games/random_edition.rs"]
mod random_edition;

use futures_util::SinkExt;
use harness::{Client, Socket, TestServer, create, create_with};
use iquazu_protocol::{ServerMessage, TableId};
use iquazu_rules::edition::{EditionDraft, MAX_INTERNED};
use iquazu_rules::text::base64url;
use iquazu_rules::{Cards, Colour, Edition, Rng, SplitMix, Tile, TileCounts};
use random_edition::random_draft;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// Changes to each of the two forms: the JSON of the settings, and the packed edition with a matching identity.
const MUTATIONS: u32 = 10_000;

/// A table that must answer at any time, whatever the others are sent.
struct ControlTable {
    table: TableId,
    clients: Vec<Client>,
    sockets: Vec<Socket>,
    steps: u32,
}

impl ControlTable {
    async fn new(server: &TestServer) -> ControlTable {
        let edition = Edition::from_draft(random_draft(1)).expect("a valid edition");
        let (table, clients) = server.seated_with(2, 0, edition).await;
        let mut sockets = Vec::new();
        for client in &clients {
            sockets.push(client.join(&table).await.0);
        }
        ControlTable { table, clients, sockets, steps: 0 }
    }

    /// Shows the server that the players are still there: it closes connections that are silent for too long, and on a busy
    /// machine a few hundred requests take as long.
    async fn stay(&mut self) {
        for socket in &mut self.sockets {
            socket.stream.send(Message::Pong(Bytes::new())).await.expect("the connection is open");
        }
    }

    /// Draws for the player whose turn it is, or makes the first legal move.
    async fn answers(&mut self) {
        for (client, socket) in self.clients.iter_mut().zip(&mut self.sockets) {
            let answer = client.get(&format!("/api/tables/{}/moves", self.table)).await.success();
            let moves: Vec<String> = serde_json::from_value(answer["moves"].clone()).expect("moves");
            let draw = moves.iter().find(|action| *action == "draw").or(moves.first());
            if let Some(action) = draw {
                let done = socket.act(self.steps, action).await;
                assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
                self.steps += 1;
                return;
            }
        }
        panic!("nobody can move");
    }
}

/// Returns the kind of answer: the status, and the problem of refused settings.
fn kind(status: u16, body: &str) -> String {
    let answer: Value = serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {status} {body}"));
    match status {
        201 => "created".to_owned(),
        _ => {
            let refusal = &answer["refusal"];
            let problem = refusal["problem"].as_str().or(refusal["reason"].as_str());
            format!("{status} {}", problem.unwrap_or_else(|| panic!("no reason: {status} {body}")))
        }
    }
}

async fn post(client: &mut Client, body: &str) -> String {
    let answer = client.ask("POST", "/api/tables", "Content-Type: application/json\r\n", body).await;
    kind(answer.status, &answer.body)
}

/// Changes a text in one to four places, mostly by pieces of itself.
fn mutate(seed: &[u8], rng: &mut SplitMix) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let other = seed[rng.below(seed.len() as u32) as usize];
        match rng.below(6) {
            0 if rng.below(4) == 0 => bytes.truncate(at),
            1 => bytes.insert(at, other),
            2 if at < bytes.len() => bytes[at] = b'0' + rng.below(10) as u8,
            3 if at < bytes.len() => drop(bytes.remove(at)),
            4 if at < bytes.len() => bytes[at] = rng.below(256) as u8,
            5 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            _ => {}
        }
    }
    bytes
}

/// Every number, text and row of an edition at its bounds and beyond.
fn at_the_bounds() -> Vec<EditionDraft> {
    let base = random_draft(2);
    let with = |change: fn(&mut EditionDraft, u8), value: u8| {
        let mut draft = base.clone();
        change(&mut draft, value);
        draft
    };
    let tiles = |tile: Tile, count: u8| {
        let mut counts = TileCounts::NONE;
        counts[tile] = count;
        counts
    };
    let changes: [fn(&mut EditionDraft, u8); 12] = [
        |draft, value| draft.cards = Cards::new(value, 20, 20),
        |draft, value| draft.cards = Cards::new(value, value, value),
        |draft, value| draft.gems_per_player = value,
        |draft, value| draft.drops = value,
        |draft, value| draft.strips_from = value % 16,
        |draft, value| draft.strip_width = value % 4,
        |draft, value| draft.rocks[2][10] = vec![value % 64; 3],
        |draft, value| {
            draft.columns =
                std::array::from_fn(|_| std::array::from_fn(|_| vec![Colour::Orange; usize::from(value % 4)]))
        },
        |draft, value| draft.columns[10] = std::array::from_fn(|_| vec![Colour::White; usize::from(value % 4)]),
        |draft, value| draft.id = "a".repeat(value.into()),
        |draft, value| draft.name = "ü".repeat(usize::from(value) / 2),
        |draft, value| draft.status = "\u{202e}".repeat(usize::from(value) / 3),
    ];
    let values = [0, 1, 2, 3, 4, 5, 14, 15, 16, 40, 41, 50, 51, 60, 61, 80, 81, 99, 100, 127, 128, 254, 255];
    let mut drafts: Vec<EditionDraft> =
        changes.into_iter().flat_map(|change| values.map(|value| with(change, value))).collect();
    for (tile, count) in [(Tile::DoubleMove, 35), (Tile::DoubleMove, 63), (Tile::Points(8), 35), (Tile::Cards(4), 0)] {
        let mut draft = base.clone();
        draft.light = tiles(tile, count);
        drafts.push(draft);
    }
    drafts
}

/// All hostile input in one test, because it uses up the editions of the process.
#[tokio::test(flavor = "multi_thread")]
async fn hostile_editions_hurt_nobody() {
    let server = TestServer::open().await;
    let mut control = ControlTable::new(&server).await;
    let mut client = server.client();
    client.post("/api/tables", create(2, 0)).await.success();

    huge_and_deep_editions_are_refused_early(&server, &mut client).await;
    control.answers().await;

    lies_about_the_identity_are_refused(&mut client).await;
    let mut answers = BTreeMap::<String, u32>::new();
    for draft in at_the_bounds() {
        let answer = post(&mut client, &create_with(2, 0, &draft).to_string()).await;
        let expected = if draft.problems().is_empty() { "created" } else { "400 edition" };
        // An id or text of more than a byte's length has no packed form, so it is another edition, or none.
        assert!(answer == expected || draft.name.len() > 255, "{answer}, not {expected}: {draft}");
        *answers.entry(answer).or_default() += 1;
    }
    assert!(answers["created"] > 40 && answers["400 edition"] > 40, "{answers:?}");
    control.answers().await;

    mutated_settings_are_answered(&mut client, &mut control).await;
    mutated_editions_are_answered(&mut client, &mut control).await;
    the_limit_of_editions_stops_only_new_ones(&server, &mut client, &mut control).await;
    server.close().await;
}

async fn huge_and_deep_editions_are_refused_early(server: &TestServer, client: &mut Client) {
    for length in [700, 5_000, 60_000] {
        let mut body = create(2, 0);
        body["settings"]["edition_data"] = json!("A".repeat(length));
        let expected = if length < 4096 { "400 edition" } else { "413 too_long" };
        assert_eq!(post(client, &body.to_string()).await, expected, "{length} letters");
    }
    let deep = format!("{{\"settings\":{{\"edition\":{}1{}}}}}", "[".repeat(1900), "]".repeat(1900));
    assert_eq!(post(client, &deep).await, "400 unreadable");
    // The announcement alone is enough: the server answers before a single byte of the body.
    let mut stream = tokio::net::TcpStream::connect(server.address).await.expect("somebody listens");
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n";
    stream.write_all(format!("{head}Content-Length: 1000000000\r\n\r\n").as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    tokio::time::timeout(harness::TIMEOUT, stream.read_to_end(&mut answer)).await.expect("in time").expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 413 "), "{}", String::from_utf8_lossy(&answer));
}

async fn lies_about_the_identity_are_refused(client: &mut Client) {
    let (own, other) = (random_draft(3), random_draft(4));
    let body = create_with(2, 0, &own);
    let with = |key: &str, value: Value| {
        let mut body = body.clone();
        body["settings"][key] = value;
        body.to_string()
    };
    let standard = Edition::standard();
    for lie in [
        with("edition", json!(own.id)),
        with("edition", json!(format!("{}#{}", own.id, other.content_hash()))),
        with("edition", json!(format!("{}#{}", own.id, own.content_hash().to_uppercase()))),
        with("edition", json!(standard.identity())),
        with("edition", json!("")),
        with("edition_data", json!(base64url::encode(&other.packed()))),
        with("edition_data", json!(base64url::encode(&standard.packed()))),
        with("edition_data", json!(null)),
        with("edition_data", json!("")),
        with("edition_data", json!("=")),
    ] {
        assert_eq!(post(client, &lie).await, "400 edition", "{lie}");
    }
    // The id of a built-in edition with other content.
    let mut fake = own.clone();
    fake.id = standard.id().to_owned();
    assert_eq!(post(client, &create_with(2, 0, &fake).to_string()).await, "400 edition");
}

async fn mutated_settings_are_answered(client: &mut Client, control: &mut ControlTable) {
    let seed = create_with(2, 0, &random_draft(5)).to_string();
    let (mut rng, mut answers) = (SplitMix::new(1), BTreeMap::<String, u32>::new());
    for round in 0..MUTATIONS {
        let bytes = mutate(seed.as_bytes(), &mut rng);
        let answer = post(client, &String::from_utf8_lossy(&bytes)).await;
        *answers.entry(answer).or_default() += 1;
        if round % 50 == 0 {
            control.stay().await;
        }
        if round % 500 == 0 {
            control.answers().await;
        }
    }
    println!("mutated settings: {answers:?}");
    assert!(answers["400 unreadable"] > 1000 && answers["400 edition"] > 1000, "{answers:?}");
    assert!(answers.keys().all(|answer| answer == "created" || answer.starts_with("400 ")), "{answers:?}");
}

/// The identity always fits the data, as a malicious host would do it.
async fn mutated_editions_are_answered(client: &mut Client, control: &mut ControlTable) {
    let seed = random_draft(6).packed();
    let (mut rng, mut answers) = (SplitMix::new(2), BTreeMap::<String, u32>::new());
    for round in 0..MUTATIONS {
        let packed = mutate(&seed, &mut rng);
        let mut body = create(2, 0);
        let draft = EditionDraft::unpack(&packed);
        let identity = draft.as_ref().map_or(String::new(), EditionDraft::identity);
        body["settings"]["edition"] = json!(identity);
        body["settings"]["edition_data"] = json!(base64url::encode(&packed));
        let answer = post(client, &body.to_string()).await;
        let valid = draft.is_ok_and(|draft| draft.problems().is_empty());
        assert!(valid || answer == "400 edition", "{answer}: {packed:?}");
        *answers.entry(answer).or_default() += 1;
        if round % 50 == 0 {
            control.stay().await;
        }
        if round % 500 == 0 {
            control.answers().await;
        }
    }
    println!("mutated editions: {answers:?}");
    assert!(answers["400 edition"] > 1000 && answers["created"] > 100, "{answers:?}");
    assert!(
        answers.keys().all(|answer| ["created", "400 edition", "503 too_many_editions"].contains(&answer.as_str())),
        "{answers:?}"
    );
}

async fn the_limit_of_editions_stops_only_new_ones(
    server: &TestServer,
    client: &mut Client,
    control: &mut ControlTable,
) {
    let mut seeds = 1000..;
    let mut next = || create_with(2, 0, &random_draft(seeds.next().expect("endless"))).to_string();
    let mut created = 0;
    loop {
        match post(client, &next()).await.as_str() {
            "created" => created += 1,
            "503 too_many_editions" => break,
            other => panic!("{other}"),
        }
        assert!(created <= MAX_INTERNED, "there is no limit");
        if created % 50 == 0 {
            control.stay().await;
        }
    }
    // Tables with known editions, built in or not, are created and go on.
    assert_eq!(post(client, &create(2, 0).to_string()).await, "created");
    assert_eq!(post(client, &create_with(2, 0, &random_draft(1)).to_string()).await, "created");
    let known = Edition::from_draft(random_draft(1)).expect("a known edition");
    server.seated_with(1, 1, known).await;
    control.answers().await;
    assert_eq!(post(client, &next()).await, "503 too_many_editions");
}
