//! Tables with an edition of their host: everybody gets it with the table. Tables from before editions had an identity
//! go on.

use crate::games::Follower;
use crate::harness::{Client, TestServer, create_with, quick, sqlite};
use crate::random_edition::random_draft;
use iquazu_protocol::{ClientMessage, ServerMessage, TableId, TableSettings};
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_rules::{Edition, View};
use iquazu_store::{Identity, NewTable, SecretHash, TableKey, TableStatus, TableUpdate, Timestamp};
use serde_json::json;
use sha2::{Digest, Sha256};

fn own_edition(seed: u64) -> &'static Edition {
    let mut draft = random_draft(seed);
    draft.name = "Oma’s box".to_owned();
    Edition::from_draft(draft).expect("a valid edition")
}

async fn settings_of(client: &mut Client, table: &TableId) -> TableSettings {
    let snapshot = client.get(&format!("/api/tables/{table}")).await.success();
    serde_json::from_value(snapshot["table"]["settings"].clone()).expect("settings")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_of_an_own_edition() {
    let edition = own_edition(71);
    let server = TestServer::open().await;
    let (table, clients) = server.seated_with(2, 0, edition).await;
    let mut first = Follower::new(&clients[0], &table, 1).await;
    let mut second = Follower::new(&clients[1], &table, 2).await;

    // One move, which the second player misses and catches up on.
    let seen = second.seq;
    second.socket.stream.close(None).await.expect("closed");
    first.go_on().await;
    let played = loop {
        if let ServerMessage::Step(played) = first.socket.recv().await {
            break played;
        }
    };
    first.follow(&played);
    second.socket = clients[1].connect(&table).await;
    let snapshot = second.socket.hello(Some(seen)).await;
    assert_eq!(snapshot.table.settings.find_edition(), Ok(edition));
    assert_eq!(snapshot.missed.len(), 1);
    second.follow(&snapshot.missed[0]);
    let view = snapshot.view.expect("the game has started");
    assert!(view.parse(&Library::built_in()).is_err(), "the view names the edition that the settings carry");

    // A restart of the server in mid-game.
    drop((first, second));
    let server = server.restart().await;
    let clients: Vec<Client> = clients.iter().map(|client| Client::at(&server, client)).collect();
    let players = [Follower::new(&clients[0], &table, 3).await, Follower::new(&clients[1], &table, 4).await];
    let [one, other] = players.map(|player| tokio::spawn(player.play()));
    let (one, other) = (one.await.expect("no panic"), other.await.expect("no panic"));
    assert_eq!(one.table().edition(), edition);
    let scores = |view: &View| view.table().players().seats().map(|seat| view.table().score(seat)).collect::<Vec<_>>();
    assert_eq!(scores(&one), scores(&other));

    // The record carries the edition: it opens without any file.
    let text = server.client().get(&format!("/api/tables/{table}/record")).await.body;
    assert!(text.contains(&format!("\nedition {}\nedition-data ", edition.identity())), "{text}");
    let record = Record::parse(&text, &Library::built_in()).expect("a record that carries its edition");
    assert_eq!(record.edition, edition);
    assert!(iquazu_protocol::verify(&record).expect("a fair game").is_over());

    // The rematch is of the same edition.
    let (mut socket, _) = clients[1].join(&table).await;
    let request = socket.next_request();
    socket.send(&ClientMessage::Rematch { request }).await;
    let next = loop {
        if let ServerMessage::Rematch { table, .. } = socket.recv().await {
            break table;
        }
    };
    let mut guest = clients[0].clone();
    assert_eq!(settings_of(&mut guest, &next).await.find_edition(), Ok(edition));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_an_own_edition() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated_with(1, 3, own_edition(72)).await;
    Follower::new(&clients[0], &table, 5).await.play().await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_invitations_carry_the_edition() {
    let (server, edition) = (TestServer::open().await, own_edition(73));
    let mut client = server.client();
    let mut body = create_with(2, 0, &edition.draft());
    body["settings"]["visibility"] = json!("public");
    let made = client.post("/api/tables", body).await.success();
    let token = made["invitation"].as_str().expect("an invitation").to_owned();
    let lobby = client.get("/api/tables").await.success();
    let invitation = client.get(&format!("/api/join/{token}")).await.success();
    for settings in [&lobby["tables"][0]["table"]["settings"], &invitation["table"]["settings"]] {
        let settings: TableSettings = serde_json::from_value(settings.clone()).expect("settings");
        assert_eq!(settings.edition_draft().map(|draft| draft.name), Ok("Oma’s box".to_owned()));
    }
    server.close().await;
}

/// `logs/reconstructed-1.jsonl` is the log of a game from before editions had an identity: it names the id alone.
fn old_log() -> Vec<Vec<u8>> {
    include_str!("logs/reconstructed-1.jsonl").lines().map(|line| line.as_bytes().to_vec()).collect()
}

async fn open_old_table(
    entries: Vec<Vec<u8>>,
    status: TableStatus,
) -> (TestServer, tempfile::TempDir, TableId, Client) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let person = "01hj2k3m4n5p6q7r8s9tavbwcx".parse().expect("an id");
    let identity = Identity { id: person, name: "Python".to_owned(), created_at: Timestamp(0) };
    let token = "p".repeat(43);
    store.create_identity(identity, SecretHash(Sha256::digest(&token).into())).await.expect("stored");
    let key = TableKey::from_bytes([7; 16]);
    let update = TableUpdate { status, summary: "{}".to_owned(), due_at: None, seats: Vec::new(), notices: Vec::new() };
    let new = NewTable { id: key, created_at: Timestamp(1000), is_public: false, entries, update };
    store.create(new).await.expect("stored");
    let server = TestServer::with(quick(store)).await;
    let client = Client { cookie: Some(format!("iquazu={token}")), ..server.client() };
    (server, folder, TableId::from_bytes(*key.as_bytes()), client)
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_table_of_reconstructed_1_replays() {
    let (server, _folder, table, mut client) = open_old_table(old_log(), TableStatus::Finished).await;
    let text = client.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(text.starts_with("iquazu-record 1\nrules 1\nedition reconstructed-1\nplayers "), "{text}");
    let record = Record::parse(&text, &Library::built_in()).expect("a record");
    assert_eq!(record.edition, Edition::reconstructed_1());
    assert_eq!(record.result, Some(vec![47, 67, 60]));
    iquazu_protocol::verify(&record).expect("a fair game");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_table_of_reconstructed_1_goes_on() {
    let mut entries = old_log();
    entries.truncate(33);
    let (server, _folder, table, mut client) = open_old_table(entries, TableStatus::Playing).await;
    let view = Follower::new(&client, &table, 6).await.play().await;
    assert_eq!(view.table().edition(), Edition::reconstructed_1());
    let text = client.get(&format!("/api/tables/{table}/record")).await.body;
    let record = Record::parse(&text, &Library::built_in()).expect("a record");
    assert!(record.steps.len() > 30);
    assert!(iquazu_protocol::verify(&record).expect("a fair game").is_over());
    // The rematch keeps the edition, too.
    let (mut socket, _) = client.join(&table).await;
    let request = socket.next_request();
    socket.send(&ClientMessage::Rematch { request }).await;
    let next = loop {
        if let ServerMessage::Rematch { table, .. } = socket.recv().await {
            break table;
        }
    };
    assert_eq!(settings_of(&mut client, &next).await.find_edition(), Ok(Edition::reconstructed_1()));
    server.close().await;
}
