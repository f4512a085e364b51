//! `iquazu serve`: the game, for the browsers of this machine.

use crate::failure::Failure;
use clap::Args;
use iquazu_server::ServeOptions;
use std::io::Write;
use std::net::IpAddr;
use std::process::{Command, Stdio};

/// Serve the game to the browsers of this machine
#[derive(Args, Debug)]
#[command(after_help = "Example: iquazu serve --port 8080 --no-open")]
pub(crate) struct Serve {
    /// Listen on this port, 0 for any free one; without it on 4827 or one of the next few
    #[arg(long)]
    port: Option<u16>,
    /// Listen on this address; 0.0.0.0 lets other devices of your network in
    #[arg(long)]
    address: Option<IpAddr>,
    /// Only print the address, do not open a browser
    #[arg(long)]
    no_open: bool,
}

impl Serve {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        // Whether anybody reads the address is no reason to stop the game.
        let announce = |address| {
            let address = format!("http://{address}/");
            let _ = writeln!(out, "Iquazú is at {address} (Ctrl-C ends it)").and_then(|()| out.flush());
            if !self.no_open {
                open_browser(&address);
            }
        };
        iquazu_server::serve(ServeOptions { address: self.address, port: self.port }, announce)
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
