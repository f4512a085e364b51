//! `iquazu serve`: the game, for the browsers of this machine.

use crate::database::Database;
use crate::failure::Failure;
use crate::logs::Logs;
use clap::Args;
use clap::builder::FalseyValueParser;
use iquazu_server::ServeOptions;
use std::io::Write;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Serve the game to the browsers of this machine
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu serve --port 8080 --no-open")]
pub(crate) struct Serve {
    /// Listen on this port, 0 for any free one; without it on 4827 or one of the next few
    #[arg(long, env = "IQUAZU_PORT")]
    port: Option<u16>,
    /// Listen on this address; 0.0.0.0 lets other devices of your network in
    #[arg(long, env = "IQUAZU_ADDRESS")]
    address: Option<IpAddr>,
    /// Only print the address, do not open a browser
    #[arg(long, env = "IQUAZU_NO_OPEN", value_parser = FalseyValueParser::new())]
    no_open: bool,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    logs: Logs,
    /// Read options from this TOML file: port = 8080; flags and the environment go before it
    #[arg(long, env = "IQUAZU_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

impl Serve {
    pub(crate) fn config(&self) -> Option<&Path> {
        self.config.as_deref()
    }

    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.logs.begin()?;
        // Whether anybody reads the address is no reason to stop the game.
        let announce = |address| {
            let address = format!("http://{address}/");
            let _ = writeln!(out, "Iquazú is at {address} (Ctrl-C ends it)").and_then(|()| out.flush());
            if !self.no_open {
                open_browser(&address);
            }
        };
        let options = ServeOptions { address: self.address, port: self.port, online: None };
        iquazu_server::serve(options, &self.database.address(), announce)
            .map_err(|error| Failure::Trouble(format!("cannot serve the game{}: {error}", self.place())))
    }

    /// The port, where one was asked for.
    fn place(&self) -> String {
        self.port.map_or(String::new(), |port| format!(" on port {port}"))
    }
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
