//! Receives the notifications of other processes by LISTEN. After a reconnect it reports [`StoreEvent::Lagged`],
//! because notifications may have been missed. A connection that only listens would not notice that the database is gone,
//! so it asks regularly.

use std::time::Duration;
use tokio::sync::{broadcast, watch};
use tokio_postgres::{AsyncMessage, Client};

use super::address::{Address, RawConnection};
use crate::{LocalPresence, PeerMessage, ProcessId, SecretHash, StoreEvent, TableKey};

/// The channel that `pg_notify` uses in `tables.rs`.
const LISTEN: &str = "LISTEN iquazu";

const RECONNECT_BACKOFF: Duration = Duration::from_millis(250);
/// How often to ask whether the database is there, and how long to wait for the answer.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(2);
const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(3);

/// Encodes a notification about a table: the process, the table, and its next sequence number, or nothing after the
/// table if it was removed.
pub(super) fn table_payload(process: ProcessId, table: TableKey, next: Option<u64>) -> String {
    match next {
        Some(next) => format!("{process} {table} {next}"),
        None => format!("{process} {table}"),
    }
}

/// Encodes a notification about a new line of chat.
pub(super) fn chat_payload(process: ProcessId, table: TableKey) -> String {
    format!("{process} chat {table}")
}

/// Encodes a [`PeerMessage`].
pub(super) fn peer_payload(process: ProcessId, message: &PeerMessage) -> String {
    match message {
        PeerMessage::Heartbeat => format!("{process} alive"),
        PeerMessage::DeviceRemoved { secret } => {
            let hex: String = secret.0.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("{process} device {hex}")
        }
        PeerMessage::Presence { table, presence, wants_reply: asks } => {
            let asks = if *asks { " asks" } else { "" };
            format!("{process} here {table} {} {}{asks}", presence.seats, presence.spectators)
        }
    }
}

/// Listens until the store closes.
pub(super) async fn listen(
    address: Address,
    process: ProcessId,
    events: broadcast::Sender<StoreEvent>,
    mut closed: watch::Receiver<bool>,
) {
    tokio::select! {
        _ = closed.wait_for(|closed| *closed) => {}
        () = listen_loop(&address, process, &events) => {}
    }
}

async fn listen_loop(address: &Address, process: ProcessId, events: &broadcast::Sender<StoreEvent>) {
    loop {
        if let Ok((client, connection)) = address.connect().await {
            let listening = async {
                if is_answered(&client, LISTEN).await {
                    let _ = events.send(StoreEvent::Lagged);
                    while is_answered(&client, "SELECT 1").await {
                        tokio::time::sleep(HEARTBEAT_INTERVAL).await;
                    }
                }
            };
            tokio::select! {
                () = listening => {}
                () = forward_notifications(connection, process, events) => {}
            }
        }
        tokio::time::sleep(RECONNECT_BACKOFF).await;
    }
}

async fn is_answered(client: &Client, sql: &str) -> bool {
    tokio::time::timeout(HEARTBEAT_TIMEOUT, client.batch_execute(sql)).await.is_ok_and(|answer| answer.is_ok())
}

/// Forwards notifications until the connection closes.
async fn forward_notifications(
    mut connection: RawConnection,
    process: ProcessId,
    events: &broadcast::Sender<StoreEvent>,
) {
    while let Some(Ok(message)) = std::future::poll_fn(|context| connection.poll_message(context)).await {
        let AsyncMessage::Notification(notification) = message else { continue };
        if let Some(event) = parse_payload(notification.payload(), process) {
            // Fails only if nobody subscribes.
            let _ = events.send(event);
        }
    }
}

/// Decodes a notification. Returns `None` for our own and for those of a newer version that this one does not
/// understand.
fn parse_payload(text: &str, own: ProcessId) -> Option<StoreEvent> {
    let words: Vec<&str> = text.split(' ').collect();
    let process: ProcessId = words.first()?.parse().ok()?;
    if process == own {
        return None;
    }
    let peer = |message| Some(StoreEvent::Peer { process, message });
    match words[1..] {
        ["alive"] => peer(PeerMessage::Heartbeat),
        ["device", hex] => peer(PeerMessage::DeviceRemoved { secret: parse_hex(hex)? }),
        ["here", table, seats, spectators, ref asks @ ..] => {
            let presence = LocalPresence { seats: seats.parse().ok()?, spectators: spectators.parse().ok()? };
            peer(PeerMessage::Presence { table: table.parse().ok()?, presence, wants_reply: *asks == ["asks"] })
        }
        ["chat", table] => Some(StoreEvent::ChatAdded { table: table.parse().ok()? }),
        [table] => Some(StoreEvent::Removed { table: table.parse().ok()? }),
        [table, next] => Some(StoreEvent::Appended { table: table.parse().ok()?, next_seq: next.parse().ok()? }),
        _ => None,
    }
}

fn parse_hex(text: &str) -> Option<SecretHash> {
    let mut hash = [0; 32];
    for (place, byte) in hash.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    (text.len() == 64).then_some(SecretHash(hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payload_round_trips_and_own_is_ignored() {
        let (us, them, table) = (ProcessId::random(), ProcessId::random(), TableKey::random());
        assert_eq!(
            parse_payload(&table_payload(them, table, Some(7)), us),
            Some(StoreEvent::Appended { table, next_seq: 7 })
        );
        assert_eq!(parse_payload(&table_payload(them, table, None), us), Some(StoreEvent::Removed { table }));
        assert_eq!(parse_payload(&chat_payload(them, table), us), Some(StoreEvent::ChatAdded { table }));
        assert_eq!(parse_payload(&table_payload(us, table, Some(7)), us), None);
        for asks in [false, true] {
            let here = PeerMessage::Presence {
                table,
                presence: LocalPresence { seats: 0b101, spectators: 3 },
                wants_reply: asks,
            };
            let removed =
                PeerMessage::DeviceRemoved { secret: SecretHash(std::array::from_fn(|place| place as u8 * 7)) };
            for message in [PeerMessage::Heartbeat, removed, here] {
                let event = parse_payload(&peer_payload(them, &message), us);
                assert_eq!(event, Some(StoreEvent::Peer { process: them, message }));
            }
        }
        assert_eq!(parse_payload("from somebody else", us), None);
        assert_eq!(parse_payload(&format!("{them} here {table} 5"), us), None);
    }
}
