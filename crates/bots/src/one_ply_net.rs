//! One-ply search: plays the move whose afterstate the net values most.

use crate::candidates::PaymentBreadth;
use crate::evaluator::{EvaluatedMove, Evaluator};
use crate::net::Net;
use crate::{Bot, Budget, Candidate, SearchResult};
use iquazu_rules::{Action, LegalMoves, Rng, SplitMix, Table, View};
use std::sync::Arc;

/// Evaluates the position after each move with a net and plays the best one. Spends the same nodes on any budget.
#[derive(Clone, Debug)]
pub struct OnePlyNet {
    nets: Arc<[Net]>,
    /// Gaps with a higher price are not considered.
    max_price: u8,
}

impl OnePlyNet {
    /// Considers every move. `nets` must have one net for each number of players that the bot will meet.
    pub fn new(nets: Arc<[Net]>) -> OnePlyNet {
        OnePlyNet::with_max_price(nets, u8::MAX)
    }

    /// Considers no gap with a price above `max_price`, as players do who do not plan ahead.
    pub fn with_max_price(nets: Arc<[Net]>, max_price: u8) -> OnePlyNet {
        OnePlyNet { nets, max_price }
    }

    fn considers(&self, table: &Table, action: Action) -> bool {
        match action {
            Action::Place { gap, .. } => table.price(gap.column()).is_some_and(|price| price <= self.max_price),
            _ => true,
        }
    }
}

impl Bot for OnePlyNet {
    fn think(&mut self, view: &View, _: &LegalMoves, _: &Budget, _: &mut dyn Rng) -> SearchResult {
        // The features contain only the sizes of hidden hands, so any consistent state gives the same values.
        let state = view.resample(&mut SplitMix::new(0));
        let mut evaluator = Evaluator::new(net_for(&self.nets, view));
        let mut evaluated = std::mem::take(evaluator.evaluate_moves(&state, PaymentBreadth::All));
        evaluated.retain(|evaluated| self.considers(view.table(), evaluated.action));
        evaluated.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        let candidates: Vec<Candidate> = evaluated.iter().map(candidate).collect();
        SearchResult::new(candidates[0].action, candidates, evaluator.nodes)
    }
}

pub(crate) fn net_for<'n>(nets: &'n [Net], view: &View) -> &'n Net {
    let players = view.table().players();
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
