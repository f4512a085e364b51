//! Texts that explain why an action is not allowed.

use super::store::Play;
use crate::app::texts::{card, hand};
use iquazu_messages::{Messages, Who};
use iquazu_rules::{IllegalMove, PaymentError, Seat, Tile};

/// Returns whether a text says “you” or a name.
pub fn pronoun_for(play: Play, seat: Seat) -> Who {
    if play.is_only_person(seat) { Who::You } else { Who::They }
}

/// Explains why an action is not allowed. `illegal_move.clause()` names the clause of the rules.
pub fn illegal_move_text(t: Messages, play: Play, illegal_move: &IllegalMove) -> String {
    match *illegal_move {
        IllegalMove::GameOver => t.whynot_game_over().to_owned(),
        IllegalMove::NotYourTurn { active } => t.whynot_not_your_turn(&play.name(active)),
        IllegalMove::ChanceFirst => t.whynot_waiting().to_owned(),
        IllegalMove::ActionOwed => t.whynot_action_first().to_owned(),
        IllegalMove::NoActionOwed => t.whynot_no_action_left().to_owned(),
        IllegalMove::DiscardFirst { excess } => t.whynot_discard_first(excess.into()),
        IllegalMove::NothingToDiscard => t.whynot_discard_nothing(play.view().table().rules().hand_limit.into()),
        IllegalMove::WrongDiscard { excess, .. } => t.whynot_discard_exactly(excess.into()),
        IllegalMove::NoSuchGap { .. } => t.whynot_no_such_gap().to_owned(),
        IllegalMove::OutsideFrame { gap, frame } if gap.column() < frame => t.whynot_under_water(gap.column().into()),
        IllegalMove::OutsideFrame { gap, .. } => t.whynot_outside_frame(gap.column().into()),
        IllegalMove::GapTaken { by, .. } => t.whynot_gap_has_gem(pronoun_for(play, by), &play.name(by)),
        IllegalMove::GapHasDrop { .. } => t.whynot_gap_has_drop().to_owned(),
        IllegalMove::NoGemLeft => t.whynot_no_gem_left().to_owned(),
        IllegalMove::CannotAfford { price, colour, hand: held } => {
            t.whynot_cannot_afford(price.into(), card(colour), &hand(t, held))
        }
        IllegalMove::WrongPayment { error: PaymentError::BrokenPair, .. } => t.whynot_pay_odd_pair().to_owned(),
        IllegalMove::WrongPayment { price, colour: Some(colour), paid, error: PaymentError::TooFew } => {
            t.whynot_pay_too_few(price.into(), card(colour), &hand(t, paid))
        }
        IllegalMove::WrongPayment { price, colour: Some(colour), paid, error: PaymentError::TooMany } => {
            t.whynot_pay_too_many(price.into(), card(colour), &hand(t, paid))
        }
        IllegalMove::WrongPayment { price, colour: None, paid, .. } => t.whynot_pay_any(price.into(), &hand(t, paid)),
        IllegalMove::NotInHand { .. } => t.whynot_pay_not_in_hand().to_owned(),
        IllegalMove::NoSuchTile { tile } => match tile {
            Tile::Cards(count) => t.whynot_no_tile_cards(count.into()),
            Tile::AnyColour => t.whynot_no_tile_any().to_owned(),
            Tile::DoubleMove => t.whynot_no_tile_double().to_owned(),
            Tile::Points(_) => t.whynot_points_tile().to_owned(),
        },
        IllegalMove::DoubleMoveTooEarly => t.whynot_double_too_early().to_owned(),
    }
}
