//! What the master expects from a seat of a given deal, by playing it out.

use crate::game::play_dealt_game;
use crate::{Bot, BotKind, Budget, Level, NetSet, SearchResult};
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{InformationState, LegalMoves, Players, Rng, Seat};

/// Search nodes per move of the master in a playout: a tenth of what it has with two players, so that a browser plays a
/// game out in a fraction of a second.
const NODES: u64 = 1_000;

/// Plays a deal out once, the master at `seat` and the bots that the record names at the others. Returns the points of
/// the seat.
///
/// The strips, the tiles turned up first and the first cards are those of the record; what comes later follows from its
/// seed and `number`. Equal arguments give equal points on every machine. Returns `None` if the record has no seed, or
/// names no bot at another seat, and if a bot's net cannot be used: what a fallback bot gets is not what the master expects.
pub fn playout_points(record: &Record, seat: Seat, number: u32) -> Option<u16> {
    playout_points_with(NetSet::built_in(), record, seat, number)
}

fn playout_points_with(nets: &NetSet, record: &Record, seat: Seat, number: u32) -> Option<u16> {
    let bot = |other: Seat| -> Option<Box<dyn Bot>> {
        if other == seat {
            return Some(Box::new(QuickMaster(BotKind::Level(Level::Master).bot_with(nets))));
        }
        match record.player(other, |_| true)? {
            PlayerTag::Bot(name) => name.parse::<BotKind>().ok().map(|kind| kind.bot_with(nets)),
            PlayerTag::Person | PlayerTag::Remote => None,
        }
    };
    if !record.players.seats().any(|other| other == seat) {
        return None;
    }
    let mut bots = record.players.seats().map(bot).collect::<Option<Vec<_>>>()?;
    if bots.iter().any(|bot| bot.fallback_reason().is_some()) {
        return None;
    }
    let seed = record.seed()? ^ (u64::from(number) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Some(play_dealt_game(record.first_state(), &record.setup, &mut bots, seed, &mut ()).score(seat))
}

/// The master with fewer nodes.
struct QuickMaster(Box<dyn Bot>);

impl Bot for QuickMaster {
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> SearchResult {
        self.0.think(known, moves, budget, rng)
    }

    fn default_budget(&self, _: Players) -> Budget {
        Budget::nodes(NODES)
    }

    fn remembers(&self) -> bool {
        self.0.remembers()
    }

    fn fallback_reason(&self) -> Option<&str> {
        self.0.fallback_reason()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Edition, SplitMix, State};

    #[test]
    fn damaged_nets_expect_nothing() {
        let mut record = Record::new(Edition::standard(), Players::TWO);
        record.push_seed(7);
        record.push_player(Seat::ALL[1], "", PlayerTag::Bot("casual"));
        let mut state = State::new(Edition::standard(), Players::TWO);
        let mut rng = SplitMix::new(7);
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut ()).expect("a sampled outcome");
            record.push_outcome(outcome);
        }
        let damaged = NetSet::read([b"no net".as_slice()]);
        assert!(playout_points(&record, Seat::FIRST, 0).is_some());
        assert_eq!(playout_points_with(&damaged, &record, Seat::FIRST, 0), None);
    }
}
