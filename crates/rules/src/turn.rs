//! Turn flow: applies actions and outcomes and everything forced after them, up to the next decision.

use crate::table::TurnFlags;
use crate::table::column_index;
use crate::tile::TileSlot;
use crate::{
    Action, COLUMNS, Cards, Event, Gap, Observer, Outcome, ROWS, Row, Seat, SeatMap, Stage, State, Tile,
    scoring::row_leader,
};

impl State {
    /// Plays an action without checking it, for search. After an illegal action the state is unspecified; see
    /// [`play`](State::play) for the checked form.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, observer: &mut impl Observer) {
        debug_assert_eq!(self.check(action), Ok(()), "{action:?}");
        match action {
            Action::Draw => {
                self.table.flags.set_owes_action(false);
                self.table.stage = Stage::Draw(self.table.rules().cards_drawn);
            }
            Action::Place { gap, paid, any_colour } => self.place(gap, paid, any_colour, observer),
            Action::TakeCards { count } => {
                self.use_tile(Tile::Cards(count), observer);
                self.table.stage = Stage::Draw(count);
            }
            Action::DoubleMove => {
                self.use_tile(Tile::DoubleMove, observer);
                self.table.flags.set_owes_action(true);
                self.table.stage = Stage::Act;
            }
            Action::EndTurn => self.end_turn(observer),
            Action::Discard { cards } => {
                let seat = self.table.active;
                self.hands[seat] -= cards;
                self.table.discard += cards;
                observer.on_event(self, || Event::Discarded { seat, cards });
                self.pass_gem_box(observer);
            }
        }
    }

    /// Applies an outcome without checking it, for search. After an impossible outcome the state is unspecified; see
    /// [`resolve`](State::resolve) for the checked form.
    #[inline]
    pub fn resolve_unchecked(&mut self, outcome: Outcome, observer: &mut impl Observer) {
        debug_assert_eq!(self.check_outcome(outcome), Ok(()), "{outcome:?}");
        match outcome {
            Outcome::Strips(strips) => {
                self.table.strips = strips;
                self.table.count_open_gaps();
                self.table.stage = Stage::Tiles;
                observer.on_event(self, || Event::StripsPlaced { strips });
            }
            Outcome::Tiles(tiles) => self.reveal_tiles(tiles, observer),
            Outcome::Cards(cards) => match self.table.stage {
                Stage::Deal(seat) => self.deal(seat, cards, observer),
                _ => self.draw_cards(cards, observer),
            },
        }
    }

    fn deal(&mut self, seat: Seat, cards: Cards, observer: &mut impl Observer) {
        self.draw -= cards;
        self.hands[seat] += cards;
        self.table.extra = self.table.extra.with(seat, 0);
        observer.on_event(self, || Event::Dealt { seat, cards });
        let next = self.table.players.after(seat);
        if next == Seat::FIRST {
            self.table.turn = 1;
            self.table.stage = Stage::Act;
        } else {
            self.table.stage = Stage::Deal(next);
        }
    }

    /// Draws cards, reshuffling the discard pile if needed (T3, T4, B2).
    #[inline]
    fn draw_cards(&mut self, cards: Cards, observer: &mut impl Observer) {
        let seat = self.table.active;
        let reshuffled = cards.total() > self.draw.total();
        if reshuffled {
            let rest = cards - self.draw;
            self.draw = self.table.discard - rest;
            self.table.discard = Cards::NONE;
        } else {
            self.draw -= cards;
        }
        self.hands[seat] += cards;
        observer.on_event(self, || Event::Drew { seat, cards, reshuffled });
        self.continue_turn(observer);
    }

    /// Pays for a gap and places a gem (P4, P5, B3).
    #[inline]
    fn place(&mut self, gap: Gap, paid: Cards, any_colour: bool, observer: &mut impl Observer) {
        let seat = self.table.active;
        if any_colour {
            self.use_tile(Tile::AnyColour, observer);
        }
        if self.table.gem_supply[seat] == 0 {
            self.return_gems(seat, observer);
        }
        self.hands[seat] -= paid;
        self.table.discard += paid;
        self.table.gem_supply[seat] -= 1;
        let column = &mut self.table.gems[column_index(gap.column())];
        *column = column.with(seat.index(), gap.bit());
        self.table.flags.set_owes_action(false);
        let price = gap.column() - self.table.frame + 1;
        let full = self.mark_filled(gap);
        observer.on_event(self, || Event::Placed { seat, gap, price, paid, any_colour });
        if full { self.score_first_column(observer) } else { self.continue_turn(observer) }
    }

    /// Removes a used tile from the game (B7).
    fn use_tile(&mut self, tile: Tile, observer: &mut impl Observer) {
        let seat = self.table.active;
        self.table.held[seat][tile] -= 1;
        observer.on_event(self, || Event::TileUsed { seat, tile });
    }

    /// Returns the gems of a seat in scored columns to its supply (F2).
    #[cold]
    fn return_gems(&mut self, seat: Seat, observer: &mut impl Observer) {
        let mut count = 0;
        for column in 1..self.table.frame {
            let gems = &mut self.table.gems[column_index(column)];
            let own = gems.get(seat.index());
            *gems = gems.clear(seat.index());
            self.table.occupied[column_index(column)] &= !own;
            count += own.count_ones() as u8;
        }
        self.table.gem_supply[seat] = count;
        observer.on_event(self, || Event::GemsReturned { seat, count });
    }

    /// Returns the drops in scored columns to the supply (F1).
    #[cold]
    fn return_drops(&mut self, observer: &mut impl Observer) {
        let mut count = 0;
        for column in 1..self.table.frame {
            let drops = self.table.drops_in(column);
            self.table.occupied[column_index(column)] &= !drops;
            count += drops.count_ones() as u8;
        }
        self.table.drop_supply = count;
        observer.on_event(self, || Event::DropsReturned { count });
    }

    /// Marks a gap as filled. Returns whether that completes the first column in the frame (I1).
    #[inline]
    fn mark_filled(&mut self, gap: Gap) -> bool {
        let full = self.table.fill(gap);
        full && gap.column() == self.table.frame
    }

    #[inline]
    fn first_column_is_full(&self) -> bool {
        self.table.is_full(self.table.frame)
    }

    /// Sets the next decision of this turn, or ends it if there is none.
    #[inline]
    fn continue_turn(&mut self, observer: &mut impl Observer) {
        if self.table.flags.owes_action() {
            self.table.stage = Stage::Act;
        } else if self.table.held[self.table.active].usable_after_action() {
            self.table.stage = Stage::Close;
        } else {
            self.end_turn(observer);
        }
    }

    /// Drips if due, then checks the hand limit (T6, T7).
    #[inline]
    fn end_turn(&mut self, observer: &mut impl Observer) {
        if self.table.water == self.table.active && !self.table.flags.scored() && self.drip(observer) {
            return self.score_first_column(observer);
        }
        if self.hands[self.table.active].total() > self.table.rules().hand_limit {
            self.table.stage = Stage::Discard;
        } else {
            self.pass_gem_box(observer);
        }
    }

    /// Drops water into the first column. Returns whether that completes the column (W1).
    fn drip(&mut self, observer: &mut impl Observer) -> bool {
        let seat = self.table.active;
        if self.table.drop_supply == 0 {
            self.return_drops(observer);
        }
        self.table.drop_supply -= 1;
        debug_assert!(!self.first_column_is_full(), "a full first column has been scored");
        let gap = self.table.topmost_open_gap();
        let full = self.mark_filled(gap);
        observer.on_event(self, || Event::Dripped { seat, gap });
        full
    }

    /// Passes the gem box to the next player (T6).
    #[inline]
    fn pass_gem_box(&mut self, observer: &mut impl Observer) {
        let from = self.table.active;
        let to = self.table.players.after(from);
        self.table.active = to;
        self.table.turn += 1;
        self.table.flags = TurnFlags::START;
        self.table.stage = Stage::Act;
        observer.on_event(self, || Event::GemBoxPassed { from, to });
    }

    /// Scores the first column up to the reveal of new tiles, or up to the end of the game (I1–I7).
    fn score_first_column(&mut self, observer: &mut impl Observer) {
        self.table.flags.set_scored();
        self.score_rock(self.table.frame, false, observer);
        self.award_tiles(observer);
        if self.table.frame == self.table.rules().last_frame {
            return self.finish(observer);
        }
        self.move_frame();
        self.table.stage = Stage::Tiles;
        let frame = self.table.frame;
        observer.on_event(self, || Event::FrameMoved { frame });
    }

    /// Moves the frame one column to the right (I7).
    fn move_frame(&mut self) {
        let width = self.table.rules().frame_width;
        let entering = self.table.frame + width;
        let column = (entering <= COLUMNS).then(|| self.table.masks(entering));
        self.table.open.shift(width, column);
        self.table.frame += 1;
    }

    /// Awards the rock points of a column (I2, I3).
    fn score_rock(&mut self, column: u8, closing: bool, observer: &mut impl Observer) {
        for (key, points) in self.table.column_order(column).into_iter().zip(self.table.rock(column)) {
            let Some(seat) = key.seat() else { break };
            self.table.scores[seat] += u16::from(*points);
        }
        observer.on_event(self, || {
            let ranking = self.table.column_ranking(column);
            Event::ColumnScored { column, ranking, closing }
        });
    }

    /// Awards the tiles right of the frame (I4–I6).
    fn award_tiles(&mut self, observer: &mut impl Observer) {
        let position = self.table.shown_position();
        for (row, gems) in Row::ALL.into_iter().zip(self.table.gems_in_rows()) {
            let Some(tile) = std::mem::take(&mut self.table.shown[row.index()]).tile() else { continue };
            if let Some(seat) = row_leader(gems) {
                self.table.held[seat][tile] += 1;
            }
            observer.on_event(self, || Event::RowScored { position, tile, standing: self.table.row_standing(row) });
        }
    }

    /// Reveals the tiles right of the frame: at setup (S2), or after a scoring, which may chain (I7, I8).
    fn reveal_tiles(&mut self, tiles: [Tile; ROWS], observer: &mut impl Observer) {
        let position = self.table.shown_position();
        let hidden = if self.table.rules().is_dark(position) { &mut self.table.dark } else { &mut self.table.light };
        for tile in tiles {
            hidden[tile] -= 1;
        }
        self.table.shown = tiles.map(TileSlot::new);
        observer.on_event(self, || Event::TilesTurned { position, tiles });
        if self.table.turn == 0 {
            self.table.stage = Stage::Deal(Seat::FIRST);
        } else if self.first_column_is_full() {
            self.score_first_column(observer);
        } else {
            self.pass_water_box(observer);
            self.continue_turn(observer);
        }
    }

    /// Passes the water box counter-clockwise (I8).
    fn pass_water_box(&mut self, observer: &mut impl Observer) {
        let from = self.table.water;
        let to = self.table.players.before(from);
        self.table.water = to;
        observer.on_event(self, || Event::WaterBoxPassed { from, to });
    }

    /// Scores the columns right of the last one, which are 10 and 11, and the points tiles, and ends the game (E3–E5).
    fn finish(&mut self, observer: &mut impl Observer) {
        for column in self.table.rules().last_frame + 1..=COLUMNS {
            self.score_rock(column, true, observer);
        }
        for seat in self.table.players.seats() {
            let points = self.table.held[seat].points();
            self.table.scores[seat] += points;
            observer.on_event(self, || Event::TilePoints { seat, points });
        }
        self.table.stage = Stage::Over;
        observer.on_event(self, || {
            let mut winners = SeatMap::default();
            self.winners().for_each(|seat| winners[seat] = true);
            Event::GameOver { players: self.table.players, scores: self.table.scores, winners }
        });
    }
}
