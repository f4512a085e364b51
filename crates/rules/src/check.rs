//! Checks of a single action: why it is illegal, if it is.

use crate::payment::CardsPerUnit;
use crate::table::Table;
use crate::{Action, Cards, Colour, Content, Gap, IllegalMove, PaymentError, Stage, Tile, payments};

impl Table {
    /// Checks an action of the active player, who holds `hand`.
    pub(crate) fn check(&self, hand: Cards, action: Action) -> Result<(), IllegalMove> {
        match self.stage() {
            Stage::Over => return Err(IllegalMove::GameOver),
            Stage::Strips | Stage::Tiles | Stage::Deal(_) | Stage::Draw(_) => return Err(IllegalMove::ChanceFirst),
            Stage::Act | Stage::Close | Stage::Discard => {}
        }
        let discarding = self.stage() == Stage::Discard;
        match action {
            Action::Discard { cards } if discarding => self.check_discard(hand, cards),
            Action::Discard { .. } => Err(IllegalMove::NothingToDiscard),
            _ if discarding => Err(IllegalMove::DiscardFirst { excess: hand.total() - self.rules().hand_limit }),
            Action::Draw => self.check_action_owed(),
            Action::Place { gap, paid, any_colour } => {
                self.check_action_owed()?;
                self.check_payment(hand, gap, paid, any_colour)
            }
            Action::TakeCards { count } => self.check_tile(Tile::Cards(count)),
            Action::DoubleMove if self.owes_action() => Err(IllegalMove::DoubleMoveTooEarly),
            Action::DoubleMove => self.check_tile(Tile::DoubleMove),
            Action::EndTurn if self.owes_action() => Err(IllegalMove::ActionOwed),
            Action::EndTurn => Ok(()),
        }
    }

    fn check_action_owed(&self) -> Result<(), IllegalMove> {
        self.owes_action().then_some(()).ok_or(IllegalMove::NoActionOwed)
    }

    fn check_tile(&self, tile: Tile) -> Result<(), IllegalMove> {
        let held = tile.is_valid() && self.tiles(self.active())[tile] > 0;
        held.then_some(()).ok_or(IllegalMove::NoSuchTile { tile })
    }

    /// Checks whether the active player may place a gem in a gap, whatever it costs (P1, F2). Returns its price and
    /// colour.
    ///
    /// # Errors
    ///
    /// Returns why the gap is not available.
    pub fn check_gap(&self, gap: Gap) -> Result<(u8, Colour), IllegalMove> {
        let (_, colour) = self.gap(gap).ok_or(IllegalMove::NoSuchGap { gap })?;
        let price = self.price(gap.column()).ok_or(IllegalMove::OutsideFrame { gap, frame: self.frame() })?;
        match self.content(gap) {
            Content::Gem(by) => Err(IllegalMove::GapTaken { gap, by }),
            Content::Drop => Err(IllegalMove::GapHasDrop { gap }),
            Content::Empty if !self.can_supply_gem(self.active()) => Err(IllegalMove::NoGemLeft),
            Content::Empty => Ok((price, colour)),
        }
    }

    /// Checks whether the active player, who holds `hand`, has any payment for a gap.
    ///
    /// # Errors
    ///
    /// Returns why the gap is not available or cannot be paid.
    pub fn check_affordable(&self, hand: Cards, gap: Gap, any_colour: bool) -> Result<(), IllegalMove> {
        let (price, colour) = self.check_gap(gap)?;
        if any_colour {
            self.check_tile(Tile::AnyColour)?;
        }
        match payments(hand, price, (!any_colour).then_some(colour)).len() {
            0 => Err(IllegalMove::CannotAfford { price, colour, hand }),
            _ => Ok(()),
        }
    }

    /// Checks that a payment is exact and in the hand (P2–P4, B3).
    fn check_payment(&self, hand: Cards, gap: Gap, paid: Cards, any_colour: bool) -> Result<(), IllegalMove> {
        let (price, colour) = self.check_gap(gap)?;
        if any_colour {
            self.check_tile(Tile::AnyColour)?;
        }
        let colour = (!any_colour).then_some(colour);
        let wrong = |error| IllegalMove::WrongPayment { price, colour, paid, error };
        let units = colour.map_or(CardsPerUnit::ANY, CardsPerUnit::in_colour).units(paid);
        match units.ok_or(wrong(PaymentError::BrokenPair))?.cmp(&price) {
            std::cmp::Ordering::Less => Err(wrong(PaymentError::TooFew)),
            std::cmp::Ordering::Greater => Err(wrong(PaymentError::TooMany)),
            std::cmp::Ordering::Equal if hand.contains(paid) => Ok(()),
            std::cmp::Ordering::Equal => Err(IllegalMove::NotInHand { offered: paid, hand }),
        }
    }

    /// Checks that a discard leaves exactly the hand limit (T7).
    fn check_discard(&self, hand: Cards, cards: Cards) -> Result<(), IllegalMove> {
        let excess = hand.total() - self.rules().hand_limit;
        if !hand.contains(cards) {
            return Err(IllegalMove::NotInHand { offered: cards, hand });
        }
        if cards.total() != excess {
            return Err(IllegalMove::WrongDiscard { excess, offered: cards.total() });
        }
        Ok(())
    }
}
