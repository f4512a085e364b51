//! Chat of a table: committed and broadcast like events, but outside of the log.

use super::TableActor;
use crate::hub::event_log::log_event;
use crate::hub::persistence;
use crate::table::TableEvent;
use iquazu_protocol::Refusal;

impl TableActor {
    /// Stores a line of chat, then broadcasts it. The log does not change.
    pub(super) async fn commit_chat(&mut self, line: &TableEvent) -> Result<u64, Refusal> {
        let added = persistence::add_chat_line(self.hub.config.store.as_ref(), self.table.id, line).await;
        match added {
            Ok(number) if number == self.table.chat.last_number() + 1 => self.apply_chat(number, line),
            // The database went back in time, and lost lines.
            Ok(number) if number <= self.table.chat.last_number() => self.reload().await?,
            // Another process was first: its lines come before this one.
            Ok(_) => self.read_chat().await?,
            Err(refusal) => {
                self.needs_chat = true;
                return Err(refusal);
            }
        }
        Ok(self.table.entry_count)
    }

    /// Applies and broadcasts stored lines of chat that are not known yet.
    pub(super) async fn read_chat(&mut self) -> Result<(), Refusal> {
        let lines = persistence::read_chat(self.hub.config.store.as_ref(), self.table.id).await?;
        self.needs_chat = false;
        for (number, line) in lines {
            if number > self.table.chat.last_number() {
                self.apply_chat(number, &line);
            }
        }
        Ok(())
    }

    fn apply_chat(&mut self, number: u64, line: &TableEvent) {
        self.table.chat.add(number, line);
        log_event(&self.table, line);
        self.subscribers.broadcast_event(&self.table, line);
    }
}
