//! The lists that an operator sees.

use super::diagnostics::diagnostics;
use super::html::Html;
use super::{Fields, Operator, OperatorState, unavailable};
use crate::hub::{now_ms, timestamp};
use crate::moderation::ReportDetails;
use crate::table::Summary;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use iquazu_protocol::Occupant;
use iquazu_store::{
    Ban, Cursor, Error, IdentityId, PeopleQuery, Person, Report, TableQuery, TableRow, TableStatus, TimeCursor,
    Timestamp,
};
use jiff::tz::TimeZone;

const PAGE: u32 = 25;

fn respond(made: Result<Html, Error>) -> Response {
    match made {
        Ok(page) => page.respond(StatusCode::OK),
        Err(error) => unavailable(&error),
    }
}

/// Formats a time in UTC.
fn date(at: Timestamp) -> String {
    match jiff::Timestamp::from_millisecond(at.0) {
        Ok(time) => time.to_zoned(TimeZone::UTC).strftime("%Y-%m-%d %H:%M").to_string(),
        Err(_) => "?".to_owned(),
    }
}

/// Reads a position in a list from a query: a time and an id.
fn position(fields: &Fields) -> Option<(Timestamp, IdentityId)> {
    let (at, id) = fields.get("after").split_once('.')?;
    Some((Timestamp(at.parse().ok()?), id.parse().ok()?))
}

fn time_cursor(fields: &Fields) -> Option<TimeCursor> {
    position(fields).map(|(at, id)| TimeCursor { at, id: *id.as_bytes() })
}

/// Returns whether there may be another page.
fn is_full<T>(page: &[T]) -> bool {
    page.len() == PAGE as usize
}

/// `GET /operator`
pub(super) async fn overview(State(state): State<OperatorState>, Operator(session): Operator) -> Response {
    let made = async {
        let mut page = Html::with_menu(&state, &session, "Overview");
        let text = diagnostics(&state).await?;
        page.open("<dl>");
        for (term, value) in text.lines().filter_map(|line| line.split_once(": ")) {
            page.term(term, value);
        }
        page.open("</dl>");
        page.text("h2", "Diagnostics");
        page.text("p", "Paste this block into a question. It has no names, addresses, secrets or cards.");
        page.open("<textarea aria-label=\"Diagnostics\" readonly rows=\"12\">");
        page.open(&text.replace(['<', '&'], " "));
        page.open("</textarea>");
        Ok(page)
    };
    respond(made.await)
}

/// `GET /operator/reports`
pub(super) async fn reports(
    State(state): State<OperatorState>,
    Operator(session): Operator,
    fields: Fields,
) -> Response {
    let is_open = fields.get("closed").is_empty();
    let made = async {
        let mut page = Html::with_menu(&state, &session, "Reports");
        match is_open {
            true => page.link("/operator/reports", &[("closed", "1")], "Closed reports"),
            false => page.link("/operator/reports", &[], "Open reports"),
        }
        let reports = state.hub.store().reports(is_open, time_cursor(&fields), PAGE).await?;
        if reports.is_empty() {
            page.text("p", "There are none.");
        }
        for report in &reports {
            show_report(&mut page, report);
        }
        if let Some(last) = reports.last().filter(|_| is_full(&reports)) {
            let at = last.closed_at.filter(|_| !is_open).unwrap_or(last.created_at);
            let after = format!("{}.{}", at.0, last.id);
            page.link("/operator/reports", &[("closed", fields.get("closed")), ("after", &after)], "More");
        }
        Ok(page)
    };
    respond(made.await)
}

fn show_report(page: &mut Html, report: &Report) {
    let Report { id, reporter, reported, reported_name, table, reason, created_at, outcome, .. } = report;
    let details = ReportDetails::read(&report.payload);
    page.open("<article>");
    page.text("h2", &format!("{reported_name}: {reason}"));
    page.open("<dl>");
    page.term("When", &date(*created_at));
    page.term("Person", &reported.to_string());
    page.term("Reported by", &reporter.to_string());
    page.term("Table", &table.to_string());
    if let Some(note) = &details.note {
        page.term("Remark", note);
    }
    if let Some(closed_at) = report.closed_at {
        page.term("Closed", &format!("{} {outcome}", date(closed_at)));
    }
    page.open("</dl>");
    page.open("<details open><summary>Chat</summary><ul>");
    for line in &details.lines {
        let name = if line.name.is_empty() { "(left)" } else { &line.name };
        let element = if line.reported { "strong" } else { "span" };
        page.open("<li>");
        let at = Timestamp(i64::try_from(line.at).unwrap_or(i64::MAX));
        page.text(element, &format!("{} {name}: {}", date(at), line.text));
        page.open("</li>");
    }
    page.open("</ul></details>");
    page.link("/operator/people", &[("id", &reported.to_string())], &format!("About {reported_name}"));
    if report.closed_at.is_none() {
        page.begin_form("/operator/reports/close", &[("report", &id.to_string())]);
        page.open(
            "<label>Note <input name=\"outcome\" maxlength=\"200\"></label> <button>Close the report</button></form>",
        );
        let named = [("identity", reported.to_string()), ("name", reported_name.clone())];
        let named = named.each_ref().map(|(key, value)| (*key, value.as_str()));
        page.button("/operator/remove-name", &named, &format!("Remove the name {reported_name}"));
        page.ban_form(&reported.to_string(), reported_name);
    }
    page.open("</article>");
}

/// `GET /operator/bans`
pub(super) async fn bans(State(state): State<OperatorState>, Operator(session): Operator, fields: Fields) -> Response {
    let made = async {
        let mut page = Html::with_menu(&state, &session, "Bans");
        let bans = state.hub.store().bans(time_cursor(&fields), PAGE).await?;
        if bans.is_empty() {
            page.text("p", "There are none.");
        }
        for ban in &bans {
            let Ban { identity, name, reason, created_at, expires_at } = ban;
            page.open("<article>");
            page.text("h2", name);
            page.open("<dl>");
            page.term("Person", &identity.to_string());
            page.term("Reason", reason);
            page.term("Since", &date(*created_at));
            page.term("Until", &expires_at.map_or("without end".to_owned(), date));
            page.open("</dl>");
            page.button("/operator/unban", &[("identity", &identity.to_string())], &format!("Lift the ban of {name}"));
            page.open("</article>");
        }
        if let Some(last) = bans.last().filter(|_| is_full(&bans)) {
            page.link("/operator/bans", &[("after", &format!("{}.{}", last.created_at.0, last.identity))], "More");
        }
        Ok(page)
    };
    respond(made.await)
}

/// `GET /operator/people`
pub(super) async fn people(
    State(state): State<OperatorState>,
    Operator(session): Operator,
    fields: Fields,
) -> Response {
    let (now, store) = (timestamp(now_ms()), state.hub.store());
    let made = async {
        let mut page = Html::with_menu(&state, &session, "People");
        page.open("<form method=\"get\" action=\"/operator/people\">");
        page.open("<label>Name begins with <input name=\"name\"></label> <button>Search</button></form>");
        let people = match fields.get("id").parse() {
            Ok(id) => store.person(id, now).await?.into_iter().collect(),
            Err(_) => {
                let after = fields.get("id_after").parse().ok().map(|id| (fields.get("name_after").to_owned(), id));
                let name_prefix = fields.get("name").to_owned();
                store.people(PeopleQuery { name_prefix, after, limit: PAGE }, now).await?
            }
        };
        if people.is_empty() {
            page.text("p", "There are none.");
        }
        for person in &people {
            show_person(&mut page, person);
        }
        if let Some(Person { identity, .. }) = people.last().filter(|_| is_full(&people)) {
            let id = identity.id.to_string();
            let query = [("name", fields.get("name")), ("name_after", &identity.name), ("id_after", &id)];
            page.link("/operator/people", &query, "More");
        }
        Ok(page)
    };
    respond(made.await)
}

fn show_person(page: &mut Html, person: &Person) {
    let (id, name) = (person.identity.id.to_string(), &person.identity.name);
    page.open("<article>");
    page.text("h2", name);
    page.open("<dl>");
    page.term("Id", &id);
    page.term("Since", &date(person.identity.created_at));
    page.term("Last seen", &date(person.used_at));
    page.term("Open reports", &person.open_reports.to_string());
    page.open("</dl>");
    page.button("/operator/remove-name", &[("identity", &id), ("name", name)], &format!("Remove the name {name}"));
    match person.is_banned {
        true => page.button("/operator/unban", &[("identity", &id)], &format!("Lift the ban of {name}")),
        false => page.ban_form(&id, name),
    }
    page.open("</article>");
}

/// `GET /operator/tables`
pub(super) async fn tables(
    State(state): State<OperatorState>,
    Operator(session): Operator,
    fields: Fields,
) -> Response {
    let made = async {
        let mut page = Html::with_menu(&state, &session, "Tables");
        let after = fields.get("after").split_once('.');
        let after = after
            .and_then(|(at, id)| Some(Cursor { created_at: Timestamp(at.parse().ok()?), table: id.parse().ok()? }));
        let tables = state.hub.store().list(TableQuery { after, ..TableQuery::all(PAGE) }).await?;
        if tables.is_empty() {
            page.text("p", "There are none.");
        }
        for table in &tables {
            show_table(&mut page, table);
        }
        if let Some(last) = tables.last().filter(|_| is_full(&tables)) {
            page.link("/operator/tables", &[("after", &format!("{}.{}", last.created_at.0, last.id))], "More");
        }
        Ok(page)
    };
    respond(made.await)
}

fn show_table(page: &mut Html, table: &TableRow) {
    let status = match table.status {
        TableStatus::Waiting => "waiting",
        TableStatus::Playing => "playing",
        TableStatus::Finished => "finished",
    };
    page.open("<article>");
    page.text("h2", &format!("{status}, {}", if table.is_public { "public" } else { "by link" }));
    page.open("<dl>");
    page.term("Table", &table.id.to_string());
    page.term("Created", &date(table.created_at));
    page.term("Changed", &date(table.updated_at));
    page.term("Log entries", &table.next_seq.to_string());
    if let Ok(summary) = serde_json::from_str::<Summary>(&table.summary) {
        for (info, owner) in summary.table.seats.iter().zip(&summary.owners) {
            let who = match &info.occupant {
                Occupant::Nobody {} => "free".to_owned(),
                Occupant::Bot { level, .. } => format!("bot, {level}"),
                Occupant::Person { name, substitute } => {
                    let left = if substitute.is_some() { ", left" } else { "" };
                    format!("{}{left} ({})", name.as_str(), owner.as_deref().unwrap_or("?"))
                }
            };
            page.term(&format!("Seat {}", info.seat), &who);
        }
    }
    page.open("</dl></article>");
}
