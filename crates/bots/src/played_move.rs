//! The value of a move that a search left out because a cheaper payment for the same gap exists.

use crate::evaluator::Evaluator;
use crate::net::NetError;
use crate::{Candidate, NetSet, SearchResult};
use iquazu_rules::{Action, InformationState, SplitMix};

impl NetSet {
    /// Adds a legal move to the candidates of a search if it is missing there: a payment of more cards than are needed.
    /// Its value is that of the candidate in the same gap, plus the difference between the net's values of both payments.
    ///
    /// # Errors
    /// Returns the [`NetError`] of this set if its weights cannot be used, or if it has no net for this number of players.
    pub fn add_played_move(
        &self,
        known: &InformationState,
        result: &mut SearchResult,
        played: Action,
    ) -> Result<(), NetError> {
        let listed = |candidate: &Candidate| candidate.action == played;
        if result.candidates.iter().any(listed) || known.view().check(played).is_err() {
            return Ok(());
        }
        let Some(similar) = result.candidates.iter().find(|other| is_same_gap(other.action, played)).copied() else {
            return Ok(());
        };
        let state = known.view().resample(&mut SplitMix::new(0));
        let mut evaluator = Evaluator::new(self.net(state.table().players())?);
        let [one, other] = [played, similar.action].map(|action| evaluator.evaluate_action(&state, action).value);
        let win_share = (similar.win_share + one.win_shares[0] - other.win_shares[0]).clamp(0.0, 1.0);
        let margin = similar.margin + one.margin - other.margin;
        let place = result.candidates.iter().position(|candidate| candidate.win_share < win_share);
        let place = place.unwrap_or(result.candidates.len()).max(1);
        result.candidates.insert(place, Candidate { action: played, win_share, margin, visits: 0 });
        Ok(())
    }
}

fn is_same_gap(one: Action, other: Action) -> bool {
    matches!((one, other), (Action::Place { gap, .. }, Action::Place { gap: other, .. }) if gap == other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotKind, Budget, Level};
    use iquazu_rules::{Edition, Players, State, Viewer, payments};

    #[test]
    fn paying_more_cards_than_needed_is_listed_below_the_cheapest_payment() {
        let mut rng = SplitMix::new(5);
        let mut state = State::new(Edition::standard(), Players::TWO);
        let mut compared = 0;
        while let Some(seat) = state.advance(&mut rng, &mut ()) {
            let known = InformationState::forgetful(&state.view(Viewer::Seat(seat)));
            let moves = known.view().legal_moves();
            let mut result = BotKind::Level(Level::Master).bot().think(&known, &moves, &Budget::nodes(0), &mut rng);
            let best = result.action;
            if let Action::Place { gap, paid, any_colour: false } = best {
                let (_, colour) = state.table().gap(gap).expect("a gap");
                let price = state.table().price(gap.column()).expect("in the frame");
                let dearer = payments(state.hand(seat), price, Some(colour)).find(|other| other.total() > paid.total());
                if let Some(paid) = dearer {
                    let played = Action::Place { gap, paid, any_colour: false };
                    NetSet::built_in().add_played_move(&known, &mut result, played).expect("valid weights");
                    assert_eq!(result.candidates[0].action, best);
                    let listed = result.candidates.iter().find(|candidate| candidate.action == played).expect("listed");
                    compared += usize::from(listed.win_share < result.candidates[0].win_share);
                    let before = result.candidates.len();
                    NetSet::built_in().add_played_move(&known, &mut result, played).expect("valid weights");
                    assert_eq!(result.candidates.len(), before, "a listed move is not listed twice");
                }
            }
            state.play_unchecked(best, &mut ());
        }
        assert!(compared > 2, "{compared} dear payments were worse");
    }
}
