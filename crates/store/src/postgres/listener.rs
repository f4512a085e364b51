//! Hears what other processes do, by LISTEN. When the connection is lost and found again, news
//! may have been missed, and that is said.

use std::time::Duration;
use tokio::sync::{broadcast, watch};
use tokio_postgres::AsyncMessage;

use super::address::{Address, Connection};
use crate::{News, TableId};

/// The channel's name, in [`notify`] and here.
const LISTEN: &str = "LISTEN iquazu";

const PAUSE: Duration = Duration::from_millis(250);

/// The text that goes with a notification: who says it, of which table, and its next number or
/// nothing when the table is gone.
pub(super) fn notice(process: TableId, table: TableId, next: Option<u64>) -> String {
    match next {
        Some(next) => format!("{process} {table} {next}"),
        None => format!("{process} {table}"),
    }
}

/// Listens until the store is closed.
pub(super) async fn listen(
    address: Address,
    process: TableId,
    news: broadcast::Sender<News>,
    mut closed: watch::Receiver<bool>,
) {
    tokio::select! {
        _ = closed.wait_for(|closed| *closed) => {}
        () = listen_for_ever(&address, process, &news) => {}
    }
}

async fn listen_for_ever(address: &Address, process: TableId, news: &broadcast::Sender<News>) {
    loop {
        if let Ok((client, connection)) = address.connect().await {
            let listening = async {
                if client.batch_execute(LISTEN).await.is_ok() {
                    let _ = news.send(News::Missed);
                    std::future::pending::<()>().await;
                }
            };
            tokio::select! {
                () = listening => {}
                () = hear(connection, process, news) => {}
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Passes notifications on until the connection is lost.
async fn hear(mut connection: Connection, process: TableId, news: &broadcast::Sender<News>) {
    while let Some(Ok(message)) = std::future::poll_fn(|context| connection.poll_message(context)).await {
        let AsyncMessage::Notification(notification) = message else { continue };
        if let Some(heard) = read(notification.payload(), process) {
            // Nobody may be watching.
            let _ = news.send(heard);
        }
    }
}

fn read(text: &str, process: TableId) -> Option<News> {
    let mut words = text.split(' ');
    let speaker: TableId = words.next()?.parse().ok()?;
    let table = words.next()?.parse().ok()?;
    if speaker == process {
        return None;
    }
    match words.next() {
        Some(next) => Some(News::Appended { table, next: next.parse().ok()? }),
        None => Some(News::Removed { table }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_reads_back_unless_it_is_our_own() {
        let (us, them, table) = (TableId::random(), TableId::random(), TableId::random());
        assert_eq!(read(&notice(them, table, Some(7)), us), Some(News::Appended { table, next: 7 }));
        assert_eq!(read(&notice(them, table, None), us), Some(News::Removed { table }));
        assert_eq!(read(&notice(us, table, Some(7)), us), None);
        assert_eq!(read("from somebody else", us), None);
    }
}
