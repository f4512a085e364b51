//! The last stretch of the month, in compressed time: people look for others in the queues of real servers and play, while
//! servers are killed.

use anyhow::{Context, Result, ensure};
use iquazu_protocol::{EnterQueue, Name, Pace, QueueSpeed, QueueState, QueueTicket, TableId};
use iquazu_rules::{Rng, Seat, SplitMix};
use iquazu_store::TableKey;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::ledger::{Ledger, PlayedSeat};
use super::people::Person;
use super::progress::Progress;
use super::sinks::{Inbox, Reason};
use crate::retrying_player::RetryingPlayer;
use crate::{SeatedTable, play_with_retries, post};

/// Delay before a request is repeated at a server that is down.
const RETRY_DELAY: Duration = Duration::from_millis(30);
/// How long somebody needs to open the game after a notice, at most.
const MAX_THINKING_MS: u32 = 400;
/// A person opens the game on their own after this many leases without a notice, plus [`CHECK_DELAY`]: each process that is
/// killed while it delivers a notice delays it by a lease.
const LEASES_WITHOUT_NOTICE: u32 = 3;
const CHECK_DELAY: Duration = Duration::from_secs(40);

/// What all players of the live games share.
#[derive(Debug, Default)]
pub(super) struct LiveContext {
    pub(super) servers: Vec<SocketAddr>,
    pub(super) inbox: Arc<Inbox>,
    pub(super) ledger: Ledger,
    /// How long a notice is left to the process that has claimed it.
    pub(super) notice_lease: Duration,
    /// People who have finished their game.
    pub(super) finished: AtomicUsize,
}

/// A game that people ask for, in a queue of its own or one that they share with others.
#[derive(Clone, Copy, Debug)]
pub(super) struct QueuedGame {
    pub(super) players: u8,
    pub(super) speed: QueueSpeed,
}

/// Plays all games with people who are all different, from the first half of them, and at most `active` at once.
pub(super) async fn play_all(
    context: &Arc<LiveContext>,
    games: &[QueuedGame],
    people: &[Person],
    active: usize,
    seed: u64,
) -> Result<()> {
    let permits = Arc::new(Semaphore::new(active));
    let total: usize = games.iter().map(|game| usize::from(game.players)).sum();
    ensure!(total <= people.len() / 2, "{total} people are to play, which is more than half of {}", people.len());
    let mut progress = Progress::new("people have played", total);
    let (mut tasks, mut next) = (JoinSet::new(), people.iter());
    for game in games {
        for _ in 0..game.players {
            let permit = loop {
                let waiting = Arc::clone(&permits).acquire_owned();
                match tokio::time::timeout(Duration::from_secs(1), waiting).await {
                    Ok(permit) => break permit?,
                    Err(_) => progress.step(context.finished.load(Ordering::Relaxed)),
                }
            };
            let (context, game, person) = (Arc::clone(context), *game, next.next().context("a person")?.clone());
            tasks.spawn(async move {
                let _permit = permit;
                let name = person.name.clone();
                play_one(&context, game, person, seed).await.with_context(|| name)
            });
        }
    }
    while !tasks.is_empty() {
        match tokio::time::timeout(Duration::from_secs(1), tasks.join_next()).await {
            Ok(Some(played)) => played??,
            Ok(None) => break,
            Err(_) => progress.step(context.finished.load(Ordering::Relaxed)),
        }
    }
    Ok(())
}

/// Finds a table, plays a seat to the end of the game, and notes what was acknowledged.
async fn play_one(context: &LiveContext, game: QueuedGame, person: Person, seed: u64) -> Result<()> {
    let mut rng = SplitMix::new(seed ^ person.number as u64);
    let (id, seat) = find_table(context, game, &person, &mut rng).await?;
    let table = TableKey::from_bytes(*id.as_bytes());
    context.ledger.matched(&person, table, seat);
    let seated = SeatedTable { table: id, people: vec![(seat, person.cookie())] };
    let moves = match game.speed.pace() {
        Pace::Live => play_with_retries(&context.servers, &seated, seat, rng.next_u64()).await?,
        Pace::TurnByTurn => {
            let mut player = RetryingPlayer::new(&context.servers, &seated, seat, rng.next_u64())?;
            play_when_notified(context, &person, table, &mut player, &mut rng).await?;
            player.into_acknowledged()
        }
    };
    context.ledger.played(table, PlayedSeat { person: person.number, seat, cookie: person.cookie(), moves });
    context.finished.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// Waits in a queue until a match. Requests that a killed server has not answered are repeated.
async fn find_table(
    context: &LiveContext,
    game: QueuedGame,
    person: &Person,
    rng: &mut SplitMix,
) -> Result<(TableId, Seat)> {
    let cookie = person.cookie();
    let name = Name::try_from(person.name.clone())?;
    let enter = EnterQueue { name, commits: false, players: game.players, speed: game.speed };
    loop {
        let entered = request(context, "/api/queue", &cookie, &enter, rng).await?;
        let Some(QueueTicket { ticket }) = entered else { continue };
        let path = format!("/api/queue/{}", ticket.as_str());
        loop {
            match request(context, &path, &cookie, &(), rng).await? {
                Some(QueueState::Matched { table, seat }) => return Ok((table, seat)),
                Some(QueueState::Waiting { .. }) | None => {}
                // A repeated request has brought another ticket, or all servers were down for too long.
                Some(QueueState::Elsewhere {} | QueueState::Expired {}) => break,
            }
        }
    }
}

/// Sends a request to one of the servers. Returns `None` if it should be repeated.
async fn request<T: serde::de::DeserializeOwned>(
    context: &LiveContext,
    path: &str,
    cookie: &str,
    body: &impl serde::Serialize,
    rng: &mut SplitMix,
) -> Result<Option<T>> {
    let server = context.servers[rng.below(u32::try_from(context.servers.len())?) as usize];
    match post(server, path, Some(cookie), body).await {
        Ok(response) if response.status != 503 => response.json().map(Some),
        _ => {
            tokio::time::sleep(RETRY_DELAY).await;
            Ok(None)
        }
    }
}

/// Plays over days: opens the game when a notice says that it is the player's turn, and leaves again.
async fn play_when_notified(
    context: &LiveContext,
    person: &Person,
    table: TableKey,
    player: &mut RetryingPlayer<'_>,
    rng: &mut SplitMix,
) -> Result<()> {
    let (mut seen, mut since) = (0, Instant::now());
    while !player.is_over() {
        let receipts = context.inbox.receipts(person.number, &table);
        let is_notified = receipts.len() > seen;
        if !is_notified && context.ledger.is_over(&table) {
            return Ok(());
        }
        if !is_notified && since.elapsed() < CHECK_DELAY + context.notice_lease * LEASES_WITHOUT_NOTICE {
            context.inbox.wait(Duration::from_secs(1)).await;
            continue;
        }
        if is_notified {
            tokio::time::sleep(Duration::from_millis(u64::from(rng.below(MAX_THINKING_MS)))).await;
            if receipts[seen..].iter().any(|receipt| receipt.reason == Reason::GameOver) {
                context.ledger.over(table, None);
                return Ok(());
            }
        }
        seen = context.inbox.receipts(person.number, &table).len();
        let moves = player.play_turn().await?;
        match (is_notified, moves) {
            (true, 0) => context.ledger.needless(person.number, table),
            (false, 1..) => context.ledger.missed(person.number, table),
            _ => {}
        }
        if player.is_over() {
            // The player of the last move is connected; all others must be notified.
            context.ledger.over(table, (moves > 0).then_some(person.number));
        }
        since = Instant::now();
    }
    Ok(())
}
