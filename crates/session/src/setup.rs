//! The setup of a game: edition, players and seed.

use iquazu_rules::{Edition, Handicap, PlayerColour, Players, Seat};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this screen.
    Person,
    /// A bot, by the name of its level.
    Bot(String),
    /// A person at another screen, or a bot on the server.
    Remote,
}

/// The player at one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSetup {
    /// The name shown to players.
    pub name: String,
    /// The colour of the gems.
    pub colour: PlayerColour,
    /// Who decides.
    pub player: Player,
    /// The handicap.
    pub handicap: Handicap,
}

impl SeatSetup {
    /// Creates a seat without a handicap.
    pub fn new(name: impl Into<String>, colour: PlayerColour, player: Player) -> SeatSetup {
        SeatSetup { name: name.into(), colour, player, handicap: Handicap::NONE }
    }
}

/// Everything that determines a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The edition.
    pub edition: &'static Edition,
    /// The players, 2 to 4, in turn order.
    pub seats: Vec<SeatSetup>,
    /// The seed. Equal seeds give equal deals, and equal draws for equal moves.
    pub seed: u64,
}

impl GameSetup {
    /// Returns the number of players.
    ///
    /// # Panics
    ///
    /// Panics unless there are 2 to 4 seats.
    pub fn players(&self) -> Players {
        Players::new(self.seats.len() as u8).expect("a game has 2 to 4 seats")
    }

    /// Returns whether a player has a handicap.
    pub fn has_handicap(&self) -> bool {
        self.seats.iter().any(|seat| !seat.handicap.is_none())
    }

    /// Returns the player at a seat.
    pub fn seat(&self, seat: Seat) -> &SeatSetup {
        &self.seats[seat.index()]
    }

    /// Returns whether a person at this screen decides for a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seat(seat).player == Player::Person
    }

    /// Iterates over the seats of people at this screen.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.players().seats().filter(|seat| self.is_person(*seat))
    }

    /// Returns the setup with the seats rotated, so that the player at index `starter` starts.
    pub fn started_by(mut self, starter: usize) -> GameSetup {
        let seats = self.seats.len();
        self.seats.rotate_left(starter % seats);
        self
    }
}
