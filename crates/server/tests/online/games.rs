//! Whole games, followed by clients that get nothing but messages.

use crate::client::{House, Talk, Visitor};
use iquazu_protocol::{ClientMessage, Phase, Played, RequestId, ServerMessage, TableId};
use iquazu_rules::text::Record;
use iquazu_rules::{Edition, Players, SplitMix, State, View, Viewer};

pub(crate) fn standard(id: &str) -> Option<&'static Edition> {
    (id == Edition::standard().id()).then(Edition::standard)
}

/// A client with the rules: it follows every step on its own view, and moves at random when it is its turn.
struct Follower {
    talk: Talk,
    view: View,
    seq: u64,
    steps: u32,
    rng: SplitMix,
    moved: Option<u32>,
}

impl Follower {
    async fn new(visitor: &Visitor, table: &TableId, seed: u64) -> Follower {
        let (talk, snapshot) = visitor.sit_at(table).await;
        let viewer = snapshot.me.map_or(Viewer::Spectator, Viewer::Seat);
        let players = Players::new(snapshot.table.seats.len() as u8).expect("2 to 4");
        let start = State::new(Edition::standard(), players).view(viewer);
        let view = snapshot.view.map_or(start, |view| view.read(standard).expect("a view"));
        Follower { talk, view, seq: snapshot.seq, steps: snapshot.steps, rng: SplitMix::new(seed), moved: None }
    }

    fn follow(&mut self, played: &Played) {
        assert!(played.seq == self.seq + 1 || played.seq == self.seq, "no gap");
        self.seq = played.seq;
        let step = played.step.read().expect("a step");
        let beats = self.view.follow(&step, &mut self.rng).expect("a step that fits");
        let view = played.view.read(standard).expect("a view");
        // After its last event a step may still change whose decision is due, but nothing on the table.
        let shown = beats.last().expect("something happened").1.view(view.viewer());
        let on_the_table = |view: &View| view.to_string().split(" turn=").next().map(str::to_owned);
        assert_eq!(on_the_table(&shown), on_the_table(&view), "{}", played.step.as_str());
        self.view = view;
        self.steps = played.steps;
    }

    /// Moves, if it is its turn and it has not done so.
    async fn go_on(&mut self) {
        let steps = self.steps;
        if self.view.is_my_turn() && self.moved != Some(steps) {
            self.moved = Some(steps);
            let action = self.view.legal_moves().pick(&mut self.rng).to_string();
            let request: RequestId = format!("m{steps}").parse().expect("an id");
            self.talk.say(&ClientMessage::Act { request, expected: steps, action }).await;
        }
    }

    /// Plays until the game is over.
    async fn play(mut self) -> View {
        loop {
            self.go_on().await;
            match self.talk.hear().await {
                ServerMessage::Step(played) => self.follow(&played),
                ServerMessage::Over { .. } => return self.view,
                ServerMessage::Refused { refusal, .. } => panic!("{refusal:?}"),
                _ => {}
            }
        }
    }
}

async fn check_game(people: usize, bots: usize) {
    let house = House::open().await;
    let (table, visitors) = house.seated(people, bots).await;
    let mut players = Vec::new();
    for (number, visitor) in (1..).zip(&visitors) {
        let follower = Follower::new(visitor, &table, number).await;
        players.push(tokio::spawn(follower.play()));
    }
    let spectator = Follower::new(&house.visitor(), &table, 9).await;
    players.push(tokio::spawn(spectator.play()));
    let mut scores = Vec::new();
    for player in players {
        let view = player.await.expect("no panic");
        scores.push(view.table().players().seats().map(|seat| view.table().score(seat)).collect::<Vec<_>>());
    }
    assert!(scores.windows(2).all(|pair| pair[0] == pair[1]));
    let text = house.visitor().get(&format!("/api/tables/{table}/record")).await.body;
    let record = Record::parse(&text, standard).expect("a record");
    assert_eq!(record.result.as_ref(), Some(&scores[0]));
    iquazu_protocol::verify(&record).expect("a fair game");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_and_everybody_sees_the_same() {
    check_game(2, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_a_game_and_everybody_sees_the_same() {
    check_game(2, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_at_once_and_the_bots_finish_the_game() {
    let house = House::open().await;
    let (table, visitors) = house.seated(1, 1).await;
    let (mut talk, snapshot) = visitors[0].sit_at(&table).await;
    assert_eq!(snapshot.table.phase, Phase::Playing);
    let request = talk.next_request();
    talk.say(&ClientMessage::Leave { request: request.clone() }).await;
    assert!(matches!(talk.answer(&request).await, ServerMessage::Done { .. }));
    loop {
        match talk.hear().await {
            ServerMessage::Step(played) => assert!(played.by_bot),
            ServerMessage::Over { .. } => break,
            _ => {}
        }
    }
    let rematch = talk.next_request();
    talk.say(&ClientMessage::Rematch { request: rematch }).await;
    let next = loop {
        if let ServerMessage::Rematch { table, .. } = talk.hear().await {
            break table;
        }
    };
    let mut guest = visitors[0].clone();
    guest.post(&format!("/api/tables/{next}/sit"), crate::client::sit("Ada")).await.good();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_without_the_rules_can_ask_what_it_can_do() {
    let house = House::open().await;
    let (table, mut visitors) = house.seated(2, 0).await;
    let moves = visitors[0].get(&format!("/api/tables/{table}/moves")).await.good();
    assert!(moves["moves"].as_array().expect("a list").iter().any(|action| action == "draw"));
    assert_eq!(visitors[1].get(&format!("/api/tables/{table}/moves")).await.good()["moves"], serde_json::json!([]));
    house.visitor().get(&format!("/api/tables/{table}/moves")).await.refused(403, "not_seated");
    house.close().await;
}
