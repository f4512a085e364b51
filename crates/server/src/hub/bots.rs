//! Runs bots on blocking threads, a bounded number at a time. Bots get what their seat knows, never the state.

use super::{Hub, TableMessage};
use crate::random;
use iquazu_bots::BotKind;
use iquazu_protocol::Level;
use iquazu_rules::{Action, InformationState, SplitMix, View};
use std::sync::Arc;
use tokio::sync::mpsc;

/// Starts a bot's search; its decision is sent to the table's mailbox.
pub(super) fn spawn_search(
    hub: &Hub,
    known: InformationState,
    level: Level,
    steps: u32,
    mailbox: mpsc::WeakSender<Box<TableMessage>>,
) {
    let thinkers = Arc::clone(&hub.bot_permits);
    let pause = hub.config.bot_delay;
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        let _permit = thinkers.acquire_owned().await;
        let view = *known.view();
        let thought = tokio::task::spawn_blocking(move || choose(&known, level)).await;
        let action = thought.unwrap_or_else(|error| {
            tracing::error!(%error, level = level.name(), "bot panicked; playing a random move");
            random_move(&view)
        });
        if let Some(mailbox) = mailbox.upgrade() {
            // The actor may have stopped.
            let _ = mailbox.send(Box::new(TableMessage::BotDecided { steps, action })).await;
        }
    });
}

fn choose(known: &InformationState, level: Level) -> Option<Action> {
    let moves = known.view().legal_moves();
    let mut bot = BotKind::Level(level).bot();
    (!moves.is_empty()).then(|| bot.choose(known, &moves, &mut SplitMix::new(random::seed())))
}

fn random_move(view: &View) -> Option<Action> {
    let moves = view.legal_moves();
    (!moves.is_empty()).then(|| moves.pick(&mut SplitMix::new(random::seed())))
}
