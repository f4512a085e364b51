//! A player that survives server crashes: it reconnects, repeats unanswered requests under the same id, and remembers
//! which moves were acknowledged.

use anyhow::{Context, Result, bail, ensure};
use iquazu_protocol::{ClientMessage, Refusal, RequestId, ServerMessage, Snapshot, TableStatus};
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_rules::{Next, Seat, SplitMix, View};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::socket::{PlayerSocket, parse_view};
use crate::{SeatedTable, check_linearizable, get};

/// Delay before reconnecting to a server that is down.
const RETRY_DELAY: Duration = Duration::from_millis(30);

/// A move that a server acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcknowledgedMove {
    /// The seat that moved.
    pub seat: Seat,
    /// Number of steps before it.
    pub steps: u32,
    /// The move in the notation of records.
    pub action: String,
    /// When it was first sent.
    pub sent_at: Instant,
    /// When the acknowledgement came.
    pub acknowledged_at: Instant,
}

/// A request without a response yet.
#[derive(Clone, Debug)]
struct Pending {
    request: RequestId,
    played: AcknowledgedMove,
}

/// A player at a table.
pub(crate) struct RetryingPlayer<'a> {
    servers: &'a [SocketAddr],
    table: &'a SeatedTable,
    seat: Seat,
    cookie: &'a str,
    rng: SplitMix,
    view: Option<View>,
    steps: u32,
    over: bool,
    requests: u32,
    pending: Option<Pending>,
    acknowledged: Vec<AcknowledgedMove>,
}

/// Plays a seat to the end of the game and returns the acknowledged moves. Each connection goes to one of the servers at
/// random.
///
/// # Errors
/// Returns an error if a server violates the protocol.
pub async fn play_with_retries(
    servers: &[SocketAddr],
    table: &SeatedTable,
    seat: Seat,
    seed: u64,
) -> Result<Vec<AcknowledgedMove>> {
    let mut person = RetryingPlayer::new(servers, table, seat, seed)?;
    while !person.is_done() {
        match person.connect().await {
            Ok(mut socket) => person.run_connection(&mut socket, |_| false).await?,
            Err(_) => tokio::time::sleep(RETRY_DELAY).await,
        }
    }
    Ok(person.acknowledged)
}

impl<'a> RetryingPlayer<'a> {
    /// Returns the player in a seat, who is not connected yet.
    pub(crate) fn new(
        servers: &'a [SocketAddr],
        table: &'a SeatedTable,
        seat: Seat,
        seed: u64,
    ) -> Result<RetryingPlayer<'a>> {
        Ok(RetryingPlayer {
            servers,
            table,
            seat,
            cookie: table.cookie(seat).context("no player in this seat")?,
            rng: SplitMix::new(seed),
            view: None,
            steps: 0,
            over: false,
            requests: 0,
            pending: None,
            acknowledged: Vec::new(),
        })
    }

    /// Connects, plays until another player has to move or the game is over, and disconnects. Returns the number of moves
    /// that were acknowledged.
    ///
    /// # Errors
    /// Returns an error if a server violates the protocol.
    pub(crate) async fn play_turn(&mut self) -> Result<usize> {
        let before = self.acknowledged.len();
        let has_passed = |person: &RetryingPlayer<'_>| {
            person.pending.is_none() && person.view.as_ref().is_some_and(|view| !view.is_my_turn())
        };
        self.view = None;
        while !self.is_done() && !has_passed(self) {
            match self.connect().await {
                Ok(mut socket) => self.run_connection(&mut socket, has_passed).await?,
                Err(_) => tokio::time::sleep(RETRY_DELAY).await,
            }
        }
        self.over |= self.view.as_ref().is_some_and(|view| view.next() == Next::Over);
        Ok(self.acknowledged.len() - before)
    }

    /// Returns whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// Returns the acknowledged moves.
    pub(crate) fn into_acknowledged(self) -> Vec<AcknowledgedMove> {
        self.acknowledged
    }

    fn is_done(&self) -> bool {
        self.over && self.pending.is_none()
    }

    fn random(&mut self, below: usize) -> usize {
        use iquazu_rules::Rng;
        self.rng.below(u32::try_from(below).unwrap_or(1)) as usize
    }

    async fn connect(&mut self) -> Result<PlayerSocket> {
        let server = self.servers[self.random(self.servers.len())];
        PlayerSocket::open(server, &self.table.table, Some(self.cookie), None).await
    }

    /// Plays until the game is over, the player wants to leave or the connection is lost. Only violations of the protocol
    /// are errors.
    async fn run_connection(&mut self, socket: &mut PlayerSocket, leaves: impl Fn(&Self) -> bool) -> Result<()> {
        // The last request may or may not have arrived: repeat it under its id.
        let mut repeat = true;
        self.view = None;
        while !self.is_done() && !leaves(self) {
            let Ok(message) = socket.recv().await else { return Ok(()) };
            match message {
                ServerMessage::Snapshot(snapshot) => self.on_snapshot(&snapshot)?,
                ServerMessage::Step(step) => {
                    // The first one has the view after the setup.
                    let begins = self.view.is_none() && step.steps == 0;
                    let follows = step.steps == self.steps + 1;
                    ensure!(begins || follows, "step {} follows step {}", step.steps, self.steps);
                    self.steps = step.steps;
                    self.view = Some(parse_view(step.view.as_str())?);
                }
                ServerMessage::GameOver { .. } => self.over = true,
                ServerMessage::Done { request, .. } => self.on_done(&request)?,
                ServerMessage::Refused { refusal, .. } => match refusal {
                    // Another process is ahead of this one.
                    Refusal::Stale { .. } | Refusal::NotYourTurn {} => {
                        self.pending = None;
                        return Ok(());
                    }
                    Refusal::Unavailable {} | Refusal::GoingAway {} => {
                        tokio::time::sleep(RETRY_DELAY).await;
                        return Ok(());
                    }
                    other => bail!("refused: {other:?}"),
                },
                ServerMessage::GoingAway { .. } => return Ok(()),
                _ => {}
            }
            if (repeat || self.pending.is_none()) && self.view.is_some() {
                if self.send_move(socket).await.is_err() {
                    return Ok(());
                }
                repeat = false;
            }
        }
        Ok(())
    }

    fn on_snapshot(&mut self, snapshot: &Snapshot) -> Result<()> {
        let newest = self.acknowledged.last().map_or(0, |last| last.steps + 1);
        // With several servers, one may lag behind another; a single one must have every acknowledged move.
        let behind = self.servers.len() == 1 && snapshot.steps < newest;
        ensure!(!behind, "the table has {} steps, but {newest} were acknowledged", snapshot.steps);
        self.steps = snapshot.steps;
        self.over = snapshot.table.status == TableStatus::Finished;
        self.view = snapshot.view.as_ref().map(|view| parse_view(view.as_str())).transpose()?;
        Ok(())
    }

    fn on_done(&mut self, request: &RequestId) -> Result<()> {
        let Some(pending) = self.pending.take() else { bail!("unexpected acknowledgement of {request:?}") };
        ensure!(
            pending.request == *request,
            "expected an acknowledgement of {:?}, received {request:?}",
            pending.request
        );
        self.acknowledged.push(AcknowledgedMove { acknowledged_at: Instant::now(), ..pending.played });
        Ok(())
    }

    /// Sends a move, or repeats the unanswered one.
    async fn send_move(&mut self, socket: &mut PlayerSocket) -> Result<()> {
        if self.pending.is_none() {
            let Some(view) = self.view.as_ref().filter(|view| view.is_my_turn()) else { return Ok(()) };
            let action = view.legal_moves().pick(&mut self.rng).to_string();
            self.requests += 1;
            let request = format!("{}-{}", self.seat.number(), self.requests).parse()?;
            let (seat, steps, now) = (self.seat, self.steps, Instant::now());
            let played = AcknowledgedMove { seat, steps, action, sent_at: now, acknowledged_at: now };
            self.pending = Some(Pending { request, played });
        }
        let Some(Pending { request, played }) = self.pending.clone() else { return Ok(()) };
        socket.send(&ClientMessage::Act { request, expected: played.steps, action: played.action }).await
    }
}

/// Checks that the record of a finished game is legal and contains exactly the acknowledged moves, each in its place and in
/// an order that agrees with the times of their requests and acknowledgements.
///
/// # Errors
/// Returns an error with the difference if it does not.
pub async fn check_record(server: SocketAddr, table: &SeatedTable, acknowledged: &[AcknowledgedMove]) -> Result<()> {
    let response = get(server, &format!("/api/tables/{}/record", table.table), None).await?;
    ensure!(response.status == 200, "no record: {}", response.body);
    let standard = &Library::built_in();
    let record = Record::parse(&response.body, standard).map_err(|error| anyhow::anyhow!("{error}"))?;
    record.check().map_err(|error| anyhow::anyhow!("{error}"))?;
    ensure!(record.result.is_some(), "the game is not finished");
    check_linearizable(acknowledged)?;
    let mut acknowledged: Vec<(u32, Seat, String)> =
        acknowledged.iter().map(|played| (played.steps, played.seat, played.action.clone())).collect();
    acknowledged.sort_unstable_by_key(|(steps, ..)| *steps);
    let by_people = (0..).zip(&record.steps).filter(|(_, step)| table.cookie(step.seat).is_some());
    let recorded: Vec<(u32, Seat, String)> =
        by_people.map(|(steps, step)| (steps, step.seat, step.action.to_string())).collect();
    ensure!(recorded == acknowledged, "recorded: {recorded:?}\nacknowledged: {acknowledged:?}");
    Ok(())
}
