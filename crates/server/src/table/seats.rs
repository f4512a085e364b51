//! The seats of a table.

use super::days_off::DaysOff;
use super::event::TableEvent;
use super::state::{CorruptLog, TableState};
use super::viewer_messages::public_id;
use crate::moderation::REMOVED_NAME;
use crate::word_list::is_same_name;
use iquazu_protocol::{
    Name, Nonce, Occupant, Opponent, Refusal, SeatInfo, SeatSetting, TableInfo, TableSettings, TableStatus, UnixMillis,
};
use iquazu_rules::Seat;
use iquazu_store::{IdentityId, SeatChange};
use serde::{Deserialize, Serialize};

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatState {
    pub(super) holder: SeatHolder,
    /// Whether a substitute bot plays for the person.
    pub(super) substituted: bool,
    /// The sequence number of the last event by which the seat's player has moved, left or returned; 0 if there is none. A
    /// plan is older than it, or still to be played.
    pub(super) last_seq: u64,
    pub(super) days_off: DaysOff,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SeatHolder {
    Nobody,
    Bot(Opponent),
    Person {
        identity: IdentityId,
        name: Name,
        /// At a table of `iquazu-fair-1`.
        nonce: Option<Nonce>,
        /// Whether the client takes part in an `iquazu-fair-2` deal.
        commits: bool,
    },
}

pub(super) fn initial_seats(settings: &TableSettings) -> Vec<SeatState> {
    let sitter = |setting: &SeatSetting| setting.opponent().map_or(SeatHolder::Nobody, SeatHolder::Bot);
    settings.seats.iter().map(|setting| SeatState::new(sitter(setting))).collect()
}

impl SeatState {
    fn new(holder: SeatHolder) -> SeatState {
        SeatState { holder, substituted: false, last_seq: 0, days_off: DaysOff::default() }
    }

    /// Seats a person: `holder` is one.
    pub(super) fn sit(&mut self, holder: SeatHolder) -> Result<(), CorruptLog> {
        if self.holder != SeatHolder::Nobody {
            return Err(CorruptLog);
        }
        self.holder = holder;
        Ok(())
    }

    pub(super) fn vacate(&mut self) {
        if matches!(self.holder, SeatHolder::Person { .. }) {
            self.holder = SeatHolder::Nobody;
        }
    }

    pub(super) fn rename(&mut self, new: &Name) -> Result<(), CorruptLog> {
        let SeatHolder::Person { name, .. } = &mut self.holder else { return Err(CorruptLog) };
        name.clone_from(new);
        Ok(())
    }

    pub(super) fn fill_with_bot(&mut self, opponent: Opponent) {
        if self.holder == SeatHolder::Nobody {
            self.holder = SeatHolder::Bot(opponent);
        }
    }

    fn identity(&self) -> Option<IdentityId> {
        match self.holder {
            SeatHolder::Person { identity, .. } => Some(identity),
            _ => None,
        }
    }
}

/// What lists show of a table, stored with its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub table: TableInfo,
    /// The seat whose decision is due.
    #[serde(default)]
    pub to_act: Option<Seat>,
    /// When that seat's clock expires.
    #[serde(rename = "due", default)]
    pub clock_expires_at: Option<UnixMillis>,
    /// The owner of each seat; never sent to clients.
    pub owners: Vec<Option<String>>,
}

impl Summary {
    pub(crate) fn seat_of(&self, identity: &IdentityId) -> Option<Seat> {
        let text = identity.to_string();
        let index = self.owners.iter().position(|owner| owner.as_ref() == Some(&text))?;
        Seat::ALL.get(index).copied()
    }
}

impl TableState {
    pub(crate) fn seat_of(&self, identity: &IdentityId) -> Option<Seat> {
        let index = self.seats.iter().position(|seat| seat.identity().as_ref() == Some(identity))?;
        Seat::ALL.get(index).copied()
    }

    pub(crate) fn identity_at(&self, seat: Seat) -> Option<IdentityId> {
        self.seats.get(seat.index())?.identity()
    }

    pub(crate) fn is_host(&self, identity: &IdentityId) -> bool {
        self.host == *identity
    }

    /// Returns the name of the person at a seat.
    pub(crate) fn name_at(&self, seat: Seat) -> Option<&Name> {
        match &self.seats.get(seat.index())?.holder {
            SeatHolder::Person { name, .. } => Some(name),
            _ => None,
        }
    }

    /// Replaces the name of a person, if it is still the one that an operator took from them.
    pub(super) fn decide_name(
        &self,
        identity: &IdentityId,
        removed: &str,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let seat = self.seat_of(identity).ok_or(Refusal::NotSeated {})?;
        let name = self.name_at(seat).ok_or(Refusal::NotSeated {})?;
        if !is_same_name(name.as_str(), removed) {
            return Err(Refusal::NotSeated {});
        }
        let name = REMOVED_NAME.parse().map_err(|_| Refusal::Unavailable {})?;
        Ok(vec![TableEvent::Renamed { seat, name, at }])
    }

    /// Returns the people at the table with their seats.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, IdentityId)> {
        Seat::ALL.into_iter().zip(&self.seats).filter_map(|(seat, state)| Some((seat, state.identity()?)))
    }

    /// Returns who loses their seat by an event that is about to be applied.
    pub(crate) fn unseats(&self, event: &TableEvent) -> Option<IdentityId> {
        match event {
            TableEvent::Left { seat, .. } if self.status == TableStatus::Waiting => self.identity_at(*seat),
            _ => None,
        }
    }

    /// Returns whether a person belongs to the table: they have a seat, or one is kept for them.
    pub(crate) fn expects(&self, identity: &IdentityId) -> bool {
        *identity == self.host || self.guests.contains(identity) || self.seat_of(identity).is_some()
    }

    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.status == TableStatus::Waiting && self.free_seats().any(|free| free == seat)
    }

    pub(super) fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::ALL.into_iter().zip(&self.seats);
        seats.filter(|(_, state)| state.holder == SeatHolder::Nobody).map(|(seat, _)| seat)
    }

    /// Returns the bot that decides for a seat, if any.
    pub(crate) fn bot_for(&self, seat: Seat) -> Option<Opponent> {
        match self.seats.get(seat.index())? {
            SeatState { holder: SeatHolder::Bot(opponent), .. } => Some(*opponent),
            SeatState { substituted: true, .. } => Some(self.settings.substitute.into()),
            _ => None,
        }
    }

    /// Returns the nonces of an `iquazu-fair-1` deal.
    pub(super) fn first_nonces(&self) -> Vec<Option<Nonce>> {
        let nonce = |seat: &SeatState| match &seat.holder {
            SeatHolder::Person { nonce, .. } => *nonce,
            _ => None,
        };
        self.seats.iter().map(nonce).collect()
    }

    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let occupant = |state: &SeatState| match &state.holder {
            SeatHolder::Nobody => Occupant::Nobody {},
            SeatHolder::Bot(opponent) => Occupant::Bot { level: opponent.level, style: opponent.style },
            SeatHolder::Person { name, .. } => Occupant::Person {
                name: name.clone(),
                substitute: state.substituted.then_some(self.settings.substitute),
            },
        };
        let seats = Seat::ALL.into_iter().zip(&self.seats);
        seats
            .map(|(seat, state)| SeatInfo {
                seat,
                colour: TableState::colour(seat),
                occupant: occupant(state),
                away_until: state.days_off.until(),
                days_off_used: state.days_off.used(),
            })
            .collect()
    }

    pub(crate) fn info(&self) -> TableInfo {
        TableInfo {
            id: public_id(&self.id),
            settings: self.settings.clone(),
            status: self.status,
            seats: self.seat_infos(),
            created_at: self.created_at,
        }
    }

    pub(crate) fn summary(&self) -> Summary {
        let due = self.clocks.flag_falls().map(|(_, at)| at);
        let owner = |seat: &SeatState| seat.identity().map(|identity| identity.to_string());
        Summary {
            table: self.info(),
            to_act: self.to_act(),
            clock_expires_at: due,
            owners: self.seats.iter().map(owner).collect(),
        }
    }

    /// Returns the owners of all seats for the store.
    pub(crate) fn seat_changes(&self) -> Vec<SeatChange> {
        let seats = Seat::ALL.into_iter().zip(&self.seats);
        seats.map(|(seat, state)| SeatChange { seat: seat.number(), owner: state.identity() }).collect()
    }

    pub(crate) fn store_status(&self) -> iquazu_store::TableStatus {
        match self.status {
            TableStatus::Waiting => iquazu_store::TableStatus::Waiting,
            TableStatus::Playing => iquazu_store::TableStatus::Playing,
            TableStatus::Finished => iquazu_store::TableStatus::Finished,
        }
    }
}

/// Returns name and kind of player for the tags of a record.
pub(super) fn record_names(occupant: &Occupant) -> (String, String) {
    match occupant {
        Occupant::Nobody {} => (String::new(), "person".to_owned()),
        Occupant::Person { name, .. } => (name.as_str().to_owned(), "person".to_owned()),
        Occupant::Bot { level, style } => {
            let bot = Opponent::new(*level, *style).to_string();
            (bot.clone(), bot)
        }
    }
}
