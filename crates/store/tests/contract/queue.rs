//! Queues of people who look for others to play.

use iquazu_store::{Error, IdentityId, NewTicket, QueueCount, Store, TableKey, TicketId, Timestamp};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::fixtures::{TestDatabase, append, new_table, person};

/// Long ago: everybody counts as seen.
const EVER: Timestamp = Timestamp(0);

fn id(number: u64) -> TicketId {
    TicketId::from_bytes(u128::from(number).to_be_bytes())
}

fn ticket(identity: IdentityId, number: u64, queue: &str) -> NewTicket {
    NewTicket { identity, ticket: id(number), queue: queue.to_owned(), payload: vec![number as u8] }
}

async fn enter(store: &dyn Store, identity: IdentityId, number: u64, now: i64) -> TicketId {
    store.enter_queue(ticket(identity, number, "2-quick"), Timestamp(now), EVER, EVER).await.unwrap()
}

async fn match_two(store: &dyn Store, table: TableKey, seen_since: i64) -> bool {
    store.match_queue("2-quick", 2, table, Timestamp(1000), Timestamp(seen_since)).await.unwrap()
}

async fn table_of(store: &dyn Store, identity: IdentityId) -> Option<TableKey> {
    store.ticket(identity).await.unwrap().and_then(|ticket| ticket.table)
}

pub(crate) async fn those_who_waited_longest_are_matched(database: TestDatabase) {
    let store = database.open().await;
    let mut people = Vec::new();
    for number in 0..3 {
        people.push(person(&*store, number).await);
    }
    let (first, second) = (TableKey::random(), TableKey::random());
    enter(&*store, people[2], 12, 300).await;
    assert!(!match_two(&*store, first, 0).await, "one alone");
    enter(&*store, people[0], 10, 100).await;
    enter(&*store, people[1], 11, 200).await;
    store.enter_queue(ticket(people[2], 13, "3-quick"), Timestamp(301), EVER, EVER).await.unwrap();
    store.enter_queue(ticket(people[2], 14, "2-quick"), Timestamp(302), EVER, EVER).await.unwrap();
    assert!(match_two(&*store, first, 0).await);
    assert!(!match_two(&*store, second, 0).await, "one is left");
    let matched = store.matched(first).await.unwrap();
    let whom: Vec<_> = matched.iter().map(|ticket| (ticket.identity, ticket.payload.clone())).collect();
    assert_eq!(whom, [(people[0], vec![10]), (people[1], vec![11])]);
    assert_eq!(table_of(&*store, people[2]).await, None);
    let counts = store.queue_counts(EVER, EVER, 20).await.unwrap();
    let expected = QueueCount { queue: "2-quick".to_owned(), waiting: 1, waits_ms: vec![900, 800] };
    let mut found = counts.clone();
    found[0].waits_ms.sort_unstable_by_key(|wait| std::cmp::Reverse(*wait));
    assert_eq!(found, [expected]);
    assert_eq!(store.queue_counts(EVER, Timestamp(1001), 20).await.unwrap()[0].waits_ms, [] as [i64; 0]);
    assert_eq!(store.queue_counts(EVER, EVER, 1).await.unwrap()[0].waits_ms.len(), 1);
}

pub(crate) async fn those_who_are_not_seen_are_not_matched(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob) = (person(&*store, 1).await, person(&*store, 2).await);
    enter(&*store, ada, 11, 100).await;
    enter(&*store, bob, 12, 500).await;
    let table = TableKey::random();
    assert!(!match_two(&*store, table, 101).await);
    assert_eq!(store.queue_counts(Timestamp(101), EVER, 9).await.unwrap()[0].waiting, 1);
    store.renew_ticket(ada, id(99), Timestamp(600)).await.unwrap();
    assert!(!match_two(&*store, table, 101).await, "another ticket does not count");
    store.renew_ticket(ada, id(11), Timestamp(600)).await.unwrap();
    assert!(match_two(&*store, table, 101).await);
    store.renew_ticket(ada, id(11), Timestamp(9000)).await.unwrap();
    assert_eq!(store.ticket(ada).await.unwrap().unwrap().seen_at, Timestamp(600), "nobody waits any more");
    assert_eq!(store.remove_stale_tickets(Timestamp(550), 9).await, Ok(1));
    assert_eq!(store.ticket(bob).await, Ok(None));
    assert_eq!(store.remove_stale_tickets(Timestamp(2000), 9).await, Ok(1));
    assert_eq!(store.queue_counts(EVER, EVER, 9).await, Ok(Vec::new()), "the waits are gone too");
}

pub(crate) async fn person_waits_once_and_keeps_an_unseen_match(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob) = (person(&*store, 1).await, person(&*store, 2).await);
    let stranger = ticket(IdentityId::random(), 9, "2-quick");
    let refused = store.enter_queue(stranger, Timestamp(1), EVER, EVER).await;
    assert_eq!(refused, Err(Error::IdentityNotFound));
    assert_eq!(enter(&*store, ada, 11, 100).await, id(11));
    assert_eq!(enter(&*store, ada, 12, 200).await, id(12), "the second browser takes over");
    assert!(!match_two(&*store, TableKey::random(), 0).await, "nobody plays against themselves");
    let stored = store.ticket(ada).await.unwrap().unwrap();
    assert_eq!((stored.ticket, stored.entered_at), (id(12), Timestamp(100)), "the place stays");
    assert_eq!(store.leave_queue(ada, Some(id(11))).await, Ok(false), "the first browser has no say");
    enter(&*store, bob, 13, 300).await;
    let table = TableKey::random();
    assert!(match_two(&*store, table, 0).await);
    assert_eq!(enter(&*store, ada, 14, 1100).await, id(12), "the match waits for her");
    assert_eq!(store.leave_queue(ada, None).await, Ok(false), "a match stays");
    assert_eq!(table_of(&*store, ada).await, Some(table));
    store.seat_ticket(ada, table).await.unwrap();
    assert_eq!(enter(&*store, ada, 15, 1200).await, id(15), "after the seat she may wait again");
    assert_eq!(table_of(&*store, ada).await, None);
    // Bob never came: after a while he may wait again.
    let late = store.enter_queue(ticket(bob, 16, "2-quick"), Timestamp(9000), EVER, Timestamp(1001)).await;
    assert_eq!(late, Ok(id(16)));
    assert_eq!(store.leave_queue(bob, Some(id(16))).await, Ok(true));
    assert_eq!(store.ticket(bob).await, Ok(None));
}

/// Many people enter while many callers match: everybody is matched exactly once, and every table is full.
pub(crate) async fn concurrent_matches_take_everybody_once(database: TestDatabase) {
    let store = database.open().await;
    let people: Vec<_> = {
        let mut people = Vec::new();
        for number in 0..40 {
            people.push(person(&*store, number).await);
        }
        people
    };
    let mut callers = JoinSet::new();
    for (number, identity) in (0..).zip(people.clone()) {
        let store = Arc::clone(&store);
        callers.spawn(async move {
            enter(&*store, identity, 100 + number, number as i64 % 7).await;
            loop {
                match store.match_queue("2-quick", 2, TableKey::random(), Timestamp(1000), EVER).await {
                    Ok(_) => {}
                    // Two processes may wait for each other: the database ends one of them, which tries again.
                    Err(error) => assert!(matches!(error, Error::Unavailable(_)), "{error}"),
                }
                if let Some(table) = table_of(&*store, identity).await {
                    return table;
                }
                tokio::task::yield_now().await;
            }
        });
    }
    let tables: BTreeSet<TableKey> = callers.join_all().await.into_iter().collect();
    assert_eq!(tables.len(), 20);
    for table in tables {
        assert_eq!(store.matched(table).await.unwrap().len(), 2);
    }
}

/// Returns the tables of the matches that were given up.
async fn give_up(store: &dyn Store, queue: &str, matched_before: i64, now: i64) -> Vec<TableKey> {
    let queues = [queue.to_owned()];
    store.give_up_matches(&queues, Timestamp(matched_before), Timestamp(now), 9).await.unwrap()
}

pub(crate) async fn those_who_came_wait_again_at_their_old_places(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob, cyd) = (person(&*store, 1).await, person(&*store, 2).await, person(&*store, 3).await);
    enter(&*store, ada, 11, 100).await;
    enter(&*store, bob, 12, 200).await;
    let table = new_table(500);
    let key = table.id;
    assert!(match_two(&*store, key, 0).await);
    store.create(table).await.unwrap();
    store.seat_ticket(ada, key).await.unwrap();
    enter(&*store, cyd, 13, 300).await;
    assert_eq!(give_up(&*store, "2-quick", 1000, 1100).await, [], "Bob has more time");
    assert_eq!(give_up(&*store, "2-day", 1001, 1100).await, [], "another queue");
    assert_eq!(give_up(&*store, "2-quick", 1001, 61_000).await, [key]);
    assert_eq!(give_up(&*store, "2-quick", 1001, 61_000).await, [], "only once");
    assert_eq!(store.ticket(bob).await, Ok(None));
    assert_eq!(store.table(key).await, Ok(None));
    let waiting = store.ticket(ada).await.unwrap().unwrap();
    assert_eq!((waiting.table, waiting.is_seated), (None, false));
    assert_eq!((waiting.entered_at, waiting.seen_at), (Timestamp(100), Timestamp(61_000)));
    let next = TableKey::random();
    assert!(match_two(&*store, next, 0).await);
    let matched: Vec<_> = store.matched(next).await.unwrap().iter().map(|ticket| ticket.identity).collect();
    assert_eq!(matched, [ada, cyd], "Ada is first");
}

pub(crate) async fn match_is_given_up_as_a_whole_or_not_at_all(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob) = (person(&*store, 1).await, person(&*store, 2).await);
    // Both came.
    enter(&*store, ada, 11, 100).await;
    enter(&*store, bob, 12, 200).await;
    let table = TableKey::random();
    assert!(match_two(&*store, table, 0).await);
    store.seat_ticket(ada, table).await.unwrap();
    store.seat_ticket(bob, table).await.unwrap();
    assert_eq!(give_up(&*store, "2-quick", 9000, 9000).await, []);
    // Ada has begun the game with a bot in Bob's place.
    enter(&*store, ada, 13, 300).await;
    enter(&*store, bob, 14, 400).await;
    let table = new_table(500);
    let key = table.id;
    assert!(match_two(&*store, key, 0).await);
    store.create(table).await.unwrap();
    store.seat_ticket(ada, key).await.unwrap();
    store.append(append(key, 0, &["begun"])).await.unwrap();
    assert_eq!(give_up(&*store, "2-quick", 9000, 9000).await, []);
    assert!(store.table(key).await.unwrap().is_some(), "the game goes on");
    assert_eq!(table_of(&*store, ada).await, Some(key));
    assert_eq!(store.ticket(bob).await, Ok(None), "Bob has no seat any more");
    // No player came, so the table was never created.
    enter(&*store, ada, 15, 500).await;
    enter(&*store, bob, 16, 600).await;
    let table = TableKey::random();
    assert!(match_two(&*store, table, 0).await);
    assert_eq!(give_up(&*store, "2-quick", 9000, 9000).await, [table]);
    assert_eq!((store.ticket(ada).await, store.ticket(bob).await), (Ok(None), Ok(None)));
}
