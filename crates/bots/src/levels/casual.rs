//! Plays for the points that can be seen: the rocks of the first columns and the tiles of the next scoring.

use super::best_of;
use crate::candidates::{PaymentBreadth, candidates};
use crate::{Bot, Budget, SearchResult};
use iquazu_rules::{Action, Cards, Gap, LegalMoves, Rng, Row, Seat, Table, Tile, View};

/// Sees what a gem changes right now, in the columns that it can reach soon; does not think of the others' next moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Casual;

/// What a card in the hand is thought to be worth.
const CARD: f32 = 0.45;
/// A lead in a column counts less the further right it is.
const NEARNESS: [f32; 5] = [1.0, 0.7, 0.4, 0.2, 0.1];
const TILE: f32 = 1.5;

impl Bot for Casual {
    fn think(&mut self, view: &View, moves: &LegalMoves, _: &Budget, rng: &mut dyn Rng) -> SearchResult {
        let mut found = Vec::new();
        candidates(view.table(), view.hand(), moves, PaymentBreadth::Best, &mut found);
        let now = standing(view.table(), view.table().active());
        let action = best_of(found, |action| score_move(view, *action, now), rng);
        SearchResult::move_only(action.expect("there is a move"))
    }
}

fn score_move(view: &View, action: Action, now: f32) -> f32 {
    match action {
        Action::Place { gap, paid, any_colour } => {
            let tile = if any_colour { 1.0 } else { 0.0 };
            gain(view.table(), gap, now) - CARD * f32::from(paid.total()) - tile
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

/// What a gem there adds to the points in sight.
fn gain(table: &Table, gap: Gap, now: f32) -> f32 {
    let seat = table.active();
    standing(&table.with_gem(gap, seat), seat) - now + 0.1
}

/// The points in sight of a seat, if everything stayed as it is.
fn standing(table: &Table, seat: Seat) -> f32 {
    let rocks = table.visible_columns().map(|column| {
        let points = table.column_ranking(column).of(seat).map_or(0, |rank| rank.points);
        f32::from(points) * NEARNESS[usize::from(column - table.frame())]
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
