//! Emulation of screens, preferences, slow processors and lost networks.

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
    /// A phone on its side.
    pub const PHONE_SIDEWAYS: Screen = Screen { name: "844x390", width: 844, height: 390, phone: true };
    /// A common laptop.
    pub const LAPTOP: Screen = Screen { name: "1280x800", width: 1280, height: 800, phone: false };
    /// A large desktop screen.
    pub const DESKTOP: Screen = Screen { name: "2560x1440", width: 2560, height: 1440, phone: false };
    /// One of each kind.
    pub const ALL: [Screen; 4] = [Screen::PHONE, Screen::PHONE_SIDEWAYS, Screen::LAPTOP, Screen::DESKTOP];
    /// A large phone.
    pub const LARGE_PHONE: Screen = Screen { name: "390x844", width: 390, height: 844, phone: true };
    /// A tablet.
    pub const TABLET: Screen = Screen { name: "820x1180", width: 820, height: 1180, phone: true };
    /// A low laptop.
    pub const LOW_LAPTOP: Screen = Screen { name: "1280x720", width: 1280, height: 720, phone: false };
    /// A common monitor.
    pub const MONITOR: Screen = Screen { name: "1920x1080", width: 1920, height: 1080, phone: false };
}

/// The colour scheme that a person prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How much motion a person prefers.
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
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await?;
        self.wait_for(&format!("matchMedia('(width: {width}px) and (height: {height}px)').matches")).await
    }

    /// Sets the preferred theme and amount of motion.
    pub async fn prefer(&self, theme: Theme, motion: Motion) -> Result<()> {
        let theme = if theme == Theme::Dark { "dark" } else { "light" };
        let motion = if motion == Motion::Reduced { "reduce" } else { "no-preference" };
        let features = json!([
            {"name": "prefers-color-scheme", "value": theme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await.map(drop)
    }

    /// Makes the processor slower by this factor.
    pub async fn slow_down(&self, times: f64) -> Result<()> {
        self.devtools("Emulation.setCPUThrottlingRate", json!({"rate": times})).await.map(drop)
    }

    /// Takes the page offline or online. A service worker has a connection of its own: to cut that too, stop the
    /// [`App`](crate::App).
    pub async fn offline(&self, offline: bool) -> Result<()> {
        self.devtools("Network.enable", json!({})).await?;
        let params = json!({"offline": offline, "latency": 0, "downloadThroughput": -1,
            "uploadThroughput": -1});
        self.devtools("Network.emulateNetworkConditions", params).await.map(drop)
    }
}
