//! The plain archive: the binary with what is needed to run it as a service by hand.

use anyhow::Result;

use crate::release::{Binary, Release};
use crate::tree::Tree;

pub(crate) fn write(release: &mut Release, binary: &Binary, notices: &str) -> Result<()> {
    let name = format!("iquazu-{}-linux-{}", release.version, binary.arch.machine());
    let mut tree = Tree::default().program("iquazu", binary.content.clone()).file("THIRD-PARTY.txt", notices);
    for file in ["LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md"] {
        tree = tree.file(file, release.source(file)?);
    }
    tree = tree.file("INSTALL.md", release.source("docs/self-hosting.md")?);
    for file in ["iquazu.service", "iquazu.toml", "iquazu.sysusers"] {
        tree = tree.file(file, release.source(&format!("packaging/{file}"))?);
    }
    let archive = tree.tar_gz(&format!("{name}/"), release.time)?;
    release.write(format!("{name}.tar.gz"), &archive)
}
