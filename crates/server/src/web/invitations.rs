//! Links that give a seat.

use super::Online;
use super::body::{Json, Problem};
use super::identity::Visitor;
use super::tables::{table_id, take_seat, with_cookie};
use crate::random;
use axum::extract::{Path, State};
use axum::response::Response;
use iquazu_protocol::{Invitation, Phase, Refusal, SeatLink, Sit, Token};
use iquazu_rules::Seat;
use iquazu_store::{Moment, TableId};
use std::time::Duration;

/// For every seat that is free.
const INVITATION: &str = "invitation";
/// For one seat, once.
const SEAT: &str = "seat";
const GOOD_FOR: Duration = Duration::from_secs(30 * 24 * 3600);

/// A link for one seat, or for any that is free.
pub(super) async fn make(online: &Online, table: TableId, seat: Option<Seat>) -> Result<(Token, Moment), Problem> {
    let (token, expires) = (random::token(), Moment::now().after(GOOD_FOR));
    let mut payload = table.as_bytes().to_vec();
    payload.extend(seat.map(Seat::number));
    let purpose = if seat.is_some() { SEAT } else { INVITATION }.to_owned();
    let kept = iquazu_store::Token { hash: random::hash(&token), purpose, payload, expires };
    online.hub.store().put_token(kept).await?;
    Ok((token, expires))
}

fn link(token: Token, expires: Moment) -> SeatLink {
    SeatLink { token, expires: u64::try_from(expires.0).unwrap_or(0) }
}

/// `POST /api/tables/{table}/invitation`: another link for all free seats, for who sits there.
pub(super) async fn invite(
    State(online): State<Online>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Json<SeatLink>, Problem> {
    let table = table_id(&table)?;
    check_seated(&online, table, &visitor).await?;
    let (token, expires) = make(&online, table, None).await?;
    Ok(Json(link(token, expires)))
}

/// `POST /api/tables/{table}/seats/{seat}/link`: a link for one seat, to be used once.
pub(super) async fn seat_link(
    State(online): State<Online>,
    Path((table, seat)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Json<SeatLink>, Problem> {
    let table = table_id(&table)?;
    let number = seat.parse().map_err(|_| Problem(Refusal::SeatTaken {}))?;
    let seat = Seat::from_number(number).ok_or(Problem(Refusal::SeatTaken {}))?;
    check_seated(&online, table, &visitor).await?;
    let free = online.hub.look(table, move |table, _| table.is_free(seat)).await?;
    if !free {
        return Err(Problem(Refusal::SeatTaken {}));
    }
    let (token, expires) = make(&online, table, Some(seat)).await?;
    Ok(Json(link(token, expires)))
}

/// Only who sits at a table that has not begun invites others.
async fn check_seated(online: &Online, table: TableId, visitor: &Visitor) -> Result<(), Problem> {
    let me = visitor.id();
    let allowed = online.hub.look(table, move |table, _| {
        if me.is_none_or(|me| table.seat_of(&me).is_none()) {
            Err(Refusal::NotSeated {})
        } else if table.phase != Phase::Gathering {
            Err(Refusal::AlreadyStarted {})
        } else {
            Ok(())
        }
    });
    Ok(allowed.await??)
}

/// A link that is still good.
struct Found {
    table: TableId,
    seat: Option<Seat>,
}

async fn find(online: &Online, token: &str) -> Result<(Token, Found), Problem> {
    let expired = || Problem(Refusal::LinkExpired {});
    let token: Token = token.parse().map_err(|_| expired())?;
    let (store, hash, now) = (online.hub.store(), random::hash(&token), Moment::now());
    let kept = match store.peek_token(hash, INVITATION, now).await? {
        Some(kept) => Some(kept),
        None => store.peek_token(hash, SEAT, now).await?,
    };
    let kept = kept.ok_or_else(expired)?;
    let (id, seat) = kept.payload.split_first_chunk::<16>().ok_or_else(expired)?;
    let seat = seat.first().and_then(|number| Seat::from_number(*number));
    Ok((token, Found { table: TableId::from_bytes(*id), seat }))
}

/// `GET /api/join/{token}`
pub(super) async fn look(State(online): State<Online>, Path(token): Path<String>) -> Result<Json<Invitation>, Problem> {
    let (_, found) = find(&online, &token).await?;
    let table = online.hub.look(found.table, |table, _| table.info()).await?;
    Ok(Json(Invitation { table, seat: found.seat }))
}

/// `POST /api/join/{token}`
pub(super) async fn join(
    State(online): State<Online>,
    Path(token): Path<String>,
    visitor: Visitor,
    Json(wish): Json<Sit>,
) -> Result<Response, Problem> {
    let (token, found) = find(&online, &token).await?;
    let (who, cookie) = visitor.named(&online, &wish.name).await?;
    let sat = take_seat(&online, found.table, who, wish, found.seat, true).await?;
    if found.seat == Some(sat.seat) {
        // Of any number of people with the same link one has got the seat. The link is used up with it, not before: where the
        // database goes away in between, it is still good. Who finds it used up already has asked twice.
        online.hub.store().take_token(random::hash(&token), SEAT, Moment::now()).await?;
    }
    Ok(with_cookie(Json(sat), cookie))
}
