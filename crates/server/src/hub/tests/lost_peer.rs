//! A person who counted as connected to a dead process is notified after all.

use super::*;
use iquazu_protocol::{Name, Sit};
use iquazu_store::{Identity, LocalPresence, Notice, NoticeEvent};

/// Takes a seat for a new person.
async fn sit(hub: &Arc<Hub>, table: TableKey, name: &str) -> IdentityId {
    let id = IdentityId::random();
    let person = Identity { id, name: name.to_owned(), created_at: Timestamp(1) };
    hub.store().create_identity(person, SecretHash(crate::random::secret().0)).await.expect("a new player");
    let name = Name::try_from(name.to_owned()).expect("a name");
    let sit = Command::Sit { wish: Sit { name, commits: false, nonce: None }, seat: None, invited: true };
    hub.command(table, Issuer::Person(id), sit).await.expect("a free seat");
    id
}

async fn queued(hub: &Hub) -> Vec<Notice> {
    let now = Timestamp(i64::MAX);
    hub.store().claim_notices(now, now, 9).await.expect("a queue")
}

async fn tell(hub: &Arc<Hub>, table: TableKey, message: TableMessage) {
    hub.send(table, message).await.expect("running");
    hub.inspect(table, |_, _| ()).await.expect("handled");
}

#[tokio::test]
async fn turn_that_a_dead_process_hid_is_notified_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("tables.db"), Access::Serve).await.expect("a database");
    let (hub, _) = Hub::new(OnlineConfig::new(Arc::new(store)));
    let settings = TableSettings { pace: Pace::TurnByTurn, ..settings(vec![SeatSetting::Person {}; 2]) };
    let table = create_with(&hub, settings).await;
    let (process, other) = (ProcessId::random(), ProcessId::random());
    let at = |seats| LocalPresence { seats, spectators: 0 };
    let first = sit(&hub, table, "Ada").await;
    tell(&hub, table, TableMessage::PeerPresence { process, presence: at(0b01), wants_reply: false }).await;
    sit(&hub, table, "Bo").await;
    assert_eq!(queued(&hub).await, [], "Ada counts as connected");
    tell(&hub, table, TableMessage::PeerLost { process: other }).await;
    assert_eq!(queued(&hub).await, [], "she still does");
    tell(&hub, table, TableMessage::PeerLost { process }).await;
    let notices = queued(&hub).await;
    let found: Vec<_> = notices.iter().map(|notice| (notice.identity, notice.event)).collect();
    assert_eq!(found, [(first, NoticeEvent::YourTurn)]);
    hub.store().finish_notice(notices[0].clone()).await.expect("removed");
    tell(&hub, table, TableMessage::PeerLost { process }).await;
    assert_eq!(queued(&hub).await, []);
    hub.stop().await;
}

/// It is not their turn, so they miss nothing.
#[tokio::test]
async fn person_who_need_not_move_is_not_notified() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("tables.db"), Access::Serve).await.expect("a database");
    let (hub, _) = Hub::new(OnlineConfig::new(Arc::new(store)));
    let settings = TableSettings { pace: Pace::TurnByTurn, ..settings(vec![SeatSetting::Person {}; 2]) };
    let table = create_with(&hub, settings).await;
    let process = ProcessId::random();
    let presence = LocalPresence { seats: 0b10, spectators: 0 };
    sit(&hub, table, "Ada").await;
    sit(&hub, table, "Bo").await;
    for notice in queued(&hub).await {
        hub.store().finish_notice(notice).await.expect("removed");
    }
    tell(&hub, table, TableMessage::PeerPresence { process, presence, wants_reply: false }).await;
    tell(&hub, table, TableMessage::PeerLost { process }).await;
    assert_eq!(queued(&hub).await, []);
    hub.stop().await;
}
