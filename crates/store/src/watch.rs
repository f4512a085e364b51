//! News of what other processes did.

use crate::TableId;
use tokio::sync::broadcast;

/// Something that another process did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// The table's log has `next` entries now.
    Appended { table: TableId, next: u64 },
    /// The table is gone.
    Removed { table: TableId },
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
