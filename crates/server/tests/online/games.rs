//! Whole games, followed by clients that get only messages.

use crate::harness::{Client, Socket, TestServer, create};
use iquazu_protocol::{ClientMessage, PlayedStep, RequestId, ServerMessage, TableId, TableStatus};
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_rules::{Edition, Players, SplitMix, State, View, Viewer};
use serde_json::json;

/// A client that knows the rules: it follows every step on its view and plays random moves.
pub(crate) struct Follower {
    pub(crate) socket: Socket,
    /// Knows nothing but what the snapshot brought.
    editions: Library,
    view: View,
    pub(crate) seq: u64,
    steps: u32,
    rng: SplitMix,
    moved: Option<u32>,
}

impl Follower {
    pub(crate) async fn new(client: &Client, table: &TableId, seed: u64) -> Follower {
        let (socket, snapshot) = client.join(table).await;
        let edition = snapshot.table.settings.find_edition().expect("a known edition, or one in the settings");
        let editions = Library::built_in().with(edition);
        let viewer = snapshot.me.map_or(Viewer::Spectator, Viewer::Seat);
        let players = Players::new(snapshot.table.seats.len() as u8).expect("2 to 4");
        let start = State::new(edition, players).view(viewer);
        let view = snapshot.view.map_or(start, |view| view.parse(&editions).expect("a view"));
        assert_eq!(view.table().edition(), edition);
        Follower {
            socket,
            editions,
            view,
            seq: snapshot.seq,
            steps: snapshot.steps,
            rng: SplitMix::new(seed),
            moved: None,
        }
    }

    pub(crate) fn follow(&mut self, played: &PlayedStep) {
        assert!(played.seq == self.seq + 1 || played.seq == self.seq, "no gap");
        self.seq = played.seq;
        let step = played.step.parse().expect("a step");
        let beats = self.view.follow(&step, &mut self.rng).expect("a step that fits");
        let view = played.view.parse(&self.editions).expect("a view");
        // After its last event a step may still change the seat to act, but nothing on the table.
        let shown = beats.last().expect("something happened").1.view(view.viewer());
        let on_the_table = |view: &View| view.to_string().split(" turn=").next().map(str::to_owned);
        assert_eq!(on_the_table(&shown), on_the_table(&view), "{}", played.step.as_str());
        self.view = view;
        self.steps = played.steps;
    }

    /// Moves if it is this client's turn and it has not moved yet.
    pub(crate) async fn go_on(&mut self) {
        let steps = self.steps;
        if self.view.is_my_turn() && self.moved != Some(steps) {
            self.moved = Some(steps);
            let action = self.view.legal_moves().pick(&mut self.rng).to_string();
            let request: RequestId = format!("m{steps}").parse().expect("an id");
            self.socket.send(&ClientMessage::Act { request, expected: steps, action }).await;
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) -> View {
        loop {
            self.go_on().await;
            match self.socket.recv().await {
                ServerMessage::Step(played) => self.follow(&played),
                ServerMessage::GameOver { .. } => return self.view,
                ServerMessage::Refused { refusal, .. } => panic!("{refusal:?}"),
                _ => {}
            }
        }
    }
}

async fn check_game(people: usize, bots: usize, edition: &'static Edition) {
    let server = TestServer::open().await;
    let (table, clients) = server.seated_with(people, bots, edition).await;
    let mut players = Vec::new();
    for (number, client) in (1..).zip(&clients) {
        let follower = Follower::new(client, &table, number).await;
        players.push(tokio::spawn(follower.play()));
    }
    let spectator = Follower::new(&server.client(), &table, 9).await;
    players.push(tokio::spawn(spectator.play()));
    let mut scores = Vec::new();
    for player in players {
        let view = player.await.expect("no panic");
        scores.push(view.table().players().seats().map(|seat| view.table().score(seat)).collect::<Vec<_>>());
    }
    assert!(scores.windows(2).all(|pair| pair[0] == pair[1]));
    let text = server.client().get(&format!("/api/tables/{table}/record")).await.body;
    let record = Record::parse(&text, &Library::built_in()).expect("a record");
    assert_eq!(record.result.as_ref(), Some(&scores[0]));
    iquazu_protocol::verify(&record).expect("a fair game");
    expect_listed(&clients[0], &table).await;
    server.close().await;
}

/// The finished game is on the first page of the player's games and on no page after it; strangers have no games.
async fn expect_listed(player: &Client, table: &TableId) {
    let mut player = player.clone();
    // A running table is not listed.
    player.post("/api/tables", crate::harness::create(2, 0)).await.success();
    let page = player.get("/api/me/games").await.success();
    assert_eq!(page["games"].as_array().expect("a list").len(), 1);
    assert_eq!((&page["games"][0]["table"], &page["games"][0]["seat"]), (&json!(table), &json!(1)));
    assert_eq!(page["next"], json!(null));
    // A table that was removed in the meantime counts by its time.
    let after = |created_at: &str| format!("/api/me/games/{created_at}-{}", "0".repeat(26));
    assert_eq!(player.get(&after("1")).await.success()["games"], json!([]));
    assert_eq!(player.get(&after("99999999999999")).await.success()["games"], page["games"]);
    player.get(&after("x")).await.refused(400, "unreadable");
    player.get("/api/me/games/1-x").await.refused(400, "unreadable");
    player.cookie = None;
    assert_eq!(player.get("/api/me/games").await.success()["games"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game() {
    check_game(2, 0, Edition::standard()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_a_whole_game() {
    check_game(2, 2, Edition::reconstructed_1()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_the_game_of_a_leaver() {
    let server = TestServer::open().await;
    let (table, clients) = server.seated(1, 1).await;
    let (mut socket, snapshot) = clients[0].join(&table).await;
    assert_eq!(snapshot.table.status, TableStatus::Playing);
    let request = socket.next_request();
    socket.send(&ClientMessage::Leave { request: request.clone() }).await;
    assert!(matches!(socket.answer(&request).await, ServerMessage::Done { .. }));
    loop {
        match socket.recv().await {
            ServerMessage::Step(played) => assert!(played.by_bot),
            ServerMessage::GameOver { .. } => break,
            _ => {}
        }
    }
    let rematch = socket.next_request();
    socket.send(&ClientMessage::Rematch { request: rematch }).await;
    let next = loop {
        if let ServerMessage::Rematch { table, .. } = socket.recv().await {
            break table;
        }
    };
    let mut guest = clients[0].clone();
    guest.post(&format!("/api/tables/{next}/sit"), crate::harness::sit("Ada")).await.success();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_endpoint_lists_legal_moves() {
    let server = TestServer::open().await;
    let (table, mut clients) = server.seated(2, 0).await;
    let moves = clients[0].get(&format!("/api/tables/{table}/moves")).await.success();
    assert!(moves["moves"].as_array().expect("a list").iter().any(|action| action == "draw"));
    assert_eq!(clients[1].get(&format!("/api/tables/{table}/moves")).await.success()["moves"], serde_json::json!([]));
    server.client().get(&format!("/api/tables/{table}/moves")).await.refused(403, "not_seated");
    server.close().await;
}

/// A player with very many tables still finds an old one that waits for them.
#[tokio::test(flavor = "multi_thread")]
async fn old_table_that_waits_for_its_player_is_listed_first() {
    let server = TestServer::open().await;
    let (table, mut clients) = server.seated(2, 0).await;
    for _ in 0..101 {
        clients[0].post("/api/tables", create(2, 0)).await.success();
    }
    let tables = clients[0].get("/api/me").await.success()["tables"].clone();
    assert_eq!(tables.as_array().map(Vec::len), Some(100));
    assert_eq!((&tables[0]["table"], &tables[0]["my_turn"]), (&json!(table), &json!(true)));
    assert!((1..100).all(|place| tables[place]["my_turn"] == false));
    server.close().await;
}
