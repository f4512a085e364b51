//! Who may do what, and when.

use super::*;
use iquazu_protocol::{ChatContent, ChatText, Visibility};

fn said(text: &str) -> ChatContent {
    ChatContent::Text(ChatText::try_from(text.to_owned()).expect("a text"))
}

#[test]
fn last_free_seat_starts_the_game() {
    let mut table = TestTable::new(settings(2, 1));
    table.sit(1).expect("a seat");
    assert_eq!(table.state.status, TableStatus::Waiting);
    assert_eq!(table.act(1, "draw"), Err(Refusal::NotStarted {}));
    table.sit(2).expect("a seat");
    assert_eq!(table.state.status, TableStatus::Playing);
    assert_eq!(table.sit(3), Err(Refusal::AlreadyStarted {}));
    assert_eq!(table.sit(2), Err(Refusal::AlreadySeated {}));
}

#[test]
fn uninvited_players_need_a_public_table() {
    let sit = || sit("X", false, None, false);
    let mut table = TestTable::new(settings(3, 0));
    assert_eq!(table.run(&Issuer::Person(person(2)), None, sit()), Err(Refusal::NotInvited {}));
    assert!(table.run(&Issuer::Person(person(1)), None, sit()).is_ok(), "the host");
    let mut public = TestTable::new(TableSettings { visibility: Visibility::Public, ..settings(3, 0) });
    assert!(public.run(&Issuer::Person(person(2)), None, sit()).is_ok());
}

#[test]
fn requested_seat_is_given_or_refused() {
    let mut table = TestTable::new(settings(3, 1));
    let sit_at = |seat: u8| sit("X", false, Seat::from_number(seat), true);
    assert!(table.run(&Issuer::Person(person(2)), None, sit_at(2)).is_ok());
    assert_eq!(table.run(&Issuer::Person(person(3)), None, sit_at(2)), Err(Refusal::SeatTaken {}));
    assert_eq!(table.run(&Issuer::Person(person(3)), None, sit_at(4)), Err(Refusal::SeatTaken {}), "a bot's");
}

#[test]
fn host_starts_with_bots_on_free_seats() {
    let mut table = TestTable::new(settings(3, 0));
    table.sit(1).expect("a seat");
    table.sit(2).expect("a seat");
    assert_eq!(table.request(2, Command::Start), Err(Refusal::NotHost {}));
    assert_eq!(table.request(9, Command::Start), Err(Refusal::NotSeated {}));
    table.request(1, Command::Start).expect("the host");
    assert_eq!(table.state.bot_for(Seat::ALL[2]), Some(Level::Casual.into()));
    assert_eq!(table.request(1, Command::Start), Err(Refusal::AlreadyStarted {}));
    table.play_to_the_end(2);
}

#[test]
fn repeated_request_gets_the_same_answer() {
    let mut table = TestTable::seated(settings(2, 0));
    let request: RequestId = "once".parse().expect("an id");
    let who = Issuer::Person(person(1));
    let draw = || Command::Act { expected: 0, action: "draw".to_owned(), lag_ms: 0 };
    let first = table.run(&who, Some(&request), draw());
    assert!(first.is_ok());
    table.act(2, "draw").expect("the next one's turn");
    assert_eq!(table.run(&who, Some(&request), draw()), first);
    table.state = table.again();
    assert_eq!(table.run(&who, Some(&request), draw()), first);
    assert_eq!(table.state.steps(), 2, "and is carried out once");
    let other = Issuer::Person(person(2));
    assert_eq!(table.run(&other, Some(&request), draw()), Err(Refusal::Stale { steps: 2 }), "ids are each one's own");
}

#[test]
fn refused_moves_change_nothing() {
    let mut table = TestTable::seated(settings(2, 0));
    let before = looks(&table.state, table.now);
    assert_eq!(table.act(2, "draw"), Err(Refusal::NotYourTurn {}));
    assert_eq!(table.act(3, "draw"), Err(Refusal::NotSeated {}));
    assert_eq!(table.act(1, "fly"), Err(Refusal::InvalidAction { column: 1 }));
    assert_eq!(table.act(1, "place 3z 1w"), Err(Refusal::InvalidAction { column: 7 }));
    assert_eq!(table.act(1, "end"), Err(Refusal::Rules { clause: "T2".to_owned() }));
    assert_eq!(table.act(1, "place 11a 1w"), Err(Refusal::Rules { clause: "P1".to_owned() }));
    let stale = Command::Act { expected: 7, action: "draw".to_owned(), lag_ms: 0 };
    assert_eq!(table.request(1, stale), Err(Refusal::Stale { steps: 0 }));
    assert_eq!(
        table.run(&Issuer::Server, None, Command::ClockExpired),
        Err(Refusal::NotYourTurn {}),
        "there is no clock"
    );
    let bot = Command::BotActs { expected: 0, action: iquazu_rules::Action::Draw };
    assert_eq!(table.run(&Issuer::Server, None, bot), Err(Refusal::NotYourTurn {}), "a person sits there");
    assert_eq!(looks(&table.state, table.now), before);
}

#[test]
fn leaving_player_is_replaced_and_returns() {
    let mut table = TestTable::seated(settings(2, 0));
    table.request(1, Command::Leave).expect("may leave");
    assert_eq!(table.state.bot_for(Seat::FIRST), Some(Level::Casual.into()));
    assert_eq!(table.act(1, "draw"), Err(Refusal::BotPlays {}));
    assert_eq!(table.request(1, Command::Leave), Err(Refusal::BotPlays {}));
    table.any_move(&mut SplitMix::new(1));
    table.request(1, Command::Return).expect("may come back");
    assert_eq!(table.state.bot_for(Seat::FIRST), None);
    assert_eq!(table.request(1, Command::Return), Err(Refusal::AlreadySeated {}));
    table.play_to_the_end(4);
    assert_eq!(table.request(1, Command::Leave), Err(Refusal::Over {}));
    assert_eq!(table.act(1, "draw"), Err(Refusal::Over {}));
}

#[test]
fn leaving_before_the_game_frees_the_seat() {
    let mut table = TestTable::new(settings(2, 0));
    table.sit(1).expect("a seat");
    table.request(1, Command::Leave).expect("may leave");
    assert_eq!(table.state.seat_of(&person(1)), None);
    table.sit(2).expect("a free seat");
    table.sit(3).expect("a free seat");
    assert_eq!(table.state.status, TableStatus::Playing);
}

#[test]
fn only_players_issue_commands() {
    let mut table = TestTable::seated(settings(2, 0));
    table.request(1, Command::Chat(said("hello"))).expect("a player");
    assert_eq!(table.request(5, Command::Chat(said("hello"))), Err(Refusal::NotSeated {}));
    for line in 0..60 {
        table.request(2, Command::Chat(said(&format!("line {line}")))).expect("a player");
    }
    let snapshot = table.state.snapshot(None, None, &Presence::default(), 0);
    assert_eq!(snapshot.chat.len(), 50);
}

/// The length of a log stops only leaving: everything that a game needs to go on is possible.
#[test]
fn a_long_log_stops_nothing_that_the_game_needs() {
    let too_many = Err(Refusal::RateLimited { seconds: 3600 });
    let mut table = TestTable::new(settings(3, 0));
    table.sit(1).expect("a seat");
    table.state.entry_count = 20_000;
    assert_eq!(table.request(1, Command::Leave), too_many);
    table.sit(2).expect("a seat");
    table.request(1, Command::Start).expect("the host starts");

    let mut table = TestTable::seated(settings(2, 0));
    table.request(1, Command::Leave).expect("may leave");
    table.state.entry_count = 20_000;
    assert_eq!(table.request(2, Command::Leave), too_many);
    table.request(1, Command::Chat(said("hello"))).expect("chat does not count");
    assert_eq!(table.state.entry_count, 20_000);
    table.request(1, Command::Return).expect("may come back");
    table.act(1, "draw").expect("the game goes on");
    let absent = Command::Replace { seat: Seat::ALL[1], last_seen_at: Some(0), timeout_ms: 1 };
    table.now += 1000;
    table.request(1, absent).expect("an absent player is replaced");
    table.play_to_the_end(3);
    let new = TableKey::from_bytes([8; 16]);
    table.request(1, Command::Rematch { table: new }).expect("over");
    let entries = table.state.entry_count;
    table.request(2, Command::Rematch { table: new }).expect("the same table");
    assert_eq!(table.state.entry_count, entries, "one rematch is one entry");
}

/// A client repeats a move whose answer was lost. However long ago it was, memory answers.
#[test]
fn repeated_move_is_answered_from_memory() {
    let mut table = TestTable::seated(settings(2, 0));
    let request: RequestId = "long-ago".parse().expect("an id");
    let act = Command::Act { expected: 0, action: "draw".to_owned(), lag_ms: 0 };
    let first = table.run(&Issuer::Person(person(1)), Some(&request), act.clone()).expect("legal");
    let mut rng = SplitMix::new(8);
    for _ in 0..150 {
        if table.state.status == TableStatus::Playing {
            table.any_move(&mut rng);
        }
    }
    for state in [&table.state, &table.again()] {
        let answer = |who, request: &RequestId| {
            state.decide(&Issuer::Person(person(who)), Some(request), act.clone(), table.now)
        };
        assert_eq!(answer(1, &request), Ok(Decision::Duplicate(first)));
        assert!(answer(2, &request).is_err(), "another player's request");
        assert!(answer(1, &"other".parse().expect("an id")).is_err(), "another request");
    }
}

#[test]
fn rematch_is_one_table_after_the_game() {
    let mut table = TestTable::seated(settings(2, 1));
    let new = TableKey::from_bytes([8; 16]);
    assert_eq!(table.request(1, Command::Rematch { table: new }), Err(Refusal::NotOver {}));
    table.play_to_the_end(6);
    table.request(1, Command::Rematch { table: new }).expect("over");
    table.request(2, Command::Rematch { table: TableKey::from_bytes([9; 16]) }).expect("over");
    assert_eq!(table.state.rematch, Some(new));
    let entry = table.state.rematch_entry(person(1), Secret([1; 32]), 1);
    let TableEvent::Created { settings, guests, .. } = &entry else { panic!("a new table") };
    assert_eq!(settings.seats[1], SeatSetting::from(Level::Random), "seats moved on by one");
    assert_eq!(*guests, [person(1), person(2)]);
}

/// In whatever order people come back, each gets the seat before the old one in turn order.
#[test]
fn rematch_moves_each_seat_on_by_one() {
    let mut table = TestTable::seated(settings(4, 0));
    table.play_to_the_end(6);
    let entry = table.state.rematch_entry(person(3), Secret([1; 32]), 1);
    for order in [[1, 2, 3, 4], [4, 3, 2, 1], [3, 1, 4, 2]] {
        let state = TableState::create(TableKey::from_bytes([8; 16]), &entry).expect("a table");
        let mut rematch = TestTable { state, log: vec![entry.clone()], now: 2, requests: 0 };
        for number in order {
            rematch.sit(number).expect("a seat");
        }
        let seats = [2, 3, 4, 1].map(person).map(|who| rematch.state.seat_of(&who));
        assert_eq!(seats, [1, 2, 3, 4].map(Seat::from_number), "{order:?}");
    }
    // A public rematch keeps the seats for its players; others need a link to take one.
    let state = TableState::create(TableKey::from_bytes([8; 16]), &entry).expect("a table");
    let mut rematch = TestTable { state, log: vec![entry], now: 2, requests: 0 };
    rematch.state.settings.visibility = iquazu_protocol::Visibility::Public;
    let stranger = sit("Eve", false, None, false);
    assert_eq!(rematch.run(&Issuer::Person(person(9)), None, stranger), Err(Refusal::Full {}));
    rematch.sit(9).expect("an invited guest");
}

#[test]
fn host_removes_a_seat_before_the_game() {
    let mut table = TestTable::new(settings(3, 0));
    let remove = |number: u8| Command::Remove { seat: Seat::from_number(number).expect("a seat") };
    table.sit(1).expect("the host");
    table.sit(2).expect("a guest");
    assert_eq!(table.request(2, remove(1)), Err(Refusal::NotHost {}));
    assert_eq!(table.request(1, remove(1)), Err(Refusal::NotSeated {}), "not oneself");
    assert_eq!(table.request(1, remove(3)), Err(Refusal::NotSeated {}), "nobody is there");
    table.request(1, remove(2)).expect("the host may");
    assert_eq!(table.state.seat_of(&person(2)), None);
    assert_eq!(table.sit(2), Err(Refusal::NotInvited {}), "who was removed stays away");
    assert_eq!(table.again().removed, [person(2)], "also after a restart");
    table.sit(3).expect("somebody else");
    table.sit(4).expect("the last seat");
    assert_eq!(table.request(1, remove(2)), Err(Refusal::AlreadyStarted {}));
}

#[test]
fn snapshot_has_missed_steps() {
    let mut table = TestTable::seated(settings(2, 0));
    let seen = table.state.entry_count;
    table.act(1, "draw").expect("legal");
    table.act(2, "draw").expect("legal");
    let snapshot = table.state.snapshot(Some(&person(1)), Some(seen), &Presence::default(), 0);
    let steps: Vec<&str> = snapshot.missed.iter().map(|played| played.step.as_str()).collect();
    assert_eq!(steps.len(), 2);
    assert!(steps[0].starts_with("1 draw | got ") && !steps[0].contains('?'));
    assert_eq!(steps[1], "2 draw | got ?4");
    assert_eq!(snapshot.missed[1].view, snapshot.view.expect("a game"));
    assert!(
        table
            .state
            .snapshot(Some(&person(1)), Some(table.state.entry_count), &Presence::default(), 0)
            .missed
            .is_empty()
    );
}
