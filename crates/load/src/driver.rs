//! One table played in step by one task: a move, then its step on every line. Only the line whose
//! turn it is, is read; so most of the work is the server's.

use anyhow::{Context, Result, bail, ensure};
use iquazu_protocol::{ClientMessage, RequestId, ServerMessage};
use iquazu_rules::{Dice, Next, Seat, SplitMix, View};
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
    dice: SplitMix,
    seating: Seating,
    chairs: Vec<Chair>,
    next: Next,
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

impl Chair {
    async fn open(server: SocketAddr, seating: &Seating, seat: Seat) -> Result<Chair> {
        let mut line = Line::open(server, &seating.table, seating.cookie(seat), None).await?;
        let last = line.hear_text().await?;
        Ok(Chair { seat, line, last })
    }

    /// The steps that were played, and the game as this person sees it.
    fn read(&self) -> Result<(u32, View)> {
        match serde_json::from_str(&self.last)? {
            ServerMessage::Snapshot(snapshot) => {
                let view = snapshot.view.as_ref().context("the game has not begun")?;
                Ok((snapshot.steps, view_of(view)?))
            }
            ServerMessage::Step(step) => Ok((step.steps, view_of(&step.view)?)),
            other => bail!("no view: {other:?}"),
        }
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
        let (dice, next) = (SplitMix::new(seed), view.next());
        Ok(Driver { server, load, dice, seating, chairs, next, steps, requests: 0 })
    }

    /// Plays until `end`; games that are over are followed by new ones.
    ///
    /// # Errors
    /// When the server refuses or goes away.
    pub async fn play(mut self, end: Instant) -> Result<(Driver, Latencies)> {
        let mut latencies = Latencies::default();
        // Not all tables at the same moment.
        let mut next = Instant::now() + self.load.pause.mul_f64(f64::from(self.dice.below(1000)) / 1000.0);
        while Instant::now() < end {
            tokio::time::sleep_until(next.min(end).into()).await;
            next += self.load.pause;
            match self.next {
                Next::Seat(seat) => latencies.push(self.act(seat).await?),
                _ => self = Driver::start(self.server, self.load, self.dice.next_u64()).await?,
            }
            if self.load.churn > 0 && self.dice.below(self.load.churn) == 0 {
                self.reconnect().await?;
            }
        }
        Ok((self, latencies))
    }

    /// One move of a seat: how long it took until it was acknowledged. Everybody has seen it then.
    async fn act(&mut self, seat: Seat) -> Result<Duration> {
        let place = self.chairs.iter().position(|chair| chair.seat == seat).context("a person's turn")?;
        let chair = &mut self.chairs[place];
        let (steps, view) = chair.read()?;
        ensure!(steps == self.steps, "{steps} steps, not {}", self.steps);
        let action = view.legal_moves().pick(&mut self.dice).to_string();
        self.requests += 1;
        let request: RequestId = format!("{}-{}", seat.number(), self.requests).parse()?;
        let sent = Instant::now();
        chair.line.say(&ClientMessage::Act { request, expected: self.steps, action }).await?;
        chair.await_kind("done\"").await?;
        let took = sent.elapsed();
        let (steps, view) = chair.read()?;
        ensure!(steps == self.steps + 1, "{steps} steps after step {}", self.steps);
        (self.steps, self.next) = (steps, view.next());
        for chair in self.chairs.iter_mut().filter(|chair| chair.seat != seat) {
            chair.await_kind("step\"").await?;
        }
        Ok(took)
    }

    async fn reconnect(&mut self) -> Result<()> {
        let place = self.dice.below(u32::try_from(self.chairs.len())?) as usize;
        let chair = &mut self.chairs[place];
        *chair = Chair::open(self.server, &self.seating, chair.seat).await?;
        Ok(())
    }
}
