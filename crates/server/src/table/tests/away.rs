//! Who is away too long.

use super::*;

const PATIENCE: Time = 60_000;

fn replace(number: u8, last_here: Option<Time>) -> Command {
    Command::Replace { seat: Seat::from_number(number).expect("a seat"), last_here, patience: PATIENCE }
}

#[test]
fn who_is_away_while_the_others_wait_is_replaced_and_takes_the_seat_back() {
    let mut desk = Desk::seated(settings(2, 0));
    desk.now = 10_000;
    desk.act(1, "draw").expect("legal");
    desk.now = 10_000 + PATIENCE - 1;
    assert_eq!(desk.request(1, replace(2, Some(0))), Err(Refusal::NotAway { seconds: 1 }), "since it is their turn");
    desk.now += 1;
    assert_eq!(desk.request(1, replace(2, Some(20_000))), Err(Refusal::NotAway { seconds: 10 }), "since they are gone");
    assert_eq!(desk.request(1, replace(2, None)), Err(Refusal::NotAway { seconds: 60 }), "they are here");
    desk.request(1, replace(2, Some(0))).expect("long enough");
    assert_eq!(desk.request(1, replace(2, Some(0))), Err(Refusal::BotPlays {}));
    desk.any_move(&mut SplitMix::new(1));
    desk.request(2, Command::Return).expect("at any time");
    assert!(desk.table.bot_for(Seat::ALL[1]).is_none());
}

#[test]
fn only_players_replace_and_only_whom_all_wait_for_at_a_live_table() {
    let mut desk = Desk::seated(settings(2, 1));
    desk.now = 1_000_000;
    assert_eq!(desk.request(9, replace(1, Some(0))), Err(Refusal::NotSeated {}));
    assert_eq!(desk.request(1, replace(2, Some(0))), Err(Refusal::NotYourTurn {}), "nobody waits for them");
    let over_days = TableSettings { pace: iquazu_protocol::Pace::TurnByTurn, ..settings(2, 0) };
    let mut slow = Desk::seated(over_days);
    slow.now = 1_000_000;
    assert_eq!(slow.request(2, replace(1, Some(0))), Err(Refusal::NotYourTurn {}), "there is no hurry");
    desk.play_to_the_end(1);
    assert_eq!(desk.request(2, replace(1, Some(0))), Err(Refusal::Over {}));
}
