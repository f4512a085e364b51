//! `iquazu serve`: the game, for the browsers of this machine.

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

/// Serve the game to the browsers of this machine
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu serve --port 8080 --no-open")]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) endpoint: Endpoint,
    /// Only print the address, do not open a browser
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
        allow_many_connections();
        // Whether anybody reads the address is no reason to stop the game.
        let announce = |address| {
            let address = format!("http://{address}/");
            let _ = writeln!(out, "Iquazú is at {address} (Ctrl-C ends it)").and_then(|()| out.flush());
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

    /// The port, where one was asked for.
    fn place(&self) -> String {
        self.endpoint.port.map_or(String::new(), |port| format!(" on port {port}"))
    }
}

/// As many as the operating system lets us have; a shell's usual limit is a thousand. Where it lets us have no more,
/// fewer people find a place.
fn allow_many_connections() {
    let most = getrlimit(Resource::Nofile).maximum;
    let _ = setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most });
}

/// Where there is a screen, its browser shows the game; the address was printed for all others.
fn open_browser(address: &str) {
    let screen =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty()));
    if screen {
        let quiet = Stdio::null;
        let _ = Command::new("xdg-open").arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    }
}
