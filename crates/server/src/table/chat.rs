//! The chat of a table. It is stored apart from the log, so that no amount of it can hold up the game: old lines give way.

use super::event::{RequestKey, TableEvent};
use iquazu_protocol::ChatLine;
use std::collections::VecDeque;

/// The number of lines that a table keeps, all of which are in a snapshot.
pub(crate) const CHAT_LINES: u32 = 50;

/// The newest lines of chat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    /// With the requests that they answer.
    lines: VecDeque<(ChatLine, RequestKey)>,
    /// The number of the newest stored line. Old logs have lines without a number.
    last_number: u64,
}

impl Chat {
    /// Returns the number of the newest stored line.
    pub(crate) fn last_number(&self) -> u64 {
        self.last_number
    }

    /// Adds a stored line with its number, which is larger than all before. Other events are ignored.
    pub(crate) fn add(&mut self, number: u64, line: &TableEvent) {
        self.last_number = number;
        self.add_logged(line);
    }

    /// Adds a line of a log from the time when chat was part of it.
    pub(super) fn add_logged(&mut self, line: &TableEvent) {
        if let TableEvent::Chat { seat, content, at, request_key } = line {
            let line = ChatLine { seat: *seat, content: content.clone(), at: *at };
            self.lines.push_back((line, request_key.clone()));
        }
        while self.lines.len() > CHAT_LINES as usize {
            self.lines.pop_front();
        }
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = &ChatLine> {
        self.lines.iter().map(|(line, _)| line)
    }

    /// Returns whether a line answers this request.
    pub(super) fn has_answered(&self, request_key: &RequestKey) -> bool {
        self.lines.iter().any(|(_, known)| known == request_key)
    }
}
