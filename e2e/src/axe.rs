//! axe-core: the accessibility rules that a program can check.

use anyhow::{Context, Result, ensure};

use crate::Browser;

/// See `vendor/axe-core/README.md`.
const AXE_CORE: &str = include_str!("../vendor/axe-core/axe.min.js");

impl Browser {
    /// Returns every violation that axe-core finds on the page, one line each.
    pub async fn accessibility_faults(&self) -> Result<Vec<String>> {
        if self.run("return typeof axe").await? == "undefined" {
            self.run(&format!("{AXE_CORE}\nwindow.axe = axe ?? window.axe;")).await?;
        }
        // Colours are checked as they will be, not as they are halfway through a transition.
        let faults = "const ends = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
            document.getAnimations().filter(ends).forEach((animation) => animation.finish());
            const { violations } = await axe.run();
            return violations.flatMap(({ id, help, nodes }) =>
                nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));";
        let faults = self.run(faults).await?;
        let faults = faults.as_array().context("axe-core gave no answer")?;
        Ok(faults.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Fails if axe-core finds a violation on the page.
    pub async fn expect_accessible(&self) -> Result<()> {
        let faults = self.accessibility_faults().await?;
        ensure!(faults.is_empty(), "axe-core found:\n  {}", faults.join("\n  "));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha512};

    /// Of the file in the npm package `axe-core` 4.14.0.
    const SHA512: &str = "2aa3cbe6523848dfc02debf3ef747594b965943d9ee0c5cac6755f75a745e2d7\
        36cb985ee9a1fce2ce523965980b4501e737d189377519744448bed4ee8d5b26";

    #[test]
    fn the_script_is_the_published_one() {
        let digest: String = Sha512::digest(super::AXE_CORE).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digest, SHA512);
    }
}
