//! Validates a position: checks whether it can occur in a game and builds the state.

use super::{Position, contents};
use crate::table::{Table, column_index};
use crate::tile::TileSlot;
use crate::{Cards, Clause, Content, Gap, Handicap, ROWS, Seat, Stage, State, Tile, TileCounts};
use std::fmt;

/// The highest score and turn number of a position, so that the rest of the game cannot overflow them.
pub(super) const MAX_SCORE_OR_TURN: u16 = 9999;

/// Error when a position cannot occur in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// The frame is not at one of its places.
    Frame {
        /// The frame of the position.
        frame: u8,
        /// Its last place.
        last: u8,
    },
    /// An empty seat acts or owns something.
    Seat {
        /// The empty seat.
        seat: Seat,
    },
    /// A column has more or fewer gaps than are printed.
    Gaps {
        /// The column.
        column: u8,
        /// The number of printed gaps.
        expected: usize,
        /// The number of gaps in the position.
        found: usize,
    },
    /// A gem or drop lies right of the frame.
    BeyondFrame {
        /// Its gap.
        gap: Gap,
    },
    /// A drop lies right of the first column.
    DropBeyondFirst {
        /// Its gap.
        gap: Gap,
    },
    /// The first column is full but was not scored.
    FirstColumnFull {
        /// The column.
        column: u8,
    },
    /// A seat has more gems on the wall than it owns.
    Gems {
        /// The seat.
        seat: Seat,
    },
    /// The wall holds more drops than exist.
    Drops,
    /// Hands and piles together are not the cards of the edition.
    Cards {
        /// The cards of the edition.
        expected: Cards,
    },
    /// A hand exceeds the limit outside its owner's turn.
    HandLimit {
        /// The owner of the hand.
        seat: Seat,
        /// The limit.
        limit: u8,
    },
    /// There are more tiles of one face than the edition has.
    Tile {
        /// The tile.
        tile: Tile,
    },
    /// A score is too high.
    Score {
        /// The seat with the score.
        seat: Seat,
    },
    /// The numbers of face-down tiles do not match the frame.
    FaceDown {
        /// The number of tiles with light backs that is expected.
        light: u8,
        /// The number of tiles with dark backs that is expected.
        dark: u8,
    },
    /// The tiles right of the frame do not match the stage.
    Shown,
    /// Stage, turn, flags, tiles and hands contradict each other.
    Stage {
        /// The stage of the position.
        stage: Stage,
    },
}

impl PositionError {
    /// Returns the clause that the position violates.
    pub const fn clause(&self) -> Clause {
        match self {
            PositionError::Frame { .. } => Clause::C8,
            PositionError::Seat { .. } => Clause::C1,
            PositionError::Gaps { .. } => Clause::C6,
            PositionError::BeyondFrame { .. } => Clause::P1,
            PositionError::DropBeyondFirst { .. } => Clause::W1,
            PositionError::FirstColumnFull { .. } => Clause::I1,
            PositionError::Gems { .. } => Clause::C4,
            PositionError::Drops => Clause::C5,
            PositionError::Cards { .. } => Clause::C2,
            PositionError::HandLimit { .. } => Clause::T7,
            PositionError::Tile { .. } => Clause::C3,
            PositionError::Score { .. } => Clause::E6,
            PositionError::FaceDown { .. } => Clause::C7,
            PositionError::Shown => Clause::I7,
            PositionError::Stage { .. } => Clause::T2,
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Frame { frame, last } => write!(f, "the frame must be at 1 to {last}, not at {frame}"),
            PositionError::Seat { seat } => write!(f, "seat {seat} is empty"),
            PositionError::Gaps { column, expected, found } => {
                write!(f, "column {column} must have {expected} gaps, not {found}")
            }
            PositionError::BeyondFrame { gap } => write!(f, "gap {gap} is right of the frame and must be empty"),
            PositionError::DropBeyondFirst { gap } => write!(f, "no drop can reach gap {gap}"),
            PositionError::FirstColumnFull { column } => {
                write!(f, "column {column} is full, so it must have been scored")
            }
            PositionError::Gems { seat } => write!(f, "seat {seat} has more gems on the wall than there are"),
            PositionError::Drops => write!(f, "the wall holds more drops than there are"),
            PositionError::Cards { expected } => write!(f, "hands and piles together must be {expected}"),
            PositionError::HandLimit { seat, limit } => write!(f, "seat {seat} holds more than {limit} cards"),
            PositionError::Tile { tile } => write!(f, "there are more tiles {tile} than the edition has"),
            PositionError::Score { seat } => write!(f, "the score of seat {seat} is above {MAX_SCORE_OR_TURN}"),
            PositionError::FaceDown { light, dark } => {
                write!(f, "at this place of the frame {light} light and {dark} dark tiles must lie face down")
            }
            PositionError::Shown => {
                write!(f, "five tiles right of the frame must be face up, or none while they are due")
            }
            PositionError::Stage { stage } => write!(f, "turn, flags, tiles or hands contradict stage {stage}"),
        }?;
        write!(f, " ({})", self.clause())
    }
}

impl std::error::Error for PositionError {}

impl TryFrom<Position> for State {
    type Error = PositionError;

    fn try_from(position: Position) -> Result<State, PositionError> {
        position.check_seats()?;
        let mut table = Table::new(position.edition, position.players, position.rules);
        position.store(&mut table);
        position.build_wall(&mut table)?;
        position.check_cards()?;
        position.check_tiles()?;
        position.check_stage()?;
        table.shown = position.shown.map(TileSlot::from);
        table.count_open_gaps();
        Ok(State { table, hands: position.hands, draw: position.draw })
    }
}

impl Position {
    fn in_setup(&self) -> bool {
        self.turn == 0
    }

    fn check_seats(&self) -> Result<(), PositionError> {
        let last = self.rules.last_frame;
        if !(1..=last).contains(&self.frame) {
            return Err(PositionError::Frame { frame: self.frame, last });
        }
        for seat in [self.active, self.water] {
            if !self.players.contains(seat) {
                return Err(PositionError::Seat { seat });
            }
        }
        for seat in Seat::ALL {
            let owns = self.hands[seat] != Cards::NONE || self.tiles[seat] != TileCounts::NONE || self.scores[seat] > 0;
            if owns && !self.players.contains(seat) {
                return Err(PositionError::Seat { seat });
            }
            if self.scores[seat] > MAX_SCORE_OR_TURN {
                return Err(PositionError::Score { seat });
            }
        }
        Ok(())
    }

    fn build_wall(&self, table: &mut Table) -> Result<(), PositionError> {
        for (column, gaps) in (1..).zip(&self.wall) {
            let expected = table.column(column).gaps().len();
            if gaps.len() != expected {
                return Err(PositionError::Gaps { column, expected, found: gaps.len() });
            }
        }
        for (gap, content) in contents(&self.wall).filter(|(_, content)| *content != Content::Empty) {
            if gap.column() >= self.frame + self.rules.frame_width {
                return Err(PositionError::BeyondFrame { gap });
            }
            table.occupied[column_index(gap.column())] |= gap.bit();
            match content {
                Content::Gem(seat) => self.put_gem(table, gap, seat)?,
                _ if gap.column() > self.frame => return Err(PositionError::DropBeyondFirst { gap }),
                _ => table.drop_supply = table.drop_supply.checked_sub(1).ok_or(PositionError::Drops)?,
            }
        }
        let full = table.occupied[column_index(self.frame)] == table.masks(self.frame).full;
        match (full, self.stage) {
            (true, Stage::Tiles | Stage::Over) | (false, _) => Ok(()),
            (true, _) => Err(PositionError::FirstColumnFull { column: self.frame }),
        }
    }

    fn put_gem(&self, table: &mut Table, gap: Gap, seat: Seat) -> Result<(), PositionError> {
        if !self.players.contains(seat) {
            return Err(PositionError::Seat { seat });
        }
        let left = &mut table.gem_supply[seat];
        *left = left.checked_sub(1).ok_or(PositionError::Gems { seat })?;
        let gems = &mut table.gems[column_index(gap.column())];
        *gems = gems.with(seat.index(), gap.bit());
        Ok(())
    }

    fn check_cards(&self) -> Result<(), PositionError> {
        let expected = self.edition.cards();
        let piles = self.players.seats().map(|seat| self.hands[seat]).chain([self.discard]);
        let total = piles.into_iter().try_fold(self.draw, Cards::checked_add);
        if total != Some(expected) {
            return Err(PositionError::Cards { expected });
        }
        for seat in self.players.seats() {
            let over = self.hands[seat].total() > self.rules.hand_limit;
            if over && (seat != self.active || self.in_setup()) {
                return Err(PositionError::HandLimit { seat, limit: self.rules.hand_limit });
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), PositionError> {
        let due = matches!(self.stage, Stage::Strips | Stage::Tiles);
        let none_shown = due || self.stage == Stage::Over;
        if self.shown.iter().any(|tile| tile.is_none() != none_shown) {
            return Err(PositionError::Shown);
        }
        if let Some(tile) = self.shown.iter().flatten().find(|tile| !tile.is_valid()) {
            return Err(PositionError::Tile { tile: *tile });
        }
        let (light, dark) = self.rules.tile_positions(self.frame + u8::from(!due));
        let (light, dark) = (light * ROWS as u8, dark * ROWS as u8);
        let sums = [self.light, self.dark].map(|tiles| tiles.iter().map(|(_, count)| u16::from(count)).sum::<u16>());
        if sums != [u16::from(light), u16::from(dark)] {
            return Err(PositionError::FaceDown { light, dark });
        }
        Tile::ALL.into_iter().try_for_each(|tile| self.check_tile(tile))
    }

    fn check_tile(&self, tile: Tile) -> Result<(), PositionError> {
        let (all_light, all_dark) = (self.edition.light_tiles()[tile], self.edition.dark_tiles()[tile]);
        let hidden = u16::from(self.light[tile]) + u16::from(self.dark[tile]);
        let held: u16 = self.players.seats().map(|seat| u16::from(self.tiles[seat][tile])).sum();
        let shown = self.shown.iter().filter(|shown| **shown == Some(tile)).count() as u16;
        let fits = self.light[tile] <= all_light
            && self.dark[tile] <= all_dark
            && hidden + held + shown <= u16::from(all_light) + u16::from(all_dark);
        if fits { Ok(()) } else { Err(PositionError::Tile { tile }) }
    }

    fn check_stage(&self) -> Result<(), PositionError> {
        let hand = self.hands[self.active].total();
        let tiles = &self.tiles[self.active];
        let fits = match self.stage {
            Stage::Strips => self.is_setup_state(0),
            Stage::Tiles if self.in_setup() => self.is_setup_state(0),
            Stage::Deal(seat) => self.players.contains(seat) && self.is_setup_state(seat.index()),
            Stage::Tiles => !self.flags.owes_action() && self.flags.scored() && self.frame > 1,
            Stage::Act => self.flags.owes_action(),
            Stage::Draw(owed) => (1..=4).contains(&owed),
            Stage::Close => !self.flags.owes_action() && tiles.usable_after_action(),
            Stage::Discard => !self.flags.owes_action() && hand > self.rules.hand_limit,
            Stage::Over => !self.flags.owes_action() && self.flags.scored() && self.frame == self.rules.last_frame,
        };
        let setup_stage = matches!(self.stage, Stage::Strips | Stage::Deal(_));
        let turn_fits = if self.in_setup() { setup_stage || self.stage == Stage::Tiles } else { !setup_stage };
        if fits && turn_fits && self.extra_cards_fit() && self.turn <= MAX_SCORE_OR_TURN {
            Ok(())
        } else {
            Err(PositionError::Stage { stage: self.stage })
        }
    }

    /// Returns whether only seats that wait for their first hand are due the cards of a handicap.
    fn extra_cards_fit(&self) -> bool {
        let waits = |seat: Seat| match self.stage {
            Stage::Deal(next) => seat >= next,
            Stage::Strips | Stage::Tiles => self.in_setup(),
            _ => false,
        };
        self.players.seats().all(|seat| self.extra.of(seat) == 0 || waits(seat))
    }

    /// Returns whether nothing has been played and only the first `dealt` seats have their cards (S3–S6).
    fn is_setup_state(&self, dealt: usize) -> bool {
        let hands_fit = self.players.seats().all(|seat| {
            let first_hand = self.rules.first_hand(seat);
            match seat.index() < dealt {
                true => (first_hand..=first_hand + Handicap::MAX_CARDS).contains(&self.hands[seat].total()),
                false => self.hands[seat].is_empty(),
            }
        });
        let at_most_a_handicap = |seat: Seat| self.scores[seat] <= Handicap::MAX_POINTS.into();
        let nothing_held = self.players.seats().all(|seat| self.tiles[seat].total() == 0 && at_most_a_handicap(seat));
        let empty_wall = contents(&self.wall).all(|(_, content)| content == Content::Empty);
        hands_fit
            && nothing_held
            && empty_wall
            && self.in_setup()
            && self.frame == 1
            && self.discard.is_empty()
            && self.active == Seat::FIRST
            && self.water == self.players.before(Seat::FIRST)
            && self.flags.owes_action()
            && !self.flags.scored()
    }
}
