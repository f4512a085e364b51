//! Other devices and other conditions.

use anyhow::Result;
use serde_json::json;

use crate::Browser;

/// A screen to try the page on.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Name for screenshots.
    pub name: &'static str,
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Whether it is a phone with touch.
    pub phone: bool,
}

impl Screen {
    /// The smallest phone that must work.
    pub const PHONE: Screen = Screen { name: "360x640", width: 360, height: 640, phone: true };
    /// A common laptop.
    pub const LAPTOP: Screen = Screen { name: "1280x800", width: 1280, height: 800, phone: false };
    /// A large desk screen.
    pub const DESK: Screen = Screen { name: "2560x1440", width: 2560, height: 1440, phone: false };
    /// All of these.
    pub const ALL: [Screen; 3] = [Screen::PHONE, Screen::LAPTOP, Screen::DESK];
}

/// The colour scheme that a person prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How much a person wants things to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// As designed.
    Full,
    /// As little as possible.
    Reduced,
}

impl Browser {
    /// Shows the page on another screen.
    pub async fn screen(&self, screen: Screen) -> Result<()> {
        let Screen { width, height, phone, .. } = screen;
        let params = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone});
        self.devtools("Emulation.setDeviceMetricsOverride", params).await?;
        let touch = json!({"enabled": phone});
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await.map(drop)
    }

    /// Prefers a theme and an amount of motion.
    pub async fn prefer(&self, theme: Theme, motion: Motion) -> Result<()> {
        let theme = if theme == Theme::Dark { "dark" } else { "light" };
        let motion = if motion == Motion::Reduced { "reduce" } else { "no-preference" };
        let features = json!([
            {"name": "prefers-color-scheme", "value": theme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await.map(drop)
    }

    /// Slows the processor down by a factor; 1 is its own speed.
    pub async fn slow_down(&self, times: f64) -> Result<()> {
        self.devtools("Emulation.setCPUThrottlingRate", json!({"rate": times})).await.map(drop)
    }

    /// Cuts the page off from the network, or connects it again. A service worker has its own
    /// connection: to be sure of that one, stop the [`App`](crate::App).
    pub async fn offline(&self, offline: bool) -> Result<()> {
        self.devtools("Network.enable", json!({})).await?;
        let params = json!({"offline": offline, "latency": 0, "downloadThroughput": -1,
            "uploadThroughput": -1});
        self.devtools("Network.emulateNetworkConditions", params).await.map(drop)
    }
}
