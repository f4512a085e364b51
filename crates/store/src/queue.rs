//! Queues of people who look for others to play.

use async_trait::async_trait;

use crate::{Error, IdentityId, TableKey, TicketId, Timestamp};

/// Somebody who wants to wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTicket {
    /// The person. They wait in one queue at a time.
    pub identity: IdentityId,
    /// The ticket.
    pub ticket: TicketId,
    /// The name of the queue. Only people in the same one are matched.
    pub queue: String,
    /// What their seat needs; opaque to the store.
    pub payload: Vec<u8>,
}

/// Somebody who waits, or was matched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The person.
    pub identity: IdentityId,
    /// The ticket.
    pub ticket: TicketId,
    /// The name of the queue.
    pub queue: String,
    /// What their seat needs.
    pub payload: Vec<u8>,
    /// When they began to wait.
    pub entered_at: Timestamp,
    /// When they last said that they still wait.
    pub seen_at: Timestamp,
    /// The table of the match, or `None` while they wait.
    pub table: Option<TableKey>,
    /// Whether they have taken their seat there.
    pub is_seated: bool,
}

/// What is known of a queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueueCount {
    /// The name of the queue.
    pub queue: String,
    /// How many people wait.
    pub waiting: u32,
    /// How long people waited who were matched lately, the latest match first.
    pub waits_ms: Vec<i64>,
}

/// The queues of a database. Somebody who has not been seen since the time that a call names has left the queue.
#[async_trait]
pub trait QueueStore {
    /// Puts a person into a queue and takes them out of any other. Returns the ticket that counts: if they were matched
    /// since `matched_since` and have not taken their seat, they keep that ticket; otherwise it is the new one. Somebody
    /// who already waits in this queue and was seen since `seen_since` keeps their place.
    ///
    /// # Errors
    /// [`Error::IdentityNotFound`].
    async fn enter_queue(
        &self,
        ticket: NewTicket,
        now: Timestamp,
        seen_since: Timestamp,
        matched_since: Timestamp,
    ) -> Result<TicketId, Error>;

    /// Notes that a person still waits with this ticket. Does nothing if they do not.
    async fn renew_ticket(&self, identity: IdentityId, ticket: TicketId, now: Timestamp) -> Result<(), Error>;

    /// Matches the `players` people who have waited longest in a queue, if there are enough, and assigns them the table.
    /// Returns whether it did. However many processes call it, nobody is matched twice.
    async fn match_queue(
        &self,
        queue: &str,
        players: u8,
        table: TableKey,
        now: Timestamp,
        seen_since: Timestamp,
    ) -> Result<bool, Error>;

    /// Returns the ticket of a person.
    async fn ticket(&self, identity: IdentityId) -> Result<Option<Ticket>, Error>;

    /// Returns the people who were matched to a table, those who waited longest first.
    async fn matched(&self, table: TableKey) -> Result<Vec<Ticket>, Error>;

    /// Notes that a person has taken the seat of their match.
    async fn seat_ticket(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error>;

    /// Gives up at most `limit` matches of these queues that were made before a time and in which a seat was not taken:
    /// those who did not come lose their ticket. If the game has not begun, the table is removed, and those who have a seat
    /// wait again, at their old places, as seen `now`. Returns the tables that were removed or never created.
    async fn give_up_matches(
        &self,
        queues: &[String],
        matched_before: Timestamp,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<TableKey>, Error>;

    /// Removes a person who waits, unless another ticket than the given one counts or they were matched. Returns whether
    /// they waited.
    async fn leave_queue(&self, identity: IdentityId, ticket: Option<TicketId>) -> Result<bool, Error>;

    /// Returns the queues in which somebody waits, or was matched since `matched_since`. Each has the newest
    /// `max_waits` waits at most.
    async fn queue_counts(
        &self,
        seen_since: Timestamp,
        matched_since: Timestamp,
        max_waits: u32,
    ) -> Result<Vec<QueueCount>, Error>;

    /// Removes at most `limit` tickets that were not seen since a time, and as many waits of matches before it. Returns
    /// the number of tickets.
    async fn remove_stale_tickets(&self, seen_since: Timestamp, limit: u32) -> Result<u64, Error>;
}

/// Collects rows of (queue, number waiting) and (queue, wait) into counts, by name.
pub(crate) fn collect_counts(waiting: Vec<(String, i64)>, waits: Vec<(String, i64)>) -> Vec<QueueCount> {
    let mut counts = std::collections::BTreeMap::<String, (u32, Vec<i64>)>::new();
    for (queue, number) in waiting {
        counts.entry(queue).or_default().0 = u32::try_from(number).unwrap_or(u32::MAX);
    }
    for (queue, wait) in waits {
        counts.entry(queue).or_default().1.push(wait);
    }
    counts.into_iter().map(|(queue, (waiting, waits_ms))| QueueCount { queue, waiting, waits_ms }).collect()
}
