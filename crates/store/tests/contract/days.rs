//! Results of the deal of the day.

use iquazu_store::{Error, IdentityId, Leaderboard, LeaderboardLine, NewDayResult, Store, Timestamp};
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::fixtures::{TestDatabase, person};

/// Monday, 16 November 2026, in days since 1970. Boards of a week begin on a Monday.
const MONDAY: u32 = 20_773;

fn result(identity: IdentityId, day: u32, points: u16) -> NewDayResult {
    let (name, game) = (format!("with {points}"), format!("game of {points}"));
    NewDayResult { day, identity, name, points, percent: u32::from(points) * 2, game, at: Timestamp(day.into()) }
}

async fn people(store: &dyn Store, number: u64) -> Vec<IdentityId> {
    let mut people = Vec::new();
    for number in 0..number {
        people.push(person(store, number).await);
    }
    people
}

async fn add(store: &dyn Store, identity: IdentityId, day: u32, points: u16) {
    assert_eq!(store.add_day_result(result(identity, day, points)).await, Ok(true));
}

async fn lines(store: &dyn Store, board: Leaderboard) -> Vec<(IdentityId, u32, u32)> {
    let lines = store.leaderboard_lines(board, None, 100).await.unwrap();
    lines.iter().map(|line| (line.identity, line.cursor.score, line.detail)).collect()
}

pub(crate) async fn day_is_ordered_by_points_and_then_by_arrival(database: TestDatabase) {
    let store = database.open().await;
    let people = people(&*store, 5).await;
    for (person, points) in people.iter().zip([50, 61, 50, 61, 40]) {
        add(&*store, *person, MONDAY, points).await;
    }
    add(&*store, people[4], MONDAY + 1, 99).await;
    let board = Leaderboard::Day(MONDAY);
    let expected = [(1, 61), (3, 61), (0, 50), (2, 50), (4, 40)];
    let expected: Vec<_> = expected.iter().map(|&(who, points)| (people[who], points, points * 2)).collect();
    assert_eq!(lines(&*store, board).await, expected);
    let mut paged: Vec<LeaderboardLine> = Vec::new();
    loop {
        let after = paged.last().map(|line| line.cursor);
        let page = store.leaderboard_lines(board, after, 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        paged.extend(page);
    }
    assert_eq!(paged, store.leaderboard_lines(board, None, 100).await.unwrap(), "pages are complete");
    for (place, line) in (0..).zip(&paged) {
        assert_eq!(store.count_leaderboard_lines(board, Some(line.cursor)).await, Ok(place));
        assert_eq!(store.leaderboard_line(board, line.identity).await.as_ref(), Ok(&Some(line.clone())));
    }
    assert_eq!(store.count_leaderboard_lines(board, None).await, Ok(5));
    assert_eq!(store.count_leaderboard_lines(Leaderboard::Day(MONDAY + 2), None).await, Ok(0));
    assert_eq!(store.leaderboard_line(Leaderboard::Day(MONDAY + 1), people[0]).await, Ok(None));
}

pub(crate) async fn first_result_of_a_person_stays(database: TestDatabase) {
    let store = database.open().await;
    let people = people(&*store, 2).await;
    add(&*store, people[0], MONDAY, 50).await;
    assert_eq!(store.add_day_result(result(people[0], MONDAY, 90)).await, Ok(false));
    let stranger = result(IdentityId::random(), MONDAY, 50);
    assert_eq!(store.add_day_result(stranger).await, Err(Error::IdentityNotFound));
    let stored = store.day_result(MONDAY, people[0]).await.unwrap().unwrap();
    assert_eq!((stored.points, stored.game.as_str(), stored.is_removed), (50, "game of 50", false));
    assert_eq!(
        lines(&*store, Leaderboard::Week(MONDAY)).await,
        [(people[0], 100, 1)],
        "a refused result does not count"
    );
    // Many at once: one is first.
    let mut callers = JoinSet::new();
    for points in 0..16 {
        let (store, person) = (Arc::clone(&store), people[1]);
        callers.spawn(async move { store.add_day_result(result(person, MONDAY, points)).await.unwrap() });
    }
    let added = callers.join_all().await.into_iter().filter(|added| *added).count();
    assert_eq!(added, 1);
    assert_eq!(lines(&*store, Leaderboard::Week(MONDAY)).await.len(), 2);
}

pub(crate) async fn week_sums_percent_and_follows_removals(database: TestDatabase) {
    let store = database.open().await;
    let people = people(&*store, 2).await;
    add(&*store, people[0], MONDAY - 1, 70).await;
    add(&*store, people[0], MONDAY, 50).await;
    add(&*store, people[1], MONDAY, 60).await;
    add(&*store, people[0], MONDAY + 6, 20).await;
    add(&*store, people[1], MONDAY + 7, 80).await;
    let week = Leaderboard::Week(MONDAY);
    assert_eq!(lines(&*store, week).await, [(people[0], 140, 2), (people[1], 120, 1)]);
    let named = store.leaderboard_line(week, people[0]).await.unwrap().unwrap();
    assert_eq!(named.name, "with 20", "the last name");
    assert_eq!(store.remove_day_result(MONDAY + 6, people[0]).await, Ok(true));
    assert_eq!(store.remove_day_result(MONDAY + 6, people[0]).await, Ok(false), "only once");
    assert_eq!(lines(&*store, week).await, [(people[1], 120, 1), (people[0], 100, 1)]);
    let named = store.leaderboard_line(week, people[0]).await.unwrap().unwrap();
    assert_eq!(named.name, "with 50", "a removed result takes its name with it");
    assert_eq!(lines(&*store, Leaderboard::Day(MONDAY + 6)).await, []);
    let removed = store.day_result(MONDAY + 6, people[0]).await.unwrap().unwrap();
    assert!(removed.is_removed && removed.game.is_empty());
    let again = store.add_day_result(result(people[0], MONDAY + 6, 90)).await;
    assert_eq!(again, Ok(false), "it stays the result of the day");
    assert_eq!(store.remove_day_result(MONDAY, people[1]).await, Ok(true));
    assert_eq!(lines(&*store, week).await, [(people[0], 100, 1)], "nobody without a day");
    assert_eq!(store.count_leaderboard_lines(week, None).await, Ok(1));
}

pub(crate) async fn weeks_are_rebuilt_from_the_results(database: TestDatabase) {
    let store = database.open().await;
    let people = people(&*store, 3).await;
    for (day, points) in (MONDAY..MONDAY + 10).zip(10..) {
        for (person, bonus) in people.iter().zip([0, 7, 3]) {
            add(&*store, *person, day, points + bonus).await;
        }
    }
    store.remove_day_result(MONDAY + 2, people[1]).await.unwrap();
    let weeks = [Leaderboard::Week(MONDAY), Leaderboard::Week(MONDAY + 7)];
    let before = [lines(&*store, weeks[0]).await, lines(&*store, weeks[1]).await];
    let all = store.all_day_results(0, 100).await.unwrap();
    assert_eq!(all.len(), 29, "a removed result has no game to check");
    assert_eq!(store.all_day_results(all[9].number, 5).await.unwrap(), all[10..15]);
    store.rebuild_weeks().await.unwrap();
    assert_eq!([lines(&*store, weeks[0]).await, lines(&*store, weeks[1]).await], before);
    let first = store.day_result(MONDAY, people[0]).await.unwrap().unwrap();
    store.correct_day_result(first.number, 999, 1000).await.unwrap();
    store.rebuild_weeks().await.unwrap();
    assert_eq!(lines(&*store, Leaderboard::Day(MONDAY)).await[0], (people[0], 999, 1000));
    let mine = before[0].iter().find(|line| line.0 == people[0]).unwrap().1;
    assert_eq!(lines(&*store, weeks[0]).await[0], (people[0], mine + 980, 7));
}

pub(crate) async fn first_playouts_sum_of_a_day_stays(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.playouts_sum(MONDAY).await, Ok(None));
    assert_eq!(store.put_playouts_sum(MONDAY, 1200).await, Ok(1200));
    assert_eq!(store.put_playouts_sum(MONDAY, 1300).await, Ok(1200));
    assert_eq!(store.playouts_sum(MONDAY).await, Ok(Some(1200)));
}

pub(crate) async fn removed_name_leaves_the_tables(database: TestDatabase) {
    let store = database.open().await;
    let people = people(&*store, 2).await;
    for person in &people {
        add(&*store, *person, MONDAY, 50).await;
    }
    store.remove_name(people[0], "with 50", "Player", Timestamp(9)).await.unwrap();
    for board in [Leaderboard::Day(MONDAY), Leaderboard::Week(MONDAY)] {
        let lines = store.leaderboard_lines(board, None, 9).await.unwrap();
        let names: Vec<_> = lines.iter().map(|line| line.name.as_str()).collect();
        assert_eq!(names, ["Player", "with 50"]);
    }
}

pub(crate) async fn results_go_with_their_person(database: TestDatabase) {
    let store = database.open().await;
    let people = people(&*store, 2).await;
    add(&*store, people[0], MONDAY, 50).await;
    let far = Timestamp(i64::MAX);
    assert_eq!(store.remove_stale_identities(far, far, 9).await, Ok(2));
    assert_eq!(lines(&*store, Leaderboard::Day(MONDAY)).await, []);
    assert_eq!(lines(&*store, Leaderboard::Week(MONDAY)).await, []);
}
