//! One table played in step by one task: a move, then its step on every line. Of what comes only that is read which the
//! next move needs: client and server share the processor, and the server is what is measured.

use anyhow::{Context, Result, ensure};
use iquazu_protocol::{ClientMessage, RequestId};
use iquazu_rules::{Next, Rng, Seat, SplitMix, View, Viewer};
use serde::Deserialize;
use std::borrow::Cow;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::socket::{PlayerSocket, parse_view};
use crate::{Latencies, SeatedTable};

/// How hard to play.
#[derive(Clone, Copy, Debug)]
pub struct LoadConfig {
    /// Connections of a table, one for each person.
    pub people: usize,
    /// A table makes a move so often; zero is as fast as it can.
    pub move_interval: Duration,
    /// After one of so many moves a connection is closed and another opened; zero is never.
    pub churn: u32,
}

/// A live table with all its connections.
#[derive(Debug)]
pub struct Driver {
    server: SocketAddr,
    load: LoadConfig,
    rng: SplitMix,
    seating: SeatedTable,
    connections: Vec<SeatConnection>,
    /// The game as the last one saw it who moved.
    view: View,
    steps: u32,
    requests: u32,
}

/// A person's connection, and the last message with a view that came over it.
#[derive(Debug)]
struct SeatConnection {
    seat: Seat,
    line: PlayerSocket,
    last: Utf8Bytes,
}

/// What a move needs of a snapshot or a step.
#[derive(Deserialize)]
struct ViewMessage<'m> {
    steps: u32,
    #[serde(borrow)]
    view: Cow<'m, str>,
}

impl SeatConnection {
    async fn open(server: SocketAddr, seating: &SeatedTable, seat: Seat) -> Result<SeatConnection> {
        let mut line = PlayerSocket::open(server, &seating.table, seating.cookie(seat), None).await?;
        let last = line.recv_text().await?;
        Ok(SeatConnection { seat, line, last })
    }

    /// The steps that were played, and the game as this person sees it.
    fn read(&self) -> Result<(u32, View)> {
        let moment: ViewMessage<'_> = serde_json::from_str(&self.last).with_context(|| self.last.to_string())?;
        Ok((moment.steps, parse_view(&moment.view)?))
    }

    /// Listens until a message of this kind comes.
    async fn wait_for(&mut self, kind: &str) -> Result<()> {
        loop {
            let text = self.line.recv_text().await?;
            let is = |kind: &str| text.strip_prefix("{\"type\":\"").is_some_and(|rest| rest.starts_with(kind));
            ensure!(!is("refused\"") && !is("going_away\""), "{text}");
            let found = is(kind);
            if is("step\"") {
                self.last = text;
            }
            if found {
                return Ok(());
            }
        }
    }
}

impl Driver {
    /// Makes a table, sits down on all seats and connects them all.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn start(server: SocketAddr, load: LoadConfig, seed: u64) -> Result<Driver> {
        let seating = SeatedTable::create(server, load.people, 0).await?;
        let mut chairs = Vec::new();
        for (seat, _) in &seating.people {
            chairs.push(SeatConnection::open(server, &seating, *seat).await?);
        }
        let (steps, view) = chairs.first().context("somebody sits there")?.read()?;
        Ok(Driver { server, load, rng: SplitMix::new(seed), seating, connections: chairs, view, steps, requests: 0 })
    }

    /// Plays until `end`; games that are over are followed by new ones. Where moves have their time, a move that comes
    /// late because the one before was slow has taken longer by that.
    ///
    /// # Errors
    /// When the server refuses or goes away.
    pub async fn play(mut self, end: Instant) -> Result<(Driver, Latencies)> {
        let mut latencies = Latencies::default();
        // Not all tables at the same moment.
        let mut due = Instant::now() + self.load.move_interval.mul_f64(f64::from(self.rng.below(1000)) / 1000.0);
        while due.max(Instant::now()) < end {
            tokio::time::sleep_until(due.into()).await;
            match self.view.next() {
                Next::Seat(seat) => {
                    let since = if self.load.move_interval.is_zero() { Instant::now() } else { due };
                    self.act(seat).await?;
                    latencies.push(since.elapsed());
                    due += self.load.move_interval;
                    self.await_step_everywhere().await?;
                    if self.load.churn == 0 || self.rng.below(self.load.churn) > 0 {
                        continue;
                    }
                    self.reconnect().await?;
                }
                _ => self = Driver::start(self.server, self.load, self.rng.next_u64()).await?,
            }
            // Making tables and connections is not what is measured.
            due = due.max(Instant::now());
        }
        Ok((self, latencies))
    }

    /// One move of a seat, until it is acknowledged.
    async fn act(&mut self, seat: Seat) -> Result<()> {
        let chair = self.connections.iter_mut().find(|chair| chair.seat == seat).context("a person's turn")?;
        if self.view.viewer() != Viewer::Seat(seat) {
            let (steps, view) = chair.read()?;
            ensure!(steps == self.steps, "{steps} steps, not {}", self.steps);
            self.view = view;
        }
        let action = self.view.legal_moves().pick(&mut self.rng).to_string();
        self.requests += 1;
        let request: RequestId = format!("{}-{}", seat.number(), self.requests).parse()?;
        chair.line.send(&ClientMessage::Act { request, expected: self.steps, action }).await?;
        chair.wait_for("done\"").await
    }

    /// Waits until everybody has seen the move of the one whose view this is.
    async fn await_step_everywhere(&mut self) -> Result<()> {
        for chair in &mut self.connections {
            match self.view.viewer() == Viewer::Seat(chair.seat) {
                true => {
                    let (steps, view) = chair.read()?;
                    ensure!(steps == self.steps + 1, "{steps} steps after step {}", self.steps);
                    (self.steps, self.view) = (steps, view);
                }
                false => chair.wait_for("step\"").await?,
            }
        }
        Ok(())
    }

    async fn reconnect(&mut self) -> Result<()> {
        let place = self.rng.below(u32::try_from(self.connections.len())?) as usize;
        let chair = &mut self.connections[place];
        *chair = SeatConnection::open(self.server, &self.seating, chair.seat).await?;
        Ok(())
    }
}
