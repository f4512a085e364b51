//! Options of a browser, set before it starts.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;
use thirtyfour::common::capabilities::desiredcapabilities::CapabilitiesHelper;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities};

use crate::Fonts;
use crate::driver::Scratch;

/// Runs Chromium without a screen, as any user, without connections to anything but the app.
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

/// The browser's usual text size, in CSS pixels.
const DEFAULT_FONT_SIZE: u32 = 16;

/// How a test wants its browser.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language that the browser asks for.
    pub language: &'static str,
    /// Width of the window when it opens.
    pub width: u32,
    /// Height of the window when it opens.
    pub height: u32,
    /// The fonts of the machine.
    pub fonts: Fonts,
    /// The text size that the person chose in the browser's settings, in CSS pixels.
    pub font_size: u32,
    /// Console errors that contain one of these do not fail the test.
    pub expected_errors: &'static [&'static str],
    /// Limit for everything that the test waits for. A guard against hanging, not a measure of speed.
    pub timeout: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            language: "en",
            width: 1280,
            height: 800,
            fonts: Fonts::default(),
            font_size: DEFAULT_FONT_SIZE,
            expected_errors: &[],
            timeout: Duration::from_secs(120),
        }
    }
}

impl Options {
    /// Returns the default options with another language.
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
        let preferences = json!({
            "intl.accept_languages": self.language,
            "webkit.webprefs.default_font_size": self.font_size,
        });
        chrome.add_experimental_option("prefs", preferences)?;
        chrome.set("goog:loggingPrefs", json!({"browser": "ALL"}))?;
        Ok(chrome)
    }
}
