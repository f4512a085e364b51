//! Harness for tests in a real browser.
//!
//! A test calls [`with_browser`] and gets a [`Browser`] that shows the shipped app, served by the app's own server.
//! Elements are found as a screen reader finds them, by role and accessible name. The browser is closed on every path,
//! panics included, and errors on the console fail the test.
//!
//! [`with_engine`] does the same in Firefox and WebKit, with less: elements are found by the start of their names.
//!
//! Every call that depends on the page waits for a state of the page, never for a time: tests pass on a busy machine too.

mod app;
mod axe;
mod browser;
mod cuttable_proxy;
mod driver;
mod element;
mod emulate;
mod engine;
mod fonts;
mod layout;
mod options;
mod places;
mod run;

pub use app::App;
pub use browser::Browser;
pub use cuttable_proxy::CuttableProxy;
pub use element::Element;
pub use emulate::{Motion, Screen, Theme};
pub use engine::{Engine, EngineBrowser, with_engine};
pub use fonts::Fonts;
pub use layout::Fit;
pub use options::Options;
pub use places::binary;
pub use run::{with_browser, with_browser_at};
pub use thirtyfour::Key;
