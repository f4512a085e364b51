//! An opponent with a learned eye: the move after which the net likes its position best.

use crate::candidates::PaymentBreadth;
use crate::evaluator::{EvaluatedMove, Evaluator};
use crate::net::Net;
use crate::{Bot, Budget, Candidate, SearchResult};
use iquazu_rules::{Action, LegalMoves, Rng, SplitMix, Table, View};
use std::sync::Arc;

/// Looks one move ahead.
#[derive(Clone, Debug)]
pub struct OnePlyNet {
    nets: Arc<[Net]>,
    /// Gaps dearer than this are not looked at.
    max_price: u8,
}

/// What somebody looks at who does not plan far ahead.
const CLUB_MAX_PRICE: u8 = 3;

impl OnePlyNet {
    /// With a net for each number of players that it will meet.
    pub fn new(nets: Arc<[Net]>) -> OnePlyNet {
        OnePlyNet { nets, max_price: u8::MAX }
    }

    /// One who does not think of placing gems further right than the first columns.
    pub fn near(nets: Arc<[Net]>) -> OnePlyNet {
        OnePlyNet { nets, max_price: CLUB_MAX_PRICE }
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
        // What is hidden is looked at for its size alone, so any state that looks like this will do.
        let state = view.resample(&mut SplitMix::new(0));
        let mut judge = Evaluator::new(net_for(&self.nets, view));
        let mut judged = std::mem::take(judge.evaluate_moves(&state, PaymentBreadth::All));
        judged.retain(|judged| self.considers(view.table(), judged.action));
        judged.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        let candidates: Vec<Candidate> = judged.iter().map(|judged| candidate(judged, view)).collect();
        SearchResult { action: candidates[0].action, candidates, nodes: judge.nodes }
    }
}

pub(crate) fn net_for<'n>(nets: &'n [Net], view: &View) -> &'n Net {
    let players = view.table().players();
    nets.iter().find(|net| net.players() == players).expect("a net for every number of players")
}

pub(crate) fn candidate(judged: &EvaluatedMove, view: &View) -> Candidate {
    Candidate {
        action: judged.action,
        win_share: judged.value.win_shares[0],
        margin: judged.value.margin,
        visits: 0,
        line: vec![(view.table().active(), judged.action)],
    }
}
