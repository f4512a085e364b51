//! What a browser is told before it starts.

use anyhow::Result;
use serde_json::json;
use thirtyfour::common::capabilities::desiredcapabilities::CapabilitiesHelper;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities};

use crate::driver::Scratch;

/// Flags under which Chromium runs without a screen, as any user, and talks to nobody else.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-device-scale-factor=1",
];

/// How a test wants its browser.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language that the browser asks for.
    pub language: &'static str,
    /// The window when it opens.
    pub width: u32,
    /// The window when it opens.
    pub height: u32,
    /// Console errors that contain one of these are part of the test.
    pub expected_errors: &'static [&'static str],
}

impl Default for Options {
    fn default() -> Options {
        Options { language: "en", width: 1280, height: 800, expected_errors: &[] }
    }
}

impl Options {
    /// The same browser with another language.
    pub fn in_language(language: &'static str) -> Options {
        Options { language, ..Options::default() }
    }

    pub(crate) fn capabilities(&self, profile: &Scratch) -> Result<ChromeCapabilities> {
        let mut chrome = DesiredCapabilities::chrome();
        for flag in FLAGS {
            chrome.add_arg(flag)?;
        }
        chrome.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        chrome.add_arg(&format!("--window-size={},{}", self.width, self.height))?;
        chrome.add_arg(&format!("--lang={}", self.language))?;
        chrome.add_experimental_option("prefs", json!({"intl.accept_languages": self.language}))?;
        chrome.set("goog:loggingPrefs", json!({"browser": "ALL"}))?;
        Ok(chrome)
    }
}
