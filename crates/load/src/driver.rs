//! Plays one table in lockstep: a move, then its step on every connection. Parses only the messages the next move needs,
//! since client and server share the CPU and the server is to be measured.

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

/// The load of each table.
#[derive(Clone, Copy, Debug)]
pub struct LoadConfig {
    /// Players per table, each with a connection.
    pub people: usize,
    /// Time between moves of a table; zero for as fast as possible.
    pub move_interval: Duration,
    /// One move in this many is followed by a reconnect; zero for never.
    pub churn: u32,
}

/// A table with a connection for each player.
#[derive(Debug)]
pub struct Driver {
    server: SocketAddr,
    load: LoadConfig,
    rng: SplitMix,
    table: SeatedTable,
    connections: Vec<SeatConnection>,
    /// The view of the player who moved last.
    view: View,
    steps: u32,
    requests: u32,
}

/// The connection of a player and the last message with a view.
#[derive(Debug)]
struct SeatConnection {
    seat: Seat,
    line: PlayerSocket,
    last: Utf8Bytes,
}

/// The part of a snapshot or step that a move needs.
#[derive(Deserialize)]
struct ViewMessage<'m> {
    steps: u32,
    #[serde(borrow)]
    view: Cow<'m, str>,
}

impl SeatConnection {
    async fn open(server: SocketAddr, table: &SeatedTable, seat: Seat) -> Result<SeatConnection> {
        let mut line = PlayerSocket::open(server, &table.table, table.cookie(seat), None).await?;
        let last = line.recv_text().await?;
        Ok(SeatConnection { seat, line, last })
    }

    /// Parses the number of steps and the player's view.
    fn read(&self) -> Result<(u32, View)> {
        let message: ViewMessage<'_> = serde_json::from_str(&self.last).with_context(|| self.last.to_string())?;
        Ok((message.steps, parse_view(&message.view)?))
    }

    /// Receives messages until one of this kind.
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
    /// Creates a table, takes all seats and connects them.
    ///
    /// # Errors
    /// Returns an error if the server cannot be reached or rejects a request.
    pub async fn start(server: SocketAddr, load: LoadConfig, seed: u64) -> Result<Driver> {
        let table = SeatedTable::create(server, load.people, 0).await?;
        let mut chairs = Vec::new();
        for (seat, _) in &table.people {
            chairs.push(SeatConnection::open(server, &table, *seat).await?);
        }
        let (steps, view) = chairs.first().context("a table with players")?.read()?;
        Ok(Driver { server, load, rng: SplitMix::new(seed), table, connections: chairs, view, steps, requests: 0 })
    }

    /// Plays until `end`, game after game, and returns the latencies of the moves. With a fixed interval, latency counts
    /// from the time a move was due, so that a slow move does not hide the delay of the next (coordinated omission).
    ///
    /// # Errors
    /// Returns an error if the server rejects a message or closes a connection.
    pub async fn play(mut self, end: Instant) -> Result<(Driver, Latencies)> {
        let mut latencies = Latencies::default();
        // Spread the tables over the interval.
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
            // Creating tables and connections is not part of the measurement.
            due = due.max(Instant::now());
        }
        Ok((self, latencies))
    }

    /// Plays a move and waits until it is acknowledged.
    async fn act(&mut self, seat: Seat) -> Result<()> {
        let connection = self
            .connections
            .iter_mut()
            .find(|connection| connection.seat == seat)
            .context("the turn of a connected player")?;
        if self.view.viewer() != Viewer::Seat(seat) {
            let (steps, view) = connection.read()?;
            ensure!(steps == self.steps, "{steps} steps, not {}", self.steps);
            self.view = view;
        }
        let action = self.view.legal_moves().pick(&mut self.rng).to_string();
        self.requests += 1;
        let request: RequestId = format!("{}-{}", seat.number(), self.requests).parse()?;
        connection.line.send(&ClientMessage::Act { request, expected: self.steps, action }).await?;
        connection.wait_for("done\"").await
    }

    /// Waits until all players have received the last move.
    async fn await_step_everywhere(&mut self) -> Result<()> {
        for connection in &mut self.connections {
            match self.view.viewer() == Viewer::Seat(connection.seat) {
                true => {
                    let (steps, view) = connection.read()?;
                    ensure!(steps == self.steps + 1, "{steps} steps after step {}", self.steps);
                    (self.steps, self.view) = (steps, view);
                }
                false => connection.wait_for("step\"").await?,
            }
        }
        Ok(())
    }

    async fn reconnect(&mut self) -> Result<()> {
        let place = self.rng.below(u32::try_from(self.connections.len())?) as usize;
        let connection = &mut self.connections[place];
        *connection = SeatConnection::open(self.server, &self.table, connection.seat).await?;
        Ok(())
    }
}
