//! Nothing hidden leaves a server: whatever cards lie behind a viewer's back, every byte that the viewer gets is the same.
//!
//! Two real servers keep two tables with one course: the same people, moves and open cards, but other hands behind the
//! viewer's back ([`Course::otherwise_for`]). A store that is always a moment faster, as another process on the same database
//! can be, deals the cards of the course; the moves come through the players' own connections and from bots that think.
//! One viewer at a time asks for everything there is at every decision of a person, and the two transcripts are compared.
//!
//! Left out are readings of the server's own clock, and nothing else: `now` of snapshots, the payload of WebSocket pings,
//! HTTP's `date`, and in the metrics durations, memory, and counts that follow from pings and pending ends of connections.

use crate::client::{House, Talk, Visitor, quick, read, sqlite};
use crate::course::{Course, identity, name, nonce};
use crate::flaky::Flaky;
use crate::logs::Lines;
use iquazu_protocol::{ClientMessage, RequestId, ServerMessage, VERSION};
use iquazu_rules::{Seat, SplitMix, View, Viewer};
use iquazu_store::{Change, Identity, Moment, NewTable, SecretHash, Stage, Store, TableId};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;

const TABLE: TableId = TableId::from_bytes([7; 16]);
/// Lines of the metrics that say something of time or of the machine.
const MEASURED: [&str; 6] = [
    "iquazu_commands_seconds_bucket",
    "iquazu_commands_seconds_sum",
    "iquazu_messages_total ",
    "iquazu_connections ",
    "iquazu_tasks ",
    "process_resident_memory_bytes ",
];

/// A server at whose table a course is taken, and everything that one viewer got from it.
struct Run {
    table: iquazu_protocol::TableId,
    visitor: Visitor,
    viewer: Viewer,
    talk: Talk,
    others: BTreeMap<u8, Talk>,
    view: Option<View>,
    transcript: Vec<String>,
}

fn token(seat: Seat) -> String {
    seat.to_string().repeat(43)
}

/// A database with the people and a table that nobody sits at yet.
async fn prepare(store: &Flaky, course: &Course) {
    for seat in course.persons() {
        let identity = Identity { id: identity(seat), name: name(seat), created: Moment(0) };
        store.create_identity(identity, SecretHash(Sha256::digest(token(seat)).into())).await.expect("kept");
    }
    let change = Change { stage: Stage::Open, summary: "{}".to_owned(), due: None, seats: Vec::new() };
    let entries = vec![course.log()[0].0.clone()];
    let new = NewTable { id: TABLE, created: Moment(1000), public: true, entries, change };
    store.create(new).await.expect("kept");
    store.forestall_with(course.log());
}

/// Takes the course at a server of its own; everything that `viewer` gets, in order.
async fn transcript(course: &Course, viewer: Viewer) -> Vec<String> {
    let (lines, _listening) = Lines::listen();
    let folder = tempfile::tempdir().expect("a folder");
    let store = Flaky::new(sqlite(folder.path().join("tables.db")).await);
    prepare(&store, course).await;
    let house = House::with(quick(Arc::clone(&store) as Arc<dyn Store>)).await;
    let mut run = Run::begin(&house, course, viewer).await;
    for (number, step) in course.record.steps.iter().enumerate() {
        if course.is_person(step.seat) {
            run.look_around(number).await;
            run.act(step.seat, number, &step.action.to_string()).await;
        } else {
            run.hear_step(number + 1).await;
        }
    }
    // Whatever the table was still counting is counted when it answers.
    run.hello(None).await;
    let metrics = house.visitor().get("/metrics").await.body;
    let told = metrics.lines().filter(|line| !MEASURED.iter().any(|measured| line.starts_with(measured)));
    run.transcript.extend(told.map(str::to_owned));
    house.close().await;
    run.transcript.extend(lines.heard());
    run.transcript
}

impl Run {
    /// Everybody sits down and is connected; with the last one the cards are dealt.
    async fn begin(house: &House, course: &Course, viewer: Viewer) -> Run {
        let table: iquazu_protocol::TableId = TABLE.to_string().parse().expect("an id");
        let known = |seat| Visitor { cookie: Some(format!("iquazu={}", token(seat))), ..house.visitor() };
        let visitor = match viewer {
            Viewer::Seat(seat) => known(seat),
            Viewer::Spectator => house.visitor(),
        };
        let talk = visitor.connect(&table).await;
        let mut run = Run { table, visitor, viewer, talk, others: BTreeMap::new(), view: None, transcript: Vec::new() };
        run.hello(None).await;
        run.hear_presence().await;
        for seat in course.persons() {
            let sit = json!({ "name": name(seat), "nonce": nonce(seat) });
            let sat = known(seat).post(&format!("/api/tables/{TABLE}/sit"), sit).await.good();
            assert_eq!(sat["seat"], json!(seat));
        }
        for seat in course.persons().filter(|seat| Viewer::Seat(*seat) != viewer) {
            let (talk, _) = known(seat).sit_at(&run.table).await;
            run.others.insert(seat.number(), talk);
        }
        run.hear_until(|message| matches!(message, ServerMessage::Step(_))).await;
        for _ in 0..run.others.len() {
            run.hear_presence().await;
        }
        run
    }

    fn keep(&mut self, text: &str) {
        self.transcript.push(without_time(text));
    }

    /// The viewer's connection gives what it has, up to a message.
    async fn hear_until(&mut self, is_last: impl Fn(&ServerMessage) -> bool) {
        loop {
            let text = self.talk.hear_text().await.expect("the connection goes on");
            self.keep(&text);
            let message = read(&text);
            if let ServerMessage::Step(played) = &message {
                self.view = Some(played.view.read(crate::games::standard).expect("a view"));
            }
            if is_last(&message) {
                return;
            }
        }
    }

    async fn hear_step(&mut self, steps: usize) {
        self.hear_until(|message| matches!(message, ServerMessage::Step(played) if played.steps as usize == steps))
            .await;
    }

    async fn hello(&mut self, seen: Option<u64>) {
        self.talk.say(&ClientMessage::Hello { version: VERSION, seen }).await;
        self.hear_until(|message| matches!(message, ServerMessage::Snapshot(_))).await;
    }

    async fn hear_presence(&mut self) {
        self.hear_until(|message| matches!(message, ServerMessage::Presence { .. })).await;
    }

    /// What the viewer can ask for, in turn: by the table's connection, by another one and by HTTP.
    async fn look_around(&mut self, steps: usize) {
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
            let answer = self.visitor.get(path).await;
            let head = answer.head.lines().filter(|line| !line.starts_with("date: ")).collect::<Vec<_>>().join("\n");
            self.keep(&format!("{head}\n{}", answer.body));
        }
    }

    /// A further connection of the viewer, which was away for a while.
    async fn reconnect(&mut self, seen: u64) {
        let mut again = self.visitor.connect(&self.table).await;
        again.say(&ClientMessage::Hello { version: VERSION, seen: Some(seen) }).await;
        for _ in 0..2 {
            let text = again.hear_text().await.expect("a snapshot, and who is present");
            self.keep(&text);
        }
        self.hear_presence().await;
        drop(again);
        self.hear_presence().await;
    }

    /// Moves that are refused: out of turn, out of date, against the rules, and none at all.
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
            self.talk.say(&act).await;
            self.hear_until(|message| matches!(message, ServerMessage::Refused { .. })).await;
        }
    }

    /// The player of a seat moves, and the viewer sees it.
    async fn act(&mut self, seat: Seat, number: usize, action: &str) {
        let request: RequestId = Course::request(number).parse().expect("an id");
        let act = ClientMessage::Act { request: request.clone(), expected: number as u32, action: action.to_owned() };
        if self.viewer == Viewer::Seat(seat) {
            self.talk.say(&act).await;
            self.hear_until(|message| matches!(message, ServerMessage::Done { .. })).await;
            return;
        }
        let other = self.others.get_mut(&seat.number()).expect("a connection");
        other.say(&act).await;
        let answer = other.answer(&request).await;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
        self.hear_step(number + 1).await;
    }
}

/// A text without the server's time, which is in snapshots only.
fn without_time(text: &str) -> String {
    let Some((before, after)) = text.rsplit_once("\"now\":") else { return text.to_owned() };
    format!("{before}\"now\":{}", after.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

/// Plays the course twice for each viewer; how many decisions were compared with other cards behind them.
async fn check(people: usize, bots: usize, seed: u64) -> usize {
    let course = Course::played(people, bots, seed);
    let mut rng = SplitMix::new(seed);
    let mut compared = 0;
    for viewer in course.viewers() {
        let other = course.otherwise_for(viewer, &mut rng);
        compared += course.differing_positions(&other);
        let (here, there) = (transcript(&course, viewer).await, transcript(&other, viewer).await);
        for (here, there) in here.iter().zip(&there) {
            assert_eq!(here, there, "{people} people, {bots} bots, seed {seed}, {viewer:?}");
        }
        assert_eq!(here.len(), there.len(), "{people} people, {bots} bots, seed {seed}, {viewer:?}");
    }
    compared
}

#[tokio::test]
async fn permuting_hidden_cards_changes_no_byte_on_any_connection_of_two_or_three_people() {
    let compared = check(2, 0, 1).await + check(3, 0, 2).await;
    assert!(compared > 400, "only {compared} positions were otherwise");
}

#[tokio::test]
async fn permuting_hidden_cards_changes_no_byte_on_any_connection_of_four_people() {
    let compared = check(4, 0, 3).await;
    assert!(compared > 400, "only {compared} positions were otherwise");
}

#[tokio::test]
async fn permuting_hidden_cards_changes_no_byte_on_any_connection_beside_bots() {
    let compared = check(1, 1, 4).await + check(2, 2, 5).await + check(1, 3, 6).await;
    assert!(compared > 400, "only {compared} positions were otherwise");
}

/// The comparison can fail: a seat whose own cards are otherwise gets other bytes.
#[tokio::test]
async fn the_comparison_sees_what_a_viewer_does_see() {
    let course = Course::played(2, 0, 9);
    let [first, second] = [0, 1].map(|index| Viewer::Seat(Seat::ALL[index]));
    let other = course.otherwise_for(first, &mut SplitMix::new(1));
    assert_ne!(transcript(&course, second).await, transcript(&other, second).await);
}
