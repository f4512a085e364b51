//! Results of the deal of the day.

use crate::harness::{Client, HttpResponse, TestServer, quick, sqlite};
use iquazu_bots::{choose_from_text, playout_points};
use iquazu_rules::edition::Library;
use iquazu_server::{Limits, OnlineConfig, RateLimit, rebuild_leaderboards};
use iquazu_session::daily::{DayDeal, PLAYOUTS, percent_of_master};
use iquazu_session::{Day, Game, to_link};
#[cfg(feature = "cluster")]
use iquazu_store::DayStore as _;
use iquazu_store::{Leaderboard, Store};
use serde_json::{Value, json};
use std::sync::Arc;

/// Longer than any test of this file takes.
const TEST_MS: u64 = 120_000;
const DAY_MS: u64 = 24 * 3_600_000;

/// Returns the day of the server. A test asks once, because the next call may be on the next day. If the day would end
/// during the test, this waits for the next one.
async fn today() -> Day {
    let now = std::time::UNIX_EPOCH.elapsed().expect("after 1970").as_millis() as u64;
    let left = DAY_MS - now % DAY_MS;
    if left >= TEST_MS {
        return Day::of_ms(now);
    }
    tokio::time::sleep(std::time::Duration::from_millis(left + 1)).await;
    Day::of_ms(now + left)
}

/// Plays a deal: bots as they do, the person by `choice`, which differs from person to person.
fn play(deal: DayDeal, choice: usize) -> Game {
    let (mut game, _) = Game::new(deal.setup(|seat, _| format!("Player {seat}")));
    while let Some(seat) = game.to_act() {
        let steps = game.history().len() - 1;
        let moves = game.state().legal_moves();
        let action = if seat == deal.seat {
            moves.get(steps * choice % moves.len())
        } else {
            let known = game.information_text(steps, seat);
            choose_from_text(deal.level, &known, game.bot_seed(steps), &Library::built_in()).expect("a move")
        };
        game.act(seat, action).expect("a legal move");
    }
    game
}

fn body(name: &str, deal: DayDeal, game: &Game) -> Value {
    json!({ "name": name, "game": to_link(game).expect("finished"), "points": game.state().score(deal.seat) })
}

async fn send(client: &mut Client, day: Day, body: Value) -> HttpResponse {
    client.post(&format!("/api/days/{day}"), body).await
}

#[track_caller]
fn problem(response: &HttpResponse, problem: &str) {
    response.refused(if problem == "link" { 400 } else { 409 }, "day");
    assert_eq!(response.json()["refusal"]["problem"], problem);
}

/// A server whose database knows what the master expects on the days around this one, so that it need not be computed.
async fn server(day: Day) -> (TestServer, Arc<dyn Store>, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    for day in [day.0 - 1, day.0, day.0 + 1] {
        store.put_playouts_sum(day, 1200).await.expect("stored");
    }
    (TestServer::with(quick(Arc::clone(&store))).await, store, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_listed_by_day_and_week() {
    let day = today().await;
    let (server, store, _folder) = server(day).await;
    let [mut ada, mut bo] = [(); 2].map(|()| server.client());
    let deal = DayDeal::of(day);
    let (first, second) = (play(deal, 1), play(deal, 5));
    let path = format!("/api/days/{day}");
    let empty = ada.get(&path).await.success();
    assert_eq!(empty, json!({ "open": true, "count": 0, "lines": [] }));
    let sent = send(&mut ada, day, body("Ada", deal, &first)).await;
    assert_eq!(sent.status, 201, "{}", sent.body);
    let points = first.state().score(deal.seat);
    let line = json!({ "place": 1, "name": "Ada", "points": points, "percent": percent_of_master(points, 1200) });
    assert_eq!(sent.json(), line);
    // The same again changes nothing; another game does not replace it.
    assert_eq!(send(&mut ada, day, body("Ada", deal, &first)).await.json(), line);
    problem(&send(&mut ada, day, body("Ada", deal, &second)).await, "counted");
    assert_eq!(send(&mut bo, day, body("Bo", deal, &second)).await.status, 201);
    let table = bo.get(&path).await.success();
    assert_eq!((&table["count"], table["lines"].as_array().map(Vec::len)), (&json!(2), Some(2)));
    let mine = table["lines"].as_array().and_then(|lines| lines.iter().find(|line| line["name"] == "Bo"));
    assert_eq!(Some(&table["mine"]), mine);
    assert!(server.client().get(&path).await.success().get("mine").is_none(), "a stranger has no line");
    let week = ada.get(&format!("/api/weeks/{day}")).await.success();
    assert_eq!((&week["mine"]["days"], &week["mine"]["percent"]), (&json!(1), &line["percent"]));
    let removed = ada.ask("DELETE", &path, "", "").await;
    assert_eq!(removed.status, 204);
    let table = ada.get(&path).await.success();
    assert_eq!((&table["count"], table.get("mine")), (&json!(1), None));
    problem(&send(&mut ada, day, body("Ada", deal, &first)).await, "removed");
    // Wrong points in the database are corrected from the game.
    let bo_line = store.leaderboard_lines(Leaderboard::Day(day.0), None, 9).await.expect("lines")[0].clone();
    store.correct_day_result(bo_line.cursor.number, 999, 999).await.expect("changed");
    let rebuilt = rebuild_leaderboards(&*store).await.expect("rebuilt");
    assert_eq!((rebuilt.results, rebuilt.corrected, rebuilt.unreadable), (1, 1, 0));
    assert_eq!(store.leaderboard_lines(Leaderboard::Day(day.0), None, 9).await.expect("lines"), [bo_line]);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_table_has_pages() {
    let day = today().await;
    let (server, store, _folder) = server(day).await;
    for number in 0..60u16 {
        let identity = iquazu_store::IdentityId::random();
        let known =
            iquazu_store::Identity { id: identity, name: "x".to_owned(), created_at: iquazu_store::Timestamp(1) };
        let mut hash = [0; 32];
        hash[..2].copy_from_slice(&number.to_be_bytes());
        store.create_identity(known, iquazu_store::SecretHash(hash)).await.expect("created");
        let result = iquazu_store::NewDayResult {
            day: day.0,
            identity,
            name: format!("Person {number}"),
            points: number / 2,
            percent: 1,
            game: String::new(),
            at: iquazu_store::Timestamp(1),
        };
        store.add_day_result(result).await.expect("added");
    }
    let mut client = server.client();
    for (board, key) in [("days", "points"), ("weeks", "percent")] {
        let first = client.get(&format!("/api/{board}/{day}")).await.success();
        let next = first["next"].as_str().expect("another page");
        let second = client.get(&format!("/api/{board}/{day}/{next}")).await.success();
        let lines: Vec<&Value> =
            [&first, &second].iter().flat_map(|page| page["lines"].as_array().expect("lines")).collect();
        assert_eq!((lines.len(), second.get("next")), (60, None));
        assert!((1..).zip(&lines).all(|(place, line)| line["place"] == place), "{lines:?}");
        assert!(lines.is_sorted_by_key(|line| std::cmp::Reverse(line[key].as_u64())));
        assert_eq!(first["count"], 60);
        client.get(&format!("/api/{board}/{day}/nonsense")).await.refused(400, "unreadable");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_results_and_other_days_are_refused() {
    let day = today().await;
    let (server, _store, _folder) = server(day).await;
    let mut client = server.client();
    let (deal, tomorrow, yesterday) = (DayDeal::of(day), Day(day.0 + 1), Day(day.0 - 1));
    let game = play(deal, 1);
    let honest = body("Ada", deal, &game);
    let mut invented = honest.clone();
    invented["points"] = json!(game.state().score(deal.seat) + 30);
    problem(&send(&mut client, day, invented).await, "other_points");
    let mut damaged = honest.clone();
    damaged["game"] = json!("nonsense");
    problem(&send(&mut client, day, damaged).await, "link");
    // Bots that always play the first move are weaker.
    let (mut weak, _) = Game::new(deal.setup(|_, _| String::new()));
    while let Some(seat) = weak.to_act() {
        let action = weak.state().legal_moves().get(0);
        weak.act(seat, action).expect("legal");
    }
    problem(&send(&mut client, day, body("Ada", deal, &weak)).await, "other_bots");
    let old = DayDeal::of(yesterday);
    problem(&send(&mut client, day, body("Ada", old, &play(old, 1))).await, "other_day");
    // A clock that is ahead or behind.
    problem(&send(&mut client, tomorrow, body("Ada", deal, &game)).await, "not_yet");
    problem(&send(&mut client, Day(day.0 - 2), honest.clone()).await, "closed");
    for path in ["/api/days/2026-10-31", "/api/days/2026-02-30", "/api/days/today", "/api/weeks/x"] {
        client.get(path).await.refused(400, "unreadable");
    }
    for name in ["", "\u{200b}", " Ada"] {
        let mut unreadable = honest.clone();
        unreadable["name"] = json!(name);
        send(&mut client, day, unreadable).await.refused(400, "unreadable");
    }
    assert!(client.cookie.is_none(), "a refused result makes no identity");
    let table = client.get(&format!("/api/days/{day}")).await.success();
    assert_eq!(table["count"], 0);
    // Yesterday's game may be sent until today ends.
    assert_eq!(send(&mut client, yesterday, body("Ada", old, &play(old, 1))).await.status, 201);
    server.close().await;
}

/// The expectation is computed by the server, and is that of the browser.
#[tokio::test(flavor = "multi_thread")]
async fn percent_is_of_what_the_master_expects() {
    let server = TestServer::open().await;
    let day = today().await;
    let deal = DayDeal::of(day);
    let game = play(deal, 1);
    let sent = send(&mut server.client(), day, body("Ada", deal, &game)).await.success();
    let dealt = Game::new(deal.setup(|_, _| String::new())).0;
    let sum = (0..PLAYOUTS).map(|number| playout_points(dealt.record(), deal.seat, number).expect("points"));
    let sum = sum.map(u32::from).sum();
    assert_eq!(sent["percent"], percent_of_master(game.state().score(deal.seat), sum));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_can_be_switched_off_and_results_are_limited() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let day = today().await;
    store.put_playouts_sum(day.0, 1200).await.expect("stored");
    let off = TestServer::with(OnlineConfig { leaderboards: false, ..quick(Arc::clone(&store)) }).await;
    let deal = DayDeal::of(day);
    let honest = body("Ada", deal, &play(deal, 1));
    let mut client = off.client();
    client.get(&format!("/api/days/{day}")).await.refused(404, "not_offered");
    client.get(&format!("/api/weeks/{day}")).await.refused(404, "not_offered");
    send(&mut client, day, honest.clone()).await.refused(404, "not_offered");
    off.close().await;
    let store = sqlite(folder.path().join("tables.db")).await;
    let limits = Limits { results: RateLimit { per_minute: 1, burst: 2 }, ..Limits::unlimited() };
    let server = TestServer::with(OnlineConfig { limits, ..quick(store) }).await;
    let mut client = server.client();
    for _ in 0..2 {
        let mut forged = honest.clone();
        forged["points"] = json!(999);
        problem(&send(&mut client, day, forged).await, "other_points");
    }
    send(&mut client, day, honest).await.refused(429, "too_fast");
    server.close().await;
}

/// Two processes on one database have one table, and one result a person.
#[cfg(feature = "cluster")]
#[tokio::test(flavor = "multi_thread")]
async fn processes_share_the_tables() {
    use iquazu_store::{Database, Postgres};
    let database = Database::create().expect("a PostgreSQL");
    let mut servers = Vec::new();
    let day = today().await;
    for _ in 0..2 {
        let store = Arc::new(Postgres::open(&database.address()).await.expect("a database"));
        store.put_playouts_sum(day.0, 1200).await.expect("stored");
        servers.push(TestServer::with(quick(store)).await);
    }
    let deal = DayDeal::of(day);
    let (first, second) = (play(deal, 1), play(deal, 5));
    let mut ada = servers[0].client();
    send(&mut ada, day, body("Ada", deal, &first)).await.success();
    let mut elsewhere = Client::at(&servers[1], &ada);
    problem(&send(&mut elsewhere, day, body("Ada", deal, &second)).await, "counted");
    let mut bo = servers[1].client();
    send(&mut bo, day, body("Bo", deal, &second)).await.success();
    let tables =
        [ada.get(&format!("/api/days/{day}")).await.success(), bo.get(&format!("/api/days/{day}")).await.success()];
    assert_eq!(tables[0]["lines"], tables[1]["lines"]);
    assert_eq!(tables[0]["count"], 2);
    for server in servers {
        server.close().await;
    }
}
