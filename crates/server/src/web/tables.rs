//! Making a table, sitting down, looking at it.

use super::body::{Json, Problem};
use super::identity::{Visitor, may_make_table};
use super::{Online, address, invitations};
use crate::hub::{create as create_table, now};
use crate::random;
use crate::table::{Command, Entry, Who, edition, public_id};
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use iquazu_protocol::{
    BadSettings, CreateTable, Created, Moves, Phase, Refusal, RequestId, Sat, SeatSetting, Sit, Snapshot, TableSettings,
};
use iquazu_rules::{Seat, Viewer};
use iquazu_store::{IdentityId, TableId};
use sha2::{Digest, Sha256};

/// The table of a path.
pub(super) fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem(Refusal::NoSuchTable {}))
}

/// An answer, with the cookie of a new identity.
pub(super) fn with_cookie(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// `POST /api/tables`
pub(super) async fn create(
    State(online): State<Online>,
    from: address::From,
    visitor: Visitor,
    Json(wish): Json<CreateTable>,
) -> Result<Response, Problem> {
    let settings = |problem| Problem(Refusal::Settings { problem });
    wish.settings.check().map_err(settings)?;
    edition(&wish.settings.edition).ok_or(settings(BadSettings::Edition))?;
    may_make_table(&online, from)?;
    let (host, cookie) = visitor.named(&online, &wish.name).await?;
    let repeatable = wish.request.as_ref().map(|request| table_of(&host, request, &wish.settings));
    let (id, at) = (repeatable.unwrap_or_else(TableId::random), now());
    let is_for_person = |(_, setting): &(Seat, SeatSetting)| *setting == SeatSetting::Person {};
    let free: Vec<Seat> = wish.settings.by_seat().filter(is_for_person).map(|(seat, _)| seat).collect();
    let seat = *free.first().ok_or(settings(BadSettings::Nobody))?;
    let created = Entry::Created { settings: wish.settings, secret: random::secret(), host, guests: Vec::new(), at };
    if online.hub.store().table(id).await?.is_none() {
        create_table(online.hub.store(), id, &[created]).await?;
    }
    let sit = Sit { name: wish.name, nonce: wish.nonce };
    let seat = take_seat(&online, id, host, sit, Some(seat), true).await?.seat;
    let invitation = if free.len() > 1 { Some(invitations::make(&online, id, None).await?.0) } else { None };
    let answer = Created { table: public_id(&id), seat, invitation };
    Ok(with_cookie((StatusCode::CREATED, Json(answer)), cookie))
}

/// The table of a request that may come twice. Nobody else can compute it: identities are never told to anybody.
fn table_of(host: &IdentityId, request: &RequestId, settings: &TableSettings) -> TableId {
    let settings = serde_json::to_vec(settings).expect("plain data");
    let hash = Sha256::new().chain_update(host.as_bytes()).chain_update(request.as_str()).chain_update([0]);
    let hash: [u8; 32] = hash.chain_update(settings).finalize().into();
    TableId::from_bytes(std::array::from_fn(|place| hash[place]))
}

/// `POST /api/tables/{table}/sit`
pub(super) async fn sit(
    State(online): State<Online>,
    Path(table): Path<String>,
    visitor: Visitor,
    Json(wish): Json<Sit>,
) -> Result<Response, Problem> {
    let table = table_id(&table)?;
    // Nobody gets an identity at a table that does not exist.
    online.hub.look(table, |_, _| ()).await?;
    let (who, cookie) = visitor.named(&online, &wish.name).await?;
    let sat = take_seat(&online, table, who, wish, None, false).await?;
    Ok(with_cookie(Json(sat), cookie))
}

/// Sits down, or finds oneself seated there already.
pub(super) async fn take_seat(
    online: &Online,
    table: TableId,
    who: IdentityId,
    wish: Sit,
    seat: Option<Seat>,
    invited: bool,
) -> Result<Sat, Problem> {
    let sit = Command::Sit { name: wish.name, nonce: wish.nonce, seat, invited };
    match online.hub.command(table, Who::Person(who), sit).await {
        Ok(_) | Err(Refusal::AlreadySeated {}) => {}
        Err(refusal) => return Err(Problem(refusal)),
    }
    let seat = online.hub.look(table, move |table, _| table.seat_of(&who)).await?;
    Ok(Sat { table: public_id(&table), seat: seat.ok_or(Problem(Refusal::SeatTaken {}))? })
}

/// `GET /api/tables/{table}`
pub(super) async fn show(
    State(online): State<Online>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Json<Snapshot>, Problem> {
    let me = visitor.id();
    let look = move |table: &crate::table::Table, presence: &_| table.snapshot(me.as_ref(), None, presence, now());
    Ok(Json(online.hub.look(table_id(&table)?, look).await?))
}

/// `GET /api/tables/{table}/moves`
pub(super) async fn moves(
    State(online): State<Online>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Json<Moves>, Problem> {
    let me = visitor.id();
    let moves = online.hub.look(table_id(&table)?, move |table, _| {
        let viewer = table.viewer(me.as_ref());
        if viewer == Viewer::Spectator {
            return Err(Refusal::NotSeated {});
        }
        if table.phase == Phase::Gathering {
            return Err(Refusal::NotStarted {});
        }
        let moves = table.game.view(viewer).legal_moves();
        Ok(Moves { steps: table.steps(), moves: moves.iter().map(|action| action.to_string()).collect() })
    });
    Ok(Json(moves.await??))
}

/// `GET /api/tables/{table}/record`
pub(super) async fn record(
    State(online): State<Online>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let me = visitor.id();
    let text = online.hub.look(table_id(&table)?, move |table, _| match table.phase {
        Phase::Gathering => Err(Refusal::NotStarted {}),
        Phase::Playing | Phase::Over => Ok(table.export(table.viewer(me.as_ref()))),
    });
    let text = text.await??;
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(([kind], text).into_response())
}
