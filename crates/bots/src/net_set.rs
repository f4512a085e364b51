//! The nets that opponents share, and who plays where there are none.

use crate::net::{Net, NetError};
use crate::{Bot, Budget, Greedy, SearchResult};
use iquazu_rules::{LegalMoves, Rng, View};
use std::sync::{Arc, LazyLock};

/// A net for each number of players, or why there is none.
#[derive(Clone, Debug)]
pub struct NetSet(Result<Arc<[Net]>, NetError>);

static BUILT_IN: LazyLock<NetSet> = LazyLock::new(|| {
    NetSet::read([
        include_bytes!("../weights/two.net").as_slice(),
        include_bytes!("../weights/three.net").as_slice(),
        include_bytes!("../weights/four.net").as_slice(),
    ])
});

impl NetSet {
    pub fn built_in() -> &'static NetSet {
        &BUILT_IN
    }

    /// Reads files of weights; one that cannot be used makes the whole library unusable.
    pub fn read<'b>(files: impl IntoIterator<Item = &'b [u8]>) -> NetSet {
        NetSet(files.into_iter().map(Net::read).collect())
    }

    pub fn nets(&self) -> Result<Arc<[Net]>, NetError> {
        self.0.clone()
    }

    /// An opponent that plays with these nets; without them the hand-written one, which says so.
    pub(crate) fn bot_or_fallback<B: Bot + 'static>(&self, make: impl FnOnce(Arc<[Net]>) -> B) -> Box<dyn Bot> {
        match &self.0 {
            Ok(nets) => Box::new(make(nets.clone())),
            Err(error) => Box::new(FallbackBot { reason: error.to_string() }),
        }
    }
}

/// The hand-written opponent in the place of one whose weights cannot be used.
#[derive(Clone, Debug)]
pub struct FallbackBot {
    reason: String,
}

impl Bot for FallbackBot {
    fn think(&mut self, view: &View, moves: &LegalMoves, budget: &Budget, rng: &mut dyn Rng) -> SearchResult {
        Greedy.think(view, moves, budget, rng)
    }

    fn fallback_reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}
