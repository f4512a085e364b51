//! An opponent with a learned eye: the move after which the net likes its position best.

use crate::candidates::Payments;
use crate::judge::{Judge, Judged};
use crate::net::Net;
use crate::{Bot, Budget, Candidate, Thought};
use iquazu_rules::{Action, LegalMoves, Rng, SplitMix, Table, View};
use std::sync::Arc;

/// Looks one move ahead.
#[derive(Clone, Debug)]
pub struct Learned {
    nets: Arc<[Net]>,
    /// Gaps dearer than this are not looked at.
    dearest: u8,
}

/// What somebody looks at who does not plan far ahead.
const NEAR: u8 = 3;

impl Learned {
    /// With a net for each number of players that it will meet.
    pub fn new(nets: Arc<[Net]>) -> Learned {
        Learned { nets, dearest: u8::MAX }
    }

    /// One who does not think of placing gems further right than the first columns.
    pub fn near(nets: Arc<[Net]>) -> Learned {
        Learned { nets, dearest: NEAR }
    }

    fn sees(&self, table: &Table, action: Action) -> bool {
        match action {
            Action::Place { gap, .. } => table.price(gap.column()).is_some_and(|price| price <= self.dearest),
            _ => true,
        }
    }
}

impl Bot for Learned {
    fn think(&mut self, view: &View, _: &LegalMoves, _: &Budget, _: &mut dyn Rng) -> Thought {
        // What is hidden is looked at for its size alone, so any state that looks like this will do.
        let state = view.resample(&mut SplitMix::new(0));
        let mut judge = Judge::new(net_for(&self.nets, view));
        let mut judged = std::mem::take(judge.weigh(&state, Payments::All));
        judged.retain(|judged| self.sees(view.table(), judged.action));
        judged.sort_by(|one, other| other.utility().total_cmp(&one.utility()));
        let candidates: Vec<Candidate> = judged.iter().map(|judged| candidate(judged, view)).collect();
        Thought { action: candidates[0].action, candidates, nodes: judge.nodes }
    }
}

pub(crate) fn net_for<'n>(nets: &'n [Net], view: &View) -> &'n Net {
    let players = view.table().players();
    nets.iter().find(|net| net.players() == players).expect("a net for every number of players")
}

pub(crate) fn candidate(judged: &Judged, view: &View) -> Candidate {
    Candidate {
        action: judged.action,
        share: judged.value.shares[0],
        margin: judged.value.margin,
        visits: 0,
        line: vec![(view.table().active(), judged.action)],
    }
}
