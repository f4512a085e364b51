//! Reports, bans, removed names and mutes in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Sqlite, map_error, schema};
use crate::moderation::{BAN, REPORT, prefix_end};
use crate::{
    Ban, Error, Identity, IdentityId, ModerationStore, NewBan, PeopleQuery, Person, Report, ReportAdded, ReportId,
    ReportLimits, Sanction, StoreFigures, TableKey, TimeCursor, Timestamp,
};

type Sql<T> = rusqlite::Result<T>;

/// A person, with the time as the first parameter.
const PERSON: &str = "id, name, created_at_ms,
    coalesce((SELECT max(used_at_ms) FROM device_secrets WHERE identity_id = id), 0),
    (SELECT count(*) FROM reports WHERE reported_id = identities.id AND closed_at_ms IS NULL),
    EXISTS (SELECT 1 FROM bans WHERE identity_id = id AND (expires_at_ms IS NULL OR expires_at_ms > ?1))";

#[async_trait]
impl ModerationStore for Sqlite {
    async fn add_report(&self, report: Report, limits: ReportLimits) -> Result<ReportAdded, Error> {
        self.write(move |sqlite| add_report(sqlite, &report, limits)).await
    }

    async fn reports(&self, open: bool, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Report>, Error> {
        let (time, filter) = if open { ("created_at_ms", "IS NULL") } else { ("closed_at_ms", "IS NOT NULL") };
        let select = format!(
            "SELECT {REPORT} FROM reports WHERE closed_at_ms {filter} AND ({time}, id) < (?1, ?2)
             ORDER BY {time} DESC, id DESC LIMIT ?3"
        );
        let (at, id) = cursor(after);
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_map(params![at, id, limit], row_to_report)?.collect()
        })
        .await
    }

    async fn close_report(&self, id: ReportId, outcome: &str, now: Timestamp) -> Result<bool, Error> {
        let update = "UPDATE reports SET closed_at_ms = ?2, outcome = ?3 WHERE id = ?1 AND closed_at_ms IS NULL";
        let outcome = outcome.to_owned();
        self.write(move |sqlite| Ok(execute(sqlite, update, params![id.as_bytes(), now.0, outcome])? > 0)).await
    }

    async fn remove_closed_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        let delete = "DELETE FROM reports WHERE id IN (
                          SELECT id FROM reports WHERE closed_at_ms < ?1 ORDER BY closed_at_ms LIMIT ?2)";
        self.write(move |sqlite| Ok(execute(sqlite, delete, params![before.0, limit])? as u64)).await
    }

    async fn remove_open_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        let delete = "DELETE FROM reports WHERE id IN (SELECT id FROM reports
                          WHERE closed_at_ms IS NULL AND created_at_ms < ?1 ORDER BY created_at_ms LIMIT ?2)";
        self.write(move |sqlite| Ok(execute(sqlite, delete, params![before.0, limit])? as u64)).await
    }

    async fn ban(&self, ban: NewBan) -> Result<(), Error> {
        let insert = "INSERT INTO bans (identity_id, reason, created_at_ms, expires_at_ms) VALUES (?1, ?2, ?3, ?4)
                      ON CONFLICT (identity_id) DO UPDATE SET reason = excluded.reason, is_enforced = 0,
                          created_at_ms = excluded.created_at_ms, expires_at_ms = excluded.expires_at_ms";
        self.write(move |sqlite| {
            let NewBan { identity, reason, created_at, expires_at } = &ban;
            let values = params![identity.as_bytes(), reason, created_at.0, expires_at.map(|at| at.0)];
            execute(sqlite, insert, values).map(drop)
        })
        .await
    }

    async fn lift_ban(&self, identity: IdentityId) -> Result<bool, Error> {
        let delete = "DELETE FROM bans WHERE identity_id = ?";
        self.write(move |sqlite| Ok(execute(sqlite, delete, [identity.as_bytes()])? > 0)).await
    }

    async fn active_ban(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Ban>, Error> {
        let select = format!(
            "SELECT {BAN} FROM bans JOIN identities ON id = identity_id
             WHERE identity_id = ?1 AND (expires_at_ms IS NULL OR expires_at_ms > ?2)"
        );
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_row(params![identity.as_bytes(), now.0], row_to_ban).optional()
        })
        .await
    }

    async fn bans(&self, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Ban>, Error> {
        let select = format!(
            "SELECT {BAN} FROM bans JOIN identities ON id = identity_id
             WHERE (bans.created_at_ms, identity_id) < (?1, ?2)
             ORDER BY bans.created_at_ms DESC, identity_id DESC LIMIT ?3"
        );
        let (at, id) = cursor(after);
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_map(params![at, id, limit], row_to_ban)?.collect()
        })
        .await
    }

    async fn remove_expired_bans(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        let delete = "DELETE FROM bans WHERE identity_id IN (
                          SELECT identity_id FROM bans WHERE expires_at_ms < ?1 ORDER BY expires_at_ms LIMIT ?2)";
        self.write(move |sqlite| Ok(execute(sqlite, delete, params![before.0, limit])? as u64)).await
    }

    async fn remove_name(
        &self,
        identity: IdentityId,
        name: &str,
        replacement: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        let name = name.to_owned();
        let replacement = replacement.to_owned();
        self.write(move |sqlite| remove_name(sqlite, identity, &name, &replacement, now)).await
    }

    async fn removed_names(&self, identity: IdentityId) -> Result<Vec<String>, Error> {
        let select = "SELECT name FROM removed_names WHERE identity_id = ? LIMIT 100";
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(select)?.query_map([identity.as_bytes()], |row| row.get(0))?.collect()
        })
        .await
    }

    async fn unenforced(&self, now: Timestamp, limit: u32) -> Result<Vec<Sanction>, Error> {
        self.read_only(move |sqlite| unenforced(sqlite, now, limit)).await
    }

    async fn mark_enforced(&self, sanction: Sanction) -> Result<(), Error> {
        let ban = "UPDATE bans SET is_enforced = 1 WHERE identity_id = ? AND created_at_ms = ?";
        let removed = "UPDATE removed_names SET is_enforced = 1 WHERE identity_id = ? AND name = ?";
        self.write(move |sqlite| {
            let done = match &sanction {
                Sanction::Ban { identity, created_at } => {
                    execute(sqlite, ban, params![identity.as_bytes(), created_at.0])
                }
                Sanction::Name { identity, name } => execute(sqlite, removed, params![identity.as_bytes(), name]),
            };
            done.map(drop)
        })
        .await
    }

    async fn mute(&self, identity: IdentityId, muted: IdentityId, max: u32) -> Result<bool, Error> {
        self.write(move |sqlite| mute(sqlite, identity, muted, max)).await
    }

    async fn unmute(&self, identity: IdentityId, muted: IdentityId) -> Result<(), Error> {
        let delete = "DELETE FROM mutes WHERE identity_id = ? AND muted_id = ?";
        self.write(move |sqlite| execute(sqlite, delete, params![identity.as_bytes(), muted.as_bytes()]).map(drop))
            .await
    }

    async fn muted_among(&self, identity: IdentityId, others: Vec<IdentityId>) -> Result<Vec<IdentityId>, Error> {
        let select = "SELECT EXISTS (SELECT 1 FROM mutes WHERE identity_id = ? AND muted_id = ?)";
        self.read_only(move |sqlite| {
            let mut select = sqlite.prepare_cached(select)?;
            let mut muted = Vec::new();
            for other in others {
                if select.query_row(params![identity.as_bytes(), other.as_bytes()], |row| row.get(0))? {
                    muted.push(other);
                }
            }
            Ok(muted)
        })
        .await
    }

    async fn people(&self, query: PeopleQuery, now: Timestamp) -> Result<Vec<Person>, Error> {
        let select = format!(
            "SELECT {PERSON} FROM identities WHERE name >= ?2 AND name < ?3 AND (name, id) > (?4, ?5)
             ORDER BY name, id LIMIT ?6"
        );
        self.read_only(move |sqlite| {
            let PeopleQuery { name_prefix, after, limit } = &query;
            let (name, id) = after.as_ref().map_or(("", &[][..]), |(name, id)| (name.as_str(), &id.as_bytes()[..]));
            let values = params![now.0, name_prefix, prefix_end(name_prefix), name, id, limit];
            sqlite.prepare_cached(&select)?.query_map(values, row_to_person)?.collect()
        })
        .await
    }

    async fn person(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Person>, Error> {
        let select = format!("SELECT {PERSON} FROM identities WHERE id = ?2");
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(&select)?.query_row(params![now.0, identity.as_bytes()], row_to_person).optional()
        })
        .await
    }

    async fn figures(&self, now: Timestamp) -> Result<StoreFigures, Error> {
        self.read_only(move |sqlite| figures(sqlite, now)).await
    }
}

/// Returns the values of a cursor, or those before which everything comes.
fn cursor(after: Option<TimeCursor>) -> (i64, [u8; 16]) {
    after.map_or((i64::MAX, [255; 16]), |after| (after.at.0, after.id))
}

/// One thread writes, so nobody else counts meanwhile.
fn add_report(sqlite: &Connection, report: &Report, limits: ReportLimits) -> Result<ReportAdded, Error> {
    let Report { id, reporter, reported, reported_name, table, reason, payload, created_at, .. } = report;
    let exists = "SELECT EXISTS (SELECT 1 FROM reports
                  WHERE reporter_id = ? AND reported_id = ? AND table_id = ? AND closed_at_ms IS NULL)";
    let is_open = one(sqlite, exists, params![reporter.as_bytes(), reported.as_bytes(), table.as_bytes()])? > 0;
    if is_open {
        return Ok(ReportAdded::AlreadyOpen);
    }
    let by_reporter = "SELECT count(*) FROM reports WHERE reporter_id = ? AND created_at_ms >= ?";
    let of_table = "SELECT count(*) FROM reports WHERE table_id = ? AND created_at_ms >= ?";
    let since = limits.since.0;
    if one(sqlite, by_reporter, params![reporter.as_bytes(), since])? >= i64::from(limits.per_reporter)
        || one(sqlite, of_table, params![table.as_bytes(), since])? >= i64::from(limits.per_table)
    {
        return Ok(ReportAdded::TooMany);
    }
    let insert = "INSERT INTO reports (id, reporter_id, reported_id, reported_name, table_id, reason, payload,
                  created_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    let (id, reporter, reported) = (id.as_bytes(), reporter.as_bytes(), reported.as_bytes());
    let values = params![id, reporter, reported, reported_name, table.as_bytes(), reason, payload, created_at.0];
    execute(sqlite, insert, values)?;
    Ok(ReportAdded::Stored)
}

fn remove_name(
    sqlite: &Connection,
    identity: IdentityId,
    name: &str,
    replacement: &str,
    now: Timestamp,
) -> Result<(), Error> {
    let identity = identity.as_bytes();
    if one(sqlite, "SELECT EXISTS (SELECT 1 FROM identities WHERE id = ?)", [identity])? == 0 {
        return Err(Error::IdentityNotFound);
    }
    if name == replacement {
        return Ok(());
    }
    let insert = "INSERT INTO removed_names (identity_id, name, removed_at_ms) VALUES (?, ?, ?)
                  ON CONFLICT (identity_id, name) DO UPDATE SET is_enforced = 0";
    execute(sqlite, insert, params![identity, name, now.0])?;
    for rename in [
        "UPDATE identities SET name = ? WHERE id = ? AND name = ?",
        "UPDATE day_results SET name = ? WHERE identity_id = ? AND name = ?",
        "UPDATE day_weeks SET name = ? WHERE identity_id = ? AND name = ?",
    ] {
        execute(sqlite, rename, params![replacement, identity, name])?;
    }
    Ok(())
}

fn unenforced(sqlite: &Connection, now: Timestamp, limit: u32) -> Sql<Vec<Sanction>> {
    let bans = "SELECT identity_id, created_at_ms FROM bans WHERE is_enforced = 0
                AND (expires_at_ms IS NULL OR expires_at_ms > ?) ORDER BY created_at_ms LIMIT ?";
    let ban = |row: &Row<'_>| {
        Ok(Sanction::Ban { identity: IdentityId::from_bytes(row.get(0)?), created_at: Timestamp(row.get(1)?) })
    };
    let names = "SELECT identity_id, name FROM removed_names WHERE is_enforced = 0 ORDER BY removed_at_ms LIMIT ?";
    let name = |row: &Row<'_>| Ok(Sanction::Name { identity: IdentityId::from_bytes(row.get(0)?), name: row.get(1)? });
    let mut found: Vec<Sanction> =
        sqlite.prepare_cached(bans)?.query_map(params![now.0, limit], ban)?.collect::<Sql<_>>()?;
    found.extend(sqlite.prepare_cached(names)?.query_map([limit], name)?.collect::<Sql<Vec<_>>>()?);
    Ok(found)
}

fn mute(sqlite: &Connection, identity: IdentityId, muted: IdentityId, max: u32) -> Result<bool, Error> {
    let insert = "INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING";
    execute(sqlite, insert, params![identity.as_bytes(), muted.as_bytes()])?;
    let count = "SELECT count(*) FROM mutes WHERE identity_id = ?";
    if one(sqlite, count, [identity.as_bytes()])? <= i64::from(max) {
        return Ok(true);
    }
    let delete = "DELETE FROM mutes WHERE identity_id = ? AND muted_id = ?";
    execute(sqlite, delete, params![identity.as_bytes(), muted.as_bytes()])?;
    Ok(false)
}

fn figures(sqlite: &Connection, now: Timestamp) -> Sql<StoreFigures> {
    let one = |sql: &str| sqlite.query_row(sql, [], |row| row.get::<_, i64>(0)).map(|number| number as u64);
    let pages: u64 = one("PRAGMA page_count")? * one("PRAGMA page_size")?;
    // Written so that the index of unfinished tables applies. Counting all rows is quicker than counting those of a status.
    let unfinished = |status: u8| one(&format!("SELECT count(*) FROM tables WHERE status < 2 AND status = {status}"));
    let (waiting, playing) = (unfinished(0)?, unfinished(1)?);
    let finished = one("SELECT count(*) FROM tables")?.saturating_sub(waiting + playing);
    let bans = format!("SELECT count(*) FROM bans WHERE expires_at_ms IS NULL OR expires_at_ms > {}", now.0);
    Ok(StoreFigures {
        database: format!("SQLite {}", rusqlite::version()),
        schema: schema::version(sqlite)?,
        bytes: pages,
        tables: [waiting, playing, finished],
        people: one("SELECT count(*) FROM identities")?,
        open_reports: one("SELECT count(*) FROM reports WHERE closed_at_ms IS NULL")?,
        bans: one(&bans)?,
        notices: one("SELECT count(*) FROM notices")?,
        tickets: one("SELECT count(*) FROM queue_tickets")?,
    })
}

fn row_to_report(row: &Row<'_>) -> Sql<Report> {
    Ok(Report {
        id: ReportId::from_bytes(row.get(0)?),
        reporter: IdentityId::from_bytes(row.get(1)?),
        reported: IdentityId::from_bytes(row.get(2)?),
        reported_name: row.get(3)?,
        table: TableKey::from_bytes(row.get(4)?),
        reason: row.get(5)?,
        payload: row.get(6)?,
        created_at: Timestamp(row.get(7)?),
        closed_at: row.get::<_, Option<i64>>(8)?.map(Timestamp),
        outcome: row.get(9)?,
    })
}

fn row_to_ban(row: &Row<'_>) -> Sql<Ban> {
    Ok(Ban {
        identity: IdentityId::from_bytes(row.get(0)?),
        name: row.get(1)?,
        reason: row.get(2)?,
        created_at: Timestamp(row.get(3)?),
        expires_at: row.get::<_, Option<i64>>(4)?.map(Timestamp),
    })
}

fn row_to_person(row: &Row<'_>) -> Sql<Person> {
    let id = IdentityId::from_bytes(row.get(0)?);
    let identity = Identity { id, name: row.get(1)?, created_at: Timestamp(row.get(2)?) };
    Ok(Person { identity, used_at: Timestamp(row.get(3)?), open_reports: row.get(4)?, is_banned: row.get(5)? })
}

fn one(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<i64, Error> {
    let found = sqlite.prepare_cached(sql).and_then(|mut statement| statement.query_row(values, |row| row.get(0)));
    found.map_err(|error| map_error::store_error(&error))
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
