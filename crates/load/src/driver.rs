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

use crate::line::{Line, view_of};
use crate::{Latencies, Seating};

/// How hard to play.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Connections of a table, one for each person.
    pub people: usize,
    /// A table makes a move so often; zero is as fast as it can.
    pub pause: Duration,
    /// After one of so many moves a connection is closed and another opened; zero is never.
    pub churn: u32,
}

/// A live table with all its connections.
#[derive(Debug)]
pub struct Driver {
    server: SocketAddr,
    load: Load,
    rng: SplitMix,
    seating: Seating,
    chairs: Vec<Chair>,
    /// The game as the last one saw it who moved.
    view: View,
    steps: u32,
    requests: u32,
}

/// A person's connection, and the last message with a view that came over it.
#[derive(Debug)]
struct Chair {
    seat: Seat,
    line: Line,
    last: Utf8Bytes,
}

/// What a move needs of a snapshot or a step.
#[derive(Deserialize)]
struct Moment<'m> {
    steps: u32,
    #[serde(borrow)]
    view: Cow<'m, str>,
}

impl Chair {
    async fn open(server: SocketAddr, seating: &Seating, seat: Seat) -> Result<Chair> {
        let mut line = Line::open(server, &seating.table, seating.cookie(seat), None).await?;
        let last = line.hear_text().await?;
        Ok(Chair { seat, line, last })
    }

    /// The steps that were played, and the game as this person sees it.
    fn read(&self) -> Result<(u32, View)> {
        let moment: Moment<'_> = serde_json::from_str(&self.last).with_context(|| self.last.to_string())?;
        Ok((moment.steps, view_of(&moment.view)?))
    }

    /// Listens until a message of this kind comes.
    async fn await_kind(&mut self, kind: &str) -> Result<()> {
        loop {
            let text = self.line.hear_text().await?;
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
    pub async fn start(server: SocketAddr, load: Load, seed: u64) -> Result<Driver> {
        let seating = Seating::make(server, load.people, 0).await?;
        let mut chairs = Vec::new();
        for (seat, _) in &seating.people {
            chairs.push(Chair::open(server, &seating, *seat).await?);
        }
        let (steps, view) = chairs.first().context("somebody sits there")?.read()?;
        Ok(Driver { server, load, rng: SplitMix::new(seed), seating, chairs, view, steps, requests: 0 })
    }

    /// Plays until `end`; games that are over are followed by new ones. Where moves have their time, a move that comes
    /// late because the one before was slow has taken longer by that.
    ///
    /// # Errors
    /// When the server refuses or goes away.
    pub async fn play(mut self, end: Instant) -> Result<(Driver, Latencies)> {
        let mut latencies = Latencies::default();
        // Not all tables at the same moment.
        let mut due = Instant::now() + self.load.pause.mul_f64(f64::from(self.rng.below(1000)) / 1000.0);
        while due.max(Instant::now()) < end {
            tokio::time::sleep_until(due.into()).await;
            match self.view.next() {
                Next::Seat(seat) => {
                    let since = if self.load.pause.is_zero() { Instant::now() } else { due };
                    self.act(seat).await?;
                    latencies.push(since.elapsed());
                    due += self.load.pause;
                    self.all_see().await?;
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
        let chair = self.chairs.iter_mut().find(|chair| chair.seat == seat).context("a person's turn")?;
        if self.view.viewer() != Viewer::Seat(seat) {
            let (steps, view) = chair.read()?;
            ensure!(steps == self.steps, "{steps} steps, not {}", self.steps);
            self.view = view;
        }
        let action = self.view.legal_moves().pick(&mut self.rng).to_string();
        self.requests += 1;
        let request: RequestId = format!("{}-{}", seat.number(), self.requests).parse()?;
        chair.line.say(&ClientMessage::Act { request, expected: self.steps, action }).await?;
        chair.await_kind("done\"").await
    }

    /// Waits until everybody has seen the move of the one whose view this is.
    async fn all_see(&mut self) -> Result<()> {
        for chair in &mut self.chairs {
            match self.view.viewer() == Viewer::Seat(chair.seat) {
                true => {
                    let (steps, view) = chair.read()?;
                    ensure!(steps == self.steps + 1, "{steps} steps after step {}", self.steps);
                    (self.steps, self.view) = (steps, view);
                }
                false => chair.await_kind("step\"").await?,
            }
        }
        Ok(())
    }

    async fn reconnect(&mut self) -> Result<()> {
        let place = self.rng.below(u32::try_from(self.chairs.len())?) as usize;
        let chair = &mut self.chairs[place];
        *chair = Chair::open(self.server, &self.seating, chair.seat).await?;
        Ok(())
    }
}
