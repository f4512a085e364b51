//! No leaks over the network: if the cards that a viewer cannot see are dealt differently, all bytes that the viewer
//! gets stay the same.
//!
//! Two servers run two variants of a game: the same people, moves and open cards, but other hidden cards
//! ([`ScriptedGame::redealt_for`]). A store that is always faster, as another process on the same database can be,
//! deals the cards of the game; moves come over the players' connections and from bots. At every decision of a person
//! one viewer queries everything, and the two transcripts are compared.
//!
//! The comparison leaves out only readings of clocks: `now` in snapshots, the payload of WebSocket pings, the HTTP
//! header `date`, log lines about slow writes, and in the metrics durations, memory, and counts that depend on pings
//! and closing connections.

use crate::flaky_store::FlakyStore;
use crate::harness::{Client, Socket, TestServer, quick, read, sqlite};
use crate::log_capture::LogLines;
use crate::scripted_game::{ScriptedGame, identity, name, nonce};
use iquazu_protocol::{ClientMessage, PROTOCOL_VERSION, PlannedMove, RequestId, ServerMessage, TurnPlan};
use iquazu_rules::{Seat, SplitMix, View, Viewer};
use iquazu_store::{Identity, NewTable, SecretHash, Store, TableKey, TableStatus, TableUpdate, Timestamp};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;

const TABLE: TableKey = TableKey::from_bytes([7; 16]);
/// Metrics that depend on time or on the machine.
const MEASURED: [&str; 6] = [
    "iquazu_command_duration_seconds_bucket",
    "iquazu_command_duration_seconds_sum",
    "iquazu_client_messages_total ",
    "iquazu_websocket_connections ",
    "iquazu_runtime_tasks ",
    "process_resident_memory_bytes ",
];

/// A server with a scripted game, and everything that one viewer got from it.
struct Run {
    table: iquazu_protocol::TableId,
    client: Client,
    viewer: Viewer,
    socket: Socket,
    others: BTreeMap<u8, Socket>,
    view: Option<View>,
    transcript: Vec<String>,
    /// The number of plans of others.
    plans: usize,
}

fn token(seat: Seat) -> String {
    seat.to_string().repeat(43)
}

/// Prepares a database with the people and an empty table.
async fn prepare(store: &FlakyStore, game: &ScriptedGame) {
    for seat in game.persons() {
        let identity = Identity { id: identity(seat), name: name(seat), created_at: Timestamp(0) };
        store.create_identity(identity, SecretHash(Sha256::digest(token(seat)).into())).await.expect("stored");
    }
    let update = TableUpdate {
        status: TableStatus::Waiting,
        summary: "{}".to_owned(),
        due_at: None,
        seats: Vec::new(),
        notices: Vec::new(),
    };
    let entries = vec![game.log()[0].0.clone()];
    let new = NewTable { id: TABLE, created_at: Timestamp(1000), is_public: true, entries, update };
    store.create(new).await.expect("stored");
    store.preempt_with(game.log());
}

/// Plays the game on a server of its own; returns everything that `viewer` gets, in order.
async fn transcript(game: &ScriptedGame, viewer: Viewer) -> Vec<String> {
    transcript_with(game, viewer, false).await
}

/// The same with others who plan their next turns, or do not.
async fn transcript_with(game: &ScriptedGame, viewer: Viewer, plans: bool) -> Vec<String> {
    let (lines, _listening) = LogLines::capture();
    let folder = tempfile::tempdir().expect("a folder");
    let store = FlakyStore::new(sqlite(folder.path().join("tables.db")).await);
    prepare(&store, game).await;
    let server = TestServer::with(quick(Arc::clone(&store) as Arc<dyn Store>)).await;
    let mut run = Run::begin(&server, game, viewer).await;
    for (number, step) in game.record.steps.iter().enumerate() {
        if game.is_person(step.seat) {
            run.query_everything(number).await;
            if plans {
                run.plan_for_others(step.seat).await;
            }
            run.act(step.seat, number, &step.action.to_string()).await;
        } else {
            run.recv_step(number + 1).await;
        }
    }
    // When the table answers, it has updated its metrics.
    run.hello(None).await;
    let metrics = server.client().get("/metrics").await.body;
    let mut metric_lines: Vec<&str> =
        metrics.lines().filter(|line| !MEASURED.iter().any(|measured| line.starts_with(measured))).collect();
    // The encoder does not order the reasons of refusals.
    metric_lines.sort_unstable();
    run.transcript.extend(metric_lines.into_iter().map(str::to_owned));
    server.close().await;
    run.transcript.extend(lines.lines().into_iter().filter(|line| !line.contains("slow write")));
    assert!(!plans || run.plans > 50, "{} plans", run.plans);
    run.transcript
}

impl Run {
    /// Everybody connects and takes a seat; the last one starts the game.
    async fn begin(server: &TestServer, game: &ScriptedGame, viewer: Viewer) -> Run {
        let table = iquazu_protocol::TableId::from_bytes(*TABLE.as_bytes());
        let known = |seat| Client { cookie: Some(format!("iquazu={}", token(seat))), ..server.client() };
        let client = match viewer {
            Viewer::Seat(seat) => known(seat),
            Viewer::Spectator => server.client(),
        };
        let socket = client.connect(&table).await;
        let mut run = Run {
            table,
            client,
            viewer,
            socket,
            others: BTreeMap::new(),
            view: None,
            transcript: Vec::new(),
            plans: 0,
        };
        run.hello(None).await;
        run.recv_presence().await;
        for seat in game.persons() {
            let sit = json!({ "name": name(seat), "nonce": nonce(seat) });
            let sat = known(seat).post(&format!("/api/tables/{TABLE}/sit"), sit).await.success();
            assert_eq!(sat["seat"], json!(seat));
        }
        for seat in game.persons().filter(|seat| Viewer::Seat(*seat) != viewer) {
            let (socket, _) = known(seat).join(&run.table).await;
            run.others.insert(seat.number(), socket);
        }
        run.recv_until(|message| matches!(message, ServerMessage::Step(_))).await;
        for _ in 0..run.others.len() {
            run.recv_presence().await;
        }
        run
    }

    fn keep(&mut self, text: &str) {
        self.transcript.push(without_time(text));
    }

    /// Records the viewer's messages up to a given one.
    async fn recv_until(&mut self, is_last: impl Fn(&ServerMessage) -> bool) {
        loop {
            let text = self.socket.recv_text().await.expect("the connection goes on");
            self.keep(&text);
            let message = read(&text);
            if let ServerMessage::Step(played) = &message {
                self.view = Some(played.view.parse(&iquazu_rules::edition::Library::built_in()).expect("a view"));
            }
            if is_last(&message) {
                return;
            }
        }
    }

    async fn recv_step(&mut self, steps: usize) {
        self.recv_until(|message| matches!(message, ServerMessage::Step(played) if played.steps as usize == steps))
            .await;
    }

    async fn hello(&mut self, seen: Option<u64>) {
        self.socket.send(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: seen }).await;
        self.recv_until(|message| matches!(message, ServerMessage::Snapshot(_))).await;
    }

    async fn recv_presence(&mut self) {
        self.recv_until(|message| matches!(message, ServerMessage::Presence { .. })).await;
    }

    /// Queries everything the viewer can get: over its connection, a new one, and HTTP.
    async fn query_everything(&mut self, steps: usize) {
        self.try_moves(steps).await;
        if steps.is_multiple_of(2) {
            self.hello(Some(steps as u64)).await;
        } else {
            self.reconnect(steps as u64 / 2).await;
        }
        let table = format!("/api/tables/{TABLE}");
        let record = format!("{table}/record");
        let paths = [&table, &record, &format!("{table}/moves"), "/api/tables", "/api/me"];
        for path in [paths[steps % paths.len()], &record] {
            let answer = self.client.get(path).await;
            let head = answer.head.lines().filter(|line| !line.starts_with("date: ")).collect::<Vec<_>>().join("\n");
            self.keep(&format!("{head}\n{}", answer.body));
        }
    }

    /// Opens another connection of the viewer, which missed some steps.
    async fn reconnect(&mut self, seen: u64) {
        let mut again = self.client.connect(&self.table).await;
        again.send(&ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: Some(seen) }).await;
        for _ in 0..2 {
            let text = again.recv_text().await.expect("a snapshot, and who is present");
            self.keep(&text);
        }
        self.recv_presence().await;
        drop(again);
        self.recv_presence().await;
    }

    /// Sends moves that are refused: out of turn, stale, illegal and malformed.
    async fn try_moves(&mut self, steps: usize) {
        let legal: Vec<String> = match &self.view {
            Some(view) if view.is_my_turn() => view.legal_moves().iter().map(|action| action.to_string()).collect(),
            _ => Vec::new(),
        };
        let tries =
            ["draw", "end", "place 3a 1w", "place 9a 4b", "discard 1w", "place 5b 2o1w", "cards 4", "double", "?"];
        let in_turn = (0..3).map(|offset| tries[(3 * steps + offset) % tries.len()]);
        let impossible = in_turn.filter(|action| !legal.iter().any(|known| known == action));
        for (action, expected) in impossible.map(|action| (action, steps)).chain([("draw", steps + 1)]) {
            let request: RequestId = "try".parse().expect("an id");
            let act = ClientMessage::Act { request, expected: expected as u32, action: action.to_owned() };
            self.socket.send(&act).await;
            self.recv_until(|message| matches!(message, ServerMessage::Refused { .. })).await;
        }
    }

    /// Lets everybody else who waits plan their turn, and change the plan. It never fits: the frame does not move that far.
    async fn plan_for_others(&mut self, to_act: Seat) {
        let is_far = self.view.is_some_and(|view| view.table().frame() < 6);
        let waiting = self.others.iter_mut().filter(|(seat, _)| is_far && **seat != to_act.number());
        for (_, socket) in waiting {
            let never = PlannedMove { action: "draw".to_owned(), frame: Some(9) };
            for moves in [vec![never.clone(); 3], Vec::new(), vec![never]] {
                let planned = crate::plans::plan(socket, TurnPlan { moves }).await;
                assert!(matches!(planned, ServerMessage::Done { .. }), "{planned:?}");
                self.plans += 1;
            }
        }
    }

    /// Plays a move for a seat and records what the viewer sees.
    async fn act(&mut self, seat: Seat, number: usize, action: &str) {
        let request: RequestId = ScriptedGame::request(number).parse().expect("an id");
        let act = ClientMessage::Act { request: request.clone(), expected: number as u32, action: action.to_owned() };
        if self.viewer == Viewer::Seat(seat) {
            self.socket.send(&act).await;
            self.recv_until(|message| matches!(message, ServerMessage::Done { .. })).await;
            return;
        }
        let other = self.others.get_mut(&seat.number()).expect("a connection");
        other.send(&act).await;
        let answer = other.answer(&request).await;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
        self.recv_step(number + 1).await;
    }
}

/// Removes the server's time, which only snapshots contain.
fn without_time(text: &str) -> String {
    let Some((before, after)) = text.rsplit_once("\"now\":") else { return text.to_owned() };
    format!("{before}\"now\":{}", after.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

/// Plays the game twice for each viewer; returns how many positions were compared with other hidden cards.
async fn check(people: usize, bots: usize, seed: u64) -> usize {
    let game = ScriptedGame::played(people, bots, seed);
    let mut rng = SplitMix::new(seed);
    let mut compared = 0;
    for viewer in game.viewers() {
        let other = game.redealt_for(viewer, &mut rng);
        compared += game.differing_positions(&other);
        let (here, there) = (transcript(&game, viewer).await, transcript(&other, viewer).await);
        for (here, there) in here.iter().zip(&there) {
            assert_eq!(here, there, "{people} people, {bots} bots, seed {seed}, {viewer:?}");
        }
        assert_eq!(here.len(), there.len(), "{people} people, {bots} bots, seed {seed}, {viewer:?}");
    }
    compared
}

#[tokio::test]
async fn hidden_cards_change_no_byte_for_two_or_three_people() {
    let compared = check(2, 0, 1).await + check(3, 0, 2).await;
    assert!(compared > 400, "only {compared} positions differed");
}

#[tokio::test]
async fn hidden_cards_change_no_byte_for_four_people() {
    let compared = check(4, 0, 3).await;
    assert!(compared > 400, "only {compared} positions differed");
}

#[tokio::test]
async fn hidden_cards_change_no_byte_beside_bots() {
    let compared = check(1, 1, 4).await + check(2, 2, 5).await + check(1, 3, 6).await;
    assert!(compared > 400, "only {compared} positions differed");
}

/// Metrics count requests and writes, which plans are too; everything else stays the same.
#[tokio::test]
async fn plans_change_no_byte_for_others() {
    let game = ScriptedGame { pace: "turn_by_turn", ..ScriptedGame::played(3, 0, 7) };
    for viewer in [Viewer::Seat(Seat::ALL[1]), Viewer::Spectator] {
        let bytes = async |plans: bool| {
            let mut lines = transcript_with(&game, viewer, plans).await;
            lines.retain(|line| !line.starts_with("iquazu_"));
            lines
        };
        let (without, with) = (bytes(false).await, bytes(true).await);
        for (here, there) in without.iter().zip(&with) {
            assert_eq!(here, there, "{viewer:?}");
        }
        assert_eq!(without.len(), with.len(), "{viewer:?}");
    }
}

/// The comparison can fail: a seat whose own cards differ gets other bytes.
#[tokio::test]
async fn visible_cards_change_bytes() {
    let game = ScriptedGame::played(2, 0, 9);
    let [first, second] = [0, 1].map(|index| Viewer::Seat(Seat::ALL[index]));
    let other = game.redealt_for(first, &mut SplitMix::new(1));
    assert_ne!(transcript(&game, second).await, transcript(&other, second).await);
}
