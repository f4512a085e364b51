//! The nets that bots share, and the bot that plays without them.

use crate::net::{Net, NetError};
use crate::{Bot, Budget, Greedy, SearchResult};
use iquazu_rules::{InformationState, LegalMoves, Players, Rng};
use std::sync::{Arc, LazyLock};

/// A net for each number of players, or the error that made them unusable.
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
    /// Returns the nets that are part of this crate.
    pub fn built_in() -> &'static NetSet {
        &BUILT_IN
    }

    /// Reads weights files. One unreadable file makes the whole set unusable; [`nets`](NetSet::nets) returns its error.
    pub fn read<'b>(files: impl IntoIterator<Item = &'b [u8]>) -> NetSet {
        NetSet(files.into_iter().map(Net::read).collect())
    }

    /// Returns the nets.
    ///
    /// # Errors
    /// Returns the error of the first weights file that could not be used.
    pub fn nets(&self) -> Result<Arc<[Net]>, NetError> {
        self.0.clone()
    }

    /// Returns the net for a number of players.
    ///
    /// # Errors
    /// Returns the [`NetError`] of this set, or that it has no such net.
    pub fn net(&self, players: Players) -> Result<&Net, NetError> {
        let nets = self.0.as_ref().map_err(Clone::clone)?;
        nets.iter().find(|net| net.players() == players).ok_or(NetError::Missing { players })
    }

    /// Makes a bot that plays with these nets; if they are unusable, a [`FallbackBot`].
    pub(crate) fn bot_or_fallback<B: Bot + 'static>(&self, make: impl FnOnce(Arc<[Net]>) -> B) -> Box<dyn Bot> {
        match &self.0 {
            Ok(nets) => Box::new(make(nets.clone())),
            Err(error) => Box::new(FallbackBot { reason: error.to_string() }),
        }
    }
}

/// Plays as [`Greedy`] in place of a bot whose weights cannot be used, and [says why](Bot::fallback_reason).
#[derive(Clone, Debug)]
pub struct FallbackBot {
    reason: String,
}

impl Bot for FallbackBot {
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> SearchResult {
        Greedy.think(known, moves, budget, rng)
    }

    fn fallback_reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}
