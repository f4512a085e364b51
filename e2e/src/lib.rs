//! Harness for tests in a real browser.
//!
//! A test calls [`with_browser`] and gets a [`Browser`] that shows the shipped app, served by the
//! app's own server. Elements are found as a screen reader finds them, by role and name. Whatever
//! happens in the test, the browser is closed again; errors on the console fail the test.

mod app;
mod axe;
mod browser;
mod driver;
mod element;
mod emulate;
mod options;
mod places;
mod run;
mod wire;

pub use app::App;
pub use browser::Browser;
pub use element::Element;
pub use emulate::{Motion, Screen, Theme};
pub use options::Options;
pub use places::binary;
pub use run::with_browser;
pub use thirtyfour::Key;
pub use wire::Wire;
