//! Layout rules that hold with every font, text size, window and language.

use anyhow::{Context, Result, ensure};

use crate::Browser;

/// A JavaScript function that returns the faults.
const CHECK: &str = include_str!("layout.js");

/// How a page must fit the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// All of it, without scrolling.
    Window,
    /// Its width. It may scroll down.
    Width,
}

impl Browser {
    /// Returns the layout faults of the page, one line each: it scrolls where it must not, text or controls are cut off,
    /// out of the window or covered, texts overlap.
    pub async fn layout_faults(&self, fit: Fit) -> Result<Vec<String>> {
        let faults = self.run(&format!("return ({CHECK})({})", fit == Fit::Window)).await?;
        let faults = faults.as_array().context("the layout check returned no list")?;
        Ok(faults.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Stops or resumes painting the page; a page that is loaded is painted. Measuring and clicking need no pixels, and
    /// painting without a graphics card is what a large screen costs most.
    pub async fn paint(&self, paints: bool) -> Result<()> {
        let opacity = if paints { "''" } else { "0" };
        self.run(&format!("document.documentElement.style.opacity = {opacity}")).await.map(drop)
    }

    /// Fails if the page has layout faults. `what` names the page in the message and in its picture.
    pub async fn expect_layout(&self, what: &str, fit: Fit) -> Result<()> {
        let faults = self.layout_faults(fit).await?;
        if !faults.is_empty() {
            self.paint(true).await?;
            self.screenshot(&format!("layout-{what}")).await?;
        }
        ensure!(faults.is_empty(), "layout of {what}:\n  {}", faults.join("\n  "));
        Ok(())
    }
}
