//! Plans for the next turn in PostgreSQL.

use async_trait::async_trait;

use super::Postgres;
use crate::{Error, PlanStore, TableKey};

#[async_trait]
impl PlanStore for Postgres {
    async fn put_plan(&self, table: TableKey, seat: u8, payload: Vec<u8>) -> Result<(), Error> {
        let insert = "INSERT INTO turn_plans SELECT number, $2, $3 FROM tables WHERE id = $1
                      ON CONFLICT (table_number, seat) DO UPDATE SET payload = excluded.payload";
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 3] =
            [&&table.as_bytes()[..], &i16::from(seat), &payload];
        let stored = self.pool.connection().await?.execute(insert, &values).await?;
        if stored > 0 { Ok(()) } else { Err(Error::TableNotFound) }
    }

    async fn plan(&self, table: TableKey, seat: u8) -> Result<Option<Vec<u8>>, Error> {
        let select = "SELECT payload FROM turn_plans JOIN tables ON number = table_number WHERE id = $1 AND seat = $2";
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 2] = [&&table.as_bytes()[..], &i16::from(seat)];
        let row = self.pool.connection().await?.query_opt(select, &values).await?;
        Ok(row.map(|row| row.get(0)))
    }

    async fn remove_plan(&self, table: TableKey, seat: u8, payload: Option<Vec<u8>>) -> Result<bool, Error> {
        let delete = "DELETE FROM turn_plans USING tables WHERE number = table_number AND id = $1 AND seat = $2
                      AND ($3::bytea IS NULL OR payload = $3)";
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 3] =
            [&&table.as_bytes()[..], &i16::from(seat), &payload];
        Ok(self.pool.connection().await?.execute(delete, &values).await? > 0)
    }
}
