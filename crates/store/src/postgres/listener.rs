//! Hears what other processes do, by LISTEN. When the connection is lost and found again, news
//! may have been missed, and that is said.

use std::time::Duration;
use tokio::sync::{broadcast, watch};
use tokio_postgres::AsyncMessage;

use super::address::{Address, Connection};
use crate::{Announcement, Here, News, ProcessId, TableId};

/// The channel's name, in [`notify`] and here.
const LISTEN: &str = "LISTEN iquazu";

const PAUSE: Duration = Duration::from_millis(250);

/// The text that goes with a notification: who says it, of which table, and its next number or
/// nothing when the table is gone.
pub(super) fn notice(process: ProcessId, table: TableId, next: Option<u64>) -> String {
    match next {
        Some(next) => format!("{process} {table} {next}"),
        None => format!("{process} {table}"),
    }
}

/// The text of an announcement.
pub(super) fn announcement(process: ProcessId, what: &Announcement) -> String {
    match what {
        Announcement::Alive => format!("{process} alive"),
        Announcement::Here { table, here, asks } => {
            let asks = if *asks { " asks" } else { "" };
            format!("{process} here {table} {} {}{asks}", here.seats, here.watching)
        }
    }
}

/// Listens until the store is closed.
pub(super) async fn listen(
    address: Address,
    process: ProcessId,
    news: broadcast::Sender<News>,
    mut closed: watch::Receiver<bool>,
) {
    tokio::select! {
        _ = closed.wait_for(|closed| *closed) => {}
        () = listen_for_ever(&address, process, &news) => {}
    }
}

async fn listen_for_ever(address: &Address, process: ProcessId, news: &broadcast::Sender<News>) {
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
async fn hear(mut connection: Connection, process: ProcessId, news: &broadcast::Sender<News>) {
    while let Some(Ok(message)) = std::future::poll_fn(|context| connection.poll_message(context)).await {
        let AsyncMessage::Notification(notification) = message else { continue };
        if let Some(heard) = read(notification.payload(), process) {
            // Nobody may be watching.
            let _ = news.send(heard);
        }
    }
}

/// What we said ourselves is no news; what a newer process says may not be understood, and is left alone.
fn read(text: &str, own: ProcessId) -> Option<News> {
    let words: Vec<&str> = text.split(' ').collect();
    let process: ProcessId = words.first()?.parse().ok()?;
    if process == own {
        return None;
    }
    let announced = |what| Some(News::Announced { process, what });
    match words[1..] {
        ["alive"] => announced(Announcement::Alive),
        ["here", table, seats, watching, ref asks @ ..] => {
            let here = Here { seats: seats.parse().ok()?, watching: watching.parse().ok()? };
            announced(Announcement::Here { table: table.parse().ok()?, here, asks: *asks == ["asks"] })
        }
        [table] => Some(News::Removed { table: table.parse().ok()? }),
        [table, next] => Some(News::Appended { table: table.parse().ok()?, next: next.parse().ok()? }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_reads_back_unless_it_is_our_own() {
        let (us, them, table) = (ProcessId::random(), ProcessId::random(), TableId::random());
        assert_eq!(read(&notice(them, table, Some(7)), us), Some(News::Appended { table, next: 7 }));
        assert_eq!(read(&notice(them, table, None), us), Some(News::Removed { table }));
        assert_eq!(read(&notice(us, table, Some(7)), us), None);
        for asks in [false, true] {
            let here = Announcement::Here { table, here: Here { seats: 0b101, watching: 3 }, asks };
            for what in [Announcement::Alive, here] {
                let heard = read(&announcement(them, &what), us);
                assert_eq!(heard, Some(News::Announced { process: them, what }));
            }
        }
        assert_eq!(read("from somebody else", us), None);
        assert_eq!(read(&format!("{them} here {table} 5"), us), None);
    }
}
