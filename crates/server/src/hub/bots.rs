//! Bots think on threads of their own, a bounded number at a time, and see a view.

use super::{Ask, Hub};
use crate::random;
use iquazu_bots::BotKind;
use iquazu_protocol::Level;
use iquazu_rules::{Action, SplitMix, View};
use std::sync::Arc;
use tokio::sync::mpsc;

/// Lets a bot think about a view; its decision comes into the table's inbox.
pub(super) fn think(hub: &Hub, view: View, level: Level, steps: u32, inbox: mpsc::WeakSender<Box<Ask>>) {
    let thinkers = Arc::clone(&hub.thinkers);
    let pause = hub.online.bot_pause;
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        let _permit = thinkers.acquire_owned().await;
        let thought = tokio::task::spawn_blocking(move || choose(&view, level)).await;
        let action = thought.unwrap_or_else(|error| {
            tracing::error!(%error, level = level.name(), "a bot failed; any move will do");
            any_move(&view)
        });
        if let Some(inbox) = inbox.upgrade() {
            // A table that has gone needs no move.
            let _ = inbox.send(Box::new(Ask::Thought { steps, action })).await;
        }
    });
}

fn choose(view: &View, level: Level) -> Option<Action> {
    let moves = view.legal_moves();
    let mut bot = BotKind::Level(level).bot();
    (!moves.is_empty()).then(|| bot.choose(view, &moves, &mut SplitMix::new(random::seed())))
}

fn any_move(view: &View) -> Option<Action> {
    let moves = view.legal_moves();
    (!moves.is_empty()).then(|| moves.pick(&mut SplitMix::new(random::seed())))
}
