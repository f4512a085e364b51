//! `cargo xtask dist`: everything that is published, in `target/dist/VERSION`.
//!
//! 1. The web app, as it ships.
//! 2. `binary`: static binaries for Linux, compiled and linked by zig (`toolchain`).
//! 3. `smoke`: each binary is tried, those of another processor under qemu.
//! 4. The package `release-packager` makes archives, Debian packages, container images and checksums.

mod arch;
mod binary;
mod smoke;
mod toolchain;

use std::time::Instant;

use anyhow::{Result, ensure};

use crate::command::{cargo, run};
use crate::repo::Repo;
use crate::web;
use arch::Arch;
use toolchain::Toolchain;

/// Builds and packs a release for the named processors, or for all.
pub(crate) fn dist(repo: &Repo, args: &[String]) -> Result<String> {
    let mut archs: Vec<Arch> = args.iter().map(|name| Arch::parse(name)).collect::<Result<_>>()?;
    if archs.is_empty() {
        archs = Arch::ALL.to_vec();
    }
    ensure!(web::exists(repo), "the web app is not part of this tree; a release needs it");
    let steps = archs.len() + 3;
    let started = Instant::now();
    let step = |number: usize, what: &str| {
        println!("\n[{number}/{steps}] {what} ({} s so far)", started.elapsed().as_secs());
    };

    step(1, "cross compiler");
    let toolchain = Toolchain::ensure(repo, &archs)?;
    step(2, "web app");
    web::build(repo, web::Build::Release)?;
    let mut pack = cargo(["run", "--quiet", "--package", "release-packager", "--"]);
    pack.arg(&repo.root).arg(repo.target.join("dist").join(env!("CARGO_PKG_VERSION")));
    let mut tried = Vec::new();
    for (number, &arch) in archs.iter().enumerate() {
        step(number + 3, &format!("binary for {}", arch.machine()));
        let binary = binary::build(repo, &toolchain, arch)?;
        let result = smoke::run(&binary, &repo.target.join("dist/smoke"))?;
        tried.push(format!("{:<8} {:>12} bytes  {result}", arch.machine(), binary.size));
        pack.arg(format!("{}={}", arch.machine(), binary.path.display()));
    }
    step(steps, "packages");
    run(pack.current_dir(&repo.root))?;
    let folder = repo.target.join("dist").join(env!("CARGO_PKG_VERSION"));
    Ok(format!(
        "\nbinaries\n{}\n\nin {}, after {} s",
        tried.join("\n"),
        repo.relative(&folder),
        started.elapsed().as_secs()
    ))
}
