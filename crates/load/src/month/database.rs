//! The database of the month.

#[cfg(feature = "cluster")]
use anyhow::Context;
use anyhow::Result;
use std::path::Path;

/// Which database the month runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    /// A file. One process at a time may serve it.
    Sqlite,
    /// A throwaway server, with two processes on its database. Needs the feature `cluster`.
    Postgres,
}

/// A new database.
#[derive(Debug)]
pub(super) enum MonthDatabase {
    Sqlite(String),
    #[cfg(feature = "cluster")]
    Postgres(Box<iquazu_store::Cluster>),
}

impl MonthDatabase {
    pub(super) fn create(backend: Backend, folder: &Path) -> Result<MonthDatabase> {
        match backend {
            Backend::Sqlite => Ok(MonthDatabase::Sqlite(folder.join("month.db").to_string_lossy().into_owned())),
            #[cfg(feature = "cluster")]
            Backend::Postgres => Ok(MonthDatabase::Postgres(Box::new(iquazu_store::Cluster::start()?))),
            #[cfg(not(feature = "cluster"))]
            Backend::Postgres => anyhow::bail!("PostgreSQL needs a build with `--features cluster`"),
        }
    }

    /// Returns whether the month was written before.
    pub(super) fn is_written(&self) -> bool {
        match self {
            MonthDatabase::Sqlite(file) => Path::new(file).exists(),
            #[cfg(feature = "cluster")]
            MonthDatabase::Postgres(_) => false,
        }
    }

    pub(super) fn address(&self) -> String {
        match self {
            MonthDatabase::Sqlite(file) => file.clone(),
            #[cfg(feature = "cluster")]
            MonthDatabase::Postgres(cluster) => cluster.address(),
        }
    }

    /// Returns how many processes may serve the database at a time, at most two.
    pub(super) fn processes(&self) -> usize {
        match self {
            MonthDatabase::Sqlite(_) => 1,
            #[cfg(feature = "cluster")]
            MonthDatabase::Postgres(_) => 2,
        }
    }

    /// Lets commits wait for the disk, or not: the past need not survive a crash while it is written.
    #[cfg_attr(not(feature = "cluster"), expect(unused_variables, reason = "SQLite needs no change"))]
    pub(super) fn set_durable(&self, is_durable: bool) -> Result<()> {
        match self {
            MonthDatabase::Sqlite(_) => Ok(()),
            #[cfg(feature = "cluster")]
            MonthDatabase::Postgres(cluster) => {
                let value = if is_durable { "on" } else { "off" };
                cluster.sql(&format!("ALTER DATABASE postgres SET synchronous_commit = {value}"))?;
                // Autovacuum does this within a minute or so; a measurement should not depend on when.
                if is_durable {
                    cluster.sql("VACUUM ANALYZE").map(drop)?
                }
                Ok(())
            }
        }
    }

    /// Returns the size of the database in bytes.
    pub(super) fn size(&self) -> Result<u64> {
        match self {
            MonthDatabase::Sqlite(file) => Ok(std::fs::metadata(file)?.len()),
            #[cfg(feature = "cluster")]
            MonthDatabase::Postgres(cluster) => {
                Ok(cluster.sql("SELECT pg_database_size('postgres')")?.trim().parse().context("a size")?)
            }
        }
    }

    /// Returns how often each table with many rows was read as a whole so far. SQLite does not count it; a test of the
    /// store asks for its query plans instead.
    pub(super) fn full_scans(&self) -> Result<Vec<(String, u64)>> {
        match self {
            MonthDatabase::Sqlite(_) => Ok(Vec::new()),
            #[cfg(feature = "cluster")]
            MonthDatabase::Postgres(cluster) => {
                let rows = cluster.sql(
                    "SELECT relname || ' ' || seq_scan FROM pg_stat_user_tables WHERE n_live_tup > 1000 ORDER BY relname",
                )?;
                let row = |line: &str| {
                    let (name, count) = line.split_once(' ')?;
                    Some((name.to_owned(), count.parse().ok()?))
                };
                Ok(rows.lines().filter_map(row).collect())
            }
        }
    }
}
