//! Replacing absent players.

use super::*;

const TIMEOUT_MS: UnixMillis = 60_000;

fn replace(number: u8, last_seen_at: Option<UnixMillis>) -> Command {
    Command::Replace { seat: Seat::from_number(number).expect("a seat"), last_seen_at, timeout_ms: TIMEOUT_MS }
}

#[test]
fn absent_player_is_replaced_and_returns() {
    let mut table = TestTable::seated(settings(2, 0));
    table.now = 10_000;
    table.act(1, "draw").expect("legal");
    table.now = 10_000 + TIMEOUT_MS - 1;
    assert_eq!(table.request(1, replace(2, Some(0))), Err(Refusal::NotAbsent { seconds: 1 }), "since it is their turn");
    table.now += 1;
    assert_eq!(
        table.request(1, replace(2, Some(20_000))),
        Err(Refusal::NotAbsent { seconds: 10 }),
        "since they are gone"
    );
    assert_eq!(table.request(1, replace(2, None)), Err(Refusal::NotAbsent { seconds: 60 }), "they are here");
    table.request(1, replace(2, Some(0))).expect("long enough");
    assert_eq!(table.request(1, replace(2, Some(0))), Err(Refusal::BotPlays {}));
    table.any_move(&mut SplitMix::new(1));
    table.request(2, Command::Return).expect("at any time");
    assert!(table.state.bot_for(Seat::ALL[1]).is_none());
}

#[test]
fn third_player_coming_and_going_restarts_nobodys_waiting() {
    let mut table = TestTable::seated(settings(3, 0));
    table.now = 10_000;
    table.act(1, "draw").expect("legal");
    for change in [Command::Leave, Command::Return, Command::Leave, Command::Return] {
        table.now += TIMEOUT_MS / 5;
        table.request(3, change).expect("at any time");
    }
    table.now = 10_000 + TIMEOUT_MS;
    table.request(1, replace(2, Some(0))).expect("a minute of seat 2's turn");
}

#[test]
fn only_the_seat_to_act_at_a_live_table_is_replaced() {
    let mut table = TestTable::seated(settings(2, 1));
    table.now = 1_000_000;
    assert_eq!(table.request(9, replace(1, Some(0))), Err(Refusal::NotSeated {}));
    assert_eq!(table.request(1, replace(2, Some(0))), Err(Refusal::NotYourTurn {}), "nobody waits for them");
    let over_days = TableSettings { pace: iquazu_protocol::Pace::TurnByTurn, ..settings(2, 0) };
    let mut slow = TestTable::seated(over_days);
    slow.now = 1_000_000;
    assert_eq!(slow.request(2, replace(1, Some(0))), Err(Refusal::NotYourTurn {}), "there is no hurry");
    table.play_to_the_end(1);
    assert_eq!(table.request(2, replace(1, Some(0))), Err(Refusal::Over {}));
}
