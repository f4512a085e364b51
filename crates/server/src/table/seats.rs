//! Who sits where.

use super::apply::{Corrupt, Table};
use iquazu_protocol::{Level, Name, Nonce, Occupant, Phase, SeatInfo, SeatSetting, TableInfo, TableSettings, Time};
use iquazu_rules::Seat;
use iquazu_store::{IdentityId, SeatChange};
use serde::{Deserialize, Serialize};

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatState {
    pub(super) sitter: Sitter,
    /// Whether a bot plays for the person for the time being.
    pub(super) away: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    Nobody,
    Bot(Level),
    Person { identity: IdentityId, name: Name, nonce: Nonce },
}

pub(super) fn fresh_seats(settings: &TableSettings) -> Vec<SeatState> {
    let sitter = |setting: &SeatSetting| match setting {
        SeatSetting::Person {} => Sitter::Nobody,
        SeatSetting::Bot { level } => Sitter::Bot(*level),
    };
    settings.seats.iter().map(|setting| SeatState { sitter: sitter(setting), away: false }).collect()
}

impl SeatState {
    pub(super) fn sit(&mut self, identity: IdentityId, name: &Name, nonce: Nonce) -> Result<(), Corrupt> {
        if self.sitter != Sitter::Nobody {
            return Err(Corrupt);
        }
        self.sitter = Sitter::Person { identity, name: name.clone(), nonce };
        Ok(())
    }

    pub(super) fn stand_up(&mut self) {
        if matches!(self.sitter, Sitter::Person { .. }) {
            self.sitter = Sitter::Nobody;
        }
    }

    pub(super) fn fill_with(&mut self, level: Level) {
        if self.sitter == Sitter::Nobody {
            self.sitter = Sitter::Bot(level);
        }
    }

    fn identity(&self) -> Option<IdentityId> {
        match self.sitter {
            Sitter::Person { identity, .. } => Some(identity),
            _ => None,
        }
    }
}

/// What lists show of a table, kept beside its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub table: TableInfo,
    /// Whose decision is due.
    #[serde(default)]
    pub to_act: Option<Seat>,
    /// When that seat's time is up.
    #[serde(default)]
    pub due: Option<Time>,
    /// Whose each seat is; never sent to anybody.
    pub owners: Vec<Option<String>>,
}

impl Summary {
    pub(crate) fn seat_of(&self, identity: &IdentityId) -> Option<Seat> {
        let text = identity.to_string();
        let index = self.owners.iter().position(|owner| owner.as_ref() == Some(&text))?;
        Seat::ALL.get(index).copied()
    }
}

impl Table {
    pub(crate) fn seat_of(&self, identity: &IdentityId) -> Option<Seat> {
        let index = self.seats.iter().position(|seat| seat.identity().as_ref() == Some(identity))?;
        Seat::ALL.get(index).copied()
    }

    pub(crate) fn identity_at(&self, seat: Seat) -> Option<IdentityId> {
        self.seats.get(seat.index())?.identity()
    }

    /// The people of the table.
    pub(crate) fn people(&self) -> Vec<IdentityId> {
        self.seats.iter().filter_map(SeatState::identity).collect()
    }

    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.phase == Phase::Gathering && self.free_seats().any(|free| free == seat)
    }

    pub(super) fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::ALL.into_iter().zip(&self.seats);
        seats.filter(|(_, state)| state.sitter == Sitter::Nobody).map(|(seat, _)| seat)
    }

    /// The bot that decides for a seat, if one does.
    pub(crate) fn bot_for(&self, seat: Seat) -> Option<Level> {
        match self.seats.get(seat.index())? {
            SeatState { sitter: Sitter::Bot(level), .. } => Some(*level),
            SeatState { away: true, .. } => Some(self.settings.stand_in),
            _ => None,
        }
    }

    pub(super) fn nonces(&self) -> Vec<Option<Nonce>> {
        let nonce = |seat: &SeatState| match &seat.sitter {
            Sitter::Person { nonce, .. } => Some(*nonce),
            _ => None,
        };
        self.seats.iter().map(nonce).collect()
    }

    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let occupant = |state: &SeatState| match &state.sitter {
            Sitter::Nobody => Occupant::Nobody {},
            Sitter::Bot(level) => Occupant::Bot { level: *level },
            Sitter::Person { name, .. } => {
                Occupant::Person { name: name.clone(), stand_in: state.away.then_some(self.settings.stand_in) }
            }
        };
        let seats = Seat::ALL.into_iter().zip(&self.seats);
        seats.map(|(seat, state)| SeatInfo { seat, colour: Table::colour(seat), occupant: occupant(state) }).collect()
    }

    pub(crate) fn info(&self) -> TableInfo {
        TableInfo {
            id: self.id.to_string().parse().expect("both write ids alike"),
            settings: self.settings.clone(),
            phase: self.phase,
            seats: self.seat_infos(),
            created: self.created,
        }
    }

    pub(crate) fn summary(&self) -> Summary {
        let due = self.clocks.flag_falls().map(|(_, at)| at);
        let owner = |seat: &SeatState| seat.identity().map(|identity| identity.to_string());
        Summary { table: self.info(), to_act: self.to_act(), due, owners: self.seats.iter().map(owner).collect() }
    }

    /// All seats with their owners, as the store keeps them.
    pub(crate) fn owners(&self) -> Vec<SeatChange> {
        let seats = Seat::ALL.into_iter().zip(&self.seats);
        seats.map(|(seat, state)| SeatChange { seat: seat.number(), owner: state.identity() }).collect()
    }

    pub(crate) fn stage(&self) -> iquazu_store::Stage {
        match self.phase {
            Phase::Gathering => iquazu_store::Stage::Open,
            Phase::Playing => iquazu_store::Stage::Running,
            Phase::Over => iquazu_store::Stage::Over,
        }
    }
}

/// Name and kind of player for the tags of a record.
pub(super) fn names(occupant: &Occupant) -> (String, &'static str) {
    match occupant {
        Occupant::Nobody {} => (String::new(), "person"),
        Occupant::Person { name, .. } => (name.as_str().to_owned(), "person"),
        Occupant::Bot { level } => (level.name().to_owned(), level.name()),
    }
}
