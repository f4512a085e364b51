//! A game of two people, each at a server of their own choice, with a connection for every move.

use anyhow::{Context, Result, bail};
use iquazu_load::{PlayerSocket, SeatedTable};
use iquazu_protocol::{ClientMessage, Clock, Refusal, RequestId, ServerMessage, Snapshot};
use iquazu_rules::edition::Library;
use iquazu_rules::{Next, Seat, SplitMix, View};
use std::net::SocketAddr;
use std::time::Duration;

/// How often a server is asked whether it has received a move made at another one.
const MAX_LOOKS: usize = 500;
const LOOK_INTERVAL: Duration = Duration::from_millis(20);

pub(crate) struct Game {
    table: SeatedTable,
    servers: [SocketAddr; 2],
    rng: SplitMix,
}

/// A move that may be repeated.
#[derive(Clone)]
pub(crate) struct Move {
    seat: Seat,
    request: RequestId,
    expected: u32,
    action: String,
}

impl Move {
    /// Makes the move on a connection, and returns whether it was accepted; `false` if the server could not for now.
    pub(crate) async fn send(&self, socket: &mut PlayerSocket) -> Result<bool> {
        let Move { request, expected, action, .. } = self.clone();
        socket.send(&ClientMessage::Act { request, expected, action }).await?;
        loop {
            match socket.recv().await? {
                ServerMessage::Done { .. } => return Ok(true),
                ServerMessage::Refused { refusal: Refusal::Unavailable {}, .. } => return Ok(false),
                ServerMessage::Refused { refusal, .. } => bail!("refused: {refusal:?}"),
                _ => {}
            }
        }
    }
}

impl Game {
    pub(crate) async fn start(servers: [SocketAddr; 2], clock: Clock) -> Result<Game> {
        let table = SeatedTable::create_with_clock(servers[0], 2, 0, clock).await?;
        Ok(Game { table, servers, rng: SplitMix::new(1) })
    }

    /// Lets a player connect to another server from now on.
    pub(crate) fn move_player(&mut self, seat: Seat, server: SocketAddr) {
        self.servers[seat.index()] = server;
    }

    /// Connects a player.
    pub(crate) async fn open(&self, seat: Seat) -> Result<(PlayerSocket, Snapshot)> {
        let server = self.servers[seat.index()];
        let mut socket = PlayerSocket::open(server, &self.table.table, self.table.cookie(seat), None).await?;
        match socket.recv().await? {
            ServerMessage::Snapshot(snapshot) => Ok((socket, *snapshot)),
            other => bail!("no snapshot: {other:?}"),
        }
    }

    /// Returns what a player is shown.
    pub(crate) async fn snapshot(&self, seat: Seat) -> Result<Snapshot> {
        Ok(self.open(seat).await?.1)
    }

    /// Chooses a move for the player whose turn it is, as `asked` sees the table.
    pub(crate) async fn choose(&mut self, asked: Seat) -> Result<Move> {
        for _ in 0..MAX_LOOKS {
            let Next::Seat(seat) = view(&self.snapshot(asked).await?)?.next() else { bail!("nobody's turn") };
            if let Some(chosen) = self.choose_in_turn(seat).await? {
                return Ok(chosen);
            }
            tokio::time::sleep(LOOK_INTERVAL).await;
        }
        bail!("the servers never agree whose turn it is")
    }

    /// Chooses a move for a player whose turn it is.
    pub(crate) async fn choose_for(&mut self, seat: Seat) -> Result<Move> {
        for _ in 0..MAX_LOOKS {
            if let Some(chosen) = self.choose_in_turn(seat).await? {
                return Ok(chosen);
            }
            tokio::time::sleep(LOOK_INTERVAL).await;
        }
        bail!("the server of seat {seat} never learns of its turn")
    }

    /// Chooses a move for a player; `None` if it is not their turn as far as their server knows. A server learns of a move
    /// at another one a little later.
    async fn choose_in_turn(&mut self, seat: Seat) -> Result<Option<Move>> {
        let snapshot = self.snapshot(seat).await?;
        let view = view(&snapshot)?;
        if !view.is_my_turn() {
            return Ok(None);
        }
        let action = view.legal_moves().pick(&mut self.rng).to_string();
        let (expected, request) = (snapshot.steps, format!("r{}", snapshot.steps).parse()?);
        Ok(Some(Move { seat, request, expected, action }))
    }

    /// Makes a move after a while, and returns whether it was accepted; `false` if the server could not for now.
    pub(crate) async fn make(&self, chosen: &Move, thinking: Duration) -> Result<bool> {
        let (mut socket, _) = self.open(chosen.seat).await?;
        tokio::time::sleep(thinking).await;
        chosen.send(&mut socket).await
    }

    /// Lets the player whose turn it is move.
    pub(crate) async fn play(&mut self, thinking: Duration) -> Result<()> {
        let chosen = self.choose(Seat::FIRST).await?;
        if !self.make(&chosen, thinking).await? {
            bail!("the database is away");
        }
        Ok(())
    }
}

fn view(snapshot: &Snapshot) -> Result<View> {
    let text = snapshot.view.as_ref().context("a game")?;
    View::parse(text.as_str(), &Library::built_in()).map_err(|error| anyhow::anyhow!("{error}"))
}
