//! What the machine needs besides Rust. Installs it where possible; otherwise the error contains the exact command.

use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use anyhow::{Result, bail};

use crate::command::{exists, output_of, run};
use crate::repo::files_below;

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// A Debian package, and what proves that it is installed: a program, the name of a font file, or a module of Python.
pub(crate) struct DebianPackage {
    name: &'static str,
    proof: &'static str,
}

/// A real browser and its WebDriver server.
pub(crate) const BROWSER: &[DebianPackage] = &[
    DebianPackage { name: "chromium", proof: "chromium" },
    DebianPackage { name: "chromium-driver", proof: "chromedriver" },
];

/// Browsers with other engines. Firefox speaks WebDriver BiDi and needs no driver; WebKit's small browser is in the library
/// that its driver depends on, and needs a screen.
pub(crate) const OTHER_BROWSERS: &[DebianPackage] = &[
    DebianPackage { name: "firefox-esr", proof: "firefox-esr" },
    DebianPackage { name: "webkit2gtk-driver", proof: "/usr/bin/WebKitWebDriver" },
    DebianPackage { name: "xvfb", proof: "/usr/bin/Xvfb" },
];

/// The fonts with which the browser tests check the layout, whatever else is installed: `e2e/src/fonts.rs`.
pub(crate) const FONTS: &[DebianPackage] = &[
    DebianPackage { name: "fonts-dejavu-core", proof: "DejaVuSans.ttf" },
    DebianPackage { name: "fonts-roboto-unhinted", proof: "RobotoCondensed-Regular.ttf" },
];

/// libFuzzer is C++.
pub(crate) const FUZZING: &[DebianPackage] = &[DebianPackage { name: "g++", proof: "c++" }];

/// The tests start a PostgreSQL server of their own. The package depends on openssl, which makes its certificates.
pub(crate) const DATABASE: &[DebianPackage] = &[DebianPackage { name: "postgresql", proof: "initdb" }];

/// A test runs the example client of the documentation, and the Python package is tested in a virtual environment.
pub(crate) const PYTHON: &[DebianPackage] = &[
    DebianPackage { name: "python3", proof: "python3" },
    DebianPackage { name: "python3-venv", proof: "ensurepip.py" },
];

/// A test runs the documented proxies in front of the server.
pub(crate) const PROXIES: &[DebianPackage] = &[
    DebianPackage { name: "nginx-light", proof: "/usr/sbin/nginx" },
    DebianPackage { name: "caddy", proof: "/usr/bin/caddy" },
];

/// A test runs servers whose wall clocks are wrong.
pub(crate) const CLOCKS: &[DebianPackage] = &[DebianPackage { name: "faketime", proof: "/usr/bin/faketime" }];

/// Runs the release binary of another processor.
pub(crate) const EMULATION: &[DebianPackage] =
    &[DebianPackage { name: "qemu-user-static", proof: "qemu-aarch64-static" }];

/// The encoders of the pictures in the documentation, `cwebp` and `img2webp`.
pub(crate) const PICTURES: &[DebianPackage] = &[DebianPackage { name: "webp", proof: "img2webp" }];

/// Installs the compiler's WASM target if it is missing.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    ensure_target(WASM)
}

/// Installs a target of the compiler if it is missing.
///
/// Two installations at a time would disturb each other, and the steps of `verify` run beside each other.
pub(crate) fn ensure_target(target: &str) -> Result<()> {
    static INSTALLING: Mutex<()> = Mutex::new(());
    let _installing = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    if has_target(target) {
        return Ok(());
    }
    let add = ["target", "add", target];
    if run(Command::new("rustup").args(add)).is_err() || !has_target(target) {
        bail!("Rust cannot build for {target} here. Please run: rustup {}", add.join(" "));
    }
    Ok(())
}

/// Asks the compiler, because not every machine has rustup.
fn has_target(target: &str) -> bool {
    let mut rustc = Command::new("rustc");
    let Ok(folder) = output_of(rustc.args(["--print", "target-libdir", "--target", target])) else {
        return false;
    };
    Path::new(folder.trim()).is_dir()
}

/// Installs the packages whose program is missing, one call after the other.
pub(crate) fn ensure_debian(packages: &[DebianPackage]) -> Result<()> {
    static INSTALLING: Mutex<()> = Mutex::new(());
    let _installing = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    let missing = missing(packages);
    if missing.is_empty() {
        return Ok(());
    }
    let install: Vec<&str> = ["install", "--yes", "--no-install-recommends"].into_iter().chain(missing).collect();
    let by_hand = format!("apt-get update && apt-get {}", install.join(" "));
    if !is_root() || !exists("apt-get", "--version") {
        bail!("missing on this machine. Please run as root: {by_hand}");
    }
    update_package_lists()?;
    run(apt_get().args(install))?;
    match self::missing(packages).as_slice() {
        [] => Ok(()),
        still => bail!("still missing after installation: {}", still.join(", ")),
    }
}

fn missing(packages: &[DebianPackage]) -> Vec<&'static str> {
    let is_there = |proof: &str| match proof.rsplit_once('.') {
        Some((_, "ttf")) => has_font(proof),
        Some((module, "py")) => has_python_module(module),
        // Not every program knows `--version`, and not every one is in the search path.
        _ => Path::new(proof).is_file() || exists(proof, "--version") || in_postgresql_folder(proof),
    };
    packages.iter().filter(|package| !is_there(package.proof)).map(|package| package.name).collect()
}

/// Returns whether Python can load a module. Debian splits its standard library.
fn has_python_module(module: &str) -> bool {
    output_of(Command::new("python3").args(["-c", &format!("import {module}")])).is_ok()
}

/// Returns whether a font file is installed. Distributions sort fonts into different folders.
fn has_font(file: &str) -> bool {
    files_below(Path::new("/usr/share/fonts")).is_ok_and(|fonts| fonts.iter().any(|font| font.ends_with(file)))
}

/// Debian installs the programs of each PostgreSQL version outside the search path.
fn in_postgresql_folder(program: &str) -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin").join(program)).any(|path| path.is_file())
}

/// Reads the lists of packages, once.
fn update_package_lists() -> Result<()> {
    static UPDATED: Mutex<bool> = Mutex::new(false);
    let mut updated = UPDATED.lock().unwrap_or_else(PoisonError::into_inner);
    if !*updated {
        run(apt_get().arg("update"))?;
        *updated = true;
    }
    Ok(())
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    // Another program, such as unattended upgrades, may be installing just now: wait for it.
    command.args(["-o", "DPkg::Lock::Timeout=600"]);
    command
}

fn is_root() -> bool {
    output_of(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
