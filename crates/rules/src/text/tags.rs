//! Well-known record tags: their keys, and how to read and write them.
//!
//! The rules ignore tags. Everything that writes or shows records (simulation, server, app, links) uses these functions,
//! so that all of them agree.

use super::record::Record;
use crate::Seat;

/// The seed that determines the chance outcomes.
const SEED: &str = "seed";

const NAME: &str = "name";
const PLAYER: &str = "player";
/// The spelling of simulated records before `nameN` and `playerN`: the bot's name, or a person's.
const OLD_SEAT: &str = "seat";
const PERSON: &str = "person";
const REMOTE: &str = "elsewhere";

/// What kind of player a record names for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerTag<'r> {
    /// A person at this screen. Written `person`.
    Person,
    /// A person or bot at another screen. Written `elsewhere`.
    Remote,
    /// A bot, by the name of its level, such as `master`.
    Bot(&'r str),
}

impl<'r> PlayerTag<'r> {
    /// Reads the value of a tag; any value but `person` and `elsewhere` is a bot's name.
    pub fn from_value(value: &'r str) -> PlayerTag<'r> {
        match value {
            PERSON => PlayerTag::Person,
            REMOTE => PlayerTag::Remote,
            name => PlayerTag::Bot(name),
        }
    }

    /// Returns the value of the tag.
    pub fn value(self) -> &'r str {
        match self {
            PlayerTag::Person => PERSON,
            PlayerTag::Remote => REMOTE,
            PlayerTag::Bot(name) => name,
        }
    }
}

impl Record {
    /// Returns the seed, or `None` if the record has no valid one.
    pub fn seed(&self) -> Option<u64> {
        self.tag(SEED)?.parse().ok()
    }

    /// Adds the seed.
    pub fn push_seed(&mut self, seed: u64) {
        self.push_tag(SEED, &seed.to_string());
    }

    /// Adds the name and kind of the player at a seat. Empty values are left out.
    pub fn push_player(&mut self, seat: Seat, name: &str, player: PlayerTag<'_>) {
        for (key, value) in [(NAME, name), (PLAYER, player.value())] {
            if !value.is_empty() {
                self.push_tag(&format!("{key}{seat}"), value);
            }
        }
    }

    /// Returns the name of the player at a seat, also from the old `seatN`.
    pub fn player_name(&self, seat: Seat) -> Option<&str> {
        self.tag(&format!("{NAME}{seat}")).or_else(|| self.old_seat(seat))
    }

    /// Returns the kind of the player at a seat, or `None` if the record does not say.
    ///
    /// The old `seatN` names a bot if `is_bot` says so, and a person otherwise.
    pub fn player(&self, seat: Seat, is_bot: impl Fn(&str) -> bool) -> Option<PlayerTag<'_>> {
        let old =
            || self.old_seat(seat).map(|name| if is_bot(name) { PlayerTag::Bot(name) } else { PlayerTag::Person });
        self.tag(&format!("{PLAYER}{seat}")).filter(|value| !value.is_empty()).map(PlayerTag::from_value).or_else(old)
    }

    fn old_seat(&self, seat: Seat) -> Option<&str> {
        self.tag(&format!("{OLD_SEAT}{seat}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Players};

    #[test]
    fn players_round_trip() {
        let mut record = Record::new(Edition::standard(), Players::THREE);
        let players = [("Ada", PlayerTag::Person), ("master", PlayerTag::Bot("master")), ("Bo", PlayerTag::Remote)];
        for (seat, (name, player)) in record.players.seats().zip(players) {
            record.push_player(seat, name, player);
        }
        record.push_seed(7);
        let read = Record::parse(&record.to_string(), &crate::edition::Library::built_in()).unwrap();
        for (seat, (name, player)) in read.players.seats().zip(players) {
            assert_eq!((read.player_name(seat), read.player(seat, |_| false)), (Some(name), Some(player)));
        }
        assert_eq!(read.seed(), Some(7));
    }

    #[test]
    fn old_spelling_is_read() {
        let mut record = Record::new(Edition::standard(), Players::TWO);
        record.push_tag("seat1", "master");
        record.push_tag("seat2", "Ada");
        let is_bot = |name: &str| name == "master";
        let players: Vec<_> =
            record.players.seats().map(|seat| (record.player_name(seat), record.player(seat, is_bot))).collect();
        let expected = [(Some("master"), Some(PlayerTag::Bot("master"))), (Some("Ada"), Some(PlayerTag::Person))];
        assert_eq!(players, expected);
    }

    #[test]
    fn untagged_seats_have_no_player() {
        let record = Record::new(Edition::standard(), Players::TWO);
        assert_eq!((record.player_name(Seat::FIRST), record.player(Seat::FIRST, |_| true)), (None, None));
    }
}
