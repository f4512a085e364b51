//! Decides which events a command adds to the log, or why it is refused.

use super::clock::MAX_LAG_MS;
use super::deal::{Connected, resolve_chance};
use super::event::{NEWEST_SCHEME, RequestKey, TableEvent};
use super::plan::StoredPlan;
use super::state::TableState;
use iquazu_protocol::{
    ChatContent, Commitment, Nonce, Pace, Refusal, RequestId, Sit, TableStatus, TurnPlan, UnixMillis,
};
use iquazu_rules::text::Step;
use iquazu_rules::{Action, Seat};
use iquazu_store::{IdentityId, TableKey};
use sha2::{Digest, Sha256};

/// Length of a log beyond which players can no longer leave their seat; a game needs a tenth of it. Nothing that a game
/// needs to go on is ever refused, and without leaving, seats cannot change without end.
const MAX_ENTRIES: u64 = 10_000;

/// Who issues a command.
#[derive(Clone, Debug)]
pub(crate) enum Issuer {
    Person(IdentityId),
    /// The server, for bots and clocks.
    Server,
}

/// A command.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    Sit {
        sit: Sit,
        seat: Option<Seat>,
        invited: bool,
    },
    Act {
        expected: u32,
        action: String,
        lag_ms: u64,
    },
    BotActs {
        expected: u32,
        action: Action,
    },
    Chat(ChatContent),
    Start,
    Commit {
        round: u32,
        commitment: Commitment,
    },
    Reveal {
        round: u32,
        nonce: Nonce,
    },
    /// Seals or abandons a round of the deal that has waited for `timeout_ms`.
    AdvanceDeal {
        connected: Connected,
        timeout_ms: UnixMillis,
    },
    Leave,
    /// The host frees a seat before the game.
    Remove {
        seat: Seat,
    },
    Return,
    /// An operator has taken a name from a person.
    TakeName {
        identity: IdentityId,
        removed: String,
    },
    /// A request to replace a player, who was last connected at `last_seen_at`; `None` while connected.
    Replace {
        seat: Seat,
        last_seen_at: Option<UnixMillis>,
        timeout_ms: UnixMillis,
    },
    ClockExpired,
    /// Plans the next turn.
    Plan(TurnPlan),
    /// Plays a stored plan.
    PlayPlan {
        seat: Seat,
        plan: StoredPlan,
    },
    /// Takes days off, or ends them.
    DaysOff {
        days: u8,
    },
    Rematch {
        table: TableKey,
    },
}

/// The result of a command.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Decision {
    /// Append these events.
    Append(Vec<TableEvent>),
    /// Store this line of chat.
    Chat(TableEvent),
    /// Store this plan of a seat, or remove the one it has.
    Plan(Seat, Option<StoredPlan>),
    /// The request was executed before, with this sequence number.
    Duplicate(u64),
}

impl TableState {
    /// Decides on a command. The state does not change: the events have to be committed and applied.
    pub(crate) fn decide(
        &self,
        who: &Issuer,
        request: Option<&RequestId>,
        command: Command,
        now: UnixMillis,
    ) -> Result<Decision, Refusal> {
        // Timestamps never go back, even if the system clock does.
        let at = now.max(self.updated_at);
        let me = match who {
            Issuer::Person(identity) => self.seat_of(identity),
            Issuer::Server => None,
        };
        let request_key = me.zip(request).map(|(seat, request)| RequestKey { seat, request: request.clone() });
        if let Some(seq) = request_key.as_ref().and_then(|request_key| self.find_duplicate(request_key)) {
            return Ok(Decision::Duplicate(seq));
        }
        match command {
            Command::Sit { sit, seat, invited } => self.decide_sit(who, me, sit, seat, invited, at),
            Command::Act { expected, action, lag_ms } => {
                let request_key = request_key.ok_or(Refusal::NotSeated {})?;
                if let Some(seq) = self.find_played(&request_key, expected) {
                    return Ok(Decision::Duplicate(seq));
                }
                let step = self.decide_act(request_key.seat, expected, &action)?;
                let lag_ms = self.clocks.grant_lag(request_key.seat, lag_ms);
                let back = self.return_from_days_off(request_key.seat, at);
                let acted = TableEvent::Acted { step, at, lag_ms, request_key: Some(request_key), planned: false };
                Ok(back.into_iter().chain([acted]).collect())
            }
            Command::BotActs { expected, action } => self.decide_bot(expected, action, at),
            Command::Chat(content) => {
                let request_key = request_key.ok_or(Refusal::NotSeated {})?;
                if self.chat.has_answered(&request_key) {
                    return Ok(Decision::Duplicate(self.entry_count));
                }
                let line = TableEvent::Chat { seat: request_key.seat, content, at, request_key };
                return Ok(Decision::Chat(line));
            }
            Command::Start => self.decide_start(who, request_key, at),
            Command::Commit { round, commitment } => self.decide_commit(request_key, round, commitment, at),
            Command::Reveal { round, nonce } => self.decide_reveal(request_key, round, nonce, at),
            Command::AdvanceDeal { connected, timeout_ms } => self.decide_deal(&connected, timeout_ms, now, at),
            Command::Leave => self.decide_leave(me, request_key, at),
            Command::Remove { seat } => self.decide_remove(who, request_key, seat, at),
            Command::Return => self.decide_return(me, request_key, at),
            Command::TakeName { identity, removed } => self.decide_name(&identity, &removed, at),
            Command::Replace { seat, last_seen_at, timeout_ms } => {
                self.decide_replace(request_key, seat, last_seen_at, timeout_ms, at)
            }
            Command::ClockExpired => self.decide_clock(now, at),
            Command::Plan(plan) => return self.decide_plan(request_key, plan),
            Command::PlayPlan { seat, plan } => self.decide_planned(seat, &plan, at),
            Command::DaysOff { days } => return self.decide_days_off(request_key, days, at),
            Command::Rematch { .. } if self.rematch.is_some() && request_key.is_some() => {
                return Ok(Decision::Duplicate(self.entry_count));
            }
            Command::Rematch { table } => self.decide_rematch(request_key, table, at),
        }
        .map(Decision::Append)
    }

    fn find_duplicate(&self, request_key: &RequestKey) -> Option<u64> {
        self.requests.iter().find(|(known, _)| known == request_key).map(|(_, seq)| *seq)
    }

    /// Returns the sequence number of the step after `expected` steps if it was this request. A client repeats a move
    /// whose answer was lost.
    fn find_played(&self, request_key: &RequestKey, expected: u32) -> Option<u64> {
        let origin = self.played_steps.get(expected as usize)?;
        (origin.request == Some(request_key.fingerprint())).then_some(origin.seq)
    }

    fn decide_sit(
        &self,
        who: &Issuer,
        me: Option<Seat>,
        Sit { name, commits, nonce }: Sit,
        wanted: Option<Seat>,
        invited: bool,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let Issuer::Person(identity) = who else { return Err(Refusal::NotSeated {}) };
        if me.is_some() {
            return Err(Refusal::AlreadySeated {});
        }
        let public = self.settings.visibility == iquazu_protocol::Visibility::Public;
        let is_known = *identity == self.host || self.guests.contains(identity);
        if !(public || invited || is_known) || self.removed.contains(identity) {
            return Err(Refusal::NotInvited {});
        }
        if self.status != TableStatus::Waiting {
            return Err(Refusal::AlreadyStarted {});
        }
        let free: Vec<Seat> = self.free_seats().collect();
        let seat = match wanted {
            Some(seat) if free.contains(&seat) => seat,
            Some(_) => return Err(Refusal::SeatTaken {}),
            None => self.seat_for(identity, invited, &free).ok_or(Refusal::Full {})?,
        };
        let (nonce, commits) = if self.deal.is_some() { (None, commits) } else { (nonce, false) };
        self.follow_up(vec![TableEvent::Sat { seat, identity: *identity, name, nonce, commits, at }], at)
    }

    /// Chooses a free seat: in a rematch each player has one of their own, which others get only by invitation.
    fn seat_for(&self, identity: &IdentityId, invited: bool, free: &[Seat]) -> Option<Seat> {
        let places = || self.guests.iter().zip(&self.guest_seats);
        let own = places().find(|(guest, _)| *guest == identity).map(|(_, seat)| *seat);
        if let Some(own) = own.filter(|own| free.contains(own)) {
            return Some(own);
        }
        let is_reserved = |seat: &Seat| places().any(|(_, reserved)| reserved == seat);
        let open = free.iter().find(|seat| !is_reserved(seat));
        open.or_else(|| free.first().filter(|_| invited || own.is_some())).copied()
    }

    fn decide_start(
        &self,
        who: &Issuer,
        request_key: Option<RequestKey>,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let request_key = request_key.ok_or(Refusal::NotSeated {})?;
        if !matches!(who, Issuer::Person(identity) if *identity == self.host) {
            return Err(Refusal::NotHost {});
        }
        if self.status != TableStatus::Waiting {
            return Err(Refusal::AlreadyStarted {});
        }
        if self.deal.is_some() {
            return self.follow_up(vec![TableEvent::Closed { at, request_key }], at);
        }
        let (mut game, key) = (self.game, self.deal_key().ok_or(Refusal::Unavailable {})?);
        let setup = resolve_chance(&mut game, &key, 0);
        Ok(vec![TableEvent::Started { setup, at, request_key: Some(request_key) }])
    }

    fn decide_act(&self, seat: Seat, expected: u32, action: &str) -> Result<Step, Refusal> {
        self.check_playing()?;
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        if expected != self.steps() {
            return Err(Refusal::Stale { steps: self.steps() });
        }
        let action: Action = action.parse().map_err(|error: iquazu_rules::text::ParseError| {
            Refusal::InvalidAction { column: u32::try_from(error.column).unwrap_or(u32::MAX) }
        })?;
        self.step(seat, action)
    }

    fn decide_bot(&self, expected: u32, action: Action, at: UnixMillis) -> Result<Vec<TableEvent>, Refusal> {
        self.check_playing()?;
        let seat = self.to_act().filter(|seat| self.bot_for(*seat).is_some()).ok_or(Refusal::NotYourTurn {})?;
        if expected != self.steps() {
            return Err(Refusal::Stale { steps: self.steps() });
        }
        let step = self.step(seat, action)?;
        Ok(vec![TableEvent::Acted { step, at, lag_ms: 0, request_key: None, planned: false }])
    }

    pub(super) fn check_playing(&self) -> Result<(), Refusal> {
        match self.status {
            TableStatus::Waiting => Err(Refusal::NotStarted {}),
            TableStatus::Playing => Ok(()),
            TableStatus::Finished => Err(Refusal::Over {}),
        }
    }

    /// Returns the action with the outcomes of chance, which follow from secret, nonces and step number alone.
    pub(super) fn step(&self, seat: Seat, action: Action) -> Result<Step, Refusal> {
        self.game.check_turn(seat).map_err(|refusal| Refusal::from_illegal_move(&refusal))?;
        let mut game = self.game;
        game.play(action, &mut ()).map_err(|refusal| Refusal::from_illegal_move(&refusal))?;
        let outcomes = resolve_chance(&mut game, &self.key, self.steps() + 1);
        Ok(Step { seat, action, outcomes })
    }

    fn decide_leave(
        &self,
        me: Option<Seat>,
        request_key: Option<RequestKey>,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let seat = me.ok_or(Refusal::NotSeated {})?;
        if self.status == TableStatus::Finished {
            return Err(Refusal::Over {});
        }
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        // Leaving between seal and first card would be a way to abandon a deal that the player does not like.
        if self.status == TableStatus::Waiting && self.seal().is_some() {
            return Err(Refusal::AlreadyStarted {});
        }
        // A full log must not prevent a ban, which has no request key.
        if self.entry_count >= MAX_ENTRIES && request_key.is_some() {
            return Err(Refusal::RateLimited { seconds: 3600 });
        }
        Ok(vec![TableEvent::Left { seat, at, request_key }])
    }

    /// Only the host may free a seat, and only before the game. A removed player cannot sit down again.
    fn decide_remove(
        &self,
        who: &Issuer,
        request_key: Option<RequestKey>,
        seat: Seat,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let request_key = request_key.ok_or(Refusal::NotSeated {})?;
        if !matches!(who, Issuer::Person(identity) if *identity == self.host) {
            return Err(Refusal::NotHost {});
        }
        if self.status != TableStatus::Waiting {
            return Err(Refusal::AlreadyStarted {});
        }
        if request_key.seat == seat || self.identity_at(seat).is_none() {
            return Err(Refusal::NotSeated {});
        }
        Ok(vec![TableEvent::Left { seat, at, request_key: Some(request_key) }])
    }

    fn decide_return(
        &self,
        me: Option<Seat>,
        request_key: Option<RequestKey>,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let (seat, request_key) = me.zip(request_key).ok_or(Refusal::NotSeated {})?;
        self.check_playing()?;
        if self.bot_for(seat).is_none() {
            return Err(Refusal::AlreadySeated {});
        }
        if self.clocks.is_used_up(seat) {
            return Err(Refusal::TimeUp {});
        }
        Ok(vec![TableEvent::Returned { seat, at, request_key }])
    }

    /// A player can be replaced only on their turn, at a live table, after being disconnected for a while.
    fn decide_replace(
        &self,
        request_key: Option<RequestKey>,
        seat: Seat,
        last_seen_at: Option<UnixMillis>,
        timeout_ms: UnixMillis,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let request_key = request_key.ok_or(Refusal::NotSeated {})?;
        self.check_playing()?;
        if self.to_act() != Some(seat) || self.settings.pace != Pace::Live {
            return Err(Refusal::NotYourTurn {});
        }
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        let waited = last_seen_at.map_or(0, |last| at.saturating_sub(last.max(self.decision_since)));
        if last_seen_at.is_none() || waited < timeout_ms {
            let seconds = timeout_ms.saturating_sub(waited).div_ceil(1000);
            return Err(Refusal::NotAbsent { seconds: u32::try_from(seconds).unwrap_or(u32::MAX) });
        }
        Ok(vec![TableEvent::Left { seat, at, request_key: Some(request_key) }])
    }

    fn decide_clock(&self, now: UnixMillis, at: UnixMillis) -> Result<Vec<TableEvent>, Refusal> {
        match self.flag_falls() {
            Some((seat, due)) if due <= now => Ok(vec![TableEvent::Left { seat, at, request_key: None }]),
            _ => Err(Refusal::NotYourTurn {}),
        }
    }

    /// Returns when the clock of the seat to act expires, including the lag allowance.
    pub(crate) fn flag_falls(&self) -> Option<(Seat, UnixMillis)> {
        self.clocks.flag_falls().map(|(seat, at)| (seat, at.saturating_add(MAX_LAG_MS)))
    }

    fn decide_rematch(
        &self,
        request_key: Option<RequestKey>,
        table: TableKey,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let request_key = request_key.ok_or(Refusal::NotSeated {})?;
        if self.status != TableStatus::Finished {
            return Err(Refusal::NotOver {});
        }
        Ok(vec![TableEvent::Rematched { table, at, request_key }])
    }

    /// Returns the key of the rematch. Nobody can guess it without the secret of this table.
    pub(crate) fn rematch_key(&self) -> TableKey {
        let hash = Sha256::new().chain_update("rematch").chain_update(self.id.as_bytes()).chain_update(self.secret.0);
        let hash: [u8; 32] = hash.finalize().into();
        TableKey::from_bytes(std::array::from_fn(|place| hash[place]))
    }

    /// Returns the first event of the rematch: the same players and bots, each one seat earlier in turn order, and the
    /// first player last.
    pub(crate) fn rematch_entry(
        &self,
        host: IdentityId,
        secret: iquazu_protocol::Secret,
        at: UnixMillis,
    ) -> TableEvent {
        let mut settings = self.settings.clone();
        settings.seats.rotate_left(1);
        if !settings.handicaps.is_empty() {
            settings.handicaps.rotate_left(1);
        }
        let players = self.seats.len();
        let moved = |seat: Seat| Seat::ALL[(seat.index() + players - 1) % players];
        let (guests, guest_seats) = self.people().map(|(seat, identity)| (identity, moved(seat))).unzip();
        TableEvent::Created { settings, secret, host, guests, guest_seats, fair: NEWEST_SCHEME, at }
    }
}
