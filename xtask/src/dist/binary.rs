//! The static binaries.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::arch::Arch;
use super::toolchain::Toolchain;
use crate::command::run;
use crate::repo::Repo;
use crate::web;

/// A finished binary for one processor.
#[derive(Debug)]
pub(super) struct Binary {
    pub(super) arch: Arch,
    pub(super) path: PathBuf,
    pub(super) size: usize,
}

/// Builds the binary with the web app in it.
pub(super) fn build(repo: &Repo, toolchain: &Toolchain, arch: Arch) -> Result<Binary> {
    let target = arch.target();
    let mut build = toolchain.zigbuild()?;
    build.args(["--release", "--package", "iquazu", "--target", &target]);
    let variable = format!("CARGO_TARGET_{}_RUSTFLAGS", target.to_uppercase().replace('-', "_"));
    build.env(variable, rust_flags(repo)?.join(" "));
    run(web::set_dist(repo, build.current_dir(&repo.root)))?;
    let path = repo.target.join(&target).join("release/iquazu");
    let content = fs::read(&path).with_context(|| format!("the build left no {}", path.display()))?;
    expect_static(&path, &content)?;
    Ok(Binary { arch, path, size: content.len() })
}

/// Removes paths of this machine from panic messages, so that the binary is the same on every machine.
fn rust_flags(repo: &Repo) -> Result<Vec<String>> {
    let cargo_home = std::env::var("CARGO_HOME")
        .or_else(|_| std::env::var("HOME").map(|home| format!("{home}/.cargo")))
        .context("neither CARGO_HOME nor HOME is set")?;
    let remap = |from: &str, to: &str| format!("--remap-path-prefix={from}={to}");
    let root = repo.root.to_str().context("the path of the repository is not UTF-8")?;
    let target = repo.target.to_str().context("the path of the target folder is not UTF-8")?;
    Ok(vec![remap(&cargo_home, "/cargo"), remap(root, "/iquazu"), remap(target, "/iquazu/target")])
}

/// A dynamic program names its loader (`PT_INTERP`), which is not there in an empty image.
fn expect_static(path: &Path, content: &[u8]) -> Result<()> {
    if names_a_loader(content).with_context(|| format!("{} is not a 64-bit ELF program", path.display()))? {
        bail!("{} is not static: it asks for a loader", path.display());
    }
    Ok(())
}

/// Looks for a program header of the type `PT_INTERP`; returns `None` unless this is a little-endian 64-bit ELF file.
fn names_a_loader(elf: &[u8]) -> Option<bool> {
    const PT_INTERP: [u8; 4] = 3u32.to_le_bytes();
    if !elf.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let half = |at: usize| Some(usize::from(u16::from_le_bytes(elf.get(at..at + 2)?.try_into().ok()?)));
    let start = usize::try_from(u64::from_le_bytes(elf.get(0x20..0x28)?.try_into().ok()?)).ok()?;
    let (size, count) = (half(0x36)?, half(0x38)?);
    let types: Option<Vec<&[u8]>> = (0..count).map(|n| elf.get(start + n * size..start + n * size + 4)).collect();
    Some(types?.contains(&PT_INTERP.as_slice()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An ELF file with nothing but program headers of these types.
    fn elf(types: &[u32]) -> Vec<u8> {
        let mut file = vec![0; 0x40];
        file[..6].copy_from_slice(b"\x7fELF\x02\x01");
        file[0x20] = 0x40;
        file[0x36] = 56;
        file[0x38] = types.len() as u8;
        for kind in types {
            file.extend(kind.to_le_bytes());
            file.extend([0; 52]);
        }
        file
    }

    #[test]
    fn dynamic_programs_are_told_from_static_ones() {
        assert_eq!(names_a_loader(&elf(&[6, 1, 1])), Some(false));
        assert_eq!(names_a_loader(&elf(&[6, 3, 1])), Some(true));
        assert_eq!(names_a_loader(&elf(&[1])[..0x50]), Some(false));
        assert_eq!(names_a_loader(&elf(&[1])[..0x40]), None);
        assert_eq!(names_a_loader(b"#!/bin/sh"), None);
    }
}
