mod charge;
mod held_notices;

use super::*;
use iquazu_protocol::{Clock, Pace, SeatSetting, TableSettings, Visibility};
use iquazu_store::{Access, Sqlite};

/// Creates a hub with one table, for two people.
pub(super) async fn hub_with_table(folder: &std::path::Path) -> (Arc<Hub>, TableKey) {
    let store = Sqlite::open(&folder.join("tables.db"), Access::Serve).await.expect("a database");
    let (hub, _) = Hub::new(OnlineConfig::new(Arc::new(store)));
    let id = create_table(&hub, vec![SeatSetting::Person {}; 2]).await;
    (hub, id)
}

/// Creates a table with these seats.
async fn create_table(hub: &Hub, seats: Vec<SeatSetting>) -> TableKey {
    create_with(hub, settings(seats)).await
}

fn settings(seats: Vec<SeatSetting>) -> TableSettings {
    TableSettings {
        edition: "reconstructed-1".parse().expect("a name"),
        edition_data: None,
        seats,
        handicaps: Vec::new(),
        pace: Pace::Live,
        clock: Clock::None {},
        substitute: iquazu_protocol::Level::Casual,
        visibility: Visibility::Link,
        hints: false,
    }
}

async fn create_with(hub: &Hub, settings: TableSettings) -> TableKey {
    let (id, host, secret) = (TableKey::random(), IdentityId::random(), crate::random::secret());
    let created = crate::table::TableEvent::Created {
        settings,
        secret,
        host,
        guests: Vec::new(),
        guest_seats: Vec::new(),
        fair: crate::table::NEWEST_SCHEME,
        at: now_ms(),
    };
    create(hub.store(), id, &[created]).await.expect("created");
    id
}

#[tokio::test]
async fn panicked_table_is_removed_and_loads_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (hub, table) = hub_with_table(folder.path()).await;
    let panicked: Result<(), Refusal> = hub.inspect(table, |_, _| panic!("on purpose")).await;
    assert_eq!(panicked, Err(Refusal::Unavailable {}));
    assert_eq!(hub.inspect(table, |table, _| table.entry_count).await, Ok(1), "the table is there again");
    let panicked: Result<(), Refusal> = hub.inspect(table, |_, _| panic!("on purpose")).await;
    assert_eq!(panicked, Err(Refusal::Unavailable {}));
    while hub.tables_loaded() > 0 {
        // Its task may still be unwinding.
        tokio::task::yield_now().await;
    }
    hub.stop().await;
}
