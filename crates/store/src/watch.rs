//! News of what other processes did.

use crate::{ProcessId, TableId};
use tokio::sync::broadcast;

/// Who is connected to a table at one process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Here {
    /// A bit for each seat.
    pub seats: u8,
    /// How many have no seat.
    pub watching: u32,
}

/// What one process tells the others. It is not kept: who does not listen never hears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// Who is connected here now, in place of what was said before. Who `asks` wants to hear the same from others.
    Here { table: TableId, here: Here, asks: bool },
    /// Said again and again: who is silent for long has died, and nobody is connected there.
    Alive,
}

/// Something that another process did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    Announced {
        process: ProcessId,
        what: Announcement,
    },
    /// The table's log has `next` entries now.
    Appended {
        table: TableId,
        next: u64,
    },
    /// The table is gone.
    Removed {
        table: TableId,
    },
    /// Some news were missed; every table may have changed.
    Missed,
}

/// A stream of news.
#[derive(Debug)]
pub struct Watch(broadcast::Receiver<News>);

impl Watch {
    pub(crate) fn new(receiver: broadcast::Receiver<News>) -> Watch {
        Watch(receiver)
    }

    /// The next news; none when the store was closed.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(News::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
