//! What may be done when, and by whom.

use super::*;
use iquazu_protocol::{LongText, Said, Visibility};

fn said(text: &str) -> Said {
    Said::Text(LongText::try_from(text.to_owned()).expect("a text"))
}

#[test]
fn the_last_one_to_sit_down_begins_the_game() {
    let mut desk = Desk::new(settings(2, 1));
    desk.sit(1).expect("a seat");
    assert_eq!(desk.table.phase, Phase::Gathering);
    assert_eq!(desk.act(1, "draw"), Err(Refusal::NotStarted {}));
    desk.sit(2).expect("a seat");
    assert_eq!(desk.table.phase, Phase::Playing);
    assert_eq!(desk.sit(3), Err(Refusal::AlreadyStarted {}));
    assert_eq!(desk.sit(2), Err(Refusal::AlreadySeated {}));
}

#[test]
fn without_an_invitation_only_public_tables_and_guests_have_a_seat() {
    let sit = || Command::Sit { name: name("X"), nonce: Nonce([5; 32]), seat: None, invited: false };
    let mut desk = Desk::new(settings(3, 0));
    assert_eq!(desk.run(&Who::Person(person(2)), None, sit()), Err(Refusal::NotInvited {}));
    assert!(desk.run(&Who::Person(person(1)), None, sit()).is_ok(), "the host");
    let mut public = Desk::new(TableSettings { visibility: Visibility::Public, ..settings(3, 0) });
    assert!(public.run(&Who::Person(person(2)), None, sit()).is_ok());
}

#[test]
fn a_wished_seat_is_given_or_refused() {
    let mut desk = Desk::new(settings(3, 1));
    let wish = |seat: u8| Command::Sit {
        name: name("X"),
        nonce: Nonce([5; 32]),
        seat: Seat::from_number(seat),
        invited: true,
    };
    assert!(desk.run(&Who::Person(person(2)), None, wish(2)).is_ok());
    assert_eq!(desk.run(&Who::Person(person(3)), None, wish(2)), Err(Refusal::SeatTaken {}));
    assert_eq!(desk.run(&Who::Person(person(3)), None, wish(4)), Err(Refusal::SeatTaken {}), "a bot's");
}

#[test]
fn the_host_starts_with_bots_on_the_free_seats() {
    let mut desk = Desk::new(settings(3, 0));
    desk.sit(1).expect("a seat");
    desk.sit(2).expect("a seat");
    assert_eq!(desk.request(2, Command::Start), Err(Refusal::NotHost {}));
    assert_eq!(desk.request(9, Command::Start), Err(Refusal::NotSeated {}));
    desk.request(1, Command::Start).expect("the host");
    assert_eq!(desk.table.bot_for(Seat::ALL[2]), Some(Level::Casual));
    assert_eq!(desk.request(1, Command::Start), Err(Refusal::AlreadyStarted {}));
    desk.play_to_the_end(2);
}

#[test]
fn the_same_request_gets_the_same_answer_also_after_a_restart() {
    let mut desk = Desk::seated(settings(2, 0));
    let request: RequestId = "once".parse().expect("an id");
    let who = Who::Person(person(1));
    let draw = || Command::Act { expected: 0, action: "draw".to_owned(), lag_ms: 0 };
    let first = desk.run(&who, Some(&request), draw());
    assert!(first.is_ok());
    desk.act(2, "draw").expect("the next one's turn");
    assert_eq!(desk.run(&who, Some(&request), draw()), first);
    desk.table = desk.again();
    assert_eq!(desk.run(&who, Some(&request), draw()), first);
    assert_eq!(desk.table.steps(), 2, "and is carried out once");
    let other = Who::Person(person(2));
    assert_eq!(desk.run(&other, Some(&request), draw()), Err(Refusal::Stale { steps: 2 }), "ids are each one's own");
}

#[test]
fn wrong_moves_are_refused_with_their_reason_and_change_nothing() {
    let mut desk = Desk::seated(settings(2, 0));
    let before = looks(&desk.table, desk.now);
    assert_eq!(desk.act(2, "draw"), Err(Refusal::NotYourTurn {}));
    assert_eq!(desk.act(3, "draw"), Err(Refusal::NotSeated {}));
    assert_eq!(desk.act(1, "fly"), Err(Refusal::Action { column: 1 }));
    assert_eq!(desk.act(1, "place 3z 1w"), Err(Refusal::Action { column: 7 }));
    assert_eq!(desk.act(1, "end"), Err(Refusal::Rules { clause: "T2".to_owned() }));
    assert_eq!(desk.act(1, "place 11a 1w"), Err(Refusal::Rules { clause: "P1".to_owned() }));
    let stale = Command::Act { expected: 7, action: "draw".to_owned(), lag_ms: 0 };
    assert_eq!(desk.request(1, stale), Err(Refusal::Stale { steps: 0 }));
    assert_eq!(desk.run(&Who::Server, None, Command::TimeIsUp), Err(Refusal::NotYourTurn {}), "there is no clock");
    let bot = Command::BotActs { expected: 0, action: iquazu_rules::Action::Draw };
    assert_eq!(desk.run(&Who::Server, None, bot), Err(Refusal::NotYourTurn {}), "a person sits there");
    assert_eq!(looks(&desk.table, desk.now), before);
}

#[test]
fn who_leaves_is_replaced_and_can_come_back() {
    let mut desk = Desk::seated(settings(2, 0));
    desk.request(1, Command::Leave).expect("may leave");
    assert_eq!(desk.table.bot_for(Seat::FIRST), Some(Level::Casual));
    assert_eq!(desk.act(1, "draw"), Err(Refusal::BotPlays {}));
    assert_eq!(desk.request(1, Command::Leave), Err(Refusal::BotPlays {}));
    desk.any_move(&mut SplitMix::new(1));
    desk.request(1, Command::Return).expect("may come back");
    assert_eq!(desk.table.bot_for(Seat::FIRST), None);
    assert_eq!(desk.request(1, Command::Return), Err(Refusal::AlreadySeated {}));
    desk.play_to_the_end(4);
    assert_eq!(desk.request(1, Command::Leave), Err(Refusal::Over {}));
    assert_eq!(desk.act(1, "draw"), Err(Refusal::Over {}));
}

#[test]
fn before_the_game_who_leaves_frees_the_seat() {
    let mut desk = Desk::new(settings(2, 0));
    desk.sit(1).expect("a seat");
    desk.request(1, Command::Leave).expect("may leave");
    assert_eq!(desk.table.seat_of(&person(1)), None);
    desk.sit(2).expect("a free seat");
    desk.sit(3).expect("a free seat");
    assert_eq!(desk.table.phase, Phase::Playing);
}

#[test]
fn only_players_are_heard() {
    let mut desk = Desk::seated(settings(2, 0));
    desk.request(1, Command::Say(said("hello"))).expect("a player");
    assert_eq!(desk.request(5, Command::Say(said("hello"))), Err(Refusal::NotSeated {}));
    for line in 0..60 {
        desk.request(2, Command::Say(said(&format!("line {line}")))).expect("a player");
    }
    let snapshot = desk.table.snapshot(None, None, &Presence::default(), 0);
    assert_eq!(snapshot.chat.len(), 50);
}

#[test]
fn a_log_does_not_grow_for_ever_by_talking() {
    let mut desk = Desk::seated(settings(2, 0));
    desk.table.entries = 10_000;
    assert_eq!(desk.request(1, Command::Say(said("hello"))), Err(Refusal::TooFast { seconds: 3600 }));
    assert_eq!(desk.request(1, Command::Leave), Err(Refusal::TooFast { seconds: 3600 }));
    desk.act(1, "draw").expect("the game goes on");
}

#[test]
fn a_rematch_comes_after_the_game_and_is_one_for_all() {
    let mut desk = Desk::seated(settings(2, 1));
    let new = TableId::from_bytes([8; 16]);
    assert_eq!(desk.request(1, Command::Rematch { table: new }), Err(Refusal::NotOver {}));
    desk.play_to_the_end(6);
    desk.request(1, Command::Rematch { table: new }).expect("over");
    desk.request(2, Command::Rematch { table: TableId::from_bytes([9; 16]) }).expect("over");
    assert_eq!(desk.table.rematch, Some(new));
    let entry = desk.table.rematch_entry(person(1), Secret([1; 32]), 1);
    let Entry::Created { settings, guests, .. } = &entry else { panic!("a new table") };
    assert_eq!(settings.seats[1], SeatSetting::Bot { level: Level::Random }, "seats moved on by one");
    assert_eq!(*guests, [person(1), person(2)]);
}

#[test]
fn what_was_missed_is_told_again() {
    let mut desk = Desk::seated(settings(2, 0));
    let seen = desk.table.entries;
    desk.act(1, "draw").expect("legal");
    desk.act(2, "draw").expect("legal");
    let snapshot = desk.table.snapshot(Some(&person(1)), Some(seen), &Presence::default(), 0);
    let steps: Vec<&str> = snapshot.missed.iter().map(|played| played.step.as_str()).collect();
    assert_eq!(steps.len(), 2);
    assert!(steps[0].starts_with("1 draw | got ") && !steps[0].contains('?'));
    assert_eq!(steps[1], "2 draw | got ?4");
    assert_eq!(snapshot.missed[1].view, snapshot.view.expect("a game"));
    assert!(desk.table.snapshot(Some(&person(1)), Some(desk.table.entries), &Presence::default(), 0).missed.is_empty());
}
