//! The database option, and access to the database without serving it.

use crate::error::CliError;
use clap::Args;
use iquazu_store::{Access, Error, OpenError, Store, open};
use std::path::PathBuf;
use std::sync::Arc;

/// The database, for all commands that use one.
#[derive(Args, Debug, Clone)]
pub(crate) struct Database {
    /// Database of the server: a SQLite file, or PostgreSQL, which several processes can share [default: iquazu/iquazu.db
    /// in XDG_DATA_HOME or ~/.local/share]
    #[arg(long, env = "IQUAZU_DATABASE", hide_env_values = true, value_name = "FILE|postgres://…")]
    database: Option<String>,
}

impl Database {
    pub(crate) fn address(&self) -> String {
        self.database.clone().unwrap_or_else(|| default_database_path().to_string_lossy().into_owned())
    }

    /// Opens the database, beside a server that may be using it, and runs `work` on it.
    pub(crate) fn administer<T>(
        &self,
        work: impl AsyncFnOnce(Arc<dyn Store>) -> Result<T, CliError>,
    ) -> Result<T, CliError> {
        let address = self.address();
        let exists = address.contains("://") || std::path::Path::new(&address).is_file();
        if !exists {
            return Err(CliError::Runtime(format!("database {address} does not exist")));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        runtime.block_on(async {
            let store = open(&address, Access::Administer).await?;
            let done = work(Arc::clone(&store)).await;
            store.close().await;
            done
        })
    }
}

/// Returns the file in the user's data folder, following the XDG base directory specification.
fn default_database_path() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")));
    data.map_or_else(|| PathBuf::from("iquazu.db"), |data| data.join("iquazu").join("iquazu.db"))
}

impl From<OpenError> for CliError {
    fn from(error: OpenError) -> CliError {
        match error {
            OpenError::InvalidAddress(_) => CliError::InvalidInput(error.to_string()),
            _ => CliError::Runtime(error.to_string()),
        }
    }
}

impl From<Error> for CliError {
    fn from(error: Error) -> CliError {
        CliError::Runtime(error.to_string())
    }
}
