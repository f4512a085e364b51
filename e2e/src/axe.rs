//! axe-core: the accessibility rules that a program can check.

use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha512};

use crate::{Browser, places};

const PACKAGE: &str = "axe-core@4.14.0";
const SCRIPT: &str = "axe.min.js";
const SHA512: &str = "2aa3cbe6523848dfc02debf3ef747594b965943d9ee0c5cac6755f75a745e2d7\
    36cb985ee9a1fce2ce523965980b4501e737d189377519744448bed4ee8d5b26";

impl Browser {
    /// Every rule of axe-core that the page breaks now, a line each.
    pub async fn accessibility_faults(&self) -> Result<Vec<String>> {
        if self.run("return typeof axe").await? == "undefined" {
            let axe = script()?;
            self.run(&format!("{axe}\nwindow.axe = axe ?? window.axe;")).await?;
        }
        let faults = "const { violations } = await axe.run();
            return violations.flatMap(({ id, help, nodes }) =>
                nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));";
        let faults = self.run(faults).await?;
        let faults = faults.as_array().context("axe-core gave no answer")?;
        Ok(faults.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect())
    }

    /// The page must break no rule of axe-core.
    pub async fn expect_accessible(&self) -> Result<()> {
        let faults = self.accessibility_faults().await?;
        ensure!(faults.is_empty(), "axe-core found:\n  {}", faults.join("\n  "));
        Ok(())
    }
}

/// The script, fetched at its first use and kept in `target/tools`.
fn script() -> Result<String> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let folder = places::tools().join(PACKAGE.replace('@', "-"));
    let path = folder.join("package").join(SCRIPT);
    if !path.is_file() {
        std::fs::create_dir_all(&folder)?;
        fetch(&folder).with_context(|| format!("cannot fetch {PACKAGE}"))?;
    }
    let script = std::fs::read(&path)?;
    let digest: String = Sha512::digest(&script).iter().map(|byte| format!("{byte:02x}")).collect();
    if digest != SHA512 {
        std::fs::remove_file(&path)?;
        bail!("{PACKAGE} is not the one we know: its hash is {digest}");
    }
    Ok(String::from_utf8(script)?)
}

fn fetch(folder: &Path) -> Result<()> {
    succeed(Command::new("npm").args(["pack", "--silent", PACKAGE]).current_dir(folder))?;
    let archive = format!("{}.tgz", PACKAGE.replace('@', "-"));
    let member = format!("package/{SCRIPT}");
    succeed(Command::new("tar").args(["-xzf", &archive, &member]).current_dir(folder))
}

fn succeed(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?} failed: {errors}");
    Ok(())
}
