//! Days off.

use super::*;
use iquazu_protocol::{Pace, SeatInfo};

const HOUR: UnixMillis = 3_600_000;
const DAY: UnixMillis = 24 * HOUR;

/// A table with a day for each turn.
fn over_days() -> TestTable {
    let clock = Clock::Turn { minutes: 24 * 60 };
    TestTable::seated(TableSettings { clock, pace: Pace::TurnByTurn, ..settings(2, 0) })
}

fn info(table: &TestTable, number: usize) -> SeatInfo {
    table.state.info().seats[number - 1].clone()
}

fn flag(table: &TestTable) -> Option<UnixMillis> {
    table.state.summary().clock_expires_at
}

#[test]
fn clock_stands_still_while_its_player_is_away() {
    let mut table = over_days();
    let start = table.now;
    assert_eq!(flag(&table), Some(start + DAY));
    table.now += 10 * HOUR;
    table.request(1, Command::DaysOff { days: 3 }).expect("a budget");
    let until = table.now + 3 * DAY;
    assert_eq!(flag(&table), Some(until + 14 * HOUR));
    assert_eq!((info(&table, 1).away_until, info(&table, 1).days_off_used), (Some(until), 3));
    let clocks =
        |table: &TestTable| table.state.snapshot(None, None, &Presence::default(), table.now).clocks.expect("a clock");
    table.now += DAY;
    assert_eq!((clocks(&table).left_ms[0], clocks(&table).paused_until), (14 * HOUR, Some(until)));
    assert_eq!(table.run(&Issuer::Server, None, Command::ClockExpired), Err(Refusal::NotYourTurn {}));
    table.now = until + HOUR;
    assert_eq!((clocks(&table).left_ms[0], clocks(&table).paused_until), (13 * HOUR, None));
    assert_eq!(looks(&table.again(), table.now), looks(&table.state, table.now));
    table.now = until + 15 * HOUR;
    table.run(&Issuer::Server, None, Command::ClockExpired).expect("time is up at last");
    assert_eq!(info(&table, 1).away_until, None, "a bot plays");
}

#[test]
fn days_off_before_the_turn_count_when_it_comes() {
    let mut table = over_days();
    table.request(2, Command::DaysOff { days: 2 }).expect("a budget");
    let until = table.now + 2 * DAY;
    table.now += HOUR;
    assert_eq!(flag(&table), Some(1000 + DAY), "the other clock runs");
    table.act(1, "draw").expect("legal");
    assert_eq!(flag(&table), Some(until + DAY));
}

#[test]
fn playing_or_returning_ends_days_off_and_gives_back_whole_days() {
    let mut table = over_days();
    table.request(1, Command::DaysOff { days: 7 }).expect("a budget");
    table.now += 30 * HOUR;
    table.act(1, "draw").expect("legal");
    assert_eq!((info(&table, 1).away_until, info(&table, 1).days_off_used), (None, 2), "one and a begun day");
    table.request(1, Command::DaysOff { days: 5 }).expect("a budget");
    table.request(1, Command::DaysOff { days: 0 }).expect("back");
    assert_eq!((info(&table, 1).away_until, info(&table, 1).days_off_used), (None, 3));
    let entries = table.log.len();
    table.request(1, Command::DaysOff { days: 0 }).expect("there is nothing to end");
    assert_eq!(table.log.len(), entries);
    assert_eq!(looks(&table.again(), table.now), looks(&table.state, table.now));
}

#[test]
fn budget_limits_days_off_and_the_log() {
    let mut table = over_days();
    assert_eq!(table.request(1, Command::DaysOff { days: 15 }), Err(Refusal::DaysOffUsed { left: 14 }));
    table.request(1, Command::DaysOff { days: 14 }).expect("all of them");
    let mut taken = 0;
    // Taking and ending days off again and again uses them up.
    while table.request(1, Command::DaysOff { days: 1 }).is_ok() {
        table.request(1, Command::DaysOff { days: 0 }).expect("back");
        taken += 1;
    }
    assert!(taken < 14, "{taken} times");
    assert_eq!(table.request(1, Command::DaysOff { days: 1 }), Err(Refusal::DaysOffUsed { left: 0 }));
    table.request(2, Command::DaysOff { days: 14 }).expect("the other player's own");
}

#[test]
fn days_off_need_a_game_over_days_and_a_seat() {
    let mut live = TestTable::seated(settings(2, 0));
    assert_eq!(live.request(1, Command::DaysOff { days: 1 }), Err(Refusal::NotOffered {}));
    let mut table = over_days();
    assert_eq!(table.request(9, Command::DaysOff { days: 1 }), Err(Refusal::NotSeated {}));
    table.request(2, Command::Leave).expect("at any time");
    assert_eq!(table.request(2, Command::DaysOff { days: 1 }), Err(Refusal::BotPlays {}));
    table.play_to_the_end(1);
    assert_eq!(table.request(1, Command::DaysOff { days: 1 }), Err(Refusal::Over {}));
}
