//! Tests of tables without network and store.

mod away;
mod clocks;
mod commands;
mod days_off;
mod deal;
mod handicaps;
mod leaks;
mod plans;

use super::{Command, Decision, EntryUpdate, Issuer, NEWEST_SCHEME, Presence, TableEvent, TableState};
use iquazu_protocol::{
    Clock, Level, Name, Refusal, RequestId, SeatSetting, Secret, Sit, TableSettings, TableStatus, UnixMillis,
};
use iquazu_rules::{Edition, Seat, SplitMix};
use iquazu_store::{IdentityId, TableKey};
use std::collections::BTreeSet;

/// A table with its log.
struct TestTable {
    state: TableState,
    log: Vec<TableEvent>,
    now: UnixMillis,
    requests: u32,
}

fn person(number: u8) -> IdentityId {
    IdentityId::from_bytes([number; 16])
}

fn name(text: &str) -> Name {
    Name::try_from(text.to_owned()).expect("a name")
}

fn sit(text: &str, commits: bool, seat: Option<Seat>, invited: bool) -> Command {
    Command::Sit { sit: Sit { name: name(text), commits, nonce: None }, seat, invited }
}

fn settings(people: usize, bots: usize) -> TableSettings {
    let mut seats = vec![SeatSetting::Person {}; people];
    seats.extend(vec![SeatSetting::from(Level::Random); bots]);
    TableSettings::live(Edition::standard().id(), seats)
}

impl TestTable {
    fn new(settings: TableSettings) -> TestTable {
        TestTable::with_secret(settings, Secret([9; 32]))
    }

    fn with_secret(settings: TableSettings, secret: Secret) -> TestTable {
        let (host, guests, guest_seats, fair) = (person(1), Vec::new(), Vec::new(), NEWEST_SCHEME);
        let created = TableEvent::Created { settings, secret, host, guests, guest_seats, fair, at: 1000 };
        let state = TableState::create(TableKey::from_bytes([7; 16]), &created).expect("a table");
        TestTable { state, log: vec![created], now: 1000, requests: 0 }
    }

    /// Returns a table at which people 1, 2, … have taken all seats for people.
    fn seated(settings: TableSettings) -> TestTable {
        let people = settings.seats.iter().filter(|seat| **seat == SeatSetting::Person {}).count();
        let mut table = TestTable::new(settings);
        for number in 1..=people as u8 {
            table.sit(number).expect("a free seat");
        }
        table
    }

    fn sit(&mut self, number: u8) -> Result<u64, Refusal> {
        self.run(&Issuer::Person(person(number)), None, sit(&format!("P{number}"), false, None, true))
    }

    /// Decides and applies like the actor; events go through their serialized form.
    fn run(&mut self, who: &Issuer, request: Option<&RequestId>, command: Command) -> Result<u64, Refusal> {
        match self.state.decide(who, request, command, self.now)? {
            Decision::Duplicate(seq) => Ok(seq),
            Decision::Chat(line) => {
                self.state.chat.add(self.state.chat.last_number() + 1, &line);
                Ok(self.state.entry_count)
            }
            Decision::Plan(..) => Ok(self.state.entry_count),
            Decision::Append(entries) => {
                for entry in entries {
                    let written = serde_json::to_vec(&entry).expect("JSON");
                    let entry: TableEvent = serde_json::from_slice(&written).expect("what was written");
                    self.state.apply(&entry).expect("a decided entry");
                    self.log.push(entry);
                }
                Ok(self.state.entry_count)
            }
        }
    }

    /// Executes a request of a person with a new request id.
    fn request(&mut self, number: u8, command: Command) -> Result<u64, Refusal> {
        self.requests += 1;
        let request: RequestId = format!("r{}", self.requests).parse().expect("an id");
        self.run(&Issuer::Person(person(number)), Some(&request), command)
    }

    fn act(&mut self, number: u8, action: &str) -> Result<u64, Refusal> {
        let expected = self.state.steps();
        self.request(number, Command::Act { expected, action: action.to_owned(), lag_ms: 0 })
    }

    /// Plays a random move for the seat to act.
    fn any_move(&mut self, rng: &mut SplitMix) {
        let seat = self.state.to_act().expect("somebody decides");
        let action = self.state.game.legal_moves().pick(rng);
        if self.state.bot_for(seat).is_some() {
            let expected = self.state.steps();
            self.run(&Issuer::Server, None, Command::BotActs { expected, action }).expect("a legal move");
        } else {
            self.act(seat.number(), &action.to_string()).expect("a legal move");
        }
    }

    fn play_to_the_end(&mut self, seed: u64) {
        let mut rng = SplitMix::new(seed);
        while self.state.status == TableStatus::Playing {
            self.now += 1000;
            self.any_move(&mut rng);
        }
    }

    /// Folds the log again.
    fn again(&self) -> TableState {
        TableState::fold(self.state.id, &self.log).expect("a good log")
    }
}

fn looks(table: &TableState, now: UnixMillis) -> String {
    let viewers = (1..=4).map(|number| Some(person(number))).chain([None]);
    let snapshots = viewers.map(|who| table.snapshot(who.as_ref(), Some(0), &Presence::default(), now));
    serde_json::to_string(&snapshots.collect::<Vec<_>>()).expect("JSON")
}

#[test]
fn state_equals_the_fold_of_its_log() {
    let mut table = TestTable::seated(settings(2, 1));
    let mut rng = SplitMix::new(3);
    while table.state.status == TableStatus::Playing {
        table.now += 700;
        table.any_move(&mut rng);
        if table.state.steps().is_multiple_of(10) {
            assert_eq!(looks(&table.again(), table.now), looks(&table.state, table.now));
        }
    }
    assert_eq!(
        table.again().export(iquazu_rules::Viewer::Spectator),
        table.state.export(iquazu_rules::Viewer::Spectator)
    );
}

#[test]
fn export_of_a_finished_game_verifies() {
    let mut table = TestTable::seated(settings(2, 2));
    table.play_to_the_end(5);
    let text = table.state.export(iquazu_rules::Viewer::Spectator);
    let record = iquazu_rules::text::Record::parse(&text, &iquazu_rules::edition::Library::built_in())
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(iquazu_protocol::verify(&record).expect("a fair game").is_over());
    assert_eq!((record.tag("name1"), record.tag("player4")), (Some("P1"), Some("random")));
}

#[test]
fn corrupt_logs_are_rejected() {
    let table = TestTable::seated(settings(2, 0));
    assert!(TableState::fold(table.state.id, []).is_err());
    assert!(TableState::fold(table.state.id, &table.log[1..]).is_err(), "without its first entry");
    let twice: Vec<TableEvent> = table.log.iter().chain(&table.log).cloned().collect();
    assert!(TableState::fold(table.state.id, &twice).is_err());
    let mut wrong = table.log.clone();
    let step = "2 draw | got 4w".parse().expect("a step");
    wrong.push(TableEvent::Acted { step, at: 5000, lag_ms: 0, request_key: None, planned: false });
    assert!(TableState::fold(table.state.id, &wrong).is_err(), "not seat 2's turn");
}

#[test]
fn preview_equals_the_next_state() {
    let mut table = TestTable::seated(settings(2, 0));
    let action = "draw".to_owned();
    let request: RequestId = "x".parse().expect("an id");
    let act = Command::Act { expected: 0, action, lag_ms: 0 };
    let verdict = table.state.decide(&Issuer::Person(person(1)), Some(&request), act, 2000);
    let Ok(Decision::Append(entries)) = verdict else { panic!("a legal move") };
    let before = looks(&table.state, 2000);
    let preview = table.state.preview(&entries).expect("it fits");
    assert_eq!(looks(&table.state, 2000), before, "nothing has happened yet");
    entries.iter().for_each(|entry| table.state.apply(entry).expect("it fits"));
    assert_eq!(preview.summary(), table.state.summary());
    assert_eq!(table.state.to_act(), Seat::from_number(2));
}

/// Summaries are stored beside logs: a change here must still read the old form.
#[test]
fn stored_summary_never_changes() {
    let table = TestTable::seated(settings(2, 0));
    let stored = serde_json::to_value(table.state.summary()).expect("JSON");
    let keys: BTreeSet<&str> = stored.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, BTreeSet::from(["due", "owners", "table", "to_act"]));
    let keys: BTreeSet<&str> = stored["table"].as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, BTreeSet::from(["created", "id", "phase", "seats", "settings"]));
}
