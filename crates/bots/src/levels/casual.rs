//! The casual player: plays for the points in sight, which are rocks of the first columns and tiles of the next scoring.

use super::miscount::Miscount;
use super::{best_miscounted, winning_move};
use crate::candidates::{PaymentBreadth, candidates};
use crate::{Bot, Budget, ByPlayers, SearchResult};
use iquazu_rules::{Action, Cards, Gap, InformationState, LegalMoves, Rng, Row, Seat, Table, Tile, View};

/// Sees what a gem changes right now, mostly in the first columns. Ignores the other players' next moves.
#[derive(Clone, Copy, Debug)]
pub struct Casual {
    noise: ByPlayers,
}

impl Casual {
    /// Creates a bot that miscounts by `noise`, in hundredths of a point, the same in the same position.
    pub fn new(noise: impl Into<ByPlayers>) -> Casual {
        Casual { noise: noise.into() }
    }
}

/// Value of a card in hand.
const CARD: f32 = 0.45;
/// Weight of a lead by column of the frame, from the left.
const COLUMN_WEIGHTS: [f32; 5] = [1.0, 0.7, 0.4, 0.2, 0.1];
/// Value of a tile without points.
const TILE: f32 = 1.5;

impl Bot for Casual {
    fn think(&mut self, known: &InformationState, moves: &LegalMoves, _: &Budget, rng: &mut dyn Rng) -> SearchResult {
        let view = known.view();
        let mut found = Vec::new();
        candidates(view.table(), view.hand(), moves, PaymentBreadth::Best, &mut found);
        if let Some(action) = winning_move(view, &found) {
            return SearchResult::move_only(action);
        }
        let miscount = Miscount::new(view, self.noise);
        let before = points_in_sight(view.table(), view.table().active());
        let action = best_miscounted(found, |action| score_move(view, action, before), &miscount, rng);
        SearchResult::move_only(action.expect("there is a move"))
    }
}

/// Returns the score of a move without the error.
#[cfg(test)]
pub(super) fn score(view: &View, action: Action) -> f32 {
    score_move(view, action, points_in_sight(view.table(), view.table().active()))
}

fn score_move(view: &View, action: Action, before: f32) -> f32 {
    match action {
        Action::Place { gap, paid, any_colour } => {
            let tile = if any_colour { 1.0 } else { 0.0 };
            gain(view.table(), gap, before) - CARD * f32::from(paid.total()) - tile
        }
        Action::Draw => {
            if view.hand().total() > 8 {
                -0.5
            } else {
                0.3
            }
        }
        Action::DoubleMove => 1.0,
        Action::TakeCards { count } => {
            if view.hand().total() + count <= 8 {
                0.8
            } else {
                -0.2
            }
        }
        Action::EndTurn => 0.0,
        Action::Discard { cards } => evenness(view.hand() - cards),
    }
}

/// Returns what a gem in this gap adds to the points in sight.
fn gain(table: &Table, gap: Gap, before: f32) -> f32 {
    let seat = table.active();
    points_in_sight(&table.with_gem(gap, seat), seat) - before + 0.1
}

/// Returns the weighted points of a seat if everything were scored as it is.
fn points_in_sight(table: &Table, seat: Seat) -> f32 {
    let rocks = table.visible_columns().map(|column| {
        let points = table.column_ranking(column).of(seat).map_or(0, |rank| rank.points);
        f32::from(points) * COLUMN_WEIGHTS[usize::from(column - table.frame())]
    });
    let leads = |row: &Row| table.row_standing(*row).lead.is_some_and(|lead| lead.seat == seat);
    let tiles = Row::ALL.into_iter().filter(leads).filter_map(|row| table.shown_tile(row)).map(tile_value);
    rocks.sum::<f32>() + tiles.sum::<f32>()
}

fn tile_value(tile: Tile) -> f32 {
    if let Tile::Points(points) = tile { f32::from(points) } else { TILE }
}

fn evenness(hand: Cards) -> f32 {
    -hand.counts().into_iter().map(|count| f32::from(count).powi(2)).sum::<f32>()
}
