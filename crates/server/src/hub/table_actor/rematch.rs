//! The table of a rematch.

use super::TableActor;
use crate::hub::{now_ms, persistence};
use crate::random;
use crate::table::Command;
use iquazu_protocol::{Refusal, RequestId, ServerMessage};
use iquazu_store::{IdentityId, TableKey};

impl TableActor {
    /// Creates the table of the rematch unless it exists.
    pub(super) async fn rematch(&mut self, from: u64, request: RequestId) {
        let made = match (self.table.rematch, self.subscribers.identity(from)) {
            (None, Some(Some(host))) if self.table.seat_of(&host).is_some() && self.table.game.is_over() => {
                self.create_rematch(host).await
            }
            (known, _) => Ok(known.unwrap_or(self.table.id)),
        };
        match made {
            Ok(table) => self.handle_request(from, request, Command::Rematch { table }).await,
            Err(refusal) => self.subscribers.send(from, &ServerMessage::Refused { request: Some(request), refusal }),
        }
    }

    async fn create_rematch(&self, host: IdentityId) -> Result<TableKey, Refusal> {
        // Always the same id: if the link to it cannot be stored, or two processes create it at once, there is still only
        // one.
        let id = self.table.rematch_key();
        if self.hub.store().table(id).await.map_err(|error| persistence::store_refusal(&error))?.is_some() {
            return Ok(id);
        }
        let created = self.table.rematch_entry(host, random::secret(), now_ms());
        persistence::create(self.hub.config.store.as_ref(), id, &[created]).await.map(|_| id)
    }
}
