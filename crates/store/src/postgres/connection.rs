//! A connection with its prepared statements.

use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::task::AbortHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use super::address::Address;
use super::health::Health;
use super::map_error;
use crate::Error;
use crate::deadline::{CALL_TIMEOUT, hang_error};

pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Concurrent requests are pipelined: they are sent at once and answered in order.
pub(super) struct PgConnection {
    client: Client,
    statements: Mutex<HashMap<String, Statement>>,
    health: Arc<Health>,
    /// The task that talks to the database. Aborting it closes the connection and fails all waiting requests.
    task: AbortHandle,
    given_up: AtomicBool,
}

impl std::fmt::Debug for PgConnection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PgConnection").field("closed", &self.is_closed()).finish_non_exhaustive()
    }
}

impl PgConnection {
    pub(super) async fn connect(address: &Address, health: &Arc<Health>) -> Result<PgConnection, Error> {
        let (client, connection) = address.connect().await.inspect_err(|error| health.note(error))?;
        // Callers get the error with their request.
        let task = tokio::spawn(async move { drop(connection.await) }).abort_handle();
        let (statements, given_up) = (Mutex::new(HashMap::new()), AtomicBool::new(false));
        Ok(PgConnection { client, statements, health: Arc::clone(health), task, given_up })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.given_up.load(Ordering::Relaxed) || self.client.is_closed()
    }

    /// Closes the connection: the next call opens a new one.
    fn give_up(&self) {
        self.given_up.store(true, Ordering::Relaxed);
        self.task.abort();
    }

    /// Waits for an answer. Gives the connection up if it takes too long.
    pub(super) async fn within_limit<T>(&self, call: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        tokio::time::timeout(CALL_TIMEOUT, call).await.unwrap_or_else(|_| {
            self.give_up();
            self.health.note_hang();
            Err(hang_error())
        })
    }

    fn failed(&self, error: &tokio_postgres::Error) -> Error {
        if error.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION) {
            // The server has become a replica; the address may lead to the new primary.
            self.give_up();
        }
        let error = map_error::store_error(error);
        self.health.note(&error);
        error
    }

    pub(super) async fn query(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        let statement = self.prepared(sql).await?;
        let call = async { self.client.query(&statement, values).await.map_err(|error| self.failed(&error)) };
        self.within_limit(call).await
    }

    pub(super) async fn query_opt(&self, sql: &str, values: Values<'_>) -> Result<Option<Row>, Error> {
        let statement = self.prepared(sql).await?;
        self.within_limit(self.query_opt_by(&statement, values)).await
    }

    /// Like [`PgConnection::query_opt`], but the caller limits the time.
    pub(super) async fn query_opt_by(&self, statement: &Statement, values: Values<'_>) -> Result<Option<Row>, Error> {
        self.client.query_opt(statement, values).await.map_err(|error| self.failed(&error))
    }

    pub(super) async fn execute(&self, sql: &str, values: Values<'_>) -> Result<u64, Error> {
        let statement = self.prepared(sql).await?;
        let call = async { self.client.execute(&statement, values).await.map_err(|error| self.failed(&error)) };
        self.within_limit(call).await
    }

    /// Runs statements without parameters, such as BEGIN. The caller limits the time.
    pub(super) async fn run(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await.map_err(|error| self.failed(&error))
    }

    pub(super) async fn prepared(&self, sql: &str) -> Result<Statement, Error> {
        let known = self.statements.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let call = async { self.client.prepare(sql).await.map_err(|error| self.failed(&error)) };
        let statement = self.within_limit(call).await?;
        let mut statements = self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}
