//! The hand-written evaluation: an estimate, in points, of what a position will bring a seat.
//!
//! All constants are in points and were chosen by hand.

use iquazu_rules::{Cards, Content, Row, Seat, Stage, Table, Tile};

/// Value of a card in hand.
const CARD: f32 = 0.5;
/// Value of an action that the active seat still owes.
const ACTION: f32 = 2.0;
/// Value of paying with any colours.
const ANY_COLOUR: f32 = 1.2;
/// Discount on a tile that is held instead of used.
const HOLD_DISCOUNT: f32 = 0.9;
/// Part of a lead that counts as won while the column is empty.
const LEAD_PRIOR: f32 = 0.35;
/// Part of a tile's value that a gem gains for each further column of the frame that it will pass through.
const REACH: f32 = 0.12;
/// With at least this many gaps to fill before the game ends, cards and tiles have their full value.
const FULL_VALUE_GAPS: f32 = 10.0;

/// Returns the value of a position to `seat`, relative to the average of the other seats.
pub(crate) fn heuristic_value(table: &Table, hand: Cards, seat: Seat) -> f32 {
    let estimate = Estimate::new(table, seat);
    if table.stage() == Stage::Over {
        return estimate.compared(|player| f32::from(table.score(player)));
    }
    let owed = if table.active() == seat && table.owes_action() { ACTION } else { 0.0 };
    estimate.compared(|player| f32::from(table.score(player)) + estimate.tiles(player))
        + estimate.columns()
        + estimate.rows()
        + estimate.remaining * (hand_value(hand, table.rules().hand_limit) + owed)
}

/// Returns the value of a hand: less for each further card, and less for unbalanced colours.
fn hand_value(hand: Cards, limit: u8) -> f32 {
    let total = f32::from(hand.total().min(limit));
    let uneven: f32 = hand.counts().iter().map(|count| (f32::from(*count) - total / 3.0).powi(2)).sum();
    CARD * (total - total * total / 48.0) - 0.01 * uneven
}

/// Returns the number of empty gaps of a column and the part of it that is filled.
fn openness(table: &Table, column: u8) -> (f32, f32) {
    let empty = table.gaps_in(column).filter(|gap| table.content(*gap) == Content::Empty).count() as f32;
    (empty, 1.0 - empty / table.column(column).gaps().len() as f32)
}

/// Returns how much of a lead counts: [`LEAD_PRIOR`] in an empty column, all of it in a full one.
fn certainty(filled: f32) -> f32 {
    LEAD_PRIOR + (1.0 - LEAD_PRIOR) * filled
}

struct Estimate<'t> {
    table: &'t Table,
    seat: Seat,
    /// How much of their value cards, actions and tiles still have, from 1 down to 0 at the end of the game.
    remaining: f32,
    /// How much of a lead in a row counts.
    row_certainty: f32,
    /// Expected value of a tile that is still face down.
    hidden_tile: f32,
}

impl<'t> Estimate<'t> {
    fn new(table: &'t Table, seat: Seat) -> Estimate<'t> {
        let (empty, filled) = openness(table, table.frame());
        let gaps_to_fill = 5.0 * f32::from(table.columns_remaining().saturating_sub(1)) + empty;
        let remaining = (gaps_to_fill / FULL_VALUE_GAPS).min(1.0);
        let mut estimate = Estimate { table, seat, remaining, row_certainty: certainty(filled), hidden_tile: 0.0 };
        estimate.hidden_tile = estimate.average_hidden_tile();
        estimate
    }

    fn average_hidden_tile(&self) -> f32 {
        let (light, dark) = self.table.face_down();
        let hidden = if self.table.shown_position() < self.table.rules().first_dark_position { light } else { dark };
        let sum: f32 = hidden.iter().map(|(tile, count)| f32::from(count) * self.tile(tile)).sum();
        sum / f32::from(hidden.total().max(1))
    }

    /// Returns the seat's part minus the average of the others' parts.
    fn compared(&self, part: impl Fn(Seat) -> f32) -> f32 {
        self.table.players().seats().map(|player| self.sign(player) * part(player)).sum()
    }

    fn sign(&self, player: Seat) -> f32 {
        if player == self.seat { 1.0 } else { -1.0 / f32::from(self.table.players().count() - 1) }
    }

    /// Returns the value of the rocks in the frame: the current ranks, and each gem's claim on what is still open.
    fn columns(&self) -> f32 {
        self.table.visible_columns().map(|column| self.column(column)).sum()
    }

    fn column(&self, column: u8) -> f32 {
        let (empty, filled) = openness(self.table, column);
        let certainty = certainty(filled);
        let ranking = self.table.column_ranking(column);
        let gems: f32 = ranking.iter().map(|rank| f32::from(rank.gems)).sum();
        let rock: f32 = self.table.rock(column).iter().map(|points| f32::from(*points)).sum();
        let reach = REACH * self.hidden_tile * f32::from(column - self.table.frame());
        let rank_value = |points: u8, own: f32| {
            let claim = rock * own / (gems + empty);
            certainty * f32::from(points) + (1.0 - certainty) * claim + reach * own
        };
        ranking.iter().map(|rank| self.sign(rank.seat) * rank_value(rank.points, f32::from(rank.gems))).sum()
    }

    /// Returns the value of the tiles next to the frame, which go to the leaders of the rows at the next scoring.
    fn rows(&self) -> f32 {
        Row::ALL.into_iter().map(|row| self.row(row)).sum()
    }

    fn row(&self, row: Row) -> f32 {
        let standing = self.table.row_standing(row);
        let Some(lead) = standing.lead else { return 0.0 };
        let tile = self.table.shown_tile(row).map_or(self.hidden_tile, |tile| self.tile(tile));
        let gems: f32 = standing.gems.0.iter().map(|gems| f32::from(*gems)).sum();
        tile * self.compared(|player| {
            let claim = f32::from(standing.gems[player]) / (gems + 1.0);
            let leads = if lead.seat == player { 1.0 } else { 0.0 };
            self.row_certainty * leads + (1.0 - self.row_certainty) * claim
        })
    }

    fn tiles(&self, player: Seat) -> f32 {
        self.table.tiles(player).iter().map(|(tile, count)| f32::from(count) * self.tile(tile)).sum()
    }

    fn tile(&self, tile: Tile) -> f32 {
        match tile {
            Tile::Points(points) => f32::from(points),
            Tile::Cards(count) => self.remaining * HOLD_DISCOUNT * CARD * f32::from(count),
            Tile::AnyColour => self.remaining * ANY_COLOUR,
            Tile::DoubleMove => self.remaining * HOLD_DISCOUNT * ACTION,
        }
    }
}
