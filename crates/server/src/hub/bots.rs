//! Runs bots on blocking threads, a bounded number at a time. Bots get what their seat knows, never the state.

use super::{Hub, TableMessage};
use crate::random;
use iquazu_bots::{BotKind, NetSet, Skill};
use iquazu_protocol::Opponent;
use iquazu_rules::{Action, InformationState, Players, SplitMix, View};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// The least interval for bots that search: several times what a search takes, so that it hides how much there was to
/// search. The others decide in microseconds.
const THINKING_INTERVAL: Duration = Duration::from_millis(100);

/// Logs an error if bots that need a net will play without one.
pub(super) fn check_nets(nets: &NetSet) {
    let damaged = Players::ALL.into_iter().find_map(|players| nets.net(players).err());
    if let Some(error) = damaged {
        tracing::error!(%error, "nets unusable; strong bots play a simpler strategy");
    }
}

/// Starts a bot's search; its decision is sent to the table's mailbox.
pub(super) fn spawn_search(
    hub: &Hub,
    known: InformationState,
    opponent: Opponent,
    steps: u32,
    mailbox: mpsc::WeakSender<Box<TableMessage>>,
) {
    let bot_permits = Arc::clone(&hub.bot_permits);
    let pause = hub.config.bot_delay;
    tokio::spawn(async move {
        let start = Instant::now();
        let view = *known.view();
        let permit = bot_permits.acquire_owned().await;
        let thought = tokio::task::spawn_blocking(move || choose(&known, opponent)).await;
        drop(permit);
        tokio::time::sleep_until(answer_at(start, Instant::now(), interval(pause, opponent))).await;
        let action = thought.unwrap_or_else(|error| {
            tracing::error!(%error, %opponent, "bot panicked; playing a random move");
            random_move(&view)
        });
        if let Some(mailbox) = mailbox.upgrade() {
            // The actor may have stopped.
            let _ = mailbox.send(Box::new(TableMessage::BotDecided { steps, action })).await;
        }
    });
}

/// Returns the interval at whose multiples a bot answers.
fn interval(pause: Duration, opponent: Opponent) -> Duration {
    match opponent.level.skill() {
        Skill::Search { .. } => pause.max(THINKING_INTERVAL),
        _ => pause,
    }
}

/// Returns when a bot answers: not when it has decided, but at the next multiple of an interval. A forced move takes as
/// long as one that was thought about, so the time tells nothing about the hand.
fn answer_at(start: Instant, decided: Instant, interval: Duration) -> Instant {
    if interval.is_zero() {
        return decided;
    }
    let intervals = decided.duration_since(start).as_nanos() / interval.as_nanos() + 1;
    start + interval * u32::try_from(intervals).unwrap_or(u32::MAX)
}

fn choose(known: &InformationState, opponent: Opponent) -> Option<Action> {
    let moves = known.view().legal_moves();
    let mut bot = BotKind::from(opponent).bot();
    (!moves.is_empty()).then(|| bot.choose(known, &moves, &mut SplitMix::new(random::seed())))
}

fn random_move(view: &View) -> Option<Action> {
    let moves = view.legal_moves();
    (!moves.is_empty()).then(|| moves.pick(&mut SplitMix::new(random::seed())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::captured_log::captured_log;
    use iquazu_protocol::Level;

    #[test]
    fn damaged_nets_are_logged() {
        let damaged = NetSet::read([b"no net".as_slice()]);
        let log = captured_log(|| check_nets(&damaged));
        let expected = "ERROR nets unusable; strong bots play a simpler strategy error=not a weights file: expected it to \
            start with `iqznet`";
        assert_eq!(log, [expected]);
        assert!(captured_log(|| check_nets(NetSet::built_in())).is_empty());
    }

    #[test]
    fn forced_move_takes_as_long_as_a_search() {
        let start = Instant::now();
        let answered = |millis: u64, pause: u64| {
            let decided = start + Duration::from_millis(millis);
            answer_at(start, decided, interval(Duration::from_millis(pause), Level::Master.into()))
                .duration_since(start)
        };
        for pause in [0, 600] {
            assert_eq!(answered(0, pause), answered(2, pause));
            assert_eq!(answered(2, pause), answered(18, pause), "forced or not");
            assert!(answered(700, pause) >= Duration::from_millis(700));
        }
        let decided = start + Duration::from_micros(3);
        assert_eq!(answer_at(start, decided, interval(Duration::ZERO, Level::Random.into())), decided);
    }
}
