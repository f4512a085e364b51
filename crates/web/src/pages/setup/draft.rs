//! The setup form's values, saved for the next time.

use crate::app::{editions, storage};
use crate::pages::levels::playable_opponent;
use crate::pages::start::random_seat;
use crate::play::names::default_name;
use crate::play::seed;
use iquazu_messages::Messages;
use iquazu_rules::{Edition, Handicap, PlayerColour};
use iquazu_session::{GameSetup, Player, SeatSetup};
use leptos::prelude::*;

pub(super) const MIN_SEATS: usize = 2;
pub(super) const MAX_SEATS: usize = 4;

const STORAGE_KEY: &str = "iquazu.setup";

/// What has to be corrected before the game can start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DraftError {
    /// This seat has the same name as another.
    NameTaken(usize),
    Seed,
}

/// One seat of the form.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeatDraft {
    pub(super) player: RwSignal<Player>,
    /// Empty for the default name of the seat.
    pub(super) name: RwSignal<String>,
    pub(super) colour: RwSignal<PlayerColour>,
    pub(super) handicap: RwSignal<Handicap>,
}

/// The whole form. A handle of signals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub(super) count: RwSignal<usize>,
    /// All possible seats; the first `count` play.
    pub(super) seats: [SeatDraft; MAX_SEATS],
    /// `None` for a random seat.
    pub(super) starts: RwSignal<Option<usize>>,
    pub(super) seed: RwSignal<String>,
    /// Id of the edition.
    pub(super) edition: RwSignal<String>,
}

impl Draft {
    /// Loads the values of the last game; at first, the player against bots.
    pub(super) fn load(own_name: Option<String>) -> Draft {
        let draft = Draft::with_defaults(own_name);
        if let Some(text) = storage::load(STORAGE_KEY).ok().flatten() {
            draft.read(&text);
        }
        draft
    }

    fn with_defaults(own_name: Option<String>) -> Draft {
        let mut colours = PlayerColour::ALL.into_iter();
        let mut seat = |player, name: Option<String>| SeatDraft {
            player: RwSignal::new(player),
            name: RwSignal::new(name.unwrap_or_default()),
            colour: RwSignal::new(colours.next().expect("a colour for every seat")),
            handicap: RwSignal::new(Handicap::NONE),
        };
        let bot = || Player::Bot(playable_opponent("").to_string());
        let seats = [seat(Player::Person, own_name), seat(bot(), None), seat(bot(), None), seat(bot(), None)];
        Draft {
            count: RwSignal::new(3),
            seats,
            starts: RwSignal::new(None),
            seed: RwSignal::new(String::new()),
            edition: RwSignal::new(Edition::standard().id().to_owned()),
        }
    }

    /// Saves `count starts edition` and the handicap of each seat, then one line per seat: player, colour and name.
    pub(super) fn save(self) {
        let starts = self.starts.get_untracked().map_or("lot".to_owned(), |place| place.to_string());
        let seat = |seat: SeatDraft| {
            let player = match seat.player.get_untracked() {
                Player::Person | Player::Remote => "person".to_owned(),
                Player::Bot(level) => level,
            };
            format!("{player} {:?} {}", seat.colour.get_untracked(), seat.name.get_untracked())
        };
        let mut head = format!("{} {starts} {}", self.count.get_untracked(), self.edition.get_untracked());
        for seat in self.seats {
            let given = seat.handicap.get_untracked();
            head += &format!(" {}/{}", given.cards(), given.points());
        }
        let lines: Vec<String> = std::iter::once(head).chain(self.seats.map(seat)).collect();
        // Only a convenience, so errors are ignored.
        let _ = storage::save(STORAGE_KEY, &lines.join("\n"));
    }

    fn read(self, text: &str) {
        let mut lines = text.lines();
        let mut head = lines.next().unwrap_or_default().split(' ');
        let mut next = || head.next().unwrap_or_default();
        let (count, starts, edition) = (next(), next(), next());
        for seat in self.seats {
            seat.handicap.set(read_handicap(next()).unwrap_or_default());
        }
        if editions::find(edition).is_some() {
            self.edition.set(edition.to_owned());
        }
        if let Some(count) = count.parse().ok().filter(|count| (MIN_SEATS..=MAX_SEATS).contains(count)) {
            self.count.set(count);
        }
        self.starts.set(starts.parse().ok().filter(|place| *place < MAX_SEATS));
        for (place, line) in lines.take(MAX_SEATS).enumerate() {
            let mut parts = line.splitn(3, ' ');
            let player = match parts.next() {
                Some("person") => Player::Person,
                level => Player::Bot(playable_opponent(level.unwrap_or_default()).to_string()),
            };
            let colour = parts.next().unwrap_or_default();
            self.seats[place].player.set(player);
            self.seats[place].name.set(parts.next().unwrap_or_default().to_owned());
            if let Some(colour) = PlayerColour::ALL.into_iter().find(|known| format!("{known:?}") == colour) {
                self.give_colour(place, colour);
            }
        }
    }

    /// Gives a seat a colour; the seat that had it gets the old one.
    pub(super) fn give_colour(self, place: usize, colour: PlayerColour) {
        let old = self.seats[place].colour.get_untracked();
        if let Some(other) = self.seats.iter().find(|seat| seat.colour.get_untracked() == colour) {
            other.colour.set(old);
        }
        self.seats[place].colour.set(colour);
    }

    /// Returns the name a seat will have in the game.
    pub(super) fn name(self, t: Messages, place: usize) -> String {
        let seat = self.seats[place];
        match seat.name.get().trim() {
            "" => seat.player.with(|player| default_name(t, place, player)),
            name => name.to_owned(),
        }
    }

    pub(super) fn people(self) -> usize {
        let playing = self.seats[..self.count.get()].iter();
        playing.filter(|seat| seat.player.get() == Player::Person).count()
    }

    /// Returns the game to start, or the first error.
    pub(super) fn to_setup(self, t: Messages) -> Result<GameSetup, DraftError> {
        let mut seats: Vec<SeatSetup> = Vec::new();
        for place in 0..self.count.get() {
            let (name, seat) = (self.name(t, place), self.seats[place]);
            if seats.iter().any(|other| other.name == name) {
                return Err(DraftError::NameTaken(place));
            }
            let handicap = seat.handicap.get();
            seats.push(SeatSetup { name, colour: seat.colour.get(), player: seat.player.get(), handicap });
        }
        let seed = match self.seed.get().trim() {
            "" => seed::random(),
            digits => digits.parse().map_err(|_| DraftError::Seed)?,
        };
        let starts = self.starts.get().filter(|place| *place < seats.len()).unwrap_or_else(random_seat);
        let edition = self.edition.with(|id| editions::find(id)).unwrap_or(Edition::standard());
        Ok(GameSetup { edition, seats, seed }.started_by(starts))
    }
}

/// Reads a saved handicap; forms of older versions have none.
fn read_handicap(text: &str) -> Option<Handicap> {
    let (cards, points) = text.split_once('/')?;
    Handicap::new(cards.parse().ok()?, points.parse().ok()?).ok()
}
