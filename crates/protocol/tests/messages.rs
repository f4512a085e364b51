//! Messages round-trip, and everything else is rejected.

use iquazu_protocol::*;
use iquazu_rules::text::SeenStep;
use iquazu_rules::{Edition, Handicap, PlayerColour, Players, Seat, SplitMix, State, Viewer};
use serde_json::{Value, json};

pub(crate) fn table_id() -> TableId {
    "0123456789abcdefghjkmnpqrs".parse().expect("an id")
}

fn request() -> RequestId {
    "r-1".parse().expect("an id")
}

fn name(text: &str) -> Name {
    Name::try_from(text.to_owned()).expect("a name")
}

fn settings() -> TableSettings {
    let seats = vec![SeatSetting::Person {}, SeatSetting::from(Level::Club)];
    TableSettings::live("reconstructed-1", seats)
}

fn said() -> ChatContent {
    ChatContent::Text(ChatText::try_from("hello <b>".to_owned()).expect("a text"))
}

fn plan() -> TurnPlan {
    let place = PlannedMove { action: "place 3a 1w".to_owned(), frame: Some(3) };
    TurnPlan { moves: vec![place, PlannedMove { action: "draw".to_owned(), frame: None }] }
}

pub(crate) fn client_messages() -> Vec<ClientMessage> {
    let request = request();
    vec![
        ClientMessage::Hello { version: 2, last_seq: Some(7) },
        ClientMessage::Hello { version: 2, last_seq: None },
        ClientMessage::Act { request: request.clone(), expected: 3, action: "draw".to_owned() },
        ClientMessage::Chat { request: request.clone(), content: said() },
        ClientMessage::Chat { request: request.clone(), content: ChatContent::Phrase(Phrase::GoodLuck) },
        ClientMessage::Start { request: request.clone() },
        ClientMessage::Leave { request: request.clone() },
        ClientMessage::Remove { request: request.clone(), seat: Seat::FIRST },
        ClientMessage::Replace { request: request.clone(), seat: Seat::FIRST },
        ClientMessage::Return { request: request.clone() },
        ClientMessage::Commit { request: request.clone(), round: 1, commitment: Commitment([3; 32]) },
        ClientMessage::Reveal { request: request.clone(), round: 1, nonce: Nonce([4; 32]) },
        ClientMessage::Plan { request: request.clone(), plan: plan() },
        ClientMessage::DaysOff { request: request.clone(), days: 3 },
        ClientMessage::Rematch { request },
        ClientMessage::Ping { sent: 5 },
    ]
}

fn played() -> PlayedStep {
    let state = State::new(Edition::standard(), Players::TWO);
    let clocks = Clocks { at: 9, left_ms: vec![1, 2], running: Some(Seat::FIRST), paused_until: Some(20) };
    PlayedStep {
        seq: 4,
        steps: 1,
        step: StepText::from(&"1 draw | got ?4".parse::<SeenStep>().expect("a step")),
        view: ViewText::from(&state.view(Viewer::Spectator)),
        by_bot: false,
        planned: true,
        clocks: Some(clocks),
    }
}

fn deal() -> DealInfo {
    let commitments = vec![Some(Commitment([3; 32])), None];
    DealInfo { round: 2, voids: 1, commitments, seal: Some("iquazu-fair-2\n".to_owned()), missed: vec![Seat::FIRST] }
}

fn snapshot() -> Snapshot {
    let secret = Secret([7; 32]);
    let person = Occupant::Person { name: name("Ada"), substitute: Some(Level::Casual) };
    let occupants = [person, Occupant::Bot { level: Level::Master, style: None }, Occupant::Nobody {}];
    let seats = Seat::ALL.into_iter().zip(PlayerColour::ALL).zip(occupants);
    let seats = seats
        .map(|((seat, colour), occupant)| SeatInfo { seat, colour, occupant, away_until: Some(7), days_off_used: 2 })
        .collect();
    Snapshot {
        version: PROTOCOL_VERSION,
        table: TableInfo { id: table_id(), settings: settings(), status: TableStatus::Playing, seats, created_at: 1 },
        me: Some(Seat::FIRST),
        is_host: true,
        seq: 4,
        steps: 1,
        view: Some(played().view),
        missed: vec![played()],
        clocks: None,
        plan: Some(plan()),
        fair: Fairness {
            commitment: secret.commitment(),
            nonces: vec![Some(Nonce([1; 32])), None],
            deal: Some(deal()),
            secret: Some(secret),
        },
        chat: vec![ChatLine { seat: Seat::FIRST, content: said(), at: 2 }],
        present: vec![Seat::FIRST],
        spectators: 3,
        rematch: Some(table_id()),
        now: 10,
    }
}

pub(crate) fn server_messages() -> Vec<ServerMessage> {
    let seats = snapshot().table.seats;
    let refusal = Refusal::Rules { clause: "P4".to_owned() };
    vec![
        ServerMessage::Snapshot(Box::new(snapshot())),
        ServerMessage::Step(Box::new(played())),
        ServerMessage::Seats { seq: 2, status: TableStatus::Waiting, seats, nonces: vec![None], deal: Some(deal()) },
        ServerMessage::GameOver { seq: 9, secret: Secret([7; 32]) },
        ServerMessage::Chat { seq: 3, line: ChatLine { seat: Seat::FIRST, content: said(), at: 2 } },
        ServerMessage::Rematch { seq: 10, table: table_id() },
        ServerMessage::Plan { plan: Some(plan()) },
        ServerMessage::Plan { plan: None },
        ServerMessage::Presence { present: vec![Seat::FIRST], spectators: 0 },
        ServerMessage::Done { request: request(), seq: 3 },
        ServerMessage::Refused { request: Some(request()), refusal },
        ServerMessage::Refused { request: None, refusal: Refusal::Malformed {} },
        ServerMessage::GoingAway { retry_ms: 500 },
        ServerMessage::Pong { sent: 5 },
    ]
}

#[test]
fn messages_round_trip() {
    for message in client_messages() {
        let text = serde_json::to_vec(&message).expect("JSON");
        assert_eq!(decode(&text), Ok(message));
    }
    for message in server_messages() {
        let text = serde_json::to_string(&message).expect("JSON");
        assert_eq!(serde_json::from_str::<ServerMessage>(&text).expect(&text), message);
    }
}

/// Returns the value with a stray field in each of its objects, one at a time.
pub(crate) fn with_stray_fields(value: &Value) -> Vec<Value> {
    let mut strays = Vec::new();
    match value {
        Value::Object(fields) => {
            let mut stray = fields.clone();
            stray.insert("stray".to_owned(), json!(1));
            strays.push(Value::Object(stray));
            for (key, inner) in fields {
                for inner in with_stray_fields(inner) {
                    let mut stray = fields.clone();
                    stray.insert(key.clone(), inner);
                    strays.push(Value::Object(stray));
                }
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                for inner in with_stray_fields(inner) {
                    let mut stray = items.clone();
                    stray[index] = inner;
                    strays.push(Value::Array(stray));
                }
            }
        }
        _ => {}
    }
    strays
}

/// Returns whether the stray field is in the content of chat, which is a choice between keys.
pub(crate) fn is_choice(stray: &Value) -> bool {
    let places = [&stray["said"], &stray["line"]["said"], &stray["chat"][0]["said"]];
    places.iter().any(|said| said.get("stray").is_some())
}

/// A client or server that is one version newer may send more fields anywhere: they are ignored. Only the content of
/// chat has exactly one key.
#[test]
fn unknown_fields_are_ignored_everywhere() {
    for message in client_messages() {
        for stray in with_stray_fields(&serde_json::to_value(&message).expect("JSON")) {
            assert!(is_choice(&stray) || decode(stray.to_string().as_bytes()) == Ok(message.clone()), "{stray}");
        }
    }
    for message in server_messages() {
        for stray in with_stray_fields(&serde_json::to_value(&message).expect("JSON")) {
            let read = serde_json::from_value::<ServerMessage>(stray.clone()).ok();
            assert!(is_choice(&stray) || read.as_ref() == Some(&message), "{stray}");
        }
    }
}

/// Messages as each version sends them, one of each kind. Later versions read them for ever.
#[test]
fn recorded_messages_of_all_versions_are_read() {
    let recorded = concat!(include_str!("recorded/version-1.jsonl"), include_str!("recorded/version-2.jsonl"));
    let mut kinds = Vec::new();
    for line in recorded.lines() {
        let (sender, text) = line.split_once(' ').expect("a sender and a message");
        let again = match sender {
            "client" => serde_json::to_value(serde_json::from_str::<ClientMessage>(text).expect(text)),
            _ => serde_json::to_value(serde_json::from_str::<ServerMessage>(text).expect(text)),
        };
        let value: Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(again.expect("JSON"), value, "{text}");
        kinds.push(format!("{sender} {}", value["type"]));
    }
    let kind = |sender: &str, value: Value| format!("{sender} {}", value["type"]);
    let clients =
        client_messages().into_iter().map(|message| kind("client", serde_json::to_value(message).expect("JSON")));
    let servers =
        server_messages().into_iter().map(|message| kind("server", serde_json::to_value(message).expect("JSON")));
    for missing in clients.chain(servers) {
        assert!(kinds.contains(&missing), "{missing} is not recorded");
    }
}

#[test]
fn unknown_reasons_and_newer_versions_are_understood() {
    let refused = r#"{"type":"refused","request":"r-1","refusal":{"reason":"moon_phase","phase":3}}"#;
    let read: ServerMessage = serde_json::from_str(refused).expect("a message");
    assert_eq!(read, ServerMessage::Refused { request: Some(request()), refusal: Refusal::Unknown });
    let newer = decode(br#"{"type":"hello","version":3,"colour_scheme":"dark"}"#);
    assert_eq!(newer, Ok(ClientMessage::Hello { version: 3, last_seq: None }));
    // Clients of version 1 would consider every deal of version 2 unfair, so they are asked to load the new version.
    let older = decode(br#"{"type":"hello","version":1,"seen":7}"#);
    assert_eq!(older, Err(Refusal::UnsupportedVersion { supported: 2 }));
}

#[test]
fn malformed_messages_are_refused() {
    let long = format!(r#"{{"type":"ping","sent":1,"x":"{}"}}"#, "x".repeat(MAX_MESSAGE_BYTES));
    assert_eq!(decode(long.as_bytes()), Err(Refusal::TooLong { limit: 4096 }));
    assert_eq!(decode(br#"{"type":"hello","version":0}"#), Err(Refusal::UnsupportedVersion { supported: 2 }));
    for bad in [
        "",
        "null",
        "[]",
        "{}",
        "{",
        r#"{"type":"fly"}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","sent":-1}"#,
        r#"{"type":"leave","request":""}"#,
        r#"{"type":"leave","request":"a b"}"#,
        r#"{"type":"chat","request":"1","said":{"text":""}}"#,
        r#"{"type":"chat","request":"1","said":{"text":"a\nb"}}"#,
        r#"{"type":"chat","request":"1","said":{"phrase":"damn"}}"#,
        r#"{"type":"chat","request":"1","said":"hello"}"#,
        "\u{0}",
        r#"{"type":"act","request":"1","expected":0.5,"action":"draw"}"#,
    ] {
        assert_eq!(decode(bad.as_bytes()), Err(Refusal::Malformed {}), "{bad}");
    }
    assert_eq!(decode(&[0xff, 0xfe]), Err(Refusal::Malformed {}));
}

#[test]
fn table_id_round_trips_and_malformed_ids_are_rejected() {
    for bytes in [[0; 16], [255; 16], *table_id().as_bytes()] {
        let id = TableId::from_bytes(bytes);
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        let upper = id.to_string().to_uppercase();
        assert!(upper == id.to_string() || upper.parse::<TableId>().is_err(), "one spelling only: {upper}");
    }
    assert_eq!(table_id().to_string(), "0123456789abcdefghjkmnpqrs");
    for bad in ["", "short", &"z".repeat(26), "0123456789abcdefghijklmnop", "0123456789abcdefghjkmnpqrs0"] {
        assert_eq!(bad.parse::<TableId>(), Err(ParseIdError), "{bad}");
    }
}

#[test]
fn names_are_short_visible_text() {
    for good in ["A", "Zoë", "<b>x</b>", "李雷", "Ada Lovelace", &"x".repeat(24)] {
        assert!(Name::try_from((*good).to_owned()).is_ok(), "{good}");
    }
    for bad in ["", " ", " A", "A ", "a\nb", "a\u{202e}b", "a\u{200b}", &"x".repeat(25)] {
        assert!(Name::try_from((*bad).to_owned()).is_err(), "{bad:?}");
    }
}

/// Names that nobody can see or that hide characters are readable as text, because old logs have them, but refused.
#[test]
fn invisible_names_are_not_readable() {
    for good in ["A", "Zoë", "Zoe\u{301}", "李雷", "Ada Lovelace", "✈\u{fe0f}", "김", "ᚠ"] {
        assert!(name(good).is_readable(), "{good}");
    }
    for bad in [
        "\u{3164}",
        "\u{2060}",
        "\u{ad}",
        "\u{2800}",
        "\u{115f}",
        "\u{1160}",
        "\u{ffa0}",
        "\u{34f}",
        "\u{180e}",
        "\u{2061}",
        "\u{206a}",
        "\u{fe0f}",
        "\u{fe00}",
        "\u{e0041}",
        "Ada\u{3164}",
        "A\u{ad}da",
        "Ada\u{e0100}",
    ] {
        assert!(!name(bad).is_readable(), "{bad:?}");
    }
}

#[test]
fn settings_are_validated() {
    let check = |change: fn(&mut TableSettings)| {
        let mut settings = settings();
        change(&mut settings);
        settings.validate()
    };
    assert_eq!(check(|_| {}), Ok(Players::TWO));
    assert_eq!(check(|settings| settings.seats.truncate(1)), Err(SettingsError::SeatCount));
    assert_eq!(check(|settings| settings.seats = vec![SeatSetting::Person {}; 5]), Err(SettingsError::SeatCount));
    let bots = |settings: &mut TableSettings| settings.seats = vec![SeatSetting::from(Level::Club); 2];
    assert_eq!(check(bots), Err(SettingsError::NoPerson));
    assert_eq!(check(|settings| settings.clock = Clock::Turn { minutes: 5 }), Err(SettingsError::Clock));
    let clock = |settings: &mut TableSettings| settings.clock = Clock::Game { base_seconds: 300, increment_seconds: 5 };
    assert_eq!(check(clock), Ok(Players::TWO));
    let short = |settings: &mut TableSettings| settings.clock = Clock::Game { base_seconds: 1, increment_seconds: 5 };
    assert_eq!(check(short), Err(SettingsError::Clock));
    let styled = |settings: &mut TableSettings| {
        settings.seats[1] = SeatSetting::Bot { level: Level::Casual, style: Some(Style::Rows) };
    };
    assert_eq!(check(styled), Err(SettingsError::Style), "casual estimates no moves");
    for (cards, points) in [(5, 0), (0, 21), (255, 255)] {
        let settings = TableSettings {
            handicaps: vec![HandicapSetting::default(), HandicapSetting { cards, points }],
            ..settings()
        };
        assert_eq!(settings.validate(), Err(SettingsError::Handicap), "{cards} {points}");
    }
    let one_too_few = |settings: &mut TableSettings| settings.handicaps = vec![HandicapSetting::default()];
    assert_eq!(check(one_too_few), Err(SettingsError::Handicap));
    let largest = |settings: &mut TableSettings| settings.handicaps = vec![HandicapSetting { cards: 4, points: 20 }; 2];
    assert_eq!(check(largest), Ok(Players::TWO));
}

/// Settings without styles and handicaps are written as before there were any, and read.
#[test]
fn styles_and_handicaps_are_optional() {
    let old = serde_json::to_value(settings()).expect("JSON");
    assert_eq!(old["seats"][1], json!({ "for": "bot", "level": "club" }));
    assert_eq!(old.get("handicaps"), None);
    assert_eq!(serde_json::from_value::<TableSettings>(old.clone()).expect("settings"), settings());
    let mut new = old;
    new["seats"][1]["style"] = json!("blocker");
    new["handicaps"] = json!([{}, { "cards": 2, "points": 5 }]);
    let new: TableSettings = serde_json::from_value(new).expect("settings");
    assert_eq!(new.seats[1].opponent().map(|bot| bot.to_string()).as_deref(), Some("club+blocker"));
    assert_eq!(new.seat_handicaps().map(|given| given[Seat::ALL[1]]), Ok(Handicap::new(2, 5).expect("allowed")));
    assert!(serde_json::from_value::<SeatSetting>(json!({ "for": "bot", "level": "club", "style": "new" })).is_err());
}

#[test]
fn debug_hides_secrets() {
    let token: Token = "x".repeat(43).parse().expect("a token");
    assert_eq!(format!("{token:?} {:?}", Secret([1; 32])), "Token(…) Secret(…)");
}

#[test]
fn illegal_move_refusal_names_its_clause() {
    let mut state = State::new(Edition::standard(), Players::TWO);
    while state.chance().is_some() {
        let outcome = state.sample(&mut SplitMix::new(1));
        state.resolve(outcome, &mut ()).expect("possible");
    }
    let refusal = state.check(iquazu_rules::Action::EndTurn).expect_err("an action is owed");
    let sent = Refusal::from_illegal_move(&refusal);
    assert_eq!(serde_json::to_value(&sent).expect("JSON"), json!({ "reason": "rules", "clause": "T2" }));
    assert_eq!(sent.clause(), Some(iquazu_rules::Clause::T2));
}

#[test]
fn refusals_round_trip() {
    for refusal in every_refusal() {
        let value = serde_json::to_value(&refusal).expect("JSON");
        assert_eq!(serde_json::from_value::<Refusal>(value).expect("what was written"), refusal);
    }
}

pub(crate) fn every_refusal() -> Vec<Refusal> {
    vec![
        Refusal::Rules { clause: "P4".to_owned() },
        Refusal::InvalidAction { column: 3 },
        Refusal::Stale { steps: 1 },
        Refusal::NotYourTurn {},
        Refusal::NotSeated {},
        Refusal::NotHost {},
        Refusal::NotStarted {},
        Refusal::AlreadyStarted {},
        Refusal::Over {},
        Refusal::NotOver {},
        Refusal::Full {},
        Refusal::SeatTaken {},
        Refusal::AlreadySeated {},
        Refusal::BotPlays {},
        Refusal::NotAbsent { seconds: 1 },
        Refusal::LinkExpired {},
        Refusal::NotInvited {},
        Refusal::TableNotFound {},
        Refusal::InvalidSettings { problem: SettingsError::Clock },
        Refusal::Malformed {},
        Refusal::TooLong { limit: 1 },
        Refusal::UnsupportedVersion { supported: 1 },
        Refusal::HelloFirst {},
        Refusal::RateLimited { seconds: 1 },
        Refusal::OtherIdentity {},
        Refusal::NotOffered {},
        Refusal::Undeliverable { problem: iquazu_protocol::DeliveryProblem::Address },
        Refusal::Day { problem: iquazu_protocol::DayProblem::OtherBots },
        Refusal::TooMany {},
        Refusal::Banned { why: "spam".to_owned(), until: Some(1) },
        Refusal::NameRefused {},
        Refusal::Unknown,
        Refusal::ForbiddenOrigin {},
        Refusal::Unavailable {},
        Refusal::GoingAway {},
    ]
}
