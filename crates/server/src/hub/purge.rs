//! Purges stale data by the rules of [`Retention`](crate::Retention).

use super::{Hub, TableMessage};
use iquazu_store::{Error, TableStatus, Timestamp};
use std::time::Duration;

/// The most that is removed of each kind at a time, so that players do not wait for it.
const BATCH: u32 = 200;

impl Hub {
    /// Removes stale tables and identities, a batch of each kind. The next round removes more.
    pub(crate) async fn purge(&self, now: Timestamp) -> Result<(), Error> {
        let rules = &self.config.retention;
        let mut tables = 0u64;
        for (status, age) in [
            (TableStatus::Waiting, rules.waiting_tables),
            (TableStatus::Playing, rules.abandoned_tables),
            (TableStatus::Finished, rules.finished_tables),
        ] {
            let Some(age) = age else { continue };
            for table in self.store().stale_tables(status, now.saturating_sub(age), BATCH).await? {
                tables += u64::from(self.store().remove(table).await?);
                self.send_if_loaded(table, TableMessage::TableRemoved);
            }
        }
        let identities = match (rules.unused_identities, rules.unseated_identities) {
            (None, None) => 0,
            (unused, unseated) => {
                let since = |age: Option<Duration>| age.map_or(Timestamp(i64::MIN), |age| now.saturating_sub(age));
                // Without a rule for people without a seat the other one applies to them too.
                self.store().remove_stale_identities(since(unused), since(unseated.or(unused)), BATCH).await?
            }
        };
        if tables + identities > 0 {
            tracing::info!(tables, identities, "purged stale tables and players");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::OnlineConfig;
    use iquazu_store::{Access, NewTable, Sqlite, Store, TableKey, TableUpdate};
    use std::sync::Arc;

    const DAY_MS: i64 = 24 * 3_600_000;

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_are_purged_by_their_status_and_age() {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> =
            Arc::new(Sqlite::open(&folder.path().join("tables.db"), Access::Serve).await.unwrap());
        let (hub, _queues) = Hub::new(OnlineConfig::new(Arc::clone(&store)));
        let now = Timestamp(2000 * DAY_MS);
        let make = async |status, age: i64| {
            let update =
                TableUpdate { status, summary: "{}".to_owned(), due_at: None, seats: Vec::new(), notices: Vec::new() };
            let (id, created_at) = (TableKey::random(), Timestamp(now.0 - age * DAY_MS));
            let table = NewTable { id, created_at, is_public: true, entries: Vec::new(), update };
            store.create(table).await.unwrap();
            id
        };
        let rules = [(TableStatus::Waiting, 14), (TableStatus::Playing, 90), (TableStatus::Finished, 730)];
        let mut made = Vec::new();
        for (status, days) in rules {
            made.push((make(status, days - 1).await, true));
            made.push((make(status, days + 1).await, false));
        }
        hub.purge(now).await.unwrap();
        for (table, stays) in made {
            assert_eq!(store.table(table).await.unwrap().is_some(), stays);
        }
    }
}
