//! The processors we release for, and what others call them.

use anyhow::{Result, bail};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arch {
    X86_64,
    Arm64,
}

impl Arch {
    pub(super) const ALL: [Arch; 2] = [Arch::X86_64, Arch::Arm64];

    /// Reads a name as `uname -m`, Rust, Debian or container engines write it.
    pub(super) fn parse(name: &str) -> Result<Arch> {
        Ok(match name {
            "x86_64" | "x86-64" | "amd64" => Arch::X86_64,
            "aarch64" | "arm64" => Arch::Arm64,
            other => bail!("unknown architecture `{other}`: expected `x86_64` or `aarch64`"),
        })
    }

    /// Returns what `uname -m` prints on such a machine.
    pub(super) fn machine(self) -> &'static str {
        match self {
            Arch::X86_64 => "x86_64",
            Arch::Arm64 => "aarch64",
        }
    }

    /// Returns Rust's target: musl, because only that links without a C library on the machine that runs it.
    pub(super) fn target(self) -> String {
        format!("{}-unknown-linux-musl", self.machine())
    }

    pub(super) fn is_native(self) -> bool {
        cfg!(target_os = "linux") && std::env::consts::ARCH == self.machine()
    }

    /// Returns the program that runs binaries of this processor on another one.
    pub(super) fn emulator(self) -> String {
        format!("qemu-{}-static", self.machine())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_usual_names_are_understood() {
        for arch in Arch::ALL {
            assert_eq!(Arch::parse(arch.machine()).unwrap(), arch);
        }
        assert_eq!(Arch::parse("amd64").unwrap(), Arch::X86_64);
        assert_eq!(Arch::parse("arm64").unwrap(), Arch::Arm64);
        assert!(Arch::parse("riscv64").unwrap_err().to_string().contains("`riscv64`"));
    }
}
