//! The numbers of the rules as data. Every state knows the version that it is played under.

use crate::Seat;

/// One version of the rules: the numbers that a version may change. The procedures are the same in all versions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Rules {
    /// The version, as records name it.
    pub version: u32,
    /// The hand limit at the end of a turn (T7).
    pub hand_limit: u8,
    /// The number of cards that the draw action gives (T3).
    pub cards_drawn: u8,
    /// The number of cards each seat is dealt, in turn order (S5).
    pub first_hands: [u8; 4],
    /// The number of columns in the frame, as far as they exist (C8); at most [`MAX_FRAME_WIDTH`].
    pub frame_width: u8,
    /// The last column that can be first in the frame (C8); scoring it ends the game (E1).
    pub last_frame: u8,
    /// The first position whose tiles have dark backs (C7).
    pub first_dark_position: u8,
    /// The number of spaces on the points track (E6).
    pub track_length: u16,
}

/// The widest frame of any version. Tables that are indexed by place or price have this size.
pub const MAX_FRAME_WIDTH: u8 = 5;

/// All versions, the oldest first.
static VERSIONS: &[&Rules] = &[
    &Rules::LATEST,
    #[cfg(test)]
    &tests::SHORT_HANDS,
];

impl Rules {
    /// The rules of the booklets, and the latest version.
    pub const LATEST: Rules = Rules {
        version: 1,
        hand_limit: 12,
        cards_drawn: 4,
        first_hands: [4, 5, 6, 7],
        frame_width: MAX_FRAME_WIDTH,
        last_frame: 9,
        first_dark_position: 13,
        track_length: 80,
    };

    /// Returns the first version, under which positions and records were written before they named one.
    pub fn first() -> &'static Rules {
        VERSIONS[0]
    }

    /// Returns the rules of a version, or `None` if this program does not know it.
    pub fn find(version: u32) -> Option<&'static Rules> {
        VERSIONS.iter().copied().find(|rules| rules.version == version)
    }

    /// Returns the number of cards that a seat is dealt (S5).
    pub(crate) fn first_hand(&self, seat: Seat) -> u8 {
        self.first_hands[seat.index()]
    }

    /// Returns whether the tiles of a position have dark backs (C7).
    pub(crate) const fn is_dark(&self, position: u8) -> bool {
        position >= self.first_dark_position
    }

    /// Returns the number of positions with light and with dark tiles, counted from a place of the frame on (C7, C8).
    pub(crate) fn tile_positions(&self, frame: u8) -> (u8, u8) {
        let (first, end) = (frame + self.frame_width, self.last_frame + self.frame_width + 1);
        let dark = end - first.max(self.first_dark_position);
        (end - first - dark, dark)
    }
}

/// A version as one byte: its place in the list of versions. A state has no room for a reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RulesRef(u8);

impl RulesRef {
    /// Returns the reference to a version of the list.
    pub(crate) fn new(rules: &Rules) -> RulesRef {
        let place = VERSIONS.iter().position(|known| known.version == rules.version);
        RulesRef(place.expect("only `Rules::find` and `Rules::LATEST` hand out rules") as u8)
    }

    #[inline]
    pub(crate) fn get(self) -> &'static Rules {
        VERSIONS[usize::from(self.0)]
    }
}

impl std::fmt::Debug for RulesRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.get().version.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Library;
    use crate::text::{Position, Record};
    use crate::{Action, Edition, Next, Players, Rng, SplitMix, Stage, State};

    /// A second version, to show that the version of a record selects the rules.
    pub(super) static SHORT_HANDS: Rules =
        Rules { version: 2, hand_limit: 6, cards_drawn: 3, first_hands: [3, 4, 5, 6], ..Rules::LATEST };

    fn record_game(rules: &'static Rules, seed: u64) -> (Record, State) {
        let mut rng = SplitMix::new(seed);
        let mut state = State::with_rules(Edition::standard(), Players::THREE, rules);
        let mut record = Record::new(Edition::standard(), Players::THREE);
        record.rules = rules;
        loop {
            match state.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let outcome = state.sample(&mut rng);
                    record.push_outcome(outcome);
                    state.resolve(outcome, &mut ()).expect("a sampled outcome");
                }
                Next::Seat(seat) => {
                    // Mostly draw, so that hands reach the limit.
                    let moves = state.legal_moves();
                    let draw = state.check(Action::Draw).is_ok() && rng.below(4) > 0;
                    let action = if draw { Action::Draw } else { moves.pick(&mut rng) };
                    record.push_action(seat, action);
                    state.play(action, &mut ()).expect("a legal move");
                    assert!(
                        state.table().stage() == Stage::Discard
                            || state.hand(seat).total() <= rules.hand_limit
                            || state.table().active() == seat
                    );
                }
            }
        }
        record.set_result(&state);
        (record, state)
    }

    #[test]
    fn the_version_of_a_record_selects_its_rules() {
        for seed in 0..20 {
            for rules in [&Rules::LATEST, &SHORT_HANDS] {
                let rules = Rules::find(rules.version).expect("a known version");
                let (record, state) = record_game(rules, seed);
                let text = record.to_string();
                assert!(text.contains(&format!("rules {}\n", rules.version)));
                let read = Record::parse(&text, &Library::built_in()).expect("a printed record");
                assert_eq!(read.check(), Ok(state), "version {}", rules.version);
                // The same text under the other version breaks its rules: the first hands differ already.
                let other = if rules.version == 1 { 2 } else { 1 };
                let swapped = text.replace(&format!("rules {}\n", rules.version), &format!("rules {other}\n"));
                let swapped = Record::parse(&swapped, &Library::built_in()).expect("a known version");
                assert!(swapped.check().is_err());
            }
        }
    }

    #[test]
    fn positions_and_views_keep_their_rules() {
        let state = State::with_rules(Edition::standard(), Players::TWO, Rules::find(2).expect("known"));
        let line = state.to_position().to_string();
        assert!(line.ends_with(" rules=2"), "{line}");
        let read = Position::parse(&line, &Library::built_in()).expect("a printed position");
        assert_eq!(State::try_from(read), Ok(state));
    }
}
