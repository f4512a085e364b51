//! What a position is worth to a seat: a plain estimate of the points that it will bring.
//!
//! Everything is measured in points. The numbers were chosen by hand, so that they read as what they mean.

use iquazu_rules::{Cards, Content, FRAME_WIDTH, HAND_LIMIT, Row, Seat, Stage, Table, Tile};

/// What a card in hand will bring.
const CARD: f32 = 0.5;
/// What the choice of an action is worth while it is still owed.
const ACTION: f32 = 2.0;
/// What it is worth to pay with any colours.
const ANY_COLOUR: f32 = 1.2;
/// How much less something is worth that is kept than what it is kept for.
const HOLD_DISCOUNT: f32 = 0.9;
/// How much of a lead counts as won when nothing decides it yet.
const LEAD_PRIOR: f32 = 0.35;
/// What part of a tile a gem gains by every further place of the frame that it will pass through.
const REACH: f32 = 0.12;
/// With so many gaps to fill before the game ends, cards and tiles still bring all that they can.
const FULL_VALUE_GAPS: f32 = 10.0;

/// What `seat` can hope for, compared with the average of the others.
pub(crate) fn heuristic_value(table: &Table, hand: Cards, seat: Seat) -> f32 {
    let estimate = Estimate::new(table, seat);
    if table.stage() == Stage::Over {
        return estimate.compared(|player| f32::from(table.score(player)));
    }
    let owed = if table.active() == seat && table.owes_action() { ACTION } else { 0.0 };
    estimate.compared(|player| f32::from(table.score(player)) + estimate.tiles(player))
        + estimate.columns()
        + estimate.rows()
        + estimate.remaining * (hand_value(hand) + owed)
}

/// What a hand will bring: less for each further card, and less for colours out of balance.
fn hand_value(hand: Cards) -> f32 {
    let total = f32::from(hand.total().min(HAND_LIMIT));
    let uneven: f32 = hand.counts().iter().map(|count| (f32::from(*count) - total / 3.0).powi(2)).sum();
    CARD * (total - total * total / 48.0) - 0.01 * uneven
}

/// The empty gaps of a column, and how much of it is filled, from 0 to 1.
fn openness(table: &Table, column: u8) -> (f32, f32) {
    let empty = table.gaps_in(column).filter(|gap| table.content(*gap) == Content::Empty).count() as f32;
    (empty, 1.0 - empty / table.column(column).gaps().len() as f32)
}

/// How much of a lead counts, between hope and certainty.
fn certainty(filled: f32) -> f32 {
    LEAD_PRIOR + (1.0 - LEAD_PRIOR) * filled
}

struct Estimate<'t> {
    table: &'t Table,
    seat: Seat,
    /// How far cards, actions and tiles can still bring something: less and less near the end.
    remaining: f32,
    /// How much of a lead in a row counts.
    row_certainty: f32,
    /// A tile that has not been turned up yet.
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
        let hidden = if self.table.frame() + FRAME_WIDTH < 13 { light } else { dark };
        let sum: f32 = hidden.iter().map(|(tile, count)| f32::from(count) * self.tile(tile)).sum();
        sum / f32::from(hidden.total().max(1))
    }

    /// The own part against the average of the others' parts.
    fn compared(&self, part: impl Fn(Seat) -> f32) -> f32 {
        self.table.players().seats().map(|player| self.sign(player) * part(player)).sum()
    }

    fn sign(&self, player: Seat) -> f32 {
        if player == self.seat { 1.0 } else { -1.0 / f32::from(self.table.players().count() - 1) }
    }

    /// The rocks under the columns of the frame: ranks as they stand, and gems as a claim on what is still open.
    fn columns(&self) -> f32 {
        self.table.visible_columns().map(|column| self.column(column)).sum()
    }

    fn column(&self, column: u8) -> f32 {
        let (empty, filled) = openness(self.table, column);
        let sure = certainty(filled);
        let ranking = self.table.column_ranking(column);
        let gems: f32 = ranking.iter().map(|rank| f32::from(rank.gems)).sum();
        let rock: f32 = self.table.rock(column).iter().map(|points| f32::from(*points)).sum();
        let reach = REACH * self.hidden_tile * f32::from(column - self.table.frame());
        let rank_worth = |points: u8, own: f32| {
            let claim = rock * own / (gems + empty);
            sure * f32::from(points) + (1.0 - sure) * claim + reach * own
        };
        ranking.iter().map(|rank| self.sign(rank.seat) * rank_worth(rank.points, f32::from(rank.gems))).sum()
    }

    /// The tiles right of the frame, which go to the leaders of the rows when the first column is full.
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
