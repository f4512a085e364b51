//! The deal of the day.

use iquazu_rules::{Rng, Seat, SplitMix};
use iquazu_session::daily::*;
use iquazu_session::{Day, Game, GameSetup, Player};

fn day(text: &str) -> Day {
    Day::parse(text).expect("a date")
}

fn game(deal: DayDeal) -> Game {
    Game::new(deal.setup(|seat, _| format!("Player {seat}"))).0
}

/// Pins the deals: players on different versions and devices must get the same.
#[test]
fn deals_of_known_days_never_change() {
    let found = ["2026-11-01", "2026-11-18", "2027-02-28", "2030-12-31"].map(|text| {
        let deal = DayDeal::of(day(text));
        let game = game(deal);
        let setup: Vec<String> = game.record().setup.iter().map(ToString::to_string).collect();
        format!("{text} {} {} {} {} {}", deal.seed, deal.players.count(), deal.seat, deal.level, setup.join(" | "))
    });
    assert_eq!(found, include_str!("golden_days.txt").lines().collect::<Vec<_>>()[..], "\n{}", found.join("\n"));
}

#[test]
fn seed_belongs_to_its_day_alone() {
    for number in 0..5_000 {
        let deal = DayDeal::of(Day(FIRST_DAY.0 + number));
        assert_eq!(DayDeal::of_seed(deal.seed), Some(deal));
        assert_eq!(DayDeal::of_game(&game(deal)), Some(deal));
    }
    let mut rng = SplitMix::new(1);
    assert!((0..100_000).all(|_| DayDeal::of_seed(rng.next_u64()).is_none()), "other games have other seeds");
    assert_eq!(DayDeal::of_seed(DayDeal::of(Day(FIRST_DAY.0 - 1)).seed), None);
}

#[test]
fn every_number_of_players_seat_and_level_occurs() {
    let deals: Vec<DayDeal> = (0..365).map(|number| DayDeal::of(Day(FIRST_DAY.0 + number))).collect();
    for players in 2..=4 {
        let of_players: Vec<&DayDeal> = deals.iter().filter(|deal| deal.players.count() == players).collect();
        assert!(of_players.len() > 80, "{} days of {players} players", of_players.len());
        for seat in Seat::ALL.into_iter().take(players.into()) {
            assert!(of_players.iter().any(|deal| deal.seat == seat));
        }
    }
    for weekday in 0..7 {
        let mut levels = deals.iter().filter(|deal| deal.day.weekday() == weekday).map(|deal| deal.level);
        let first = levels.next().expect("a day");
        assert!(levels.all(|level| level == first));
    }
}

#[test]
fn same_moves_have_the_same_luck() {
    let deal = DayDeal::of(day("2026-11-18"));
    let play = |names: &str| {
        let mut game = Game::new(deal.setup(|seat, _| format!("{names} {seat}"))).0;
        let mut rng = SplitMix::new(9);
        while let Some(seat) = game.to_act() {
            let action = game.state().legal_moves().pick(&mut rng);
            game.act(seat, action).expect("legal");
        }
        game.record().steps.clone()
    };
    assert_eq!(play("Ann"), play("Léa"));
}

#[test]
fn game_with_other_players_is_not_the_deal_of_the_day() {
    let deal = DayDeal::of(day("2026-11-18"));
    let setup = deal.setup(|_, _| String::new());
    let other = |change: fn(&mut GameSetup)| {
        let mut setup = setup.clone();
        change(&mut setup);
        DayDeal::of_game(&Game::new(setup).0)
    };
    assert_eq!(other(|_| {}), Some(deal));
    assert_eq!(other(|setup| setup.seed ^= 1), None);
    assert_eq!(other(|setup| setup.seats.rotate_left(1)), None);
    assert_eq!(other(|setup| setup.seats.iter_mut().for_each(|seat| seat.player = Player::Person)), None);
    let easier = |setup: &mut GameSetup| {
        for seat in setup.seats.iter_mut().filter(|seat| seat.player != Player::Person) {
            seat.player = Player::Bot("beginner".to_owned());
        }
    };
    assert_eq!(other(easier), None);
}

#[test]
fn only_the_first_try_of_today_counts() {
    let (yesterday, today, tomorrow) = (day("2026-11-17"), day("2026-11-18"), day("2026-11-19"));
    let mut log = DayLog::default();
    assert_eq!(log.try_of(tomorrow, today), DayAttempt::Refused);
    assert_eq!(log.try_of(Day(FIRST_DAY.0 - 1), today), DayAttempt::Refused);
    assert_eq!(log.try_of(yesterday, today), DayAttempt::Practice);
    assert_eq!(log.try_of(today, today), DayAttempt::Counted);
    log.begin(today);
    assert_eq!(log.try_of(today, today), DayAttempt::Continued);
    assert!(log.finish(today, 57));
    assert!(!log.finish(today, 80), "the second try does not count");
    assert_eq!(log.try_of(today, today), DayAttempt::Practice);
    log.set_playouts_sum(today, 24 * 50);
    log.begin(today);
    assert_eq!(log.get(today), Some(DayResult::Finished { points: 57, playouts_sum: 1200 }));
    // A try that goes on after midnight counts for its day.
    log.begin(tomorrow);
    assert_eq!(log.try_of(tomorrow, Day(tomorrow.0 + 1)), DayAttempt::Continued);
    log.give_up(tomorrow);
    assert!(!log.finish(tomorrow, 99));
    assert_eq!(log.get(tomorrow), Some(DayResult::GivenUp));
}

#[test]
fn clock_that_was_moved_ahead_makes_practice_of_the_days_before() {
    let (today, later) = (day("2026-11-18"), day("2026-12-24"));
    let mut log = DayLog::default();
    log.begin(later);
    assert!(log.clock_was_ahead(today));
    assert_eq!(log.try_of(today, today), DayAttempt::Practice);
    log.begin(today);
    assert_eq!(log.get(today), None);
    assert_eq!(log.try_of(Day(later.0 + 1), Day(later.0 + 1)), DayAttempt::Counted);
}

#[test]
fn streaks_count_days_in_a_row() {
    let first = day("2026-11-28");
    let mut log = DayLog::default();
    for offset in [0, 1, 2, 3, 5, 6] {
        log.begin(Day(first.0 + offset));
        log.finish(Day(first.0 + offset), 50);
    }
    assert_eq!(log.best_streak(), 4);
    assert_eq!(log.current_streak(Day(first.0 + 6)), 2);
    assert_eq!(log.current_streak(Day(first.0 + 7)), 2, "today is not over");
    assert_eq!(log.current_streak(Day(first.0 + 8)), 0);
    log.begin(Day(first.0 + 7));
    assert_eq!(log.current_streak(Day(first.0 + 7)), 2, "an open try neither counts nor ends it");
    assert_eq!((DayLog::default().best_streak(), DayLog::default().current_streak(first)), (0, 0));
}

#[test]
fn log_round_trips_and_damaged_lines_are_left_out() {
    let mut rng = SplitMix::new(3);
    let mut log = DayLog::default();
    for _ in 0..300 {
        let today = Day(FIRST_DAY.0 + rng.below(2_000));
        log.begin(today);
        match rng.below(3) {
            0 => log.give_up(today),
            1 => drop(log.finish(today, rng.below(120) as u16)),
            _ => {}
        }
        log.set_playouts_sum(today, rng.below(3_000));
    }
    assert_eq!(DayLog::parse(&log.to_text()), log);
    let text = "2026-11-18 57 1200\nnonsense\n2026-11-19 70000 1\n2026-11-20 5 -1\n2026-02-30 open\n2026-11-17 open";
    let read = DayLog::parse(text);
    assert_eq!(read.to_text(), "2026-11-17 open\n2026-11-18 57 1200\n");
}

#[test]
fn percent_is_rounded() {
    assert_eq!(percent_of_master(50, 24 * 50), 100);
    assert_eq!(percent_of_master(57, 24 * 55), 104);
    assert_eq!(percent_of_master(0, 24 * 55), 0);
    assert_eq!(percent_of_master(10, 0), 24_000, "no panic on a damaged log");
}
