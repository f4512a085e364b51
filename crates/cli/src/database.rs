//! Which database, and work on it that is not serving.

use crate::failure::Failure;
use clap::Args;
use iquazu_store::{Access, Error, OpenError, Store, open};
use std::path::PathBuf;
use std::sync::Arc;

/// The option that all commands with a database share.
#[derive(Args, Debug, Clone)]
pub(crate) struct Database {
    /// Keep tables here: a SQLite file, or postgres://… for several processes on one database; without
    /// it in iquazu/iquazu.db of your data folder (XDG_DATA_HOME or ~/.local/share)
    #[arg(long, env = "IQUAZU_DATABASE", hide_env_values = true, value_name = "FILE or postgres://…")]
    database: Option<String>,
}

impl Database {
    pub(crate) fn address(&self) -> String {
        self.database.clone().unwrap_or_else(|| usual_file().to_string_lossy().into_owned())
    }

    /// Opens the database beside a server that may be running, and does something with it.
    pub(crate) fn administer<T>(
        &self,
        work: impl AsyncFnOnce(Arc<dyn Store>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let address = self.address();
        let there = address.contains("://") || std::path::Path::new(&address).is_file();
        if !there {
            return Err(Failure::Trouble(format!("there is no database {address}")));
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

/// Where a program keeps what it must not lose.
fn usual_file() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")));
    data.map_or_else(|| PathBuf::from("iquazu.db"), |data| data.join("iquazu").join("iquazu.db"))
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        match error {
            OpenError::BadAddress(_) => Failure::BadInput(error.to_string()),
            _ => Failure::Trouble(error.to_string()),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Trouble(error.to_string())
    }
}
