//! Reports, bans, removed names and mutes in PostgreSQL. Each change is a single statement.

use async_trait::async_trait;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::{Postgres, schema};
use crate::moderation::{BAN, REPORT, prefix_end};
use crate::{
    Ban, Error, Identity, IdentityId, ModerationStore, NewBan, PeopleQuery, Person, Report, ReportAdded, ReportId,
    ReportLimits, Sanction, StoreFigures, TableKey, TimeCursor, Timestamp,
};

/// A person, with the time as the first parameter.
const PERSON: &str = "id, name, created_at_ms,
    coalesce((SELECT max(used_at_ms) FROM device_secrets WHERE identity_id = id), 0),
    (SELECT count(*) FROM reports WHERE reported_id = identities.id AND closed_at_ms IS NULL),
    EXISTS (SELECT FROM bans WHERE identity_id = id AND (expires_at_ms IS NULL OR expires_at_ms > $1))";

/// Processes that count at the same time may exceed a limit by a few; the unique index never lets a second open report in.
const ADD_REPORT: &str = "
INSERT INTO reports (id, reporter_id, reported_id, reported_name, table_id, reason, payload, created_at_ms)
SELECT $1::bytea, $2::bytea, $3::bytea, $4::text, $5::bytea, $6::text, $7::bytea, $8::bigint
WHERE (SELECT count(*) FROM reports WHERE reporter_id = $2 AND created_at_ms >= $9) < $10
    AND (SELECT count(*) FROM reports WHERE table_id = $5 AND created_at_ms >= $9) < $11
ON CONFLICT (reporter_id, reported_id, table_id) WHERE closed_at_ms IS NULL DO NOTHING";

const REMOVE_NAME: &str = "
WITH found AS (SELECT id FROM identities WHERE id = $1 FOR UPDATE),
removed AS (
    INSERT INTO removed_names (identity_id, name, removed_at_ms) SELECT id, $2::text, $4 FROM found WHERE $2 <> $3::text
    ON CONFLICT (identity_id, name) DO UPDATE SET is_enforced = FALSE
),
renamed AS (UPDATE identities SET name = $3 WHERE id = $1 AND name = $2),
days AS (UPDATE day_results SET name = $3 WHERE identity_id = $1 AND name = $2),
weeks AS (UPDATE day_weeks SET name = $3 WHERE identity_id = $1 AND name = $2)
SELECT id FROM found";

const MUTE: &str = "
INSERT INTO mutes SELECT $1::bytea, $2::bytea
WHERE (SELECT count(*) FROM mutes WHERE identity_id = $1) < $3
ON CONFLICT DO NOTHING";

/// Counting many finished tables takes long: their number is then the one that the database knows from its last analysis.
const COUNTS: &str = "
SELECT (SELECT count(*) FROM tables WHERE status = 0), (SELECT count(*) FROM tables WHERE status = 1),
    (SELECT CASE WHEN reltuples < 50000 THEN (SELECT count(*) FROM tables WHERE status = 2)
        ELSE reltuples::bigint - (SELECT count(*) FROM tables WHERE status < 2) END
        FROM pg_class WHERE oid = 'tables'::regclass),
    (SELECT count(*) FROM identities),
    (SELECT count(*) FROM reports WHERE closed_at_ms IS NULL),
    (SELECT count(*) FROM bans WHERE expires_at_ms IS NULL OR expires_at_ms > $1),
    (SELECT count(*) FROM notices), (SELECT count(*) FROM queue_tickets),
    pg_database_size(current_database()), current_setting('server_version')";

#[async_trait]
impl ModerationStore for Postgres {
    async fn add_report(&self, report: Report, limits: ReportLimits) -> Result<ReportAdded, Error> {
        let Report { id, reporter, reported, reported_name, table, reason, payload, created_at, .. } = &report;
        let (id, table) = (&id.as_bytes()[..], &table.as_bytes()[..]);
        let (reporter, reported) = (&reporter.as_bytes()[..], &reported.as_bytes()[..]);
        let (per_reporter, per_table) = (i64::from(limits.per_reporter), i64::from(limits.per_table));
        let connection = self.pool.connection().await?;
        let open = "SELECT id FROM reports WHERE reporter_id = $1 AND reported_id = $2 AND table_id = $3
                    AND closed_at_ms IS NULL";
        let values: [&(dyn ToSql + Sync); 11] = [
            &id,
            &reporter,
            &reported,
            reported_name,
            &table,
            reason,
            payload,
            &created_at.0,
            &limits.since.0,
            &per_reporter,
            &per_table,
        ];
        if connection.execute(ADD_REPORT, &values).await? > 0 {
            return Ok(ReportAdded::Stored);
        }
        let open = connection.query_opt(open, &[&reporter, &reported, &table]).await?;
        Ok(if open.is_some() { ReportAdded::AlreadyOpen } else { ReportAdded::TooMany })
    }

    async fn reports(&self, open: bool, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Report>, Error> {
        let (time, filter) = if open { ("created_at_ms", "IS NULL") } else { ("closed_at_ms", "IS NOT NULL") };
        let select = format!(
            "SELECT {REPORT} FROM reports WHERE closed_at_ms {filter} AND ({time}, id) < ($1, $2)
             ORDER BY {time} DESC, id DESC LIMIT $3"
        );
        let (at, id) = cursor(after);
        let rows = self.pool.connection().await?.query(&select, &[&at, &&id[..], &i64::from(limit)]).await?;
        Ok(rows.iter().map(row_to_report).collect())
    }

    async fn close_report(&self, id: ReportId, outcome: &str, now: Timestamp) -> Result<bool, Error> {
        let update = "UPDATE reports SET closed_at_ms = $2, outcome = $3 WHERE id = $1 AND closed_at_ms IS NULL";
        let connection = self.pool.connection().await?;
        Ok(connection.execute(update, &[&&id.as_bytes()[..], &now.0, &outcome]).await? > 0)
    }

    async fn remove_closed_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        let delete = "DELETE FROM reports WHERE id IN (
                          SELECT id FROM reports WHERE closed_at_ms < $1 ORDER BY closed_at_ms LIMIT $2)";
        self.pool.connection().await?.execute(delete, &[&before.0, &i64::from(limit)]).await
    }

    async fn remove_open_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        let delete = "DELETE FROM reports WHERE id IN (SELECT id FROM reports
                          WHERE closed_at_ms IS NULL AND created_at_ms < $1 ORDER BY created_at_ms LIMIT $2)";
        self.pool.connection().await?.execute(delete, &[&before.0, &i64::from(limit)]).await
    }

    async fn ban(&self, ban: NewBan) -> Result<(), Error> {
        let insert = "INSERT INTO bans (identity_id, reason, created_at_ms, expires_at_ms) VALUES ($1, $2, $3, $4)
                      ON CONFLICT (identity_id) DO UPDATE SET reason = excluded.reason, is_enforced = FALSE,
                          created_at_ms = excluded.created_at_ms, expires_at_ms = excluded.expires_at_ms";
        let NewBan { identity, reason, created_at, expires_at } = &ban;
        let expires_at = expires_at.map(|at| at.0);
        let connection = self.pool.connection().await?;
        connection.execute(insert, &[&&identity.as_bytes()[..], reason, &created_at.0, &expires_at]).await.map(drop)
    }

    async fn lift_ban(&self, identity: IdentityId) -> Result<bool, Error> {
        let delete = "DELETE FROM bans WHERE identity_id = $1";
        Ok(self.pool.connection().await?.execute(delete, &[&&identity.as_bytes()[..]]).await? > 0)
    }

    async fn active_ban(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Ban>, Error> {
        let select = format!(
            "SELECT {BAN} FROM bans JOIN identities ON id = identity_id
             WHERE identity_id = $1 AND (expires_at_ms IS NULL OR expires_at_ms > $2)"
        );
        let connection = self.pool.connection().await?;
        let row = connection.query_opt(&select, &[&&identity.as_bytes()[..], &now.0]).await?;
        Ok(row.as_ref().map(row_to_ban))
    }

    async fn bans(&self, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Ban>, Error> {
        let select = format!(
            "SELECT {BAN} FROM bans JOIN identities ON id = identity_id
             WHERE (bans.created_at_ms, identity_id) < ($1, $2)
             ORDER BY bans.created_at_ms DESC, identity_id DESC LIMIT $3"
        );
        let (at, id) = cursor(after);
        let rows = self.pool.connection().await?.query(&select, &[&at, &&id[..], &i64::from(limit)]).await?;
        Ok(rows.iter().map(row_to_ban).collect())
    }

    async fn remove_expired_bans(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        let delete = "DELETE FROM bans WHERE identity_id IN (
                          SELECT identity_id FROM bans WHERE expires_at_ms < $1 ORDER BY expires_at_ms LIMIT $2)";
        self.pool.connection().await?.execute(delete, &[&before.0, &i64::from(limit)]).await
    }

    async fn remove_name(
        &self,
        identity: IdentityId,
        name: &str,
        replacement: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (connection, identity) = (self.pool.connection().await?, &identity.as_bytes()[..]);
        let row = connection.query_opt(REMOVE_NAME, &[&identity, &name, &replacement, &now.0]).await?;
        row.map(drop).ok_or(Error::IdentityNotFound)
    }

    async fn removed_names(&self, identity: IdentityId) -> Result<Vec<String>, Error> {
        let select = "SELECT name FROM removed_names WHERE identity_id = $1 LIMIT 100";
        let rows = self.pool.connection().await?.query(select, &[&&identity.as_bytes()[..]]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn unenforced(&self, now: Timestamp, limit: u32) -> Result<Vec<Sanction>, Error> {
        let bans = "SELECT identity_id, created_at_ms FROM bans WHERE NOT is_enforced
                    AND (expires_at_ms IS NULL OR expires_at_ms > $2) ORDER BY created_at_ms LIMIT $1";
        let names = "SELECT identity_id, name FROM removed_names WHERE NOT is_enforced ORDER BY removed_at_ms LIMIT $1";
        let connection = self.pool.connection().await?;
        let limit = i64::from(limit);
        let ban = |row: &Row| Sanction::Ban { identity: row_to_identity_id(row, 0), created_at: Timestamp(row.get(1)) };
        let name = |row: &Row| Sanction::Name { identity: row_to_identity_id(row, 0), name: row.get(1) };
        let mut found: Vec<Sanction> = connection.query(bans, &[&limit, &now.0]).await?.iter().map(ban).collect();
        found.extend(connection.query(names, &[&limit]).await?.iter().map(name));
        Ok(found)
    }

    async fn mark_enforced(&self, sanction: Sanction) -> Result<(), Error> {
        let ban = "UPDATE bans SET is_enforced = TRUE WHERE identity_id = $1 AND created_at_ms = $2";
        let removed = "UPDATE removed_names SET is_enforced = TRUE WHERE identity_id = $1 AND name = $2";
        let connection = self.pool.connection().await?;
        let done = match &sanction {
            Sanction::Ban { identity, created_at } => {
                connection.execute(ban, &[&&identity.as_bytes()[..], &created_at.0]).await
            }
            Sanction::Name { identity, name } => connection.execute(removed, &[&&identity.as_bytes()[..], name]).await,
        };
        done.map(drop)
    }

    async fn mute(&self, identity: IdentityId, muted: IdentityId, max: u32) -> Result<bool, Error> {
        let connection = self.pool.connection().await?;
        let (identity, muted) = (&identity.as_bytes()[..], &muted.as_bytes()[..]);
        if connection.execute(MUTE, &[&identity, &muted, &i64::from(max)]).await? > 0 {
            return Ok(true);
        }
        let select = "SELECT 1 FROM mutes WHERE identity_id = $1 AND muted_id = $2";
        Ok(connection.query_opt(select, &[&identity, &muted]).await?.is_some())
    }

    async fn unmute(&self, identity: IdentityId, muted: IdentityId) -> Result<(), Error> {
        let delete = "DELETE FROM mutes WHERE identity_id = $1 AND muted_id = $2";
        let (identity, muted) = (&identity.as_bytes()[..], &muted.as_bytes()[..]);
        self.pool.connection().await?.execute(delete, &[&identity, &muted]).await.map(drop)
    }

    async fn muted_among(&self, identity: IdentityId, others: Vec<IdentityId>) -> Result<Vec<IdentityId>, Error> {
        let select = "SELECT muted_id FROM mutes WHERE identity_id = $1 AND muted_id = ANY ($2)";
        let wanted: Vec<&[u8]> = others.iter().map(|other| &other.as_bytes()[..]).collect();
        let rows = self.pool.connection().await?.query(select, &[&&identity.as_bytes()[..], &wanted]).await?;
        let muted: Vec<IdentityId> = rows.iter().map(|row| row_to_identity_id(row, 0)).collect();
        Ok(others.into_iter().filter(|other| muted.contains(other)).collect())
    }

    async fn people(&self, query: PeopleQuery, now: Timestamp) -> Result<Vec<Person>, Error> {
        let select = format!(
            "SELECT {PERSON} FROM identities
             WHERE name COLLATE \"C\" >= $2 AND name COLLATE \"C\" < $3 AND (name COLLATE \"C\", id) > ($4, $5)
             ORDER BY name COLLATE \"C\", id LIMIT $6"
        );
        let PeopleQuery { name_prefix, after, limit } = &query;
        let (name, id) = after.as_ref().map_or(("", &[][..]), |(name, id)| (name.as_str(), &id.as_bytes()[..]));
        let (end, limit) = (prefix_end(name_prefix), i64::from(*limit));
        let values: [&(dyn ToSql + Sync); 6] = [&now.0, name_prefix, &end, &name, &id, &limit];
        Ok(self.pool.connection().await?.query(&select, &values).await?.iter().map(row_to_person).collect())
    }

    async fn person(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Person>, Error> {
        let select = format!("SELECT {PERSON} FROM identities WHERE id = $2");
        let row = self.pool.connection().await?.query_opt(&select, &[&now.0, &&identity.as_bytes()[..]]).await?;
        Ok(row.as_ref().map(row_to_person))
    }

    async fn figures(&self, now: Timestamp) -> Result<StoreFigures, Error> {
        let row = self.pool.connection().await?.query_opt(COUNTS, &[&now.0]).await?;
        let row = row.ok_or_else(|| Error::Unavailable("no figures".to_owned()))?;
        let count = |column: usize| u64::try_from(row.get::<_, i64>(column)).unwrap_or(0);
        Ok(StoreFigures {
            database: format!("PostgreSQL {}", row.get::<_, &str>(9)),
            schema: schema::MIGRATIONS.version(),
            bytes: count(8),
            tables: [count(0), count(1), count(2)],
            people: count(3),
            open_reports: count(4),
            bans: count(5),
            notices: count(6),
            tickets: count(7),
        })
    }
}

/// Returns the values of a cursor, or those before which everything comes.
fn cursor(after: Option<TimeCursor>) -> (i64, [u8; 16]) {
    after.map_or((i64::MAX, [255; 16]), |after| (after.at.0, after.id))
}

/// Constraints guarantee 16 bytes.
fn row_to_bytes(row: &Row, column: usize) -> [u8; 16] {
    row.get::<_, &[u8]>(column).try_into().unwrap_or_default()
}

fn row_to_identity_id(row: &Row, column: usize) -> IdentityId {
    IdentityId::from_bytes(row_to_bytes(row, column))
}

fn row_to_report(row: &Row) -> Report {
    Report {
        id: ReportId::from_bytes(row_to_bytes(row, 0)),
        reporter: row_to_identity_id(row, 1),
        reported: row_to_identity_id(row, 2),
        reported_name: row.get(3),
        table: TableKey::from_bytes(row_to_bytes(row, 4)),
        reason: row.get(5),
        payload: row.get(6),
        created_at: Timestamp(row.get(7)),
        closed_at: row.get::<_, Option<i64>>(8).map(Timestamp),
        outcome: row.get(9),
    }
}

fn row_to_ban(row: &Row) -> Ban {
    Ban {
        identity: row_to_identity_id(row, 0),
        name: row.get(1),
        reason: row.get(2),
        created_at: Timestamp(row.get(3)),
        expires_at: row.get::<_, Option<i64>>(4).map(Timestamp),
    }
}

fn row_to_person(row: &Row) -> Person {
    let identity = Identity { id: row_to_identity_id(row, 0), name: row.get(1), created_at: Timestamp(row.get(2)) };
    let open_reports = u32::try_from(row.get::<_, i64>(4)).unwrap_or(u32::MAX);
    Person { identity, used_at: Timestamp(row.get(3)), open_reports, is_banned: row.get(5) }
}
