//! The kinds of mistakes in words.

use crate::app::texts;
use crate::play::store::Play;
use iquazu_messages::Messages;
use iquazu_session::MistakeKind;

/// Names what was wrong with a move.
pub(super) fn mistake_text(t: Messages, play: Play, kind: Option<MistakeKind>) -> String {
    match kind {
        None => t.mistake_unnamed().to_owned(),
        Some(MistakeKind::Overpaid { cards }) => t.mistake_overpaid(cards.into()),
        Some(MistakeKind::GaveRow { row, tile, to }) => {
            t.mistake_gave_row(row.number().into(), &texts::tile(t, tile), &play.name(to))
        }
        Some(MistakeKind::MissedMajority { column, points, price }) => {
            t.mistake_missed_majority(column.into(), points.into(), price.into())
        }
        Some(MistakeKind::WastedTile { tile }) => t.mistake_wasted_tile(&texts::tile(t, tile)),
        Some(MistakeKind::ForgotWater { column }) => t.mistake_forgot_water(column.into()),
        Some(MistakeKind::LeftColumn { column, to }) => t.mistake_left_column(column.into(), &play.name(to)),
        Some(MistakeKind::OverLimit { cards }) => t.mistake_over_limit(cards.into()),
        Some(MistakeKind::SpentEarly) => t.mistake_spent_early().to_owned(),
        Some(MistakeKind::DrewLate) => t.mistake_drew_late().to_owned(),
    }
}
