//! A stranger among the players.

use super::{Outcome, Target};
use anyhow::{Context, Result};
use iquazu_protocol::{ChatContent, ClientMessage, CreatedTable, Refusal, ServerMessage};
use iquazu_rules::Edition;
use serde_json::{Value, json};

use crate::{PlayerSocket, from_address, post};

fn create(visibility: &str, seats: usize) -> Value {
    json!({
        "name": "Host", "nonce": "ab".repeat(32),
        "settings": {
            "edition": Edition::standard().id(), "seats": vec![json!({ "for": "person" }); seats], "pace": "live",
            "clock": { "kind": "none" }, "stand_in": "casual", "visibility": visibility,
        },
    })
}

fn sit() -> Value {
    json!({ "name": "Eve", "nonce": "cd".repeat(32) })
}

/// Creates a table from an address of its own; returns it with the host's cookie.
async fn host(target: &Target, visibility: &str, seats: usize) -> Result<(CreatedTable, String)> {
    let body = create(visibility, seats);
    let made = from_address(target.fresh_address(), post(target.server, "/api/tables", None, &body)).await?;
    Ok((made.json()?, made.cookie.context("an identity")?))
}

pub(super) async fn fill_a_table(target: &Target) -> Result<Outcome> {
    let (made, _) = host(target, "public", 4).await?;
    let (path, from) = (format!("/api/tables/{}/sit", made.table), target.fresh_address());
    let (tried, mut taken) = (10, 0);
    for _ in 0..tried {
        taken += u32::from(from_address(from, post(target.server, &path, None, &sit())).await?.status == 200);
    }
    let result = format!("{taken} of 3 seats taken");
    Ok(Outcome { attack: "asking for seats without a cookie", tried, result, held: taken <= 1 })
}

pub(super) async fn flood_the_lobby(target: &Target) -> Result<Outcome> {
    let (from, tried, mut listed) = (target.fresh_address(), target.scale.repetitions, 0);
    for _ in 0..tried {
        let made = from_address(from, post(target.server, "/api/tables", None, &create("public", 2))).await?;
        listed += u32::from(made.status == 201);
    }
    let result = format!("{listed} tables listed");
    Ok(Outcome { attack: "public tables from one address", tried, result, held: listed <= 5 })
}

/// A seated player floods the chat over new connections; the table must start and play all the same.
pub(super) async fn flood_the_chat(target: &Target) -> Result<Outcome> {
    let (made, host) = host(target, "link", 3).await?;
    let invitation = made.invitation.as_ref().context("an invitation")?;
    let path = format!("/api/join/{}", invitation.as_str());
    let joined = from_address(target.fresh_address(), post(target.server, &path, None, &sit())).await?;
    let eve = joined.cookie.context("an identity")?;
    let (tried, mut accepted) = (target.scale.repetitions * 5, 0);
    let mut sent = 0;
    while sent < tried {
        let from = target.fresh_address();
        let flood = async {
            let mut socket = PlayerSocket::open(target.server, &made.table, Some(&eve), None).await?;
            for _ in 0..10 {
                let (request, content) = (format!("c{sent}").parse()?, "x".repeat(300).parse().map(ChatContent::Text)?);
                sent += 1;
                socket.send(&ClientMessage::Chat { request, content }).await?;
                loop {
                    match socket.recv().await? {
                        ServerMessage::Done { .. } => break accepted += 1,
                        ServerMessage::Refused { .. } => break,
                        _ => {}
                    }
                }
            }
            anyhow::Ok(())
        };
        from_address(from, flood).await?;
    }
    let start = async {
        let mut socket = PlayerSocket::open(target.server, &made.table, Some(&host), None).await?;
        socket.send(&ClientMessage::Start { request: "start".parse()? }).await?;
        loop {
            match socket.recv().await? {
                ServerMessage::Done { .. } => break anyhow::Ok(true),
                ServerMessage::Refused { .. } => break Ok(false),
                _ => {}
            }
        }
    };
    let started = from_address(target.fresh_address(), start).await?;
    let result = format!("{accepted} lines accepted; the game {}", if started { "starts" } else { "does not start" });
    Ok(Outcome { attack: "lines of chat over new connections", tried, result, held: started && accepted < 60 })
}

pub(super) async fn repeat_stale_moves(target: &Target) -> Result<Outcome> {
    let (made, host) = host(target, "link", 1).await.or(host(target, "link", 2).await)?;
    let (tried, mut stale) = (target.scale.repetitions * 5, 0);
    let mut sent = 0;
    while sent < tried {
        let flood = async {
            let mut socket = PlayerSocket::open(target.server, &made.table, Some(&host), None).await?;
            for _ in 0..20 {
                sent += 1;
                let request = format!("s{sent}").parse()?;
                socket.send(&ClientMessage::Act { request, expected: 900, action: "draw".to_owned() }).await?;
                loop {
                    match socket.recv().await? {
                        ServerMessage::Refused { refusal: Refusal::RateLimited { .. }, .. } => break,
                        ServerMessage::Refused { .. } => break stale += 1,
                        _ => {}
                    }
                }
            }
            anyhow::Ok(())
        };
        from_address(target.fresh_address(), flood).await?;
    }
    target.check_alive().await?;
    let result = format!("{stale} answered from memory, {} limited", tried.saturating_sub(stale));
    Ok(Outcome { attack: "moves that come too late", tried, result, held: true })
}
