//! A person who plays on whatever happens: connects again, asks again under the same id, and
//! remembers which moves were acknowledged.

use anyhow::{Context, Result, bail, ensure};
use iquazu_protocol::{ClientMessage, Refusal, RequestId, ServerMessage, Snapshot, TableStatus};
use iquazu_rules::text::Record;
use iquazu_rules::{Edition, Seat, SplitMix, View};
use std::net::SocketAddr;
use std::time::Duration;

use crate::socket::{PlayerSocket, parse_view};
use crate::{SeatedTable, get};

/// How long to wait for a server that is gone.
const RETRY_DELAY: Duration = Duration::from_millis(30);

/// A move that the server acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcknowledgedMove {
    pub seat: Seat,
    /// How many steps had been played before it.
    pub steps: u32,
    pub action: String,
}

/// What was asked and not answered yet.
#[derive(Clone, Debug)]
struct Pending {
    request: RequestId,
    played: AcknowledgedMove,
}

/// One person at one table.
struct RetryingPlayer<'a> {
    servers: &'a [SocketAddr],
    seating: &'a SeatedTable,
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

/// Plays a seat to the end of the game; the moves that were acknowledged. Of several servers any
/// one is asked.
///
/// # Errors
/// When a server answers what it must not.
pub async fn play_with_retries(
    servers: &[SocketAddr],
    seating: &SeatedTable,
    seat: Seat,
    seed: u64,
) -> Result<Vec<AcknowledgedMove>> {
    let cookie = seating.cookie(seat).context("nobody sits there")?;
    let mut person = RetryingPlayer {
        servers,
        seating,
        seat,
        cookie,
        rng: SplitMix::new(seed),
        view: None,
        steps: 0,
        over: false,
        requests: 0,
        pending: None,
        acknowledged: Vec::new(),
    };
    while !person.is_done() {
        match person.connect().await {
            Ok(mut line) => person.run_connection(&mut line).await?,
            Err(_) => tokio::time::sleep(RETRY_DELAY).await,
        }
    }
    Ok(person.acknowledged)
}

impl RetryingPlayer<'_> {
    fn is_done(&self) -> bool {
        self.over && self.pending.is_none()
    }

    fn random(&mut self, below: usize) -> usize {
        use iquazu_rules::Rng;
        self.rng.below(u32::try_from(below).unwrap_or(1)) as usize
    }

    async fn connect(&mut self) -> Result<PlayerSocket> {
        let server = self.servers[self.random(self.servers.len())];
        PlayerSocket::open(server, &self.seating.table, Some(self.cookie), None).await
    }

    /// Plays until the game is over or the connection is lost. Only what must never be said is an
    /// error.
    async fn run_connection(&mut self, line: &mut PlayerSocket) -> Result<()> {
        // Whether the last request arrived is not known: it is made again, under its id.
        let mut again = true;
        self.view = None;
        while !self.is_done() {
            let Ok(message) = line.recv().await else { return Ok(()) };
            match message {
                ServerMessage::Snapshot(snapshot) => self.on_snapshot(&snapshot)?,
                ServerMessage::Step(step) => {
                    ensure!(step.steps == self.steps + 1, "step {} follows step {}", step.steps, self.steps);
                    self.steps = step.steps;
                    self.view = Some(parse_view(step.view.as_str())?);
                }
                ServerMessage::GameOver { .. } => self.over = true,
                ServerMessage::Done { request, .. } => self.on_done(&request)?,
                ServerMessage::Refused { refusal, .. } => match refusal {
                    // Another process knows more than the one that we asked.
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
            if (again || self.pending.is_none()) && self.view.is_some() {
                if self.send_move(line).await.is_err() {
                    return Ok(());
                }
                again = false;
            }
        }
        Ok(())
    }

    fn on_snapshot(&mut self, snapshot: &Snapshot) -> Result<()> {
        let newest = self.acknowledged.last().map_or(0, |last| last.steps + 1);
        // One server may not have heard yet what another one did, but a lone one must know.
        let behind = self.servers.len() == 1 && snapshot.steps < newest;
        ensure!(!behind, "the table has {} steps, but {newest} were acknowledged", snapshot.steps);
        self.steps = snapshot.steps;
        self.over = snapshot.table.status == TableStatus::Finished;
        self.view = snapshot.view.as_ref().map(|view| parse_view(view.as_str())).transpose()?;
        Ok(())
    }

    fn on_done(&mut self, request: &RequestId) -> Result<()> {
        let Some(pending) = self.pending.take() else { bail!("nobody asked for {request:?}") };
        ensure!(pending.request == *request, "asked for {:?}, done is {request:?}", pending.request);
        self.acknowledged.push(pending.played);
        Ok(())
    }

    /// Makes a move, or the one again that was not answered.
    async fn send_move(&mut self, line: &mut PlayerSocket) -> Result<()> {
        if self.pending.is_none() {
            let Some(view) = self.view.as_ref().filter(|view| view.is_my_turn()) else { return Ok(()) };
            let action = view.legal_moves().pick(&mut self.rng).to_string();
            self.requests += 1;
            let request = format!("{}-{}", self.seat.number(), self.requests).parse()?;
            self.pending =
                Some(Pending { request, played: AcknowledgedMove { seat: self.seat, steps: self.steps, action } });
        }
        let Some(Pending { request, played }) = self.pending.clone() else { return Ok(()) };
        line.send(&ClientMessage::Act { request, expected: played.steps, action: played.action }).await
    }
}

/// Compares the record of a finished game with what was acknowledged to its people: every move is
/// there, in its place, once; there is none that nobody made; and the game is one by the rules.
///
/// # Errors
/// When that is not so.
pub async fn check_record(server: SocketAddr, seating: &SeatedTable, acknowledged: &[AcknowledgedMove]) -> Result<()> {
    let answer = get(server, &format!("/api/tables/{}/record", seating.table), None).await?;
    ensure!(answer.status == 200, "no record: {}", answer.body);
    let standard = |id: &str| Some(Edition::standard()).filter(|edition| edition.id() == id);
    let record = Record::parse(&answer.body, standard).map_err(|error| anyhow::anyhow!("{error}"))?;
    record.check().map_err(|error| anyhow::anyhow!("{error}"))?;
    ensure!(record.result.is_some(), "the game is not over");
    let mut acknowledged = acknowledged.to_vec();
    acknowledged.sort_by_key(|played| played.steps);
    let by_people = (0..).zip(&record.steps).filter(|(_, step)| seating.cookie(step.seat).is_some());
    let kept: Vec<AcknowledgedMove> = by_people
        .map(|(steps, step)| AcknowledgedMove { seat: step.seat, steps, action: step.action.to_string() })
        .collect();
    ensure!(kept == acknowledged, "kept: {kept:?}\nacknowledged: {acknowledged:?}");
    Ok(())
}
