//! A connection with its prepared statements.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use super::address::Address;
use super::map_error;
use crate::Error;

pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Concurrent requests are pipelined: they are sent at once and answered in order.
pub(super) struct PgConnection {
    client: Client,
    statements: Mutex<HashMap<String, Statement>>,
}

impl std::fmt::Debug for PgConnection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Link").field("closed", &self.client.is_closed()).finish_non_exhaustive()
    }
}

impl PgConnection {
    pub(super) async fn connect(address: &Address) -> Result<PgConnection, Error> {
        let (client, connection) = address.connect().await.map_err(|error| map_error::store_error(&error))?;
        // Callers get the error with their request.
        tokio::spawn(async move { drop(connection.await) });
        Ok(PgConnection { client, statements: Mutex::new(HashMap::new()) })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    pub(super) async fn query(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        let statement = self.prepared(sql).await?;
        self.client.query(&statement, values).await.map_err(|error| map_error::store_error(&error))
    }

    pub(super) async fn query_opt(&self, sql: &str, values: Values<'_>) -> Result<Option<Row>, Error> {
        let statement = self.prepared(sql).await?;
        self.client.query_opt(&statement, values).await.map_err(|error| map_error::store_error(&error))
    }

    pub(super) async fn query_opt_by(&self, statement: &Statement, values: Values<'_>) -> Result<Option<Row>, Error> {
        self.client.query_opt(statement, values).await.map_err(|error| map_error::store_error(&error))
    }

    pub(super) async fn execute(&self, sql: &str, values: Values<'_>) -> Result<u64, Error> {
        let statement = self.prepared(sql).await?;
        self.client.execute(&statement, values).await.map_err(|error| map_error::store_error(&error))
    }

    /// Runs statements without parameters, such as BEGIN.
    pub(super) async fn run(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await.map_err(|error| map_error::store_error(&error))
    }

    pub(super) async fn prepared(&self, sql: &str) -> Result<Statement, Error> {
        let known = self.statements.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await.map_err(|error| map_error::store_error(&error))?;
        let mut statements = self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}
