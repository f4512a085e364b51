//! The fold from a log's events to the current state.

use super::chat::Chat;
use super::clock::ClockState;
use super::deal::Deal;
use super::event::{RequestKey, TableEvent};
use super::seat_history::SeatHistory;
use super::seats::{SeatHolder, SeatState, initial_seats};
use iquazu_protocol::{Opponent, Secret, TableSettings, TableStatus, UnixMillis};
use iquazu_rules::text::{Record, Step};
use iquazu_rules::{InformationState, Next, Outcome, PlayerColour, Seat, State, Viewer};
use iquazu_store::{IdentityId, TableKey};
use std::collections::VecDeque;
use std::mem::take;

/// Number of recent requests to remember. Those that were moves are also found by their step.
const REMEMBERED_REQUESTS: usize = 64;

/// Error when a log cannot be applied: it is damaged or was written by a newer program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CorruptLog;

/// Where a step comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepOrigin {
    /// The sequence number.
    pub(super) seq: u64,
    /// The fingerprint of the player's request; `None` if a bot decided.
    pub(super) request: Option<u64>,
    /// Whether it follows a plan.
    pub(super) planned: bool,
}

/// The state of a table.
#[derive(Clone, Debug)]
pub(crate) struct TableState {
    pub(crate) id: TableKey,
    pub(crate) settings: TableSettings,
    pub(super) secret: Secret,
    pub(super) host: IdentityId,
    pub(super) guests: Vec<IdentityId>,
    /// The seat of each guest; shorter in old logs.
    pub(super) guest_seats: Vec<Seat>,
    /// People that the host has removed.
    pub(super) removed: Vec<IdentityId>,
    pub(super) created_at: UnixMillis,
    pub(super) seats: Vec<SeatState>,
    pub(crate) status: TableStatus,
    /// The deal of a table of `iquazu-fair-2`.
    pub(super) deal: Option<Deal>,
    /// The key of the deal, once the game has started.
    pub(super) key: [u8; 32],
    pub(crate) record: Record,
    /// The origin of each step.
    pub(super) played_steps: Vec<StepOrigin>,
    steps: u32,
    /// Since when the current decision is due.
    pub(super) decision_since: UnixMillis,
    pub(crate) game: State,
    pub(super) clocks: ClockState,
    pub(crate) chat: Chat,
    /// Which person had which seat from when to when.
    pub(super) seat_history: SeatHistory,
    pub(super) requests: VecDeque<(RequestKey, u64)>,
    pub(crate) rematch: Option<TableKey>,
    /// The number of entries in the log, which is the sequence number of the last one.
    pub(crate) entry_count: u64,
    pub(crate) updated_at: UnixMillis,
}

impl TableState {
    /// Returns the state after the first event of a log.
    pub(crate) fn create(id: TableKey, entry: &TableEvent) -> Result<TableState, CorruptLog> {
        let TableEvent::Created { settings, secret, host, guests, guest_seats, fair, at } = entry else {
            return Err(CorruptLog);
        };
        let players = settings.validate().map_err(|_| CorruptLog)?;
        let edition = settings.find_edition().map_err(|_| CorruptLog)?;
        let mut record = Record::new(edition, players);
        record.handicaps = settings.seat_handicaps().map_err(|_| CorruptLog)?;
        Ok(TableState {
            id,
            seats: initial_seats(settings),
            clocks: ClockState::new(settings.clock, players),
            settings: settings.clone(),
            secret: *secret,
            host: *host,
            guests: guests.clone(),
            guest_seats: guest_seats.clone(),
            removed: Vec::new(),
            created_at: *at,
            status: TableStatus::Waiting,
            deal: match fair {
                1 => None,
                2 => Some(Deal::new(settings.seats.len(), *at)),
                // A newer program's.
                _ => return Err(CorruptLog),
            },
            key: [0; 32],
            game: record.first_state(),
            record,
            played_steps: Vec::new(),
            steps: 0,
            decision_since: *at,
            chat: Chat::default(),
            seat_history: SeatHistory::default(),
            requests: VecDeque::new(),
            rematch: None,
            entry_count: 1,
            updated_at: *at,
        })
    }

    /// Returns the state after all events of a log.
    pub(crate) fn fold<'e>(
        id: TableKey,
        entries: impl IntoIterator<Item = &'e TableEvent>,
    ) -> Result<TableState, CorruptLog> {
        let mut entries = entries.into_iter();
        let mut table = TableState::create(id, entries.next().ok_or(CorruptLog)?)?;
        entries.try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    /// Applies the next event. After an error the state must be discarded.
    pub(crate) fn apply(&mut self, entry: &TableEvent) -> Result<(), CorruptLog> {
        let at = entry.at();
        if let Some(identity) = self.unseats(entry) {
            self.seat_history.end(identity, at);
        }
        match entry {
            TableEvent::Created { .. } => return Err(CorruptLog),
            TableEvent::Sat { seat, identity, name, nonce, commits, .. } => {
                let (identity, name, nonce, commits) = (*identity, name.clone(), *nonce, *commits);
                self.seat_mut(*seat)?.sit(SeatHolder::Person { identity, name, nonce, commits })?;
                self.seat_history.begin(*seat, identity, at);
                self.deal.iter_mut().for_each(|deal| deal.seats_changed(at));
            }
            TableEvent::Closed { .. } => {
                self.fill_with_bots();
                self.deal.as_mut().ok_or(CorruptLog)?.seats_changed(at);
            }
            TableEvent::Committed { seat, commitment, .. } => {
                self.deal.as_mut().ok_or(CorruptLog)?.commit(*seat, *commitment)?;
            }
            TableEvent::Sealed { seats, .. } => self.apply_seal(seats, at)?,
            TableEvent::Revealed { seat, nonce, .. } => {
                self.deal.as_mut().ok_or(CorruptLog)?.reveal(*seat, *nonce)?;
            }
            TableEvent::Voided { .. } => self.apply_void(at)?,
            TableEvent::Started { setup, .. } => self.deal(setup, at)?,
            TableEvent::Acted { step, lag_ms, request_key, planned, .. } => {
                self.act(step, at, *lag_ms)?;
                let (seq, request) = (self.entry_count + 1, request_key.as_ref().map(RequestKey::fingerprint));
                self.played_steps.push(StepOrigin { seq, request, planned: *planned });
                self.seat_mut(step.seat)?.last_seq = seq;
            }
            TableEvent::DaysOff { seat, until, .. } => self.apply_days_off(*seat, *until, at)?,
            TableEvent::Left { seat, request_key, .. } => {
                let by_host = request_key.as_ref().is_some_and(|key| key.seat != *seat);
                if self.status == TableStatus::Waiting && by_host {
                    self.removed.extend(self.identity_at(*seat));
                }
                self.leave(*seat, at)?;
                self.seat_mut(*seat)?.last_seq = self.entry_count + 1;
            }
            TableEvent::Returned { seat, .. } => {
                self.clocks.stop(at);
                let seq = self.entry_count + 1;
                let state = self.seat_mut(*seat)?;
                (state.substituted, state.last_seq) = (false, seq);
                self.resume_clock(*seat, at);
            }
            TableEvent::Renamed { seat, name, .. } => self.seat_mut(*seat)?.rename(name)?,
            TableEvent::Chat { .. } => self.chat.add_logged(entry),
            TableEvent::Rematched { table, .. } => self.rematch = Some(*table),
        }
        self.entry_count += 1;
        self.updated_at = at;
        if let Some(request_key) = entry.request_key() {
            self.requests.push_back((request_key.clone(), self.entry_count));
            keep_newest(&mut self.requests, REMEMBERED_REQUESTS);
        }
        Ok(())
    }

    /// Returns what a seat that remembers everything knows. If the record contradicts the state, it is the view alone.
    pub(crate) fn known_to(&self, seat: Seat) -> InformationState {
        let view = self.game.view(Viewer::Seat(seat));
        let known = InformationState::of_record(&self.record, self.record.steps.len(), &view);
        known.unwrap_or_else(|error| {
            tracing::warn!(table = %self.id, %seat, %error, "memory dropped; the bot knows its view only");
            InformationState::forgetful(&view)
        })
    }

    /// Returns the state after further events, without its history. Used for lists, before the events are committed.
    pub(crate) fn preview(&mut self, entries: &[TableEvent]) -> Result<TableState, CorruptLog> {
        let past = (
            take(&mut self.record.steps),
            take(&mut self.played_steps),
            take(&mut self.chat),
            take(&mut self.requests),
        );
        let mut preview = self.clone();
        (self.record.steps, self.played_steps, self.chat, self.requests) = past;
        entries.iter().try_for_each(|entry| preview.apply(entry)).map(|()| preview)
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, CorruptLog> {
        self.seats.get_mut(seat.index()).ok_or(CorruptLog)
    }

    fn deal(&mut self, setup: &[Outcome], at: UnixMillis) -> Result<(), CorruptLog> {
        if self.status != TableStatus::Waiting {
            return Err(CorruptLog);
        }
        self.fill_with_bots();
        self.key = self.deal_key().ok_or(CorruptLog)?;
        for outcome in setup {
            self.game.resolve(*outcome, &mut ()).map_err(|_| CorruptLog)?;
        }
        self.record.setup = setup.to_vec();
        self.status = TableStatus::Playing;
        self.start_clock(at);
        Ok(())
    }

    fn fill_with_bots(&mut self) {
        let substitute = Opponent::from(self.settings.substitute);
        self.seats.iter_mut().for_each(|seat| seat.fill_with_bot(substitute));
    }

    fn act(&mut self, step: &Step, at: UnixMillis, lag: u64) -> Result<(), CorruptLog> {
        let turn = self.game.table().turn();
        let by_bot = self.bot_for(step.seat).is_some();
        self.clocks.stop_after_move(at, lag);
        self.game.check_turn(step.seat).map_err(|_| CorruptLog)?;
        self.game.play(step.action, &mut ()).map_err(|_| CorruptLog)?;
        for outcome in &step.outcomes {
            self.game.resolve(*outcome, &mut ()).map_err(|_| CorruptLog)?;
        }
        self.record.steps.push(step.clone());
        self.steps += 1;
        if self.game.table().turn() != turn {
            self.clocks.end_turn(step.seat, by_bot);
        }
        if self.game.is_over() {
            self.record.set_result(&self.game);
            self.status = TableStatus::Finished;
        }
        self.start_clock(at);
        Ok(())
    }

    fn leave(&mut self, seat: Seat, at: UnixMillis) -> Result<(), CorruptLog> {
        self.clocks.stop(at);
        let gathering = self.status == TableStatus::Waiting;
        let state = self.seat_mut(seat)?;
        if gathering {
            state.vacate();
            if let Some(deal) = &mut self.deal {
                deal.seat_left(seat, at);
            }
        } else {
            state.substituted = true;
            state.days_off.end(at);
            self.clocks.pause(seat, at);
        }
        self.resume_clock(seat, at);
        Ok(())
    }

    /// Starts the clock of the next decision.
    fn start_clock(&mut self, at: UnixMillis) {
        self.decision_since = at;
        self.run_clock(at);
    }

    /// Continues the clock after a player has come or gone. If it is another player's turn, the waiting for them is not
    /// restarted.
    fn resume_clock(&mut self, changed: Seat, at: UnixMillis) {
        if self.to_act() == Some(changed) {
            self.decision_since = at;
        }
        self.run_clock(at);
    }

    pub(super) fn run_clock(&mut self, at: UnixMillis) {
        if let Some(seat) = self.to_act().filter(|seat| self.bot_for(*seat).is_none()) {
            self.clocks.start(seat, at);
        }
    }

    /// Leaves some time to a player whose move is among these events, and who could not make it earlier.
    pub(crate) fn excuse_outage(&self, events: &mut [TableEvent]) {
        for event in events {
            if let TableEvent::Acted { at, lag_ms, request_key: Some(_), .. } = event {
                *lag_ms = (*lag_ms).max(self.clocks.grant_outage(*at));
            }
        }
    }

    /// Returns the seat whose decision is due.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.game.next() {
            Next::Seat(seat) if self.status == TableStatus::Playing => Some(seat),
            _ => None,
        }
    }

    /// Returns the number of steps played; the setup does not count.
    pub(crate) fn steps(&self) -> u32 {
        self.steps
    }

    pub(crate) fn colour(seat: Seat) -> PlayerColour {
        PlayerColour::ALL[seat.index()]
    }
}

fn keep_newest<T>(items: &mut VecDeque<T>, most: usize) {
    while items.len() > most {
        items.pop_front();
    }
}
