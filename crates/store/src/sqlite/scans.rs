//! No statement may read a whole table: with many games, a page would wait for it.

use rusqlite::trace::{TraceEvent, TraceEventCodes};
use rusqlite::{Connection, StatementStatus};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::Sqlite;
use crate::{
    Access, Append, Channel, ChannelId, ChannelStore, Cursor, DayStore, Identity, IdentityId, Leaderboard,
    ModerationStore, NewBan, NewDayResult, NewNotice, NewTable, NewTicket, NoticeEvent, PeopleQuery, PushSubscription,
    QueueStore, Report, ReportId, ReportLimits, SeatChange, SecretHash, Store, TableKey, TableQuery, TableStatus,
    TableUpdate, TicketId, Timestamp, Token, monday,
};

/// Rows of each table.
const ROWS: u64 = 400;
/// A day with results.
const DAY: u32 = 20_000;
/// Steps of a statement that reads a page in the order of an index, at most.
const PAGE: i32 = 150;

/// Statements that read a whole table or index: the purge of people, every ten minutes in the background, and counts for
/// the operator's page.
const ALLOWED: [&str; 7] = [
    "DELETE FROM identities WHERE id IN",
    "SELECT count(*) FROM tables WHERE status < 2 AND",
    "SELECT count(*) FROM reports WHERE closed_at_ms IS NULL",
    "SELECT count(*) FROM identities",
    "SELECT count(*) FROM bans",
    "SELECT count(*) FROM notices",
    "SELECT count(*) FROM queue_tickets",
];

static SCANS: Mutex<Vec<(String, i32)>> = Mutex::new(Vec::new());

/// Notes the statements of a connection that read a whole table.
pub(super) fn observe(mut connection: Connection) -> rusqlite::Result<Connection> {
    let note = |event: TraceEvent<'_>| {
        if let TraceEvent::Profile(statement, _) = event {
            let steps = statement.get_status(StatementStatus::FullscanStep);
            if steps > PAGE {
                SCANS.lock().unwrap_or_else(PoisonError::into_inner).push((statement.sql().into_owned(), steps));
            }
        }
    };
    connection.trace_v2(TraceEventCodes::SQLITE_TRACE_PROFILE, Some(note))?;
    Ok(connection)
}

fn id(number: u64) -> [u8; 16] {
    (u128::from(number) << 64 | u128::from(number)).to_be_bytes()
}

fn hash(number: u64) -> SecretHash {
    let [half, other] = [id(number), id(number)];
    SecretHash([half, other].concat().try_into().unwrap())
}

fn person(number: u64) -> IdentityId {
    IdentityId::from_bytes(id(number))
}

fn table(number: u64) -> TableKey {
    TableKey::from_bytes(id(number))
}

/// Writes a row of everything that a person leaves behind. Each of them has a seat at the tables before theirs.
async fn write_rows(store: &Sqlite, number: u64) {
    let (at, identity) = (Timestamp(number as i64), person(number));
    store
        .create_identity(Identity { id: identity, name: "Ada".to_owned(), created_at: at }, hash(number))
        .await
        .unwrap();
    let status = [TableStatus::Waiting, TableStatus::Playing, TableStatus::Finished][number as usize % 3];
    let seats = vec![SeatChange { seat: 1, owner: Some(identity) }, SeatChange { seat: 2, owner: Some(person(0)) }];
    let summary = "{}".to_owned();
    let update = TableUpdate { status, summary, due_at: Some(Timestamp(i64::MAX)), seats, notices: Vec::new() };
    let entries = vec![vec![0]; 4];
    let new = NewTable { id: table(number), created_at: at, is_public: true, entries, update: update.clone() };
    store.create(new).await.unwrap();
    let notices = vec![NewNotice { identity, seat: 1, event: NoticeEvent::YourTurn, hold: std::time::Duration::ZERO }];
    let update = TableUpdate { notices, seats: Vec::new(), ..update };
    let (expected_seq, entries) = (4, Vec::new());
    let append =
        Append { table: table(number), expected_seq, after: None, entries, at: Timestamp(i64::MAX / 2), update };
    store.append(append).await.unwrap();
    store.add_chat_line(table(number), vec![0], 50).await.unwrap();
    let (purpose, payload) = ("challenge".to_owned(), vec![0]);
    let token = Token { hash: hash(number), purpose, payload, expires_at: Timestamp(i64::MAX) };
    store.put_token(token).await.unwrap();
    let push = PushSubscription { identity, endpoint: format!("https://push.example/{number}"), payload: vec![0] };
    store.put_push_subscription(push).await.unwrap();
    let channel = Channel {
        id: ChannelId::from_bytes(id(number)),
        identity,
        kind: "email".to_owned(),
        address: format!("ada{number}@example.org"),
        language: "en".to_owned(),
        created_at: at,
        confirmed_at: None,
        sent_at: None,
        sent_today: 0,
        failures: 0,
        problem: String::new(),
    };
    store.add_channel(channel, 4, Timestamp(0), 4).await.unwrap();
    store.set_notice_preferences(identity, vec![0]).await.unwrap();
    store.mute_table(identity, table(number), true).await.unwrap();
    let (queue, payload) = (format!("queue {}", number % 7), vec![0]);
    let ticket = NewTicket { identity, ticket: TicketId::from_bytes(id(number)), queue: queue.clone(), payload };
    store.enter_queue(ticket, at, Timestamp(0), Timestamp(0)).await.unwrap();
    store.match_queue(&queue, 2, table(number), at, Timestamp(0)).await.unwrap();
    write_day_and_report(store, number, identity, at).await;
}

async fn write_day_and_report(store: &Sqlite, number: u64, identity: IdentityId, at: Timestamp) {
    let (name, game) = ("Ada".to_owned(), "game".to_owned());
    let (day, points, percent) = (number as u32 % 3 + DAY, number as u16, number as u32);
    store.add_day_result(NewDayResult { day, identity, name, points, percent, game, at }).await.unwrap();
    let report = Report {
        id: ReportId::from_bytes(id(number)),
        reporter: identity,
        reported: person(0),
        reported_name: "Bo".to_owned(),
        table: table(number),
        reason: "insult".to_owned(),
        payload: vec![0],
        created_at: at,
        closed_at: None,
        outcome: String::new(),
    };
    let limits = ReportLimits { since: at, per_reporter: 9, per_table: 9 };
    store.add_report(report, limits).await.unwrap();
    if number.is_multiple_of(2) {
        store.close_report(ReportId::from_bytes(id(number)), "", at).await.unwrap();
    }
    let (reason, expires_at) = ("insults".to_owned(), Some(at));
    store.ban(NewBan { identity, reason, created_at: at, expires_at }).await.unwrap();
    store.mute(identity, person(0), 9).await.unwrap();
    store.remove_name(identity, "Ada", "Player", at).await.unwrap();
}

/// Calls what the tables of days and the operator's pages read.
async fn read_days_and_reports(store: &Sqlite) {
    let (one, now, limit) = (person(ROWS / 2), Timestamp(ROWS as i64), 50);
    for board in [Leaderboard::Day(DAY), Leaderboard::Week(monday(DAY))] {
        let line = store.leaderboard_line(board, person(3)).await.unwrap();
        let cursor = line.map(|line| line.cursor);
        store.leaderboard_lines(board, None, limit).await.unwrap();
        store.leaderboard_lines(board, cursor, limit).await.unwrap();
        store.count_leaderboard_lines(board, cursor).await.unwrap();
    }
    store.day_result(DAY, one).await.unwrap();
    store.remove_day_result(DAY, one).await.unwrap();
    store.all_day_results(7, limit).await.unwrap();
    for open in [true, false] {
        store.reports(open, None, limit).await.unwrap();
    }
    store.bans(None, limit).await.unwrap();
    store.active_ban(one, now).await.unwrap();
    store.lift_ban(one).await.unwrap();
    store.removed_names(one).await.unwrap();
    store.muted_among(one, vec![person(0)]).await.unwrap();
    store.person(one, now).await.unwrap();
    for name_prefix in ["", "Pl"] {
        let query = PeopleQuery { name_prefix: name_prefix.to_owned(), after: None, limit };
        store.people(query, now).await.unwrap();
    }
    for sanction in store.unenforced(Timestamp(1), 2).await.unwrap() {
        store.mark_enforced(sanction).await.unwrap();
    }
    store.remove_closed_reports(Timestamp(3), limit).await.unwrap();
    store.remove_open_reports(Timestamp(3), limit).await.unwrap();
    store.remove_expired_bans(Timestamp(3), limit).await.unwrap();
    store.figures(now).await.unwrap();
}

/// Calls everything that reads.
async fn read_everything(store: &Sqlite) {
    let (one, now, limit) = (person(ROWS / 2), Timestamp(ROWS as i64), 50);
    let after = Some(Cursor { created_at: Timestamp(ROWS as i64 / 2), table: table(ROWS / 2) });
    let finished = vec![TableStatus::Finished];
    for query in [
        TableQuery::all(limit),
        TableQuery { after, ..TableQuery::all(limit) },
        TableQuery::lobby(limit),
        TableQuery { after, ..TableQuery::lobby(limit) },
        TableQuery::by_player(one, limit),
        TableQuery { after, ..TableQuery::by_player(one, limit) },
        TableQuery { statuses: finished.clone(), ..TableQuery::by_player(one, limit) },
        TableQuery { statuses: finished, after, ..TableQuery::by_player(one, limit) },
    ] {
        store.list(query).await.unwrap();
    }
    store.table(table(9)).await.unwrap();
    store.read(table(9), 0, 100).await.unwrap();
    store.chat_lines(table(9)).await.unwrap();
    store.identity_by_secret(hash(9)).await.unwrap();
    store.devices(one).await.unwrap();
    store.push_subscriptions(one).await.unwrap();
    store.limit_push_subscriptions(one, 4).await.unwrap();
    store.peek_token(hash(9), "challenge", now).await.unwrap();
    store.redeem_token(hash(9), "challenge", now).await.unwrap();
    store.ticket(one).await.unwrap();
    store.matched(table(9)).await.unwrap();
    store.match_queue("queue 1", 2, TableKey::random(), now, now).await.unwrap();
    store.leave_queue(one, None).await.unwrap();
    store.channels(one).await.unwrap();
    store.channel(ChannelId::from_bytes(id(9))).await.unwrap();
    store.note_delivery(ChannelId::from_bytes(id(9)), now, None).await.unwrap();
    store.notice_preferences(one).await.unwrap();
    store.muted_tables(one, limit).await.unwrap();
    store.is_muted(one, table(9)).await.unwrap();
}

/// Does what processes do in the background.
async fn work(store: &Sqlite) {
    let (now, limit) = (Timestamp(0), 50);
    store.claim_due(now, now, limit).await.unwrap();
    for notice in store.claim_notices(Timestamp(i64::MAX), now, 2).await.unwrap() {
        store.retry_notice(notice.clone(), now.saturating_add(Duration::from_secs(1))).await.unwrap();
        store.finish_notice(notice).await.unwrap();
    }
    store.queue_counts(Timestamp(i64::MAX), Timestamp(ROWS as i64 - 20), 20).await.unwrap();
    for status in [TableStatus::Waiting, TableStatus::Playing, TableStatus::Finished] {
        store.stale_tables(status, Timestamp(9), limit).await.unwrap();
    }
    store.delete_expired_tokens(now).await.unwrap();
    store.remove_stale_tickets(Timestamp(3), limit).await.unwrap();
    store.remove_unconfirmed_channels(Timestamp(3), limit).await.unwrap();
    store.remove_stale_identities(now, now, limit).await.unwrap();
    store.remove(table(9)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_statement_reads_a_whole_table() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("iquazu.db"), Access::Serve).await.unwrap());
    write_rows(&store, 0).await;
    // All at once, so that they share commits.
    let mut tasks = tokio::task::JoinSet::new();
    for number in 1..ROWS {
        let store = Arc::clone(&store);
        tasks.spawn(async move { write_rows(&store, number).await });
    }
    tasks.join_all().await;
    read_everything(&store).await;
    read_days_and_reports(&store).await;
    work(&store).await;
    store.close().await;
    let scans = SCANS.lock().unwrap_or_else(PoisonError::into_inner);
    let unexpected: Vec<_> =
        scans.iter().filter(|(sql, _)| !ALLOWED.iter().any(|allowed| sql.starts_with(allowed))).collect();
    assert!(unexpected.is_empty(), "{unexpected:#?}");
}

/// The check itself finds a scan.
#[test]
fn scan_is_noticed() {
    let connection = observe(Connection::open_in_memory().unwrap()).unwrap();
    connection.execute_batch("CREATE TABLE numbers (number INTEGER)").unwrap();
    for number in 0..ROWS {
        connection.execute("INSERT INTO numbers VALUES (?)", [number as i64]).unwrap();
    }
    let sql = "DELETE FROM identities WHERE id IN (SELECT number FROM numbers WHERE number = 7)";
    connection.execute_batch("CREATE TABLE identities (id INTEGER PRIMARY KEY)").unwrap();
    connection.execute(sql, []).unwrap();
    let scans = SCANS.lock().unwrap_or_else(PoisonError::into_inner);
    assert!(scans.iter().any(|(scan, steps)| scan == sql && *steps >= 399), "{scans:?}");
}
