//! Clocks: from times in the log, also after a restart.

use super::*;

fn desk() -> Desk {
    let clock = Clock::Game { base_seconds: 60, increment_seconds: 5 };
    Desk::seated(TableSettings { clock, ..settings(2, 0) })
}

fn left(desk: &Desk) -> Vec<u64> {
    desk.table.snapshot(None, None, &Presence::default(), desk.now).clocks.expect("a clock").left_ms
}

#[test]
fn thinking_costs_time_and_a_turn_brings_some() {
    let mut desk = desk();
    assert_eq!(left(&desk), [60_000, 60_000]);
    desk.now += 10_000;
    assert_eq!(left(&desk), [50_000, 60_000]);
    desk.act(1, "draw").expect("legal");
    assert_eq!(left(&desk), [55_000, 60_000]);
    desk.now += 1000;
    assert_eq!(left(&desk), [55_000, 59_000]);
    assert_eq!(desk.again().snapshot(None, None, &Presence::default(), desk.now).clocks.unwrap().left_ms, left(&desk));
}

#[test]
fn the_way_of_a_message_is_given_back_up_to_half_a_second() {
    for (lag_ms, charged) in [(0, 1000), (200, 800), (60_000, 500)] {
        let mut desk = desk();
        desk.now += 1000;
        desk.request(1, Command::Act { expected: 0, action: "draw".to_owned(), lag_ms }).expect("legal");
        assert_eq!(left(&desk)[0], 65_000 - charged);
    }
}

#[test]
fn when_the_time_is_up_a_bot_takes_over() {
    let mut desk = desk();
    desk.now += 60_400;
    assert_eq!(
        desk.run(&Who::Server, None, Command::TimeIsUp),
        Err(Refusal::NotYourTurn {}),
        "a move may be on its way"
    );
    desk.now += 200;
    desk.run(&Who::Server, None, Command::TimeIsUp).expect("time is up");
    assert_eq!(desk.table.bot_for(Seat::FIRST), Some(Level::Casual));
    assert_eq!(desk.table.flag_falls(), None, "bots have no clock");
    desk.now += 1_000_000;
    desk.request(1, Command::Return).expect("at any time");
    assert_eq!(left(&desk)[0], 60_000, "at least a minute");
    assert_eq!(desk.table.flag_falls(), Some((Seat::FIRST, desk.now + 60_500)));
}

#[test]
fn a_clock_for_each_turn_starts_anew() {
    let clock = Clock::Turn { minutes: 2 };
    let pace = iquazu_protocol::Pace::TurnByTurn;
    let mut desk = Desk::seated(TableSettings { clock, pace, ..settings(2, 0) });
    desk.now += 100_000;
    desk.act(1, "draw").expect("legal");
    assert_eq!(left(&desk), [120_000, 120_000]);
}

#[test]
fn a_clock_that_was_set_back_does_not_turn_the_log_around() {
    let mut desk = desk();
    desk.now += 10_000;
    desk.act(1, "draw").expect("legal");
    desk.now -= 9_000;
    desk.act(2, "draw").expect("legal");
    assert!(desk.log.windows(2).all(|pair| pair[0].at() <= pair[1].at()));
}
