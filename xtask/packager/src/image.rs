//! Container images: one static program in an otherwise empty root, as archives that engines load.
//!
//! An archive is an OCI image layout (`layout`), so that `podman load`, `skopeo` and `docker load` with the containerd
//! image store read it, and holds a `manifest.json` beside it for the older image store of docker. The manifests inside
//! have docker's media types, not OCI's: an OCI image has no health command, and podman ignores one there.
//!
//! The archive of one processor is for loading. The one of all processors is for a registry, or for engines that
//! choose from an index.

mod config;
mod layout;

use anyhow::Result;

use crate::arch::Arch;
use crate::release::{Binary, Release};
use crate::tree::{Tree, gzip};
use layout::Image;

/// The user in the image: a number, so that engines can see it is not root. Nobody else's by convention.
const USER: u32 = 10001;
/// `localhost`: the name of an image that no registry has.
const NAME: &str = "localhost/iquazu";

pub(crate) fn write(release: &mut Release, binaries: &[Binary], notices: &str) -> Result<()> {
    let images: Vec<Image> = binaries.iter().map(|binary| image(release, binary, notices)).collect::<Result<_>>()?;
    for image in &images {
        let name = format!("iquazu-{}-image-{}.tar", release.version, image.arch.debian());
        release.write(name, &layout::archive(&[image], NAME, release)?)?;
    }
    if images.len() == Arch::ALL.len() {
        let all: Vec<&Image> = images.iter().collect();
        release.write(format!("iquazu-{}-image.tar", release.version), &layout::archive(&all, NAME, release)?)?;
    }
    Ok(())
}

fn image(release: &Release, binary: &Binary, notices: &str) -> Result<Image> {
    let mut root = Tree::default()
        .program("usr/bin/iquazu", binary.content.clone())
        .folder("data", 0o700, USER)
        // SQLite sorts large backups here.
        .folder("tmp", 0o1777, 0)
        .file("usr/share/licenses/iquazu/THIRD-PARTY.txt", notices);
    for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
        root = root.file(&format!("usr/share/licenses/iquazu/{file}"), release.source(file)?);
    }
    let layer = root.tar("", release.time)?;
    Ok(Image { arch: binary.arch, config: config::json(binary.arch, release, &layer), layer: gzip(&layer)? })
}
