//! `iquazu serve`: serves the game.

use crate::endpoint::Endpoint;
use crate::error::CliError;
use crate::logs::LogOptions;
use crate::online::OnlineOptions;
use clap::Args;
use clap::builder::FalseyValueParser;
use iquazu_server::{ServeError, ServeOptions};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::io::Write;
use std::process::{Command, Stdio};

/// Serve the game and open it in a browser
///
/// Every option can also be set by its environment variable, or in a TOML file given with --config. Flags override the
/// environment, the environment overrides the file.
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu serve --port 8080 --no-open")]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) endpoint: Endpoint,
    /// Do not open a browser
    #[arg(long, env = "IQUAZU_NO_OPEN", value_parser = FalseyValueParser::new())]
    no_open: bool,
    #[command(flatten)]
    online: OnlineOptions,
    #[command(flatten)]
    logs: LogOptions,
}

impl Serve {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        self.logs.init()?;
        refuse_renamed(|name| std::env::var_os(name).is_some())?;
        allow_many_connections();
        // Serve even if stdout is closed.
        let announce = |address| {
            let address = format!("http://{address}/");
            let _ = writeln!(out, "Iquazú is at {address} (press Ctrl-C to stop)").and_then(|()| out.flush());
            if !self.no_open {
                open_browser(&address);
            }
        };
        let options = ServeOptions { address: self.endpoint.address, port: self.endpoint.port, online: None };
        let run = |online| self.online.apply(online);
        match iquazu_server::serve(options, iquazu_assets::WEB_APP, &self.online.database.address(), run, announce) {
            Ok(()) => Ok(()),
            Err(ServeError::Database(error)) => Err(error.into()),
            Err(ServeError::Network(error)) => {
                Err(CliError::Runtime(format!("cannot serve the game{}: {error}", self.place())))
            }
        }
    }

    /// Describes the port if one was given.
    fn place(&self) -> String {
        self.endpoint.port.map_or(String::new(), |port| format!(" on port {port}"))
    }
}

/// Environment variables that have another name now.
const RENAMED: [(&str, &str); 1] = [("IQUAZU_DAY_TABLES", "IQUAZU_LEADERBOARDS")];

/// Returns an error if a variable is set by its old name: ignoring it could publish what an operator has switched off.
fn refuse_renamed(is_set: impl Fn(&str) -> bool) -> Result<(), CliError> {
    match RENAMED.iter().find(|(old, _)| is_set(old)) {
        Some((old, new)) => Err(CliError::InvalidInput(format!("{old} is called {new} now: rename it"))),
        None => Ok(()),
    }
}

/// Raises the limit of open files to the maximum, for many connections: shells usually set it to about a thousand. Best
/// effort: if it fails, the server accepts fewer connections.
fn allow_many_connections() {
    let most = getrlimit(Resource::Nofile).maximum;
    let _ = setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most });
}

/// Opens the address in a browser if there is a graphical session.
fn open_browser(address: &str) {
    let graphical =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty()));
    if graphical {
        let quiet = Stdio::null;
        let _ = Command::new("xdg-open").arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variable_with_its_old_name_is_refused() {
        assert!(refuse_renamed(|_| false).is_ok());
        let error = format!("{:?}", refuse_renamed(|name| name == "IQUAZU_DAY_TABLES"));
        assert!(error.contains("IQUAZU_DAY_TABLES is called IQUAZU_LEADERBOARDS now"), "{error}");
    }
}
