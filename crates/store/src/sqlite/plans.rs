//! Plans for the next turn in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::{Sqlite, map_error};
use crate::{Error, PlanStore, TableKey};

#[async_trait]
impl PlanStore for Sqlite {
    async fn put_plan(&self, table: TableKey, seat: u8, payload: Vec<u8>) -> Result<(), Error> {
        let insert = "INSERT INTO turn_plans SELECT number, ?2, ?3 FROM tables WHERE id = ?1
                      ON CONFLICT (table_number, seat) DO UPDATE SET payload = excluded.payload";
        self.write(move |sqlite| match execute(sqlite, insert, params![table.as_bytes(), seat, payload])? {
            0 => Err(Error::TableNotFound),
            _ => Ok(()),
        })
        .await
    }

    async fn plan(&self, table: TableKey, seat: u8) -> Result<Option<Vec<u8>>, Error> {
        let select = "SELECT payload FROM turn_plans JOIN tables ON number = table_number WHERE id = ? AND seat = ?";
        self.read_only(move |sqlite| {
            sqlite.prepare_cached(select)?.query_row(params![table.as_bytes(), seat], |row| row.get(0)).optional()
        })
        .await
    }

    async fn remove_plan(&self, table: TableKey, seat: u8, payload: Option<Vec<u8>>) -> Result<bool, Error> {
        let delete = "DELETE FROM turn_plans WHERE table_number = (SELECT number FROM tables WHERE id = ?1)
                      AND seat = ?2 AND (?3 IS NULL OR payload = ?3)";
        self.write(move |sqlite| Ok(execute(sqlite, delete, params![table.as_bytes(), seat, payload])? > 0)).await
    }
}

fn execute(sqlite: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize, Error> {
    let done = sqlite.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map_err(|error| map_error::store_error(&error))
}
