//! Plans: what a seat at a turn-by-turn table does when its turn comes.
//!
//! A plan is not part of the log, because everybody sees the length of the log; the store has plans in a table of their
//! own. A plan counts only if its player has done nothing since, so it is played at most once, however often it is read.

use super::decide::Decision;
use super::event::{RequestKey, TableEvent};
use super::state::TableState;
use iquazu_protocol::{MAX_PLANNED_MOVES, Pace, PlannedMove, Refusal, RequestId, TableStatus, TurnPlan, UnixMillis};
use iquazu_rules::{Action, Cards, Content, Gap, IllegalMove, PaymentError, Seat, Stage, Tile, payments};
use serde::{Deserialize, Serialize};

/// A plan as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct StoredPlan {
    /// The length of the log when the plan was checked.
    seq: u64,
    /// The request that made it.
    request: RequestId,
    pub(crate) plan: TurnPlan,
}

impl TableState {
    /// Decides on a plan; an empty one removes what was planned.
    pub(super) fn decide_plan(&self, request_key: Option<RequestKey>, plan: TurnPlan) -> Result<Decision, Refusal> {
        let RequestKey { seat, request } = request_key.ok_or(Refusal::NotSeated {})?;
        if self.settings.pace != Pace::TurnByTurn {
            return Err(Refusal::NotOffered {});
        }
        if plan.moves.is_empty() {
            return Ok(Decision::Plan(seat, None));
        }
        self.check_playing()?;
        if self.bot_for(seat).is_some() {
            return Err(Refusal::BotPlays {});
        }
        if self.to_act() == Some(seat) {
            return Err(Refusal::YourTurn {});
        }
        if plan.moves.len() > MAX_PLANNED_MOVES {
            return Err(Refusal::TooMany {});
        }
        plan.moves.iter().try_for_each(|planned| self.check_planned(seat, planned))?;
        Ok(Decision::Plan(seat, Some(StoredPlan { seq: self.entry_count, request, plan })))
    }

    /// Checks that a move may become legal until the seat's turn. Its hand does not change until then; the frame may move.
    fn check_planned(&self, seat: Seat, planned: &PlannedMove) -> Result<(), Refusal> {
        let frames = self.game.table().frame()..=self.game.table().rules().last_frame;
        if planned.frame.is_some_and(|frame| !frames.contains(&frame)) {
            return Err(Refusal::Rules { clause: "C8".to_owned() });
        }
        match parse(planned)? {
            Action::Draw => Ok(()),
            Action::Place { gap, paid, any_colour } => {
                self.check_payable(seat, gap, paid, any_colour).map_err(|illegal| Refusal::from_illegal_move(&illegal))
            }
            // A turn begins with drawing or placing.
            _ => Err(Refusal::Rules { clause: "T2".to_owned() }),
        }
    }

    /// Checks that a gap is free, and that the payment is in the hand and exact for a price that the gap has or can get.
    fn check_payable(&self, seat: Seat, gap: Gap, paid: Cards, any_colour: bool) -> Result<(), IllegalMove> {
        let (table, hand) = (self.game.table(), self.game.hand(seat));
        let (_, colour) = table.gap(gap).ok_or(IllegalMove::NoSuchGap { gap })?;
        let outside = IllegalMove::OutsideFrame { gap, frame: table.frame() };
        let place = (gap.column() + 1).checked_sub(table.frame()).filter(|place| *place > 0).ok_or(outside)?;
        match table.content(gap) {
            Content::Gem(by) => return Err(IllegalMove::GapTaken { gap, by }),
            Content::Drop => return Err(IllegalMove::GapHasDrop { gap }),
            Content::Empty => {}
        }
        if any_colour && table.tiles(seat)[Tile::AnyColour] == 0 {
            return Err(IllegalMove::NoSuchTile { tile: Tile::AnyColour });
        }
        if !hand.contains(paid) {
            return Err(IllegalMove::NotInHand { offered: paid, hand });
        }
        // The frame only moves to the right, which makes a gap cheaper.
        let (price, colour) = (place.min(table.rules().frame_width), (!any_colour).then_some(colour));
        let is_exact = (1..=price).any(|price| payments(paid, price, colour).any(|payment| payment == paid));
        let wrong = IllegalMove::WrongPayment { price, colour, paid, error: PaymentError::TooMany };
        is_exact.then_some(()).ok_or(wrong)
    }

    /// Returns the seat whose plan is due, if it has one: a person's, at the start of their turn.
    pub(crate) fn plan_due(&self) -> Option<Seat> {
        let seat = self.to_act().filter(|seat| self.bot_for(*seat).is_none())?;
        let table = self.game.table();
        let is_start = table.stage() == Stage::Act && self.settings.pace == Pace::TurnByTurn;
        is_start.then_some(seat)
    }

    /// Returns whether a plan of a seat still waits for its turn.
    pub(crate) fn is_open(&self, seat: Seat, plan: &StoredPlan) -> bool {
        let last_seq = self.seats.get(seat.index()).map_or(u64::MAX, |state| state.last_seq);
        let counts = (last_seq..=self.entry_count).contains(&plan.seq);
        counts && self.status == TableStatus::Playing && self.bot_for(seat).is_none()
    }

    /// Decides on a plan whose turn has come: the first move that fits, and the end of the turn if tiles would let it go
    /// on. More than the hand limit is left to the player to discard.
    pub(super) fn decide_planned(
        &self,
        seat: Seat,
        plan: &StoredPlan,
        at: UnixMillis,
    ) -> Result<Vec<TableEvent>, Refusal> {
        if self.plan_due() != Some(seat) || !self.is_open(seat, plan) {
            return Err(Refusal::NotYourTurn {});
        }
        let fits = |planned: &PlannedMove| {
            let action = parse(planned).ok()?;
            let stands = planned.frame.is_none_or(|frame| frame == self.game.table().frame());
            (stands && self.game.check(action).is_ok()).then_some(action)
        };
        let mut action = plan.plan.moves.iter().find_map(fits).ok_or(Refusal::NotYourTurn {})?;
        let (mut after, mut events) = (self.clone(), Vec::new());
        loop {
            let request_key = Some(RequestKey { seat, request: plan.request.clone() });
            let step = after.step(seat, action)?;
            let event = TableEvent::Acted { step, at, lag_ms: 0, request_key, planned: true };
            after.apply(&event).map_err(|_| Refusal::Unavailable {})?;
            events.push(event);
            if after.to_act() != Some(seat) || after.game.table().stage() != Stage::Close {
                return Ok(events);
            }
            action = Action::EndTurn;
        }
    }
}

fn parse(planned: &PlannedMove) -> Result<Action, Refusal> {
    planned.action.parse().map_err(|error: iquazu_rules::text::ParseError| Refusal::InvalidAction {
        column: u32::try_from(error.column).unwrap_or(u32::MAX),
    })
}
