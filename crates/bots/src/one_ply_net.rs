//! One-ply search: plays the move whose afterstate the net values most.

use crate::candidates::PaymentBreadth;
use crate::evaluator::{EvaluatedMove, Evaluator};
use crate::fallibility::Fallibility;
use crate::last_turn::solve_last_turn;
use crate::net::Net;
use crate::style;
use crate::{Bot, Budget, ByPlayers, Candidate, SearchResult};
use iquazu_levels::Style;
use iquazu_rules::{InformationState, LegalMoves, Rng, SplitMix, State, Table};
use std::sync::Arc;

/// Evaluates the position after each move with a net and plays the best one. Spends the same nodes on any budget.
#[derive(Clone, Debug)]
pub struct OnePlyNet {
    nets: Arc<[Net]>,
    noise: ByPlayers,
    style: Option<Style>,
}

impl OnePlyNet {
    /// Considers every move. `nets` must have one net for each number of players that the bot will meet.
    pub fn new(nets: Arc<[Net]>) -> OnePlyNet {
        OnePlyNet { nets, noise: ByPlayers::ZERO, style: None }
    }

    /// Misjudges moves by `noise`, in hundredths of log-odds, the same in the same position.
    pub fn fallible(self, noise: impl Into<ByPlayers>) -> OnePlyNet {
        OnePlyNet { noise: noise.into(), ..self }
    }

    /// Prefers the moves of a style.
    pub fn styled(self, style: Style) -> OnePlyNet {
        OnePlyNet { style: Some(style), ..self }
    }

    /// Evaluates the moves of the active seat; the one that the bot plays comes first, then best first.
    pub(crate) fn evaluate(&self, state: &State) -> Vec<EvaluatedMove> {
        let mut evaluator = Evaluator::new(net_for(&self.nets, state.table()));
        let mut evaluated = std::mem::take(evaluator.evaluate_moves(state, PaymentBreadth::All));
        solve_last_turn(state, &mut evaluated);
        evaluated.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        let fallibility = Fallibility::at(state.table(), self.noise);
        match self.style {
            Some(style) => style::choose_first(style, fallibility, state.table(), &mut evaluated),
            None => fallibility.choose_first(state.table(), &mut evaluated),
        }
        evaluated
    }
}

impl Bot for OnePlyNet {
    fn think(&mut self, known: &InformationState, _: &LegalMoves, _: &Budget, _: &mut dyn Rng) -> SearchResult {
        // The features contain only the sizes of hidden hands, so any consistent state gives the same values.
        let evaluated = self.evaluate(&known.view().resample(&mut SplitMix::new(0)));
        let candidates: Vec<Candidate> = evaluated.iter().map(candidate).collect();
        let nodes = candidates.len() as u64;
        SearchResult::new(candidates[0].action, candidates, nodes)
    }
}

pub(crate) fn net_for<'n>(nets: &'n [Net], table: &Table) -> &'n Net {
    let players = table.players();
    nets.iter().find(|net| net.players() == players).expect("a net for every number of players")
}

pub(crate) fn candidate(evaluated: &EvaluatedMove) -> Candidate {
    Candidate {
        action: evaluated.action,
        win_share: evaluated.value.win_shares[0],
        margin: evaluated.value.margin,
        visits: 0,
    }
}
