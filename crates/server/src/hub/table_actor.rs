//! The table actor: one task per loaded table. It is the only writer in this process, handles one message at a time,
//! and broadcasts an entry only after it is committed.

mod chat;
mod clocks;
mod deal;
mod held_notices;
mod plans;
mod presence;
mod read_budget;
mod recovery;
mod rematch;

use held_notices::HeldNotices;
use read_budget::ReadBudget;

use super::event_log::{log_event, log_write};
use super::persistence::Tail;
use super::remote_presence::RemotePresence;
use super::subscribers::Subscribers;
use super::{Hub, TableMessage, TableReceiver, bots, now_ms, persistence};
use crate::table::{Command, Decision, Issuer, Presence, StoredPlan, TableEvent, TableState};
use iquazu_protocol::{Pace, Refusal, RequestId, ServerMessage, UnixMillis};
use iquazu_rules::{Seat, SeatMap};
use iquazu_store::{Error, LocalPresence, PeerMessage, TableKey};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How often a command is retried after losing to another process.
const MAX_ATTEMPTS: usize = 8;
/// Delay before retrying after a failed write.
const RETRY_DELAY: Duration = Duration::from_secs(1);
/// When clients should reconnect after a shutdown.
const RECONNECT_AFTER_MS: u32 = 300;

struct TableActor {
    hub: Arc<Hub>,
    table: TableState,
    /// The hash of the log's last entry.
    tail: Tail,
    /// How far the log is ahead of the clock, because a clock was set back: the table's time goes on from its log.
    ahead_ms: UnixMillis,
    /// Whether this process moves for the table's bots: it wrote last, or has claimed the table. The others follow.
    in_charge: bool,
    /// Earliest time at which a clock may expire.
    flags_from: Instant,
    subscribers: Subscribers,
    remote_presence: RemotePresence,
    /// The presence that other processes know.
    published_presence: LocalPresence,
    /// The presence that subscribers know.
    sent_presence: Presence,
    /// When the message about spectators who have come or gone is due.
    presence_due: Option<Instant>,
    /// The seats whose notices this process withdraws.
    held_notices: HeldNotices,
    mailbox: mpsc::WeakSender<Box<TableMessage>>,
    /// Whether the log may have entries that are not applied, because the result of a write is unknown.
    needs_catch_up: bool,
    /// Whether the chat may have lines that are not applied, likewise.
    needs_chat: bool,
    /// Limits the reads of the log that refused messages cost.
    refusal_reads: ReadBudget,
    /// The plans of seats, as far as this process knows them.
    plans: SeatMap<Option<StoredPlan>>,
    /// The number of steps for which the plan of the seat to act was looked up.
    plan_checked_at: Option<u32>,
    /// The step for which a bot is searching.
    thinking: Option<u32>,
    /// Earliest time to retry a failed write.
    retry_at: Instant,
    last_message_at: Instant,
    /// When each player was last connected. Starts with the actor, because they may have been connected elsewhere.
    last_seen_at: SeatMap<UnixMillis>,
    /// Since when each connected player has been connected.
    connected_at: SeatMap<UnixMillis>,
    closed: bool,
}

/// Runs a table until it is idle.
pub(super) async fn run(
    hub: Arc<Hub>,
    id: TableKey,
    mut mailbox: TableReceiver,
    own: mpsc::WeakSender<Box<TableMessage>>,
) {
    let (table, tail) = match persistence::load(hub.store(), id).await {
        Ok(loaded) => loaded,
        Err(refusal) => return refuse_all(&hub, id, &mut mailbox, &refusal),
    };
    let mut actor = TableActor {
        ahead_ms: table.updated_at.saturating_sub(now_ms()),
        table,
        tail,
        in_charge: hub.is_alone(),
        flags_from: Instant::now() + hub.config.clock_grace,
        subscribers: Subscribers::default(),
        remote_presence: RemotePresence::default(),
        published_presence: LocalPresence::default(),
        sent_presence: Presence::default(),
        presence_due: None,
        held_notices: HeldNotices::default(),
        mailbox: own,
        needs_catch_up: false,
        needs_chat: false,
        refusal_reads: ReadBudget::new(),
        plans: SeatMap::default(),
        plan_checked_at: None,
        thinking: None,
        retry_at: Instant::now(),
        last_message_at: Instant::now(),
        last_seen_at: SeatMap([now_ms(); 4]),
        connected_at: SeatMap([now_ms(); 4]),
        closed: false,
        hub: Arc::clone(&hub),
    };
    let mut stopping = hub.stopping();
    let mut timer = pin!(tokio::time::sleep_until(actor.next_deadline()));
    while !actor.closed && !*stopping.borrow_and_update() {
        Box::pin(actor.advance_deal()).await;
        Box::pin(actor.play_due_plan()).await;
        actor.start_bot();
        let next = actor.next_deadline();
        // A timer that fires early is harmless; most messages only postpone the idle timeout.
        if next < timer.deadline() || timer.is_elapsed() {
            timer.as_mut().reset(next);
        }
        tokio::select! {
            message = mailbox.recv() => match message {
                // Boxed, so that idle tables do not hold room for the future.
                Some(message) => Box::pin(actor.handle(*message)).await,
                None => break,
            },
            () = &mut timer => {
                if actor.is_idle() && hub.retire(id, &mut mailbox) {
                    return;
                }
                actor.flush_presence();
                Box::pin(actor.withdraw_notices(false)).await;
                Box::pin(actor.check_clock()).await;
            }
            _ = stopping.changed() => {}
        }
    }
    actor.subscribers.send_all(&ServerMessage::GoingAway { retry_ms: RECONNECT_AFTER_MS });
    if actor.published_presence != LocalPresence::default() {
        hub.publish(PeerMessage::Presence { table: id, presence: LocalPresence::default(), wants_reply: false });
    }
    actor.withdraw_notices(true).await;
    actor.hand_over().await;
    mailbox.close();
    refuse_all(&hub, id, &mut mailbox, &Refusal::GoingAway {});
}

/// Refuses all queued messages and stops.
fn refuse_all(hub: &Hub, id: TableKey, mailbox: &mut TableReceiver, refusal: &Refusal) {
    loop {
        while let Ok(message) = mailbox.try_recv() {
            message.refuse(refusal);
        }
        if hub.retire(id, mailbox) {
            return;
        }
    }
}

impl TableMessage {
    /// The caller may have been cancelled.
    fn refuse(self, refusal: &Refusal) {
        match self {
            TableMessage::HttpCommand { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            TableMessage::Inspect(_, refuse) => drop(refuse.send(refusal.clone())),
            TableMessage::Connected { outbox, .. } => {
                let refused = ServerMessage::Refused { request: None, refusal: refusal.clone() };
                let text = serde_json::to_string(&refused).expect("messages are plain data");
                outbox.try_send(text.into());
            }
            _ => {}
        }
    }
}

impl TableActor {
    async fn handle(&mut self, message: TableMessage) {
        self.last_message_at = Instant::now();
        match message {
            TableMessage::HttpCommand { issuer, command, reply } => {
                let answer = self.execute(&issuer, None, command).await;
                self.refresh_presence();
                // The caller may have been cancelled; the command is executed all the same.
                let _ = reply.send(answer);
            }
            TableMessage::SocketCommand { from, request, command } => self.handle_request(from, request, command).await,
            TableMessage::Rematch { from, request } => self.rematch(from, request).await,
            TableMessage::Inspect(look, refuse) => self.inspect(look, refuse).await,
            TableMessage::Connected { id, identity, last_seq, outbox } => {
                let is_first = self.subscribers.is_empty();
                self.subscribers.add(id, identity, outbox);
                self.refresh_plan(identity).await;
                self.send_snapshot(id, last_seq);
                self.note_connected();
                if is_first {
                    self.publish_presence(true);
                }
                self.announce_presence();
            }
            TableMessage::Resync { id, last_seq } => {
                self.refresh_plan(self.subscribers.identity(id).flatten()).await;
                self.send_snapshot(id, last_seq);
            }
            TableMessage::Replace { from, request, seat } => self.replace(from, request, seat).await,
            TableMessage::Disconnected { id } => {
                self.subscribers.remove(id);
                self.announce_presence();
            }
            TableMessage::PeerPresence { process, presence, wants_reply } => {
                self.remote_presence.update(process, presence);
                if wants_reply && !self.subscribers.is_empty() {
                    self.publish_presence(false);
                }
                self.refresh_presence();
            }
            TableMessage::PeerLost { process } => {
                self.remote_presence.remove(process);
                // It may have been the one that moved for the bots.
                self.in_charge |= self.hub.is_alone();
                self.refresh_presence();
            }
            TableMessage::BotDecided { steps, action } => self.bot_decided(steps, action).await,
            TableMessage::Wake { next_seq } => self.on_wake(next_seq, false).await,
            TableMessage::Claimed => self.on_wake(None, true).await,
            // If the chat cannot be read now, the next line reads it.
            TableMessage::ChatAdded => self.needs_chat = self.read_chat().await.is_err(),
            TableMessage::TableRemoved => self.closed = true,
        }
    }

    /// Executes a command and records metrics.
    async fn execute(
        &mut self,
        issuer: &Issuer,
        request: Option<&RequestId>,
        command: Command,
    ) -> Result<u64, Refusal> {
        let start = Instant::now();
        let result = self.commit_and_broadcast(issuer, request, command).await;
        match &result {
            Ok(_) => self.hub.metrics.record_command(start.elapsed()),
            Err(refusal) => self.hub.metrics.record_refusal(refusal),
        }
        result
    }

    /// Decides, commits, then broadcasts.
    async fn commit_and_broadcast(
        &mut self,
        issuer: &Issuer,
        request: Option<&RequestId>,
        command: Command,
    ) -> Result<u64, Refusal> {
        for _ in 0..MAX_ATTEMPTS {
            if self.needs_catch_up {
                self.catch_up().await?;
            }
            if self.needs_chat && matches!(command, Command::Chat(_)) {
                self.read_chat().await?;
            }
            let known = self.table.entry_count;
            let mut entries = match self.table.decide(issuer, request, command.clone(), self.now()) {
                Ok(Decision::Duplicate(seq)) => return Ok(seq),
                Ok(Decision::Append(entries)) => self.excuse_outage(entries),
                Ok(Decision::Chat(line)) => return self.commit_chat(&line).await,
                Ok(Decision::Plan(seat, plan)) => return self.commit_plan(seat, plan).await,
                Err(refusal) => {
                    // Catch up before refusing: the local state may be stale. Other processes also announce what they
                    // write, so a client that keeps sending what is refused may be answered from memory.
                    if !self.refusal_reads.try_spend() {
                        return Err(refusal);
                    }
                    self.catch_up().await?;
                    if self.table.entry_count == known {
                        return Err(refusal);
                    }
                    continue;
                }
            };
            let ended = self.add_planned_moves(&mut entries).await;
            let start = Instant::now();
            let connected =
                persistence::Connected { seats: self.presence().present, hold: self.hub.config.notices.hold };
            let store = self.hub.config.store.as_ref();
            let appended = persistence::append(store, &mut self.table, self.tail, &entries, &connected).await;
            log_write(&self.table, start.elapsed());
            match appended {
                Ok(tail) => {
                    (self.tail, self.in_charge) = (tail, true);
                    let before = self.table.to_act();
                    self.apply_committed(&entries)?;
                    entries.iter().for_each(|event| log_event(&self.table, event));
                    self.forget_plans(ended, &entries).await;
                    if self.table.settings.pace == Pace::TurnByTurn && self.table.to_act() != before {
                        self.hub.notices_queued.notify_one();
                    }
                    return Ok(self.table.entry_count);
                }
                // Another process was first: decide again on its entries.
                Err(Error::Conflict { .. }) => self.catch_up().await?,
                Err(error) => {
                    self.needs_catch_up = true;
                    // The player to move cannot do so either.
                    self.postpone_flags();
                    return Err(persistence::store_refusal(&error));
                }
            }
        }
        Err(Refusal::Unavailable {})
    }

    /// Applies committed entries and broadcasts them.
    fn apply_committed(&mut self, entries: &[TableEvent]) -> Result<(), Refusal> {
        for entry in entries {
            let unseated = self.table.unseats(entry);
            if self.table.apply(entry).is_err() {
                tracing::error!(table = %self.table.id, "log entry cannot be applied");
                self.closed = true;
                return Err(Refusal::Unavailable {});
            }
            self.subscribers.broadcast_event(&self.table, entry);
            // A player who has lost a seat watches from now on.
            let concerned = unseated.map_or(Vec::new(), |identity| self.subscribers.connections_of(identity));
            concerned.into_iter().for_each(|id| self.send_snapshot(id, None));
        }
        self.expire_plans();
        self.follow_log_time();
        if !entries.is_empty() {
            self.note_entries_sent();
        }
        Ok(())
    }

    /// Executes a request of a connection and sends the response.
    async fn handle_request(&mut self, from: u64, request: RequestId, command: Command) {
        let Some(identity) = self.subscribers.identity(from) else { return };
        let answer = match identity {
            Some(identity) => self.execute(&Issuer::Person(identity), Some(&request), command).await,
            None => Err(Refusal::NotSeated {}),
        };
        let message = match answer {
            Ok(seq) => ServerMessage::Done { request, seq },
            Err(refusal) => ServerMessage::Refused { request: Some(request), refusal },
        };
        self.subscribers.send(from, &message);
    }

    async fn replace(&mut self, from: u64, request: RequestId, seat: Seat) {
        let present = self.presence().present;
        let last_seen_at = (!present.contains(&seat)).then(|| self.last_seen_at[seat]);
        let timeout_ms = u64::try_from(self.hub.config.absence_timeout.as_millis()).unwrap_or(u64::MAX);
        self.handle_request(from, request, Command::Replace { seat, last_seen_at, timeout_ms }).await;
    }

    async fn inspect(&mut self, look: super::InspectFn, refuse: tokio::sync::oneshot::Sender<Refusal>) {
        if self.needs_catch_up
            && let Err(refusal) = self.catch_up().await
        {
            drop(look);
            drop(refuse.send(refusal));
            return;
        }
        look(&self.table, &self.presence());
    }

    fn send_snapshot(&mut self, id: u64, last_seq: Option<u64>) {
        let Some(identity) = self.subscribers.identity(id) else { return };
        let presence = self.presence();
        let mut snapshot = self.table.snapshot(identity.as_ref(), last_seq, &presence, self.now());
        snapshot.plan = self.known_plan(identity.as_ref());
        self.subscribers.send(id, &ServerMessage::Snapshot(Box::new(snapshot)));
    }

    fn start_bot(&mut self) {
        let steps = self.table.steps();
        let Some(seat) = self.table.to_act() else { return };
        let Some(opponent) = self.table.bot_for(seat) else { return };
        if !self.in_charge || self.thinking == Some(steps) || Instant::now() < self.retry_at {
            return;
        }
        self.thinking = Some(steps);
        self.hub.metrics.record_bot_search();
        bots::spawn_search(&self.hub, self.table.known_to(seat), opponent, steps, self.mailbox.clone());
    }

    async fn bot_decided(&mut self, steps: u32, action: Option<iquazu_rules::Action>) {
        if self.thinking == Some(steps) {
            self.thinking = None;
        }
        let Some(action) = action else { return };
        let decided = self.execute(&Issuer::Server, None, Command::BotActs { expected: steps, action }).await;
        // Only store failures are retried; a player who has returned decides for themselves.
        if decided == Err(Refusal::Unavailable {}) {
            self.retry_at = Instant::now() + RETRY_DELAY;
        }
    }

    fn is_idle(&self) -> bool {
        self.subscribers.is_empty()
            && self.thinking.is_none()
            && self.held_notices.withdraw_at.is_none()
            && self.last_message_at.elapsed() >= self.hub.config.idle_timeout
    }
}
