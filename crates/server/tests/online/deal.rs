//! Deals over real sockets: clients that take part, and a line between client and server that changes what it carries.

use std::time::Duration;

use crate::harness::{Client, Socket, TestServer, create, quick, sit, sqlite};
use iquazu_protocol::{
    ClientMessage, Conflict, DealPart, Fairness, Nonce, Observation, ServerMessage, TableId, TableStatus, Witness,
};
use iquazu_rules::Seat;
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_server::OnlineConfig;
use serde_json::json;

/// Changes a message on its way to the client.
type Tamper = fn(&mut Fairness);

/// A change of the messages, and what the client must find.
type Trick = (Tamper, fn(&Conflict) -> bool);

/// A client that takes part in the deal, as the app does.
struct Player {
    client: Client,
    socket: Socket,
    me: Option<Seat>,
    status: TableStatus,
    fair: Fairness,
    witness: Witness,
    tamper: Tamper,
    number: u8,
}

impl Player {
    async fn join(client: Client, table: &TableId, number: u8) -> Player {
        let (socket, snapshot) = client.join(table).await;
        let witness = Witness::new(table.clone(), &snapshot.fair);
        let (me, status, fair) = (snapshot.me, snapshot.table.status, snapshot.fair);
        let mut player = Player { client, socket, me, status, fair, witness, tamper: |_| {}, number };
        player.respond().await;
        player
    }

    async fn respond(&mut self) {
        let mut shown = self.fair.clone();
        (self.tamper)(&mut shown);
        let seen = Observation { me: self.me, status: self.status, fair: &shown };
        let number = self.number;
        if let Some(message) = self.witness.observe(seen, || Ok::<_, ()>(Nonce([number; 32]))).expect("a nonce") {
            self.socket.send(&message).await;
        }
    }

    async fn recv(&mut self) -> ServerMessage {
        let message = self.socket.recv().await;
        match &message {
            ServerMessage::Snapshot(snapshot) => {
                (self.me, self.status, self.fair) = (snapshot.me, snapshot.table.status, snapshot.fair.clone());
                self.respond().await;
            }
            ServerMessage::Seats { status, nonces, deal, .. } => {
                self.status = *status;
                (self.fair.nonces, self.fair.deal) = (nonces.clone(), deal.clone());
                self.respond().await;
            }
            ServerMessage::Step(played) => self.witness.observe_position(self.me, played.steps, &played.view),
            _ => {}
        }
        message
    }

    /// Receives until the first cards are dealt.
    async fn until_dealt(&mut self) {
        while self.status == TableStatus::Waiting {
            self.recv().await;
        }
    }

    fn part(&self) -> DealPart {
        self.witness.part(self.me.expect("a seat"))
    }
}

/// Opens a table for people who take part, and two bots. Returns the clients in turn order.
async fn seated(server: &TestServer, people: usize) -> (TableId, Vec<Client>) {
    let mut clients: Vec<Client> = (0..people).map(|_| server.client()).collect();
    let mut body = create(people, 2);
    body["commits"] = json!(true);
    let made = clients[0].post("/api/tables", body).await.success();
    for client in &mut clients[1..] {
        let mut body = sit("Guest");
        body["commits"] = json!(true);
        let token = made["invitation"].as_str().expect("an invitation");
        client.post(&format!("/api/join/{token}"), body).await.success();
    }
    (made["table"].as_str().expect("an id").parse().expect("an id"), clients)
}

/// Lets the only person of a table play any moves to the end, and returns the record.
async fn play(player: &mut Player, table: &TableId) -> Record {
    let moves = format!("/api/tables/{table}/moves");
    let mut asked = None;
    loop {
        let legal = player.client.get(&moves).await.success();
        let steps = legal["steps"].as_u64().expect("a number") as u32;
        if let Some(action) = legal["moves"].as_array().expect("moves").last().and_then(|action| action.as_str())
            && asked != Some(steps)
        {
            asked = Some(steps);
            let request = player.socket.next_request();
            let action = action.to_owned();
            player.socket.send(&ClientMessage::Act { request, expected: steps, action }).await;
        }
        if let ServerMessage::GameOver { .. } = player.recv().await {
            let text = player.client.get(&format!("/api/tables/{table}/record")).await.body;
            return Record::parse(&text, &Library::built_in()).expect("a record");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_game_is_the_promised_one() {
    let server = TestServer::open().await;
    let (table, mut clients) = seated(&server, 1).await;
    let mut ada = Player::join(clients.remove(0), &table, 1).await;
    ada.until_dealt().await;
    assert_eq!(ada.part(), DealPart::Included { voids: 0 });
    let record = play(&mut ada, &table).await;
    assert_eq!(ada.witness.check(&record), []);
    assert!(ada.witness.positions.len() > 10, "the positions were compared");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_commit_and_reveal_over_their_sockets() {
    let server = TestServer::open().await;
    let (table, mut clients) = seated(&server, 2).await;
    let mut bo = Player::join(clients.remove(1), &table, 2).await;
    let mut ada = Player::join(clients.remove(0), &table, 1).await;
    tokio::join!(ada.until_dealt(), bo.until_dealt());
    assert_eq!((ada.part(), bo.part()), (DealPart::Included { voids: 0 }, DealPart::Included { voids: 0 }));
    let seals = [&ada, &bo].map(|player| player.witness.rounds.last().and_then(|round| round.seal.clone()));
    assert_eq!(seals[0], seals[1], "both were shown the same");
    server.close().await;
}

/// A player who commits and goes holds up nobody, whether or not the deal was sealed by then.
#[tokio::test(flavor = "multi_thread")]
async fn absent_player_holds_up_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let timeout = Duration::from_millis(300);
    let server = TestServer::with(OnlineConfig { deal_timeout: timeout, ..quick(store) }).await;
    let (table, mut clients) = seated(&server, 2).await;
    let bo = Player::join(clients.remove(1), &table, 2).await;
    drop(bo);
    let mut ada = Player::join(clients.remove(0), &table, 1).await;
    ada.until_dealt().await;
    assert!(matches!(ada.part(), DealPart::Included { .. }));
    // Here, the second player is connected, and says nothing after the seal.
    let (table, mut clients) = seated(&server, 2).await;
    let silent = Player::join(clients.remove(1), &table, 2).await;
    let mut ada = Player::join(clients.remove(0), &table, 1).await;
    ada.until_dealt().await;
    assert_eq!(ada.part(), DealPart::Included { voids: 1 });
    drop(silent);
    server.close().await;
}

/// A line that changes what an honest server shows is noticed before the first card.
#[tokio::test(flavor = "multi_thread")]
async fn changed_messages_are_noticed() {
    let server = TestServer::open().await;
    let changes: [Trick; 3] = [
        (|fair| fair.commitment.0[0] ^= 1, |found| matches!(found, Conflict::ServerCommitment { .. })),
        (|fair| fair.deal = None, |found| matches!(found, Conflict::Downgrade {})),
        (
            |fair| fair.deal.iter_mut().for_each(|deal| deal.seal = deal.seal.take().map(|seal| seal.to_uppercase())),
            |found| matches!(found, Conflict::Seal { .. }),
        ),
    ];
    for (tamper, is_it) in changes {
        let (table, mut clients) = seated(&server, 2).await;
        let mut ada = Player::join(clients.remove(0), &table, 1).await;
        ada.tamper = tamper;
        let _bo = Player::join(clients.remove(0), &table, 2).await;
        while ada.witness.conflicts.is_empty() {
            ada.recv().await;
        }
        assert!(is_it(&ada.witness.conflicts[0]), "{:?}", ada.witness.conflicts);
    }
    server.close().await;
}
