//! The beginner: places gems where they lead a column, or wherever they can be paid for.

use super::miscount::Miscount;
use super::{best_miscounted, winning_move};
use crate::candidates::{PaymentBreadth, candidates};
use crate::{Bot, Budget, ByPlayers, SearchResult};
use iquazu_rules::{Action, InformationState, LegalMoves, Rng, Seat, Table, View};

/// Counts gems in columns and likes to place them. Ignores rows, the tiles to be won, and water.
#[derive(Clone, Copy, Debug)]
pub struct Beginner {
    noise: ByPlayers,
}

impl Beginner {
    /// Creates a bot that miscounts by `noise`, in hundredths of a point, the same in the same position.
    pub fn new(noise: impl Into<ByPlayers>) -> Beginner {
        Beginner { noise: noise.into() }
    }
}

/// Value of a placed gem.
const GEM: f32 = 1.0;
/// Value of a card.
const CARD: f32 = 0.55;
/// Discount on a column against the one to its left.
const COLUMN_DISCOUNT: f32 = 0.6;
/// With more cards than this the bot avoids drawing.
const FULL_HAND: u8 = 8;

impl Bot for Beginner {
    fn think(&mut self, known: &InformationState, moves: &LegalMoves, _: &Budget, rng: &mut dyn Rng) -> SearchResult {
        let view = known.view();
        let mut found = Vec::new();
        candidates(view.table(), view.hand(), moves, PaymentBreadth::Best, &mut found);
        if let Some(action) = winning_move(view, &found) {
            return SearchResult::move_only(action);
        }
        let miscount = Miscount::new(view, self.noise);
        let before = rock_points(view.table(), view.table().active());
        let action = best_miscounted(found, |action| score_move(view, action, before), &miscount, rng);
        SearchResult::move_only(action.expect("there is a move"))
    }
}

/// Returns the score of a move without the error.
#[cfg(test)]
pub(super) fn score(view: &View, action: Action) -> f32 {
    score_move(view, action, rock_points(view.table(), view.table().active()))
}

fn score_move(view: &View, action: Action, before: f32) -> f32 {
    let (table, hand) = (view.table(), view.hand());
    match action {
        Action::Place { gap, paid, any_colour } => {
            let after = rock_points(&table.with_gem(gap, table.active()), table.active());
            let tile = if any_colour { 1.0 } else { 0.0 };
            after - before + GEM - CARD * f32::from(paid.total()) - tile
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

/// Returns the discounted rock points of a seat if every column were scored as it is.
fn rock_points(table: &Table, seat: Seat) -> f32 {
    let points = |column: u8| {
        let points = table.column_ranking(column).of(seat).map_or(0, |rank| rank.points);
        f32::from(points) * COLUMN_DISCOUNT.powi(i32::from(column - table.frame()))
    };
    table.visible_columns().map(points).sum()
}
