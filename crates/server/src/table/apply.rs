//! The fold: from the entries of a log to the table as it is now.

use super::clock::ClockState;
use super::entry::{Entry, Told};
use super::seats::{SeatState, fresh_seats};
use iquazu_protocol::{Phase, SaidLine, Secret, TableSettings, Time, key_of};
use iquazu_rules::text::{Record, Step};
use iquazu_rules::{Edition, Next, Outcome, PlayerColour, Seat, State};
use iquazu_store::{IdentityId, TableId};
use std::collections::VecDeque;
use std::mem::take;

/// So many requests are remembered without looking into the log.
const REMEMBERED: usize = 64;
/// So many lines of chat a snapshot shows.
const CHAT_LINES: usize = 50;

/// That a log is not one of a table: damaged, or written by a newer program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Corrupt;

/// A table as its log says.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) settings: TableSettings,
    pub(super) secret: Secret,
    pub(super) host: IdentityId,
    pub(super) guests: Vec<IdentityId>,
    pub(super) created: Time,
    pub(super) seats: Vec<SeatState>,
    pub(crate) phase: Phase,
    /// The key of the dice, once all nonces are there.
    pub(super) key: [u8; 32],
    pub(crate) record: Record,
    /// For each step its sequence number, and whether a bot decided.
    pub(super) played: Vec<(u64, bool)>,
    steps: u32,
    /// When the decision that is due became so.
    pub(super) decision_since: Time,
    pub(crate) game: State,
    pub(super) clocks: ClockState,
    pub(super) chat: VecDeque<SaidLine>,
    pub(super) requests: VecDeque<(Told, u64)>,
    pub(crate) rematch: Option<TableId>,
    /// How many entries the log has, which is the sequence number of the last one.
    pub(crate) entries: u64,
    pub(super) changed: Time,
}

impl Table {
    /// A table from the first entry of its log.
    pub(crate) fn create(id: TableId, entry: &Entry) -> Result<Table, Corrupt> {
        let Entry::Created { settings, secret, host, guests, at } = entry else { return Err(Corrupt) };
        let players = settings.check().map_err(|_| Corrupt)?;
        let edition = edition(&settings.edition).ok_or(Corrupt)?;
        Ok(Table {
            id,
            seats: fresh_seats(settings),
            clocks: ClockState::new(settings.clock, players),
            settings: settings.clone(),
            secret: *secret,
            host: *host,
            guests: guests.clone(),
            created: *at,
            phase: Phase::Gathering,
            key: [0; 32],
            record: Record::new(edition, players),
            played: Vec::new(),
            steps: 0,
            decision_since: *at,
            game: State::new(edition, players),
            chat: VecDeque::new(),
            requests: VecDeque::new(),
            rematch: None,
            entries: 1,
            changed: *at,
        })
    }

    /// The table of a whole log.
    pub(crate) fn fold<'e>(id: TableId, entries: impl IntoIterator<Item = &'e Entry>) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let mut table = Table::create(id, entries.next().ok_or(Corrupt)?)?;
        entries.try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    /// One entry more. A table to which an entry could not be applied is of no more use.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let at = entry.at();
        match entry {
            Entry::Created { .. } => return Err(Corrupt),
            Entry::Sat { seat, identity, name, nonce, .. } => self.seat_mut(*seat)?.sit(*identity, name, *nonce)?,
            Entry::Started { setup, .. } => self.deal(setup, at)?,
            Entry::Acted { step, lag_ms, told, .. } => {
                self.act(step, at, *lag_ms)?;
                self.played.push((self.entries + 1, told.is_none()));
            }
            Entry::Left { seat, .. } => self.leave(*seat, at)?,
            Entry::Returned { seat, .. } => {
                self.clocks.stop(at, 0);
                self.seat_mut(*seat)?.away = false;
                self.clocks.came_back(*seat);
                self.start_clock(at);
            }
            Entry::Said { seat, said, .. } => {
                self.chat.push_back(SaidLine { seat: *seat, said: said.clone(), at });
                keep_last(&mut self.chat, CHAT_LINES);
            }
            Entry::Rematched { table, .. } => self.rematch = Some(*table),
        }
        self.entries += 1;
        self.changed = at;
        if let Some(told) = entry.told() {
            self.requests.push_back((told.clone(), self.entries));
            keep_last(&mut self.requests, REMEMBERED);
        }
        Ok(())
    }

    /// The table as it will be after these entries, without what it remembers of the past: for lists, before the entries
    /// are kept.
    pub(crate) fn preview(&mut self, entries: &[Entry]) -> Result<Table, Corrupt> {
        let past =
            (take(&mut self.record.steps), take(&mut self.played), take(&mut self.chat), take(&mut self.requests));
        let mut preview = self.clone();
        (self.record.steps, self.played, self.chat, self.requests) = past;
        entries.iter().try_for_each(|entry| preview.apply(entry)).map(|()| preview)
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, Corrupt> {
        self.seats.get_mut(seat.index()).ok_or(Corrupt)
    }

    fn deal(&mut self, setup: &[Outcome], at: Time) -> Result<(), Corrupt> {
        if self.phase != Phase::Gathering {
            return Err(Corrupt);
        }
        let stand_in = self.settings.stand_in;
        self.seats.iter_mut().for_each(|seat| seat.fill_with(stand_in));
        self.key = key_of(&self.secret, &self.nonces());
        for outcome in setup {
            self.game.resolve(*outcome, &mut ()).map_err(|_| Corrupt)?;
        }
        self.record.setup = setup.to_vec();
        self.phase = Phase::Playing;
        self.start_clock(at);
        Ok(())
    }

    fn act(&mut self, step: &Step, at: Time, lag: u64) -> Result<(), Corrupt> {
        let turn = self.game.table().turn();
        self.clocks.stop(at, lag);
        self.game.check_turn(step.seat).map_err(|_| Corrupt)?;
        self.game.play(step.action, &mut ()).map_err(|_| Corrupt)?;
        for outcome in &step.outcomes {
            self.game.resolve(*outcome, &mut ()).map_err(|_| Corrupt)?;
        }
        self.record.steps.push(step.clone());
        self.steps += 1;
        if self.game.table().turn() != turn {
            self.clocks.turn_over(step.seat);
        }
        if self.game.is_over() {
            self.record.set_result(&self.game);
            self.phase = Phase::Over;
        }
        self.start_clock(at);
        Ok(())
    }

    fn leave(&mut self, seat: Seat, at: Time) -> Result<(), Corrupt> {
        self.clocks.stop(at, 0);
        let gathering = self.phase == Phase::Gathering;
        let state = self.seat_mut(seat)?;
        if gathering {
            state.stand_up();
        } else {
            state.away = true;
        }
        self.start_clock(at);
        Ok(())
    }

    fn start_clock(&mut self, at: Time) {
        self.decision_since = at;
        if let Some(seat) = self.to_act().filter(|seat| self.bot_for(*seat).is_none()) {
            self.clocks.start(seat, at);
        }
    }

    /// Whose decision is due.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.game.next() {
            Next::Seat(seat) if self.phase == Phase::Playing => Some(seat),
            _ => None,
        }
    }

    /// The steps that have been played; the setup is not counted.
    pub(crate) fn steps(&self) -> u32 {
        self.steps
    }

    pub(crate) fn colour(seat: Seat) -> PlayerColour {
        PlayerColour::ALL[seat.index()]
    }
}

fn keep_last<T>(items: &mut VecDeque<T>, most: usize) {
    while items.len() > most {
        items.pop_front();
    }
}

/// The editions that are played online.
pub(crate) fn edition(id: &str) -> Option<&'static Edition> {
    (id == Edition::standard().id()).then(Edition::standard)
}
