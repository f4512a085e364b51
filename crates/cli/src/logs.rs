//! The log of the server, on standard error.

use crate::error::CliError;
use clap::{Args, ValueEnum};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

#[derive(Args, Debug)]
pub(crate) struct LogOptions {
    /// Log filter: LEVEL or TARGET=LEVEL, comma-separated, as in warn,iquazu_server=debug
    #[arg(long, env = "IQUAZU_LOG", default_value = "warn", value_name = "FILTER")]
    log: String,
    /// Log format
    #[arg(long, env = "IQUAZU_LOG_FORMAT", value_enum, default_value = "text")]
    log_format: Format,
}

#[derive(ValueEnum, Debug, Clone, Copy)]
enum Format {
    /// Readable lines
    Text,
    /// One JSON object per line
    Json,
}

impl LogOptions {
    /// Installs the log for the whole process.
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
