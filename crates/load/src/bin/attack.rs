//! Attacks a server of its own, on loopback only: `cargo run --release -p iquazu-load --bin attack -- --help`.

use anyhow::{Result, ensure};
use clap::Parser;
use iquazu_load::attack::{self, Scale};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::path::PathBuf;

/// Start a server with its default limits on this machine and try what an attacker would
#[derive(Parser, Debug)]
struct Options {
    /// Run this server binary
    #[arg(long, value_name = "FILE", default_value = "target/release/iquazu")]
    binary: PathBuf,
    /// Try less: some seconds instead of minutes
    #[arg(long)]
    short: bool,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let most = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most })?;
    let folder = std::env::temp_dir().join(format!("iquazu-attack-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let report = attack::run(&options.binary, &folder, if options.short { Scale::SHORT } else { Scale::LONG }).await;
    std::fs::remove_dir_all(&folder)?;
    let report = report?;
    println!("{report}");
    ensure!(report.held(), "the server did not withstand one of the attacks");
    Ok(())
}
