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
    assert_eq!(table.state.bot_for(Seat::FIRST), Some(Level::Casual.into()));
    assert_eq!(table.state.flag_falls(), None, "bots have no clock");
    table.now += 1_000_000;
    assert_eq!(table.request(1, Command::Return), Err(Refusal::TimeUp {}), "the time of the game is used up");
}

/// The server was away for longer than the player had time: the move that follows leaves them some, but never more than
/// they had. The increment of the turn is added.
#[test]
fn player_keeps_some_time_after_an_outage() {
    for (spent_before, outage, left_after) in [(0, 600_000, 15_000), (58_000, 600_000, 12_000), (0, 30_000, 35_000)] {
        let mut table = table();
        if spent_before > 0 {
            table.now += spent_before;
            table.act(1, "draw").expect("legal");
            table.act(2, "draw").expect("legal");
        }
        table.now += outage;
        let act = Command::Act { expected: table.state.steps(), action: "draw".to_owned(), lag_ms: 0 };
        let request: RequestId = "after".parse().expect("an id");
        let decided = table.state.decide(&Issuer::Person(person(1)), Some(&request), act, table.now);
        let Ok(Decision::Append(mut events)) = decided else { panic!("a legal move") };
        table.state.excuse_outage(&mut events);
        events.iter().for_each(|event| table.state.apply(event).expect("it fits"));
        assert_eq!(left(&table)[0], left_after, "after {outage} ms");
    }
}

#[test]
fn leaving_and_returning_restores_no_time() {
    let mut table = table();
    table.now += 59_000;
    table.request(1, Command::Leave).expect("at any time");
    let mut rng = SplitMix::new(1);
    for _ in 0..6 {
        table.now += 1000;
        table.any_move(&mut rng);
    }
    table.request(1, Command::Return).expect("there is time left");
    assert_eq!(left(&table)[0], 1000, "neither a minute nor the bot's increments");
    // With a limit for each turn the same holds within a turn.
    let clock = Clock::Turn { minutes: 2 };
    let pace = iquazu_protocol::Pace::TurnByTurn;
    let mut table = TestTable::seated(TableSettings { clock, pace, ..settings(2, 0) });
    table.now += 110_000;
    table.request(1, Command::Leave).expect("at any time");
    table.request(1, Command::Return).expect("at any time");
    assert_eq!(left(&table)[0], 10_000);
}

/// A client that delays the answers to pings gains a little once, and then no more than a real lag would cost.
#[test]
fn lag_is_limited_by_a_quota_that_moves_refill() {
    let clock = Clock::Game { base_seconds: 600, increment_seconds: 0 };
    let mut table = TestTable::seated(TableSettings { clock, ..settings(2, 0) });
    let (mut charged, mut rng) = (Vec::new(), SplitMix::new(1));
    while charged.len() < 4 {
        let seat = table.state.to_act().expect("somebody");
        let before = left(&table)[0];
        table.now += 1000;
        let action = table.state.game.legal_moves().pick(&mut rng).to_string();
        let act = Command::Act { expected: table.state.steps(), action, lag_ms: 60_000 };
        table.request(seat.number(), act).expect("legal");
        if seat == Seat::FIRST {
            charged.push(before - left(&table)[0]);
        }
    }
    assert_eq!(charged, [500, 500, 800, 900], "a saved-up second, then what a move brings back");
    assert_eq!(left(&table), left(&TestTable { state: table.again(), ..table }), "the quota follows from the log");
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
