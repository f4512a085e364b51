//! A first game: gems wherever they lead a column, or simply where they can be paid.

use super::best_of;
use crate::candidates::{PaymentBreadth, candidates};
use crate::{Bot, Budget, SearchResult};
use iquazu_rules::{Action, LegalMoves, Rng, Seat, Table, View};

/// Counts gems in columns and likes to place them; knows nothing of rows, tiles to be won, or water.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beginner;

/// What a gem seems to be worth by itself, and a card.
const GEM: f32 = 1.0;
const CARD: f32 = 0.2;
/// How much less a column counts than the one to its left.
const FURTHER: f32 = 0.6;
/// With more cards than this nobody wants to draw.
const FULL_HAND: u8 = 8;

impl Bot for Beginner {
    fn think(&mut self, view: &View, moves: &LegalMoves, _: &Budget, rng: &mut dyn Rng) -> SearchResult {
        let mut found = Vec::new();
        candidates(view.table(), view.hand(), moves, PaymentBreadth::Best, &mut found);
        let now = rocks(view.table(), view.table().active());
        let action = best_of(found, |action| score_move(view, *action, now), rng);
        SearchResult::move_only(action.expect("there is a move"))
    }
}

fn score_move(view: &View, action: Action, now: f32) -> f32 {
    let (table, hand) = (view.table(), view.hand());
    match action {
        Action::Place { gap, paid, any_colour } => {
            let after = rocks(&table.with_gem(gap, table.active()), table.active());
            let tile = if any_colour { 1.0 } else { 0.0 };
            after - now + GEM - CARD * f32::from(paid.total()) - tile
        }
        Action::Draw if hand.total() > FULL_HAND => -0.5,
        Action::Draw => 0.3,
        Action::DoubleMove => 1.0,
        Action::TakeCards { count } if hand.total() + count <= FULL_HAND => 0.8,
        Action::TakeCards { .. } => -0.2,
        Action::EndTurn => 0.0,
        Action::Discard { cards } => -f32::from(cards.counts().into_iter().max().unwrap_or(0)),
    }
}

/// The rock points of a seat, if every column stayed as it is.
fn rocks(table: &Table, seat: Seat) -> f32 {
    let points = |column: u8| {
        let points = table.column_ranking(column).of(seat).map_or(0, |rank| rank.points);
        f32::from(points) * FURTHER.powi(i32::from(column - table.frame()))
    };
    table.visible_columns().map(points).sum()
}
