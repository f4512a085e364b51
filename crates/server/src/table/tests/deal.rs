//! Rounds of the deal: who takes part, what is waited for, and what happens to nonces that are missing.

use super::*;
use iquazu_protocol::{ClientMessage, DealPart, Fairness, Nonce, Observation, Pace, Witness, commit_to_nonce};

const DEAL_TIMEOUT_MS: UnixMillis = 10_000;

/// The clients of people 1, 2, … at a table.
struct Clients {
    table: TestTable,
    witnesses: Vec<Witness>,
}

impl Clients {
    /// Returns a table at which `people` people sit who all take part in the deal.
    fn seated(people: u8, bots: usize) -> Clients {
        Clients::seated_at(settings(people.into(), bots), people)
    }

    fn seated_at(settings: TableSettings, people: u8) -> Clients {
        let mut table = TestTable::new(settings);
        for number in 1..=people {
            let sit = sit("X", true, None, true);
            table.run(&Issuer::Person(person(number)), None, sit).expect("a free seat");
        }
        let fair = table.fair(1);
        let id = super::super::public_id(&table.state.id);
        Clients { witnesses: vec![Witness::new(id, &fair); people.into()], table }
    }

    /// Shows the table to a person's client and carries out what it sends. Returns whether it sent anything.
    fn show(&mut self, number: u8) -> bool {
        let fair = self.table.fair(number);
        let seen =
            Observation { me: self.table.state.seat_of(&person(number)), status: self.table.state.status, fair: &fair };
        let draw = || Ok::<_, ()>(Nonce([number + 10 * fair.deal.as_ref().expect("a deal").round as u8; 32]));
        let sent = self.witnesses[usize::from(number) - 1].observe(seen, draw).expect("a nonce");
        let (request, command) = match sent {
            Some(ClientMessage::Commit { request, round, commitment }) => {
                (request, Command::Commit { round, commitment })
            }
            Some(ClientMessage::Reveal { request, round, nonce }) => (request, Command::Reveal { round, nonce }),
            _ => return false,
        };
        self.table.run(&Issuer::Person(person(number)), Some(&request), command).expect("what is due");
        true
    }

    fn advance(&mut self, connected: &[u8]) -> Result<u64, Refusal> {
        let connected = connected.iter().map(|number| (Seat::from_number(*number).expect("a seat"), 1000)).collect();
        self.table.run(&Issuer::Server, None, Command::AdvanceDeal { connected, timeout_ms: DEAL_TIMEOUT_MS })
    }

    fn part(&self, number: u8) -> DealPart {
        self.witnesses[usize::from(number) - 1].part(Seat::from_number(number).expect("a seat"))
    }
}

impl TestTable {
    fn fair(&self, number: u8) -> Fairness {
        self.state.snapshot(Some(&person(number)), None, &Presence::default(), self.now).fair
    }
}

fn verified(table: &TestTable) -> iquazu_rules::text::Record {
    let text = table.state.export(iquazu_rules::Viewer::Spectator);
    let record = iquazu_rules::text::Record::parse(&text, &iquazu_rules::edition::Library::built_in());
    let record = record.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(iquazu_protocol::verify(&record).unwrap_or_else(|error| panic!("{error}\n{text}")).is_over());
    record
}

#[test]
fn all_commit_then_all_reveal_then_the_cards_are_dealt() {
    let mut clients = Clients::seated(2, 1);
    assert_eq!(clients.advance(&[1, 2]), Err(Refusal::NotStarted {}), "nobody has committed");
    assert!(clients.show(1) && clients.show(2));
    assert!(!clients.show(1), "nothing is revealed before the seal");
    clients.advance(&[1, 2]).expect("all are there");
    assert!(clients.show(2));
    assert_eq!(clients.table.state.status, TableStatus::Waiting);
    assert_eq!(clients.table.request(1, Command::Leave), Err(Refusal::AlreadyStarted {}), "a way to abandon a deal");
    assert!(clients.show(1));
    assert_eq!(clients.table.state.status, TableStatus::Playing);
    clients.table.play_to_the_end(3);
    let record = verified(&clients.table);
    for number in [1, 2] {
        assert_eq!(clients.witnesses[usize::from(number) - 1].check(&record), []);
        assert_eq!(clients.part(number), DealPart::Included { voids: 0 });
    }
    assert_eq!(looks(&clients.table.again(), 5000), looks(&clients.table.state, 5000));
}

/// A turn-by-turn table does not wait for people who have committed and gone.
#[test]
fn turn_by_turn_table_does_not_wait_for_days() {
    let over_days = || TableSettings { pace: Pace::TurnByTurn, ..settings(2, 0) };
    let mut clients = Clients::seated_at(over_days(), 2);
    assert!(clients.show(1));
    assert_eq!(clients.advance(&[1]), Err(Refusal::NotStarted {}), "the second player may be about to connect");
    assert!(clients.show(2));
    clients.advance(&[2]).expect("the first one has gone");
    assert!(clients.show(2));
    assert_eq!(clients.table.state.status, TableStatus::Playing);
    let mut deserted = Clients::seated_at(over_days(), 2);
    deserted.table.now += DEAL_TIMEOUT_MS;
    assert_eq!(deserted.advance(&[]), Err(Refusal::NotStarted {}));
    deserted.table.now += 2 * DEAL_TIMEOUT_MS;
    deserted.advance(&[]).expect("nobody comes");
    assert_eq!(deserted.table.state.status, TableStatus::Playing);
    deserted.show(1);
    assert_eq!(deserted.part(1), DealPart::LeftOut);
}

#[test]
fn deal_waits_a_while_for_absent_players_and_then_does_without() {
    let mut clients = Clients::seated(2, 0);
    assert!(clients.show(1) && clients.show(2));
    assert_eq!(clients.advance(&[2]), Err(Refusal::NotStarted {}));
    clients.table.now += DEAL_TIMEOUT_MS;
    assert_eq!(clients.advance(&[]), Err(Refusal::NotStarted {}), "somebody has to be there");
    clients.advance(&[2]).expect("long enough");
    assert!(!clients.show(1), "not in the seal");
    assert!(clients.show(2));
    assert_eq!(clients.table.state.status, TableStatus::Playing);
    assert_eq!((clients.part(1), clients.part(2)), (DealPart::LeftOut, DealPart::Included { voids: 0 }));
    clients.table.play_to_the_end(4);
    verified(&clients.table);
}

/// A client that is connected and never commits does not hold up the others either.
#[test]
fn deal_does_not_wait_for_clients_that_do_not_commit() {
    let mut clients = Clients::seated(2, 0);
    assert!(clients.show(1));
    assert_eq!(clients.advance(&[1, 2]), Err(Refusal::NotStarted {}));
    clients.table.now += DEAL_TIMEOUT_MS;
    clients.advance(&[1, 2]).expect("long enough");
    assert!(clients.show(1));
    assert_eq!(clients.table.state.status, TableStatus::Playing);
}

#[test]
fn missing_nonce_abandons_the_round_visibly_and_excludes_its_player() {
    let mut clients = Clients::seated(3, 0);
    assert!((1..=3).all(|number| clients.show(number)));
    clients.advance(&[1, 2, 3]).expect("all are there");
    assert!(clients.show(1) && clients.show(2));
    assert_eq!(clients.advance(&[1, 2, 3]), Err(Refusal::NotStarted {}), "there is time left");
    clients.table.now += DEAL_TIMEOUT_MS;
    clients.advance(&[1, 2, 3]).expect("too late");
    let deal = clients.table.fair(1).deal.expect("a deal");
    assert_eq!((deal.round, deal.voids, deal.missed), (2, 1, vec![Seat::ALL[2]]));
    assert!(clients.show(1) && clients.show(2) && !clients.show(3));
    clients.advance(&[1, 2, 3]).expect("all who take part are there");
    assert!(!clients.show(3) && clients.show(1) && clients.show(2));
    assert_eq!(clients.table.state.status, TableStatus::Playing);
    assert_eq!((clients.part(1), clients.part(3)), (DealPart::Included { voids: 1 }, DealPart::LeftOut));
    clients.table.play_to_the_end(5);
    let record = verified(&clients.table);
    assert_eq!((record.tag("round"), record.tag("voids"), record.tag("nonce3")), (Some("2"), Some("1"), None));
    assert!(clients.witnesses.iter().all(|witness| witness.check(&record).is_empty()));
}

#[test]
fn leaving_after_committing_begins_a_new_round() {
    let mut clients = Clients::seated(2, 1);
    assert!(clients.show(1) && clients.show(2));
    clients.table.request(2, Command::Leave).expect("may leave");
    let deal = clients.table.fair(1).deal.expect("a deal");
    assert_eq!((deal.round, deal.voids, deal.commitments), (2, 0, vec![None; 3]));
    clients.table.run(&Issuer::Person(person(2)), None, sit("Y", true, None, true)).expect("the seat is free");
    assert!(clients.show(1) && clients.show(2));
    clients.advance(&[1, 2]).expect("all are there");
    assert!(clients.show(1) && clients.show(2));
    assert_eq!(clients.part(1), DealPart::Included { voids: 0 });
}

#[test]
fn start_with_bots_waits_for_the_deal() {
    let mut clients = Clients::seated_at(settings(3, 0), 1);
    assert!(clients.show(1));
    assert_eq!(clients.advance(&[1]), Err(Refusal::NotStarted {}), "seats are free");
    clients.table.request(1, Command::Start).expect("the host");
    assert_eq!(clients.table.state.status, TableStatus::Waiting);
    assert_eq!(clients.table.state.bot_for(Seat::ALL[2]), Some(Level::Casual.into()));
    clients.advance(&[1]).expect("all are there");
    assert!(clients.show(1));
    clients.table.play_to_the_end(6);
    assert_eq!(clients.witnesses[0].check(&verified(&clients.table)), []);
}

#[test]
fn wrong_commits_and_reveals_are_refused() {
    let mut clients = Clients::seated(2, 0);
    let id = super::super::public_id(&clients.table.state.id);
    let commit = |round, nonce| Command::Commit {
        round,
        commitment: commit_to_nonce(&id, round, Seat::FIRST, &Nonce([nonce; 32])),
    };
    let reveal = |nonce| Command::Reveal { round: 1, nonce: Nonce([nonce; 32]) };
    let wrong = Err(Refusal::DealRound { round: 1 });
    assert_eq!(clients.table.request(1, commit(2, 1)), wrong);
    assert_eq!(clients.table.request(1, reveal(1)), wrong, "before the seal");
    assert_eq!(clients.table.request(9, commit(1, 1)), Err(Refusal::NotSeated {}));
    clients.table.request(1, commit(1, 1)).expect("what is due");
    assert_eq!(clients.table.request(1, commit(1, 2)), wrong, "commitments are final");
    assert!(clients.show(2));
    clients.advance(&[1, 2]).expect("all are there");
    assert_eq!(clients.table.request(1, reveal(2)), wrong, "another nonce");
    clients.table.request(1, reveal(1)).expect("what is due");
    assert!(clients.show(2));
    assert_eq!(clients.table.request(1, commit(1, 1)), Err(Refusal::AlreadyStarted {}));
}

/// A table of `iquazu-fair-1` in a database goes on and verifies as what it was.
#[test]
fn table_of_the_first_scheme_goes_on() {
    let mut table = TestTable::new(settings(2, 0));
    if let TableEvent::Created { fair, .. } = &mut table.log[0] {
        *fair = 1;
    }
    table.state = table.again();
    for number in [1, 2] {
        let sit = Sit { name: name("X"), commits: true, nonce: (number == 1).then_some(Nonce([5; 32])) };
        let sit = Command::Sit { sit, seat: None, invited: true };
        table.run(&Issuer::Person(person(number)), None, sit).expect("a free seat");
    }
    assert_eq!(table.fair(1).deal, None);
    table.play_to_the_end(7);
    let record = verified(&table);
    assert_eq!((record.tag("fair"), record.tag("nonce2")), (Some("iquazu-fair-1"), None));
}
