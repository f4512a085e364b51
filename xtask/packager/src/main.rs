//! Packs release binaries into everything that is published, for `cargo xtask dist`.
//!
//! ```text
//! release-packager ROOT FOLDER MACHINE=BINARY…
//! ```
//!
//! ROOT is the repository, FOLDER gets the files, MACHINE is `x86_64` or `aarch64`. Equal binaries of one commit make
//! equal files: entries are sorted, owned by root, and have the time of the commit.

mod ar;
mod arch;
mod archive;
mod checksums;
mod date;
mod deb;
mod image;
mod notices;
mod release;
mod tree;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use arch::Arch;
use release::{Binary, Release};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    let [root, folder, binaries @ ..] = args else {
        bail!("expected: release-packager ROOT FOLDER MACHINE=BINARY…");
    };
    let binaries: Vec<Binary> = binaries.iter().map(|text| binary(text)).collect::<Result<_>>()?;
    let mut release = Release::begin(root.into(), folder.into())?;
    let notices = notices::text(&release)?;
    for binary in &binaries {
        archive::write(&mut release, binary, &notices)?;
        deb::write(&mut release, binary, &notices)?;
    }
    image::write(&mut release, &binaries, &notices)?;
    checksums::write(&mut release)?;
    print!("{}", release.summary());
    Ok(())
}

fn binary(text: &str) -> Result<Binary> {
    let (machine, path) = text.split_once('=').with_context(|| format!("expected MACHINE=BINARY, not `{text}`"))?;
    let path = PathBuf::from(path);
    let content = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(Binary { arch: Arch::parse(machine)?, content })
}
