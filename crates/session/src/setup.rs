//! Who sits where, and which deal is played.

use iquazu_rules::{Edition, PlayerColour, Players, Seat};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this screen.
    Person,
    /// A bot of a level, by the level's name.
    Bot(String),
    /// Somebody at another screen, or a bot there.
    Remote,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSetup {
    pub name: String,
    pub colour: PlayerColour,
    pub player: Player,
}

/// A game to be played: seats in turn order, the first one starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    pub edition: &'static Edition,
    /// 2 to 4, in turn order.
    pub seats: Vec<SeatSetup>,
    /// The same seed gives the same deal, and the same draws to the same moves.
    pub seed: u64,
}

impl GameSetup {
    /// Panics where there are not 2 to 4 seats.
    pub fn players(&self) -> Players {
        Players::new(self.seats.len() as u8).expect("a plan has 2 to 4 seats")
    }

    pub fn seat(&self, seat: Seat) -> &SeatSetup {
        &self.seats[seat.index()]
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.seat(seat).player == Player::Person
    }

    /// The seats of people at this screen.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.players().seats().filter(|seat| self.is_person(*seat))
    }

    /// The same table with the seats moved on, so that another player starts.
    pub fn started_by(mut self, starter: usize) -> GameSetup {
        let seats = self.seats.len();
        self.seats.rotate_left(starter % seats);
        self
    }
}
