//! A table whose people all sit.

use anyhow::{Context, Result};
use iquazu_protocol::{
    CreateTable, CreatedTable, Level, Name, Nonce, SeatAssignment, SeatSetting, Sit, TableId, TableSettings,
};
use iquazu_rules::{Edition, Seat};
use std::net::SocketAddr;

use crate::http::post;

/// A table with the people who sit there, each with the cookie that says so.
#[derive(Clone, Debug)]
pub struct SeatedTable {
    pub table: TableId,
    pub people: Vec<(Seat, String)>,
}

impl SeatedTable {
    /// Makes a table and sits down on all seats but those of bots; the game begins.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses.
    pub async fn create(server: SocketAddr, people: usize, bots: usize) -> Result<SeatedTable> {
        let person = (0..people).map(|_| SeatSetting::Person {});
        let bot = (0..bots).map(|_| SeatSetting::Bot { level: Level::Random });
        let settings = TableSettings::live(Edition::standard().id(), person.chain(bot).collect());
        let wish = CreateTable { settings, name: name(0)?, nonce: nonce(0), request: None };
        let answer = post(server, "/api/tables", None, &wish).await?;
        let created: CreatedTable = answer.json()?;
        let mut people_there = vec![(created.seat, answer.cookie.context("an identity")?)];
        for number in 1..people {
            let invitation = created.invitation.as_ref().context("an invitation")?;
            let sit = Sit { name: name(number)?, nonce: nonce(number) };
            let answer = post(server, &format!("/api/join/{}", invitation.as_str()), None, &sit).await?;
            let sat: SeatAssignment = answer.json()?;
            people_there.push((sat.seat, answer.cookie.context("an identity")?));
        }
        Ok(SeatedTable { table: created.table, people: people_there })
    }

    /// The cookie of who sits on this seat.
    pub fn cookie(&self, seat: Seat) -> Option<&str> {
        self.people.iter().find(|(taken, _)| *taken == seat).map(|(_, cookie)| cookie.as_str())
    }
}

fn name(number: usize) -> Result<Name> {
    Ok(Name::try_from(format!("Player {number}"))?)
}

/// Any will do: nobody doubts these deals.
fn nonce(number: usize) -> Nonce {
    Nonce([u8::try_from(number).unwrap_or(0); 32])
}
