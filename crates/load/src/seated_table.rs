//! Tables with all seats taken.

use anyhow::{Context, Result};
use iquazu_protocol::{
    Clock, CreateTable, CreatedTable, Level, Name, SeatAssignment, SeatSetting, Sit, TableId, TableSettings,
};
use iquazu_rules::{Edition, Seat};
use std::net::SocketAddr;

use crate::http::post;

/// A table and its players, each with the cookie of its identity.
#[derive(Clone, Debug)]
pub struct SeatedTable {
    /// The id of the table.
    pub table: TableId,
    /// The seats of people, each with the `Cookie` header of its identity.
    pub people: Vec<(Seat, String)>,
}

impl SeatedTable {
    /// Creates a table and takes all seats that are not bots', which starts the game.
    ///
    /// # Errors
    /// Returns an error if the server cannot be reached or rejects a request.
    pub async fn create(server: SocketAddr, people: usize, bots: usize) -> Result<SeatedTable> {
        SeatedTable::create_with_clock(server, people, bots, Clock::None {}).await
    }

    /// Creates a table with a clock, likewise.
    ///
    /// # Errors
    /// Returns an error if the server cannot be reached or rejects a request.
    pub async fn create_with_clock(
        server: SocketAddr,
        people: usize,
        bots: usize,
        clock: Clock,
    ) -> Result<SeatedTable> {
        let person = (0..people).map(|_| SeatSetting::Person {});
        let bot = (0..bots).map(|_| SeatSetting::from(Level::Random));
        let settings = TableSettings::live(Edition::standard().id(), person.chain(bot).collect());
        SeatedTable::create_with(server, TableSettings { clock, ..settings }).await
    }

    /// Creates a table with these settings and takes all seats for people, which starts the game.
    ///
    /// # Errors
    /// Returns an error if the server cannot be reached or rejects a request.
    pub async fn create_with(server: SocketAddr, settings: TableSettings) -> Result<SeatedTable> {
        let people = settings.seats.iter().filter(|seat| **seat == SeatSetting::Person {}).count();
        SeatedTable::create_and_seat(server, settings, people).await
    }

    /// Creates a table with these settings at which only the host has a seat.
    ///
    /// # Errors
    /// Returns an error if the server cannot be reached or rejects a request.
    pub async fn create_open(server: SocketAddr, settings: TableSettings) -> Result<SeatedTable> {
        SeatedTable::create_and_seat(server, settings, 1).await
    }

    async fn create_and_seat(server: SocketAddr, settings: TableSettings, people: usize) -> Result<SeatedTable> {
        // Nobody verifies these deals: the players take no part in them.
        let create = CreateTable { settings, name: name(0)?, commits: false, request: None };
        let response = post(server, "/api/tables", None, &create).await?;
        let created: CreatedTable = response.json()?;
        let mut seated = vec![(created.seat, response.cookie.context("an identity")?)];
        for number in 1..people {
            let invitation = created.invitation.as_ref().context("an invitation")?;
            let sit = Sit { name: name(number)?, commits: false, nonce: None };
            let response = post(server, &format!("/api/join/{}", invitation.as_str()), None, &sit).await?;
            let sat: SeatAssignment = response.json()?;
            seated.push((sat.seat, response.cookie.context("an identity")?));
        }
        Ok(SeatedTable { table: created.table, people: seated })
    }

    /// Returns the cookie of the player in a seat; `None` for a bot.
    pub fn cookie(&self, seat: Seat) -> Option<&str> {
        self.people.iter().find(|(taken, _)| *taken == seat).map(|(_, cookie)| cookie.as_str())
    }
}

fn name(number: usize) -> Result<Name> {
    Ok(Name::try_from(format!("Player {number}"))?)
}
