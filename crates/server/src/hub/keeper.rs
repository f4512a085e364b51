//! One task for each table: it alone changes the table, one question at a time, and sends nothing that is not kept.

use super::elsewhere::Elsewhere;
use super::subscribers::Subscribers;
use super::{Ask, Hub, Questions, bots, now, storing};
use crate::random;
use crate::table::{Command, Entry, Presence, Table, Verdict, Who};
use iquazu_protocol::{Pace, Refusal, RequestId, ServerMessage, Time};
use iquazu_rules::{Seat, SeatMap, Viewer};
use iquazu_store::{Announcement, Error, Here, IdentityId, TableId};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Writers that come first are so many at most, in one go.
const ATTEMPTS: usize = 8;
/// How long a bot's move waits when the store is away.
const RETRY: Duration = Duration::from_secs(1);
/// Clients are told to come back after this.
const BACK_AFTER_MS: u32 = 300;

struct Keeper {
    hub: Arc<Hub>,
    table: Table,
    subscribers: Subscribers,
    elsewhere: Elsewhere,
    /// What the other processes know.
    announced: Here,
    /// What the subscribers know.
    told: Presence,
    own: mpsc::WeakSender<Box<Ask>>,
    /// Whether the log may have entries that the table has not: a write was not answered.
    uncertain: bool,
    /// The step that a bot thinks about.
    thinking: Option<u32>,
    /// Not before this is something tried again that the store did not take.
    retry: Instant,
    heard: Instant,
    /// When somebody was last connected. Before this process had the table they may have been elsewhere.
    last_here: SeatMap<Time>,
    gone: bool,
}

/// Runs a table until nobody needs it any more.
pub(super) async fn keep(hub: Arc<Hub>, id: TableId, mut inbox: Questions, own: mpsc::WeakSender<Box<Ask>>) {
    let table = match storing::load(hub.store(), id).await {
        Ok(table) => table,
        Err(refusal) => return refuse_all(&hub, id, &mut inbox, &refusal),
    };
    let mut keeper = Keeper {
        table,
        subscribers: Subscribers::default(),
        elsewhere: Elsewhere::default(),
        announced: Here::default(),
        told: Presence::default(),
        own,
        uncertain: false,
        thinking: None,
        retry: Instant::now(),
        heard: Instant::now(),
        last_here: SeatMap([now(); 4]),
        gone: false,
        hub: Arc::clone(&hub),
    };
    let mut stopping = hub.stopping();
    let mut alarm = pin!(tokio::time::sleep_until(keeper.alarm()));
    while !keeper.gone && !*stopping.borrow_and_update() {
        keeper.let_bots_think();
        let next = keeper.alarm();
        // One that rings too early does no harm; most moves only put off the end of an idle table.
        if next < alarm.deadline() || alarm.is_elapsed() {
            alarm.as_mut().reset(next);
        }
        tokio::select! {
            ask = inbox.recv() => match ask {
                // Boxed: room for an answer is needed while there is a question, not by every table all the time.
                Some(ask) => Box::pin(keeper.hear(*ask)).await,
                None => break,
            },
            () = &mut alarm => {
                if keeper.is_idle() && hub.retire(id, &mut inbox) {
                    return;
                }
                Box::pin(keeper.look_at_clock()).await;
            }
            _ = stopping.changed() => {}
        }
    }
    keeper.subscribers.send_all(&ServerMessage::GoingAway { retry_ms: BACK_AFTER_MS });
    if keeper.announced != Here::default() {
        hub.announce(Announcement::Here { table: id, here: Here::default(), asks: false });
    }
    inbox.close();
    refuse_all(&hub, id, &mut inbox, &Refusal::GoingAway {});
}

/// The table cannot be kept: whoever asks is told why.
fn refuse_all(hub: &Hub, id: TableId, inbox: &mut Questions, refusal: &Refusal) {
    loop {
        while let Ok(ask) = inbox.try_recv() {
            ask.refuse(refusal);
        }
        if hub.retire(id, inbox) {
            return;
        }
    }
}

impl Ask {
    /// Nobody waits any more where this cannot be said.
    fn refuse(self, refusal: &Refusal) {
        match self {
            Ask::Do { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            Ask::Look(_, refuse) => drop(refuse.send(refusal.clone())),
            Ask::Join { outbox, .. } => {
                let refused = ServerMessage::Refused { request: None, refusal: refusal.clone() };
                let text = serde_json::to_string(&refused).expect("messages are plain data");
                outbox.put(text.into());
            }
            _ => {}
        }
    }
}

impl Keeper {
    async fn hear(&mut self, ask: Ask) {
        self.heard = Instant::now();
        match ask {
            Ask::Do { who, command, reply } => {
                let answer = self.carry_out(&who, None, command).await;
                self.look_around();
                // Who has stopped waiting finds it done.
                let _ = reply.send(answer);
            }
            Ask::Say { from, request, command } => self.answer(from, request, command).await,
            Ask::Rematch { from, request } => self.rematch(from, request).await,
            Ask::Look(look, refuse) => self.show(look, refuse).await,
            Ask::Join { id, identity, seen, outbox } => {
                let is_first = self.subscribers.is_empty();
                self.subscribers.join(id, identity, outbox);
                self.send_snapshot(id, seen);
                if is_first {
                    self.announce(true);
                }
                self.tell_presence();
            }
            Ask::Again { id, seen } => self.send_snapshot(id, seen),
            Ask::Replace { from, request, seat } => self.replace(from, request, seat).await,
            Ask::Part { id } => {
                self.subscribers.part(id);
                self.tell_presence();
            }
            Ask::Elsewhere { process, here, asks } => {
                self.elsewhere.heard(process, here);
                if asks && !self.subscribers.is_empty() {
                    self.announce(false);
                }
                self.look_around();
            }
            Ask::Lost { process } => {
                self.elsewhere.lost(process);
                self.look_around();
            }
            Ask::Thought { steps, action } => self.bot_decided(steps, action).await,
            Ask::Wake { next } => self.woken(next).await,
            Ask::Gone => self.gone = true,
        }
    }

    /// Carries out a command and counts it.
    async fn carry_out(&mut self, who: &Who, request: Option<&RequestId>, command: Command) -> Result<u64, Refusal> {
        let start = Instant::now();
        let done = self.keep_and_tell(who, request, command).await;
        match &done {
            Ok(_) => self.hub.metrics.kept.took(start.elapsed()),
            Err(refusal) => self.hub.metrics.refused(refusal),
        }
        done
    }

    /// Decided, kept, and only then known to anybody.
    async fn keep_and_tell(
        &mut self,
        who: &Who,
        request: Option<&RequestId>,
        command: Command,
    ) -> Result<u64, Refusal> {
        for _ in 0..ATTEMPTS {
            if self.uncertain {
                self.catch_up().await?;
            }
            let known = self.table.entries;
            let entries = match self.table.decide(who, request, command.clone(), now()) {
                Ok(Verdict::DoneBefore(seq)) => return Ok(seq),
                Ok(Verdict::Append(entries)) => entries,
                Err(refusal) => {
                    // Another process may know better: nobody is refused for what is out of date here.
                    self.catch_up().await?;
                    if self.table.entries == known {
                        return self.done_long_ago(who, request, refusal).await;
                    }
                    continue;
                }
            };
            match storing::append(self.hub.online.store.as_ref(), &mut self.table, &entries).await {
                Ok(()) => {
                    let before = self.table.to_act();
                    self.accept(&entries)?;
                    if self.table.settings.pace == Pace::TurnByTurn && self.table.to_act() != before {
                        self.hub.notify(&self.table, &self.presence().present);
                    }
                    return Ok(self.table.entries);
                }
                // Another process was first: what it did decides.
                Err(Error::Conflict { .. }) => self.catch_up().await?,
                Err(error) => {
                    self.uncertain = true;
                    return Err(storing::refusal(&error));
                }
            }
        }
        Err(Refusal::Unavailable {})
    }

    /// A move that comes too late may be one that was carried out long ago, whose answer got lost.
    async fn done_long_ago(&self, who: &Who, request: Option<&RequestId>, refusal: Refusal) -> Result<u64, Refusal> {
        let (Refusal::Stale { .. }, Some(request), Who::Person(person)) = (&refusal, request, who) else {
            return Err(refusal);
        };
        let Some(seat) = self.table.seat_of(person) else { return Err(refusal) };
        let log = storing::read(self.hub.online.store.as_ref(), self.table.id, 0).await?;
        let is_it = |entry: &Entry| entry.told().is_some_and(|told| told.seat == seat && told.request == *request);
        log.iter().position(is_it).map(|index| index as u64 + 1).ok_or(refusal)
    }

    /// Entries that are kept: the table changes, and everybody is told.
    fn accept(&mut self, entries: &[Entry]) -> Result<(), Refusal> {
        for entry in entries {
            if self.table.apply(entry).is_err() {
                tracing::error!(table = %self.table.id, "an entry of the log does not fit");
                self.gone = true;
                return Err(Refusal::Unavailable {});
            }
            self.subscribers.tell(&self.table, entry);
        }
        Ok(())
    }

    /// What others have written since.
    async fn catch_up(&mut self) -> Result<(), Refusal> {
        let entries = storing::read(self.hub.online.store.as_ref(), self.table.id, self.table.entries).await?;
        self.uncertain = false;
        self.accept(&entries)
    }

    /// A request over a connection.
    async fn answer(&mut self, from: u64, request: RequestId, command: Command) {
        let Some(identity) = self.subscribers.identity(from) else { return };
        let answer = match identity {
            Some(identity) => self.carry_out(&Who::Person(identity), Some(&request), command).await,
            None => Err(Refusal::NotSeated {}),
        };
        let message = match answer {
            Ok(seq) => ServerMessage::Done { request, seq },
            Err(refusal) => ServerMessage::Refused { request: Some(request), refusal },
        };
        self.subscribers.send(from, &message);
    }

    /// The first who asks makes the new table.
    async fn rematch(&mut self, from: u64, request: RequestId) {
        let made = match (self.table.rematch, self.subscribers.identity(from)) {
            (None, Some(Some(host))) if self.table.seat_of(&host).is_some() && self.table.game.is_over() => {
                self.make_rematch(host).await
            }
            (known, _) => Ok(known.unwrap_or(self.table.id)),
        };
        match made {
            Ok(table) => self.answer(from, request, Command::Rematch { table }).await,
            Err(refusal) => self.subscribers.send(from, &ServerMessage::Refused { request: Some(request), refusal }),
        }
    }

    async fn replace(&mut self, from: u64, request: RequestId, seat: Seat) {
        let present = self.presence().present;
        let last_here = (!present.contains(&seat)).then(|| self.last_here[seat]);
        let patience = u64::try_from(self.hub.online.away.as_millis()).unwrap_or(u64::MAX);
        self.answer(from, request, Command::Replace { seat, last_here, patience }).await;
    }

    async fn make_rematch(&self, host: IdentityId) -> Result<TableId, Refusal> {
        let id = TableId::random();
        let created = self.table.rematch_entry(host, random::secret(), now());
        storing::create(self.hub.online.store.as_ref(), id, &[created]).await.map(|_| id)
    }

    async fn show(&mut self, look: super::Look, refuse: tokio::sync::oneshot::Sender<Refusal>) {
        if self.uncertain
            && let Err(refusal) = self.catch_up().await
        {
            drop(look);
            drop(refuse.send(refusal));
            return;
        }
        look(&self.table, &self.presence());
    }

    fn send_snapshot(&mut self, id: u64, seen: Option<u64>) {
        let Some(identity) = self.subscribers.identity(id) else { return };
        let presence = self.presence();
        let snapshot = self.table.snapshot(identity.as_ref(), seen, &presence, now());
        self.subscribers.send(id, &ServerMessage::Snapshot(Box::new(snapshot)));
    }

    fn presence(&self) -> Presence {
        self.elsewhere.and(self.subscribers.here(&self.table))
    }

    /// Tells everybody who has come or gone, here or at another process.
    fn look_around(&mut self) {
        if self.presence() != self.told || self.subscribers.here(&self.table) != self.announced {
            self.tell_presence();
        }
    }

    fn tell_presence(&mut self) {
        if self.subscribers.here(&self.table) != self.announced {
            self.announce(false);
        }
        let presence = self.presence();
        let before = std::mem::replace(&mut self.told, presence);
        for seat in before.present.iter().filter(|seat| !self.told.present.contains(seat)) {
            self.last_here[*seat] = now();
        }
        let Presence { present, watching } = self.told.clone();
        self.subscribers.send_all(&ServerMessage::Presence { present, watching });
    }

    fn announce(&mut self, asks: bool) {
        self.announced = self.subscribers.here(&self.table);
        self.hub.announce(Announcement::Here { table: self.table.id, here: self.announced, asks });
    }

    fn let_bots_think(&mut self) {
        let steps = self.table.steps();
        let Some(seat) = self.table.to_act() else { return };
        let Some(level) = self.table.bot_for(seat) else { return };
        if self.thinking == Some(steps) || Instant::now() < self.retry {
            return;
        }
        self.thinking = Some(steps);
        bots::think(&self.hub, self.table.game.view(Viewer::Seat(seat)), level, steps, self.own.clone());
    }

    async fn bot_decided(&mut self, steps: u32, action: Option<iquazu_rules::Action>) {
        if self.thinking == Some(steps) {
            self.thinking = None;
        }
        let Some(action) = action else { return };
        let decided = self.carry_out(&Who::Server, None, Command::BotActs { expected: steps, action }).await;
        // A player who came back in the meantime decides alone; only trouble with the store is tried again.
        if decided == Err(Refusal::Unavailable {}) {
            self.retry = Instant::now() + RETRY;
        }
    }

    /// Something may be due, or there.
    async fn woken(&mut self, next: Option<u64>) {
        if next.is_none_or(|next| next > self.table.entries) && self.catch_up().await.is_err() {
            self.uncertain = true;
        }
        self.look_around();
        self.look_at_clock().await;
        if next.is_none() {
            // Others may have come or gone unheard.
            if !self.subscribers.is_empty() {
                self.announce(true);
            }
            // This process looks after the table now: others need not.
            let due = storing::due(&self.table);
            let _ = self.hub.store().reschedule(self.table.id, self.table.entries, due).await;
        }
    }

    async fn look_at_clock(&mut self) {
        let is_up = self.table.flag_falls().is_some_and(|(_, at)| at <= now());
        if is_up && self.carry_out(&Who::Server, None, Command::TimeIsUp).await == Err(Refusal::Unavailable {}) {
            self.retry = Instant::now() + RETRY;
        }
    }

    /// When to look up, should nobody ask before.
    fn alarm(&self) -> Instant {
        let idle = (self.heard + self.hub.online.idle).max(Instant::now() + Duration::from_secs(1));
        let flag = self.table.flag_falls().map(|(_, at)| {
            let in_time = Duration::from_millis(at.saturating_sub(now()).min(24 * 3_600_000));
            (Instant::now() + in_time).max(self.retry)
        });
        let waiting = self.thinking.is_none() && self.retry > Instant::now();
        let retry = waiting.then_some(self.retry);
        [flag, retry].into_iter().flatten().fold(idle, Instant::min)
    }

    fn is_idle(&self) -> bool {
        self.subscribers.is_empty() && self.thinking.is_none() && self.heard.elapsed() >= self.hub.online.idle
    }
}
