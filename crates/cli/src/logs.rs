//! What the server tells its operator while it runs, on standard error.

use crate::error::CliError;
use clap::{Args, ValueEnum};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

#[derive(Args, Debug)]
pub(crate) struct LogOptions {
    /// How much to log: error, warn, info, debug or trace, also for a part, as in warn,iquazu_server=debug
    #[arg(long, env = "IQUAZU_LOG", default_value = "warn", value_name = "LEVEL")]
    log: String,
    /// How to write the log
    #[arg(long, env = "IQUAZU_LOG_FORMAT", value_enum, default_value = "text")]
    log_format: Format,
}

#[derive(ValueEnum, Debug, Clone, Copy)]
enum Format {
    /// Lines for people
    Text,
    /// A JSON object a line
    Json,
}

impl LogOptions {
    /// From now on, for the whole process.
    pub(crate) fn init(&self) -> Result<(), CliError> {
        let filter: Targets = self.log.parse().map_err(|error| CliError::invalid("--log", error))?;
        let registry = tracing_subscriber::registry().with(filter);
        match self.log_format {
            Format::Text => registry.with(fmt::layer().with_writer(std::io::stderr)).init(),
            Format::Json => registry.with(fmt::layer().json().with_writer(std::io::stderr)).init(),
        }
        Ok(())
    }
}
