//! The processors we release for, and what they are called.

use anyhow::{Result, bail};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arch {
    X86_64,
    Arm64,
}

impl Arch {
    pub(crate) const ALL: [Arch; 2] = [Arch::X86_64, Arch::Arm64];

    pub(crate) fn parse(machine: &str) -> Result<Arch> {
        match Arch::ALL.into_iter().find(|arch| arch.machine() == machine) {
            Some(arch) => Ok(arch),
            None => bail!("unknown processor `{machine}`: expected `x86_64` or `aarch64`"),
        }
    }

    /// Returns what `uname -m` prints on such a machine.
    pub(crate) fn machine(self) -> &'static str {
        match self {
            Arch::X86_64 => "x86_64",
            Arch::Arm64 => "aarch64",
        }
    }

    /// Returns Debian's name, which is also that of container images.
    pub(crate) fn debian(self) -> &'static str {
        match self {
            Arch::X86_64 => "amd64",
            Arch::Arm64 => "arm64",
        }
    }
}
