//! Notices of people who count as connected: held back, withdrawn by the process that has sent them the
//! change, and sent if that process has died.

use super::*;
use crate::hub::outbox::{OutboxReceiver, outbox};
use iquazu_protocol::{Name, Sit};
use iquazu_store::{Identity, LocalPresence, Notice, NoticeEvent};

/// Takes a seat for a new person.
async fn sit(hub: &Arc<Hub>, table: TableKey, name: &str) -> IdentityId {
    let id = IdentityId::random();
    let person = Identity { id, name: name.to_owned(), created_at: Timestamp(1) };
    hub.store().create_identity(person, SecretHash(crate::random::secret().0)).await.expect("a new player");
    let name = Name::try_from(name.to_owned()).expect("a name");
    let sit = Command::Sit { sit: Sit { name, commits: false, nonce: None }, seat: None, invited: true };
    hub.command(table, Issuer::Person(id), sit).await.expect("a free seat");
    id
}

/// Returns the notices that are due after a time.
async fn due_after(hub: &Hub, wait: Duration) -> Vec<(IdentityId, NoticeEvent)> {
    let now = timestamp(now_ms()).saturating_add(wait);
    let notices: Vec<Notice> = hub.store().claim_notices(now, Timestamp(0), 9).await.expect("a queue");
    notices.iter().map(|notice| (notice.identity, notice.event)).collect()
}

async fn tell(hub: &Arc<Hub>, table: TableKey, message: TableMessage) {
    hub.send(table, message).await.expect("running");
    hub.inspect(table, |_, _| ()).await.expect("handled");
}

async fn connect(hub: &Arc<Hub>, table: TableKey, identity: IdentityId, id: u64) -> OutboxReceiver {
    let (outbox, received) = outbox();
    tell(hub, table, TableMessage::Connected { id, identity: Some(identity), last_seq: None, outbox }).await;
    received
}

fn hub_on(store: &Arc<dyn Store>) -> Arc<Hub> {
    Hub::new(OnlineConfig::new(Arc::clone(store))).0
}

/// Creates a table over days at which Ada sits, and waits for another player: the game then begins with her turn.
async fn waiting_table(hub: &Arc<Hub>) -> (TableKey, IdentityId) {
    let settings = TableSettings { pace: Pace::TurnByTurn, ..settings(vec![SeatSetting::Person {}; 2]) };
    let table = create_with(hub, settings).await;
    let ada = sit(hub, table, "Ada").await;
    (table, ada)
}

/// Longer than notices are held back.
const HELD: Duration = Duration::from_secs(11);

async fn dead_process_leaves_the_notice(store: Arc<dyn Store>) {
    let hub = hub_on(&store);
    let (table, ada) = waiting_table(&hub).await;
    let (process, presence) = (ProcessId::random(), LocalPresence { seats: 0b01, spectators: 0 });
    tell(&hub, table, TableMessage::PeerPresence { process, presence, wants_reply: false }).await;
    sit(&hub, table, "Bo").await;
    assert_eq!(due_after(&hub, Duration::ZERO).await, [], "Ada counts as connected");
    // All processes die now, before any of them has sent Ada her turn.
    drop(hub);
    let next = hub_on(&store);
    assert_eq!(due_after(&next, HELD).await, [(ada, NoticeEvent::YourTurn)]);
    next.stop().await;
}

async fn connected_person_is_not_notified(store: Arc<dyn Store>) {
    let hub = hub_on(&store);
    let (table, ada) = waiting_table(&hub).await;
    let received = connect(&hub, table, ada, 1).await;
    sit(&hub, table, "Bo").await;
    assert_eq!(due_after(&hub, HELD).await, [(ada, NoticeEvent::YourTurn)], "the process may die now");
    // The notice is claimed and due again at once. Only its withdrawal ends that.
    while !due_after(&hub, HELD).await.is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(received);
    hub.stop().await;
}

async fn person_who_comes_back_elsewhere_is_not_notified(store: Arc<dyn Store>) {
    let dead = hub_on(&store);
    let (table, ada) = waiting_table(&dead).await;
    let _lost = connect(&dead, table, ada, 1).await;
    sit(&dead, table, "Bo").await;
    let next = hub_on(&store);
    let _received = connect(&next, table, ada, 2).await;
    next.stop().await;
    assert_eq!(due_after(&next, HELD).await, [], "a process that stops does not wait");
}

/// Bo is connected and need not move; only Ada gets a notice.
async fn person_who_need_not_move_is_not_notified(store: Arc<dyn Store>) {
    let hub = hub_on(&store);
    let (table, ada) = waiting_table(&hub).await;
    let bo = sit(&hub, table, "Bo").await;
    let _received = connect(&hub, table, bo, 1).await;
    assert_eq!(due_after(&hub, HELD).await, [(ada, NoticeEvent::YourTurn)], "Ada is not there");
    hub.stop().await;
}

macro_rules! on_both_databases {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    let folder = tempfile::tempdir().expect("a folder");
                    let file = folder.path().join("tables.db");
                    let store = crate::hub::tests::Sqlite::open(&file, iquazu_store::Access::Serve).await;
                    super::$test(std::sync::Arc::new(store.expect("a database"))).await;
                }
            )+
        }
        #[cfg(feature = "cluster")]
        mod postgres {
            $(
                #[tokio::test]
                async fn $test() {
                    let database = iquazu_store::Database::create().expect("a PostgreSQL");
                    let store = iquazu_store::Postgres::open(&database.address()).await;
                    super::$test(std::sync::Arc::new(store.expect("a database"))).await;
                }
            )+
        }
    };
}

on_both_databases! {
    dead_process_leaves_the_notice,
    connected_person_is_not_notified,
    person_who_comes_back_elsewhere_is_not_notified,
    person_who_need_not_move_is_not_notified,
}
