//! Finds people to play with: queues in the database, which all processes share.
//!
//! A match is one statement of the database: it gives the people who waited longest a table that does not exist yet.
//! The next request of one of them creates it. If a process dies in between, another process does.

use crate::api::{ApiError, ApiState, take_seat};
use crate::hub::{Hub, TableMessage, create, now_ms, timestamp};
use crate::random;
use crate::table::{Command, Issuer, NEWEST_SCHEME, TableEvent};
use iquazu_protocol::{Name, Pace, QueueInfo, QueueSpeed, Refusal, SeatAssignment, Sit, TableSettings};
use iquazu_rules::Seat;
use iquazu_store::{Error, IdentityId, QueueCount, TableKey, Ticket, Timestamp};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::time::Duration;

/// How long somebody who was matched and did not come keeps that match, unless they take their seat.
pub(crate) const MATCH_TTL: Duration = Duration::from_secs(120);
/// The median wait of a queue is that of its newest matches: at most [`MEDIAN_MATCHES`], none older than this.
const MEDIAN_PERIOD: Duration = Duration::from_secs(7 * 24 * 3600);
const MEDIAN_MATCHES: u32 = 20;
/// How long tickets and waits stay in the database.
const TICKET_RETENTION: Duration = Duration::from_secs(7 * 24 * 3600);
const PURGE_LIMIT: u32 = 1000;

/// What people wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QueueKey {
    pub(crate) players: u8,
    pub(crate) speed: QueueSpeed,
}

impl QueueKey {
    /// Returns the key if the number of players is possible.
    pub(crate) fn new(players: u8, speed: QueueSpeed) -> Option<QueueKey> {
        (2..=4).contains(&players).then_some(QueueKey { players, speed })
    }

    /// Returns the name of the queue in the database, such as `2-quick`.
    pub(crate) fn name(self) -> String {
        format!("{}-{}", self.players, self.speed.name())
    }

    /// Returns the key of a name.
    pub(crate) fn parse(name: &str) -> Option<QueueKey> {
        let (players, speed) = name.split_once('-')?;
        let speed = QueueSpeed::ALL.into_iter().find(|known| known.name() == speed)?;
        QueueKey::new(players.parse().ok()?, speed)
    }

    fn settings(self) -> TableSettings {
        self.speed.settings(self.players)
    }
}

/// What the seat of somebody who waits needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TicketPayload {
    pub(crate) name: Name,
    #[serde(default)]
    pub(crate) commits: bool,
}

impl Hub {
    /// Returns since when somebody must have been seen to count as waiting.
    pub(crate) fn queue_seen_since(&self) -> Timestamp {
        timestamp(now_ms()).saturating_sub(self.config.queue_timeout)
    }

    /// Matches as many people of a queue as possible.
    pub(crate) async fn match_queue(&self, key: QueueKey) -> Result<(), Error> {
        let (name, since) = (key.name(), self.queue_seen_since());
        while self.store().match_queue(&name, key.players, TableKey::random(), timestamp(now_ms()), since).await? {}
        Ok(())
    }

    /// Returns the queues in which somebody waits or was matched in the last week.
    pub(crate) async fn queue_infos(&self) -> Result<Vec<QueueInfo>, Error> {
        let matched_since = timestamp(now_ms()).saturating_sub(MEDIAN_PERIOD);
        let counts = self.store().queue_counts(self.queue_seen_since(), matched_since, MEDIAN_MATCHES).await?;
        let info = |count: QueueCount| {
            let QueueKey { players, speed } = QueueKey::parse(&count.queue)?;
            Some(QueueInfo { players, speed, waiting: count.waiting, lately_seconds: median_seconds(count.waits_ms) })
        };
        Ok(counts.into_iter().filter_map(info).collect())
    }

    /// Gives up matches in which somebody has not come: the others wait again, at their old places.
    pub(crate) async fn give_up_matches(&self) -> Result<(), Error> {
        let now = timestamp(now_ms());
        let overdue = now.saturating_sub(self.config.match_timeout);
        let given_up = self.store().give_up_matches(&live_queues(), overdue, now, PURGE_LIMIT).await?;
        for table in given_up {
            tracing::info!(%table, "match given up: somebody has not come");
            self.send_if_loaded(table, TableMessage::TableRemoved);
        }
        Ok(())
    }

    /// Removes stale tickets and waits.
    pub(crate) async fn purge_queues(&self, now: Timestamp) -> Result<(), Error> {
        self.store().remove_stale_tickets(now.saturating_sub(TICKET_RETENTION), PURGE_LIMIT).await.map(drop)
    }
}

/// Returns the names of the queues whose players have to be there. In a game over days all have their seats at once.
fn live_queues() -> Vec<String> {
    let live = QueueSpeed::ALL.into_iter().filter(|speed| speed.pace() == Pace::Live);
    live.flat_map(|speed| (2..=4).map(move |players| QueueKey { players, speed }.name())).collect()
}

/// Returns the median of waits in whole seconds.
fn median_seconds(mut waits_ms: Vec<i64>) -> Option<u32> {
    waits_ms.sort_unstable();
    let median = *waits_ms.get(waits_ms.len() / 2)?;
    Some(u32::try_from(median / 1000).unwrap_or(0))
}

/// Gives a matched person their seat. The table is created if nobody else has done it yet.
pub(crate) async fn seat_matched(state: &ApiState, mine: &Ticket, table: TableKey) -> Result<SeatAssignment, ApiError> {
    let store = state.hub.store();
    let people = store.matched(table).await?;
    if store.table(table).await?.is_none() {
        create_table(state, mine, table, &people).await?;
    }
    let over_days = QueueKey::parse(&mine.queue).is_some_and(|key| key.speed.pace() == Pace::TurnByTurn);
    if over_days {
        // Nobody has to be there for a game over days, so all get their seats at once.
        for other in people.iter().filter(|other| other.identity != mine.identity) {
            match sit(state, other, table).await {
                // A banned person leaves the seat to another guest.
                Ok(_) | Err(ApiError(Refusal::Banned { .. } | Refusal::NameRefused {})) => {}
                Err(error) => return Err(error),
            }
        }
    }
    let seat = sit(state, mine, table).await?;
    if !store.seat_ticket(mine.identity, table).await? {
        // The match was given up a moment ago.
        let _ = state.hub.command(table, Issuer::Person(mine.identity), Command::Leave).await;
        return Err(ApiError(Refusal::Unavailable {}));
    }
    Ok(seat)
}

async fn sit(state: &ApiState, ticket: &Ticket, table: TableKey) -> Result<SeatAssignment, ApiError> {
    let unreadable = |_| ApiError(Refusal::Unavailable {});
    let TicketPayload { name, commits } = serde_json::from_slice(&ticket.payload).map_err(unreadable)?;
    take_seat(state, table, ticket.identity, Sit { name, commits, nonce: None }, None, false).await
}

async fn create_table(state: &ApiState, mine: &Ticket, table: TableKey, people: &[Ticket]) -> Result<(), ApiError> {
    let key = QueueKey::parse(&mine.queue).ok_or(ApiError(Refusal::Unavailable {}))?;
    let guests = seat_order(table, people.iter().map(|ticket| ticket.identity).collect());
    let guest_seats: Vec<Seat> = Seat::ALL.into_iter().take(guests.len()).collect();
    let host = guests.first().copied().unwrap_or(mine.identity);
    let (settings, secret, fair, at) = (key.settings(), random::secret(), NEWEST_SCHEME, now_ms());
    let created = TableEvent::Created { settings, secret, host, guests, guest_seats, fair, at };
    match create(state.hub.store(), table, &[created]).await {
        Ok(_) => Ok(()),
        // Another process may have been faster.
        Err(_) if state.hub.store().table(table).await?.is_some() => Ok(()),
        Err(refusal) => Err(ApiError(refusal)),
    }
}

/// Returns people in random order: by a hash of the table, whose key is random.
fn seat_order(table: TableKey, mut people: Vec<IdentityId>) -> Vec<IdentityId> {
    people.sort_by_cached_key(|identity| -> [u8; 32] {
        Sha256::new().chain_update(table.as_bytes()).chain_update(identity.as_bytes()).finalize().into()
    });
    people
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queue_names_round_trip_and_their_settings_are_valid() {
        for players in 2..=4 {
            for speed in QueueSpeed::ALL {
                let key = QueueKey::new(players, speed).expect("a queue");
                assert_eq!(QueueKey::parse(&key.name()), Some(key));
                assert_eq!(key.settings().validate().map(|players| players.count()), Ok(players));
                assert!(key.settings().edition_draft().is_ok());
                assert_eq!(serde_json::to_value(speed).expect("JSON"), speed.name());
            }
        }
        for bad in ["", "2", "2-", "5-quick", "1-day", "x-quick", "2-slow"] {
            assert_eq!(QueueKey::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn median_is_of_the_middle_wait() {
        assert_eq!(median_seconds(Vec::new()), None);
        assert_eq!(median_seconds(vec![9_999]), Some(9));
        assert_eq!(median_seconds(vec![60_000, 1_000, 5_000]), Some(5));
    }
}
