//! Tables without network and without store: commands in, entries and messages out.

mod away;
mod clocks;
mod commands;
mod leaks;

use super::{Command, Entry, News, Presence, Table, Verdict, Who};
use iquazu_protocol::{Clock, Level, Name, Nonce, Phase, Refusal, RequestId, SeatSetting, Secret, TableSettings, Time};
use iquazu_rules::{Edition, Seat, SplitMix};
use iquazu_store::{IdentityId, TableId};

/// A table with its log, as a server would keep it.
struct Desk {
    table: Table,
    log: Vec<Entry>,
    now: Time,
    requests: u32,
}

fn person(number: u8) -> IdentityId {
    IdentityId::from_bytes([number; 16])
}

fn name(text: &str) -> Name {
    Name::try_from(text.to_owned()).expect("a name")
}

fn settings(people: usize, bots: usize) -> TableSettings {
    let mut seats = vec![SeatSetting::Person {}; people];
    seats.extend(vec![SeatSetting::Bot { level: Level::Random }; bots]);
    TableSettings::live(Edition::standard().id(), seats)
}

impl Desk {
    fn new(settings: TableSettings) -> Desk {
        Desk::with_secret(settings, Secret([9; 32]))
    }

    fn with_secret(settings: TableSettings, secret: Secret) -> Desk {
        let created = Entry::Created { settings, secret, host: person(1), guests: Vec::new(), at: 1000 };
        let table = Table::create(TableId::from_bytes([7; 16]), &created).expect("a table");
        Desk { table, log: vec![created], now: 1000, requests: 0 }
    }

    /// A table at which people 1, 2, … sit on all seats for people.
    fn seated(settings: TableSettings) -> Desk {
        let people = settings.seats.iter().filter(|seat| **seat == SeatSetting::Person {}).count();
        let mut desk = Desk::new(settings);
        for number in 1..=people as u8 {
            desk.sit(number).expect("a free seat");
        }
        desk
    }

    fn sit(&mut self, number: u8) -> Result<u64, Refusal> {
        let nonce = Nonce([number; 32]);
        let sit = Command::Sit { name: name(&format!("P{number}")), nonce, seat: None, invited: true };
        self.run(&Who::Person(person(number)), None, sit)
    }

    /// Decides, keeps and applies, as the keeper does; the log goes through its written form.
    fn run(&mut self, who: &Who, request: Option<&RequestId>, command: Command) -> Result<u64, Refusal> {
        match self.table.decide(who, request, command, self.now)? {
            Verdict::DoneBefore(seq) => Ok(seq),
            Verdict::Append(entries) => {
                for entry in entries {
                    let written = serde_json::to_vec(&entry).expect("JSON");
                    let entry: Entry = serde_json::from_slice(&written).expect("what was written");
                    self.table.apply(&entry).expect("a decided entry");
                    self.log.push(entry);
                }
                Ok(self.table.entries)
            }
        }
    }

    /// A request of a person, with an id of its own.
    fn request(&mut self, number: u8, command: Command) -> Result<u64, Refusal> {
        self.requests += 1;
        let request: RequestId = format!("r{}", self.requests).parse().expect("an id");
        self.run(&Who::Person(person(number)), Some(&request), command)
    }

    fn act(&mut self, number: u8, action: &str) -> Result<u64, Refusal> {
        let expected = self.table.steps();
        self.request(number, Command::Act { expected, action: action.to_owned(), lag_ms: 0 })
    }

    /// The one who is to act does anything.
    fn any_move(&mut self, rng: &mut SplitMix) {
        let seat = self.table.to_act().expect("somebody decides");
        let action = self.table.game.legal_moves().pick(rng);
        if self.table.bot_for(seat).is_some() {
            let expected = self.table.steps();
            self.run(&Who::Server, None, Command::BotActs { expected, action }).expect("a legal move");
        } else {
            self.act(seat.number(), &action.to_string()).expect("a legal move");
        }
    }

    fn play_to_the_end(&mut self, seed: u64) {
        let mut rng = SplitMix::new(seed);
        while self.table.phase == Phase::Playing {
            self.now += 1000;
            self.any_move(&mut rng);
        }
    }

    /// The log folded anew.
    fn again(&self) -> Table {
        Table::fold(self.table.id, &self.log).expect("a good log")
    }
}

fn looks(table: &Table, now: Time) -> String {
    let viewers = (1..=4).map(|number| Some(person(number))).chain([None]);
    let snapshots = viewers.map(|who| table.snapshot(who.as_ref(), Some(0), &Presence::default(), now));
    serde_json::to_string(&snapshots.collect::<Vec<_>>()).expect("JSON")
}

#[test]
fn a_game_is_the_fold_of_its_log_at_every_step() {
    let mut desk = Desk::seated(settings(2, 1));
    let mut rng = SplitMix::new(3);
    while desk.table.phase == Phase::Playing {
        desk.now += 700;
        desk.any_move(&mut rng);
        if desk.table.steps().is_multiple_of(10) {
            assert_eq!(looks(&desk.again(), desk.now), looks(&desk.table, desk.now));
        }
    }
    assert_eq!(
        desk.again().export(iquazu_rules::Viewer::Spectator),
        desk.table.export(iquazu_rules::Viewer::Spectator)
    );
}

#[test]
fn a_finished_game_can_be_verified_from_its_export() {
    let mut desk = Desk::seated(settings(2, 2));
    desk.play_to_the_end(5);
    let text = desk.table.export(iquazu_rules::Viewer::Spectator);
    let record =
        iquazu_rules::text::Record::parse(&text, super::edition).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(iquazu_protocol::verify(&record).expect("a fair game").is_over());
    assert_eq!((record.tag("name1"), record.tag("player4")), (Some("P1"), Some("random")));
}

#[test]
fn a_log_that_is_none_is_refused() {
    let desk = Desk::seated(settings(2, 0));
    assert!(Table::fold(desk.table.id, []).is_err());
    assert!(Table::fold(desk.table.id, &desk.log[1..]).is_err(), "without its first entry");
    let twice: Vec<Entry> = desk.log.iter().chain(&desk.log).cloned().collect();
    assert!(Table::fold(desk.table.id, &twice).is_err());
    let mut wrong = desk.log.clone();
    let step = "2 draw | got 4w".parse().expect("a step");
    wrong.push(Entry::Acted { step, at: 5000, lag_ms: 0, told: None });
    assert!(Table::fold(desk.table.id, &wrong).is_err(), "not seat 2's turn");
}

#[test]
fn the_preview_is_what_comes() {
    let mut desk = Desk::seated(settings(2, 0));
    let action = "draw".to_owned();
    let request: RequestId = "x".parse().expect("an id");
    let act = Command::Act { expected: 0, action, lag_ms: 0 };
    let verdict = desk.table.decide(&Who::Person(person(1)), Some(&request), act, 2000);
    let Ok(Verdict::Append(entries)) = verdict else { panic!("a legal move") };
    let before = looks(&desk.table, 2000);
    let preview = desk.table.preview(&entries).expect("it fits");
    assert_eq!(looks(&desk.table, 2000), before, "nothing has happened yet");
    entries.iter().for_each(|entry| desk.table.apply(entry).expect("it fits"));
    assert_eq!(preview.summary(), desk.table.summary());
    assert_eq!(desk.table.to_act(), Seat::from_number(2));
}
