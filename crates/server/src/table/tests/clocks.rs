//! Clocks.

use super::*;

fn table() -> TestTable {
    let clock = Clock::Game { base_seconds: 60, increment_seconds: 5 };
    TestTable::seated(TableSettings { clock, ..settings(2, 0) })
}

fn left(table: &TestTable) -> Vec<u64> {
    table.state.snapshot(None, None, &Presence::default(), table.now).clocks.expect("a clock").left_ms
}

#[test]
fn thinking_is_charged_and_turn_adds_increment() {
    let mut table = table();
    assert_eq!(left(&table), [60_000, 60_000]);
    table.now += 10_000;
    assert_eq!(left(&table), [50_000, 60_000]);
    table.act(1, "draw").expect("legal");
    assert_eq!(left(&table), [55_000, 60_000]);
    table.now += 1000;
    assert_eq!(left(&table), [55_000, 59_000]);
    assert_eq!(
        table.again().snapshot(None, None, &Presence::default(), table.now).clocks.unwrap().left_ms,
        left(&table)
    );
}

#[test]
fn lag_is_not_charged_up_to_the_limit() {
    for (lag_ms, charged) in [(0, 1000), (200, 800), (60_000, 500)] {
        let mut table = table();
        table.now += 1000;
        table.request(1, Command::Act { expected: 0, action: "draw".to_owned(), lag_ms }).expect("legal");
        assert_eq!(left(&table)[0], 65_000 - charged);
    }
}

#[test]
fn expired_clock_brings_a_substitute() {
    let mut table = table();
    table.now += 60_400;
    assert_eq!(
        table.run(&Issuer::Server, None, Command::ClockExpired),
        Err(Refusal::NotYourTurn {}),
        "a move may be on its way"
    );
    table.now += 200;
    table.run(&Issuer::Server, None, Command::ClockExpired).expect("time is up");
    assert_eq!(table.state.bot_for(Seat::FIRST), Some(Level::Casual));
    assert_eq!(table.state.flag_falls(), None, "bots have no clock");
    table.now += 1_000_000;
    table.request(1, Command::Return).expect("at any time");
    assert_eq!(left(&table)[0], 60_000, "at least a minute");
    assert_eq!(table.state.flag_falls(), Some((Seat::FIRST, table.now + 60_500)));
}

#[test]
fn turn_clock_resets_each_turn() {
    let clock = Clock::Turn { minutes: 2 };
    let pace = iquazu_protocol::Pace::TurnByTurn;
    let mut table = TestTable::seated(TableSettings { clock, pace, ..settings(2, 0) });
    table.now += 100_000;
    table.act(1, "draw").expect("legal");
    assert_eq!(left(&table), [120_000, 120_000]);
}

#[test]
fn log_time_never_goes_back() {
    let mut table = table();
    table.now += 10_000;
    table.act(1, "draw").expect("legal");
    table.now -= 9_000;
    table.act(2, "draw").expect("legal");
    assert!(table.log.windows(2).all(|pair| pair[0].at() <= pair[1].at()));
}
